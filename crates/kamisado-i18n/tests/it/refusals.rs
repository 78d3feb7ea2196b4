//! What a player is told who types something that cannot be played.
#![allow(clippy::unwrap_used)]

use kamisado::notation::read_move;
use kamisado::{Match, MatchKind, MatchRules, Opening, Position};
use kamisado_i18n::{Explain, Language};

fn refused(position: &str, typed: &str) -> String {
    let position: Position = position.parse().unwrap();
    let error = read_move(typed, &position, Language::English).unwrap_err();
    error.explain(Language::English)
}

const START: &str = "OBUPYRGN/8/8/8/8/8/8/ngrypubo b -";
/// Black's pink sumo in front of a run of towers.
const SUMO: &str = "8/8/3G4/3R4/3+p4/8/8/n6o b p";

#[test]
fn a_move_that_cannot_be_played_is_refused_with_the_reason() {
    let cases = [
        (START, "b2b3", "There is no tower on b2."),
        (START, "b8b7", "The blue tower there belongs to White."),
        (SUMO, "a1a2", "Only the pink tower can move now."),
        (
            START,
            "b1c4",
            "b1c4 goes neither straight nor diagonally: towers only move straight or diagonally forward.",
        ),
        (START, "b1b8", "White’s blue tower on b8 is in the way."),
        (
            SUMO,
            "d4d5",
            "There are too many towers in a row here: this sumo can push one tower at most.",
        ),
        (
            START,
            "Green Straight 6 Red",
            "That doesn’t match: b7 is orange.",
        ),
        (
            START,
            "Grass 6",
            "“Grass” is neither a colour nor a direction here.",
        ),
        (
            START,
            "G0O",
            "You can’t choose to pass: a blocked tower passes automatically.",
        ),
    ];
    for (position, typed, told) in cases {
        assert_eq!(refused(position, typed), told, "{typed}");
    }
}

#[test]
fn a_position_that_cannot_be_read_is_refused_with_the_reason() {
    let cases = [
        (
            "OBUPYRGN/8/8/8/8/8/8 b -",
            "The position has 7 ranks instead of 8.",
        ),
        ("8/8/8/7/8/8/8/n7 b -", "Rank 5 has 7 squares instead of 8."),
        (
            "8/8/8/8/x7/8/8/n7 b -",
            "The character “x” at position 9 doesn’t belong in a board position.",
        ),
        (
            "n7/8/8/8/8/8/8/8 b -",
            "Black’s brown tower on a8 has already reached the opponent’s home row; the round would be over.",
        ),
    ];
    for (text, told) in cases {
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!(error.explain(Language::English), told);
    }
}

#[test]
fn a_decision_that_is_not_due_is_refused_with_what_is() {
    let tournament = MatchRules {
        opening: Opening::Tournament,
        ..MatchRules::new(MatchKind::Standard)
    };
    let error = Match::new(tournament)
        .play("b1b7".parse().unwrap())
        .unwrap_err();
    assert_eq!(
        error.explain(Language::English),
        "Not now: Black must line up the towers first."
    );
    let replayed = Match::default().replay(["b1b7", "left"].map(|text| text.parse().unwrap()));
    assert_eq!(
        replayed.unwrap_err().explain(Language::German),
        "Entscheidung Nr. 2, left: Das geht jetzt nicht: Weiß ist am Zug."
    );
}

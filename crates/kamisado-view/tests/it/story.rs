//! The story of a match and its state.

use kamisado::{Concession, Language, Match, MatchKind, Side};
use kamisado_view::{EntryKind, State, Story};

use crate::{ROUND, after, from_position, standard};

#[test]
fn the_story_has_every_character_of_the_score_sheet() {
    let story = Story::of(&standard(&format!("{ROUND} left")), Language::English);
    assert_eq!(story.fen, "OBUPYRGN/8/8/8/8/8/8/ngrypubo b -");
    assert_eq!(story.decisions.len(), 11);
    let first = &story.decisions[0];
    let [entry] = first.entries.as_slice() else {
        panic!("{first:?}");
    };
    assert_eq!((entry.kind, entry.row), (EntryKind::Move, 1));
    assert_eq!((entry.arrow, entry.squares), (Some('↑'), 4));
    assert_eq!(
        [&*entry.ascii, &*entry.kanji, &*entry.words],
        ["O^4Y", "橙↑4黄", "Orange Straight 4 Yellow"]
    );
    let won = &story.decisions[9];
    assert_eq!((won.round, won.score.white), (1, 1));
    let fill = &story.decisions[10];
    assert_eq!((fill.round, fill.entries.len()), (2, 0));
    assert_eq!(
        fill.events[0].sentence,
        "White has both players fill from the left."
    );
    // Each board of the story is the one that the same list of decisions leads to.
    let mut game = Match::new(MatchKind::Standard.into());
    for taken in &story.decisions {
        game.play(taken.decision).unwrap();
        let state = State::of(&game, Language::English);
        assert_eq!(
            (&state.fen, &state.events, state.score),
            (&taken.fen, &taken.events, taken.score)
        );
    }
}

#[test]
fn pushes_and_passes_have_entries_of_their_own() {
    let game = after(from_position("4B3/8/8/2R5/3G4/3+p4/8/8 b p"), "d3d4");
    let story = Story::of(&game, Language::English);
    let entries = &story.decisions[0].entries;
    let kinds: Vec<_> = entries
        .iter()
        .map(|entry| (entry.kind, entry.side, &*entry.ascii))
        .collect();
    assert_eq!(
        kinds,
        [
            (EntryKind::Move, Side::Black, "P^1N"),
            (EntryKind::Pushed, Side::White, "Gv1O")
        ]
    );
}

#[test]
fn the_state_says_everything_in_words_too() {
    let game = from_position("4B3/8/8/2R5/3G4/3+p4/8/8 b p");
    let state = State::of(&game, Language::English);
    assert_eq!(state.due, "Black to move, with the pink tower on d3.");
    let name = |square: &str| &*state.names[&square.parse().unwrap()];
    assert_eq!(
        [name("d3"), name("d4"), name("a1")],
        [
            "d3, purple: Black’s pink tower with one dragon tooth, must move",
            "d4, brown: White’s green tower",
            "a1, brown, empty"
        ]
    );
    assert_eq!(state.names.len(), 64);
    assert_eq!(state.legal.len(), state.legal_words.len());
    let push = state.legal.iter().position(|d| d.to_string() == "d3d4");
    assert_eq!(state.legal_words[push.unwrap()], "Pink Straight 1 Brown");

    let mut game = standard(ROUND);
    let state = State::of(&game, Language::English);
    assert!(state.due.starts_with("White won the round and chooses"));
    assert_eq!(state.previews.unwrap().left.towers.len(), 16);
    game.concede(Side::Black, Concession::Resignation).unwrap();
    let state = State::of(&game, Language::English);
    assert_eq!(state.due, "Black resigns, and White wins the match.");
}

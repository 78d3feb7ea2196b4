//! A whole match told in every language: read the snapshots as a reader of the language would.
#![allow(clippy::unwrap_used)]

use kamisado::{
    Concession, Decision, Event, Match, MatchKind, MatchRules, Opening, Position, Side,
};
use kamisado_i18n::{Language, tell};

/// A long match with slides, passes, pushes of one and two towers, a deadlock, both fills and a level score.
const LONG_MATCH: &str = "\
    h1h4 d8d4 a1b2 h8h6 g1g7 h6d2 g7h8 left \
    d8g5 b1d3 e8f7 c1d2 g5g3 d1e2 h8h2 d3g6 f8e7 h1h2 a1d4 a8a1 right \
    b1b7 b8c7 d1d3 e8e3 a1a6 g8g3 d3d5 c7a5 d5c6 a5a3 e1a5 a8a7 g3e1 right \
    e1e7 c8c2 left \
    b8b2 f1f5 h8h7 e1e5 d8d3 e5f6 d3e2 a1a7 b2a1 right \
    e1f2 c8c3 c1e3 h8h7 b1b4 h7c2 h1h2 c2c1 right \
    d1g4 d8d5 h1h7 d5h1 left \
    d1a4 c8a6 a4a5 g8d5 h1h2 h8e5 b1e4 d8b6 c1c4 e8c6 h2h7 a8a7 e1e3 e5e4 c6c5 f1f5 c5c4 f8f7 g1g5 e4e3 d5h1";

/// A double round in which each challenger wins the same short round.
const DOUBLE_ROUND: &str = "h1h4 d8d4 a1b2 h8h6 g1g7 h6d2 g7h8 a8a5 e1e5 h8g7 a1a3 b8b2 a3e7 b2a1";

fn decisions(text: &str) -> impl Iterator<Item = Decision> {
    text.split_whitespace().map(|word| word.parse().unwrap())
}

/// What is told after each decision, the decision before it.
fn story(mut game: Match, text: &str, language: Language) -> String {
    let mut lines = Vec::new();
    for decision in decisions(text) {
        lines.push(format!("[{decision}]"));
        let events = game.play(decision).unwrap();
        lines.extend(events.iter().map(|event| tell(event, language)));
    }
    lines.join("\n")
}

#[test]
fn a_long_match_is_told_in_every_language() {
    for language in Language::ALL {
        let game = Match::new(MatchRules::new(MatchKind::Long));
        insta::assert_snapshot!(
            format!("long_match_{language}"),
            story(game, LONG_MATCH, language)
        );
    }
}

#[test]
fn a_tied_match_is_told_in_every_language() {
    for (language, expected) in [
        (Language::German, "Die Partie endet unentschieden, 1:1."),
        (Language::English, "The match is tied 1–1."),
        (Language::French, "La partie se termine à égalité, 1 à 1."),
        (Language::Dutch, "De partij eindigt gelijk: 1-1."),
        (Language::Turkish, "Maç 1-1 berabere bitti."),
        (
            Language::Hungarian,
            "A játszma döntetlen, a végeredmény 1:1.",
        ),
        (Language::Romanian, "Meciul se încheie la egalitate, 1–1."),
    ] {
        let game = Match::new(MatchRules::new(MatchKind::DoubleRound));
        let story = story(game, DOUBLE_ROUND, language);
        assert_eq!(story.lines().last(), Some(expected));
    }
}

#[test]
fn what_the_long_match_lacks_is_told_too() {
    for language in Language::ALL {
        let tournament = MatchRules {
            opening: Opening::Tournament,
            ..MatchRules::new(MatchKind::Single)
        };
        let line_ups = story(Match::new(tournament), "ngrypubo obupyrgn", language);

        let position: Position = "8/3N4/3G4/3R4/3+++p4/8/8/6o1 b p".parse().unwrap();
        let push = Match::from_position(MatchRules::default(), position).unwrap();
        let push = story(push, "d4d5", language);

        let conceded = Concession::ALL.map(|concession| {
            let events = Match::default()
                .concede(Side::Black, concession)
                .unwrap()
                .to_vec();
            events
                .iter()
                .map(|event| tell(event, language))
                .collect::<String>()
        });
        let begun = tell(&Event::LineUpDue(Side::Black), language);
        let all = [begun, line_ups, push].into_iter().chain(conceded);
        insta::assert_snapshot!(
            format!("other_events_{language}"),
            all.collect::<Vec<_>>().join("\n")
        );
    }
}

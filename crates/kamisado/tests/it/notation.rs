//! The official notation, over every legal move of the conformance vectors' positions.

#![allow(clippy::unwrap_used)] // A line that cannot be read should fail the test.

use kamisado::notation::{Entry, Style, read_move};
use kamisado::{Board, Language, Position};
use serde_json::Value;

fn positions() -> impl Iterator<Item = Position> {
    [
        include_str!("../vectors/perft.jsonl"),
        include_str!("../vectors/plays.jsonl"),
    ]
    .into_iter()
    .flat_map(str::lines)
    .map(|line| {
        let line: Value = serde_json::from_str(line).unwrap();
        line["position"].as_str().unwrap().parse().unwrap()
    })
    .flat_map(|position: Position| [position, position.flip_board()])
}

#[test]
fn every_legal_move_is_read_back_in_every_style() {
    for position in positions() {
        for m in position.moves() {
            let entry = Entry::of_move(&position, m).unwrap();
            // Every style is read whatever language the reader speaks.
            let language = match position.board() {
                Board::Standard => Language::English,
                Board::Mirrored => Language::Hungarian,
            };
            for style in Style::all() {
                let text = entry.display(style).to_string();
                assert_eq!(
                    read_move(&text, &position, language),
                    Ok(m),
                    "{text} in {position}"
                );
            }
            assert_eq!(
                read_move(&m.to_string(), &position, Language::default()),
                Ok(m)
            );
        }
    }
}

#[test]
fn the_last_character_names_the_tower_that_is_active_next() {
    let (mut pushes, mut passes) = (0, 0);
    for position in positions() {
        for m in position.moves() {
            let played = position.play(m).unwrap();
            pushes += played.pushed.len();
            passes += played.passes.len();
            let (_, last) = played.entries().last().unwrap();
            if let Some(next) = played.next.position() {
                assert!(
                    next.active().is_none_or(|active| active == last.onto),
                    "{m} in {position}"
                );
            }
        }
    }
    assert!(pushes > 100 && passes > 100, "the vectors hold both");
}

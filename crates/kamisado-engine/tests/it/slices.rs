//! Whatever is worked on in slices comes to the same result as in one piece.

#![allow(clippy::unwrap_used)] // A match that cannot be set up should fail the test.

use kamisado::{Match, MatchKind, MatchRules, Opening};
use kamisado_engine::review::{Review, Reviewer};
use kamisado_engine::{Count, Level, Limits, Memory, Player, Solver, Thinking};

/// Smaller than what any of the questions takes.
const SLICE: u64 = 37;

fn solver() -> Solver {
    Solver::new(Memory::mebibytes(4))
}

fn game() -> Match {
    let mut game = Match::new(MatchKind::Standard.into());
    for m in [
        "h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7",
    ] {
        game.play(m.parse().unwrap()).unwrap();
    }
    game
}

#[test]
fn a_length_is_the_same_in_slices() {
    let position = *game().position().unwrap();
    let whole = solver().length(&position, &Limits::none());
    let solver = solver();
    let mut count = Count::new(&position);
    let length = loop {
        if let Some(length) = solver.count(&mut count, &Limits::none(), SLICE) {
            break length;
        }
    };
    assert!(count.nodes() > SLICE);
    assert_eq!(length, whole);
}

#[test]
fn a_decision_is_the_same_in_slices() {
    let line_ups = Match::new(MatchRules {
        opening: Opening::Tournament,
        ..MatchKind::Long.into()
    });
    for game in [game(), Match::new(MatchKind::Marathon.into()), line_ups] {
        for level in [Level::new(6).unwrap(), Level::PERFECT] {
            // A limit for all questions together has to be shared out the same way.
            let limits = || Limits::none().nodes_in_all(60_000);
            let whole = Player::new(level, Memory::mebibytes(4)).decide(&game, &limits());
            let mut player = Player::new(level, Memory::mebibytes(4));
            let mut thinking = Thinking::new(&game, &limits()).unwrap();
            let mut before = 0;
            let choice = loop {
                let choice = player.think(&mut thinking, SLICE);
                let nodes = thinking.nodes() - before;
                assert!(nodes <= 2 * SLICE, "{nodes} nodes in a slice");
                before = thinking.nodes();
                if choice.is_some() {
                    break choice;
                }
            };
            assert_eq!(choice, whole);
        }
    }
}

#[test]
fn a_review_is_the_same_in_slices() {
    let game = game();
    let limits = Limits::none().nodes(2_000);
    let whole = Review::of(&game, &solver(), &limits, |_| ());
    let solver = solver();
    let mut reviewer = Reviewer::new(&game);
    while !reviewer.is_done() {
        reviewer.step(&solver, &limits, 1_000);
    }
    assert_eq!(reviewer.finish(), whole);
}

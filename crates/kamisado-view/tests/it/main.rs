//! What every surface shows of a match.

// A test program may panic anywhere, not only in the functions marked as tests.
#![allow(clippy::unwrap_used)]

mod asides;
mod story;
mod texts;

use kamisado::{Match, MatchKind};

/// A short first round that White wins with orange, whose tower is a sumo from then on.
const ROUND: &str = "h1h5 e8e2 b1b2 h8h6 g1g7 h6e3 c1c4 g8h7 f1f7 e2f1";

/// A standard match after these decisions.
fn standard(decisions: &str) -> Match {
    after(Match::new(MatchKind::Standard.into()), decisions)
}

fn after(game: Match, decisions: &str) -> Match {
    let decisions = decisions.split_whitespace().map(str::parse);
    let decisions: Vec<_> = decisions.collect::<Result<_, _>>().unwrap();
    game.replay(decisions).unwrap()
}

/// A single round from a position.
fn from_position(text: &str) -> Match {
    Match::from(text.parse::<kamisado::Position>().unwrap())
}

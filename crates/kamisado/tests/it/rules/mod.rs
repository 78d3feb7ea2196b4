//! The rules of the game, one test or several named after each of the sixteen.
//!
//! A position text shows the board as it lies: rank 8 first, capitals for White, a `+` for each tooth.

#![allow(clippy::unwrap_used)] // What cannot be read or played should fail the test.

mod checks;
mod double_round;
mod matches;
mod openings;
mod play;
mod round;
mod studies;
mod sumos;

use std::collections::BTreeSet;

use kamisado::{
    Decision, Event, Fill, IllegalMove, Match, MatchKind, MatchRules, Move, Next, Played, Position,
    Reason, RoundEnd, Side, Square, Tower,
};

/// Every kind of match, a series also of another length than the usual.
fn kinds() -> impl Iterator<Item = MatchKind> {
    MatchKind::ALL
        .into_iter()
        .chain(["series-2".parse().unwrap()])
}

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn tower(letter: char) -> Tower {
    Tower::from_letter(letter).unwrap()
}

fn decision(text: &str) -> Decision {
    text.parse().unwrap()
}

/// The legal moves, as text.
fn moves(position: &Position) -> BTreeSet<String> {
    position.moves().map(|m| m.to_string()).collect()
}

/// The squares the towers that may move can go to.
fn targets(position: &Position) -> BTreeSet<String> {
    position.moves().map(|m| m.to.to_string()).collect()
}

/// Words as a set, to compare with the above.
fn set(words: &str) -> BTreeSet<String> {
    words.split_whitespace().map(str::to_owned).collect()
}

fn play(position: &Position, m: &str) -> Played {
    position.play(m.parse().unwrap()).unwrap()
}

/// Why this move cannot be played.
fn refused(position: &Position, m: &str) -> IllegalMove {
    let m: Move = m.parse().unwrap();
    assert!(!position.is_legal(m));
    position.play(m).unwrap_err()
}

/// The position after a move that does not end the round.
fn after(position: &Position, m: &str) -> Position {
    match play(position, m).next {
        Next::Turn(next) => next,
        Next::Over(finish) => panic!("{m} ends the round: {:?}", finish.end),
    }
}

/// How the round ends with a move.
fn end(position: &Position, m: &str) -> RoundEnd {
    match play(position, m).next {
        Next::Over(finish) => finish.end,
        Next::Turn(next) => panic!("the round goes on after {m}: {next}"),
    }
}

/// The towers that pass after a move, as letters.
fn passes(position: &Position, m: &str) -> String {
    let played = play(position, m);
    played
        .passes
        .iter()
        .map(|pass| pass.tower.letter())
        .collect()
}

/// Plays a round, both players helping, so that this tower wins it by reaching the home row; returns the last events.
fn win_with(game: &mut Match, letter: char) -> Vec<Event> {
    let wanted = RoundEnd {
        winner: tower(letter).side,
        reason: Reason::HomeRow,
        tower: tower(letter).color,
    };
    let start = *game.position().unwrap();
    let line = (1..9)
        .find_map(|depth| line_to(&start, wanted, depth))
        .unwrap();
    for m in line.into_iter().rev() {
        game.play(Decision::Move(m)).unwrap();
    }
    game.last_events().to_vec()
}

/// The shortest line to this end, last move first.
fn line_to(position: &Position, wanted: RoundEnd, depth: u32) -> Option<Vec<Move>> {
    position
        .moves()
        .find_map(|m| match position.play_unchecked(m) {
            Next::Over(finish) => (finish.end == wanted && depth == 1).then(|| vec![m]),
            Next::Turn(_) if depth == 1 => None,
            Next::Turn(next) => {
                let mut line = line_to(&next, wanted, depth - 1)?;
                line.push(m);
                Some(line)
            }
        })
}

/// Plays a round as above and lets the winner fill, where that is due.
fn win_and_fill(game: &mut Match, letter: char, fill: Fill) {
    win_with(game, letter);
    if game.result().is_none() && game.rules().kind.has_teeth() {
        game.play(Decision::Fill(fill)).unwrap();
    }
}

fn new_match(kind: &str) -> Match {
    Match::new(MatchRules::new(kind.parse().unwrap()))
}

fn score(game: &Match) -> (u8, u8) {
    (game.score()[Side::Black], game.score()[Side::White])
}

//! How the book comes about: which answers to a line-up to try, and in which order.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use kamisado::{Board, LineUp, Side};

use super::Book;
use crate::line_up::{Answers, round_after};
use crate::parameters::book::NODES_FOR_AN_ANSWER;
use crate::{Answer, Limits, Solver, Value};

/// What came of the answers that were tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Try {
    /// The answer that wins, if one was found.
    pub answer: Option<LineUp>,
    /// How many answers were tried.
    pub tried: usize,
    /// How many positions were looked into.
    pub nodes: u64,
}

/// The answers that are most likely to win: first those that win against line-ups in which two towers have changed places, then
/// those that win against the most.
#[must_use]
pub fn likely_answers(book: &Book, challengers: LineUp) -> Vec<LineUp> {
    let mut votes: BTreeMap<LineUp, usize> = BTreeMap::new();
    for one in 0..8 {
        for other in 0..one {
            let mut colors = *challengers.colors();
            colors.swap(one, other);
            let neighbour = LineUp::new(colors).unwrap_or_default();
            if let Some(Answer::Wins(answer)) = book.answer(Board::Standard, neighbour) {
                *votes.entry(answer).or_default() += 1;
            }
        }
    }
    let mut answers: Vec<(LineUp, usize)> = votes.into_iter().collect();
    answers.sort_by_key(|&(_, count)| Reverse(count));
    let mut known = BTreeSet::new();
    answers
        .into_iter()
        .chain(book.defences())
        // What the book knows of the one it also knows of its mirror.
        .flat_map(|(answer, _)| [answer, answer.mirror()])
        .filter(|&answer| known.insert(answer))
        .collect()
}

/// Tries these answers to a challenger's line-up, then so many variations of those that were hardest to beat.
pub fn find_answer(
    solver: &Solver,
    challengers: LineUp,
    likely: &[LineUp],
    variations: usize,
    limits: &Limits,
) -> Try {
    let mut answers = Answers::new(challengers.index() as u64);
    let mut found = Try {
        answer: None,
        tried: 0,
        nodes: 0,
    };
    let limits = limits.clone().nodes(NODES_FOR_AN_ANSWER);
    for place in 0..likely.len() + variations {
        let answer = match likely.get(place) {
            Some(&answer) => answers.take(answer),
            None => answers.next(),
        };
        let start = round_after(Board::Standard, Side::White, challengers, answer);
        let outcome = solver.solve(&start, &limits);
        found.tried += 1;
        found.nodes += outcome.nodes;
        match outcome.value {
            Some(Value::Loss) => {
                found.answer = Some(answer);
                return found;
            }
            Some(Value::Win) => answers.lost(answer, outcome.nodes),
            None => {}
        }
        if limits.is_stopped() {
            break;
        }
    }
    found
}

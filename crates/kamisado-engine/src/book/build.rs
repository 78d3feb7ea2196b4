//! How the book is built: which answers to a line-up to try, and in which order.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use kamisado::{Board, LineUp, Side};

use super::answers::Answers;
use super::every::{Challenger, all_answers};
use super::{Answer, Book};
use crate::line_up::round_after;
use crate::parameters::book::{LIKELY, MORE_LIKELY, NODES_FOR_AN_ANSWER, VARIATIONS};
use crate::{Limits, Solver, Value};

/// How hard to look for an answer: first the likely ones, for all line-ups, then more for the line-ups that resist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The answers that beat similar line-ups, and those that beat the most line-ups.
    Likely,
    /// More of them, and variations of those that were hardest to beat.
    Variations,
    /// All 40,320.
    Every,
}

impl Stage {
    /// The next stage, if this one was not enough.
    #[must_use]
    pub const fn next(self) -> Option<Stage> {
        match self {
            Stage::Likely => Some(Stage::Variations),
            Stage::Variations => Some(Stage::Every),
            Stage::Every => None,
        }
    }
}

/// Looks for an answer to a challenger's line-up on the standard board. Only [`Stage::Every`] can find that there is none.
///
/// The solver's memory is cleared first, because a small table is quicker than a full one.
pub fn search(
    solver: &mut Solver,
    book: &Book,
    challengers: LineUp,
    stage: Stage,
) -> Option<Answer> {
    let likely = likely_answers(book, challengers);
    match stage {
        Stage::Likely => try_some(solver, challengers, likely.into_iter().take(LIKELY), 0),
        Stage::Variations => {
            let likely = likely.into_iter().take(MORE_LIKELY);
            try_some(solver, challengers, likely, VARIATIONS)
        }
        Stage::Every => {
            let mut challenger = Challenger::new(solver, challengers);
            let rest = all_answers()
                .into_iter()
                .filter(|answer| !likely.contains(answer));
            let all = likely.iter().copied().chain(rest);
            let wins = challenger.winning_answers(solver, all).next();
            Some(wins.map_or(Answer::None, Answer::Wins))
        }
    }
}

/// Proves an entry in the book again.
pub fn proves(solver: &mut Solver, challengers: LineUp, answer: Answer) -> bool {
    match answer {
        Answer::Wins(answer) => {
            let start = round_after(Board::Standard, Side::White, challengers, answer);
            solver.clear();
            solver.solve(&start, &Limits::none()).value == Some(Value::Loss)
        }
        Answer::None => {
            let mut challenger = Challenger::new(solver, challengers);
            let mut winning = challenger.winning_answers(solver, all_answers());
            winning.next().is_none()
        }
    }
}

/// The answers that win against a challenger's line-up on the standard board. Every one of the 40,320 is tried until
/// `enough` of them are found.
#[must_use]
pub fn winning_answers(solver: &mut Solver, challengers: LineUp, enough: usize) -> Vec<LineUp> {
    let mut challenger = Challenger::new(solver, challengers);
    let winning = challenger.winning_answers(solver, all_answers());
    winning.take(enough).collect()
}

/// The answers that are most likely to win: first those that win against line-ups in which two towers have changed places, then
/// those that win against the most.
#[must_use]
pub(crate) fn likely_answers(book: &Book, challengers: LineUp) -> Vec<LineUp> {
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

/// Tries these answers to a challenger's line-up, then this many variations of those that were hardest to beat.
fn try_some(
    solver: &mut Solver,
    challengers: LineUp,
    likely: impl Iterator<Item = LineUp>,
    variations: usize,
) -> Option<Answer> {
    let mut answers = Answers::new(challengers.index() as u64).with_likely(likely);
    let mut varied = 0;
    while !answers.has_tried_the_likely_ones() || varied < variations {
        varied += usize::from(answers.has_tried_the_likely_ones());
        let answer = answers.next();
        let start = round_after(Board::Standard, Side::White, challengers, answer);
        solver.clear();
        let outcome = solver.solve(&start, &Limits::none().nodes(NODES_FOR_AN_ANSWER));
        match outcome.value {
            Some(Value::Loss) => return Some(Answer::Wins(answer)),
            Some(Value::Win) => answers.lost(answer, outcome.nodes),
            None => {}
        }
    }
    None
}

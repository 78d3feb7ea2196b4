//! Trying all 40,320 answers to a line-up.

use std::cmp::Reverse;

use kamisado::{Board, LineUp, Move, Next, Position, Side};

use crate::line_up::{random_line_up, round_after};
use crate::parameters::book::{LESSONS, NODES_FOR_A_LESSON, NODES_FOR_THE_BEST_MOVE};
use crate::{Limits, Solver, Value};

/// A challenger's line-up on the standard board, and the first move that beats the most answers to it.
///
/// One first move often beats two answers in three, and its proof is short. So it is tried before all others, which takes less
/// than two thirds of the nodes.
#[derive(Debug)]
pub(super) struct Challenger {
    line_up: LineUp,
    best: Option<Move>,
}

impl Challenger {
    /// Learns from a few random answers which first move is the best.
    pub(super) fn new(solver: &mut Solver, line_up: LineUp) -> Challenger {
        let mut challenger = Challenger {
            line_up,
            best: None,
        };
        let mut wins: Vec<(usize, Move)> = challenger
            .start(LineUp::OWN_COLORS)
            .moves()
            .map(|m| (0, m))
            .collect();
        for seed in 0..LESSONS {
            let start = challenger.start(random_line_up(seed));
            for (count, m) in &mut wins {
                solver.clear();
                *count += usize::from(wins_with(solver, &start, *m, NODES_FOR_A_LESSON));
            }
        }
        wins.sort_by_key(|&(count, _)| Reverse(count));
        challenger.best = wins.first().map(|&(_, m)| m);
        challenger
    }

    /// Whether this answer loses.
    pub(super) fn beats(&self, solver: &mut Solver, answer: LineUp) -> bool {
        let start = self.start(answer);
        solver.clear();
        let wins = |m| wins_with(solver, &start, m, NODES_FOR_THE_BEST_MOVE);
        self.best.is_some_and(wins)
            || solver.solve(&start, &Limits::none()).value == Some(Value::Win)
    }

    fn start(&self, answer: LineUp) -> Position {
        round_after(Board::Standard, Side::White, self.line_up, answer)
    }
}

/// Whether a move is proven to win within so many nodes.
fn wins_with(solver: &Solver, position: &Position, m: Move, nodes: u64) -> bool {
    match position.play_unchecked(m) {
        Next::Over(finish) => finish.end.winner == position.side(),
        Next::Turn(next) => {
            let value = solver.solve(&next, &Limits::none().nodes(nodes)).value;
            let wanted = if next.side() == position.side() {
                Value::Win
            } else {
                Value::Loss
            };
            value == Some(wanted)
        }
    }
}

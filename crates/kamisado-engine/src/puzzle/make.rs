//! Finding out whether a position is a puzzle, and how hard it is.

use kamisado::{Next, Position};

use super::Puzzle;
use crate::parameters::puzzle::*;
use crate::{Limits, Solver, Value};

impl Puzzle {
    /// The puzzle in a position: at least three legal moves with one tower, one of them proven to win and all others
    /// proven to lose, and a win that is not too far away. `None` if it is not a puzzle, or a limit was reached.
    #[must_use]
    pub fn at(position: &Position, solver: &Solver, limits: &Limits) -> Option<Puzzle> {
        position.active()?;
        if position.move_count() < FEWEST_MOVES {
            return None;
        }
        let side = position.side();
        let mut key_move = None;
        let mut tempting = Vec::new();
        for m in position.moves() {
            let next = position.play_unchecked(m);
            let wins = match &next {
                Next::Over(finish) => finish.end.winner == side,
                Next::Turn(next) => {
                    let value = solver.solve(next, limits).value?;
                    (value == Value::Win) == (next.side() == side)
                }
            };
            if !wins {
                if is_tempting(position, &next) {
                    tempting.push(m);
                }
            } else if key_move.replace(m).is_some() {
                return None;
            }
        }
        let key_move = key_move?;
        let length = solver.length(position, limits)?;
        if length.moves > LONGEST || length.line.first() != Some(&key_move) {
            return None;
        }
        Some(Puzzle {
            position: *position,
            grade: grade(length.moves, tempting.len()),
            length: length.moves,
            solution: length.line,
            tempting,
        })
    }
}

/// Whether a losing move looks good at first sight: the opponent cannot win at once after it.
fn is_tempting(position: &Position, next: &Next) -> bool {
    let Next::Turn(next) = next else {
        return false;
    };
    let wins_at_once = next.moves().any(|m| {
        let end = next.play_unchecked(m).end();
        end.is_some_and(|end| end.winner != position.side())
    });
    next.side() == position.side() || !wins_at_once
}

/// How hard it is to find a win that takes this many moves among this many moves that look good.
pub(super) fn grade(length: u32, tempting: usize) -> u8 {
    if length == 1 {
        return 1;
    }
    let own_moves = length.div_ceil(2) as usize;
    let difficulty = POINTS_FOR_A_MOVE * (own_moves - 1) + tempting.min(MOST_TEMPTING);
    let harder = GRADES_FROM.iter().filter(|&&from| difficulty >= from);
    1 + harder.count() as u8
}

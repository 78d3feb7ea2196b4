//! Whether a side can win a round in such a way that it also wins the next one.
//!
//! The end of a round decides the next line-ups, and to prove a next round takes thousands of nodes. So a win of the round is looked into only where
//! the search enters a position that has one, and the guesses make such positions look expensive.

use std::cell::RefCell;
use std::collections::HashMap;

use kamisado::{Board, Fill, Finish, Move, Position, Side};

use super::estimate::Estimator;
use super::numbers::{MOST, Numbers};
use super::proof::{Crew, Prover, Question, can_win_at_once, wins_now};
use super::table::TranspositionTable;
use super::{Goal, Memory, Solver, View};
use crate::next_round::next_start;
use crate::parameters::twice::{RARITY, WIN_WITHIN_REACH};
use crate::sight::dice;
use crate::{Limits, Value};

/// What was found out about winning twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Twice {
    /// Whether the side to move can force it, if that was proven within the limits.
    pub forced: Option<bool>,
    /// How many positions of this round were looked into.
    pub nodes: u64,
    /// How many next rounds were looked into.
    pub next_rounds: usize,
    /// How many of them the winner of this round wins as well.
    pub won_again: usize,
    /// How many of them could not be proven within their limit.
    pub unproven: usize,
}

impl Solver {
    /// Proves whether the side to move can force a win of this round after which, with one of the two fills, it wins the next round too. No
    /// next round has a capped opening. Each next round gets so many nodes; if that is not enough, it counts as one that may be won.
    ///
    /// ```
    /// use kamisado::Position;
    /// use kamisado_engine::{Limits, Memory, Solver};
    ///
    /// // Black's blue tower can win at once, but White wins the round that follows, and no other move brings more.
    /// let position: Position = "1Y4U1/2NP4/7O/p2u3b/5B2/Gg2y3/6R1/n1r4o b b".parse()?;
    /// let twice = Solver::new(Memory::mebibytes(16)).wins_twice(&position, &Limits::none(), 1_000_000);
    /// assert_eq!(twice.forced, Some(false));
    /// # Ok::<(), kamisado::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn wins_twice(&self, position: &Position, limits: &Limits, next_nodes: u64) -> Twice {
        // On the mirrored board the two fills change places, and either will do.
        let position = &View::of(position).position;
        let next_rounds = NextRounds::new(next_nodes);
        let crew = Crew::new(&self.table, limits, 1);
        let never = || false;
        let question = WinsTwice {
            side: position.side(),
            next_rounds: &next_rounds,
        };
        let mut prover = Prover::new(question, &crew, &never);
        let forced = match prover.prove(position).numbers.value() {
            Some(Value::Loss) => Some(false),
            // What is not proven was taken for a win.
            Some(Value::Win) if next_rounds.count(None) == 0 => Some(true),
            _ => None,
        };
        Twice {
            forced,
            nodes: prover.into_path().nodes(),
            next_rounds: next_rounds.known.borrow().len(),
            won_again: next_rounds.count(Some(Value::Loss)),
            unproven: next_rounds.count(None),
        }
    }
}

/// The question whether this side wins the round and the one after it.
#[derive(Clone, Copy)]
struct WinsTwice<'a> {
    side: Side,
    next_rounds: &'a NextRounds,
}

impl Question for WinsTwice<'_> {
    fn winner(self, finish: &Finish) -> Side {
        if finish.end.winner == self.side && self.next_rounds.may_be_won_after(finish) {
            self.side
        } else {
            !self.side
        }
    }

    fn winning_move(self, _: &Position) -> Option<Move> {
        None
    }

    fn glance(self, position: &Position, _: u32) -> Option<Value> {
        let wins = position.side() != self.side && wins_now(position, Goal::ROUND);
        wins.then_some(Value::Win)
    }

    fn is_refuted(self, position: &Position, m: Move, _: u32) -> bool {
        position.side() == self.side && position.calls_a_winner(m)
    }

    fn key(self, position: &Position, _: u32) -> u64 {
        let is_own = position.side() == self.side;
        position.key() ^ dice(1 << 40 | u64::from(is_own))
    }

    fn known(self, table: &TranspositionTable, _: &Position, key: u64, _: u32) -> Option<Numbers> {
        table.get(key)
    }

    /// The guess about the round, except that a win of the round is a chance only.
    fn guess(self, position: &Position) -> Numbers {
        let is_own = position.side() == self.side;
        if is_own && can_win_at_once(position, Goal::ROUND) {
            return WIN_WITHIN_REACH;
        }
        let guess = Estimator::new(Goal::ROUND).numbers(position);
        // From now on as this side sees it.
        let guess = if is_own { guess } else { guess.reversed() };
        let guess = if guess.is_lost() {
            guess
        } else if guess.is_won() {
            WIN_WITHIN_REACH
        } else {
            Numbers::new(guess.proof.saturating_mul(RARITY).min(MOST), guess.disproof)
        };
        if is_own { guess } else { guess.reversed() }
    }

    fn remember(self, table: &TranspositionTable, key: u64, _: u32, numbers: Numbers, work: u64) {
        table.put(key, numbers, work);
    }
}

/// The rounds that may follow, as far as they were looked into.
#[derive(Debug)]
struct NextRounds {
    solver: RefCell<Solver>,
    /// How many nodes each of them is worth.
    nodes: u64,
    /// Who wins them, by the keys of their starts, as the one sees it who moves first; `None` where the nodes were not enough.
    known: RefCell<HashMap<u64, Option<Value>>>,
}

impl NextRounds {
    fn new(nodes: u64) -> NextRounds {
        NextRounds {
            solver: RefCell::new(Solver::new(Memory::mebibytes(16))),
            nodes,
            known: RefCell::default(),
        }
    }

    /// Whether the winner of this round may win the next one too: with one of the fills they do, or it is not proven.
    fn may_be_won_after(&self, finish: &Finish) -> bool {
        Fill::ALL
            .into_iter()
            .filter_map(|fill| next_start(finish, fill, Board::Standard, None))
            .any(|start| self.value(&start) != Some(Value::Win))
    }

    fn value(&self, start: &Position) -> Option<Value> {
        let prove = || {
            let mut solver = self.solver.borrow_mut();
            solver.clear();
            let limits = Limits::none().nodes(self.nodes);
            solver.solve(start, &limits).value
        };
        let mut known = self.known.borrow_mut();
        *known.entry(start.key()).or_insert_with(prove)
    }

    /// How many have this value.
    fn count(&self, value: Option<Value>) -> usize {
        let known = self.known.borrow();
        known.values().filter(|&&known| known == value).count()
    }
}

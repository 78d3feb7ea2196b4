//! Whether a side can win a round in such a way that it also wins the next one.
//!
//! One proof-number search goes through both rounds: when the side wins this one, it continues with the two starts of the next one, one for each
//! fill. So the search takes into account how hard the next round is to prove, and leaves hard ones alone as long as there are others.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

use kamisado::{Board, Fill, Finish, Move, Position, Side, Towers};

use super::estimate::Estimator;
use super::numbers::{MOST, Numbers};
use super::proof::{Crew, End, Prover, Question, can_win_at_once, wins_now};
use super::table::TranspositionTable;
use super::{Goal, Memory, Solver, View};
use crate::next_round::next_start;
use crate::parameters::twice::{NEXT_ROUND, RARITY, WIN_WITHIN_REACH};
use crate::sight::dice;
use crate::{Limits, Value};

/// The result of a search for two wins in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Twice {
    /// Whether the side to move can force it, if that was proven within the limits.
    pub forced: Option<bool>,
    /// How many positions of both rounds were searched.
    pub nodes: u64,
    /// How many starts of next rounds were met.
    pub next_rounds: usize,
}

impl Solver {
    /// Proves whether the side to move can force a win of this round after which, with one of the two fills, it wins the next round too. No
    /// next round has a capped opening.
    ///
    /// ```
    /// use kamisado::Position;
    /// use kamisado_engine::{Limits, Memory, Solver};
    ///
    /// // Black's blue tower can win at once, but White wins the round that follows, and no other move brings more.
    /// let position: Position = "1Y4U1/2NP4/7O/p2u3b/5B2/Gg2y3/6R1/n1r4o b b".parse()?;
    /// let twice = Solver::new(Memory::mebibytes(16)).wins_twice(&position, &Limits::none());
    /// assert_eq!(twice.forced, Some(false));
    /// # Ok::<(), kamisado::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn wins_twice(&self, position: &Position, limits: &Limits) -> Twice {
        // On the mirrored board the two fills change places, and either will do.
        let position = &View::of(position).position;
        let next_rounds = NextRounds::default();
        let mut nodes = 0;
        let mut ask = |deadlocks| {
            let crew = Crew::new(&self.table, limits, 1);
            let never = || false;
            let question = WinsTwice {
                side: position.side(),
                teeth: teeth(position.towers()),
                deadlocks,
                next_rounds: &next_rounds,
            };
            let mut prover = Prover::new(question, &crew, &never);
            let value = prover.prove(position).numbers.value();
            nodes += prover.into_path().nodes();
            value
        };
        let value = match ask(Deadlocks::Win) {
            Some(Value::Win) => ask(Deadlocks::LeadOn),
            value => value,
        };
        Twice {
            forced: value.map(|value| value == Value::Win),
            nodes,
            next_rounds: next_rounds.met.borrow().len(),
        }
    }
}

/// What a deadlock brought about by the opponent is worth. After it the side that did not move chooses the fill, so both next rounds have to be
/// proven, and the opponent hardly ever needs one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deadlocks {
    /// All that the side asks for. What cannot be forced even so cannot be forced at all.
    Win,
    /// What the next rounds are worth.
    LeadOn,
}

/// The question whether this side wins the round and the one after it.
#[derive(Clone, Copy)]
struct WinsTwice<'a> {
    side: Side,
    /// The teeth in this round. In the next one there is one more.
    teeth: u32,
    deadlocks: Deadlocks,
    next_rounds: &'a NextRounds,
}

impl WinsTwice<'_> {
    fn is_next_round(self, towers: &Towers) -> bool {
        teeth(towers) != self.teeth
    }
}

fn teeth(towers: &Towers) -> u32 {
    towers.packed_teeth(Side::Black)
}

impl Question for WinsTwice<'_> {
    fn end(self, finish: &Finish, mover: Side) -> End {
        let winner = finish.end.winner;
        if winner != self.side || self.is_next_round(&finish.towers) {
            return End::Won(winner);
        }
        let is_deadlock = mover != self.side;
        if is_deadlock && self.deadlocks == Deadlocks::Win {
            return End::Won(self.side);
        }
        let starts = Fill::ALL.map(|fill| next_start(finish, fill, Board::Standard, None));
        let [Some(left), Some(right)] = starts else {
            return End::Won(!self.side);
        };
        self.next_rounds.meet(&left);
        self.next_rounds.meet(&right);
        if !is_deadlock {
            return End::GoesOn([left, right]);
        }
        let wins = |start| self.next_rounds.is_won_by_the_defender(start);
        End::Won(if wins(&left) || wins(&right) {
            self.side
        } else {
            !self.side
        })
    }

    fn winning_move(self, _: &Position) -> Option<Move> {
        None
    }

    fn glance(self, position: &Position, _: u32) -> Option<Value> {
        let may_win = position.side() != self.side || self.is_next_round(position.towers());
        (may_win && wins_now(position, Goal::ROUND)).then_some(Value::Win)
    }

    fn is_refuted(self, position: &Position, m: Move, _: u32) -> bool {
        let may_win = position.side() == self.side || self.is_next_round(position.towers());
        may_win && position.calls_a_winner(m)
    }

    fn key(self, position: &Position, _: u32) -> u64 {
        let is_own = position.side() == self.side;
        let leads_on = self.deadlocks == Deadlocks::LeadOn;
        position.key() ^ dice(1 << 40 | u64::from(leads_on) << 1 | u64::from(is_own))
    }

    fn known(self, table: &TranspositionTable, _: &Position, key: u64, _: u32) -> Option<Numbers> {
        table.get(key)
    }

    /// The guess about the round, except that a win of this round is a chance only.
    fn guess(self, position: &Position) -> Numbers {
        let is_own = position.side() == self.side;
        if self.is_next_round(position.towers()) {
            return if position.active().is_none() {
                NEXT_ROUND
            } else {
                Estimator::new(Goal::ROUND).numbers(position)
            };
        }
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

/// What is known of the starts of next rounds, by their keys.
#[derive(Debug, Default)]
struct NextRounds {
    met: RefCell<HashSet<u64>>,
    /// Whether the defender wins, for those that were proven apart.
    proven: RefCell<HashMap<u64, bool>>,
}

impl NextRounds {
    fn meet(&self, start: &Position) {
        self.met.borrow_mut().insert(start.key());
    }

    fn is_won_by_the_defender(&self, start: &Position) -> bool {
        let prove = || {
            let solver = Solver::new(Memory::mebibytes(16));
            solver.solve(start, &Limits::none()).value == Some(Value::Loss)
        };
        *self
            .proven
            .borrow_mut()
            .entry(start.key())
            .or_insert_with(prove)
    }
}

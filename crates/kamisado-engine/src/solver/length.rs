//! How long a round lasts when the winner hurries and the loser delays.
//!
//! It asks "does this side win within this many moves?" again and again, for two more moves each time. The proof-number search that proves who
//! wins also answers this. How long a position is known to last at least and at most is kept in the
//! solver's table beside the proofs, and so are the numbers of what is not answered yet, for each number of moves.

use std::mem;

use kamisado::{Bitboard, Finish, Move, Next, Position, Side};

use super::estimate::{Estimator, calling_a_slide_home};
use super::numbers::{INFINITE, MOST, Numbers};
use super::proof::{Crew, End, Path, Prover, Question, can_win_at_once, wins_now};
use super::table::TranspositionTable;
use super::{Goal, Solver, View};
use crate::{Limits, Value};

/// Exactly how a position ends under best play by both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Length {
    /// Who wins, as the side to move sees it.
    pub value: Value,
    /// How many moves remain until the round ends, if the winner takes the shortest way and the loser resists as long as possible. Both sides'
    /// moves count, passes don't.
    pub moves: u32,
    /// One such line of play, from the position to the end of the round.
    pub line: Vec<Move>,
    /// How many positions were searched.
    pub nodes: u64,
}

/// Up to this many moves are played out rather than made nodes.
const PLAIN_UP_TO: u32 = 3;

/// From this many moves on it is worth a look whether the winner is known to throw the win away.
const LOOK_FOR_REFUTATIONS_FROM: u32 = 6;

/// A round cannot last longer: sixteen towers have six rows each to go, and three sumos a side push back a few.
const LONGEST: u32 = 1000;

impl Solver {
    /// Finds the exact length of a position, within limits; `None` if a limit is reached first.
    ///
    /// This takes one thread, and longer than [`solve`](Solver::solve): to be exact about the length, every way to win
    /// and every way to resist has to be looked at.
    ///
    /// ```
    /// use kamisado::Position;
    /// use kamisado_engine::{Limits, Memory, Solver, Value};
    ///
    /// let position: Position = "3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6 b u".parse()?;
    /// let solver = Solver::new(Memory::mebibytes(1));
    /// let length = solver.length(&position, &Limits::none()).unwrap();
    /// assert_eq!((length.value, length.moves), (Value::Win, 3));
    /// assert_eq!(length.line.len(), 3);
    /// # Ok::<(), kamisado::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn length(&self, position: &Position, limits: &Limits) -> Option<Length> {
        let mut count = Count::new(position);
        loop {
            if let Some(length) = self.count(&mut count, limits, u64::MAX) {
                return length;
            }
        }
    }

    /// Works on the exact length of a position for about this many nodes. Returns the length, `Some(None)` if a limit is reached, or `None` if
    /// there is more to do.
    ///
    /// The limits apply to the whole count, and the number of slices doesn't change the result.
    pub fn count(&self, count: &mut Count, limits: &Limits, slice: u64) -> Option<Option<Length>> {
        let mut counter = Counter {
            solver: self,
            limits,
            pause_at: count.nodes().saturating_add(slice),
            asked: 0,
            winner: count.view.position.side(),
            count,
        };
        match counter.length() {
            Ok(length) => Some(Some(length)),
            Err(Ended::Interrupted) => Some(None),
            Err(Ended::Paused) => None,
        }
    }
}

/// A count of moves in progress, which [`Solver::count`] works on.
#[derive(Debug)]
pub struct Count {
    view: View,
    path: Path,
    /// Of how many moves at most it is asked.
    most: u32,
    /// Who wins, once that is proven.
    value: Option<Value>,
    /// The answers to what was asked about the position so far, in order. In every slice it is asked from the start again.
    answers: Vec<bool>,
}

impl Count {
    /// A new count of the moves this position lasts.
    #[must_use]
    pub fn new(position: &Position) -> Count {
        Count {
            view: View::of(position),
            path: Path::default(),
            most: LONGEST,
            value: None,
            answers: Vec::new(),
        }
    }

    /// The same, given up when the position lasts longer than this many moves.
    pub(crate) fn at_most(mut self, moves: u32) -> Count {
        self.most = moves;
        self
    }

    /// How many positions have been searched so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.path.nodes()
    }
}

/// Why a count comes back without an answer.
enum Ended {
    /// A limit is reached.
    Interrupted,
    /// The slice is used up.
    Paused,
}

/// How long a position lasts, as far as is known: more than `above` moves, at most `most`.
#[derive(Clone, Copy)]
struct Bounds {
    above: u32,
    most: u32,
}

struct Counter<'a> {
    solver: &'a Solver,
    limits: &'a Limits,
    /// The node at which to come back without an answer.
    pause_at: u64,
    /// How many questions have been asked in this slice.
    asked: usize,
    winner: Side,
    count: &'a mut Count,
}

impl Counter<'_> {
    fn length(&mut self) -> Result<Length, Ended> {
        let position = self.count.view.position;
        let value = self.value(&position)?;
        if value == Value::Loss {
            self.winner = !self.winner;
        }
        // Most rounds end with a move of the winner, which fixes whether the number is odd. Only when such a number is
        // found is it worth asking about one less, which takes a deadlock or a push.
        let mut moves = match value {
            Value::Win => 1,
            Value::Loss => 2,
        };
        while !self.wins_within(&position, moves)? {
            moves += 2;
            // A win within one move more may be one within the most after all.
            if moves > self.count.most + 1 {
                return Err(Ended::Interrupted);
            }
        }
        if self.wins_within(&position, moves - 1)? {
            moves -= 1;
        }
        let line = self.line(position, moves)?;
        let view = &self.count.view;
        Ok(Length {
            value,
            moves,
            line: line.into_iter().map(|m| view.back(m)).collect(),
            nodes: self.count.nodes(),
        })
    }

    /// Who wins.
    fn value(&mut self, position: &Position) -> Result<Value, Ended> {
        if let Some(value) = self.count.value {
            return Ok(value);
        }
        let value = self.prove(Goal::ROUND, position, 0)?;
        self.count.value = Some(value);
        Ok(value)
    }

    /// Goes on with a proof.
    fn prove<Q: Question>(
        &mut self,
        question: Q,
        position: &Position,
        left: u32,
    ) -> Result<Value, Ended> {
        let crew = Crew::new(&self.solver.table, self.limits, 1);
        let never = || false;
        let slice = self.pause_at.saturating_sub(self.count.nodes());
        let path = mem::take(&mut self.count.path);
        let mut prover = Prover::on(path, slice, question, &crew, &never);
        let found = prover.advance(position, left);
        prover.report();
        self.count.path = prover.into_path();
        let found = found.ok_or(Ended::Paused)?;
        found.numbers.value().ok_or(Ended::Interrupted)
    }

    /// Whether the winner can end the round within this many moves, whatever the loser does.
    fn wins_within(&mut self, position: &Position, moves: u32) -> Result<bool, Ended> {
        self.asked += 1;
        if let Some(&answer) = self.count.answers.get(self.asked - 1) {
            return Ok(answer);
        }
        let within = Within {
            winner: self.winner,
        };
        let known = if self.count.path.is_empty() {
            within.known(&self.solver.table, position, moves)
        } else {
            None
        };
        let value = match known {
            Some(value) => value,
            None => self.prove(within, position, moves)?,
        };
        let wins = (value == Value::Win) == (position.side() == self.winner);
        self.count.answers.push(wins);
        Ok(wins)
    }

    /// A way on which the winner takes no longer than needed and the loser resists as long as possible.
    fn line(&mut self, mut position: Position, moves: u32) -> Result<Vec<Move>, Ended> {
        let mut line = Vec::new();
        for left in (0..moves).rev() {
            let mut chosen = None;
            for m in position.moves() {
                let next = position.play_unchecked(m);
                if self.fits(&position, &next, left)? {
                    chosen = Some((m, next));
                    break;
                }
            }
            let Some((m, next)) = chosen else {
                break;
            };
            line.push(m);
            if let Next::Turn(next) = next {
                position = next;
            }
        }
        Ok(line)
    }

    /// Whether a move is one that both would make when the round lasts this many more moves after it.
    fn fits(&mut self, position: &Position, next: &Next, left: u32) -> Result<bool, Ended> {
        let hurries = position.side() == self.winner;
        Ok(match next {
            Next::Over(finish) => left == 0 && finish.end.winner == self.winner,
            Next::Turn(next) => {
                left > 0
                    && self.wins_within(next, left)?
                    && (hurries || left == 1 || !self.wins_within(next, left - 1)?)
            }
        })
    }
}

/// Whether this side ends the round as its winner within this many moves.
#[derive(Clone, Copy)]
struct Within {
    winner: Side,
}

/// The bit of a key that tells that it is the winner's turn.
const HURRIES: u64 = 1 << 63;

impl Within {
    fn hurries(self, position: &Position) -> bool {
        position.side() == self.winner
    }

    /// What it means to the side to move that the winner succeeds, or does not.
    fn value(self, hurries: bool, wins: bool) -> Value {
        if hurries == wins {
            Value::Win
        } else {
            Value::Loss
        }
    }

    /// What is known without a search.
    fn known(self, table: &TranspositionTable, position: &Position, left: u32) -> Option<Value> {
        self.glance(position, left).or_else(|| {
            let key = self.key(position, left);
            Bounds::get(table, key)
                .answer(key & HURRIES != 0, left)?
                .value()
        })
    }

    /// Whether the winner succeeds within so few moves that to play them all is quicker than to remember anything.
    fn wins_plainly(self, position: &Position, left: u32) -> bool {
        let hurries = self.hurries(position);
        if left == 0 || can_win_at_once(position, Goal::ROUND) {
            return left > 0 && hurries;
        }
        if hurries && left == 1 {
            return false;
        }
        let wins = |m: Move| match position.play_unchecked(m) {
            Next::Over(finish) => finish.end.winner == self.winner,
            Next::Turn(next) => self.wins_plainly(&next, left - 1),
        };
        if hurries {
            return position.moves().any(wins);
        }
        // What calls no tower that is about to win most likely survives.
        let Some(from) = position.active_square() else {
            return position.moves().all(wins);
        };
        let towers = position.towers();
        let others = towers.occupied() & !Bitboard::from(from);
        let deadly = calling_a_slide_home(towers, self.winner, others);
        let targets = position.targets();
        let all = |targets: Bitboard| targets.into_iter().all(|to| wins(Move::new(from, to)));
        all(targets & !deadly) && all(targets & deadly)
    }
}

impl Question for Within {
    fn end(self, finish: &Finish, _: Side) -> End {
        End::Won(finish.end.winner)
    }

    fn winning_move(self, _: &Position) -> Option<Move> {
        None
    }

    fn glance(self, position: &Position, left: u32) -> Option<Value> {
        let hurries = self.hurries(position);
        if !hurries && wins_now(position, Goal::ROUND) {
            return Some(Value::Win);
        }
        if left <= PLAIN_UP_TO || can_win_at_once(position, Goal::ROUND) {
            let wins = self.wins_plainly(position, left);
            return Some(self.value(hurries, wins));
        }
        None
    }

    fn key(self, position: &Position, _: u32) -> u64 {
        let key = (position.key() ^ 0x5bd1_e995_c6a4_a793) & !HURRIES;
        if self.hurries(position) {
            key | HURRIES
        } else {
            key
        }
    }

    fn is_refuted(self, position: &Position, m: Move, left: u32) -> bool {
        left > 0 && position.calls_a_winner(m)
    }

    fn known(
        self,
        table: &TranspositionTable,
        position: &Position,
        key: u64,
        left: u32,
    ) -> Option<Numbers> {
        let hurries = key & HURRIES != 0;
        if let Some(answer) = Bounds::get(table, key).answer(hurries, left) {
            return Some(answer);
        }
        if left >= LOOK_FOR_REFUTATIONS_FROM
            && let Some(known) = table.get(Goal::ROUND.key(position))
            && known.value() == Some(self.value(hurries, false))
        {
            return Some(known);
        }
        table.get(unproven(key, left))
    }

    fn guess(self, position: &Position) -> Numbers {
        let hurries = self.hurries(position);
        let guess = Estimator::new(Goal::ROUND).numbers(position);
        match guess.value() {
            // The win that is seen may take several pushes.
            Some(value) if value == self.value(hurries, true) && position.towers().any_teeth() => {
                if hurries {
                    Numbers::new(1, MOST)
                } else {
                    Numbers::new(MOST, 1)
                }
            }
            _ => guess,
        }
    }

    fn remember(
        self,
        table: &TranspositionTable,
        key: u64,
        left: u32,
        numbers: Numbers,
        work: u64,
    ) {
        let hurries = key & HURRIES != 0;
        match numbers.value() {
            Some(value) => {
                let mut bounds = Bounds::get(table, key);
                if value == self.value(hurries, true) {
                    bounds.most = bounds.most.min(left);
                } else {
                    bounds.above = bounds.above.max(left);
                }
                table.put(key, Numbers::new(bounds.above, bounds.most), work);
            }
            None => table.put(unproven(key, left), numbers, work),
        }
    }
}

/// The key under which the numbers of what is not proven yet are kept.
fn unproven(key: u64, left: u32) -> u64 {
    key ^ u64::from(left + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl Bounds {
    fn get(table: &TranspositionTable, key: u64) -> Bounds {
        let known = table.get(key);
        let Numbers { proof, disproof } = known.unwrap_or(Numbers::new(0, INFINITE));
        Bounds {
            above: proof,
            most: disproof,
        }
    }

    /// Whether the winner succeeds within this many moves, as the side to move sees it, if that is known.
    fn answer(self, hurries: bool, left: u32) -> Option<Numbers> {
        let wins = if left <= self.above {
            false
        } else if left >= self.most {
            true
        } else {
            return None;
        };
        Some(if wins == hurries {
            Numbers::WON
        } else {
            Numbers::LOST
        })
    }
}

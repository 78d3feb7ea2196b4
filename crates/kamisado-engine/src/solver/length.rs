//! How long a round lasts when the winner hurries and the loser delays.
//!
//! The question "does this side win within so many moves?" is asked for one move more each time. It is answered by a
//! depth-first search that only looks at moves the proof search has not refuted: what the winner must not play
//! never has to be followed to its end. How long a position is known to last at least and at most is kept in the
//! solver's table, beside the proofs.

use std::mem;

use kamisado::{Move, Next, Position, Side};

use super::numbers::{INFINITE, Numbers};
use super::proof::{Crew, Path, Prover, can_win_at_once};
use super::{Goal, Solver, View};
use crate::{Limits, Value};
use kamisado::sorting::sort_by_key;

/// Exactly how a position ends under best play by both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Length {
    /// Who wins, as the side to move sees it.
    pub value: Value,
    /// How many moves are still played until the round ends, both sides' counted and passes not, when the winner takes
    /// the shortest way and the loser resists as long as possible.
    pub moves: u32,
    /// Such a way, from the position to the end of the round.
    pub line: Vec<Move>,
    /// How many positions were looked into.
    pub nodes: u64,
}

/// From this many moves on it is worth trying to refute the winner's moves before any is followed.
const PROVE_FROM: u32 = 9;
/// Until which proof and disproof number to try: most moves that do not win are refuted quickly or not at all.
const PROOF_EFFORT: u32 = 4;

/// Up to this many moves nothing is remembered.
const PLAIN_UP_TO: u32 = 3;

/// So many moves that are played without being remembered take as long as one node.
const PLAYED_FOR_A_NODE: u64 = 8;

/// A round cannot last longer: sixteen towers have six rows each to go, and three sumos a side push back a few.
const LONGEST: u32 = 1000;

impl Solver {
    /// Finds the exact length of a position, within limits; `None` when a limit is reached first.
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

    /// Works on the exact length of a position for about this many nodes. Comes back with the length, or with
    /// `Some(None)` when a limit is reached; with `None` when there is more to do.
    ///
    /// The limits hold for the count as a whole, and in how many slices it is made does not change what it finds.
    pub fn count(&self, count: &mut Count, limits: &Limits, slice: u64) -> Option<Option<Length>> {
        let crew = Crew::new(&self.table, Goal::ROUND, limits, 1);
        let never = || false;
        let prover = Prover::on(mem::take(&mut count.path), slice, &crew, &never);
        let mut counter = Counter {
            crew: &crew,
            pause_at: prover.nodes().saturating_add(slice),
            prover,
            played: 0,
            asked: 0,
            winner: count.view.position.side(),
            count,
        };
        let length = counter.length();
        let Counter {
            mut prover, count, ..
        } = counter;
        prover.report();
        count.path = prover.into_path();
        match length {
            Ok(length) => Some(Some(length)),
            Err(Ended::Interrupted) => Some(None),
            Err(Ended::Paused) => None,
        }
    }
}

/// A count of moves under way, which [`Solver::count`] works on.
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
    /// The positions on the way to the one that is being looked into.
    frames: Vec<Frame>,
    /// The moves to look into of all of them; each position owns the end of the list.
    candidates: Vec<Candidate>,
}

impl Count {
    /// A count of the moves that this position lasts, not yet begun.
    #[must_use]
    pub fn new(position: &Position) -> Count {
        Count {
            view: View::of(position),
            path: Path::default(),
            most: LONGEST,
            value: None,
            answers: Vec::new(),
            frames: Vec::new(),
            candidates: Vec::new(),
        }
    }

    /// The same, given up when the position lasts longer than so many moves.
    pub(crate) fn at_most(mut self, moves: u32) -> Count {
        self.most = moves;
        self
    }

    /// How many positions have been looked into so far.
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

/// A position of which it is asked whether the winner ends the round within so many moves.
#[derive(Clone, Copy, Debug)]
struct Frame {
    key: u64,
    moves: u32,
    /// Whether it is the winner's turn: one good move is enough. The loser's have to be looked into all.
    hurries: bool,
    /// How many nodes had been visited before it.
    before: u64,
    /// Where its candidates begin, and the next to look into.
    first: usize,
    next: usize,
}

/// How long a position lasts, as far as is known: more than `above` moves, at most `most`.
#[derive(Clone, Copy)]
struct Bounds {
    above: u32,
    most: u32,
}

struct Counter<'a> {
    crew: &'a Crew<'a>,
    prover: Prover<'a>,
    /// The node at which to come back without an answer.
    pause_at: u64,
    /// How many moves were played without being counted as nodes.
    played: u64,
    /// How many questions have been asked in this slice.
    asked: usize,
    winner: Side,
    count: &'a mut Count,
}

/// A move to look at, the most promising first.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    position: Position,
    order: (u32, u32),
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
            nodes: self.prover.nodes(),
        })
    }

    /// Who wins.
    fn value(&mut self, position: &Position) -> Result<Value, Ended> {
        if let Some(value) = self.count.value {
            return Ok(value);
        }
        let found = self.prover.advance(position).ok_or(Ended::Paused)?;
        let value = found.numbers.value().ok_or(Ended::Interrupted)?;
        self.count.value = Some(value);
        Ok(value)
    }

    /// Whether the winner can end the round within so many moves, whatever the loser does.
    fn wins_within(&mut self, position: &Position, moves: u32) -> Result<bool, Ended> {
        self.asked += 1;
        if let Some(&answer) = self.count.answers.get(self.asked - 1) {
            return Ok(answer);
        }
        let wins = if self.count.frames.is_empty() {
            self.enter(position, moves)
        } else {
            None
        };
        let wins = self.climb(wins);
        if self.prover.is_interrupted() {
            return Err(Ended::Interrupted);
        }
        let wins = wins.ok_or(Ended::Paused)?;
        self.count.answers.push(wins);
        Ok(wins)
    }

    /// Goes on with the path until the first of its positions is left; `None` when the slice is used up before.
    ///
    /// `wins` is what was found about a position that has just been left.
    fn climb(&mut self, mut wins: Option<bool>) -> Option<bool> {
        loop {
            if self.prover.is_interrupted() {
                return None;
            }
            let Some(frame) = self.count.frames.last_mut() else {
                return wins;
            };
            let next = self.count.candidates.get(frame.next);
            wins = match (wins, next) {
                (Some(wins), _) if wins == frame.hurries => Some(self.leave(wins)),
                (Some(_), _) => None,
                (None, _)
                    if self.prover.nodes() + self.played / PLAYED_FOR_A_NODE >= self.pause_at =>
                {
                    return None;
                }
                (None, Some(candidate)) => {
                    let (position, moves) = (candidate.position, frame.moves - 1);
                    frame.next += 1;
                    self.enter(&position, moves)
                }
                (None, None) => {
                    let hurries = frame.hurries;
                    Some(self.leave(!hurries))
                }
            };
        }
    }

    /// Begins with a position; comes back with the answer where nothing has to be searched.
    fn enter(&mut self, position: &Position, moves: u32) -> Option<bool> {
        self.prover.visit();
        if moves <= PLAIN_UP_TO || can_win_at_once(position, Goal::ROUND) {
            return Some(self.wins_plainly(position, moves));
        }
        let key = self.key(position);
        let bounds = self.bounds(key);
        if moves <= bounds.above || moves >= bounds.most || self.prover.is_interrupted() {
            return Some(moves >= bounds.most);
        }
        let hurries = position.side() == self.winner;
        let before = self.prover.nodes();
        let candidates = if hurries {
            Some(self.ways_to_win(position, moves))
        } else {
            self.ways_to_resist(position, moves)
        };
        let first = self.count.candidates.len();
        self.count.frames.push(Frame {
            key,
            moves,
            hurries,
            before,
            first,
            next: first,
        });
        match candidates {
            Some(candidates) => self.count.candidates.extend(candidates),
            None => return Some(self.leave(false)),
        }
        None
    }

    /// Remembers what was found about the position on top of the path, and is done with it.
    fn leave(&mut self, wins: bool) -> bool {
        let Some(frame) = self.count.frames.pop() else {
            return wins;
        };
        self.count.candidates.truncate(frame.first);
        if !self.prover.is_interrupted() {
            // Deeper questions about the same position may have been answered on the way.
            let Bounds { above, most } = self.bounds(frame.key);
            let numbers = if wins {
                Numbers::new(above, most.min(frame.moves))
            } else {
                Numbers::new(above.max(frame.moves), most)
            };
            let work = self.prover.nodes() - frame.before + 1;
            self.crew.table.put(frame.key, numbers, work);
        }
        wins
    }

    /// Bounds lie in the table under keys of their own, one for each of the two sides they may be about.
    fn key(&self, position: &Position) -> u64 {
        let salt = if position.side() == self.winner {
            0x5bd1_e995_c6a4_a793
        } else {
            0xa5a3_5625_e38d_2c1b
        };
        position.key() ^ salt
    }

    fn bounds(&self, key: u64) -> Bounds {
        let known = self.crew.table.get(key);
        known.map_or(
            Bounds {
                above: 0,
                most: INFINITE,
            },
            |numbers| Bounds {
                above: numbers.proof,
                most: numbers.disproof,
            },
        )
    }

    /// Whether the winner can end the round within so few moves that to play them all is quicker than to remember
    /// anything.
    fn wins_plainly(&mut self, position: &Position, moves: u32) -> bool {
        let hurries = position.side() == self.winner;
        if moves == 0 || can_win_at_once(position, Goal::ROUND) {
            return moves > 0 && hurries;
        }
        if hurries && moves == 1 {
            return false;
        }
        let mut wins = |m: Move| {
            self.played += 1;
            match position.play_unchecked(m) {
                Next::Over(finish) => finish.end.winner == self.winner,
                Next::Turn(next) => self.wins_plainly(&next, moves - 1),
            }
        };
        if hurries {
            position.moves().any(wins)
        } else {
            position.moves().all(&mut wins)
        }
    }

    /// The winner's moves that are not refuted, the quickest first.
    fn ways_to_win(&mut self, position: &Position, moves: u32) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        for m in position.moves() {
            // A deadlock would lose for the one who moved.
            let Next::Turn(next) = position.play_unchecked(m) else {
                continue;
            };
            let again = next.side() == self.winner;
            if can_win_at_once(&next, Goal::ROUND) {
                if again {
                    // Nothing is quicker than to push and then to win.
                    return vec![Candidate {
                        position: next,
                        order: (0, 0),
                    }];
                }
                continue;
            }
            let bounds = self.bounds(self.key(&next));
            if moves - 1 <= bounds.above {
                continue;
            }
            let numbers = if moves >= PROVE_FROM && bounds.most == INFINITE {
                self.prover.known_up_to(&next, PROOF_EFFORT)
            } else {
                self.prover.estimate(&next)
            };
            let (refuted, effort) = if again {
                (numbers.is_lost(), numbers.proof)
            } else {
                (numbers.is_won(), numbers.disproof)
            };
            if !refuted {
                let order = (bounds.above, effort);
                candidates.push(Candidate {
                    position: next,
                    order,
                });
            }
        }
        sort_by_key(&mut candidates, |candidate| candidate.order);
        candidates
    }

    /// The loser's moves that do not end the round at once, the most stubborn first; `None` if one is known to win
    /// or to last too long.
    fn ways_to_resist(&mut self, position: &Position, moves: u32) -> Option<Vec<Candidate>> {
        let mut candidates = Vec::new();
        for m in position.moves() {
            let next = match position.play_unchecked(m) {
                Next::Turn(next) => next,
                Next::Over(finish) if finish.end.winner == self.winner => continue,
                Next::Over(_) => return None,
            };
            let again = next.side() != self.winner;
            if can_win_at_once(&next, Goal::ROUND) {
                if again {
                    return None;
                }
                continue;
            }
            let bounds = self.bounds(self.key(&next));
            if moves - 1 <= bounds.above {
                return None;
            }
            let numbers = self.prover.estimate(&next);
            let effort = if again {
                numbers.disproof
            } else {
                numbers.proof
            };
            let order = (bounds.above, effort);
            candidates.push(Candidate {
                position: next,
                order,
            });
        }
        sort_by_key(&mut candidates, |candidate| {
            std::cmp::Reverse(candidate.order)
        });
        Some(candidates)
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

    /// Whether a move is one that both would make when the round lasts so many more moves after it.
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

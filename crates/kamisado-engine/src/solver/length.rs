//! How long a round lasts when the winner hurries and the loser delays.
//!
//! The question "does this side win within so many moves?" is asked for one move more each time. It is answered by a
//! depth-first search that only looks at moves the proof search has not refuted: what the winner must not play
//! never has to be followed to its end. How long a position is known to last at least and at most is kept in the
//! solver's table, beside the proofs.

use kamisado::{Move, Next, Position, Side};

use super::numbers::{INFINITE, Numbers};
use super::proof::{Crew, Prover, can_win_at_once};
use super::{Goal, Solver, View};
use crate::{Limits, Value};

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
        let view = View::of(position);
        let crew = Crew::new(&self.table, Goal::ROUND, limits, 1);
        let never = || false;
        let mut counter = Counter {
            crew: &crew,
            prover: Prover::new(&crew, &never),
            winner: view.position.side(),
        };
        let numbers = counter.prover.prove(&view.position).numbers;
        let value = numbers.value()?;
        if value == Value::Loss {
            counter.winner = !counter.winner;
        }
        // Most rounds end with a move of the winner, which fixes whether the number is odd. Only when such a number is
        // found is it worth asking about one less, which takes a deadlock or a push.
        let first = match value {
            Value::Win => 1,
            Value::Loss => 2,
        };
        let mut moves = (first..LONGEST).step_by(2).find(|&moves| {
            counter.wins_within(&view.position, moves) || counter.prover.is_interrupted()
        })?;
        if counter.wins_within(&view.position, moves - 1) {
            moves -= 1;
        }
        let line = counter.line(view.position, moves);
        if counter.prover.is_interrupted() {
            return None;
        }
        Some(Length {
            value,
            moves,
            line: line.into_iter().map(|m| view.back(m)).collect(),
            nodes: counter.prover.nodes(),
        })
    }
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
    winner: Side,
}

/// A move to look at, the most promising first.
struct Candidate {
    position: Position,
    order: (u32, u32),
}

impl Counter<'_> {
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

    /// Whether the winner can end the round within so many moves, whatever the loser does.
    ///
    /// The answer is meaningless once the prover is interrupted.
    fn wins_within(&mut self, position: &Position, moves: u32) -> bool {
        self.prover.visit();
        if moves <= PLAIN_UP_TO || can_win_at_once(position, Goal::ROUND) {
            return self.wins_plainly(position, moves);
        }
        let hurries = position.side() == self.winner;
        let key = self.key(position);
        let bounds = self.bounds(key);
        if moves <= bounds.above || moves >= bounds.most || self.prover.is_interrupted() {
            return moves >= bounds.most;
        }
        let before = self.prover.nodes();
        let wins = if hurries {
            let candidates = self.ways_to_win(position, moves);
            candidates
                .iter()
                .any(|next| self.wins_within(&next.position, moves - 1))
        } else {
            self.ways_to_resist(position, moves)
                .is_some_and(|candidates| {
                    candidates
                        .iter()
                        .all(|next| self.wins_within(&next.position, moves - 1))
                })
        };
        if !self.prover.is_interrupted() {
            // Deeper questions about the same position may have been answered on the way.
            let Bounds { above, most } = self.bounds(key);
            let numbers = if wins {
                Numbers::new(above, most.min(moves))
            } else {
                Numbers::new(above.max(moves), most)
            };
            self.crew
                .table
                .put(key, numbers, self.prover.nodes() - before + 1);
        }
        wins
    }

    /// The same for so few moves that to play them all is quicker than to remember anything.
    fn wins_plainly(&self, position: &Position, moves: u32) -> bool {
        let hurries = position.side() == self.winner;
        if moves == 0 || can_win_at_once(position, Goal::ROUND) {
            return moves > 0 && hurries;
        }
        if hurries && moves == 1 {
            return false;
        }
        let wins = |m: Move| match position.play_unchecked(m) {
            Next::Over(finish) => finish.end.winner == self.winner,
            Next::Turn(next) => self.wins_plainly(&next, moves - 1),
        };
        if hurries {
            position.moves().any(wins)
        } else {
            position.moves().all(wins)
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
        candidates.sort_by_key(|candidate| candidate.order);
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
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.order));
        Some(candidates)
    }

    /// A way on which the winner takes no longer than needed and the loser resists as long as possible.
    fn line(&mut self, mut position: Position, moves: u32) -> Vec<Move> {
        let mut line = Vec::new();
        for left in (0..moves).rev() {
            let hurries = position.side() == self.winner;
            let chosen = position.moves().find_map(|m| {
                let next = position.play_unchecked(m);
                let fits = match &next {
                    Next::Over(finish) => left == 0 && finish.end.winner == self.winner,
                    Next::Turn(next) => {
                        left > 0
                            && self.wins_within(next, left)
                            && (hurries || left == 1 || !self.wins_within(next, left - 1))
                    }
                };
                fits.then_some((m, next))
            });
            let Some((m, next)) = chosen else {
                break;
            };
            line.push(m);
            if let Next::Turn(next) = next {
                position = next;
            }
        }
        line
    }
}

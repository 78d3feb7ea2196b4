//! Looking ahead where a proof is out of reach, or where a level of play is not meant to see one.
//!
//! Iterative deepening over a fail-soft alpha-beta search with a transposition table. The mover may stay the same after
//! a push, so values change sign only when the side does.

use kamisado::{Bitboard, Move, Next, Position};

use crate::Limits;
use crate::evaluation::evaluate;
use crate::sight::Sight;

/// A won round; one less for every move it takes.
pub(crate) const WON: i32 = 30_000;
/// Scores beyond this are proven wins, below its negative proven losses.
pub(crate) const PROVEN: i32 = WON - 1_000;

/// What a search found out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Found {
    /// The legal moves that were seen, best first; the scores of the best are exact, those of the others upper bounds.
    pub(crate) moves: Vec<(Move, i32)>,
    /// The depth that was completed.
    pub(crate) depth: u32,
    /// How many positions were looked into.
    pub(crate) nodes: u64,
}

/// A remembered position.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    score: i16,
    depth: u8,
    bound: Bound,
    best: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    None,
    Exact,
    Lower,
    Upper,
}

/// How many nodes lie between two looks at the limits: less than a millisecond.
const POLL_INTERVAL: u64 = 1 << 10;

/// A position can have at most this many moves: eight towers, none with more than fourteen.
const MOST_MOVES: usize = 128;

/// A searcher with its table.
#[derive(Debug)]
pub(crate) struct Searcher {
    table: Vec<Entry>,
    nodes: u64,
    stopped: bool,
}

impl Searcher {
    /// A searcher that remembers two to the power of `bits` positions.
    pub(crate) fn new(bits: u32) -> Searcher {
        Searcher {
            table: vec![Entry::default(); 1 << bits],
            nodes: 0,
            stopped: false,
        }
    }

    /// Finds the best of the legal moves that are seen, deeper and deeper until `depth` or a limit is reached.
    pub(crate) fn search(
        &mut self,
        position: &Position,
        depth: u32,
        sight: &Sight,
        limits: &Limits,
    ) -> Found {
        self.table.fill(Entry::default());
        self.nodes = 0;
        self.stopped = false;
        let mut found = Found {
            moves: position.moves().map(|m| (m, 0)).collect(),
            ..Found::default()
        };
        // Even a move of its own can be overlooked, but something has to be played.
        if found.moves.iter().any(|&(m, _)| sight.sees(position, m)) {
            found.moves.retain(|&(m, _)| sight.sees(position, m));
        }
        for depth in 1..=depth.min(limits.max_depth()).max(1) {
            let mut scored = found.moves.clone();
            let mut best = -WON;
            for (m, score) in &mut scored {
                // The window stays open by one, so that moves as good as the best are told from worse ones.
                *score = self.after(position, *m, depth - 1, 1, best - 1, WON, sight, limits);
                best = best.max(*score);
                if self.stopped {
                    break;
                }
            }
            if self.stopped && depth > 1 {
                break;
            }
            scored.sort_by_key(|&(m, score)| (-score, m));
            found.moves = scored;
            found.depth = depth;
            let decided = found
                .moves
                .first()
                .is_none_or(|(_, score)| score.abs() > PROVEN);
            if self.stopped || decided {
                break;
            }
        }
        limits.spend(self.nodes % POLL_INTERVAL);
        found.nodes = self.nodes;
        found
    }

    /// The score of a move for the side that plays it.
    #[allow(clippy::too_many_arguments)] // The state of an alpha-beta search.
    fn after(
        &mut self,
        position: &Position,
        m: Move,
        depth: u32,
        ply: i32,
        alpha: i32,
        beta: i32,
        sight: &Sight,
        limits: &Limits,
    ) -> i32 {
        match position.play_unchecked(m) {
            Next::Over(finish) if finish.end.winner == position.side() => WON - ply,
            Next::Over(_) => ply - WON,
            Next::Turn(next) if next.side() == position.side() => {
                self.node(&next, depth, ply, alpha, beta, sight, limits)
            }
            Next::Turn(next) => -self.node(&next, depth, ply, -beta, -alpha, sight, limits),
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn node(
        &mut self,
        position: &Position,
        depth: u32,
        ply: i32,
        alpha: i32,
        beta: i32,
        sight: &Sight,
        limits: &Limits,
    ) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(POLL_INTERVAL) {
            limits.spend(POLL_INTERVAL);
            self.stopped |= limits.is_stopped() || self.nodes >= limits.max_nodes();
        }
        if self.stopped {
            return 0;
        }
        // A win that is there to be taken needs no depth, only eyes.
        let from = position.active_square();
        let wins = position.targets() & Bitboard::goal(position.side());
        if let Some(from) = from
            && depth > 0
            && wins
                .into_iter()
                .any(|to| sight.sees(position, Move::new(from, to)))
        {
            return WON - ply - 1;
        }
        if depth == 0 {
            return evaluate(position) + sight.mood(position);
        }

        let key = position.key();
        let slot = (key >> 32) as usize & (self.table.len() - 1);
        let entry = self.table[slot];
        let known = entry.bound != Bound::None && entry.key == key;
        if known && u32::from(entry.depth) >= depth {
            let score = from_table(entry.score, ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
                Bound::None => false,
            };
            if enough {
                return score;
            }
        }

        let mut moves = [(0_i32, 0_u8, None::<Move>); MOST_MOVES];
        let count = self.order(position, known.then_some(entry.best), sight, &mut moves);
        if count == 0 {
            return evaluate(position) + sight.mood(position);
        }
        let mut best = -WON;
        let mut best_place = 0;
        let mut low = alpha;
        for &(_, place, m) in &moves[..count] {
            let Some(m) = m else { continue };
            let score = self.after(position, m, depth - 1, ply + 1, low, beta, sight, limits);
            if self.stopped {
                return 0;
            }
            if score > best {
                best = score;
                best_place = place;
            }
            low = low.max(best);
            if low >= beta {
                break;
            }
        }
        self.table[slot] = Entry {
            key,
            score: to_table(best, ply),
            depth: depth.min(255) as u8,
            bound: if best >= beta {
                Bound::Lower
            } else if best > alpha {
                Bound::Exact
            } else {
                Bound::Upper
            },
            best: best_place,
        };
        best
    }

    /// Lists the moves that are seen, the most promising first: few answers are better than many, a lost race is last.
    fn order(
        &self,
        position: &Position,
        remembered: Option<u8>,
        sight: &Sight,
        moves: &mut [(i32, u8, Option<Move>); MOST_MOVES],
    ) -> usize {
        let mut count = 0;
        for (place, m) in position.moves().enumerate().take(MOST_MOVES) {
            if !sight.sees(position, m) {
                continue;
            }
            let promise = match position.play_unchecked(m) {
                _ if remembered == Some(place as u8) => i32::MIN,
                Next::Over(finish) if finish.end.winner == position.side() => -1_000,
                Next::Over(_) => 1_000,
                Next::Turn(next) => {
                    let answers = next.targets().len() as i32;
                    let strikes = !(next.targets() & Bitboard::goal(next.side())).is_empty();
                    match (next.side() == position.side(), strikes) {
                        (true, true) => -900,
                        (true, false) => -answers - 20,
                        (false, true) => 500,
                        (false, false) => answers,
                    }
                }
            };
            moves[count] = (promise, place as u8, Some(m));
            count += 1;
        }
        moves[..count].sort_unstable_by_key(|&(promise, place, _)| (promise, place));
        count
    }
}

/// Proven scores count the moves from the root; in the table they count from the position.
fn to_table(score: i32, ply: i32) -> i16 {
    let score = match score {
        PROVEN.. => score + ply,
        _ if score <= -PROVEN => score - ply,
        _ => score,
    };
    score.clamp(-i32::from(i16::MAX), i32::from(i16::MAX)) as i16
}

fn from_table(score: i16, ply: i32) -> i32 {
    match i32::from(score) {
        score @ PROVEN.. => score - ply,
        score if score <= -PROVEN => score + ply,
        score => score,
    }
}

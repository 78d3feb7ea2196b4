//! Looking ahead where a proof is out of reach, or where a level of play is not meant to see one.
//!
//! Iterative deepening over a fail-soft alpha-beta search with a transposition table. The mover may stay the same after
//! a push, so values change character only when the side does.

use kamisado::{Bitboard, Move, Next, Position};

use crate::Limits;
use crate::evaluation::evaluate;
use crate::sight::Sight;
use kamisado::sorting::sort_by_key;

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

/// What to search for, and what has been found so far.
#[derive(Clone, Debug)]
pub(crate) struct Search {
    position: Position,
    /// To which depth.
    to: u32,
    sight: Sight,
    /// What the depths that are completed have found.
    found: Found,
    /// The moves with the scores of the depth in progress.
    scored: Vec<(Move, i32)>,
    /// How many of them have been looked into, and the best score among these.
    done: usize,
    best: i32,
}

impl Search {
    /// A search for the best of the legal moves that are seen, deeper and deeper until `depth` or a limit is reached.
    pub(crate) fn new(position: &Position, depth: u32, sight: Sight) -> Search {
        let mut moves: Vec<(Move, i32)> = position.moves().map(|m| (m, 0)).collect();
        // Even a move of its own can be overlooked, but something has to be played.
        if moves.iter().any(|&(m, _)| sight.sees(position, m)) {
            moves.retain(|&(m, _)| sight.sees(position, m));
        }
        Search {
            position: *position,
            to: depth.max(1),
            sight,
            scored: moves.clone(),
            found: Found {
                moves,
                ..Found::default()
            },
            done: 0,
            best: -WON,
        }
    }
}

/// A searcher with its table, and its place in the search that it is at.
#[derive(Debug)]
pub(crate) struct Searcher {
    table: Vec<Entry>,
    nodes: u64,
    stopped: bool,
    /// The positions on the way from the root to the one that is being looked into.
    frames: Vec<Frame>,
    /// The moves of all of them that are seen, the most promising first; each position owns the end of the list.
    moves: Vec<Candidate>,
}

/// A position that is being looked into.
#[derive(Clone, Copy, Debug)]
struct Frame {
    position: Position,
    depth: u32,
    ply: i32,
    alpha: i32,
    beta: i32,
    /// The best score so far, and the place of its move among the legal ones.
    best: i32,
    best_place: u8,
    /// Where its moves begin.
    first: usize,
    /// The move that is being looked into.
    at: usize,
    /// Whether the same side is to move after it.
    again: bool,
}

/// A move to look into.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    m: Move,
    /// The lower, the sooner it is looked into.
    order: i32,
    /// Its place among the legal moves.
    place: u8,
}

impl Searcher {
    /// A searcher that remembers two to the power of `bits` positions.
    pub(crate) fn new(bits: u32) -> Searcher {
        Searcher {
            table: vec![Entry::default(); 1 << bits],
            nodes: 0,
            stopped: false,
            frames: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// Forgets the previous search, before another begins.
    pub(crate) fn begin(&mut self) {
        self.table.fill(Entry::default());
        self.nodes = 0;
        self.stopped = false;
        self.frames.clear();
        self.moves.clear();
    }

    /// How many positions have been looked into since the search began.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Works on the search that was begun for about this many nodes; `None` when there is more to do. In how many slices
    /// it is done does not change what it finds.
    pub(crate) fn advance(
        &mut self,
        search: &mut Search,
        limits: &Limits,
        slice: u64,
    ) -> Option<Found> {
        let pause_at = self.nodes.saturating_add(slice);
        loop {
            let depth = search.found.depth + 1;
            while let Some(&(m, _)) = search.scored.get(search.done) {
                if self.nodes >= pause_at {
                    return None;
                }
                let score = self.score(search, m, depth, limits, pause_at)?;
                search.scored[search.done].1 = score;
                search.best = search.best.max(score);
                search.done += 1;
                if self.stopped {
                    break;
                }
            }
            if self.stopped && depth > 1 {
                break;
            }
            sort_by_key(&mut search.scored, |&(m, score)| (-score, m));
            search.found.moves.clone_from(&search.scored);
            search.found.depth = depth;
            (search.done, search.best) = (0, -WON);
            let best = search.found.moves.first();
            let decided = best.is_none_or(|(_, score)| score.abs() > PROVEN);
            if self.stopped || decided || depth >= search.to.min(limits.max_depth()) {
                break;
            }
        }
        limits.spend(self.nodes % POLL_INTERVAL);
        search.found.nodes = self.nodes;
        Some(search.found.clone())
    }

    /// The score of a move of the root; `None` when the slice is used up before.
    fn score(
        &mut self,
        search: &Search,
        m: Move,
        depth: u32,
        limits: &Limits,
        pause_at: u64,
    ) -> Option<i32> {
        let position = &search.position;
        let next = match position.play_unchecked(m) {
            Next::Over(finish) if finish.end.winner == position.side() => return Some(WON - 1),
            Next::Over(_) => return Some(1 - WON),
            Next::Turn(next) => next,
        };
        let again = next.side() == position.side();
        // The window stays open by one, so that moves as good as the best are told from worse ones.
        let (alpha, beta) = seen_by_next(again, search.best - 1, WON);
        let sight = &search.sight;
        let settled = if self.frames.is_empty() {
            self.enter(&next, depth - 1, 1, alpha, beta, sight, limits)
        } else {
            None
        };
        let score = match settled {
            Some(score) => score,
            None => self.climb(sight, limits, pause_at)?,
        };
        Some(if again { score } else { -score })
    }

    /// Goes on with the path until its first position is left, and returns its score; `None` when the slice is used up
    /// before.
    fn climb(&mut self, sight: &Sight, limits: &Limits, pause_at: u64) -> Option<i32> {
        let mut left = None;
        loop {
            if self.stopped {
                self.frames.clear();
                self.moves.clear();
                return Some(0);
            }
            left = match left {
                Some(score) if self.frames.is_empty() => return Some(score),
                Some(score) => {
                    let again = self.frames.last()?.again;
                    self.note(if again { score } else { -score });
                    None
                }
                None if self.nodes >= pause_at => return None,
                None => self.go_on(sight, limits),
            };
        }
    }

    /// Goes into the next move of the position on top of the path, or leaves it. Comes back with the score of the position
    /// that was left, for the side to move in it.
    fn go_on(&mut self, sight: &Sight, limits: &Limits) -> Option<i32> {
        let frame = self.frames.last_mut()?;
        let low = frame.alpha.max(frame.best);
        let candidate = self.moves.get(frame.first + frame.at);
        let Some(candidate) = candidate.filter(|_| low < frame.beta) else {
            return Some(self.leave());
        };
        let (position, ply) = (frame.position, frame.ply + 1);
        match position.play_unchecked(candidate.m) {
            Next::Over(finish) if finish.end.winner == position.side() => self.note(WON - ply),
            Next::Over(_) => self.note(ply - WON),
            Next::Turn(next) => {
                frame.again = next.side() == position.side();
                let (alpha, beta) = seen_by_next(frame.again, low, frame.beta);
                let depth = frame.depth - 1;
                return self.enter(&next, depth, ply, alpha, beta, sight, limits);
            }
        }
        None
    }

    /// Takes note of the score of the move that was looked into, for the side that plays it.
    fn note(&mut self, score: i32) {
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        if score > frame.best
            && let Some(candidate) = self.moves.get(frame.first + frame.at)
        {
            frame.best = score;
            frame.best_place = candidate.place;
        }
        frame.at += 1;
    }

    /// Remembers the position on top of the path and is done with it.
    fn leave(&mut self) -> i32 {
        let Some(frame) = self.frames.pop() else {
            return 0;
        };
        self.moves.truncate(frame.first);
        let key = frame.position.key();
        let slot = self.slot(key);
        self.table[slot] = Entry {
            key,
            score: to_table(frame.best, frame.ply),
            depth: frame.depth.min(255) as u8,
            bound: if frame.best >= frame.beta {
                Bound::Lower
            } else if frame.best > frame.alpha {
                Bound::Exact
            } else {
                Bound::Upper
            },
            best: frame.best_place,
        };
        frame.best
    }

    fn slot(&self, key: u64) -> usize {
        (key >> 32) as usize & (self.table.len() - 1)
    }

    /// Begins with a position; comes back with its score where nothing has to be searched.
    #[allow(clippy::too_many_arguments)] // The state of an alpha-beta search.
    fn enter(
        &mut self,
        position: &Position,
        depth: u32,
        ply: i32,
        alpha: i32,
        beta: i32,
        sight: &Sight,
        limits: &Limits,
    ) -> Option<i32> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(POLL_INTERVAL) {
            limits.spend(POLL_INTERVAL);
            self.stopped |= limits.is_stopped() || self.nodes >= limits.max_nodes();
        }
        if self.stopped {
            return Some(0);
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
            return Some(WON - ply - 1);
        }
        if depth == 0 {
            return Some(evaluate(position) + sight.mood(position));
        }

        let key = position.key();
        let entry = self.table[self.slot(key)];
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
                return Some(score);
            }
        }

        let first = self.moves.len();
        self.list(position, known.then_some(entry.best), sight);
        if self.moves.len() == first {
            return Some(evaluate(position) + sight.mood(position));
        }
        self.frames.push(Frame {
            position: *position,
            depth,
            ply,
            alpha,
            beta,
            best: -WON,
            best_place: 0,
            first,
            at: 0,
            again: false,
        });
        None
    }

    /// Lists the moves that are seen, the most promising first: few answers are better than many, a lost race is last.
    fn list(&mut self, position: &Position, remembered: Option<u8>, sight: &Sight) {
        let first = self.moves.len();
        for (place, m) in (0..=u8::MAX).zip(position.moves()) {
            if !sight.sees(position, m) {
                continue;
            }
            let order = match position.play_unchecked(m) {
                _ if remembered == Some(place) => i32::MIN,
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
            self.moves.push(Candidate { m, order, place });
        }
        sort_by_key(&mut self.moves[first..], |candidate| {
            (candidate.order, candidate.place)
        });
    }
}

/// A window of scores as the side sees it that moves next, the same one again or the other.
const fn seen_by_next(again: bool, alpha: i32, beta: i32) -> (i32, i32) {
    if again {
        (alpha, beta)
    } else {
        (-beta, -alpha)
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

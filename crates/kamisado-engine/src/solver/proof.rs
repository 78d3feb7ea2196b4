//! Depth-first proof-number search with the 1+ε trick: one thread's part in it.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use kamisado::{Bitboard, Move, Next, Position};

use super::estimate::Estimator;
use super::goal::Goal;
use super::numbers::{INFINITE, MOST, Numbers};
use super::table::Table;
use crate::Limits;

/// How many nodes lie between two looks at the limits: less than a millisecond.
const POLL_INTERVAL: u64 = 1 << 9;

/// What the threads that work together share.
pub(super) struct Crew<'a> {
    pub(super) table: &'a Table,
    pub(super) limits: &'a Limits,
    /// What the sides are after.
    pub(super) goal: Goal,
    /// The nodes of all threads so far, as of the last time each looked at its limits.
    pub(super) nodes: AtomicU64,
    /// How many threads are at work below a position, by some bits of its key; `None` for a single thread.
    busy: Option<Box<[AtomicU8]>>,
}

/// Enough that two positions hardly ever share a counter, few enough to stay in the cache.
const BUSY_COUNTERS: usize = 1 << 12;

impl<'a> Crew<'a> {
    pub(super) fn new(
        table: &'a Table,
        goal: Goal,
        limits: &'a Limits,
        threads: usize,
    ) -> Crew<'a> {
        let counters = || (0..BUSY_COUNTERS).map(|_| AtomicU8::new(0)).collect();
        Crew {
            table,
            limits,
            goal,
            nodes: AtomicU64::new(0),
            busy: (threads > 1).then(counters),
        }
    }

    fn busy(&self, key: u64) -> Option<&AtomicU8> {
        // The table uses the low bits.
        self.busy
            .as_ref()?
            .get((key >> 40) as usize & (BUSY_COUNTERS - 1))
    }
}

/// One thread's search.
pub(super) struct Prover<'a> {
    crew: &'a Crew<'a>,
    /// Tells that another thread has proven the root.
    is_done: &'a dyn Fn() -> bool,
    estimator: Estimator,
    nodes: u64,
    /// How many of the nodes the crew has been told about.
    told: u64,
    /// The node at which to look at the limits again.
    next_poll: u64,
    interrupted: bool,
    /// The children of all positions on the way from the root to here; each position owns the end of the list.
    children: Vec<Child>,
}

/// A move that is not yet proven, and what is known about it from the mover's point of view.
#[derive(Clone, Copy)]
struct Child {
    position: Position,
    m: Move,
    key: u64,
    numbers: Numbers,
    /// The mover pushed and moves again.
    again: bool,
}

/// What the search found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) numbers: Numbers,
    /// The winning move, or the one that was hardest to refute, or the most promising so far.
    pub(super) best: Option<Move>,
}

impl Found {
    fn won(m: Move) -> Found {
        Found {
            numbers: Numbers::WON,
            best: Some(m),
        }
    }
}

impl<'a> Prover<'a> {
    pub(super) fn new(crew: &'a Crew<'a>, is_done: &'a dyn Fn() -> bool) -> Prover<'a> {
        let mut prover = Prover {
            crew,
            is_done,
            estimator: Estimator::new(crew.goal),
            nodes: 0,
            told: 0,
            next_poll: 0,
            interrupted: false,
            children: Vec::with_capacity(512),
        };
        prover.poll();
        prover
    }

    /// Counts a position somebody else looks into with this thread, and looks at the limits when it is time.
    pub(super) fn visit(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_poll {
            self.poll();
        }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether a limit has been reached; what comes back from now on is not an answer.
    pub(super) fn is_interrupted(&self) -> bool {
        self.interrupted
    }

    /// A first guess at the numbers of a position.
    pub(super) fn estimate(&self, position: &Position) -> Numbers {
        self.estimator.numbers(position)
    }

    /// Searches until the position is proven or a limit is reached.
    pub(super) fn prove(&mut self, position: &Position) -> Found {
        let goal = self.crew.goal;
        match winning_slide(position, goal) {
            Some(m) => Found::won(m),
            None => self.search(position, goal.key(position), Numbers::UNLIMITED),
        }
    }

    /// The numbers of a position in which the mover does not win at once: known ones if they are a proof or reach the
    /// limit, otherwise searched for until they do.
    pub(super) fn known_up_to(&mut self, position: &Position, limit: u32) -> Numbers {
        let key = self.crew.goal.key(position);
        match self.crew.table.get(key) {
            Some(known) if known.is_proven() || known.proof.max(known.disproof) >= limit => known,
            _ => {
                self.search(position, key, Numbers::new(limit, limit))
                    .numbers
            }
        }
    }

    /// Tells the crew how far this thread is, and looks whether it should go on.
    pub(super) fn poll(&mut self) {
        let new = self.nodes - self.told;
        self.told = self.nodes;
        let all = self.crew.nodes.fetch_add(new, Ordering::Relaxed) + new;
        let limits = self.crew.limits;
        limits.spend(new);
        self.interrupted = all >= limits.max_nodes() || limits.is_stopped() || (self.is_done)();
        let left = limits.max_nodes().saturating_sub(all);
        self.next_poll = self.nodes + POLL_INTERVAL.min(left).min(limits.nodes_left());
    }

    /// Searches a position in which the mover does not win at once, until one of its numbers reaches its limit.
    fn search(&mut self, position: &Position, key: u64, limit: Numbers) -> Found {
        if self.nodes >= self.next_poll {
            self.poll();
        }
        let before = self.nodes;
        self.nodes += 1;
        let first = self.children.len();
        let found = match self.expand(position) {
            Some(m) => Found::won(m),
            None => self.improve(first, limit),
        };
        self.children.truncate(first);
        self.crew.table.put(key, found.numbers, self.nodes - before);
        found
    }

    /// Lists the moves that may win; comes back at once with one that is known to.
    fn expand(&mut self, position: &Position) -> Option<Move> {
        let goal = self.crew.goal;
        let first = self.children.len();
        for m in position.moves() {
            let next = match position.play_unchecked(m) {
                Next::Turn(next) => next,
                Next::Over(finish) if goal.winner(&finish) == position.side() => return Some(m),
                Next::Over(_) => continue,
            };
            let again = next.side() == position.side();
            if wins_now(&next, goal) {
                if again {
                    return Some(m);
                }
                continue;
            }
            let key = goal.key(&next);
            self.crew.table.fetch(key);
            self.children.push(Child {
                position: next,
                m,
                key,
                numbers: Numbers::UNLIMITED,
                again,
            });
        }
        // Only now, so that the memory has had the time to bring what the table knows.
        let mut index = first;
        while let Some(child) = self.children.get_mut(index) {
            let stored = self.crew.table.get(child.key);
            let known = stored.unwrap_or_else(|| self.estimator.numbers(&child.position));
            child.numbers = if child.again { known } else { known.reversed() };
            if child.numbers.is_won() {
                return Some(child.m);
            }
            if child.numbers.is_lost() {
                self.children.swap_remove(index);
            } else {
                index += 1;
            }
        }
        None
    }

    /// Goes into the most promising child again and again, until the numbers of the node reach their limit.
    fn improve(&mut self, first: usize, limit: Numbers) -> Found {
        let mut best = None;
        loop {
            let children = &self.children[first..];
            let Some(choice) = Choice::of(children, limit, self.crew) else {
                return Found {
                    numbers: Numbers::LOST,
                    best,
                };
            };
            let index = first + choice.index;
            let child = self.children[index];
            best = Some(child.m);
            let numbers = choice.numbers;
            if numbers.proof >= limit.proof
                || numbers.disproof >= limit.disproof
                || self.interrupted
            {
                return Found { numbers, best };
            }
            let found = self.search_child(&child, choice.limit_for(child.numbers, limit));
            if found.is_won() {
                return Found::won(child.m);
            }
            if found.is_lost() {
                self.children.swap_remove(index);
            } else {
                // Numbers never fall, so that the search goes on even where the table has forgotten what was below.
                let known = &mut self.children[index].numbers;
                known.proof = known.proof.max(found.proof);
                known.disproof = known.disproof.max(found.disproof);
            }
        }
    }

    fn search_child(&mut self, child: &Child, limit: Numbers) -> Numbers {
        let busy = self.crew.busy(child.key);
        if let Some(busy) = busy {
            // Another thread may have been quicker.
            if let Some(known) = self.crew.table.get(child.key)
                && known.is_proven()
            {
                return if child.again { known } else { known.reversed() };
            }
            busy.fetch_add(1, Ordering::Relaxed);
        }
        let found = if child.again {
            self.search(&child.position, child.key, limit).numbers
        } else {
            let found = self.search(&child.position, child.key, limit.reversed());
            found.numbers.reversed()
        };
        if let Some(busy) = busy {
            busy.fetch_sub(1, Ordering::Relaxed);
        }
        found
    }
}

/// The child to look at next, and what its siblings say about how long.
struct Choice {
    index: usize,
    /// The numbers of the position they are children of.
    numbers: Numbers,
    /// The second smallest proof number.
    second: u32,
}

impl Choice {
    /// The most promising of these children, `None` if there is none left.
    fn of(children: &[Child], limit: Numbers, crew: &Crew<'_>) -> Option<Choice> {
        let mut choice = Choice {
            index: usize::MAX,
            numbers: Numbers::new(INFINITE, 0),
            second: INFINITE,
        };
        let mut least = (u32::MAX, u32::MAX);
        for (index, child) in children.iter().enumerate() {
            let Numbers { proof, disproof } = child.numbers;
            choice.numbers.proof = choice.numbers.proof.min(proof);
            choice.numbers.disproof = (choice.numbers.disproof + disproof).min(MOST);
            // Where another thread is at work looks less promising, within what this visit is allowed to do.
            let others = crew
                .busy(child.key)
                .map_or(0, |busy| busy.load(Ordering::Relaxed));
            let seen = if others > 0 && proof < limit.proof {
                proof
                    .saturating_mul(1 + u32::from(others))
                    .min(limit.proof - 1)
            } else {
                proof
            };
            if (seen, disproof) < least {
                choice.second = least.0.min(INFINITE);
                choice.index = index;
                least = (seen, disproof);
            } else {
                choice.second = choice.second.min(seen);
            }
        }
        (choice.index != usize::MAX).then_some(choice)
    }

    /// How far the chosen child may go: until another is clearly more promising or the node reaches its own limit.
    fn limit_for(&self, child: Numbers, limit: Numbers) -> Numbers {
        // Coming back only when a quarter behind the next best saves going to and fro between two of them.
        let patience = self.second.max(child.proof) + self.second / 4 + 1;
        let disproof = if limit.disproof == INFINITE {
            INFINITE
        } else {
            limit.disproof - self.numbers.disproof + child.disproof
        };
        Numbers::new(limit.proof.min(patience), disproof)
    }
}

/// A slide to the opponent's home row that reaches the goal, if there is one now.
fn winning_slide(position: &Position, goal: Goal) -> Option<Move> {
    let row = Bitboard::goal(position.side());
    let reaches = |m: &Move| match position.play_unchecked(*m) {
        Next::Over(finish) => goal.winner(&finish) == position.side(),
        Next::Turn(_) => false,
    };
    position
        .moves()
        .filter(|m| row.contains(m.to))
        .find(reaches)
}

#[inline]
pub(super) fn can_win_at_once(position: &Position, goal: Goal) -> bool {
    match position.active() {
        Some(_) => {
            !(position.targets() & Bitboard::goal(position.side())).is_empty()
                && goal.is_reached_with_active(position)
        }
        None => winning_slide(position, goal).is_some(),
    }
}

/// Whether the mover wins without letting the opponent move: by a slide, or by pushes and a slide.
#[inline]
pub(super) fn wins_now(position: &Position, goal: Goal) -> bool {
    can_win_at_once(position, goal)
        || position.towers().any_teeth() && wins_by_pushing(position, goal)
}

/// Whether the tower that is called can push, and what the push calls wins without letting the opponent move.
fn wins_by_pushing(position: &Position, goal: Goal) -> bool {
    let pushes = position.targets() & position.towers().occupied();
    let (Some(from), Some(to)) = (position.active_square(), pushes.into_iter().next()) else {
        return false;
    };
    match position.play_unchecked(Move::new(from, to)) {
        Next::Turn(next) => next.side() == position.side() && wins_now(&next, goal),
        Next::Over(finish) => goal.winner(&finish) == position.side(),
    }
}

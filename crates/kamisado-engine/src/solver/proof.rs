//! Depth-first proof-number search with the 1+ε trick: one thread's part in it.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use kamisado::{Bitboard, Finish, Move, Next, Position, Side};

use super::estimate::Estimator;
use super::goal::Goal;
use super::numbers::{INFINITE, MOST, Numbers};
use super::table::TranspositionTable;
use crate::{Limits, Value};

/// How many nodes lie between two looks at the limits: less than a millisecond.
const POLL_INTERVAL: u64 = 1 << 9;

/// What is to be proven of a position. It makes the round a game that one side wins and the other loses.
///
/// What is asked may depend on how many moves are left; where it does not, that number means nothing.
pub(super) trait Question: Copy {
    /// What it means that the round ends like this, by a move of this side.
    fn end(self, finish: &Finish, mover: Side) -> End;

    /// A move that wins at once, where that makes a search unnecessary.
    fn winning_move(self, position: &Position) -> Option<Move>;

    /// What is seen at a glance of a position, as the side to move sees it. What is not seen here becomes a node.
    fn glance(self, position: &Position, left: u32) -> Option<Value>;

    /// Tells what is known about a position for this question from what is known for another.
    fn key(self, position: &Position, left: u32) -> u64;

    /// Whether it is seen without playing a move that the opponent wins at once after it.
    fn is_refuted(self, position: &Position, m: Move, left: u32) -> bool;

    /// What is known about a position.
    fn known(
        self,
        table: &TranspositionTable,
        position: &Position,
        key: u64,
        left: u32,
    ) -> Option<Numbers>;

    /// A first guess at a position about which nothing is known: the same however many moves are left.
    fn guess(self, position: &Position) -> Numbers;

    /// Remembers what was found about a position.
    fn remember(self, table: &TranspositionTable, key: u64, left: u32, numbers: Numbers, work: u64);
}

/// What the end of a round means for a question.
#[derive(Clone, Copy, Debug)]
pub(super) enum End {
    /// This side has won.
    Won(Side),
    /// The mover has won the round, and goes on with one of these positions, whichever they want.
    GoesOn([Position; 2]),
}

impl Question for Goal {
    #[inline]
    fn end(self, finish: &Finish, _: Side) -> End {
        End::Won(self.winner(finish))
    }

    fn winning_move(self, position: &Position) -> Option<Move> {
        winning_slide(position, self)
    }

    #[inline]
    fn glance(self, position: &Position, _: u32) -> Option<Value> {
        wins_now(position, self).then_some(Value::Win)
    }

    #[inline]
    fn key(self, position: &Position, _: u32) -> u64 {
        Goal::key(self, position)
    }

    #[inline]
    fn is_refuted(self, position: &Position, m: Move, _: u32) -> bool {
        self.is_round() && position.calls_a_winner(m)
    }

    #[inline]
    fn known(self, table: &TranspositionTable, _: &Position, key: u64, _: u32) -> Option<Numbers> {
        table.get(key)
    }

    #[inline]
    fn guess(self, position: &Position) -> Numbers {
        Estimator::new(self).numbers(position)
    }

    #[inline]
    fn remember(self, table: &TranspositionTable, key: u64, _: u32, numbers: Numbers, work: u64) {
        table.put(key, numbers, work);
    }
}

/// What the threads that work together share.
pub(super) struct Crew<'a> {
    pub(super) table: &'a TranspositionTable,
    pub(super) limits: &'a Limits,
    /// The nodes of all threads so far, as of the last time each looked at its limits.
    pub(super) nodes: AtomicU64,
    /// How many threads are at work below a position, by some bits of its key; `None` for a single thread.
    busy: Option<Box<[AtomicU8]>>,
}

/// Enough that two positions hardly ever share a counter, few enough to stay in the cache.
const BUSY_COUNTERS: usize = 1 << 12;

impl<'a> Crew<'a> {
    pub(super) fn new(
        table: &'a TranspositionTable,
        limits: &'a Limits,
        threads: usize,
    ) -> Crew<'a> {
        let counters = || (0..BUSY_COUNTERS).map(|_| AtomicU8::new(0)).collect();
        Crew {
            table,
            limits,
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
pub(super) struct Prover<'a, Q> {
    crew: &'a Crew<'a>,
    question: Q,
    /// Tells that another thread has proven the root.
    is_done: &'a dyn Fn() -> bool,
    /// How many of the nodes the crew has been told about.
    told: u64,
    /// The node at which to come back without an answer, to be taken up again later.
    pause_at: u64,
    interrupted: bool,
    path: Path,
}

/// The way from the root to the position that is being looked into: all there is to a search that is left for a while.
#[derive(Debug, Default)]
pub(super) struct Path {
    nodes: u64,
    /// The node at which to look at the limits again: the same in slices of any size.
    next_poll: u64,
    /// The positions on the way.
    frames: Vec<Frame>,
    /// The children of all of them; each position owns the end of the list.
    children: Vec<Child>,
    guesses: Guesses,
}

impl Path {
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether nothing is being looked into.
    pub(super) fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// The most promising move of the root so far.
    pub(super) fn best(&self) -> Option<Move> {
        let end = self.frames.get(1).map(|second| second.first);
        let end = end.unwrap_or(self.children.len());
        most_promising(&self.children[self.frames.first()?.first..end])
    }

    /// Counts nodes that others have visited.
    pub(super) fn add(&mut self, nodes: u64) {
        self.nodes = self.nodes.saturating_add(nodes);
    }
}

/// The latest first guesses: a position that is looked into again has the same children, and most of them only have a guess.
#[derive(Debug, Default)]
struct Guesses {
    /// The guess about a position is at the place that its key names, until another takes the place.
    slots: Vec<(u64, Numbers)>,
}

/// Enough for the guesses of short proofs, few enough to stay in the cache.
const GUESSES: usize = 1 << 12;

impl Guesses {
    #[inline]
    fn get_or_make(&mut self, key: u64, make: impl FnOnce() -> Numbers) -> Numbers {
        if self.slots.is_empty() {
            self.slots = vec![(0, Numbers::UNLIMITED); GUESSES];
        }
        // The table uses the low bits.
        let slot = &mut self.slots[(key >> 40) as usize & (GUESSES - 1)];
        if slot.0 != key {
            *slot = (key, make());
        }
        slot.1
    }
}

/// A position that is being looked into.
#[derive(Clone, Copy, Debug)]
struct Frame {
    key: u64,
    /// How many moves are left.
    left: u32,
    /// Its numbers are improved until one of them reaches this.
    limit: Numbers,
    /// How many nodes had been visited before it.
    before: u64,
    /// Where its children begin.
    first: usize,
    /// The child that is being looked into.
    chosen: usize,
    best: Option<Move>,
}

/// A move that is not yet proven, and what is known about it from the mover's point of view.
#[derive(Clone, Copy, Debug)]
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

impl<'a, Q: Question> Prover<'a, Q> {
    pub(super) fn new(
        question: Q,
        crew: &'a Crew<'a>,
        is_done: &'a dyn Fn() -> bool,
    ) -> Prover<'a, Q> {
        Prover::on(Path::default(), u64::MAX, question, crew, is_done)
    }

    /// Takes up a search where it was left, for this many nodes. The crew does not know yet of its nodes so far.
    pub(super) fn on(
        mut path: Path,
        slice: u64,
        question: Q,
        crew: &'a Crew<'a>,
        is_done: &'a dyn Fn() -> bool,
    ) -> Prover<'a, Q> {
        crew.nodes.fetch_add(path.nodes, Ordering::Relaxed);
        if path.frames.is_empty() {
            path.children.reserve(512);
        }
        let mut prover = Prover {
            crew,
            question,
            is_done,
            told: path.nodes,
            pause_at: path.nodes.saturating_add(slice),
            interrupted: false,
            path,
        };
        if prover.path.nodes == 0 {
            prover.poll();
        }
        prover
    }

    /// Leaves the search, to be taken up again.
    pub(super) fn into_path(self) -> Path {
        self.path
    }

    /// Searches until the position is proven or a limit is reached.
    pub(super) fn prove(&mut self, position: &Position) -> Found {
        loop {
            if let Some(found) = self.advance(position, 0) {
                return found;
            }
        }
    }

    /// The same, but comes back with `None` when the slice is used up. Asked about the same position again, it goes on
    /// where it was.
    pub(super) fn advance(&mut self, position: &Position, left: u32) -> Option<Found> {
        if !self.path.frames.is_empty() {
            return self.climb(None);
        }
        if let Some(m) = self.question.winning_move(position) {
            return Some(Found::won(m));
        }
        let key = self.question.key(position, left);
        let found = self.enter(position, key, left, Numbers::UNLIMITED);
        self.climb(found)
    }

    /// Tells the crew how far this thread is, and looks whether it should go on.
    pub(super) fn poll(&mut self) {
        let all = self.report();
        let limits = self.crew.limits;
        self.interrupted = all >= limits.max_nodes() || limits.is_stopped() || (self.is_done)();
        let left = limits.max_nodes().saturating_sub(all);
        self.path.next_poll = self.path.nodes + POLL_INTERVAL.min(left).min(limits.nodes_left());
    }

    /// Tells the crew how far this thread is; returns how far all are.
    pub(super) fn report(&mut self) -> u64 {
        let new = self.path.nodes - self.told;
        self.told = self.path.nodes;
        self.crew.limits.spend(new);
        self.crew.nodes.fetch_add(new, Ordering::Relaxed) + new
    }

    /// Begins with a position in which the mover does not win at once: it is to be searched until one of its numbers
    /// reaches its limit. Comes back with what was found where nothing has to be searched.
    fn enter(&mut self, position: &Position, key: u64, left: u32, limit: Numbers) -> Option<Found> {
        if self.path.nodes >= self.path.next_poll {
            self.poll();
        }
        let before = self.path.nodes;
        self.path.nodes += 1;
        let first = self.path.children.len();
        self.path.frames.push(Frame {
            key,
            left,
            limit,
            before,
            first,
            chosen: first,
            best: None,
        });
        let won = self.expand(position, left)?;
        Some(self.leave(Found::won(won)))
    }

    /// Is done with the position on top of the path.
    fn leave(&mut self, found: Found) -> Found {
        if let Some(frame) = self.path.frames.pop() {
            self.path.children.truncate(frame.first);
            let work = self.path.nodes - frame.before;
            self.question
                .remember(self.crew.table, frame.key, frame.left, found.numbers, work);
        }
        found
    }

    /// Goes on with the path until the root is left, and returns what was found about it; `None` when the slice is used up
    /// before.
    ///
    /// `found` is what was found about a position that has just been left.
    fn climb(&mut self, mut found: Option<Found>) -> Option<Found> {
        loop {
            found = match found {
                Some(found) if self.path.frames.is_empty() => return Some(found),
                Some(found) => self.take(found.numbers),
                None if self.path.nodes >= self.pause_at && !self.interrupted => return None,
                None => self.improve(),
            };
        }
    }

    /// Goes into the most promising child of the position on top of the path, unless its numbers have reached their
    /// limit. Comes back with what was found about whatever was left again.
    fn improve(&mut self) -> Option<Found> {
        let frame = self.path.frames.last_mut()?;
        let children = &self.path.children[frame.first..];
        let Some(choice) = Choice::of(children, frame.limit, self.crew) else {
            let best = frame.best;
            return Some(self.leave(Found {
                numbers: Numbers::LOST,
                best,
            }));
        };
        frame.chosen = frame.first + choice.index;
        let child = self.path.children[frame.chosen];
        frame.best = Some(child.m);
        let (numbers, limit, frame_left) = (choice.numbers, frame.limit, frame.left);
        if numbers.proof >= limit.proof || numbers.disproof >= limit.disproof || self.interrupted {
            let best = if self.interrupted {
                most_promising(children)
            } else {
                frame.best
            };
            return Some(self.leave(Found { numbers, best }));
        }
        if let Some(busy) = self.crew.busy(child.key) {
            // Another thread may have been quicker.
            if let Some(known) = self.crew.table.get(child.key)
                && known.is_proven()
            {
                return self.update(if child.again { known } else { known.reversed() });
            }
            busy.fetch_add(1, Ordering::Relaxed);
        }
        let limit = choice.limit_for(child.numbers, limit);
        let limit = if child.again { limit } else { limit.reversed() };
        let left = frame_left.saturating_sub(1);
        self.enter(&child.position, child.key, left, limit)
    }

    /// Takes note of what was found about the chosen child of the position on top of the path.
    fn take(&mut self, numbers: Numbers) -> Option<Found> {
        let frame = self.path.frames.last()?;
        let child = self.path.children[frame.chosen];
        if let Some(busy) = self.crew.busy(child.key) {
            busy.fetch_sub(1, Ordering::Relaxed);
        }
        self.update(if child.again {
            numbers
        } else {
            numbers.reversed()
        })
    }

    /// The chosen child has these numbers, as the mover sees it. Comes back with what was found if that is a win.
    fn update(&mut self, numbers: Numbers) -> Option<Found> {
        let chosen = self.path.frames.last()?.chosen;
        let child = &mut self.path.children[chosen];
        if numbers.is_won() {
            let m = child.m;
            return Some(self.leave(Found::won(m)));
        }
        if numbers.is_lost() {
            self.path.children.swap_remove(chosen);
        } else {
            // Numbers never fall, so that the search goes on even where the table has forgotten what was below.
            let known = &mut child.numbers;
            known.proof = known.proof.max(numbers.proof);
            known.disproof = known.disproof.max(numbers.disproof);
        }
        None
    }

    /// Lists the moves that may win; comes back at once with one that is known to.
    fn expand(&mut self, position: &Position, left: u32) -> Option<Move> {
        let question = self.question;
        let left = left.saturating_sub(1);
        let Path {
            children, guesses, ..
        } = &mut self.path;
        let first = children.len();
        for m in position.moves() {
            if question.is_refuted(position, m, left) {
                continue;
            }
            let mut add = |next: Position| {
                let key = question.key(&next, left);
                self.crew.table.fetch(key);
                children.push(Child {
                    position: next,
                    m,
                    key,
                    numbers: Numbers::UNLIMITED,
                    again: next.side() == position.side(),
                });
            };
            let next = match position.play_unchecked(m) {
                Next::Turn(next) => next,
                Next::Over(finish) => match question.end(&finish, position.side()) {
                    End::Won(side) if side == position.side() => return Some(m),
                    End::Won(_) => continue,
                    End::GoesOn(starts) => {
                        starts.into_iter().for_each(add);
                        continue;
                    }
                },
            };
            match question.glance(&next, left) {
                None => add(next),
                Some(value) if (next.side() == position.side()) == (value == Value::Win) => {
                    return Some(m);
                }
                Some(_) => {}
            }
        }
        // Only now, so that the memory has had the time to bring what the table knows.
        let mut index = first;
        while let Some(child) = children.get_mut(index) {
            let known = question.known(self.crew.table, &child.position, child.key, left);
            let known = known.unwrap_or_else(|| {
                guesses.get_or_make(child.key, || question.guess(&child.position))
            });
            child.numbers = if child.again { known } else { known.reversed() };
            if child.numbers.is_won() {
                return Some(child.m);
            }
            if child.numbers.is_lost() {
                children.swap_remove(index);
            } else {
                index += 1;
            }
        }
        None
    }
}

/// The move to play when there is no time left for a proof: the one that would take the most to refute for what it would take to prove. The move
/// that the search looks at next is often one about which it does not know much yet.
fn most_promising(children: &[Child]) -> Option<Move> {
    let product = |a: u32, b: u32| u64::from(a) * u64::from(b);
    let best = children.iter().max_by(|a, b| {
        let (a, b) = (a.numbers, b.numbers);
        product(a.disproof, b.proof).cmp(&product(b.disproof, a.proof))
    });
    best.map(|child| child.m)
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

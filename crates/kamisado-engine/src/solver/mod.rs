//! Who wins a round: proof-number search over positions.

mod certificate;
mod estimate;
mod goal;
mod length;
mod numbers;
mod proof;
mod table;
mod twice;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{mem, thread};

use kamisado::{Board, Move, Next, Position};

use self::estimate::Estimator;
pub(crate) use self::estimate::Weights;
pub use self::goal::Goal;
pub use self::length::{Count, Length};
pub(crate) use self::numbers::Numbers;
use self::proof::{Crew, Found, Path, Prover};
use self::table::TranspositionTable;
pub use self::table::{Memory, OutOfMemory};
pub use self::twice::Twice;
use crate::{Limits, Value};
use kamisado::sorting::sort_by_key;

/// The result of solving a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The value for the side to move, if it was proven within the limits.
    pub value: Option<Value>,
    /// A winning move; in a lost position the move that was hardest to refute; otherwise the most promising so far.
    pub best: Option<Move>,
    /// How many positions were looked into.
    pub nodes: u64,
}

/// The result of solving every legal move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValues {
    /// The legal moves, in the order of [`Position::moves`], each with its value for the side that makes it, if that
    /// was proven within the limits.
    pub moves: Vec<(Move, Option<Value>)>,
    /// How many positions were looked into.
    pub nodes: u64,
}

/// Proves who wins, and remembers what it has proven, which makes the next question easier.
///
/// ```
/// use kamisado::Position;
/// use kamisado_engine::{Limits, Memory, Solver, Value};
///
/// let solver = Solver::new(Memory::default());
/// let outcome = solver.solve(&Position::start(), &Limits::none());
/// assert_eq!(outcome.value, Some(Value::Win));
/// ```
#[derive(Debug)]
pub struct Solver {
    table: TranspositionTable,
    threads: usize,
}

impl Solver {
    /// A new solver on one thread.
    ///
    /// # Panics
    /// If there is not enough memory. Use [`Solver::try_new`] for sizes that somebody else chooses.
    #[must_use]
    pub fn new(memory: Memory) -> Solver {
        Solver::try_new(memory).unwrap_or_else(|error| panic!("{error}"))
    }

    /// A new solver on one thread, if there is enough memory for it.
    ///
    /// ```
    /// use kamisado_engine::{Memory, Solver};
    ///
    /// assert!(Solver::try_new(Memory::mebibytes(1)).is_ok());
    /// let error = Solver::try_new(Memory::mebibytes(usize::MAX)).unwrap_err();
    /// assert!(error.to_string().contains("isn't enough memory"));
    /// ```
    ///
    /// # Errors
    /// When the table cannot be allocated.
    pub fn try_new(memory: Memory) -> Result<Solver, OutOfMemory> {
        Ok(Solver {
            table: TranspositionTable::new(memory)?,
            threads: 1,
        })
    }

    /// The same solver with this many threads, at least one. It is deterministic only on one thread.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Solver {
        self.threads = threads.max(1);
        self
    }

    /// How many threads it uses.
    #[must_use]
    pub const fn threads(&self) -> usize {
        self.threads
    }

    /// Proves who wins from a position, within limits.
    #[must_use]
    pub fn solve(&self, position: &Position, limits: &Limits) -> Outcome {
        self.solve_for(position, Goal::ROUND, limits)
    }

    /// Proves whether the side to move reaches its goal, or keeps the other side from its own.
    #[must_use]
    pub fn solve_for(&self, position: &Position, goal: Goal, limits: &Limits) -> Outcome {
        let mut proof = Proof::new(position, goal);
        loop {
            if let Some(outcome) = self.advance(&mut proof, limits, u64::MAX) {
                return outcome;
            }
        }
    }

    /// Works on a proof for about this many nodes; returns `None` if there is more to do. The limits apply to the whole proof, and the number of
    /// slices doesn't change the result, as long as a single thread does the work.
    ///
    /// ```
    /// use kamisado::Position;
    /// use kamisado_engine::{Goal, Limits, Memory, Proof, Solver};
    ///
    /// let whole = Solver::new(Memory::mebibytes(16)).solve(&Position::start(), &Limits::none());
    /// let solver = Solver::new(Memory::mebibytes(16));
    /// let mut proof = Proof::new(&Position::start(), Goal::ROUND);
    /// let outcome = loop {
    ///     if let Some(outcome) = solver.advance(&mut proof, &Limits::none(), 100) {
    ///         break outcome;
    ///     }
    /// };
    /// assert_eq!(outcome, whole);
    /// ```
    pub fn advance(&self, proof: &mut Proof, limits: &Limits, slice: u64) -> Option<Outcome> {
        if self.threads == 1 {
            return self.advance_alone(proof, limits, slice);
        }
        // What several threads have found is in the table, and from there they go on.
        let left = limits.max_nodes().saturating_sub(proof.path.nodes());
        let tasks = [Task::new(proof.view.position)];
        let slice_limits = limits.clone().nodes(left.min(slice));
        let nodes = self.work(&tasks, proof.goal, &slice_limits, &|_, _| {});
        proof.path.add(nodes);
        let [task] = tasks;
        let found = task.into_found();
        if value(found).is_none() && nodes < left && !limits.is_stopped() {
            return None;
        }
        Some(proof.outcome(found))
    }

    /// The same on this thread alone, however many the solver has, for callers that divide several proofs among threads themselves.
    ///
    /// ```
    /// use kamisado::Position;
    /// use kamisado_engine::{Goal, Limits, Memory, Proof, Solver};
    ///
    /// let start = Position::start();
    /// let several = Solver::new(Memory::mebibytes(16)).with_threads(2);
    /// let mut proof = Proof::new(&start, Goal::ROUND);
    /// let outcome = several.advance_alone(&mut proof, &Limits::none(), u64::MAX);
    /// let one = Solver::new(Memory::mebibytes(16));
    /// assert_eq!(outcome, Some(one.solve(&start, &Limits::none())));
    /// ```
    pub fn advance_alone(&self, proof: &mut Proof, limits: &Limits, slice: u64) -> Option<Outcome> {
        let crew = Crew::new(&self.table, limits, 1);
        let never = || false;
        let path = mem::take(&mut proof.path);
        let mut prover = Prover::on(path, slice, proof.goal, &crew, &never);
        let found = prover.advance(&proof.view.position, 0);
        prover.report();
        proof.path = prover.into_path();
        found.map(|found| proof.outcome(Some(found)))
    }

    /// Proves the value of every legal move, within limits, and reports each as soon as it is known.
    ///
    /// ```
    /// use kamisado::Position;
    /// use kamisado_engine::{Limits, Memory, Solver, Value};
    ///
    /// let position: Position = "3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6 b u".parse()?;
    /// let solver = Solver::new(Memory::mebibytes(1));
    /// let values = solver.values(&position, &Limits::none(), |m, value| println!("{m}: {value}"));
    /// assert_eq!(values.moves.len(), position.move_count());
    /// assert!(values.moves.iter().any(|(_, value)| *value == Some(Value::Win)));
    /// # Ok::<(), kamisado::ParsePositionError>(())
    /// ```
    pub fn values(
        &self,
        position: &Position,
        limits: &Limits,
        on_proven: impl FnMut(Move, Value) + Send,
    ) -> MoveValues {
        let view = View::of(position);
        let mover = view.position.side();
        // The moves of a position that is its own twin are twins themselves: one of each pair is enough.
        let has_twins = view.position.is_its_own_twin();
        let told = Mutex::new(on_proven);
        let tell = |m: Move, value: Value| {
            let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
            told(view.back(m), value);
            if has_twins {
                told(view.back(m.mirror()), value);
            }
        };
        let mut values: Vec<(Move, Option<Value>)> = Vec::new();
        let mut asked = Vec::new();
        let mut tasks = Vec::new();
        for m in view.position.moves() {
            let known = match view.position.play_unchecked(m) {
                Next::Over(finish) if finish.end.winner == mover => Some(Value::Win),
                Next::Over(_) => Some(Value::Loss),
                Next::Turn(next) => {
                    if !has_twins || m <= m.mirror() {
                        asked.push((m, next.side() == mover));
                        tasks.push(Task::new(next));
                    }
                    None
                }
            };
            if let Some(value) = known
                && (!has_twins || m <= m.mirror())
            {
                tell(m, value);
            }
            values.push((m, known));
        }
        let seen_by_mover = |index: usize, value: Value| {
            let (_, again) = asked[index];
            if again { value } else { !value }
        };
        let nodes = self.work(&tasks, Goal::ROUND, limits, &|index, value| {
            tell(asked[index].0, seen_by_mover(index, value));
        });
        for (index, task) in tasks.into_iter().enumerate() {
            let proven = value(task.into_found()).map(|value| seen_by_mover(index, value));
            let (m, _) = asked[index];
            for (other, value) in &mut values {
                if *other == m || has_twins && *other == m.mirror() {
                    *value = proven;
                }
            }
        }
        for (m, _) in &mut values {
            *m = view.back(*m);
        }
        if view.flipped {
            // The flipped board lists the moves of a tower from the other end.
            let order: Vec<Move> = position.moves().collect();
            sort_by_key(&mut values, |(m, _)| {
                order.iter().position(|other| other == m)
            });
        }
        MoveValues {
            moves: values,
            nodes,
        }
    }

    /// How full the table is, in thousandths.
    #[must_use]
    pub fn hashfull(&self) -> u32 {
        self.table.permille()
    }

    /// How much of its memory the table has used so far.
    #[must_use]
    pub fn bytes_in_use(&self) -> usize {
        self.table.bytes_in_use()
    }

    /// Forgets everything, as if the solver were new.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Lets all threads work off the tasks; `on_proven` is told of each once. Returns the number of nodes.
    fn work(
        &self,
        tasks: &[Task],
        goal: Goal,
        limits: &Limits,
        on_proven: &(dyn Fn(usize, Value) + Sync),
    ) -> u64 {
        let crew = Crew::new(&self.table, limits, self.threads);
        let next = AtomicUsize::new(0);
        let worker = || {
            // Every task is begun by one thread; when none is left, the idle ones help with the unfinished.
            let fresh = std::iter::from_fn(|| {
                let index = next.fetch_add(1, Ordering::Relaxed);
                (index < tasks.len()).then_some(index)
            });
            for index in fresh.chain(0..tasks.len()) {
                let task = &tasks[index];
                if task.is_done() {
                    continue;
                }
                let is_done = || task.is_done();
                let mut prover = Prover::new(goal, &crew, &is_done);
                let found = prover.prove(&task.position);
                prover.poll();
                match value(Some(found)) {
                    Some(value) if task.finish(found) => on_proven(index, value),
                    Some(_) => {}
                    // Neither proven here nor by another thread: a limit is reached.
                    None if !task.is_done() => {
                        task.finish(found);
                        break;
                    }
                    None => {}
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(worker);
            }
            worker();
        });
        crew.nodes.into_inner()
    }
}

/// The seven counts that the solver's first guess about a position is made from, or `None` where it needs no guess: what its weights are
/// learned from, by `examples/learn_estimates.rs`.
#[must_use]
pub fn counts_of_estimate(position: &Position) -> Option<[f64; 7]> {
    let view = View::of(position);
    let seen = Estimator::new(Goal::ROUND).seen(&view.position);
    seen.ok().map(|seen| seen.counts())
}

/// A proof in progress, which [`Solver::advance`] works on.
#[derive(Debug)]
pub struct Proof {
    view: View,
    goal: Goal,
    path: Path,
}

impl Proof {
    /// A new proof of whether the side to move reaches its goal.
    #[must_use]
    pub fn new(position: &Position, goal: Goal) -> Proof {
        Proof {
            view: View::of(position),
            goal,
            path: Path::default(),
        }
    }

    /// How many positions have been searched so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.path.nodes()
    }

    fn outcome(&self, found: Option<Found>) -> Outcome {
        let view = &self.view;
        Outcome {
            value: value(found),
            best: found
                .and_then(|found| found.best)
                .or_else(|| view.position.moves().next())
                .map(|m| view.back(m)),
            nodes: self.path.nodes(),
        }
    }

    /// The most promising move so far.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.path.best().map(|m| self.view.back(m))
    }
}

/// A position to be proven.
struct Task {
    position: Position,
    done: AtomicBool,
    found: Mutex<Option<Found>>,
}

impl Task {
    fn new(position: Position) -> Task {
        Task {
            position,
            done: AtomicBool::new(false),
            found: Mutex::new(None),
        }
    }

    fn is_done(&self) -> bool {
        self.done.load(Ordering::Relaxed)
    }

    /// Keeps what was found unless a proof is there already; says whether this is the first proof.
    fn finish(&self, found: Found) -> bool {
        let mut kept = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if self.is_done() {
            return false;
        }
        *kept = Some(found);
        self.done
            .store(found.numbers.is_proven(), Ordering::Relaxed);
        self.is_done()
    }

    fn into_found(mut self) -> Option<Found> {
        let found = self.found.get_mut().unwrap_or_else(PoisonError::into_inner);
        mem::take(found)
    }
}

fn value(found: Option<Found>) -> Option<Value> {
    found?.numbers.value()
}

/// A position on the standard board, and the way back to the board it was asked about.
#[derive(Debug)]
struct View {
    position: Position,
    flipped: bool,
}

impl View {
    fn of(position: &Position) -> View {
        match position.board() {
            Board::Standard => View {
                position: *position,
                flipped: false,
            },
            Board::Mirrored => View {
                position: position.flip_board(),
                flipped: true,
            },
        }
    }

    fn back(&self, m: Move) -> Move {
        if self.flipped { m.mirror() } else { m }
    }
}

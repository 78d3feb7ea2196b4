use std::collections::VecDeque;
use std::panic::resume_unwind;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{mem, thread};

use kamisado::{Decision, Match, Move, Next, Position};
use kamisado_engine::review::{Review, Reviewer};
use kamisado_engine::{
    Choice, Count, Goal, Length, Limits, Outcome, Player, Proof, Solver, Stop, Thinking,
};

use crate::{Bounds, Clock, Info, Score};

/// The engine, shared by a session and the one search it runs.
pub(crate) type Engine = Arc<Mutex<Player>>;

/// What a search works with: the engine, the time and the limits.
pub(super) struct Desk {
    engine: Engine,
    clock: Arc<dyn Clock>,
    stop: Stop,
    began: Duration,
    /// From when on nothing new is begun.
    soft: Option<Duration>,
    max_depth: u32,
    max_nodes: u64,
    /// How many positions a step looks into.
    slice: u64,
    /// How many positions have been looked into for the answer.
    nodes: u64,
    /// The same with all work that is not reported: the measure of a step's work.
    work: u64,
    /// When something was last said about the search.
    told: Duration,
    /// The proof that is being worked on.
    proof: Option<(Position, Proof)>,
    /// The exact length that is being worked on.
    count: Option<(Position, Count)>,
    /// The decision that is being worked on.
    thinking: Option<Thinking>,
}

/// For how many slices a thread is started: it takes a while until it has a core of its own.
const SLICES_FOR_A_THREAD: u64 = 16;

/// What a thread has done for a task.
pub(super) struct Advance<F> {
    /// What was found, if the task is done.
    pub(super) found: Option<F>,
    /// How many positions were looked into.
    pub(super) spent: u64,
}

impl Desk {
    pub(super) fn new(
        engine: Engine,
        clock: Arc<dyn Clock>,
        mut stop: Stop,
        slice: u64,
        bounds: &Bounds,
        game: &Match,
    ) -> Desk {
        let began = clock.now();
        let budget = bounds.budget(game);
        if let Some(budget) = budget {
            stop = alarm(&stop, &clock, began.saturating_add(budget.hard));
        }
        Desk {
            engine,
            clock,
            stop,
            began,
            soft: budget.map(|budget| began.saturating_add(budget.soft)),
            max_depth: bounds.depth.unwrap_or(u32::MAX),
            max_nodes: bounds.nodes.unwrap_or(u64::MAX),
            slice,
            nodes: 0,
            work: 0,
            told: began,
            proof: None,
            count: None,
            thinking: None,
        }
    }

    pub(super) fn stopper(&self) -> Stop {
        self.stop.clone()
    }

    /// Whether the search was stopped, or its time is up.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_asked()
    }

    /// Whether the search has to end, for whatever reason.
    pub(super) fn is_spent(&self) -> bool {
        self.is_stopped() || self.nodes >= self.max_nodes
    }

    fn engine(&self) -> MutexGuard<'_, Player> {
        self.engine.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the player would do, with what is left of the limits; `None` while there is more to do.
    pub(super) fn decide(&mut self, game: &Match) -> Option<Choice> {
        if self.thinking.is_none() {
            let left = self.max_nodes.saturating_sub(self.nodes).max(1);
            let mut limits = Limits::none()
                .nodes_in_all(left)
                .depth(self.max_depth)
                .stop(&self.stop);
            if let Some(soft) = self.soft {
                limits = limits.hurry(&alarm(&self.stop, &self.clock, soft));
            }
            self.thinking = Thinking::new(game, &limits);
        }
        let mut thinking = self.thinking.take()?;
        let before = thinking.nodes();
        let choice = self.engine().think(&mut thinking, self.slice);
        self.add(thinking.nodes().saturating_sub(before));
        if choice.is_none() {
            self.thinking = Some(thinking);
        }
        choice
    }

    fn add(&mut self, nodes: u64) {
        self.nodes = self.nodes.saturating_add(nodes);
        self.work = self.work.saturating_add(nodes);
    }

    /// How many positions a step looks into.
    pub(super) const fn slice(&self) -> u64 {
        self.slice
    }

    /// How many positions the search has looked into, all told.
    pub(super) const fn work(&self) -> u64 {
        self.work
    }

    /// Counts positions that somebody else has looked into.
    pub(super) fn add_work(&mut self, positions: u64) {
        self.work = self.work.saturating_add(positions);
    }

    /// What the player's word is worth: only a perfect one has looked at everything, and no one counts exactly.
    pub(super) fn trust(&self, score: kamisado_engine::Score) -> Score {
        use kamisado_engine::Score as Heard;

        /// The estimate of a player that believes to have won.
        const SURE: i32 = 10_000;
        match score {
            Heard::Guess(guess) => Score::Cp(guess),
            Heard::Mate(moves) if !self.is_perfect() => Score::Cp(SURE * moves.signum() - moves),
            Heard::Mate(moves) if moves > 0 => Score::Win,
            Heard::Win => Score::Win,
            Heard::Loss | Heard::Mate(_) => Score::Loss,
        }
    }

    /// Whether the player proves what it plays.
    pub(super) fn is_perfect(&self) -> bool {
        self.engine().level() == kamisado_engine::Level::PERFECT
    }

    /// Works on the proof of a position; `None` while there is more to do.
    pub(super) fn solve(&mut self, position: &Position) -> Option<Outcome> {
        let mut proof = match self.proof.take() {
            Some((about, proof)) if about == *position => proof,
            _ => Proof::new(position, Goal::ROUND),
        };
        let before = proof.nodes();
        let left = self.max_nodes.saturating_sub(self.nodes);
        let limits = Limits::none()
            .nodes(left.saturating_add(before))
            .stop(&self.stop);
        let outcome = self
            .engine()
            .solver()
            .advance(&mut proof, &limits, self.slice);
        self.add(proof.nodes() - before);
        if outcome.is_none() {
            self.proof = Some((*position, proof));
        }
        outcome
    }

    /// Lets every thread of the engine work on the first of these tasks, and when that is done on the next, until each has looked
    /// into a slice of positions. Comes back with the tasks that are done and what was found.
    pub(super) fn share<T: Send, F: Send>(
        &mut self,
        open: &mut VecDeque<T>,
        advance: &(dyn Fn(&mut T, &Solver, &Limits, u64) -> Advance<F> + Sync),
    ) -> Vec<(T, F)> {
        let limits = Limits::none().stop(&self.stop);
        let engine = self.engine();
        let solver = engine.solver();
        let threads = solver.threads().min(open.len());
        let slice = match threads {
            0 | 1 => self.slice,
            _ => self.slice * SLICES_FOR_A_THREAD,
        };
        let shared = Mutex::new((mem::take(open), Vec::new()));
        let shared = || shared.lock().unwrap_or_else(PoisonError::into_inner);
        let worker = || {
            let mut spent = 0;
            while spent < slice && !limits.is_stopped() {
                let Some(mut task) = shared().0.pop_front() else {
                    break;
                };
                let advance = advance(&mut task, solver, &limits, slice - spent);
                spent += advance.spent.max(1);
                match advance.found {
                    Some(found) => shared().1.push((task, found)),
                    None => shared().0.push_front(task),
                }
            }
            spent
        };
        let spent = thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(worker)).collect();
            let own = worker();
            let all = others.into_iter().map(thread::ScopedJoinHandle::join);
            all.map(|spent| spent.unwrap_or_else(|panic| resume_unwind(panic)))
                .fold(own, u64::saturating_add)
        });
        drop(engine);
        self.add(spent);
        let (left, done) = mem::take(&mut *shared());
        *open = left;
        done
    }

    /// The most promising move of the proof that is being worked on.
    pub(super) fn promising(&self) -> Option<Move> {
        self.proof.as_ref()?.1.best()
    }

    /// Works on the exact length of a position. Comes back with the length, or with `Some(None)` when it was not found within the
    /// limits; with `None` while there is more to do.
    pub(super) fn length(&mut self, position: &Position) -> Option<Option<Length>> {
        let mut count = match self.count.take() {
            Some((about, count)) if about == *position => count,
            _ => Count::new(position),
        };
        let before = count.nodes();
        let left = self.max_nodes.saturating_sub(self.nodes);
        let limits = Limits::none()
            .nodes(left.saturating_add(before))
            .stop(&self.stop);
        let length = self
            .engine()
            .solver()
            .count(&mut count, &limits, self.slice);
        self.add(count.nodes() - before);
        if length.is_none() {
            self.count = Some((*position, count));
        }
        length
    }

    /// Looks at the decisions of a match, the last one first; comes back with the place of one that has been looked at.
    pub(super) fn review(&mut self, reviewer: &mut Reviewer) -> Option<usize> {
        let limits = Limits::none().nodes(Review::NODES).stop(&self.stop);
        let before = reviewer.nodes();
        let index = reviewer.step(self.engine().solver(), &limits, self.slice);
        self.add(reviewer.nodes().saturating_sub(before));
        index
    }

    /// What both sides are expected to play after a proof, beginning with this move, as far as that is quickly seen.
    pub(super) fn line(&mut self, position: &Position, first: Move) -> Vec<Decision> {
        const LONGEST: usize = 32;
        let limits = Limits::none()
            .nodes(1 << 10)
            .nodes_in_all(self.slice)
            .stop(&self.stop);
        let mut line = vec![Decision::Move(first)];
        let mut next = position.play_unchecked(first);
        while let Next::Turn(position) = next
            && line.len() < LONGEST
            && let outcome = self.engine().solver().solve(&position, &limits)
            && let (Some(_), Some(best)) = (outcome.value, outcome.best)
        {
            line.push(Decision::Move(best));
            next = position.play_unchecked(best);
        }
        self.add_work(self.slice - limits.nodes_left());
        line
    }

    /// Whether it is time to say something about a long search.
    pub(super) fn is_time_to_tell(&mut self) -> bool {
        let now = self.clock.now();
        let due = now.saturating_sub(self.told) >= Duration::from_secs(1);
        if due {
            self.told = now;
        }
        due
    }

    /// What can be said about the search so far.
    pub(super) fn info(&self, depth: u32, score: Option<Score>, pv: Vec<Decision>) -> Info {
        Info {
            depth: Some(depth),
            seldepth: u32::try_from(pv.len()).ok().map(|line| line.max(depth)),
            score,
            pv,
            ..self.totals()
        }
    }

    /// What the search has taken so far.
    pub(super) fn totals(&self) -> Info {
        let time = self.clock.now().saturating_sub(self.began);
        let per_second = self.nodes as f64 / time.as_secs_f64().max(1e-6);
        Info {
            nodes: Some(self.nodes),
            nps: Some(per_second as u64),
            time: Some(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)),
            hashfull: Some(self.engine().solver().hashfull()),
            ..Info::default()
        }
    }
}

/// The same stop, which comes of itself at a moment of the clock.
fn alarm(stop: &Stop, clock: &Arc<dyn Clock>, moment: Duration) -> Stop {
    let clock = Arc::clone(clock);
    stop.clone().with_alarm(move || clock.now() >= moment)
}

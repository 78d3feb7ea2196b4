use std::sync::Arc;
use std::time::Duration;

use kamisado::{Decision, Next, Position, Side};
use kamisado_engine::{Limits, Outcome, Solver, Stop};

use crate::{Bounds, Clock, Info, Score};

/// How many positions the solver looks into before somebody listens again: about ten milliseconds.
const SLICE: u64 = 1 << 14;

/// What a search works with: the solver, the time and the limits.
pub(super) struct Desk {
    solver: Arc<Solver>,
    clock: Arc<dyn Clock>,
    stop: Stop,
    began: Duration,
    deadline: Option<Duration>,
    max_nodes: u64,
    nodes: u64,
    /// When something was last said about the search.
    told: Duration,
}

impl Desk {
    pub(super) fn new(
        solver: Arc<Solver>,
        clock: Arc<dyn Clock>,
        bounds: &Bounds,
        side: Option<Side>,
    ) -> Desk {
        let began = clock.now();
        Desk {
            solver,
            clock,
            stop: Stop::new(),
            began,
            deadline: side
                .and_then(|side| bounds.time_for(side))
                .map(|time| began.saturating_add(time)),
            max_nodes: bounds.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            told: began,
        }
    }

    pub(super) fn stopper(&self) -> Stop {
        self.stop.clone()
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_asked()
    }

    /// Whether the search has to come to an end, told to or not.
    pub(super) fn is_spent(&self) -> bool {
        self.is_stopped()
            || self.nodes >= self.max_nodes
            || self
                .deadline
                .is_some_and(|deadline| self.clock.now() >= deadline)
    }

    /// Works on the proof of a position for a short while. What was found stays in the table, so the next call goes on
    /// from there.
    pub(super) fn solve(&mut self, position: &Position) -> Outcome {
        let slice = SLICE.min(self.max_nodes.saturating_sub(self.nodes));
        let limits = Limits::none().nodes(slice).stop(&self.stop);
        let outcome = self.solver.solve(position, &limits);
        self.nodes = self.nodes.saturating_add(outcome.nodes);
        outcome
    }

    /// What both sides are expected to play after a proof, beginning with this move.
    pub(super) fn line(&mut self, position: &Position, first: kamisado::Move) -> Vec<Decision> {
        const LONGEST: usize = 32;
        let limits = Limits::none().nodes(1 << 10).stop(&self.stop);
        let mut line = vec![Decision::Move(first)];
        let mut next = position.play_unchecked(first);
        while let Next::Turn(position) = next
            && line.len() < LONGEST
            && let outcome = self.solver.solve(&position, &limits)
            && let (Some(_), Some(best)) = (outcome.value, outcome.best)
        {
            line.push(Decision::Move(best));
            next = position.play_unchecked(best);
        }
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
    pub(super) fn info(&self, score: Option<Score>, pv: Vec<Decision>) -> Info {
        let time = self.clock.now().saturating_sub(self.began);
        let depth = u32::try_from(pv.len()).ok();
        let per_second = self.nodes as f64 / time.as_secs_f64().max(1e-6);
        Info {
            depth,
            seldepth: depth,
            nodes: Some(self.nodes),
            nps: Some(per_second as u64),
            time: Some(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)),
            hashfull: Some(self.solver.hashfull()),
            score,
            pv,
            ..Info::default()
        }
    }
}

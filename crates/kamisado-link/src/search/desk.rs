use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kamisado::{Decision, Match, Next, Position};
use kamisado_engine::review::{Review, Reviewed, Reviewer};
use kamisado_engine::{Choice, Length, Limits, Outcome, Player, Stop};

use crate::{Bounds, Clock, Info, Score};

/// How many positions the solver looks into before somebody listens again: about ten milliseconds.
pub(super) const SLICE: u64 = 1 << 14;

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
    nodes: u64,
    /// When something was last said about the search.
    told: Duration,
}

impl Desk {
    pub(super) fn new(
        engine: Engine,
        clock: Arc<dyn Clock>,
        mut stop: Stop,
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
            nodes: 0,
            told: began,
        }
    }

    pub(super) fn stopper(&self) -> Stop {
        self.stop.clone()
    }

    /// Whether the search was told to come to an end, or its time is up.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_asked()
    }

    /// Whether the search has to come to an end for any reason.
    pub(super) fn is_spent(&self) -> bool {
        self.is_stopped() || self.nodes >= self.max_nodes
    }

    fn engine(&self) -> MutexGuard<'_, Player> {
        self.engine.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether there is time and strength left to begin something new.
    pub(super) fn may_begin(&self) -> bool {
        !self.is_spent() && self.soft.is_none_or(|soft| self.clock.now() < soft)
    }

    /// What the player would do, with what is left of the limits.
    pub(super) fn decide(&mut self, game: &Match) -> Option<Choice> {
        let left = self.max_nodes.saturating_sub(self.nodes).max(1);
        let stop = match self.soft {
            Some(soft) if self.is_perfect() => &alarm(&self.stop, &self.clock, soft),
            _ => &self.stop,
        };
        let limits = Limits::none()
            .nodes_in_all(left)
            .depth(self.max_depth)
            .stop(stop);
        let choice = self.engine().decide(game, &limits)?;
        // What all its searches took together, or the one that it tells of.
        let spent = left.saturating_sub(limits.nodes_left());
        self.nodes = self.nodes.saturating_add(spent.max(choice.nodes));
        Some(choice)
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

    /// Works on the proof of a position for a short while. What was found stays in the table, so the next call goes on
    /// from there.
    pub(super) fn solve(&mut self, position: &Position) -> Outcome {
        let limits = self.slice(SLICE);
        let outcome = self.engine().solver().solve(position, &limits);
        self.nodes = self.nodes.saturating_add(outcome.nodes);
        outcome
    }

    /// Works on the exact length of a position, looking into this many positions at most. What was found stays in the
    /// table, as with a proof.
    pub(super) fn length(&mut self, position: &Position, nodes: u64) -> Option<Length> {
        let limits = self.slice(nodes);
        let left = limits.nodes_left();
        let length = self.engine().solver().length(position, &limits);
        self.nodes = self
            .nodes
            .saturating_add(left.saturating_sub(limits.nodes_left()));
        length
    }

    /// Looks at the next decision of a review.
    pub(super) fn review<'a>(&self, reviewer: &'a mut Reviewer) -> Option<(usize, &'a Reviewed)> {
        let limits = Limits::none().nodes(Review::NODES).stop(&self.stop);
        reviewer.step(self.engine().solver(), &limits)
    }

    fn slice(&self, nodes: u64) -> Limits {
        let nodes = nodes.min(self.max_nodes.saturating_sub(self.nodes));
        Limits::none().nodes_in_all(nodes).stop(&self.stop)
    }

    /// What both sides are expected to play after a proof, beginning with this move.
    pub(super) fn line(&mut self, position: &Position, first: kamisado::Move) -> Vec<Decision> {
        const LONGEST: usize = 32;
        let limits = Limits::none().nodes(1 << 10).stop(&self.stop);
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

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Tells a running search to come back; clones tell the same search.
///
/// ```
/// use kamisado::Position;
/// use kamisado_engine::{Limits, Memory, Solver, Stop};
///
/// let stop = Stop::new();
/// stop.now();
/// let solver = Solver::new(Memory::mebibytes(1));
/// let outcome = solver.solve(&Position::start(), &Limits::none().stop(&stop));
/// assert_eq!(outcome.value, None);
/// ```
#[derive(Clone, Default)]
pub struct Stop {
    asked: Arc<AtomicBool>,
    alarm: Option<Arc<Alarm>>,
}

/// Says whether it is time to come back.
type Alarm = dyn Fn() -> bool + Send + Sync;

impl Stop {
    /// A stop that has not been triggered yet.
    #[must_use]
    pub fn new() -> Stop {
        Stop::default()
    }

    /// The same stop, which also triggers itself when `alarm` says so. This is how a caller with a clock limits the time.
    ///
    /// The alarm is checked at least once every thousand nodes, on any of the searching threads. A stop may have several alarms.
    ///
    /// ```
    /// use kamisado_engine::Stop;
    ///
    /// let stop = Stop::new().with_alarm(|| true);
    /// assert!(stop.is_asked());
    /// ```
    #[must_use]
    pub fn with_alarm(mut self, alarm: impl Fn() -> bool + Send + Sync + 'static) -> Stop {
        self.alarm = Some(match self.alarm {
            None => Arc::new(alarm),
            Some(other) => Arc::new(move || other() || alarm()),
        });
        self
    }

    /// Asks the search to return. It does so within a thousand nodes, which is about a millisecond.
    pub fn now(&self) {
        self.asked.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked for the stop, or an alarm has.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed) || self.alarm.as_ref().is_some_and(|alarm| alarm())
    }
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stop")
            .field("asked", &self.asked)
            .field("has_alarm", &self.alarm.is_some())
            .finish()
    }
}

/// How much a search may do before it returns without an answer.
#[derive(Clone, Debug)]
pub struct Limits {
    nodes: u64,
    depth: u32,
    /// What is left for all searches together that were given a clone of these limits.
    purse: Option<Arc<AtomicU64>>,
    stop: Option<Stop>,
    /// Asked for before `stop`: what is being worked on may be finished, but nothing is begun that could be left out.
    hurry: Option<Stop>,
}

impl Limits {
    /// No limit: the search returns when it has proven its answer.
    #[must_use]
    pub fn none() -> Limits {
        Limits {
            nodes: u64::MAX,
            depth: u32::MAX,
            purse: None,
            stop: None,
            hurry: None,
        }
    }

    /// The same with at most about this many nodes for each search.
    #[must_use]
    pub fn nodes(mut self, nodes: u64) -> Limits {
        self.nodes = nodes;
        self
    }

    /// The same with at most about this many nodes, shared by all searches that are given clones of these limits.
    ///
    /// ```
    /// use kamisado::Position;
    /// use kamisado_engine::{Limits, Memory, Solver};
    ///
    /// let limits = Limits::none().nodes_in_all(1000);
    /// let solver = Solver::new(Memory::mebibytes(1));
    /// assert_eq!(solver.solve(&Position::start(), &limits).value, None);
    /// // Nothing is left for another.
    /// assert!(limits.is_stopped());
    /// ```
    #[must_use]
    pub fn nodes_in_all(mut self, nodes: u64) -> Limits {
        self.purse = Some(Arc::new(AtomicU64::new(nodes)));
        self
    }

    /// The same with a search that looks at most this many moves ahead, and no proof: a proof has no depth.
    ///
    /// ```
    /// use kamisado::{Match, MatchKind};
    /// use kamisado_engine::{Level, Limits, Memory, Player};
    ///
    /// let mut player = Player::new(Level::PERFECT, Memory::mebibytes(1));
    /// let game = Match::new(MatchKind::Single.into());
    /// let choice = player.decide(&game, &Limits::none().depth(2)).unwrap();
    /// assert_eq!(choice.depth, 2);
    /// ```
    #[must_use]
    pub fn depth(mut self, depth: u32) -> Limits {
        self.depth = depth;
        self
    }

    /// The same, ending with this stop as well.
    #[must_use]
    pub fn stop(mut self, stop: &Stop) -> Limits {
        self.stop = Some(stop.clone());
        self
    }

    /// The same for a player with a budget: until this stop a decision may still be improved; after it, only an unfinished proof may continue.
    #[must_use]
    pub fn hurry(mut self, hurry: &Stop) -> Limits {
        self.hurry = Some(hurry.clone());
        self
    }

    /// The limits of what could be left out.
    pub(crate) fn for_extras(&self) -> Limits {
        Limits {
            stop: self.hurry.clone().or_else(|| self.stop.clone()),
            ..self.clone()
        }
    }

    /// How many nodes the search may visit; `u64::MAX` if there is no limit.
    #[must_use]
    pub const fn max_nodes(&self) -> u64 {
        self.nodes
    }

    /// How many moves ahead a search may look; `u32::MAX` if there is no limit.
    #[must_use]
    pub const fn max_depth(&self) -> u32 {
        self.depth
    }

    /// How many nodes a single search may still visit, whatever the others have left.
    #[must_use]
    pub fn nodes_left(&self) -> u64 {
        let left = self.purse.as_ref();
        left.map_or(self.nodes, |left| {
            left.load(Ordering::Relaxed).min(self.nodes)
        })
    }

    /// Tells all who share these limits that this many nodes have been visited.
    pub(crate) fn spend(&self, nodes: u64) {
        if let Some(left) = &self.purse {
            // It always succeeds: the closure never refuses.
            let _ = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
                Some(left.saturating_sub(nodes))
            });
        }
    }

    /// The same limits with a purse of their own that holds as much.
    pub(crate) fn afresh(&self) -> Limits {
        let purse = self.purse.as_ref();
        Limits {
            purse: purse.map(|left| Arc::new(AtomicU64::new(left.load(Ordering::Relaxed)))),
            ..self.clone()
        }
    }

    /// Takes from the purse what was taken from the one that was made [`afresh`](Limits::afresh).
    pub(crate) fn settle(&self, afresh: &Limits) {
        self.spend(self.nodes_left().saturating_sub(afresh.nodes_left()));
    }

    /// Whether the search has been asked to come back, or nothing is left of what all of them share.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.nodes_left() == 0 || self.stop.as_ref().is_some_and(Stop::is_asked)
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::none()
    }
}

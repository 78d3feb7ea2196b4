//! Searches: what `go` and `analyse` start, in steps short enough to listen to the host in between.

mod analyse;
mod choose;
mod desk;
mod perft;
mod puzzle;
mod review;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kamisado::{Language, Match};
use kamisado_engine::Stop;
use kamisado_view::puzzles::Judge;

use self::analyse::Analysis;
use self::choose::{Choice, Goal};
use self::desk::Desk;
pub(crate) use self::desk::Engine;
use self::perft::Perft;
use self::puzzle::Examination;
use self::review::Retrospect;
use crate::{Bounds, Clock, Go, Reply};

/// A search in progress. It can be sent to another thread, or run in steps on this one.
///
/// ```
/// use kamisado_link::{Status, Session, SystemClock};
///
/// let mut session = Session::new(SystemClock::start());
/// let mut search = session.handle("go perft 2").search.unwrap();
/// let mut lines = Vec::new();
/// while search.step(&mut |reply| lines.push(reply.to_string())) == Status::More {}
/// assert_eq!(lines, ["info perft 1150"]);
/// ```
pub struct Search {
    task: Task,
    desk: Desk,
    game: Match,
    done: Arc<AtomicBool>,
}

/// The state of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// There is more to do.
    More,
    /// There is nothing more to do until it is told to stop.
    Waiting,
    /// It has sent its last line.
    Done,
}

/// What to search for.
pub(crate) enum Task {
    Perft(Perft),
    Analyse(Analysis),
    Choose(Choice),
    Review(Retrospect),
    Examine(Examination),
}

impl Task {
    pub(crate) fn analyse(game: &Match) -> Task {
        Task::Analyse(Analysis::new(game))
    }

    pub(crate) const fn review(language: Language) -> Task {
        Task::Review(Retrospect::new(language))
    }

    /// What the moves of a puzzle's solver are worth.
    pub(crate) const fn examine(number: u32, judge: Judge, language: Language) -> Task {
        Task::Examine(Examination::new(number, judge, language))
    }

    pub(crate) fn go(game: &Match, go: Go) -> Option<Task> {
        Some(match go {
            Go::Perft(depth) => Task::Perft(Perft::new(*game.position()?, depth)),
            Go::Solve(bounds) => Task::Choose(Choice::new(game, Goal::Value, bounds)),
            Go::Mate(bounds) => Task::Choose(Choice::new(game, Goal::Length, bounds)),
            Go::Play(bounds) => Task::Choose(Choice::new(game, Goal::Play, bounds)),
            Go::Infinite => {
                let choice = Choice::new(game, Goal::Play, Bounds::default());
                Task::Choose(choice.until_stopped())
            }
        })
    }
}

impl Search {
    pub(crate) fn new(
        task: Task,
        game: Match,
        engine: Engine,
        clock: Arc<dyn Clock>,
        stop: Stop,
        slice: u64,
    ) -> Search {
        let bounds = match &task {
            Task::Choose(choice) => choice.bounds(),
            _ => Bounds::default(),
        };
        Search {
            task,
            desk: Desk::new(engine, clock, stop, slice, &bounds, &game),
            game,
            done: Arc::default(),
        }
    }

    /// Stops this search; it may be called from another thread.
    #[must_use]
    pub fn stopper(&self) -> Stop {
        self.desk.stopper()
    }

    /// Whether it runs until it is stopped.
    #[must_use]
    pub const fn is_endless(&self) -> bool {
        match &self.task {
            Task::Choose(choice) => choice.is_endless(),
            _ => false,
        }
    }

    /// Becomes true when the search is about to say its last word.
    pub(crate) fn is_done(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.done)
    }

    /// How many positions it has visited so far, for whatever purpose: no step visits more than a few thousand.
    #[must_use]
    pub const fn work(&self) -> u64 {
        self.desk.work()
    }

    /// Searches for a few milliseconds and reports what it has found.
    pub fn step(&mut self, say: &mut dyn FnMut(Reply)) -> Status {
        if self.done.load(Ordering::Acquire) {
            return Status::Done;
        }
        let step = match &mut self.task {
            Task::Perft(perft) => perft.step(&mut self.desk),
            Task::Analyse(analysis) => analysis.step(&mut self.desk),
            Task::Choose(choice) => choice.step(&self.game, &mut self.desk),
            Task::Review(retrospect) => retrospect.step(&self.game, &mut self.desk),
            Task::Examine(examination) => examination.step(&mut self.desk),
        };
        if step.status == Status::Done {
            // Before the last reply is sent, so that its receiver can continue at once.
            self.done.store(true, Ordering::Release);
        }
        step.replies.into_iter().for_each(say);
        step.status
    }
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("game", &self.game)
            .field("done", &self.done)
            .finish_non_exhaustive()
    }
}

/// What a step has brought.
struct Step {
    status: Status,
    replies: Vec<Reply>,
}

impl Step {
    const MORE: Step = Step {
        status: Status::More,
        replies: Vec::new(),
    };

    fn more(replies: Vec<Reply>) -> Step {
        Step {
            status: Status::More,
            replies,
        }
    }

    fn done(replies: Vec<Reply>) -> Step {
        Step {
            status: Status::Done,
            replies,
        }
    }
}

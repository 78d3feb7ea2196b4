use std::time::{Duration, Instant};

/// Measures how much time has passed since some moment; sessions use it to time their searches.
///
/// Any function that returns a duration is a clock.
pub trait Clock: Send + Sync {
    /// The time since that moment. It never goes back.
    fn now(&self) -> Duration;
}

impl<F: Fn() -> Duration + Send + Sync> Clock for F {
    fn now(&self) -> Duration {
        self()
    }
}

/// The system clock, for programs that have one.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(Instant);

impl SystemClock {
    /// A clock that starts now.
    #[must_use]
    pub fn start() -> SystemClock {
        SystemClock(Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

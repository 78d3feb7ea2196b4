//! The time, which all servers that share a database read off the same clock: the one of the database.

use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use kamisado_online::Stamp;
use sqlx::{AnyConnection, Error, Row as _};

use super::kind::Kind;

/// How far two clocks may drift apart, in millionths.
const DRIFT: u32 = 100;

/// The clock of the database, as far as it is known here; until then, and for a file, that of this computer. It never goes back.
#[derive(Debug, Default)]
pub(super) struct Clock {
    best: Mutex<Option<Sample>>,
    last: AtomicI64,
}

/// What the clock of the database said.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Sample {
    /// When it was asked, as far as that is known.
    at: Instant,
    /// What it said, in microseconds.
    micros: i64,
    /// How much later or earlier it may have been: half of the time that the question and the answer took.
    uncertainty: Duration,
}

impl Clock {
    pub(super) fn now(&self) -> Stamp {
        let micros = match *self.lock() {
            Some(sample) => sample.read(Instant::now()),
            None => of_this_computer(),
        };
        let now = micros / 1000;
        Stamp(self.last.fetch_max(now, Relaxed).max(now))
    }

    /// By how much the clock of this computer is ahead of the database's, in milliseconds.
    pub(super) fn offset(&self) -> i64 {
        let sample = *self.lock();
        sample.map_or(0, |sample| {
            (of_this_computer() - sample.read(Instant::now())) / 1000
        })
    }

    /// Asks the database a few times. The answer that took the shortest time says it best.
    pub(super) async fn sample(
        &self,
        connection: &mut AnyConnection,
        times: u32,
    ) -> Result<(), Error> {
        if Kind::of(connection) == Kind::Sqlite {
            return Ok(());
        }
        for _ in 0..times {
            let sent = Instant::now();
            let row = sqlx::query(
                "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000000 AS BIGINT) AS now",
            )
            .fetch_one(&mut *connection)
            .await?;
            let uncertainty = sent.elapsed() / 2;
            let sample = Sample {
                at: sent + uncertainty,
                micros: row.try_get("now")?,
                uncertainty,
            };
            let mut best = self.lock();
            *best = Some(best.map_or(sample, |best| best.or(sample)));
        }
        Ok(())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Sample>> {
        self.best.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Sample {
    /// What the clock says at another moment.
    fn read(&self, at: Instant) -> i64 {
        let micros = |time: Duration| i64::try_from(time.as_micros()).unwrap_or(i64::MAX);
        match at.checked_duration_since(self.at) {
            Some(later) => self.micros.saturating_add(micros(later)),
            None => self.micros.saturating_sub(micros(self.at - at)),
        }
    }

    /// The better of this sample and a newer one. The older a sample, the less it is worth; and one that contradicts the newer one is worth
    /// nothing, because somebody has set the clock.
    fn or(self, newer: Sample) -> Sample {
        let age = newer.at.saturating_duration_since(self.at);
        let uncertainty = self.uncertainty + age * DRIFT / 1_000_000;
        let difference = self.read(newer.at).abs_diff(newer.micros);
        let is_contradicted =
            u128::from(difference) > (uncertainty + newer.uncertainty).as_micros();
        if is_contradicted || newer.uncertainty <= uncertainty {
            newer
        } else {
            self
        }
    }
}

fn of_this_computer() -> i64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(since.as_micros()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(at: Instant, micros: i64, uncertainty: u64) -> Sample {
        let uncertainty = Duration::from_micros(uncertainty);
        Sample {
            at,
            micros,
            uncertainty,
        }
    }

    #[test]
    fn the_shortest_round_trip_says_it_best_until_it_is_old() {
        let start = Instant::now();
        let good = sample(start, 1_000_000, 50);
        let soon = sample(start + Duration::from_secs(1), 2_000_100, 400);
        assert_eq!(good.or(soon), good);
        let late = sample(start + Duration::from_secs(10), 11_000_100, 400);
        assert_eq!(good.or(late), late);
    }

    #[test]
    fn a_clock_that_was_set_is_believed() {
        let start = Instant::now();
        let good = sample(start, 1_000_000, 50);
        let set = sample(start + Duration::from_secs(1), 9_000_000, 4000);
        assert_eq!(good.or(set), set);
    }

    #[test]
    fn it_never_goes_back() {
        let clock = Clock::default();
        let in_an_hour = of_this_computer() + 3_600_000_000;
        *clock.lock() = Some(sample(Instant::now(), in_an_hour, 0));
        let before = clock.now();
        assert!(before.0 >= in_an_hour / 1000);
        *clock.lock() = None;
        assert_eq!(clock.now(), before);
    }
}

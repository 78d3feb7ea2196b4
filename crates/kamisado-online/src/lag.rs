use core::time::Duration;

use crate::Clock;

/// How much of a player's time is due to the network.
///
/// The server measures how long a message takes to the page and back. That much of the time before a decision is not charged to the player's
/// clock, up to a quota, which each decision refills a little. So a slow network is compensated, and pretending to have one gains next to
/// nothing.
///
/// ```
/// use std::time::Duration;
/// use kamisado_online::Lag;
///
/// let ms = Duration::from_millis;
/// let mut lag = Lag::new("180+2".parse().unwrap());
/// assert_eq!(lag.next(), ms(0));
/// lag.measured(ms(120));
/// assert_eq!(lag.next(), ms(120));
/// lag.measured(ms(60_000));
/// assert!(lag.next() <= Lag::MOST);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lag {
    /// How long a message takes to the page and back, smoothed.
    round_trip: Option<Duration>,
    /// How much can be compensated now.
    quota: Duration,
    /// How much each decision refills.
    regain: Duration,
}

impl Lag {
    /// The most that is compensated for one decision.
    pub const MOST: Duration = Duration::from_millis(1500);
    /// How many refills the quota holds.
    const REFILLS: u32 = 3;
    /// The share of a new measurement in the estimate: one part in this many.
    const SMOOTHING: u32 = 4;

    /// For a game with this clock: slower games compensate more.
    #[must_use]
    pub fn new(clock: Clock) -> Lag {
        let regain = match clock {
            Clock::None | Clock::Days(_) => Duration::ZERO,
            Clock::Bank {
                bank,
                increment,
                delay,
                ..
            } => {
                // A game takes about forty decisions a side.
                let expected = bank + (increment + delay) * 40;
                (expected / 600).clamp(Duration::from_millis(50), Lag::MOST / Lag::REFILLS)
            }
        };
        Lag {
            round_trip: None,
            quota: regain * Lag::REFILLS,
            regain,
        }
    }

    /// A message took this long to the page and back.
    pub fn measured(&mut self, round_trip: Duration) {
        let round_trip = round_trip.min(Lag::MOST * Lag::SMOOTHING);
        self.round_trip = Some(match self.round_trip {
            None => round_trip,
            Some(estimate) => (estimate * (Lag::SMOOTHING - 1) + round_trip) / Lag::SMOOTHING,
        });
    }

    /// How much would be compensated now.
    #[must_use]
    pub fn next(&self) -> Duration {
        let lag = self.round_trip.unwrap_or_default().min(self.quota);
        Duration::from_millis(lag.as_millis() as u64)
    }

    /// A decision was made for which this much was compensated.
    pub fn made_good(&mut self, lag: Duration) {
        let left = self.quota.saturating_sub(lag);
        self.quota = (left + self.regain).min(self.regain * Lag::REFILLS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn a_steady_network_is_made_good_for_ever() {
        let mut lag = Lag::new("180+2".parse().unwrap());
        for _ in 0..1000 {
            lag.measured(ms(180));
            assert_eq!(lag.next(), ms(180));
            lag.made_good(lag.next());
        }
    }

    #[test]
    fn a_slow_network_uses_up_its_quota() {
        let mut lag = Lag::new("60+0".parse().unwrap());
        let mut total = ms(0);
        for _ in 0..40 {
            lag.measured(ms(5_000));
            total += lag.next();
            lag.made_good(lag.next());
        }
        // The quota at the start, and a tenth of a second for each decision.
        assert!(total <= ms(300 + 40 * 100), "{total:?}");
    }

    #[test]
    fn nothing_is_made_good_where_seconds_do_not_count() {
        let mut lag = Lag::new("3d".parse().unwrap());
        lag.measured(ms(300));
        assert_eq!(lag.next(), ms(0));
    }

    #[test]
    fn one_slow_measurement_does_not_say_much() {
        let mut lag = Lag::new("900+0".parse().unwrap());
        lag.measured(ms(40));
        lag.measured(ms(400));
        assert_eq!(lag.next(), ms(130));
        lag.measured(Duration::MAX);
        assert_eq!(lag.next(), Lag::MOST);
    }
}

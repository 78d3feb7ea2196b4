use core::ops::{Add, Sub};
use core::time::Duration;

/// A moment of the journal's clock, in milliseconds since 1970.
///
/// ```
/// use std::time::Duration;
/// use kamisado_online::Stamp;
///
/// let begin = Stamp(1_000);
/// assert_eq!(begin + Duration::from_secs(2), Stamp(3_000));
/// assert_eq!(Stamp(3_000) - begin, Duration::from_secs(2));
/// // Clocks that disagree never make time negative.
/// assert_eq!(begin - Stamp(3_000), Duration::ZERO);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp(pub i64);

impl Add<Duration> for Stamp {
    type Output = Stamp;

    fn add(self, time: Duration) -> Stamp {
        let time = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        Stamp(self.0.saturating_add(time))
    }
}

impl Sub for Stamp {
    type Output = Duration;

    fn sub(self, earlier: Stamp) -> Duration {
        let time = self.0.saturating_sub(earlier.0);
        Duration::from_millis(u64::try_from(time).unwrap_or(0))
    }
}

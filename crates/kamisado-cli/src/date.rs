//! The date where the user is.

use std::time::{Duration, UNIX_EPOCH};

use jiff::{Timestamp, Zoned, tz::TimeZone};

/// Today's date, as records have it: `2026-11-16`.
pub(crate) fn today() -> String {
    Zoned::now().date().to_string()
}

/// The date of a moment, given in milliseconds since 1970.
pub(crate) fn of(millis: u64) -> Option<String> {
    let moment = UNIX_EPOCH.checked_add(Duration::from_millis(millis))?;
    let moment = Timestamp::try_from(moment).ok()?;
    Some(moment.to_zoned(TimeZone::system()).date().to_string())
}

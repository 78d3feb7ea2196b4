use core::fmt;
use core::str::FromStr;

/// A calendar day. Every day has a puzzle of its own.
///
/// ```
/// use kamisado_view::Day;
///
/// let day: Day = "2026-11-16".parse()?;
/// assert_eq!(day.number(), 20_773);
/// assert_eq!(Day::numbered(20_773), Some(day));
/// assert!("2026-02-29".parse::<Day>().is_err());
/// # Ok::<(), kamisado_view::ParseDayError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// A day, if it exists and is in the years 1970 to 9999.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => return None,
        };
        if year < 1970 || year > 9999 || day < 1 || day > days {
            return None;
        }
        Some(Day { year, month, day })
    }

    /// The days since the first of January 1970.
    #[must_use]
    pub fn number(self) -> u64 {
        // Years that begin in March have their leap day at the end.
        let (month, year) = match u64::from(self.month) {
            month @ 3.. => (month - 3, u64::from(self.year)),
            month => (month + 9, u64::from(self.year) - 1),
        };
        let days_before_month = (153 * month + 2) / 5;
        let days_before_year = 365 * year + year / 4 - year / 100 + year / 400;
        days_before_year + days_before_month + u64::from(self.day) - 719_469
    }

    /// The day that is this many days after the first of January 1970, up to the year 9999.
    #[must_use]
    pub fn numbered(number: u64) -> Option<Day> {
        let first = |year, month| {
            Day {
                year,
                month,
                day: 1,
            }
            .number()
        };
        // A year has at most 366 days, so this is never too late and at most some years too early.
        let estimate = u16::try_from(number / 366 + 1970).ok()?;
        let year = (estimate..=9999)
            .take_while(|&year| first(year, 1) <= number)
            .last()?;
        let month = (1..=12)
            .take_while(|&month| first(year, month) <= number)
            .last()?;
        let day = number - first(year, month) + 1;
        Day::new(year, month, u8::try_from(day).ok()?)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Day, ParseDayError> {
        let mut parts = text.split('-');
        let mut next = |length| parts.next().filter(|part| part.len() == length);
        let (year, month, day) = (next(4), next(2), next(2));
        let number = |part: Option<&str>| part?.parse().ok();
        let day = number(year)
            .zip(number(month))
            .zip(number(day))
            .filter(|_| parts.next().is_none())
            .and_then(|((year, month), day)| {
                Day::new(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?)
            });
        day.ok_or(ParseDayError)
    }
}

/// A text that isn't a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDayError;

impl fmt::Display for ParseDayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a date: write it as 2026-11-16")
    }
}

impl core::error::Error for ParseDayError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_calendars_do() {
        for (text, number) in [
            ("1970-01-01", 0),
            ("1970-03-01", 59),
            ("1972-03-01", 790),
            ("2000-02-29", 11_016),
            ("2026-11-16", 20_773),
        ] {
            let day: Day = text.parse().unwrap();
            assert_eq!((day.number(), &*day.to_string()), (number, text));
        }
        for number in (0..2_932_897).step_by(13) {
            assert_eq!(Day::numbered(number).map(Day::number), Some(number));
        }
        assert_eq!(Day::numbered(2_932_897), None, "the year 10000");
    }

    #[test]
    fn what_no_calendar_has_is_refused() {
        for wrong in [
            "2026-02-29",
            "1969-12-31",
            "2026-13-01",
            "2026-00-10",
            "2026-1-1",
            "soon",
            "2026-11",
            "2026-11-16-1",
        ] {
            assert_eq!(wrong.parse::<Day>(), Err(ParseDayError), "{wrong}");
        }
    }
}

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

/// How much time the players have.
///
/// ```
/// use std::time::Duration;
/// use kamisado_online::{Clock, Per};
///
/// // The championship: fifteen minutes for the whole match.
/// assert_eq!("900+0".parse(), Ok(Clock::Bank {
///     bank: Duration::from_secs(900),
///     increment: Duration::ZERO,
///     delay: Duration::ZERO,
///     per: Per::Match,
/// }));
/// for text in ["180+2", "600~3", "300+5/round", "3d", "none"] {
///     assert_eq!(text.parse::<Clock>().unwrap().to_string(), text);
/// }
/// assert!("5 minutes".parse::<Clock>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clock {
    /// No limit.
    None,
    /// Each side has a bank of time.
    Bank {
        /// What each side starts with.
        bank: Duration,
        /// What each decision adds.
        increment: Duration,
        /// How long a decision takes before the bank is touched.
        delay: Duration,
        /// Whether the bank is refilled for each round.
        per: Per,
    },
    /// This many days for each decision.
    Days(u8),
}

/// How long a bank of time has to last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Per {
    /// For the whole match.
    Match,
    /// For one round.
    Round,
}

impl Clock {
    /// The longest bank, in seconds.
    pub const MAX_BANK: u64 = 3 * 3600;
    /// The longest increment or delay, in seconds.
    pub const MAX_INCREMENT: u64 = 180;
    /// The most days for a decision.
    pub const MAX_DAYS: u8 = 14;

    /// Whether the players sit at the board together, so that seconds count.
    #[must_use]
    pub const fn is_live(self) -> bool {
        matches!(self, Clock::Bank { .. })
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clock::None => f.write_str("none"),
            Clock::Days(days) => write!(f, "{days}d"),
            Clock::Bank {
                bank,
                increment,
                delay,
                per,
            } => {
                write!(f, "{}", bank.as_secs())?;
                if delay.is_zero() {
                    write!(f, "+{}", increment.as_secs())?;
                } else {
                    write!(f, "~{}", delay.as_secs())?;
                }
                match per {
                    Per::Match => Ok(()),
                    Per::Round => f.write_str("/round"),
                }
            }
        }
    }
}

/// The text is not a clock, or exceeds what is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseClockError;

impl fmt::Display for ParseClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "not a clock: write none, 3d for three days, 600+5 for ten minutes and five seconds a decision, \
             600~5 for a delay, with /round at the end if it starts anew each round",
        )
    }
}

impl core::error::Error for ParseClockError {}

impl FromStr for Clock {
    type Err = ParseClockError;

    fn from_str(text: &str) -> Result<Clock, ParseClockError> {
        if text == "none" {
            return Ok(Clock::None);
        }
        let (text, per) = match text.strip_suffix("/round") {
            Some(text) => (text, Per::Round),
            None => (text, Per::Match),
        };
        if let (Some(days), Per::Match) = (text.strip_suffix('d'), per) {
            let days = number(days, Clock::MAX_DAYS.into())?;
            return match u8::try_from(days) {
                Ok(days @ 1..) => Ok(Clock::Days(days)),
                _ => Err(ParseClockError),
            };
        }
        let at = text.find(['+', '~']).ok_or(ParseClockError)?;
        let (bank, extra) = text.split_at(at);
        let bank = Duration::from_secs(number(bank, Clock::MAX_BANK)?);
        let time = Duration::from_secs(number(&extra[1..], Clock::MAX_INCREMENT)?);
        let (increment, delay) = if extra.starts_with('+') {
            (time, Duration::ZERO)
        } else if time.is_zero() {
            // There is one way to write a clock without a delay.
            return Err(ParseClockError);
        } else {
            (Duration::ZERO, time)
        };
        if (bank + time).is_zero() {
            return Err(ParseClockError);
        }
        Ok(Clock::Bank {
            bank,
            increment,
            delay,
            per,
        })
    }
}

/// A number without leading zeros or signs, up to a maximum.
fn number(text: &str, max: u64) -> Result<u64, ParseClockError> {
    let is_plain = !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    let number = text.parse().map_err(|_| ParseClockError)?;
    (is_plain && number <= max)
        .then_some(number)
        .ok_or(ParseClockError)
}

#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod clock;
mod entry;
mod game;
mod phrase;
mod result;
mod stamp;
mod terms;
mod traits;

pub use clock::{Clock, ParseClockError, Per};
pub use entry::{Entry, ParseWhatError, What};
pub use game::{Game, GameId, ParseSlugError, PersonId, Slug};
pub use phrase::Phrase;
pub use result::{Ending, GameResult, WonBy};
pub use stamp::Stamp;
pub use terms::{Pool, Terms, TermsError};
pub use traits::{Appended, Bus, Down, Hint, Journal, Next, Outage, RatingChange, Time};

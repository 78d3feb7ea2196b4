#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod clock;
mod elsewhere;
mod entry;
mod game;
mod hint;
mod host;
mod lag;
pub mod lines;
pub mod names;
mod phrase;
pub mod rating;
mod refusal;
mod result;
mod room;
mod stamp;
mod table;
mod terms;
mod traits;

pub use clock::{Clock, ParseClockError, Per};
pub use entry::{Entry, ParseWhatError, What};
pub use game::{Game, GameId, ParseSlugError, PersonId, Slug};
pub use hint::{Hint, ParseHintError, Presence, Quota, RoomNews};
pub use host::{Host, Limits, Live, Unavailable};
pub use lag::Lag;
pub use phrase::Phrase;
pub use refusal::Refusal;
pub use result::{Ending, GameResult, WonBy};
pub use room::Seat;
pub use stamp::Stamp;
pub use table::{Act, Answer, Away, Chore, Command, Corrupt, Proposal, Received, Table};
pub use terms::{ParseTermsError, Pool, Terms, TermsError};
pub use traits::{
    Appended, Bus, BusStatus, Down, Journal, Next, Outage, RatingChange, Reach, Time,
};

#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod clock;
mod command;
mod info;
mod link;
mod malformed;
mod options;
mod reply;
mod run;
mod search;
mod session;
mod words;

pub use clock::{Clock, SystemClock};
pub use command::{Bounds, Command, Go, PuzzleQuestion, Query, Start, TimeLeft};
pub use info::{Info, Score};
pub use link::Link;
pub use malformed::Malformed;
pub use options::{Capacity, OptionKind, OptionSpec, Options};
pub use reply::{Answer, Reply};
pub use run::run;
pub use search::{Search, Status};
pub use session::{Handled, Session};

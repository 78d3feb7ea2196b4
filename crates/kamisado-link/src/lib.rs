#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod clock;
mod command;
mod info;
mod link;
mod malformed;
mod options;
mod reading;
mod reply;
mod run;
mod search;
mod session;
mod state;
mod story;
mod words;
mod writing;

pub use clock::{Clock, SystemClock};
pub use command::{Bounds, Command, Go, Query, Start, TimeLeft};
pub use info::{Info, Score};
pub use link::Link;
pub use malformed::Malformed;
pub use options::{Capacity, OptionKind, OptionSpec, Options};
pub use reading::{Reading, Source};
pub use reply::{Answer, Reply};
pub use run::{LONGEST_LINE, run};
pub use search::{Progress, Search};
pub use session::{Handled, Session};
pub use state::{Active, Phase, Preview, Previews, Standing, State, setup_of};
pub use story::{Entered, EntryKind, Story, Taken, Told};
pub use writing::{Form, Remarks, Written};

#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod ahead;
mod check;
mod day;
pub mod fills;
pub mod lessons;
mod levels;
pub mod puzzles;
mod reading;
mod review;
mod state;
mod story;
mod told;
mod why;
mod writing;

pub use ahead::{Ahead, Foreseen, Prospect};
pub use check::{Checked, Problem};
pub use day::{Day, ParseDayError};
pub use levels::{Levels, NamedLevel};
pub use reading::{Reading, Source, is_position, read, read_record};
pub use review::{Judged, Narrator, Reviewing, RoundSummary, Summary, Winning};
pub use state::{Active, NumberedLineUp, Phase, PlacedTower, Preview, Previews, State, setup_of};
pub use story::{Entered, EntryKind, Story, Taken, Told};
pub use told::{beginning, quoted};
pub use why::Why;
pub use writing::{Form, Remarks, Written};

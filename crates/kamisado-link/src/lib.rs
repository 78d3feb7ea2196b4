#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod check;
mod clock;
mod command;
mod info;
mod levels;
mod link;
mod malformed;
mod options;
mod puzzles;
mod reading;
mod reply;
mod review;
mod run;
mod search;
mod session;
mod state;
mod story;
mod told;
mod words;
mod writing;

pub use check::{Checked, Problem};
pub use clock::{Clock, SystemClock};
pub use command::{Bounds, Command, Go, Query, Start, TimeLeft};
pub use info::{Info, Score};
pub use levels::{Levels, NamedLevel};
pub use link::Link;
pub use malformed::Malformed;
pub use options::{Capacity, OptionKind, OptionSpec, Options};
pub use puzzles::{
    Day, GradeCount, PuzzleAnswer, PuzzleCount, PuzzleQuestion, PuzzleSolution, PuzzleTask,
    PuzzleVerdict, Verdict,
};
pub use reading::read_record;
pub use reading::{Reading, Source};
pub use reply::{Answer, Reply};
pub use review::{Judged, Reviewing, RoundSummary, Summary, Winning};
pub use run::{LONGEST_LINE, run};
pub use search::{Progress, Search};
pub use session::{Handled, Session};
pub use state::{Active, Phase, Preview, Previews, Standing, State, setup_of};
pub use story::{Entered, EntryKind, Story, Taken, Told};
pub use writing::{Form, Remarks, Written};

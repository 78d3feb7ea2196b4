#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod book;
mod clock;
mod evaluation;
mod futures;
mod level;
mod limits;
mod line_up;
mod next_round;
mod parameters;
mod player;
pub mod puzzle;
pub mod review;
mod search;
mod sight;
pub mod solver;
mod stakes;
mod thought;
mod value;

pub use clock::{Budget, Clock};
pub use level::{Level, ParseLevelError};
pub use limits::{Limits, Stop};
pub use line_up::random_line_up;
pub use player::{Aim, Choice, Player, Score, Thinking};
pub use sight::dice;
pub use solver::{
    Count, Goal, Length, Memory, MoveValues, OutOfMemory, Outcome, Proof, Solver, Twice,
};
pub use value::Value;

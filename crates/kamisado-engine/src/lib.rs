#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod limits;
pub mod solver;
mod value;

pub use limits::{Limits, Stop};
pub use solver::{Memory, MoveValues, Outcome, Solver};
pub use value::Value;

//! How positions and moves are written.

mod position;

pub use position::ParsePositionError;

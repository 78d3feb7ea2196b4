//! Tests of the crate from outside.

// A test program may panic anywhere, not only in the functions marked as tests.
#![allow(clippy::unwrap_used)]

mod hints;
mod rooms;
mod simulation;
mod table;

//! Tests of the crate from outside.

mod simulation;
mod table;

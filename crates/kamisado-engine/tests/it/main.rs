//! What the engine promises, seen from outside.

mod book;
mod certificate;
mod common;
mod length;
mod limits;
mod player;
mod puzzles;
mod review;
mod slices;
mod solver;
mod twice;

//! What the protocol promises, seen from outside.

mod app;
mod bounds;
mod lines;
mod memory;
mod search;
mod session;

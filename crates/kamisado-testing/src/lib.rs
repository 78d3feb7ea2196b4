//! Real servers for tests: each is started privately, in a temporary folder and on a free port, and is gone when the program that
//! started it ends, however it ends.
//!
//! Everything here blocks, and panics with a sentence that says what to do when the machine lacks something: it is for tests and
//! chores only.

// Panicking is how a test says that it cannot begin.
#![allow(clippy::unwrap_used)]

mod caretaker;
mod nats;
mod port;
mod postgres;
mod program;
mod signal;

pub use nats::Nats;
pub use port::free_port;
pub use postgres::{Durability, Postgres};
pub use program::program;
pub use signal::{Signal, signal};

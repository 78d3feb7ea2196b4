//! What the protocol promises, seen from outside.

mod app;
mod lines;
mod search;
mod session;

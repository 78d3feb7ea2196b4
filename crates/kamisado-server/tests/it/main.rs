//! A real server, as browsers use it.

// A test program may panic anywhere, not only in the functions marked as tests.
#![allow(clippy::unwrap_used)]

mod connections;
mod engine;
mod host;
mod online;
mod operations;
mod pages;
mod people;
mod several;
mod store;

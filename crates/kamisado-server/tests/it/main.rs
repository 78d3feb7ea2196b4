//! A real server, as browsers use it.

mod connections;
mod engine;
mod host;
mod pages;
mod store;

//! A real server, as browsers use it.

mod engine;
mod pages;

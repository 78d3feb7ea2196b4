//! A real server, as browsers use it.

mod connections;
mod engine;
mod host;
mod online;
mod pages;
mod people;
mod store;

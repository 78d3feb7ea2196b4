#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod assets;
mod diagram;
mod engine;
mod error;
mod frame;
mod headers;
mod language;
mod lessons;
mod offline;
mod pages;
mod router;
mod server;

pub use engine::EngineLimits;
pub use server::{Config, Server};

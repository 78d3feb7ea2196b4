#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

#[cfg(any(target_arch = "wasm32", test))]
mod boundary;
mod engine;

pub use engine::{Engine, Next};

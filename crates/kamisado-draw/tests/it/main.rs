//! What is drawn, seen from outside.

// A test program may panic anywhere, not only in the functions marked as tests.
#![allow(clippy::unwrap_used)]

#[cfg(feature = "gif")]
mod animations;
mod palettes;
mod pictures;

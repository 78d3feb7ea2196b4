//! What the catalogues say, seen from outside.

mod refusals;
mod story;

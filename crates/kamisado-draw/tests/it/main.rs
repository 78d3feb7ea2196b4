//! What is drawn, seen from outside.

mod palettes;
mod pictures;

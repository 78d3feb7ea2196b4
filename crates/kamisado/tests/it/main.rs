//! What the rules crate promises, seen from outside. One program, because each test program is linked on its own.

mod examples;
mod notation;
mod properties;
mod record;
mod rules;
mod vectors;

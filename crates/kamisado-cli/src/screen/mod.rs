//! The screen toolkit: what everything that draws on a whole terminal shares.

pub(crate) mod board;
pub(crate) mod help;
pub(crate) mod layout;
pub(crate) mod lines;
#[cfg(test)]
pub(crate) mod picture;
pub(crate) mod signals;
pub(crate) mod terminal;
pub(crate) mod text;
pub(crate) mod theme;
pub(crate) mod window;

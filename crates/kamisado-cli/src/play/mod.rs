//! Kamisado on the screen of a terminal.
//!
//! [`app`] is the whole program without a terminal: it is told what happens and draws itself, so that tests can do both. [`terminal`]
//! puts it into a real one, [`thinker`] lends it the computer's player, and [`storage`] keeps its matches.

pub(crate) mod app;
pub(crate) mod board;
mod dialogs;
pub(crate) mod layout;
pub(crate) mod session;
pub(crate) mod setup;
pub(crate) mod sidebar;
pub(crate) mod storage;
mod table;
pub(crate) mod terminal;
#[cfg(test)]
mod tests;
pub(crate) mod text;
pub(crate) mod theme;
mod thinker;

//! Playing Kamisado on the screen of a terminal.
//!
//! [`app`] is the whole program without a terminal: it handles input and draws itself, so tests can drive it. [`event_loop`] runs it
//! in a real terminal, and [`thinker`] is the computer's player.

pub(crate) mod app;
mod dialogs;
pub(crate) mod event_loop;
mod game_screen;
mod lesson;
mod lesson_list;
pub(crate) mod line_mode;
pub(crate) mod new_match;
pub(crate) mod session;
mod sidebar;
#[cfg(test)]
mod tests;
mod thinker;
mod visit;

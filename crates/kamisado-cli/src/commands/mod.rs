//! One module a command: its arguments with their help, and what it does.

pub(crate) mod arena;
pub(crate) mod completions;
pub(crate) mod man;
pub(crate) mod perft;
pub(crate) mod ugi;

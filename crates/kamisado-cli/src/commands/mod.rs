//! One module a command: its arguments with their help, and what it does.

pub(crate) mod admin;
pub(crate) mod analyse;
pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod book;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod diagram;
pub(crate) mod learn;
pub(crate) mod man;
pub(crate) mod matches;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod serve;
pub(crate) mod setup;
pub(crate) mod solve;
pub(crate) mod ugi;
pub(crate) mod verify;

//! The real program, as people and other programs use it.

mod admin;
mod arena;
mod backup;
mod book;
mod certificate;
mod commands;
mod play;
mod study;
mod study_terminal;
mod tmux;
mod ugi;

//! The program `kamisado`: every command is a module of `commands`, with its arguments and its help.

#![warn(missing_docs)]

mod arguments;
mod commands;
mod engine;
mod failure;
mod help;
mod input;
mod looks;
mod output;
mod play;
mod screen;
mod storage;
mod study;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::FromArgMatches as _;

use crate::arguments::Arguments;
use crate::output::Output;

/// Runs the program with the arguments it was started with.
#[must_use]
pub fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let language = help::language(&words);
    let arguments = match help::parse(&words, language) {
        Ok(matches) => Arguments::from_arg_matches(&matches),
        Err(error) => Err(error),
    };
    let arguments = match arguments {
        Ok(arguments) => arguments,
        Err(error) => return help::report(&error, &words, language),
    };
    // Not locked: a search of `ugi` speaks from another thread.
    let mut output = Output::new(io::stdout());
    let done = arguments.run(&mut output).and_then(|()| output.finish());
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(language),
    }
}

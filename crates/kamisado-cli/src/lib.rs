//! The program `kamisado`: every command is a module of `commands`, with its arguments and its help.

#![warn(missing_docs)]

mod arena;
mod arguments;
mod commands;
mod engine;
mod failure;
mod input;
mod looks;
mod output;
#[cfg(test)]
mod picture;
mod play;
mod study;

use std::io;
use std::process::ExitCode;

use clap::Parser as _;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::output::Output;

/// Runs the program with the arguments it was started with.
#[must_use]
pub fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help that goes to a pipe nobody reads any more is no failure.
            let _ = error.print();
            return Failure::exit_code_of_usage(&error);
        }
    };
    // Not locked: a search of `ugi` speaks from another thread.
    let mut output = Output::new(io::stdout());
    let done = arguments.run(&mut output).and_then(|()| output.finish());
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

//! The program `kamisado`: every command is a module of `commands`, with its arguments and its help.

#![warn(missing_docs)]

mod arguments;
mod commands;
mod date;
mod engine;
mod failure;
mod help;
mod input;
mod looks;
mod output;
mod play;
mod reader;
mod screen;
mod storage;
mod study;

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::FromArgMatches as _;
use kamisado_i18n::Message;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::output::Output;
use crate::reader::Reader;
use crate::storage::preferences::{self, Preferences};

/// Loads the preferences; a file that cannot be read is reported and ignored.
fn remembered() -> (Preferences, Option<(PathBuf, Failure)>) {
    let Some(file) = preferences::file() else {
        return (Preferences::default(), None);
    };
    match preferences::load(&file) {
        Ok(preferences) => (preferences, None),
        Err(failure) => (Preferences::default(), Some((file, failure))),
    }
}

/// Runs the program with the arguments it was started with.
#[must_use]
pub fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let (preferences, broken) = remembered();
    let language = help::language(&words, preferences.language);
    if let Some((file, failure)) = broken {
        let ignored = Message::PreferencesIgnored {
            path: &file.display().to_string(),
            reason: &failure.tell(language).unwrap_or_default(),
        };
        // If this cannot be written, the program continues without it.
        let _ = writeln!(io::stderr(), "kamisado: {}", ignored.say(language));
    }
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
    let language = arguments.lang.unwrap_or(language);
    let reader = Reader {
        language,
        preferences,
    };
    let done = arguments
        .run(&reader, &mut output)
        .and_then(|()| output.finish());
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(language),
    }
}

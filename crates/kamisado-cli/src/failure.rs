//! How a command can fail, and what the program says and returns then.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

/// Why a command came to no good end. The numbers are the exit codes.
#[derive(Debug)]
pub(crate) enum Failure {
    /// 1: the command did what it was asked, and the answer is no.
    No(String),
    /// 2: the arguments or the input are wrong.
    Wrong(String),
    /// 3: a file or a pipe cannot be read or written.
    Io(String),
    /// 0: whoever read the output has stopped reading.
    NobodyListens,
}

impl Failure {
    /// The arguments or the input are wrong.
    pub(crate) fn wrong(what: impl Display) -> Failure {
        Failure::Wrong(what.to_string())
    }

    /// The same, with the place where it happened before it.
    pub(crate) fn at(self, place: impl Display) -> Failure {
        match self {
            Failure::No(what) => Failure::No(format!("{place}: {what}")),
            Failure::Wrong(what) => Failure::Wrong(format!("{place}: {what}")),
            Failure::Io(what) => Failure::Io(format!("{place}: {what}")),
            Failure::NobodyListens => Failure::NobodyListens,
        }
    }

    /// What clap's own errors return: nothing is wrong with asking for help.
    pub(crate) fn exit_code_of_usage(error: &clap::Error) -> ExitCode {
        if error.use_stderr() {
            ExitCode::from(2)
        } else {
            ExitCode::SUCCESS
        }
    }

    /// Says what is wrong and returns the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        let (code, what) = match self {
            Failure::No(what) => (1, what),
            Failure::Wrong(what) => (2, what),
            Failure::Io(what) => (3, what),
            Failure::NobodyListens => return ExitCode::SUCCESS,
        };
        // Where even this cannot be said, the exit code says it.
        let _ = writeln!(io::stderr(), "kamisado: {what}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyListens,
            _ => Failure::Io(error.to_string()),
        }
    }
}

//! How a command can fail, and what the program says and returns then.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use kamisado::Language;
use kamisado_i18n::Explain as _;

use crate::output::printable;

/// Why a command failed. The numbers are the exit codes.
#[derive(Debug)]
pub(crate) enum Failure {
    /// 1: the command did what it was asked, and the answer is no.
    No(String),
    /// 2: the arguments or the input are wrong.
    Wrong(String),
    /// 3 – or 2 where it is not text: a file or a pipe cannot be read or written; where, why, and what to do.
    Io {
        place: String,
        error: io::Error,
        advice: String,
    },
    /// 0: whoever read the output has stopped reading.
    BrokenPipe,
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
            Failure::Io {
                place: within,
                error,
                advice,
            } => Failure::Io {
                place: format!("{place}: {within}"),
                error,
                advice,
            },
            Failure::BrokenPipe => Failure::BrokenPipe,
        }
    }

    /// The same, with what to do where a file cannot be read.
    pub(crate) fn advise(mut self, what: String) -> Failure {
        if let Failure::Io { advice, .. } = &mut self {
            *advice = what;
        }
        self
    }

    /// What is wrong, if anything is.
    pub(crate) fn tell(&self, language: Language) -> Option<String> {
        match self {
            Failure::No(what) | Failure::Wrong(what) => Some(what.clone()),
            Failure::Io {
                place,
                error,
                advice,
            } => {
                let told = format!("{place}{} {advice}", error.explain(language));
                Some(told.trim_end().to_owned())
            }
            Failure::BrokenPipe => None,
        }
    }

    /// Says what is wrong and returns the exit code.
    pub(crate) fn report(&self, language: Language) -> ExitCode {
        let code = match self {
            Failure::No(_) => 1,
            Failure::Wrong(_) => 2,
            Failure::Io { error, .. } if error.kind() == io::ErrorKind::InvalidData => 2,
            Failure::Io { .. } => 3,
            Failure::BrokenPipe => 0,
        };
        let Some(what) = self.tell(language) else {
            return ExitCode::from(code);
        };
        // Where even this cannot be said, the exit code says it.
        let _ = writeln!(io::stderr(), "kamisado: {}", printable(&what));
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::BrokenPipe,
            _ => Failure::Io {
                place: String::new(),
                error,
                advice: String::new(),
            },
        }
    }
}

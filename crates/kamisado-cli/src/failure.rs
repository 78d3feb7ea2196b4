//! How a command can fail, and what the program says and returns then.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use kamisado::Language;
use kamisado_i18n::{Explain as _, Message};

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
    /// 2: a file that this program keeps is not as the program wrote it; where it goes wrong.
    Damaged {
        place: String,
        line: usize,
        column: usize,
    },
    /// 0: nobody reads the output any more.
    BrokenPipe,
}

impl Failure {
    /// The same, with the place where it happened before it.
    pub(crate) fn at(mut self, place: impl Display) -> Failure {
        match &mut self {
            Failure::No(text) | Failure::Wrong(text) => text.insert_str(0, &format!("{place}: ")),
            Failure::Io { place: within, .. } | Failure::Damaged { place: within, .. } => {
                within.insert_str(0, &format!("{place}: "));
            }
            Failure::BrokenPipe => {}
        }
        self
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
            &Failure::Damaged {
                ref place,
                line,
                column,
            } => {
                let damaged = Message::ErrorFileDamaged { line, column };
                Some(format!("{place}{}", damaged.say(language)))
            }
            Failure::BrokenPipe => None,
        }
    }

    /// Says what is wrong and returns the exit code.
    pub(crate) fn report(&self, language: Language) -> ExitCode {
        let code = match self {
            Failure::No(_) => 1,
            Failure::Wrong(_) | Failure::Damaged { .. } => 2,
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

/// Of a file that this program keeps.
impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Damaged {
            place: String::new(),
            line: error.line(),
            column: error.column(),
        }
    }
}

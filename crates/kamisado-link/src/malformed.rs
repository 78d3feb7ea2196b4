use core::fmt;

use kamisado::{Language, ParseDecisionError, ParsePositionError};
use kamisado_i18n::{Explain, Message};
use kamisado_view::{beginning, quoted};

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Malformed {
    /// The position in it cannot be read.
    Position(ParsePositionError),
    /// This word is where a decision should be.
    Decision(String),
    /// The sentence that says so, in English if only a program can have written the line.
    Line(String),
}

impl Malformed {
    /// An error that says this.
    #[must_use]
    pub fn new(what: impl fmt::Display) -> Malformed {
        Malformed::Line(told(&what.to_string()))
    }

    pub(crate) fn decision(word: &str) -> Malformed {
        Malformed::Decision(quoted(word))
    }
}

impl Explain for Malformed {
    fn explain(&self, language: Language) -> String {
        match self {
            Malformed::Position(error) => told(&error.explain(language)),
            Malformed::Decision(text) => Message::ErrorNotADecision { text }.say(language),
            Malformed::Line(what) => what.clone(),
        }
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Malformed::Position(error) => error.fmt(f),
            Malformed::Decision(text) => write!(f, "{text:?} is {ParseDecisionError}"),
            Malformed::Line(what) => f.write_str(what),
        }
    }
}

impl core::error::Error for Malformed {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Malformed::Position(error) => Some(error),
            Malformed::Decision(_) | Malformed::Line(_) => None,
        }
    }
}

/// What somebody typed may be part of an error, and an answer is one line, of no more than a paragraph.
fn told(what: &str) -> String {
    beginning(what, 1000)
}

/// A word as an error shows it: on one line, in quotes, and not longer than a line.
pub(crate) fn shown(text: &str) -> String {
    format!("{:?}", quoted(text))
}

//! How a command can fail, with its message and its exit code.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use kamisado::Language;
use kamisado_i18n::{Explain as _, Message};

use crate::output::printable;

/// Why a command failed. The numbers are the exit codes.
#[derive(Debug)]
pub(crate) enum Failure {
    /// 1: the command did its work, and the answer is no.
    No(String),
    /// 2: the arguments or the input are wrong.
    Wrong(String),
    /// 3 (or 2 if it is not text): a file or a pipe cannot be read or written; where, why, and what to do.
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
    /// The same, prefixed with the place where it happened.
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

    /// The same, with advice for a file that cannot be read.
    pub(crate) fn advise(mut self, what: String) -> Failure {
        if let Failure::Io { advice, .. } = &mut self {
            *advice = what;
        }
        self
    }

    /// What is wrong; `None` if nothing is.
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
        // If even this cannot be written, the exit code remains.
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kamisado::notation::{ParseEntryError, Part, ReadMoveError};
    use kamisado::record::Record;
    use kamisado::{LineUp, Match, MatchKind, Position, Setup};
    use kamisado_certificate::{Certificate, Flaw};
    use kamisado_i18n::Explain;
    use kamisado_link::{Command, Session, SystemClock};
    use kamisado_server::Config;

    use super::*;
    use crate::storage::lock::Busy;

    fn explained(error: impl Explain + 'static) -> Box<dyn Explain> {
        Box::new(error)
    }

    /// One error of every type that a user can meet.
    fn errors() -> Vec<Box<dyn Explain>> {
        let start = Position::start();
        let mut game = Match::default();
        let few_towers: Position = "8/8/8/8/8/8/8/n7 b -".parse().unwrap();
        let no_position = "8/8".parse::<Position>().unwrap_err();
        let nobody: Setup = "n7/8/8/8/8/8/8/8 b -".parse().unwrap();
        vec![
            explained(start.play("a1a8".parse().unwrap()).unwrap_err()),
            explained(game.play("left".parse().unwrap()).unwrap_err()),
            explained(nobody.position().unwrap_err()),
            explained(Match::from_position(MatchKind::Long.into(), few_towers).unwrap_err()),
            explained(game.replay(["left".parse().unwrap()]).unwrap_err()),
            explained(ParseEntryError::Missing(Part::Tower)),
            explained(ReadMoveError::NoSuchMove),
            explained(no_position),
            explained("Round 2".parse::<Record>().unwrap_err()),
            explained("ngrypub".parse::<LineUp>().unwrap_err()),
            explained(io::Error::from(io::ErrorKind::PermissionDenied)),
            explained("no certificate".parse::<Certificate>().unwrap_err()),
            explained(Flaw::LeftOver(1)),
            explained(Config::default().set("port", "x").unwrap_err()),
            explained("position fen 8/8".parse::<Command>().unwrap_err()),
        ]
    }

    #[test]
    fn every_error_is_told_in_the_language_of_the_reader() {
        let mut told: Vec<[String; 7]> = errors()
            .iter()
            .map(|error| Language::ALL.map(|language| error.explain(language)))
            .collect();
        let damaged = Failure::from(serde_json::from_str::<u8>("{").unwrap_err());
        told.push(Language::ALL.map(|language| damaged.tell(language).unwrap()));
        told.push(Language::ALL.map(|language| Busy("evening.kamisado".into()).explain(language)));
        told.push(Language::ALL.map(|language| {
            let mut session = Session::new(SystemClock::start());
            session.handle(&format!("setoption name Language value {language}"));
            let long = "x".repeat(session.options().capacity().line + 1);
            session.handle(&long).replies[0].to_string()
        }));
        for texts in told {
            let different: BTreeSet<&String> = texts.iter().collect();
            assert_eq!(different.len(), texts.len(), "{texts:#?}");
        }
    }
}

//! Why a database cannot be opened.

use std::fmt;

use kamisado::Language;
use kamisado_i18n::{Explain, Message};
use sqlx::migrate::MigrateError;

use super::location::Location;

/// Why a database cannot be opened.
#[derive(Debug)]
pub struct OpenError {
    location: Location,
    problem: Problem,
}

/// What is wrong with a database.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// Another server uses this file.
    InUse,
    /// There is no such file or no tables, and a tool does not make them.
    Missing,
    /// A later version of the program has changed the schema in a way that this one does not understand.
    TooNew,
    /// The file is not a database, or a damaged one.
    Damaged,
    /// The file or its folder cannot be written.
    ReadOnly,
    /// PostgreSQL cannot be reached, for this reason.
    Unreachable(String),
    /// PostgreSQL does not accept the user or the password.
    Rejected,
    /// PostgreSQL has no database of this name.
    NoDatabase,
    /// The user of PostgreSQL may not make tables, or not write.
    NotAllowed,
    /// Anything else, as the database says it.
    Other(String),
}

impl OpenError {
    pub(super) fn new(location: &Location, problem: Problem) -> OpenError {
        OpenError {
            location: location.clone(),
            problem,
        }
    }

    /// What is wrong.
    #[must_use]
    pub fn problem(&self) -> &Problem {
        &self.problem
    }
}

impl Explain for OpenError {
    fn explain(&self, language: Language) -> String {
        let path = &self.location.to_string();
        match &self.problem {
            Problem::InUse => Message::DatabaseInUse { path },
            Problem::Missing => Message::DatabaseMissing { path },
            Problem::TooNew => Message::DatabaseTooNew { path },
            Problem::Damaged => Message::DatabaseDamaged { path },
            Problem::ReadOnly => Message::DatabaseReadOnly { path },
            Problem::Unreachable(reason) => Message::DatabaseUnreachable { path, reason },
            Problem::Rejected => Message::DatabaseRejected { path },
            Problem::NoDatabase => Message::DatabaseNone { path },
            Problem::NotAllowed => Message::DatabaseNotAllowed { path },
            Problem::Other(reason) => Message::DatabaseOther { path, reason },
        }
        .say(language)
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Language::English))
    }
}

impl std::error::Error for OpenError {}

impl Problem {
    /// What an error says about the database that was to be opened.
    pub(super) fn of(error: &sqlx::Error) -> Problem {
        match error {
            sqlx::Error::Migrate(error) => match &**error {
                MigrateError::VersionMismatch(_) => Problem::TooNew,
                MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                    Problem::of(error)
                }
                other => Problem::Other(other.to_string()),
            },
            sqlx::Error::Io(error) => Problem::Unreachable(error.to_string()),
            sqlx::Error::Tls(error) => Problem::Unreachable(error.to_string()),
            sqlx::Error::PoolTimedOut => Problem::Unreachable(error.to_string()),
            sqlx::Error::Database(error) => {
                let code = error.code().unwrap_or_default();
                Problem::of_code(&code).unwrap_or_else(|| Problem::Other(error.to_string()))
            }
            other => Problem::Other(other.to_string()),
        }
    }

    /// What a code of SQLite, which is a number, or of PostgreSQL, which has five characters, says.
    fn of_code(code: &str) -> Option<Problem> {
        match code {
            // Invalid authorization, invalid password.
            "28000" | "28P01" => return Some(Problem::Rejected),
            "3D000" => return Some(Problem::NoDatabase),
            // Insufficient privilege; no schema that may be used; a database that only reads, such as a standby.
            "42501" | "3F000" | "25006" => return Some(Problem::NotAllowed),
            // Too many connections; shutting down, crashed, starting.
            "53300" | "57P01" | "57P02" | "57P03" => {
                return Some(Problem::Unreachable(code.to_owned()));
            }
            _ => {}
        }
        match code.parse::<i32>().ok()? & 0xff {
            // SQLITE_CORRUPT, SQLITE_NOTADB
            11 | 26 => Some(Problem::Damaged),
            // SQLITE_PERM, SQLITE_READONLY, SQLITE_CANTOPEN
            3 | 8 | 14 => Some(Problem::ReadOnly),
            _ => None,
        }
    }
}

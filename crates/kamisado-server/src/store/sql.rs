//! Statements that are put together from parts, and rows that are read. Placeholders are `$1`, `$2`, … in every statement, which
//! SQLite and PostgreSQL both understand.

use std::fmt::Write as _;
use std::str::FromStr;

use kamisado::{BySide, MatchRules, Side};
use kamisado_online::{Clock, PersonId, Slug, Stamp, Terms};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::error::DatabaseError;
use sqlx::query::Query;
use sqlx::{Any, Arguments as _, AssertSqlSafe, Encode, Error, Row as _, Type};
use tracing::debug;

/// A statement with its arguments, put together piece by piece.
#[derive(Default)]
pub(super) struct Statement {
    text: String,
    arguments: AnyArguments,
}

impl Statement {
    pub(super) fn new(text: &str) -> Statement {
        Statement {
            text: text.to_owned(),
            arguments: AnyArguments::default(),
        }
    }

    /// Adds text, which never comes from a user.
    pub(super) fn push(&mut self, text: &str) -> &mut Statement {
        self.text.push_str(text);
        self
    }

    /// Adds a placeholder for a value.
    pub(super) fn bind<'t, T: Encode<'t, Any> + Type<Any>>(
        &mut self,
        value: T,
    ) -> Result<&mut Statement, Error> {
        self.arguments.add(value).map_err(Error::Encode)?;
        let _ = write!(self.text, "${}", self.arguments.len());
        Ok(self)
    }

    /// Adds a list of values in brackets.
    pub(super) fn list<'t, T: Encode<'t, Any> + Type<Any>>(
        &mut self,
        values: impl IntoIterator<Item = T>,
    ) -> Result<&mut Statement, Error> {
        for (index, value) in values.into_iter().enumerate() {
            self.push(if index == 0 { "(" } else { ", " }).bind(value)?;
        }
        Ok(self.push(")"))
    }

    /// The same, to learn how it would be answered.
    #[cfg(test)]
    pub(super) fn explained(mut self) -> Statement {
        self.text.insert_str(0, "EXPLAIN QUERY PLAN ");
        self
    }

    pub(super) fn query(self) -> Query<'static, Any, AnyArguments> {
        sqlx::query_with(AssertSqlSafe(self.text), self.arguments)
    }
}

/// Sizes of statements with many rows: few, so that the database has them all prepared.
const SIZES: [usize; 4] = [64, 16, 4, 1];

/// The same for statements in which a row may be named more than once: each a little larger than the one before.
const FILLED_SIZES: [usize; 16] = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256];

/// Splits a list into pieces of these sizes.
pub(super) fn pieces<T>(mut items: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = SIZES.into_iter().find(|&size| size <= items.len())?;
        let (piece, rest) = items.split_at(size);
        items = rest;
        Some(piece)
    })
}

/// Splits a list into as few pieces as possible, each filled up to one of a few sizes with items that it has already: every statement is a
/// way to the database and back.
pub(super) fn filled_pieces<T: Copy>(items: &[T]) -> impl Iterator<Item = Vec<T>> {
    let largest = FILLED_SIZES[FILLED_SIZES.len() - 1];
    items.chunks(largest).map(|piece| {
        let size = FILLED_SIZES.into_iter().find(|&size| size >= piece.len());
        let size = size.unwrap_or(piece.len());
        piece.iter().copied().cycle().take(size).collect()
    })
}

/// Whether a row is there already that was to be written. Not an error that can be ignored inside a transaction that goes on: PostgreSQL has
/// broken it off.
pub(super) fn is_duplicate(error: &Error) -> bool {
    error
        .as_database_error()
        .is_some_and(DatabaseError::is_unique_violation)
}

// The columns of tables that are read whole. They are named, because a newer server may add others while this one runs, and what has been
// prepared with `*` would no longer be what it was.

macro_rules! person_columns {
    () => {
        "person.id, person.kind, person.level, person.name, person.role, person.created_at, person.seen_at, person.closed_at"
    };
}
macro_rules! session_columns {
    () => {
        "id, person, agent, created_at, seen_at"
    };
}
macro_rules! seek_columns {
    () => {
        "id, slug, person, kind, opening, board, clock, rated, side, private, created_at, expires_at"
    };
}
macro_rules! game_columns {
    () => {
        "game.id, game.slug, game.kind, game.opening, game.board, game.clock, game.rated, game.black, game.white, game.seed, \
         game.created_at, game.head, game.side, game.due_at, game.ended_at, game.result, game.black_points, game.white_points, \
         game.decisions, game.black_line_up, game.white_line_up"
    };
}
macro_rules! rating_columns {
    () => {
        "rating.rating, rating.deviation, rating.volatility, rating.games, rating.at"
    };
}
pub(super) use {game_columns, person_columns, rating_columns, seek_columns, session_columns};

/// Reads columns of a row as the types of this crate. A row that cannot be read is an error of the database.
pub(super) trait Columns {
    /// A whole number that fits.
    fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T, Error>;
    /// Text that can be parsed.
    fn parsed<T: FromStr>(&self, column: &str) -> Result<T, Error>;
    /// The same, or nothing.
    fn parsed_or_none<T: FromStr>(&self, column: &str) -> Result<Option<T>, Error>;
    fn flag(&self, column: &str) -> Result<bool, Error>;
    fn stamp(&self, column: &str) -> Result<Stamp, Error>;
    fn stamp_or_none(&self, column: &str) -> Result<Option<Stamp>, Error>;
    fn person(&self, column: &str) -> Result<PersonId, Error>;
    fn side(&self, column: &str) -> Result<Option<Side>, Error>;
    fn slug(&self) -> Result<Slug, Error>;
    fn players(&self) -> Result<BySide<PersonId>, Error>;
    fn terms(&self) -> Result<Terms, Error>;
}

/// What a column cannot be.
#[derive(Debug)]
struct Unreadable(String);

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the column contains {:?}", self.0)
    }
}

impl std::error::Error for Unreadable {}

/// The rows of a list, without those that only a newer version can read.
pub(super) fn readable<T>(rows: &[AnyRow], read: impl Fn(&AnyRow) -> Result<T, Error>) -> Vec<T> {
    rows.iter()
        .filter_map(|row| {
            read(row)
                .inspect_err(|error| debug!(%error, "a row was left out"))
                .ok()
        })
        .collect()
}

pub(super) fn unreadable(column: &str, value: impl ToString) -> Error {
    Error::ColumnDecode {
        index: column.to_owned(),
        source: Box::new(Unreadable(value.to_string())),
    }
}

impl Columns for AnyRow {
    fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T, Error> {
        let number: i64 = self.try_get(column)?;
        T::try_from(number).map_err(|_| unreadable(column, number))
    }

    fn parsed<T: FromStr>(&self, column: &str) -> Result<T, Error> {
        let text: &str = self.try_get(column)?;
        text.parse().map_err(|_| unreadable(column, text))
    }

    fn parsed_or_none<T: FromStr>(&self, column: &str) -> Result<Option<T>, Error> {
        let text: Option<&str> = self.try_get(column)?;
        text.map(|text| text.parse().map_err(|_| unreadable(column, text)))
            .transpose()
    }

    fn flag(&self, column: &str) -> Result<bool, Error> {
        Ok(self.try_get::<i64, _>(column)? != 0)
    }

    fn stamp(&self, column: &str) -> Result<Stamp, Error> {
        self.try_get(column).map(Stamp)
    }

    fn stamp_or_none(&self, column: &str) -> Result<Option<Stamp>, Error> {
        Ok(self.try_get::<Option<i64>, _>(column)?.map(Stamp))
    }

    fn person(&self, column: &str) -> Result<PersonId, Error> {
        self.try_get(column).map(PersonId)
    }

    fn side(&self, column: &str) -> Result<Option<Side>, Error> {
        self.parsed_or_none(column)
    }

    fn slug(&self) -> Result<Slug, Error> {
        self.parsed("slug")
    }

    fn players(&self) -> Result<BySide<PersonId>, Error> {
        Ok(BySide::new(self.person("black")?, self.person("white")?))
    }

    fn terms(&self) -> Result<Terms, Error> {
        Ok(Terms {
            rules: MatchRules {
                kind: self.parsed("kind")?,
                opening: self.parsed("opening")?,
                board: self.parsed("board")?,
            },
            clock: self.parsed::<Clock>("clock")?,
            rated: self.flag("rated")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_have_few_sizes_and_everything_in_order() {
        for count in 0..700 {
            let items: Vec<usize> = (0..count).collect();
            let joined: Vec<usize> = pieces(&items).flatten().copied().collect();
            assert_eq!(joined, items);
            let filled: Vec<Vec<usize>> = filled_pieces(&items).collect();
            assert_eq!(filled.len(), count.div_ceil(256));
            let mut next = 0;
            for piece in &filled {
                assert!(FILLED_SIZES.contains(&piece.len()));
                let (new, known) = piece.split_at(piece.len().min(count - next));
                assert!(new.iter().copied().eq(next..next + new.len()));
                assert!(known.iter().all(|item| new.contains(item)));
                next += new.len();
            }
            assert_eq!(next, count);
        }
    }
}

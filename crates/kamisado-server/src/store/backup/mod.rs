//! Backups: everything in the database as lines of text, from which a database of either kind can be filled.

mod lines;
mod restore;
mod tables;

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};

use futures_util::TryStreamExt as _;
use kamisado::Language;
use kamisado_i18n::{Explain, Message};
use kamisado_online::{Down, Time as _};
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Error, Row as _};

use super::Store;
use super::database::down;
use super::schema;
use lines::{FORMAT, Head, Line, LineWriter, VERSION};
use tables::{Content, TABLES, Table};

/// How much is in a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BackedUp {
    /// Games.
    pub games: u64,
    /// Guests, accounts, and the computer at its levels.
    pub people: u64,
}

impl BackedUp {
    fn of(rows: &BTreeMap<String, u64>) -> BackedUp {
        let count = |name| rows.get(name).copied().unwrap_or_default();
        BackedUp {
            games: count("game"),
            people: count("person"),
        }
    }
}

/// Why a backup cannot be made or restored. Nothing has changed then.
#[derive(Debug)]
#[non_exhaustive]
pub enum BackupError {
    /// The database cannot be reached.
    Down,
    /// The file cannot be read or written.
    File(io::Error),
    /// The file is something else.
    NotABackup,
    /// A later version of the program has made it.
    TooNew,
    /// The file is damaged or incomplete; this is the first line that is wrong.
    Damaged {
        /// The number of the line.
        line: u64,
    },
    /// There are games and people already.
    NotEmpty,
    /// A server uses the database.
    InUse,
}

impl From<Down> for BackupError {
    fn from(_: Down) -> BackupError {
        BackupError::Down
    }
}

impl From<Error> for BackupError {
    fn from(error: Error) -> BackupError {
        down(error).into()
    }
}

impl Explain for BackupError {
    fn explain(&self, language: Language) -> String {
        match self {
            BackupError::Down => Message::DatabaseDown,
            BackupError::File(error) => return error.explain(language),
            BackupError::NotABackup => Message::BackupNone,
            BackupError::TooNew => Message::BackupTooNew,
            &BackupError::Damaged { line } => Message::BackupDamaged { line },
            BackupError::NotEmpty => Message::BackupNotEmpty,
            BackupError::InUse => Message::BackupInUse,
        }
        .say(language)
    }
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Language::English))
    }
}

impl std::error::Error for BackupError {}

impl Store {
    /// Writes everything in the database, as it is at one moment, while others go on. It needs little memory, however much there is.
    ///
    /// # Errors
    /// When the database cannot be reached, or the backup cannot be written.
    pub async fn back_up(&self, output: &mut (dyn Write + Send)) -> Result<BackedUp, BackupError> {
        let mut lines = LineWriter::new(output);
        lines.write(&Head {
            format: FORMAT.to_owned(),
            version: VERSION,
            schema: schema::VERSION,
            created_at: self.now().0,
        })?;
        let mut reader = self.reader().await?;
        let kind = self.database.kind;
        let mut snapshot = reader.begin_with(kind.snapshot()).await?;
        let mut rows = BTreeMap::new();
        for table in TABLES {
            let count = write_table(&mut snapshot, table, &mut lines).await?;
            rows.insert(table.name.to_owned(), count);
        }
        snapshot.rollback().await?;
        let done = BackedUp::of(&rows);
        lines.end(rows)?;
        Ok(done)
    }
}

/// Writes the rows of a table, and says how many there are.
async fn write_table(
    connection: &mut AnyConnection,
    table: &Table,
    lines: &mut LineWriter<'_>,
) -> Result<u64, BackupError> {
    let columns: Vec<String> = table
        .columns
        .iter()
        .map(|(name, _)| (*name).to_owned())
        .collect();
    let statement = format!(
        "SELECT {} FROM {} ORDER BY {}",
        columns.join(", "),
        table.name,
        table.key
    );
    lines.write(&Line::Table {
        table: table.name.to_owned(),
        columns,
    })?;
    let mut rows = sqlx::query(AssertSqlSafe(statement)).fetch(connection);
    let mut count = 0;
    while let Some(row) = rows.try_next().await? {
        lines.write(&Line::Row(values(table, &row)?))?;
        count += 1;
    }
    Ok(count)
}

fn values(table: &Table, row: &AnyRow) -> Result<Vec<Value>, Error> {
    let value = |(index, (_, content)): (usize, &(&str, Content))| {
        Ok(match content {
            Content::Number => row.try_get::<Option<i64>, _>(index)?.into(),
            Content::Text => row.try_get::<Option<String>, _>(index)?.into(),
            Content::Fraction => {
                let fraction: Option<f64> = row.try_get(index)?;
                fraction.map(|fraction| fraction.to_string()).into()
            }
        })
    };
    table.columns.iter().enumerate().map(value).collect()
}

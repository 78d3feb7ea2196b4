//! Fills a database from a backup: all of it, or nothing.

use std::collections::BTreeMap;
use std::io::BufRead;
use std::time::Duration;

use kamisado_online::{Stamp, Time as _};
use serde_json::Value;
use sqlx::error::ErrorKind;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Error};

use super::lines::{Line, LineReader, VERSION};
use super::tables::{Content, TABLES, Table};
use super::{BackedUp, BackupError};
use crate::store::kind::Kind;
use crate::store::sql::{Columns as _, Statement, pieces};
use crate::store::{Store, schema};

/// How many rows are kept until they are written.
const ROWS: usize = 256;

/// A server says every second that it is alive.
const LATELY: Duration = Duration::from_secs(5);

impl Store {
    /// Fills the database from a backup, with all or nothing of it. What was there is lost if it may be replaced; otherwise there must be no
    /// games and no people but the computer.
    ///
    /// # Errors
    /// When there is something already, a server uses the database, the backup cannot be read, or the database cannot be reached.
    pub async fn restore(
        &self,
        input: &mut (dyn BufRead + Send),
        may_replace: bool,
    ) -> Result<BackedUp, BackupError> {
        let mut lines = LineReader::new(input);
        let head = lines.head()?;
        if head.version > VERSION || head.schema > schema::VERSION {
            return Err(BackupError::TooNew);
        }
        let kind = self.database.kind;
        let mut connection = self.database.writer().await?;
        let mut transaction = connection.begin_with(kind.restore()).await?;
        // A file is locked by its server.
        if kind == Kind::Postgres && is_used(&mut transaction, self.now()).await? {
            return Err(BackupError::InUse);
        }
        if !may_replace && !is_empty(&mut transaction).await? {
            return Err(BackupError::NotEmpty);
        }
        clear(&mut transaction).await?;
        let done = fill(&mut transaction, &mut lines).await?;
        if kind == Kind::Postgres {
            number_on(&mut transaction).await?;
        }
        transaction.commit().await?;
        Ok(done)
    }
}

/// Whether a server has said lately that it is alive.
async fn is_used(connection: &mut AnyConnection, now: Stamp) -> Result<bool, Error> {
    let row = sqlx::query("SELECT MAX(seen_at) AS seen_at FROM node")
        .fetch_one(connection)
        .await?;
    let seen_at = row.stamp_or_none("seen_at")?;
    Ok(seen_at.is_some_and(|seen_at| now - seen_at < LATELY))
}

/// Goes on with the numbers of new rows where the backup ends. SQLite does so by itself.
async fn number_on(connection: &mut AnyConnection) -> Result<(), Error> {
    for table in TABLES.iter().filter(|table| table.is_numbered()) {
        let name = table.name;
        let statement = format!(
            "SELECT setval(pg_get_serial_sequence('{name}', 'id'), COALESCE(MAX(id), 0) + 1, false) FROM {name}"
        );
        sqlx::query(AssertSqlSafe(statement))
            .fetch_one(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Whether there is nothing that anybody would miss.
async fn is_empty(connection: &mut AnyConnection) -> Result<bool, Error> {
    let found = sqlx::query(
        "SELECT 1 FROM person WHERE kind <> 'computer' UNION ALL SELECT 1 FROM game LIMIT 1",
    )
    .fetch_optional(connection)
    .await?;
    Ok(found.is_none())
}

async fn clear(connection: &mut AnyConnection) -> Result<(), Error> {
    for table in TABLES.iter().rev() {
        sqlx::query(AssertSqlSafe(format!("DELETE FROM {}", table.name)))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Writes the rows of all tables until the last line, which has to agree with what was read.
async fn fill(
    connection: &mut AnyConnection,
    lines: &mut LineReader<'_>,
) -> Result<BackedUp, BackupError> {
    let mut counts = BTreeMap::new();
    let mut filling: Option<Filling> = None;
    loop {
        match lines.line()? {
            Line::Table { table, columns } => {
                if let Some(mut filling) = filling.take() {
                    filling.flush(connection, lines).await?;
                }
                let next = Filling::new(&table, &columns).ok_or_else(|| lines.damaged())?;
                if counts.insert(table, 0).is_some() {
                    return Err(lines.damaged());
                }
                filling = Some(next);
            }
            Line::Row(values) => {
                let filling = filling.as_mut().ok_or_else(|| lines.damaged())?;
                let row = filling.row(values).ok_or_else(|| lines.damaged())?;
                filling.rows.push(row);
                *counts.entry(filling.table.name.to_owned()).or_default() += 1;
                if filling.rows.len() >= ROWS {
                    filling.flush(connection, lines).await?;
                }
            }
            Line::End { rows, .. } => {
                if let Some(mut filling) = filling.take() {
                    filling.flush(connection, lines).await?;
                }
                if rows != counts {
                    return Err(lines.damaged());
                }
                return Ok(BackedUp::of(&rows));
            }
        }
    }
}

/// A table that is being filled.
struct Filling {
    table: &'static Table,
    /// The columns that the backup has. Those that are newer get what the schema says.
    columns: Vec<(&'static str, Content)>,
    rows: Vec<Vec<Cell>>,
}

enum Cell {
    Number(Option<i64>),
    Fraction(Option<f64>),
    Text(Option<String>),
}

impl Filling {
    /// Nothing if there is no such table or column here.
    fn new(name: &str, columns: &[String]) -> Option<Filling> {
        let table = Table::named(name)?;
        let known = |column: &String| table.columns.iter().find(|(name, _)| name == column);
        let columns: Option<Vec<_>> = columns.iter().map(|name| known(name).copied()).collect();
        Some(Filling {
            table,
            columns: columns.filter(|columns| !columns.is_empty())?,
            rows: Vec::with_capacity(ROWS),
        })
    }

    /// The row with these values, if each is what its column contains.
    fn row(&self, values: Vec<Value>) -> Option<Vec<Cell>> {
        if values.len() != self.columns.len() {
            return None;
        }
        let cells = self.columns.iter().zip(values);
        cells
            .map(|((_, content), value)| {
                Some(match (content, value) {
                    (Content::Number, Value::Null) => Cell::Number(None),
                    (Content::Number, value) => Cell::Number(Some(value.as_i64()?)),
                    (Content::Fraction, Value::Null) => Cell::Fraction(None),
                    (Content::Fraction, value) => {
                        let fraction: f64 = value.as_str()?.parse().ok()?;
                        Cell::Fraction(Some(fraction).filter(|fraction| fraction.is_finite()))
                    }
                    (Content::Text, Value::Null) => Cell::Text(None),
                    (Content::Text, Value::String(text)) => Cell::Text(Some(text)),
                    (Content::Text, _) => return None,
                })
            })
            .collect()
    }

    /// Writes the rows that were read.
    async fn flush(
        &mut self,
        connection: &mut AnyConnection,
        lines: &LineReader<'_>,
    ) -> Result<(), BackupError> {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        let insert = format!(
            "INSERT INTO {} ({}) VALUES ",
            self.table.name,
            names.join(", ")
        );
        for rows in pieces(&self.rows) {
            let mut statement = Statement::new(&insert);
            for (number, row) in rows.iter().enumerate() {
                statement.push(if number == 0 { "(" } else { "), (" });
                for (place, cell) in row.iter().enumerate() {
                    if place > 0 {
                        statement.push(", ");
                    }
                    match cell {
                        Cell::Number(number) => statement.bind(*number)?,
                        Cell::Fraction(fraction) => statement.bind(*fraction)?,
                        Cell::Text(text) => statement.bind(text.clone())?,
                    };
                }
            }
            statement.push(")");
            let written = statement.query().execute(&mut *connection).await;
            written.map_err(|error| match &error {
                // What is there twice, or refers to what is not there.
                Error::Database(cause) if !matches!(cause.kind(), ErrorKind::Other) => {
                    lines.damaged()
                }
                _ => error.into(),
            })?;
        }
        self.rows.clear();
        Ok(())
    }
}

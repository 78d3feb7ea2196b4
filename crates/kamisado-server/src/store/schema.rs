//! The tables, and how they change from one version of the program to the next.
//!
//! Servers of two versions run side by side while the newer one is rolled out, so **a change must not break the servers that are
//! running**: it adds tables, columns with a default and indexes, or removes an index that nobody needs, and nothing else. What else is no
//! longer needed is removed in a later version, when no server uses it any more; that change says by `compatibility` which servers it shuts out.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AssertSqlSafe, Error, Row as _, SqlSafeStr as _};

use super::kind::Kind;
use super::lock::{Lock, lock};

/// The changes of the schema, in order. What has been released is never edited.
const CHANGES: [(&str, &str); 4] = [
    ("the first schema", include_str!("schema/0001.sql")),
    ("which servers know enough", include_str!("schema/0002.sql")),
    ("no index of what is due", include_str!("schema/0003.sql")),
    ("the building of the book", include_str!("schema/0004.sql")),
];

/// The schema that this server knows.
pub(super) const VERSION: i64 = CHANGES.len() as i64;

/// Brings the schema up to date, in a transaction that has begun: however many servers start together, one of them does it. Says whether this
/// server knows enough to work with what is there.
pub(super) async fn update(connection: &mut AnyConnection) -> Result<bool, Error> {
    lock(connection, Lock::Schema).await?;
    let kind = Kind::of(connection);
    let changes = CHANGES.iter().zip(1..).map(|(&(about, text), version)| {
        Migration::new(
            version,
            Cow::Borrowed(about),
            MigrationType::Simple,
            AssertSqlSafe(kind.schema(text)).into_sql_str(),
            false,
        )
    });
    let mut migrator = Migrator::with_migrations(changes.collect());
    // The lock is taken already, and given back with the transaction. Changes of later versions do no harm if they say so.
    migrator.set_locking(false).set_ignore_missing(true);
    migrator.run_direct(None, &mut *connection, false).await?;
    let row = sqlx::query("SELECT MAX(oldest) AS oldest FROM compatibility")
        .fetch_one(connection)
        .await?;
    Ok(row.try_get::<i64, _>("oldest")? <= VERSION)
}

/// Whether there are tables already.
pub(super) async fn is_there(connection: &mut AnyConnection) -> Result<bool, Error> {
    let found = match Kind::of(connection) {
        Kind::Sqlite => "SELECT 1 FROM sqlite_schema WHERE name = '_sqlx_migrations'",
        Kind::Postgres => "SELECT 1 WHERE to_regclass('_sqlx_migrations') IS NOT NULL",
    };
    Ok(sqlx::query(found)
        .fetch_optional(connection)
        .await?
        .is_some())
}

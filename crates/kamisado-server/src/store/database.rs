//! The database itself: how it is opened, what differs between one kind and another, and what can be wrong with it.

use std::borrow::Cow;
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kamisado::Language;
use kamisado_i18n::{Explain, Message};
use kamisado_online::{Down, Stamp};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{
    AnyConnection, AnyPool, AssertSqlSafe, Connection as _, Executor as _, SqlSafeStr as _,
};

/// The changes of the schema, in order. What has been released is never edited.
const SCHEMA: [(&str, &str); 1] = [("the first schema", include_str!("schema/0001.sql"))];

/// What a database that is kept nowhere is called.
pub const MEMORY: &str = ":memory:";

/// How many connections read at the same time.
const READERS: u32 = 4;

/// How long a connection waits for another program to finish writing, for example `kamisado admin`.
const PATIENCE: Duration = Duration::from_secs(5);

/// What each new connection to SQLite is told. In WAL mode readers never wait for the writer, and FULL means that what is committed
/// is on the disk.
const SQLITE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                      PRAGMA busy_timeout = 5000; PRAGMA cache_size = -32000; PRAGMA temp_store = MEMORY;";

/// Where games and people are kept.
#[derive(Debug)]
pub(super) struct Database {
    /// One connection, which the writer uses.
    pub(super) writer: AnyPool,
    /// The others. A database in memory has one connection for everything.
    pub(super) readers: AnyPool,
    /// Keeps a second server from the file.
    lock: Option<File>,
}

/// Whether a database is opened by a server, of which there can be one, or by a tool beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Server,
    Tool,
}

/// Why a database cannot be opened.
#[derive(Debug)]
#[non_exhaustive]
pub enum OpenError {
    /// Another server uses this file.
    InUse(PathBuf),
    /// There is no such file, and a tool does not make one.
    Missing(PathBuf),
    /// A later version of the program has changed the schema.
    TooNew(PathBuf),
    /// The file is not a database, or a damaged one.
    Damaged(PathBuf),
    /// The file or its folder cannot be written.
    ReadOnly(PathBuf),
    /// Anything else, as the database says it.
    Other(PathBuf, String),
}

impl Explain for OpenError {
    fn explain(&self, language: Language) -> String {
        let path = match self {
            OpenError::InUse(path)
            | OpenError::Missing(path)
            | OpenError::TooNew(path)
            | OpenError::Damaged(path)
            | OpenError::ReadOnly(path)
            | OpenError::Other(path, _) => &path.display().to_string(),
        };
        match self {
            OpenError::InUse(_) => Message::DatabaseInUse { path },
            OpenError::Missing(_) => Message::DatabaseMissing { path },
            OpenError::TooNew(_) => Message::DatabaseTooNew { path },
            OpenError::Damaged(_) => Message::DatabaseDamaged { path },
            OpenError::ReadOnly(_) => Message::DatabaseReadOnly { path },
            OpenError::Other(_, reason) => Message::DatabaseOther { path, reason },
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

impl Database {
    /// Opens a file, or a database in memory, and brings its schema up to date.
    pub(super) async fn open(path: &Path, role: Role) -> Result<Database, OpenError> {
        sqlx::any::install_default_drivers();
        let in_memory = path == Path::new(MEMORY);
        let lock = match role {
            _ if in_memory => None,
            Role::Server => Some(lock(path)?),
            Role::Tool if !path.exists() => return Err(OpenError::Missing(path.to_owned())),
            Role::Tool => None,
        };
        let opened = async {
            let url = if in_memory {
                "sqlite::memory:".to_owned()
            } else {
                format!("sqlite://{}?mode=rwc", percent_encoded(path))
            };
            let options: AnyConnectOptions = url.parse()?;
            // A pool tries again and again, and does not say why it failed.
            let mut first = AnyConnection::connect_with(&options).await?;
            first.execute(SQLITE).await?;
            first.close().await?;
            let writer = pool(1).connect_with(options.clone()).await?;
            migrator().run(&writer).await?;
            let readers = if in_memory {
                writer.clone()
            } else {
                pool(READERS).connect_with(options).await?
            };
            Ok((writer, readers))
        };
        let (writer, readers) = opened.await.map_err(|error| explained(path, &error))?;
        Ok(Database {
            writer,
            readers,
            lock,
        })
    }

    pub(super) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
        // Another server may come now, whoever still has a handle to this one. What cannot be unlocked is when the file is closed.
        if let Some(lock) = &self.lock {
            let _ = lock.unlock();
        }
    }
}

fn pool(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        // A database in memory is gone with its connection.
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(2 * PATIENCE)
        .test_before_acquire(false)
        .after_connect(|connection, _| {
            Box::pin(async move {
                connection.execute(SQLITE).await?;
                Ok(())
            })
        })
}

/// The schema in the words of SQLite.
fn migrator() -> Migrator {
    let migrations = SCHEMA
        .iter()
        .zip(1..)
        .map(|(&(description, text), version)| {
            let text = text
                .replace("{id}", "INTEGER PRIMARY KEY")
                .replace("{key}", "INTEGER PRIMARY KEY")
                .replace("{clustered}", "WITHOUT ROWID");
            Migration::new(
                version,
                Cow::Borrowed(description),
                MigrationType::Simple,
                AssertSqlSafe(text).into_sql_str(),
                false,
            )
        });
    Migrator::with_migrations(migrations.collect())
}

/// Takes the file that keeps a second server away.
fn lock(path: &Path) -> Result<File, OpenError> {
    let read_only = |_| OpenError::ReadOnly(path.to_owned());
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        fs::create_dir_all(folder).map_err(read_only)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".lock");
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(beside)
        .map_err(read_only)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => {
            Err(OpenError::Other(path.to_owned(), error.to_string()))
        }
    }
}

/// A path as it stands in an address.
fn percent_encoded(path: &Path) -> String {
    let mut encoded = String::new();
    for &byte in path.as_os_str().as_encoded_bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'/' | b'.' | b'-' | b'_') {
            encoded.push(char::from(byte));
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    encoded
}

/// What is wrong with a file, from the codes of SQLite.
fn explained(path: &Path, error: &sqlx::Error) -> OpenError {
    let path = path.to_owned();
    if let sqlx::Error::Migrate(error) = error
        && matches!(
            **error,
            MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_)
        )
    {
        return OpenError::TooNew(path);
    }
    let code = code(error);
    match code.map(|code| code & 0xff) {
        // SQLITE_CORRUPT, SQLITE_NOTADB
        Some(11 | 26) => OpenError::Damaged(path),
        // SQLITE_PERM, SQLITE_READONLY, SQLITE_CANTOPEN
        Some(3 | 8 | 14) => OpenError::ReadOnly(path),
        _ => OpenError::Other(path, error.to_string()),
    }
}

/// SQLite's number for what went wrong.
fn code(error: &sqlx::Error) -> Option<i32> {
    match error {
        sqlx::Error::Database(error) => error.code()?.parse().ok(),
        sqlx::Error::Migrate(error) => match &**error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => code(error),
            _ => None,
        },
        _ => None,
    }
}

/// Whoever asks is told that the database cannot be reached; the log is told why.
pub(super) fn down(error: sqlx::Error) -> Down {
    tracing::error!(%error, "the database refused");
    Down
}

/// The time, which all servers read off the same clock.
pub(super) fn now() -> Stamp {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Stamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use sqlx::Row as _;

    use super::*;

    #[tokio::test]
    async fn what_is_committed_is_synced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kamisado.db");
        let database = Database::open(&path, Role::Server).await.unwrap();
        for pool in [&database.writer, &database.readers] {
            for (setting, value) in [("synchronous", 2), ("foreign_keys", 1)] {
                let statement = AssertSqlSafe(format!("PRAGMA {setting}"));
                let row = sqlx::query(statement).fetch_one(pool).await.unwrap();
                assert_eq!(row.get::<i64, _>(0), value, "{setting}");
            }
            let row = sqlx::query("PRAGMA journal_mode")
                .fetch_one(pool)
                .await
                .unwrap();
            assert_eq!(row.get::<&str, _>(0), "wal");
        }
    }
}

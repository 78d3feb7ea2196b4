//! The database itself: how it is opened, and how transactions run in it.

use std::fs::File;
use std::time::Duration;

use kamisado_online::Down;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::error::DatabaseError;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection as _, Error, Executor as _, Row as _};
use tokio::time::timeout;

use super::clock::Clock;
use super::kind::Kind;
use super::location::Location;
use super::open_error::{OpenError, Problem};
use super::writer::Work;
use super::{schema, sqlite};

/// How many connections read a file at the same time.
const READERS: u32 = 4;

/// How many connections a server has to PostgreSQL, besides the one of the writer: for reading, and for what has a transaction of its own.
const CONNECTIONS: u32 = 12;

/// How long somebody waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a transaction may take. A database that does not answer at all is given up then.
const LONGEST: Duration = Duration::from_secs(10);

/// How long a connection may be idle before it is asked whether it still stands.
const IDLE: Duration = Duration::from_secs(1);

/// How often the clock of the database is asked when it is opened.
const SAMPLES: u32 = 5;

/// Where games and people are kept.
#[derive(Debug)]
pub(super) struct Database {
    pub(super) kind: Kind,
    /// One connection, which the writer uses.
    writer: AnyPool,
    /// The others. A database in memory has one connection for everything.
    others: AnyPool,
    pub(super) clock: Clock,
    /// Keeps a second server from the file.
    lock: Option<File>,
}

/// Who opens a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// A server, which has a file for itself.
    Server,
    /// A tool beside it, which makes no tables.
    Tool,
    /// Whoever builds the book, beside a server or without one.
    Builder,
}

impl Database {
    /// Opens a database and brings its schema up to date.
    pub(super) async fn open(location: &Location, role: Role) -> Result<Database, OpenError> {
        let open = async {
            let lock = match (location, role) {
                (Location::File(path), Role::Server) => Some(sqlite::lock(path)?),
                (Location::File(path), Role::Tool) if !path.exists() => {
                    return Err(Problem::Missing);
                }
                _ => None,
            };
            let database = Database::connect(location, lock).await;
            let database = database.map_err(|error| Problem::of(&error))?;
            database.prepare(role).await?;
            Ok(database)
        };
        open.await
            .map_err(|problem| OpenError::new(location, problem))
    }

    async fn connect(location: &Location, lock: Option<File>) -> Result<Database, Error> {
        sqlx::any::install_default_drivers();
        let kind = match location {
            Location::Memory | Location::File(_) => Kind::Sqlite,
            Location::Postgres(_) => Kind::Postgres,
        };
        let options: AnyConnectOptions = match location {
            Location::Memory => sqlite::MEMORY.parse()?,
            Location::File(path) => sqlite::url(path).parse()?,
            Location::Postgres(url) => url.secret().parse()?,
        };
        // A pool tries again and again, and does not say why it failed.
        let first = async {
            let mut first = AnyConnection::connect_with(&options).await?;
            first.execute(greeting(kind)).await?;
            first.close().await
        };
        bounded(first).await?;
        let writer = pool(kind, 1).connect_lazy_with(options.clone());
        let others = match location {
            Location::Memory => writer.clone(),
            Location::File(_) => pool(kind, READERS).connect_lazy_with(options),
            Location::Postgres(_) => pool(kind, CONNECTIONS).connect_lazy_with(options),
        };
        Ok(Database {
            kind,
            writer,
            others,
            clock: Clock::default(),
            lock,
        })
    }

    /// Brings the schema up to date, and learns what time it is.
    async fn prepare(&self, role: Role) -> Result<(), Problem> {
        let preparing = async {
            let mut connection = self.writer().await?;
            if role == Role::Tool && !schema::is_there(&mut connection).await? {
                return Ok(Err(Problem::Missing));
            }
            let mut transaction = connection.begin_with(self.kind.begin()).await?;
            let knows_enough = schema::update(&mut transaction).await?;
            transaction.commit().await?;
            if !knows_enough {
                return Ok(Err(Problem::TooNew));
            }
            if self.kind == Kind::Postgres {
                let row = sqlx::query("SHOW fsync")
                    .fetch_one(&mut *connection)
                    .await?;
                if row.try_get::<&str, _>(0)? != "on" {
                    tracing::warn!("fsync is off: a power cut may cost what was acknowledged");
                }
            }
            self.clock.sample(&mut connection, SAMPLES).await?;
            Ok(Ok(()))
        };
        preparing
            .await
            .map_err(|error: Error| Problem::of(&error))?
    }

    pub(super) async fn close(&self) {
        self.others.close().await;
        self.writer.close().await;
        // Another server may come now, whoever still has a handle to this one. What cannot be unlocked is when the file is closed.
        if let Some(lock) = &self.lock {
            let _ = lock.unlock();
        }
    }

    /// The connection of the writer.
    pub(super) async fn writer(&self) -> Result<PoolConnection<Any>, Error> {
        self.writer.acquire().await
    }

    /// A connection for reading.
    pub(super) async fn reader(&self) -> Result<PoolConnection<Any>, Error> {
        self.others.acquire().await
    }

    /// Does something in a transaction of its own.
    pub(super) async fn alone<T, F>(&self, work: F) -> Result<T, Error>
    where
        F: for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T>,
    {
        let mut connection = self.others.acquire().await?;
        let done = bounded(async {
            let mut transaction = connection.begin_with(self.kind.begin()).await?;
            let done = work(&mut transaction).await?;
            transaction.commit().await?;
            Ok(done)
        });
        let done = done.await;
        self.give_back(connection, done.is_ok());
        done
    }

    /// Copies what the log of a server's file contains into the file, while others read and write.
    pub(super) async fn checkpoint(&self) -> Result<(), Error> {
        if self.lock.is_some() {
            let mut connection = self.others.acquire().await?;
            connection.execute(sqlite::CHECKPOINT).await?;
        }
        Ok(())
    }

    /// Lets others use a connection, unless something failed on it: nobody knows then what state it is in.
    pub(super) fn give_back(&self, connection: PoolConnection<Any>, is_sound: bool) {
        // A database in memory is gone with its connection.
        if !is_sound && self.kind == Kind::Postgres {
            drop(connection.detach());
        }
    }
}

/// Gives up what takes too long, because the database does not answer at all.
pub(super) async fn bounded<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    match timeout(LONGEST, work).await {
        Ok(done) => done,
        Err(elapsed) => Err(Error::Io(elapsed.into())),
    }
}

/// What each new connection is told.
const fn greeting(kind: Kind) -> &'static str {
    match kind {
        Kind::Sqlite => sqlite::SETTINGS,
        Kind::Postgres => "SELECT 1",
    }
}

fn pool(kind: Kind, connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        // A database in memory is gone with its connection.
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if kind == Kind::Sqlite {
                    connection.execute(sqlite::SETTINGS).await?;
                }
                Ok(())
            })
        })
        .before_acquire(move |connection, idle| {
            Box::pin(async move {
                // A database that was restarted has closed all connections.
                let is_sure = kind == Kind::Sqlite || idle.idle_for < IDLE;
                Ok(is_sure || matches!(timeout(IDLE, connection.ping()).await, Ok(Ok(()))))
            })
        })
}

/// Whether the database refused what it was asked, so that it may take something else.
pub(super) fn is_refusal(error: &Error) -> bool {
    matches!(error, Error::Database(_)) && !is_worth_another_try(error)
}

/// Whether the database broke off a transaction in favour of another one. The same may succeed now.
pub(super) fn is_worth_another_try(error: &Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    // Serialization failure, deadlock.
    matches!(code.as_deref(), Some("40001" | "40P01"))
}

/// Whoever asks is told that the database cannot be reached; the log is told why.
pub(super) fn down(error: Error) -> Down {
    tracing::error!(%error, "the database refused");
    Down
}

#[cfg(test)]
mod tests {
    use sqlx::AssertSqlSafe;

    use super::*;

    #[tokio::test]
    async fn what_is_committed_is_synced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kamisado.db");
        let database = Database::open(&Location::File(path), Role::Server).await;
        let database = database.unwrap();
        for pool in [&database.writer, &database.others] {
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

    #[tokio::test]
    async fn what_is_committed_to_postgres_is_synced_whatever_the_database_is_set_to() {
        let url = kamisado_testing::Postgres::shared().create_database();
        let url = format!("{url}?options=-csynchronous_commit%3Doff");
        let database = Database::open(&url.parse().unwrap(), Role::Server).await;
        let database = database.unwrap();
        let setting = database.alone(|connection| {
            Box::pin(async move {
                let row = sqlx::query("SHOW synchronous_commit")
                    .fetch_one(connection)
                    .await?;
                row.try_get::<String, _>(0)
            })
        });
        assert_eq!(setting.await.unwrap(), "on");
    }
}

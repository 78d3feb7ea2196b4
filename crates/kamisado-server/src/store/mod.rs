//! Games and people, in a database. Nothing outside this folder knows SQL.
//!
//! Entries of games go through one task, the `writer`, which puts everything that was asked for while the last commit ran into one
//! transaction and answers when it is on the disk. So does everything else that is written to a file, where only one can write; in
//! PostgreSQL it has transactions of its own, so that nobody waits for what others have locked. Reading has connections of its own.

mod archive;
mod backup;
mod building;
mod clock;
mod database;
mod ending;
mod export;
mod games;
mod import;
mod journal;
mod kind;
mod location;
mod lock;
mod missed;
mod moderation;
mod open_error;
mod passwords;
mod people;
mod profiles;
mod pulse;
mod ratings;
mod records;
mod schema;
mod secrets;
mod seeks;
mod sessions;
mod sql;
mod sqlite;
mod tallies;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use kamisado_online::{Down, Stamp, Time};
use sqlx::Any;
use sqlx::AnyConnection;
use sqlx::pool::PoolConnection;
use tokio::time::timeout;

pub use archive::{Cursor, FinishedGame, Page, Query, Winner};
pub use backup::{BackedUp, BackupError};
pub use building::{Building, BuildingStatus};
pub use export::Export;
pub use games::LiveGame;
pub use import::Imported;
pub use location::{Location, PostgresUrl, UnknownLocation};
pub use moderation::{Audited, Done, Report, ReportId};
pub use open_error::{OpenError, Problem};
pub use passwords::Passwords;
pub use people::{Person, PersonKind, Registered, Role};
pub use profiles::Results;
pub use ratings::{Ranked, Rated, RatingPoint};
pub use records::Naming;
pub use secrets::{RecoveryCode, Token};
pub use seeks::{Pairing, Seek, SeekId, Taken, Wish};
pub use sessions::{Session, SessionId};
pub use tallies::Tally;
pub use writer::Figures;

use database::{Database, down};
use kind::Kind;
use ratings::Advantages;
use writer::{Work, Writer};

/// How long a database has to answer when it is closed.
const CLOSING: Duration = Duration::from_secs(5);

/// Where games and people are kept. Clones are handles to the same database.
#[derive(Clone, Debug)]
pub struct Store {
    database: Arc<Database>,
    writer: Writer,
    advantages: Arc<Advantages>,
}

impl Store {
    /// Opens the database of a server, and makes its tables if there are none.
    ///
    /// # Errors
    /// When it cannot be opened, or another server has a file that is not to be shared.
    pub async fn open(location: impl Into<Location>) -> Result<Store, OpenError> {
        Store::open_as(&location.into(), database::Role::Server).await
    }

    /// Opens the database of a server that may be running, to look after it.
    ///
    /// # Errors
    /// When there is none, or it cannot be opened.
    pub async fn open_beside(location: impl Into<Location>) -> Result<Store, OpenError> {
        Store::open_as(&location.into(), database::Role::Tool).await
    }

    /// Opens the database that a book is built in, of a server that may be running, and makes its tables if there are none.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub async fn open_to_build(location: impl Into<Location>) -> Result<Store, OpenError> {
        Store::open_as(&location.into(), database::Role::Builder).await
    }

    async fn open_as(location: &Location, role: database::Role) -> Result<Store, OpenError> {
        let database = Arc::new(Database::open(location, role).await?);
        let writer = Writer::start(Arc::clone(&database));
        Ok(Store {
            database,
            writer,
            advantages: Arc::default(),
        })
    }

    /// Writes what is still to be written, and closes the database for all handles. A database that does not answer is not waited for: what it was told
    /// last has not been acknowledged.
    pub async fn close(&self) {
        let closing = async {
            self.writer.stop().await;
            self.database.close().await;
        };
        if timeout(CLOSING, closing).await.is_err() {
            tracing::warn!("the database does not answer, and is left alone");
        }
    }

    /// How the writer is doing.
    #[must_use]
    pub fn figures(&self) -> Figures {
        self.writer.figures()
    }

    /// A connection for reading.
    async fn reader(&self) -> Result<PoolConnection<Any>, Down> {
        self.database.reader().await.map_err(down)
    }

    /// By how much the clock of this computer is ahead of the one that the time is read from, in milliseconds.
    #[must_use]
    pub fn clock_offset(&self) -> i64 {
        self.database.clock.offset()
    }

    /// Does something in a transaction and answers when it is on the disk. Either all of it happens or nothing.
    async fn write<T, F>(&self, work: F) -> Result<T, Down>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T> + Send + 'static,
    {
        match self.database.kind {
            Kind::Sqlite => self.writer.work(work).await,
            Kind::Postgres => self.database.alone(work).await.map_err(down),
        }
    }
}

impl Time for Store {
    fn now(&self) -> Stamp {
        self.database.clock.now()
    }
}

//! Games and people, in a database. Nothing outside this folder knows SQL.
//!
//! Whatever changes something goes through one task, the [`writer`], which puts everything that was asked for while the last commit
//! ran into one transaction and answers when it is on the disk. Reading has connections of its own.

mod archive;
mod database;
mod ending;
mod export;
mod games;
mod import;
mod journal;
mod moderation;
mod passwords;
mod people;
mod profiles;
mod pulse;
mod ratings;
mod records;
mod secrets;
mod seeks;
mod sessions;
mod sql;
mod tallies;
mod writer;

use std::path::Path;
use std::sync::Arc;

use kamisado_online::{Down, Stamp, Time};
use sqlx::Any;
use sqlx::AnyConnection;
use sqlx::pool::PoolConnection;

pub use archive::{Cursor, FinishedGame, Page, Query, Winner};
pub use database::{MEMORY, OpenError};
pub use games::LiveGame;
pub use import::Imported;
pub use moderation::{Audited, Done, Report, ReportId};
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
use ratings::Advantages;
use writer::{Work, Writer};

/// Where games and people are kept. Clones are handles to the same database.
#[derive(Clone, Debug)]
pub struct Store {
    database: Arc<Database>,
    writer: Writer,
    advantages: Arc<Advantages>,
}

impl Store {
    /// Opens the database of a server, which is a file or [`MEMORY`], and makes it if there is none.
    ///
    /// # Errors
    /// When it cannot be opened, or another server has.
    pub async fn open(path: impl AsRef<Path>) -> Result<Store, OpenError> {
        Store::open_as(path.as_ref(), database::Role::Server).await
    }

    /// Opens the database of a server that may be running, to look after it.
    ///
    /// # Errors
    /// When there is none, or it cannot be opened.
    pub async fn open_beside(path: impl AsRef<Path>) -> Result<Store, OpenError> {
        Store::open_as(path.as_ref(), database::Role::Tool).await
    }

    async fn open_as(path: &Path, role: database::Role) -> Result<Store, OpenError> {
        let database = Arc::new(Database::open(path, role).await?);
        let writer = Writer::start(database.writer.clone());
        Ok(Store {
            database,
            writer,
            advantages: Arc::default(),
        })
    }

    /// Writes what is still to be written, and closes the database for all handles.
    pub async fn close(&self) {
        self.writer.stop().await;
        self.database.close().await;
    }

    /// How the writer is doing.
    #[must_use]
    pub fn figures(&self) -> Figures {
        self.writer.figures()
    }

    /// A connection for reading.
    async fn reader(&self) -> Result<PoolConnection<Any>, Down> {
        self.database.readers.acquire().await.map_err(down)
    }

    /// Does something in the next transaction and answers when it is on the disk. Either all of it happens or nothing.
    async fn write<T, F>(&self, work: F) -> Result<T, Down>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T> + Send + 'static,
    {
        self.writer.work(work).await
    }
}

impl Time for Store {
    fn now(&self) -> Stamp {
        database::now()
    }
}

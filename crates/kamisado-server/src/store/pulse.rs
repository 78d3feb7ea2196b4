//! Whether servers are alive. Time in which none was is on nobody's clock.

use std::time::Duration;

use kamisado_online::{Down, Outage, Stamp, Time as _};
use sqlx::{AnyConnection, Error};
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::Store;
use super::database::down;
use super::kind::Kind;
use super::lock::{Lock, lock};
use super::secrets;
use super::sql::Columns as _;
use crate::metrics::OUTAGES;

/// How often a server says that it is alive.
const BEAT: Duration = Duration::from_secs(1);

/// How often it is seen whether that is due. What is not due yet waits for the next time, so two signs of life can be as far apart as both together.
const TICK: Duration = Duration::from_millis(500);

const _: () = assert!(
    BEAT.as_millis() + TICK.as_millis() < SILENCE.as_millis(),
    "a server that is alive would count as silent"
);

/// How long all servers may be silent before it is an outage.
const SILENCE: Duration = Duration::from_secs(2);

/// How long players have to come back after an outage.
const RETURN: Duration = Duration::from_secs(10);

/// After how many signs of life the clock of the database is looked at again.
const SAMPLED: u32 = 10;

/// After how long a server that is gone is forgotten. One at least is remembered: it says when somebody was alive.
const MEMORY: Duration = Duration::from_secs(60);

/// The sign of life of one server, which its writer gives with whatever else it writes.
#[derive(Debug)]
pub(super) struct Pulse {
    /// The name of this server.
    node: String,
    /// When the last sign of life reached the disk.
    last: Option<Stamp>,
    /// Nobody has been alive since then, as far as this server knows.
    alone_since: Option<Stamp>,
    /// Something could not be written since the last sign of life.
    is_in_doubt: bool,
}

impl Pulse {
    /// A server that begins, and has seen nobody alive since this moment.
    pub(super) fn new(alone_since: Option<Stamp>) -> Pulse {
        Pulse {
            node: format!("{:016x}", secrets::random()),
            last: None,
            alone_since,
            is_in_doubt: false,
        }
    }

    /// Says that this server is alive, if that is due. If nobody was alive for a while, that was an outage, which is in the journal before
    /// anything that follows in the same transaction.
    ///
    /// Returns the moment to be passed to [`Pulse::reached`] once the transaction is committed.
    pub(super) async fn beat(
        &self,
        connection: &mut AnyConnection,
        now: Stamp,
    ) -> Result<Option<Stamp>, Error> {
        let is_due = |last| last > now || now - last >= BEAT;
        if !self.is_in_doubt && !self.last.is_none_or(is_due) {
            return Ok(None);
        }
        if self.silence_before(connection, now).await?.is_some() {
            // Of several servers that notice it, one records it.
            lock(connection, Lock::Outage).await?;
            if let Some(from) = self.silence_before(connection, now).await? {
                let to = now + RETURN;
                tracing::warn!(?from, ?to, "nobody could play");
                OUTAGES.count([]);
                sqlx::query("INSERT INTO outage (from_at, to_at) VALUES ($1, $2)")
                    .bind(from.0)
                    .bind(to.0)
                    .execute(&mut *connection)
                    .await?;
            }
        }
        sqlx::query(
            "INSERT INTO node (id, started_at, seen_at) VALUES ($1, $2, $2) \
             ON CONFLICT (id) DO UPDATE SET seen_at = EXCLUDED.seen_at",
        )
        .bind(self.node.as_str())
        .bind(now.0)
        .execute(&mut *connection)
        .await?;
        sqlx::query("DELETE FROM node WHERE id <> $1 AND seen_at < $2")
            .bind(self.node.as_str())
            .bind((now.0).saturating_sub(MEMORY.as_millis() as i64))
            .execute(connection)
            .await?;
        Ok(Some(now))
    }

    /// Since when nobody has been alive, if that has lasted too long.
    async fn silence_before(
        &self,
        connection: &mut AnyConnection,
        now: Stamp,
    ) -> Result<Option<Stamp>, Error> {
        let Some(seen_at) = last_seen(connection).await? else {
            return Ok(None);
        };
        let is_outage = now - seen_at > SILENCE
            // However short it was, if it is known that nobody was alive.
            || self.alone_since == Some(seen_at)
            || seen_at < database_started(connection).await?;
        Ok((is_outage && seen_at < now).then_some(seen_at))
    }

    /// A sign of life has reached the disk.
    pub(super) fn reached(&mut self, at: Stamp) {
        self.last = Some(at);
        self.alone_since = None;
        self.is_in_doubt = false;
    }

    /// Something could not be written.
    pub(super) fn missed(&mut self) {
        self.is_in_doubt = true;
    }
}

/// When any server was last alive.
async fn last_seen(connection: &mut AnyConnection) -> Result<Option<Stamp>, Error> {
    let row = sqlx::query("SELECT MAX(seen_at) AS seen_at FROM node")
        .fetch_one(connection)
        .await?;
    row.stamp_or_none("seen_at")
}

/// When the database was started, if that is the database's own affair: before that, no server could write.
async fn database_started(connection: &mut AnyConnection) -> Result<Stamp, Error> {
    if Kind::of(connection) == Kind::Sqlite {
        return Ok(Stamp(i64::MIN));
    }
    let row = sqlx::query(
        "SELECT CAST(EXTRACT(EPOCH FROM pg_postmaster_start_time()) * 1000 AS BIGINT) AS at",
    )
    .fetch_one(connection)
    .await?;
    row.stamp("at")
}

impl Store {
    /// From now on this server is alive: it says so every second, for as long as the returned future runs, and with everything that it
    /// writes. If no server has been alive for a while, that was an outage, and it has been recorded when this returns.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn come_alive(&self) -> Result<impl Future<Output = ()> + Send + use<>, Down> {
        let pulse = Pulse::new(self.alone_since().await?);
        self.writer.come_alive(pulse).await?;
        self.writer.beat().await?;
        let store = self.clone();
        Ok(async move {
            let mut ticks = interval(TICK);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            for tick in 1_u32.. {
                ticks.tick().await;
                // What fails is missing, and the next sign of life that succeeds sees the gap.
                let _ = store.writer.beat().await;
                if tick % SAMPLED == 0
                    && let Ok(mut reader) = store.reader().await
                {
                    let _ = store.database.clock.sample(&mut reader, 2).await;
                }
            }
        })
    }

    /// The last sign of life of any server, unless one is alive now. A file is this server's alone, so before it nobody could play. Where others may be
    /// alive, their next sign of life is waited for.
    async fn alone_since(&self) -> Result<Option<Stamp>, Down> {
        let mut reader = self.reader().await?;
        let seen_at = last_seen(&mut reader).await.map_err(down)?;
        if self.database.kind == Kind::Sqlite {
            return Ok(seen_at);
        }
        while seen_at.is_some_and(|seen_at| self.now() - seen_at <= SILENCE) {
            sleep(BEAT / 10).await;
            if last_seen(&mut reader).await.map_err(down)? != seen_at {
                return Ok(None);
            }
        }
        Ok(seen_at)
    }
}

pub(super) async fn outages(
    connection: &mut AnyConnection,
    after: Stamp,
) -> Result<Vec<Outage>, Error> {
    let rows = sqlx::query("SELECT from_at, to_at FROM outage WHERE to_at > $1 ORDER BY to_at, id")
        .bind(after.0)
        .fetch_all(connection)
        .await?;
    rows.iter()
        .map(|row| {
            Ok(Outage {
                from: row.stamp("from_at")?,
                to: row.stamp("to_at")?,
            })
        })
        .collect()
}

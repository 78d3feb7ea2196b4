//! Whether the server is alive. Time in which it was not is on nobody's clock.

use std::time::Duration;

use kamisado_online::{Down, Outage, Stamp};
use sqlx::AnyConnection;
use sqlx::Error;
use tokio::time::{MissedTickBehavior, interval};

use super::Store;
use super::secrets;
use super::sql::Columns as _;

/// How often a server says that it is alive.
const BEAT: Duration = Duration::from_secs(1);

/// How long a running server may be silent before it is an outage.
const SILENCE: Duration = Duration::from_secs(2);

/// How long players have to come back after an outage.
const RETURN: Duration = Duration::from_secs(10);

/// After how long a server that is gone is forgotten. One at least is remembered: it says when somebody was alive.
const MEMORY: Duration = Duration::from_secs(60);

/// The sign of life of one server, which its writer gives with whatever else it writes.
#[derive(Debug)]
pub(super) struct Pulse {
    /// The name of this server.
    node: String,
    /// When the last sign of life reached the disk.
    last: Option<Stamp>,
}

impl Pulse {
    pub(super) fn new() -> Pulse {
        Pulse {
            node: format!("{:016x}", secrets::random()),
            last: None,
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
        if self
            .last
            .is_some_and(|last| last <= now && now - last < BEAT)
        {
            return Ok(None);
        }
        // One server at a time has the file, so before the first sign of life of this one nobody could play, however short that was.
        let silence = self.last.map_or(Duration::ZERO, |_| SILENCE);
        let row = sqlx::query("SELECT MAX(seen_at) AS seen_at FROM node")
            .fetch_one(&mut *connection)
            .await?;
        if let Some(seen_at) = row.stamp_or_none("seen_at")?
            && now - seen_at > silence
        {
            let outage = Outage {
                from: seen_at,
                to: now + RETURN,
            };
            tracing::warn!(?outage, "nobody could play");
            sqlx::query("INSERT INTO outage (from_at, to_at) VALUES ($1, $2)")
                .bind(outage.from.0)
                .bind(outage.to.0)
                .execute(&mut *connection)
                .await?;
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

    /// A sign of life has reached the disk.
    pub(super) fn reached(&mut self, at: Stamp) {
        self.last = Some(at);
    }
}

impl Store {
    /// From now on this server is alive: it says so every second, for as long as the returned future runs, and with everything that it
    /// writes. If no server has been alive for a while, that was an outage, and it has been recorded when this returns.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn come_alive(&self) -> Result<impl Future<Output = ()> + Send + 'static, Down> {
        self.writer.come_alive().await?;
        let writer = self.writer.clone();
        Ok(async move {
            let mut ticks = interval(BEAT);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                ticks.tick().await;
                // What fails is missing, and the next sign of life that succeeds sees the gap.
                let _ = writer.work(|_| Box::pin(async { Ok(()) })).await;
            }
        })
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

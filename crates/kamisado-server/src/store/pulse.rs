//! Whether the server is alive. Time in which it was not is on nobody's clock.

use std::time::Duration;

use kamisado_online::{Down, Outage, Stamp, Time as _};
use sqlx::AnyConnection;
use sqlx::Error;
use tokio::time::{MissedTickBehavior, interval};

use super::Store;
use super::secrets;
use super::sql::Columns as _;

/// How often a server says that it is alive.
const BEAT: Duration = Duration::from_secs(1);

/// How long nobody may have been alive before it is an outage.
const SILENCE: Duration = Duration::from_secs(2);

/// How long players have to come back after an outage.
const RETURN: Duration = Duration::from_secs(10);

impl Store {
    /// Says every second that this server is alive, until the future is dropped. If no server has been alive for a while, that was an outage.
    ///
    /// The first beat happens before this returns.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn come_alive(&self) -> Result<impl Future<Output = ()> + Send + 'static, Down> {
        let store = self.clone();
        let node = format!("{:016x}", secrets::random());
        store.beat(&node).await?;
        Ok(async move {
            let mut ticks = interval(BEAT);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                ticks.tick().await;
                // A beat that fails is missing, and the next one that succeeds sees the gap.
                let _ = store.beat(&node).await;
            }
        })
    }

    /// One sign of life.
    async fn beat(&self, node: &str) -> Result<(), Down> {
        let now = self.now();
        let node = node.to_owned();
        self.write(move |connection| Box::pin(async move { beat(connection, &node, now).await }))
            .await
    }
}

async fn beat(connection: &mut AnyConnection, node: &str, now: Stamp) -> Result<(), Error> {
    let row = sqlx::query("SELECT MAX(seen_at) AS seen_at FROM node")
        .fetch_one(&mut *connection)
        .await?;
    if let Some(seen_at) = row.stamp_or_none("seen_at")?
        && now - seen_at > SILENCE
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
    .bind(node)
    .bind(now.0)
    .execute(&mut *connection)
    .await?;
    // Those that are gone are forgotten; one row at least says when somebody was alive.
    sqlx::query("DELETE FROM node WHERE id <> $1 AND seen_at < $2")
        .bind(node)
        .bind(now.0.saturating_sub(60_000))
        .execute(connection)
        .await?;
    Ok(())
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

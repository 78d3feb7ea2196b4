//! Games as records, for download and review.

use std::time::Duration;

use jiff::Timestamp;
use kamisado::record::{Record, Tags};
use kamisado::{BySide, Concession, Side};
use kamisado_online::{
    Clock, Down, Entry, Game, GameResult, Outage, Slug, Stamp, Table, What, WonBy,
};
use sqlx::{AnyConnection, Error};

use super::archive::{Cursor, FinishedGame, finished};
use super::database::down;
use super::people::{self, Person};
use super::sql::{game_columns, unreadable};
use super::{Store, games, journal, pulse};

/// How people are called in a record.
pub type Naming<'a> = &'a (dyn Fn(&Person) -> String + Sync);

impl Store {
    /// The record of a game as far as it has been played.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn record(&self, slug: Slug, naming: Naming<'_>) -> Result<Option<Record>, Down> {
        let mut reader = self.reader().await?;
        let Some(game) = games::by_slug(&mut reader, slug).await.map_err(down)? else {
            return Ok(None);
        };
        record(&mut reader, &game, naming)
            .await
            .map(Some)
            .map_err(down)
    }

    /// All finished games with their records, the oldest first, from a place on; and the place from which the next call goes on.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn records(
        &self,
        after: Option<Cursor>,
        limit: u32,
        naming: Naming<'_>,
    ) -> Result<(Vec<(FinishedGame, Record)>, Option<Cursor>), Down> {
        let mut reader = self.reader().await?;
        let after = after.unwrap_or_default();
        let read = async {
            let rows = sqlx::query(
                concat!("SELECT ", game_columns!(), " FROM game WHERE class IS NOT NULL AND (ended_at, id) > ($1, $2) ORDER BY ended_at, id LIMIT $3"),
            )
            .bind(after.ended_at)
            .bind(after.id)
            .bind(i64::from(limit))
            .fetch_all(&mut *reader)
            .await?;
            let mut records = Vec::with_capacity(rows.len());
            for row in &rows {
                let finished = finished(row)?;
                let record = record(&mut reader, &finished.game, naming).await?;
                records.push((finished, record));
            }
            Ok(records)
        };
        let records = read.await.map_err(down)?;
        let next = records.last().map(|(finished, _)| Cursor::of(finished));
        Ok((records, next))
    }
}

/// The table of a game with all its entries.
pub(super) async fn table(connection: &mut AnyConnection, game: &Game) -> Result<Table, Error> {
    let entries = journal::since(connection, game.id, 0).await?;
    Table::replay(*game, Vec::new(), &entries).map_err(|error| unreadable("what", error))
}

async fn record(
    connection: &mut AnyConnection,
    game: &Game,
    naming: Naming<'_>,
) -> Result<Record, Error> {
    let table = table(connection, game).await?;
    let outages = pulse::outages(connection, game.created_at).await?;
    let ids = Side::ALL.map(|side| game.players[side]);
    let people = people::by_ids(connection, &ids).await?;
    let names = game
        .players
        .map(|id| people.get(&id).map(naming).unwrap_or_default());
    written(&table, &outages, &names).map_err(|error| unreadable("what", error))
}

/// Writes the record of a table.
fn written(
    table: &Table,
    outages: &[Outage],
    names: &BySide<String>,
) -> Result<Record, Box<dyn std::error::Error + Send + Sync>> {
    let mut record = Record::new(table.play().clone());
    for (index, spent) in times(table, outages).into_iter().enumerate() {
        if let Some(note) = record.note_mut(index) {
            note.spent_ms = u64::try_from(spent.as_millis()).ok();
        }
    }
    if let Some(GameResult::Won { winner, by }) = table.result() {
        match by {
            WonBy::Points => {}
            WonBy::Resignation => drop(record.concede(!winner, Concession::Resignation)?),
            // Whoever has gone does not come back before the time is up.
            WonBy::Time | WonBy::Claim => drop(record.concede(!winner, Concession::Time)?),
        }
    }
    let game = table.game();
    if let Ok(moment) = Timestamp::from_millisecond(game.created_at.0) {
        record
            .tags
            .set(Tags::DATE, &moment.strftime("%Y-%m-%d").to_string())?;
    }
    record.tags.set(Tags::BLACK, &names[Side::Black])?;
    record.tags.set(Tags::WHITE, &names[Side::White])?;
    if game.terms.clock != Clock::None {
        record
            .tags
            .set(Tags::CLOCK, &game.terms.clock.to_string())?;
    }
    Ok(record)
}

/// How long each decision took that was not taken back.
fn times(table: &Table, outages: &[Outage]) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut since = table.game().created_at;
    for entry in table.entries() {
        match entry.what {
            What::Decision(_) => times.push(spent(entry, since, outages)),
            What::Undo(left) => times.truncate(usize::try_from(left).unwrap_or(usize::MAX)),
            _ => continue,
        }
        since = entry.at;
    }
    times
}

fn spent(entry: &Entry, since: Stamp, outages: &[Outage]) -> Duration {
    let lost: Duration = outages
        .iter()
        .map(|outage| outage.to.min(entry.at) - outage.from.max(since))
        .sum();
    (entry.at - since).saturating_sub(lost + entry.lag)
}

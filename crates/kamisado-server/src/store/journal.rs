//! The journal of games: what a server promises to keep.

use std::collections::HashSet;
use std::time::Duration;

use kamisado::{BySide, Side};
use kamisado_online::{
    Appended, Down, Entry, Game, GameId, Journal, Next, Outage, PersonId, RatingChange, Slug,
    Stamp, What,
};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;
use sqlx::{Error, Row as _};

use super::database::{bounded, down};
use super::ending::{self, Effects};
use super::sql::{Columns, Statement, filled_pieces};
use super::{Store, games};
use crate::metrics::{DECISIONS, GAMES_ENDED};

/// An entry that shall be written, with what follows from it.
#[derive(Debug)]
pub(super) struct Append {
    pub(super) entry: Entry,
    pub(super) next: Next,
    /// What the end of the game means for everything else, if this is the end.
    pub(super) effects: Option<Effects>,
}

impl Journal for Store {
    async fn game(&self, slug: Slug) -> Result<Option<Game>, Down> {
        let mut reader = self.reader().await?;
        bounded(games::by_slug(&mut reader, slug))
            .await
            .map_err(down)
    }

    async fn since(&self, game: GameId, seq: u32) -> Result<Vec<Entry>, Down> {
        let mut reader = self.reader().await?;
        bounded(since(&mut reader, game, seq)).await.map_err(down)
    }

    async fn append(&self, entry: Entry, next: Next) -> Result<Appended, Down> {
        let effects = match &next.ending {
            None => None,
            // The entries before this one never change, so it is worked out before the transaction.
            Some(ending) => {
                let mut reader = self.reader().await?;
                let effects = ending::effects(&mut reader, &entry, ending, &self.advantages);
                Some(bounded(effects).await.map_err(down)?)
            }
        };
        let (is_decision, is_end) = (
            matches!(entry.what, What::Decision(_)),
            next.ending.is_some(),
        );
        let append = Append {
            entry,
            next,
            effects,
        };
        let appended = self.writer.append(append).await?;
        if appended == Appended::Done {
            if is_decision {
                DECISIONS.count([]);
            }
            if is_end {
                GAMES_ENDED.count([]);
            }
        }
        Ok(appended)
    }

    async fn rematch(
        &self,
        game: Game,
        seq: u32,
        at: Stamp,
        players: BySide<PersonId>,
    ) -> Result<Appended, Down> {
        let new = games::New::random(game.terms, players, at);
        self.write(move |connection| {
            Box::pin(async move {
                let named = Entry {
                    game: game.id,
                    seq,
                    at,
                    lag: Duration::ZERO,
                    side: None,
                    what: What::NextGame(new.slug),
                };
                if !insert(connection, &[&named])
                    .await?
                    .contains(&(game.id, seq))
                {
                    return Ok(Appended::Taken);
                }
                sqlx::query("UPDATE game SET head = $1 WHERE id = $2")
                    .bind(i64::from(seq) + 1)
                    .bind(game.id.0)
                    .execute(&mut *connection)
                    .await?;
                games::insert(connection, new).await?;
                Ok(Appended::Done)
            })
        })
        .await
    }

    async fn rating_changes(&self, game: GameId) -> Result<Option<BySide<RatingChange>>, Down> {
        let mut reader = self.reader().await?;
        bounded(super::ratings::changes_of(&mut reader, game))
            .await
            .map_err(down)
    }

    async fn outages(&self, after: Stamp) -> Result<Vec<Outage>, Down> {
        let mut reader = self.reader().await?;
        bounded(super::pulse::outages(&mut reader, after))
            .await
            .map_err(down)
    }

    async fn heads(&self, games: Vec<GameId>) -> Result<Vec<(GameId, u32)>, Down> {
        self.heads_of(&games).await
    }

    async fn overdue(&self, before: Stamp, limit: u32) -> Result<Vec<Slug>, Down> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(
            "SELECT slug FROM game WHERE ended_at IS NULL AND due_at < $1 ORDER BY due_at LIMIT $2",
        )
        .bind(before.0)
        .bind(i64::from(limit))
        .fetch_all(&mut *reader);
        let rows = bounded(rows).await.map_err(down)?;
        rows.iter()
            .map(Columns::slug)
            .collect::<Result<_, _>>()
            .map_err(down)
    }
}

pub(super) async fn since(
    connection: &mut AnyConnection,
    game: GameId,
    seq: u32,
) -> Result<Vec<Entry>, Error> {
    let rows = sqlx::query(
        "SELECT seq, at, lag, side, what FROM entry WHERE game = $1 AND seq >= $2 ORDER BY seq",
    )
    .bind(game.0)
    .bind(i64::from(seq))
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| entry(game, row)).collect()
}

pub(super) fn entry(game: GameId, row: &AnyRow) -> Result<Entry, Error> {
    Ok(Entry {
        game,
        seq: row.number("seq")?,
        at: row.stamp("at")?,
        lag: Duration::from_millis(row.number("lag")?),
        side: row.side("side")?,
        what: row.parsed("what")?,
    })
}

/// Writes many entries, those that end games with everything that follows. Says of each, in the given order, what became of it.
///
/// Everybody who writes goes through the tables, and through the rows of each, in the same order, so that two servers never wait for each
/// other: entries, games, people with their ratings, tallies.
pub(super) async fn append_all(
    connection: &mut AnyConnection,
    appends: &[Append],
) -> Result<Vec<Appended>, Error> {
    let key = |index: usize| (appends[index].entry.game, appends[index].entry.seq);
    let mut order: Vec<usize> = (0..appends.len()).collect();
    order.sort_by_key(|&index| key(index));
    // Of two entries with the same number the first has it.
    order.dedup_by_key(|index| key(*index));
    let entries: Vec<&Entry> = order.iter().map(|&index| &appends[index].entry).collect();
    let free = insert(connection, &entries).await?;

    let mut answers = vec![Appended::Taken; appends.len()];
    let mut rows: Vec<&Append> = Vec::with_capacity(order.len());
    let mut endings = Vec::new();
    for index in order
        .into_iter()
        .filter(|&index| free.contains(&key(index)))
    {
        let append = &appends[index];
        answers[index] = Appended::Done;
        // The last entry of a game says what its row says.
        rows.pop_if(|last| last.entry.game == append.entry.game);
        rows.push(append);
        if let (Some(ending), Some(effects)) = (&append.next.ending, &append.effects) {
            endings.push((&append.entry, ending, effects));
        }
    }
    update_rows(connection, &rows).await?;
    ending::apply(connection, &endings).await?;
    Ok(answers)
}

/// Writes the entries whose numbers are free, and says which they are.
pub(super) async fn insert(
    connection: &mut AnyConnection,
    entries: &[&Entry],
) -> Result<HashSet<(GameId, u32)>, Error> {
    let mut done = HashSet::with_capacity(entries.len());
    // An entry that is named twice is written once.
    for piece in filled_pieces(entries) {
        let mut statement =
            Statement::new("INSERT INTO entry (game, seq, at, lag, side, what) VALUES ");
        for (index, entry) in piece.iter().enumerate() {
            let lag = i64::try_from(entry.lag.as_millis()).unwrap_or(i64::MAX);
            statement
                .push(if index == 0 { "(" } else { ", (" })
                .bind(entry.game.0)?
                .push(", ")
                .bind(i64::from(entry.seq))?
                .push(", ")
                .bind(entry.at.0)?
                .push(", ")
                .bind(lag)?
                .push(", ")
                .bind(entry.side.map(Side::name))?
                .push(", ")
                .bind(entry.what.to_string())?
                .push(")");
        }
        statement.push(" ON CONFLICT DO NOTHING RETURNING game, seq");
        for row in statement.query().fetch_all(&mut *connection).await? {
            done.insert((GameId(row.try_get("game")?), row.number("seq")?));
        }
    }
    Ok(done)
}

/// Brings the rows of games up to date.
async fn update_rows(connection: &mut AnyConnection, appends: &[&Append]) -> Result<(), Error> {
    for piece in filled_pieces(appends) {
        let mut statement = Statement::new(
            "UPDATE game SET head = news.column2, side = news.column3, due_at = news.column4 FROM (VALUES ",
        );
        for (index, Append { entry, next, .. }) in piece.iter().enumerate() {
            statement
                .push(if index == 0 { "(" } else { ", (" })
                .bind(entry.game.0)?
                .push(", ")
                .bind(i64::from(entry.seq) + 1)?
                .push(", ")
                .bind(next.side.map(Side::name))?
                .push(", ")
                .bind(next.due_at.map(|due_at| due_at.0))?
                .push(")");
        }
        statement.push(") AS news WHERE game.id = news.column1");
        statement.query().execute(&mut *connection).await?;
    }
    Ok(())
}

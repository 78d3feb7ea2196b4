//! What a server asks from time to time because a hint can be lost: about many things at once.

use std::collections::HashSet;

use kamisado_online::{Down, GameId, PersonId, Slug};
use sqlx::any::AnyRow;
use sqlx::{Any, Encode, Error, Row as _, Type};

use super::database::down;
use super::games::{LiveGame, live};
use super::sql::{Columns, Statement, game_columns, readable};
use super::{SessionId, Store};

/// How many things one statement asks about: few sizes, so that the database has all of them prepared.
const SIZES: [usize; 5] = [1, 8, 64, 512, 4096];

impl Store {
    /// How many entries each of these games has.
    pub(super) async fn heads_of(&self, games: &[GameId]) -> Result<Vec<(GameId, u32)>, Down> {
        let ids: Vec<i64> = games.iter().map(|game| game.0).collect();
        let head = |row: &AnyRow| Ok((GameId(row.try_get("id")?), row.number("head")?));
        self.ask_about("SELECT id, head FROM game WHERE id IN (", &ids, ")", head)
            .await
    }

    /// Those of these games that have begun and are not over.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn live_among(&self, games: &[GameId]) -> Result<Vec<LiveGame>, Down> {
        let ids: Vec<i64> = games.iter().map(|game| game.0).collect();
        let begin = concat!(
            "SELECT ",
            game_columns!(),
            " FROM game WHERE ended_at IS NULL AND head > 0 AND id IN ("
        );
        self.ask_about(begin, &ids, ")", live).await
    }

    /// Those of these names that games have.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn begun(&self, slugs: &[Slug]) -> Result<HashSet<Slug>, Down> {
        let slugs: Vec<&str> = slugs.iter().map(Slug::as_str).collect();
        let begin = "SELECT slug FROM game WHERE slug IN (";
        let begun = self.ask_about(begin, &slugs, ")", Columns::slug).await?;
        Ok(begun.into_iter().collect())
    }

    /// Those of these sessions that have not ended.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn open_sessions(&self, ids: &[SessionId]) -> Result<HashSet<SessionId>, Down> {
        let ids: Vec<i64> = ids.iter().map(|session| session.0).collect();
        let id = |row: &AnyRow| row.try_get("id").map(SessionId);
        let open = self.ask_about("SELECT id FROM session WHERE id IN (", &ids, ")", id);
        Ok(open.await?.into_iter().collect())
    }

    /// The games in which a decision of one of these people is due, at most about this many.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn waiting_for(
        &self,
        people: &[PersonId],
        limit: u32,
    ) -> Result<Vec<LiveGame>, Down> {
        let ids: Vec<i64> = people.iter().map(|person| person.0).collect();
        let end = format!(") LIMIT {limit}");
        let mut games = Vec::new();
        for side in ["black", "white"] {
            let begin = format!(
                "SELECT {} FROM game WHERE ended_at IS NULL AND side = '{side}' AND {side} IN (",
                game_columns!()
            );
            games.extend(self.ask_about(&begin, &ids, &end, live).await?);
        }
        Ok(games)
    }

    /// Asks about many things, and reads the rows that can be read: what a newer version has written may not be.
    async fn ask_about<'t, K, T>(
        &self,
        begin: &str,
        keys: &[K],
        end: &str,
        read: impl Fn(&AnyRow) -> Result<T, Error>,
    ) -> Result<Vec<T>, Down>
    where
        K: Copy + Encode<'t, Any> + Type<Any>,
    {
        let mut found = Vec::new();
        for piece in keys.chunks(SIZES[SIZES.len() - 1]) {
            let statement = statement(begin, piece, end).map_err(down)?;
            let mut reader = self.reader().await?;
            let rows = statement.query().fetch_all(&mut *reader).await;
            found.extend(readable(&rows.map_err(down)?, &read));
        }
        Ok(found)
    }
}

/// A statement about this many keys, some of which are named more than once to make up the number.
fn statement<'t, K>(begin: &str, keys: &[K], end: &str) -> Result<Statement, Error>
where
    K: Copy + Encode<'t, Any> + Type<Any>,
{
    let size = SIZES.into_iter().find(|&size| size >= keys.len());
    let size = size.unwrap_or(keys.len());
    let mut statement = Statement::new(begin);
    for (index, &key) in keys.iter().cycle().take(size).enumerate() {
        statement
            .push(if index == 0 { "" } else { ", " })
            .bind(key)?;
    }
    statement.push(end);
    Ok(statement)
}

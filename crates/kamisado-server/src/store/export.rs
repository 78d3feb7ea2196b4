//! Everything that is stored about a person, as one file. It is written in pieces, because somebody may have played very often.

use std::vec::IntoIter;

use kamisado_online::{Down, GameId, PersonId};
use serde::Serialize;
use serde_json::{Map, Value, json};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Column as _, Error, Row as _, TypeInfo as _, ValueRef as _};

use super::Store;
use super::database::down;
use super::journal;

/// The name of the format, so that a file tells what it is.
const FORMAT: &str = "kamisado-person";

/// Grows when old readers could no longer read what new ones write.
const VERSION: u32 = 1;

/// What is exported apart from the games: the name in the file, and the rows. Hashes of secrets are left out, and so is what others do.
const TABLES: [(&str, &str); 7] = [
    (
        "person",
        "SELECT kind, name, role, created_at, seen_at, closed_at FROM person WHERE id = $1",
    ),
    (
        "sessions",
        "SELECT agent, created_at, seen_at FROM session WHERE person = $1 ORDER BY id",
    ),
    (
        "seeks",
        "SELECT slug, kind, opening, board, clock, rated, side, private, created_at, expires_at FROM seek WHERE person = $1 ORDER BY id",
    ),
    (
        "ratings",
        "SELECT pool, rating, deviation, volatility, games, at FROM rating WHERE person = $1",
    ),
    (
        "rating_changes",
        "SELECT game.slug, pool, at, before, after, deviation FROM rating_change JOIN game ON game.id = rating_change.game \
         WHERE person = $1 ORDER BY at",
    ),
    (
        "blocks",
        "SELECT person.name, block.at FROM block JOIN person ON person.id = block.blocked WHERE block.person = $1 ORDER BY block.at",
    ),
    (
        "reports",
        "SELECT person.name AS about, reason, at FROM report JOIN person ON person.id = report.about WHERE reporter = $1 ORDER BY at",
    ),
];

/// The numbers of the games, whoever's side was the person's.
const GAMES: &str =
    "SELECT id FROM game WHERE black = $1 UNION SELECT id FROM game WHERE white = $1 ORDER BY id";

/// One of them.
const GAME: &str = "SELECT game.id, slug, game.kind, opening, board, clock, rated, \
     CASE WHEN black = $1 THEN 'black' ELSE 'white' END AS side, person.name AS opponent, \
     game.created_at, ended_at, result, black_points, white_points FROM game \
     JOIN person ON person.id = CASE WHEN black = $1 THEN white ELSE black END WHERE game.id = $2";

/// How many games a piece has.
const PIECE: usize = 50;

/// A file that is being written.
#[derive(Debug)]
pub struct Export {
    store: Store,
    person: PersonId,
    /// What comes before the games, until it is written.
    head: Option<String>,
    /// The numbers of the games that are not written yet.
    games: IntoIter<i64>,
    has_games: bool,
    is_written: bool,
}

impl Store {
    /// Everything that is stored about a person, as JSON.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn export(&self, person: PersonId) -> Result<Export, Down> {
        let mut reader = self.reader().await?;
        let (head, games) = begin(&mut reader, person).await.map_err(down)?;
        Ok(Export {
            store: self.clone(),
            person,
            head: Some(head),
            games: games.into_iter(),
            has_games: false,
            is_written: false,
        })
    }
}

impl Export {
    /// The next piece of the file; nothing after the last.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn next(&mut self) -> Result<Option<String>, Down> {
        if let Some(head) = self.head.take() {
            return Ok(Some(head));
        }
        if self.is_written {
            return Ok(None);
        }
        let mut reader = self.store.reader().await?;
        let mut text = String::new();
        for id in self.games.by_ref().take(PIECE) {
            let game = game(&mut reader, self.person, id).await.map_err(down)?;
            text.push_str(if self.has_games { ",\n" } else { "\n" });
            text.push_str(&game.to_string());
            self.has_games = true;
        }
        if self.games.as_slice().is_empty() {
            text.push_str("\n]}\n");
            self.is_written = true;
        }
        Ok(Some(text))
    }
}

/// The beginning of the file, up to the games, and their numbers.
async fn begin(
    connection: &mut AnyConnection,
    person: PersonId,
) -> Result<(String, Vec<i64>), Error> {
    let mut file = Map::new();
    file.insert("format".to_owned(), FORMAT.into());
    file.insert("version".to_owned(), VERSION.into());
    for (name, statement) in TABLES {
        let rows = sqlx::query(statement)
            .bind(person.0)
            .fetch_all(&mut *connection)
            .await?;
        let rows: Vec<Value> = rows.iter().map(object).collect::<Result<_, _>>()?;
        file.insert(name.to_owned(), rows.into());
    }
    let mut text = Value::from(file).to_string();
    text.truncate(text.len() - 1);
    text.push_str(",\"games\":[");
    let rows = sqlx::query(GAMES)
        .bind(person.0)
        .fetch_all(connection)
        .await?;
    let games = rows.iter().map(|row| row.try_get("id"));
    Ok((text, games.collect::<Result<_, _>>()?))
}

/// A game with all its entries.
async fn game(connection: &mut AnyConnection, person: PersonId, id: i64) -> Result<Value, Error> {
    let row = sqlx::query(GAME)
        .bind(person.0)
        .bind(id)
        .fetch_one(&mut *connection)
        .await?;
    let mut game = object(&row)?;
    let entries = journal::since(connection, GameId(id), 0).await?;
    let entries = entries.iter().map(|entry| Line {
        at: entry.at.0,
        side: entry.side.map(kamisado::Side::name),
        what: entry.what.to_string(),
    });
    game["entries"] = json!(entries.collect::<Vec<_>>());
    Ok(game)
}

#[derive(Serialize)]
struct Line {
    at: i64,
    side: Option<&'static str>,
    what: String,
}

/// A row as an object with the names of its columns.
fn object(row: &AnyRow) -> Result<Value, Error> {
    let mut object = Map::new();
    for column in row.columns() {
        let index = column.ordinal();
        if column.name() == "id" {
            continue;
        }
        let raw = row.try_get_raw(index)?;
        let value = if raw.is_null() {
            Value::Null
        } else {
            match raw.type_info().name() {
                "TEXT" => row.try_get::<String, _>(index)?.into(),
                "DOUBLE" => row.try_get::<f64, _>(index)?.into(),
                _ => row.try_get::<i64, _>(index)?.into(),
            }
        };
        object.insert(column.name().to_owned(), value);
    }
    Ok(object.into())
}

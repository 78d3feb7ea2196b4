//! Everything that is stored about a person, as one file.

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

/// The games, whoever's side was the person's.
const GAMES: &str = "SELECT game.id, slug, game.kind, opening, board, clock, rated, 'black' AS side, person.name AS opponent, \
     game.created_at, ended_at, result, black_points, white_points FROM game JOIN person ON person.id = white WHERE black = $1 \
     UNION ALL SELECT game.id, slug, game.kind, opening, board, clock, rated, 'white' AS side, person.name AS opponent, \
     game.created_at, ended_at, result, black_points, white_points FROM game JOIN person ON person.id = black WHERE white = $1";

impl Store {
    /// Everything that is stored about a person, as JSON.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn export(&self, person: PersonId) -> Result<String, Down> {
        let mut reader = self.reader().await?;
        let export = export(&mut reader, person).await.map_err(down)?;
        Ok(export.to_string())
    }
}

async fn export(connection: &mut AnyConnection, person: PersonId) -> Result<Value, Error> {
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
    let mut games = Vec::new();
    for row in &sqlx::query(GAMES)
        .bind(person.0)
        .fetch_all(&mut *connection)
        .await?
    {
        let mut game = object(row)?;
        let id = GameId(row.try_get("id")?);
        let entries = journal::since(connection, id, 0).await?;
        let entries = entries.iter().map(|entry| Line {
            at: entry.at.0,
            side: entry.side.map(kamisado::Side::name),
            what: entry.what.to_string(),
        });
        game["entries"] = json!(entries.collect::<Vec<_>>());
        games.push(game);
    }
    file.insert("games".to_owned(), games.into());
    Ok(file.into())
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

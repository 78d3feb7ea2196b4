//! The rows of games.

use kamisado::{BySide, Side};
use kamisado_online::{Down, Game, GameId, PersonId, Slug, Stamp, Table, Terms};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;
use sqlx::{Error, Row as _};

use super::Store;
use super::database::down;
use super::secrets;
use super::sql::{Columns as _, game_columns, readable};

/// A game that is being played, for lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiveGame {
    /// The game.
    pub game: Game,
    /// How many entries it has.
    pub entries: u32,
    /// Whose decision is due.
    pub side: Option<Side>,
    /// Until when, where there is a clock.
    pub due_at: Option<Stamp>,
}

/// A game that is about to begin.
#[derive(Clone, Copy, Debug)]
pub(super) struct New {
    pub(super) slug: Slug,
    pub(super) terms: Terms,
    pub(super) players: BySide<PersonId>,
    pub(super) seed: u64,
    pub(super) at: Stamp,
}

impl New {
    pub(super) fn random(terms: Terms, players: BySide<PersonId>, at: Stamp) -> New {
        New {
            slug: secrets::slug(),
            terms,
            players,
            seed: secrets::random(),
            at,
        }
    }
}

impl Store {
    /// Begins a game between two people.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn begin_game(
        &self,
        terms: Terms,
        players: BySide<PersonId>,
        at: Stamp,
    ) -> Result<Game, Down> {
        let new = New::random(terms, players, at);
        self.write(move |connection| Box::pin(insert(connection, new)))
            .await
    }

    /// The games that are being played, the latest first.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn live_games(&self, limit: u32) -> Result<Vec<LiveGame>, Down> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(
            concat!("SELECT ", game_columns!(), " FROM game WHERE ended_at IS NULL AND head > 0 ORDER BY created_at DESC, id DESC LIMIT $1"),
        )
        .bind(i64::from(limit))
        .fetch_all(&mut *reader)
        .await
        .map_err(down)?;
        Ok(readable(&rows, live))
    }

    /// The games that a person is playing.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn games_in_progress(&self, person: PersonId) -> Result<Vec<LiveGame>, Down> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(concat!(
            "SELECT ",
            game_columns!(),
            " FROM game WHERE black = $1 AND ended_at IS NULL \
                 UNION ALL SELECT ",
            game_columns!(),
            " FROM game WHERE white = $1 AND ended_at IS NULL",
        ))
        .bind(person.0)
        .fetch_all(&mut *reader)
        .await
        .map_err(down)?;
        Ok(readable(&rows, live))
    }

    /// How many games a person is playing.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn count_games_in_progress(&self, person: PersonId) -> Result<usize, Down> {
        let mut reader = self.reader().await?;
        let row = sqlx::query(COUNT)
            .bind(person.0)
            .fetch_one(&mut *reader)
            .await
            .map_err(down)?;
        row.number("games").map_err(down)
    }
}

/// How many games a person is playing.
const COUNT: &str = "SELECT (SELECT COUNT(*) FROM game WHERE black = $1 AND ended_at IS NULL) \
     + (SELECT COUNT(*) FROM game WHERE white = $1 AND ended_at IS NULL) AS games";

pub(super) fn live(row: &AnyRow) -> Result<LiveGame, Error> {
    Ok(LiveGame {
        game: game(row)?,
        entries: row.number("head")?,
        side: row.side("side")?,
        due_at: row.stamp_or_none("due_at")?,
    })
}

pub(super) fn game(row: &AnyRow) -> Result<Game, Error> {
    Ok(Game {
        id: GameId(row.try_get("id")?),
        slug: row.slug()?,
        terms: row.terms()?,
        players: row.players()?,
        seed: row.try_get::<i64, _>("seed")?.cast_unsigned(),
        created_at: row.stamp("created_at")?,
    })
}

pub(super) async fn by_slug(
    connection: &mut AnyConnection,
    slug: Slug,
) -> Result<Option<Game>, Error> {
    let row = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM game WHERE slug = $1"
    ))
    .bind(slug.as_str())
    .fetch_optional(connection)
    .await?;
    row.as_ref().map(game).transpose()
}

pub(super) async fn by_id(connection: &mut AnyConnection, id: GameId) -> Result<Game, Error> {
    let row = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM game WHERE id = $1"
    ))
    .bind(id.0)
    .fetch_one(connection)
    .await?;
    game(&row)
}

pub(super) async fn insert(connection: &mut AnyConnection, new: New) -> Result<Game, Error> {
    let New {
        slug,
        terms,
        players,
        seed,
        at,
    } = new;
    let mut game = Game {
        id: GameId(0),
        slug,
        terms,
        players,
        seed,
        created_at: at,
    };
    let next = Table::new(game, Vec::new()).next();
    let row = sqlx::query(
        "INSERT INTO game (slug, kind, opening, board, clock, rated, black, white, seed, created_at, head, side, due_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $12) RETURNING id",
    )
    .bind(slug.as_str())
    .bind(terms.rules.kind.to_string())
    .bind(terms.rules.opening.name())
    .bind(terms.rules.board.to_string())
    .bind(terms.clock.to_string())
    .bind(i64::from(terms.rated))
    .bind(players[Side::Black].0)
    .bind(players[Side::White].0)
    .bind(seed.cast_signed())
    .bind(at.0)
    .bind(next.side.map(Side::name))
    .bind(next.due_at.map(|due_at| due_at.0))
    .fetch_one(connection)
    .await?;
    game.id = GameId(row.try_get("id")?);
    Ok(game)
}

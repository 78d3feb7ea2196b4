//! What players are rated, and what rated games did to it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kamisado::{BySide, MatchKind, Side};
use kamisado_online::rating::{Rating, advantage_in, fitted_advantage, rate};
use kamisado_online::{Down, Game, GameId, GameResult, PersonId, Pool, RatingChange, Stamp, Terms};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Error, Row as _};

use super::Store;
use super::database::down;
use super::people::{self, Person};
use super::sql::{Columns as _, person_columns, rating_columns};

/// A person's rating in a pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The rating.
    pub rating: f64,
    /// How far off it may be: with 95 % certainty, not by more than twice as much.
    pub deviation: f64,
    /// How much it goes up and down.
    pub volatility: f64,
    /// How many games it is made of.
    pub games: u32,
    /// When the last of them ended.
    pub at: Stamp,
}

/// A point of the chart of a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingPoint {
    /// When.
    pub at: Stamp,
    /// The rating after a game.
    pub rating: f64,
    /// How far off it may be.
    pub deviation: f64,
}

/// Somebody on a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// Who.
    pub person: Person,
    /// Their rating.
    pub rated: Rated,
}

impl Store {
    /// A person's ratings, in the order of the pools.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn ratings(&self, person: PersonId) -> Result<Vec<(Pool, Rated)>, Down> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(concat!(
            "SELECT pool, ",
            rating_columns!(),
            " FROM rating WHERE person = $1"
        ))
        .bind(person.0)
        .fetch_all(&mut *reader)
        .await
        .map_err(down)?;
        let mut ratings = Vec::new();
        for row in &rows {
            let pool = row.try_get("pool").map_err(down)?;
            if let Some(pool) = Pool::named(pool) {
                ratings.push((pool, rated(row).map_err(down)?));
            }
        }
        ratings.sort_by_key(|&(pool, _)| pool);
        Ok(ratings)
    }

    /// A person's rating in a pool, if they have played there.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn rating(&self, person: PersonId, pool: Pool) -> Result<Option<Rated>, Down> {
        let mut reader = self.reader().await?;
        rating(&mut reader, person, pool).await.map_err(down)
    }

    /// How a rating has changed, the oldest of the last `limit` games first.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn rating_history(
        &self,
        person: PersonId,
        pool: Pool,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, Down> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(
            "SELECT at, after, deviation FROM rating_change WHERE person = $1 AND pool = $2 ORDER BY at DESC LIMIT $3",
        )
        .bind(person.0)
        .bind(pool.name())
        .bind(i64::from(limit))
        .fetch_all(&mut *reader)
        .await
        .map_err(down)?;
        let point = |row: &AnyRow| {
            Ok(RatingPoint {
                at: row.stamp("at")?,
                rating: row.try_get("after")?,
                deviation: row.try_get("deviation")?,
            })
        };
        rows.iter()
            .rev()
            .map(point)
            .collect::<Result<_, _>>()
            .map_err(down)
    }

    /// The best of a pool whose rating is known well enough.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn leaderboard(&self, pool: Pool, limit: u32) -> Result<Vec<Ranked>, Down> {
        let mut reader = self.reader().await?;
        leaderboard(&mut reader, pool, limit).await.map_err(down)
    }
}

/// Those whose deviation is greater have not played enough to be listed. The index has the same number.
pub(super) const LEADERBOARD: &str = concat!(
    "SELECT ",
    person_columns!(),
    ", ",
    rating_columns!(),
    " \
     FROM rating JOIN person ON person.id = rating.person \
     WHERE rating.pool = $1 AND rating.deviation <= 110 AND person.kind = 'account' AND person.closed_at IS NULL \
     ORDER BY rating.rating DESC, rating.person DESC LIMIT $2"
);

async fn leaderboard(
    connection: &mut AnyConnection,
    pool: Pool,
    limit: u32,
) -> Result<Vec<Ranked>, Error> {
    let rows = sqlx::query(LEADERBOARD)
        .bind(pool.name())
        .bind(i64::from(limit))
        .fetch_all(connection)
        .await?;
    rows.iter()
        .map(|row| {
            Ok(Ranked {
                person: people::person(row)?,
                rated: rated(row)?,
            })
        })
        .collect()
}

async fn rating(
    connection: &mut AnyConnection,
    person: PersonId,
    pool: Pool,
) -> Result<Option<Rated>, Error> {
    let row = sqlx::query(concat!(
        "SELECT ",
        rating_columns!(),
        " FROM rating WHERE person = $1 AND pool = $2"
    ))
    .bind(person.0)
    .bind(pool.name())
    .fetch_optional(connection)
    .await?;
    row.as_ref().map(rated).transpose()
}

pub(super) fn rated(row: &AnyRow) -> Result<Rated, Error> {
    Ok(Rated {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
        games: row.number("games")?,
        at: row.stamp("at")?,
    })
}

impl Rated {
    /// What everybody starts with.
    const fn newcomer(at: Stamp) -> Rated {
        Rated::of(Rating::new(at), 0)
    }

    const fn of(rating: Rating, games: u32) -> Rated {
        let Rating {
            rating,
            deviation,
            volatility,
            at,
        } = rating;
        Rated {
            rating,
            deviation,
            volatility,
            games,
            at,
        }
    }

    const fn rating(self) -> Rating {
        Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
            at: self.at,
        }
    }
}

/// How many games say what it is worth to begin.
const FITTED: i64 = 1_000;

/// How long that is believed.
const BELIEVED: Duration = Duration::from_secs(600);

/// What it is worth to begin in the matches of each pool, and when that was found out.
#[derive(Debug, Default)]
pub(super) struct Advantages(Mutex<HashMap<Pool, (Stamp, f64)>>);

impl Advantages {
    /// By how many points the rating of the side that begins is worth more in a game on these terms.
    pub(super) async fn of(
        &self,
        connection: &mut AnyConnection,
        terms: &Terms,
        now: Stamp,
    ) -> Result<f64, Error> {
        let Some(pool) = terms.pool() else {
            return Ok(0.0);
        };
        if terms.rules.kind == MatchKind::DoubleRound {
            return Ok(advantage_in(terms, 0.0));
        }
        let known = self.lock().get(&pool).copied();
        let in_a_match = match known {
            Some((at, advantage)) if now - at < BELIEVED => advantage,
            _ => {
                let advantage = fitted_advantage(&last_matches(connection, pool).await?);
                self.lock().insert(pool, (now, advantage));
                advantage
            }
        };
        Ok(advantage_in(terms, in_a_match))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Pool, (Stamp, f64)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The newest rated matches first.
pub(super) const LAST_MATCHES: &str = "SELECT game.result, black.at, black.before AS black_rating, black.deviation AS black_deviation, \
         white.before AS white_rating, white.deviation AS white_deviation FROM rating_change AS black \
         JOIN game ON game.id = black.game AND game.black = black.person \
         JOIN rating_change AS white ON white.game = game.id AND white.person = game.white \
         WHERE black.pool = $1 AND game.kind <> 'double' ORDER BY black.at DESC LIMIT $2";

/// The last matches of a pool in which one side begins more often, with the ratings before and Black's score.
async fn last_matches(
    connection: &mut AnyConnection,
    pool: Pool,
) -> Result<Vec<(BySide<Rating>, f64)>, Error> {
    let rows = sqlx::query(LAST_MATCHES)
        .bind(pool.name())
        .bind(FITTED)
        .fetch_all(connection)
        .await?;
    let mut games = Vec::with_capacity(rows.len());
    for row in &rows {
        let result: GameResult = row.parsed("result")?;
        let at = row.stamp("at")?;
        let player = |rating: &str, deviation: &str| {
            Ok::<_, Error>(Rating {
                rating: row.try_get(rating)?,
                deviation: row.try_get(deviation)?,
                ..Rating::new(at)
            })
        };
        let black = player("black_rating", "black_deviation")?;
        let white = player("white_rating", "white_deviation")?;
        if let Some(score) = result.score(Side::Black) {
            games.push((BySide::new(black, white), score));
        }
    }
    Ok(games)
}

/// Changes the ratings of the players of a game that has just ended, if it was rated.
pub(super) async fn apply(
    connection: &mut AnyConnection,
    game: &Game,
    result: GameResult,
    advantage: f64,
    at: Stamp,
) -> Result<(), Error> {
    let Some(pool) = game.terms.pool() else {
        return Ok(());
    };
    // In the order of their numbers, so that two servers never wait for each other.
    let mut sides = Side::ALL;
    sides.sort_by_key(|&side| game.players[side]);
    let mut before = BySide::new(Rated::newcomer(at), Rated::newcomer(at));
    for side in sides {
        if let Some(rated) = rating(connection, game.players[side], pool).await? {
            before[side] = rated;
        }
    }
    let Some(after) = rate(before.map(Rated::rating), result, advantage, at) else {
        return Ok(());
    };
    for side in sides {
        let person = game.players[side];
        let Rated {
            rating,
            deviation,
            volatility,
            games,
            at,
        } = Rated::of(after[side], before[side].games + 1);
        sqlx::query(
            "INSERT INTO rating (person, pool, rating, deviation, volatility, games, at) VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (person, pool) DO UPDATE SET rating = EXCLUDED.rating, deviation = EXCLUDED.deviation, \
             volatility = EXCLUDED.volatility, games = EXCLUDED.games, at = EXCLUDED.at",
        )
        .bind(person.0)
        .bind(pool.name())
        .bind(rating)
        .bind(deviation)
        .bind(volatility)
        .bind(i64::from(games))
        .bind(at.0)
        .execute(&mut *connection)
        .await?;
        sqlx::query(
            "INSERT INTO rating_change (game, person, pool, at, before, after, deviation) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(game.id.0)
        .bind(person.0)
        .bind(pool.name())
        .bind(at.0)
        .bind(before[side].rating)
        .bind(rating)
        .bind(deviation)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Takes back what a game did to ratings. Games that followed have built on it, so the difference is what is taken back.
pub(super) async fn revert(connection: &mut AnyConnection, game: GameId) -> Result<(), Error> {
    sqlx::query(
        "UPDATE rating SET rating = rating.rating - (rating_change.after - rating_change.before), games = games - 1 \
         FROM rating_change WHERE rating_change.game = $1 AND rating_change.person = rating.person \
         AND rating_change.pool = rating.pool",
    )
    .bind(game.0)
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM rating_change WHERE game = $1")
        .bind(game.0)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn changes_of(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<BySide<RatingChange>>, Error> {
    let rows = sqlx::query(
        "SELECT before, after, CASE WHEN person = black THEN 'black' ELSE 'white' END AS side \
         FROM rating_change JOIN game ON game.id = rating_change.game WHERE game.id = $1",
    )
    .bind(game.0)
    .fetch_all(connection)
    .await?;
    let mut changes = BySide::new(None, None);
    for row in &rows {
        let side: Side = row.parsed("side")?;
        changes[side] = Some(RatingChange {
            before: row.try_get("before")?,
            after: row.try_get("after")?,
        });
    }
    Ok(match (changes[Side::Black], changes[Side::White]) {
        (Some(black), Some(white)) => Some(BySide::new(black, white)),
        _ => None,
    })
}

//! Wishes to play: open seeks in the lobby, and invitations that are found by their address.

use kamisado::{BySide, Side};
use kamisado_online::{Down, Game, PersonId, Slug, Stamp, Terms, Time as _};
use sha2::{Digest as _, Sha256};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;
use sqlx::{Acquire as _, Error, Row as _};

use super::Store;
use super::database::down;
use super::lock::{Lock, lock};
use super::sql::{Columns as _, readable, seek_columns};
use super::{games, secrets};

/// How many seeks on the same terms are tried before a wish waits as well.
const TRIED: u32 = 200;

/// The number of a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeekId(pub i64);

/// What somebody wants to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Who.
    pub by: PersonId,
    /// On which terms.
    pub terms: Terms,
    /// On which side; nothing for either.
    pub side: Option<Side>,
    /// An invitation, which only those find who know its address.
    pub private: bool,
    /// Until when.
    pub until: Stamp,
}

/// A wish that waits for somebody to take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Its number.
    pub id: SeekId,
    /// The name that the game will have.
    pub slug: Slug,
    /// What is wanted.
    pub wish: Wish,
    /// Since when.
    pub created_at: Stamp,
}

/// What became of an attempt to take a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// The game. Whoever asks again is told the same.
    Game(Game),
    /// Somebody else was faster, or it was withdrawn.
    Gone,
    /// Nobody can take their own.
    Own,
    /// One of the two has blocked the other.
    Blocked,
}

/// What became of a wish that can be met at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// Somebody had the same wish.
    Game(Game),
    /// It waits.
    Waiting(Seek),
}

impl Store {
    /// Posts a seek, or makes an invitation.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn post(&self, wish: Wish) -> Result<Seek, Down> {
        let now = self.now();
        self.write(move |connection| Box::pin(insert(connection, wish, now)))
            .await
    }

    /// Withdraws a seek of this person.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn withdraw(&self, id: SeekId, by: PersonId) -> Result<(), Down> {
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("DELETE FROM seek WHERE id = $1 AND person = $2")
                    .bind(id.0)
                    .bind(by.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Withdraws all seeks of a person that are not invitations.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn withdraw_all(&self, by: PersonId) -> Result<(), Down> {
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("DELETE FROM seek WHERE person = $1 AND private = 0")
                    .bind(by.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Keeps a seek for longer.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn keep(&self, id: SeekId, until: Stamp) -> Result<(), Down> {
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("UPDATE seek SET expires_at = $1 WHERE id = $2")
                    .bind(until.0)
                    .bind(id.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// The newest seeks of the lobby, the oldest of them first.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn seeks(&self, limit: u32) -> Result<Vec<Seek>, Down> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(concat!(
            "SELECT ",
            seek_columns!(),
            " FROM seek WHERE private = 0 AND expires_at > $1 ORDER BY id DESC LIMIT $2"
        ))
        .bind(self.now().0)
        .bind(i64::from(limit))
        .fetch_all(&mut *reader)
        .await
        .map_err(down)?;
        let mut seeks = readable(&rows, seek);
        seeks.reverse();
        Ok(seeks)
    }

    /// The seeks of the lobby on these terms, the oldest first.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn seeks_on(&self, terms: Terms, limit: u32) -> Result<Vec<Seek>, Down> {
        let mut reader = self.reader().await?;
        let rows = on_terms(terms, self.now(), limit)
            .fetch_all(&mut *reader)
            .await
            .map_err(down)?;
        Ok(readable(&rows, seek))
    }

    /// The seeks and invitations of a person.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn seeks_of(&self, person: PersonId) -> Result<Vec<Seek>, Down> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(concat!(
            "SELECT ",
            seek_columns!(),
            " FROM seek WHERE person = $1 AND expires_at > $2 ORDER BY id"
        ))
        .bind(person.0)
        .bind(self.now().0)
        .fetch_all(&mut *reader)
        .await
        .map_err(down)?;
        Ok(readable(&rows, seek))
    }

    /// The seek or invitation whose game will have this name.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn invitation(&self, slug: Slug) -> Result<Option<Seek>, Down> {
        let mut reader = self.reader().await?;
        let row = sqlx::query(concat!(
            "SELECT ",
            seek_columns!(),
            " FROM seek WHERE slug = $1 AND expires_at > $2"
        ))
        .bind(slug.as_str())
        .bind(self.now().0)
        .fetch_optional(&mut *reader)
        .await
        .map_err(down)?;
        row.as_ref().map(seek).transpose().map_err(down)
    }

    /// The open seek with this number.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn seek(&self, id: SeekId) -> Result<Option<Seek>, Down> {
        let mut reader = self.reader().await?;
        let row = sqlx::query(concat!(
            "SELECT ",
            seek_columns!(),
            " FROM seek WHERE id = $1 AND expires_at > $2"
        ))
        .bind(id.0)
        .bind(self.now().0)
        .fetch_optional(&mut *reader)
        .await
        .map_err(down)?;
        row.as_ref().map(seek).transpose().map_err(down)
    }

    /// Takes a seek or an invitation, and begins its game. Exactly one taker gets it, and is told the same when asking again.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn take(&self, slug: Slug, by: PersonId) -> Result<Taken, Down> {
        let now = self.now();
        self.write(move |connection| Box::pin(take(connection, slug, by, now)))
            .await
    }

    /// Begins the game of two seeks that are both still open and go together, as if the first took the second. Each seek leads to one game, whoever
    /// else wants it.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn join_seeks(&self, own: SeekId, other: SeekId) -> Result<Option<Game>, Down> {
        let now = self.now();
        self.write(move |connection| {
            Box::pin(async move {
                let mut savepoint = connection.begin().await?;
                let game = join_seeks(&mut savepoint, own, other, now).await?;
                match game {
                    Some(_) => savepoint.commit().await?,
                    None => savepoint.rollback().await?,
                }
                Ok(game)
            })
        })
        .await
    }

    /// Takes the oldest seek on the same terms that suits, or posts one.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn pair(&self, wish: Wish) -> Result<Pairing, Down> {
        let now = self.now();
        self.write(move |connection| {
            Box::pin(async move {
                // Two who want the same at the same moment must not both wait for somebody else.
                lock(connection, Lock::Pairing(number(&wish.terms))).await?;
                let rows = on_terms(wish.terms, now, TRIED)
                    .fetch_all(&mut *connection)
                    .await?;
                for row in &rows {
                    let other = seek(row)?;
                    let suits = match (other.wish.side, wish.side) {
                        (Some(theirs), Some(mine)) => theirs != mine,
                        _ => true,
                    };
                    if suits
                        && let Taken::Game(game) =
                            take_for(connection, other.slug, wish.by, wish.side, now).await?
                    {
                        return Ok(Pairing::Game(game));
                    }
                }
                Ok(Pairing::Waiting(insert(connection, wish, now).await?))
            })
        })
        .await
    }
}

/// A number for terms, the same on every server. Different terms may have the same.
fn number(terms: &Terms) -> i32 {
    let hash = Sha256::digest(terms.to_string().as_bytes());
    hash.iter()
        .take(4)
        .fold(0, |number, &byte| number << 8 | i32::from(byte))
}

/// The open seeks on the same terms, the oldest first.
fn on_terms(
    terms: Terms,
    now: Stamp,
    limit: u32,
) -> sqlx::query::Query<'static, sqlx::Any, sqlx::any::AnyArguments> {
    sqlx::query(concat!(
        "SELECT ",
        seek_columns!(),
        " FROM seek WHERE private = 0 AND expires_at > $1 AND kind = $2 AND opening = $3 AND board = $4 \
         AND clock = $5 AND rated = $6 ORDER BY id LIMIT $7"
    ))
    .bind(now.0)
    .bind(terms.rules.kind.to_string())
    .bind(terms.rules.opening.name())
    .bind(terms.rules.board.to_string())
    .bind(terms.clock.to_string())
    .bind(i64::from(terms.rated))
    .bind(i64::from(limit))
}

async fn take(
    connection: &mut AnyConnection,
    slug: Slug,
    by: PersonId,
    now: Stamp,
) -> Result<Taken, Error> {
    take_for(connection, slug, by, None, now).await
}

/// Takes a seek for somebody who wants this side, where whoever posted it does not mind.
async fn take_for(
    connection: &mut AnyConnection,
    slug: Slug,
    by: PersonId,
    side: Option<Side>,
    now: Stamp,
) -> Result<Taken, Error> {
    let row = sqlx::query(concat!(
        "SELECT ",
        seek_columns!(),
        " FROM seek WHERE slug = $1 AND expires_at > $2"
    ))
    .bind(slug.as_str())
    .bind(now.0)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else {
        return gone(connection, slug, by).await;
    };
    let seek = seek(&row)?;
    if seek.wish.by == by {
        return Ok(Taken::Own);
    }
    if have_blocked(connection, seek.wish.by, by).await? {
        return Ok(Taken::Blocked);
    }
    let deleted = sqlx::query("DELETE FROM seek WHERE id = $1")
        .bind(seek.id.0)
        .execute(&mut *connection)
        .await?;
    if deleted.rows_affected() == 0 {
        // Another server was faster, perhaps for the same person.
        return gone(connection, slug, by).await;
    }
    let game = begin(connection, &seek, by, side, now);
    game.await.map(Taken::Game)
}

/// Begins the game of a seek for somebody who wants this side, where whoever posted it does not mind.
async fn begin(
    connection: &mut AnyConnection,
    Seek { slug, wish, .. }: &Seek,
    by: PersonId,
    side: Option<Side>,
    now: Stamp,
) -> Result<Game, Error> {
    let side = wish
        .side
        .or_else(|| side.map(|side| !side))
        .unwrap_or_else(|| Side::ALL[usize::from(secrets::random() % 2 == 1)]);
    let mut players = BySide::new(by, by);
    players[side] = wish.by;
    let new = games::New {
        slug: *slug,
        ..games::New::random(wish.terms, players, now)
    };
    games::insert(connection, new).await
}

async fn join_seeks(
    connection: &mut AnyConnection,
    own: SeekId,
    other: SeekId,
    now: Stamp,
) -> Result<Option<Game>, Error> {
    let mut seeks = [None, None];
    // In order, so that two who do the same do not wait for each other.
    for id in [own.min(other), own.max(other)] {
        let row = sqlx::query(concat!(
            "DELETE FROM seek WHERE id = $1 RETURNING ",
            seek_columns!()
        ))
        .bind(id.0)
        .fetch_optional(&mut *connection)
        .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        seeks[usize::from(id == other)] = Some(seek(&row)?);
    }
    let [Some(own), Some(other)] = seeks else {
        return Ok(None);
    };
    let is_fair = own.wish.terms == other.wish.terms
        && own.wish.by != other.wish.by
        && (own.wish.side.is_none() || own.wish.side != other.wish.side)
        && !have_blocked(connection, own.wish.by, other.wish.by).await?;
    if !is_fair {
        return Ok(None);
    }
    let game = begin(connection, &other, own.wish.by, own.wish.side, now);
    game.await.map(Some)
}

/// What to say of a seek that is no longer there: the game, to those who play it.
async fn gone(connection: &mut AnyConnection, slug: Slug, by: PersonId) -> Result<Taken, Error> {
    let game = games::by_slug(connection, slug).await?;
    let is_theirs = |game: &Game| Side::ALL.into_iter().any(|side| game.players[side] == by);
    Ok(game.filter(is_theirs).map_or(Taken::Gone, Taken::Game))
}

/// Whether one of two people has blocked the other.
pub(super) async fn have_blocked(
    connection: &mut AnyConnection,
    one: PersonId,
    other: PersonId,
) -> Result<bool, Error> {
    let row = sqlx::query("SELECT 1 AS found FROM block WHERE (person = $1 AND blocked = $2) OR (person = $2 AND blocked = $1)")
        .bind(one.0)
        .bind(other.0)
        .fetch_optional(connection)
        .await?;
    Ok(row.is_some())
}

async fn insert(connection: &mut AnyConnection, wish: Wish, now: Stamp) -> Result<Seek, Error> {
    let slug = secrets::slug();
    let Wish {
        by,
        terms,
        side,
        private,
        until,
    } = wish;
    let row = sqlx::query(
        "INSERT INTO seek (slug, person, kind, opening, board, clock, rated, side, private, created_at, expires_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id",
    )
    .bind(slug.as_str())
    .bind(by.0)
    .bind(terms.rules.kind.to_string())
    .bind(terms.rules.opening.name())
    .bind(terms.rules.board.to_string())
    .bind(terms.clock.to_string())
    .bind(i64::from(terms.rated))
    .bind(side.map(Side::name))
    .bind(i64::from(private))
    .bind(now.0)
    .bind(until.0)
    .fetch_one(connection)
    .await?;
    Ok(Seek {
        id: SeekId(row.try_get("id")?),
        slug,
        wish,
        created_at: now,
    })
}

fn seek(row: &AnyRow) -> Result<Seek, Error> {
    Ok(Seek {
        id: SeekId(row.try_get("id")?),
        slug: row.slug()?,
        wish: Wish {
            by: row.person("person")?,
            terms: row.terms()?,
            side: row.side("side")?,
            private: row.flag("private")?,
            until: row.stamp("expires_at")?,
        },
        created_at: row.stamp("created_at")?,
    })
}

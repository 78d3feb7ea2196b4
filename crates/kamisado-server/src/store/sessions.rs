//! The browsers in which somebody is known.

use std::time::Duration;

use kamisado_online::{Down, PersonId, Stamp, Time as _};
use sqlx::any::AnyRow;
use sqlx::{Error, Row as _};

use super::Store;
use super::database::down;
use super::secrets::Token;
use super::sql::{Columns as _, session_columns};

/// The number of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SessionId(pub i64);

/// A browser in which somebody is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its number.
    pub id: SessionId,
    /// Who it is.
    pub person: PersonId,
    /// What the browser calls itself.
    pub agent: String,
    /// When it began.
    pub created_at: Stamp,
    /// When it was last used.
    pub seen_at: Stamp,
}

impl Store {
    /// How long a session lasts that nobody uses.
    pub const SESSION_LIFE: Duration = Duration::from_secs(180 * 24 * 3600);

    /// How much of a browser's name is kept.
    const AGENT: usize = 200;

    /// Begins a session.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn begin_session(&self, person: PersonId, agent: &str) -> Result<Token, Down> {
        let token = Token::random();
        let hash = token.hash();
        let agent: String = agent.chars().take(Store::AGENT).collect();
        let now = self.now();
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("INSERT INTO session (person, token, agent, created_at, seen_at) VALUES ($1, $2, $3, $4, $4)")
                    .bind(person.0)
                    .bind(hash)
                    .bind(agent)
                    .bind(now.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await?;
        Ok(token)
    }

    /// The session that a token belongs to.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn session(&self, token: &Token) -> Result<Option<Session>, Down> {
        let mut reader = self.reader().await?;
        let row = sqlx::query(concat!(
            "SELECT ",
            session_columns!(),
            " FROM session WHERE token = $1 AND seen_at > $2"
        ))
        .bind(token.hash())
        .bind(self.oldest_session().0)
        .fetch_optional(&mut *reader)
        .await
        .map_err(down)?;
        row.as_ref().map(session).transpose().map_err(down)
    }

    /// The sessions of a person, the one used last first.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, Down> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(concat!(
            "SELECT ",
            session_columns!(),
            " FROM session WHERE person = $1 AND seen_at > $2 ORDER BY seen_at DESC, id DESC"
        ))
        .bind(person.0)
        .bind(self.oldest_session().0)
        .fetch_all(&mut *reader)
        .await
        .map_err(down)?;
        rows.iter()
            .map(session)
            .collect::<Result<_, _>>()
            .map_err(down)
    }

    /// Notes that a session is used. Call it now and then, not for each request.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn touch_session(&self, id: SessionId) -> Result<(), Down> {
        let now = self.now();
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("UPDATE session SET seen_at = $1 WHERE id = $2")
                    .bind(now.0)
                    .bind(id.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Ends a session of this person.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn end_session(&self, person: PersonId, id: SessionId) -> Result<(), Down> {
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("DELETE FROM session WHERE person = $1 AND id = $2")
                    .bind(person.0)
                    .bind(id.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Ends all sessions of a person but one, or all.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn end_sessions(
        &self,
        person: PersonId,
        except: Option<SessionId>,
    ) -> Result<(), Down> {
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("DELETE FROM session WHERE person = $1 AND id <> $2")
                    .bind(person.0)
                    .bind(except.map_or(0, |id| id.0))
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Forgets sessions that nobody has used for long, and seeks that have expired.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn forget_what_expired(&self) -> Result<(), Down> {
        let oldest = self.oldest_session();
        let now = self.now();
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("DELETE FROM session WHERE seen_at <= $1")
                    .bind(oldest.0)
                    .execute(&mut *connection)
                    .await?;
                sqlx::query("DELETE FROM seek WHERE expires_at <= $1")
                    .bind(now.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    fn oldest_session(&self) -> Stamp {
        let life = i64::try_from(Store::SESSION_LIFE.as_millis()).unwrap_or(i64::MAX);
        Stamp(self.now().0.saturating_sub(life))
    }
}

fn session(row: &AnyRow) -> Result<Session, Error> {
    Ok(Session {
        id: SessionId(row.try_get("id")?),
        person: row.person("person")?,
        agent: row.try_get("agent")?,
        created_at: row.stamp("created_at")?,
        seen_at: row.stamp("seen_at")?,
    })
}

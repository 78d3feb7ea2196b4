//! What keeps people apart who do not want to meet, and what those do who look after the site. Whatever they do is in the audit trail,
//! written in the same transaction.

use std::time::Duration;

use kamisado::Side;
use kamisado_online::names::{NameError, check_name, folded};
use kamisado_online::{
    Appended, Down, Entry, Game, GameId, GameResult, Journal as _, Next, PersonId, Slug, Stamp,
    Time as _, What,
};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Error, Row as _};

use super::database::down;
use super::people::{Person, Role, by_name};
use super::sql::{Columns as _, is_duplicate};
use super::{Store, ending, people, ratings, records, tallies};

/// The number of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReportId(pub i64);

/// Somebody complains about somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its number.
    pub id: ReportId,
    /// Who complains.
    pub by: PersonId,
    /// About whom.
    pub about: PersonId,
    /// In which game.
    pub game: Option<Slug>,
    /// Why, as one of the words of the form.
    pub reason: String,
    /// When.
    pub at: Stamp,
}

/// A line of the audit trail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audited {
    /// When.
    pub at: Stamp,
    /// Who did it.
    pub actor: String,
    /// What they did.
    pub action: String,
    /// To whom or what.
    pub subject: String,
    /// How.
    pub detail: String,
}

/// What became of an action of somebody who looks after the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// It is done.
    Done,
    /// There is nobody, or nothing, of this name.
    Unknown,
    /// It was so already.
    Already,
    /// Somebody has the new name, or one that looks like it.
    NameTaken,
    /// The new name is not allowed.
    BadName(NameError),
}

/// How long a report may be.
const REASON: usize = 500;

impl Store {
    /// From now on two people do not meet in the lobby.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn block(&self, person: PersonId, other: PersonId) -> Result<(), Down> {
        let now = self.now();
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("INSERT INTO block (person, blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                    .bind(person.0)
                    .bind(other.0)
                    .bind(now.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// They may meet again, as far as this person is concerned.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn unblock(&self, person: PersonId, other: PersonId) -> Result<(), Down> {
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("DELETE FROM block WHERE person = $1 AND blocked = $2")
                    .bind(person.0)
                    .bind(other.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Whom a person has blocked, the last first.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn blocked_by(&self, person: PersonId) -> Result<Vec<PersonId>, Down> {
        self.blocks(
            "SELECT blocked AS other FROM block WHERE person = $1 ORDER BY at DESC",
            person,
        )
        .await
    }

    /// Everybody whom a person does not meet, because one of the two has blocked the other.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn kept_apart(&self, person: PersonId) -> Result<Vec<PersonId>, Down> {
        self.blocks(
            "SELECT blocked AS other FROM block WHERE person = $1 UNION SELECT person AS other FROM block WHERE blocked = $1",
            person,
        )
        .await
    }

    async fn blocks(
        &self,
        statement: &'static str,
        person: PersonId,
    ) -> Result<Vec<PersonId>, Down> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(statement)
            .bind(person.0)
            .fetch_all(&mut *reader)
            .await
            .map_err(down)?;
        rows.iter()
            .map(|row| row.person("other"))
            .collect::<Result<_, _>>()
            .map_err(down)
    }

    /// Complains about somebody. Says whether it is new: one open report by a person about another is enough.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn report(
        &self,
        by: PersonId,
        about: PersonId,
        game: Option<GameId>,
        reason: &str,
    ) -> Result<bool, Down> {
        let now = self.now();
        let reason: String = reason.chars().take(REASON).collect();
        self.write(move |connection| {
            Box::pin(async move {
                let open = sqlx::query("SELECT id FROM report WHERE reporter = $1 AND about = $2 AND handled_at IS NULL")
                    .bind(by.0)
                    .bind(about.0)
                    .fetch_optional(&mut *connection)
                    .await?;
                if open.is_some() {
                    return Ok(false);
                }
                sqlx::query("INSERT INTO report (reporter, about, game, reason, at) VALUES ($1, $2, $3, $4, $5)")
                    .bind(by.0)
                    .bind(about.0)
                    .bind(game.map(|game| game.0))
                    .bind(reason)
                    .bind(now.0)
                    .execute(connection)
                    .await?;
                Ok(true)
            })
        })
        .await
    }

    /// The reports that nobody has handled, the oldest first.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn reports(&self, limit: u32) -> Result<Vec<Report>, Down> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(
            "SELECT report.id, report.reporter, report.about, report.reason, report.at, game.slug AS slug FROM report LEFT JOIN game ON game.id = report.game \
             WHERE handled_at IS NULL ORDER BY report.at LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(&mut *reader)
        .await
        .map_err(down)?;
        rows.iter()
            .map(report)
            .collect::<Result<_, _>>()
            .map_err(down)
    }

    /// Notes that a report has been handled.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn handle_report(&self, id: ReportId, actor: &str) -> Result<Done, Down> {
        let now = self.now();
        let actor = actor.to_owned();
        self.write(move |connection| {
            Box::pin(async move {
                let handled = sqlx::query("UPDATE report SET handled_at = $1, handled_by = $2 WHERE id = $3 AND handled_at IS NULL")
                    .bind(now.0)
                    .bind(actor.as_str())
                    .bind(id.0)
                    .execute(&mut *connection)
                    .await?;
                if handled.rows_affected() == 0 {
                    return Ok(Done::Unknown);
                }
                audit(connection, now, &actor, "handle-report", &id.0.to_string(), "").await?;
                Ok(Done::Done)
            })
        })
        .await
    }

    /// Closes an account: nobody can sign in, and those who are signed in no longer are. Or opens it again.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn set_closed(&self, name: &str, closed: bool, actor: &str) -> Result<Done, Down> {
        let action = if closed { "close" } else { "open" };
        self.moderate(name, actor, action, "", move |connection, person, now| {
            Box::pin(async move {
                if person.is_closed == closed {
                    return Ok(Done::Already);
                }
                sqlx::query("UPDATE person SET closed_at = $1 WHERE id = $2")
                    .bind(closed.then_some(now.0))
                    .bind(person.id.0)
                    .execute(&mut *connection)
                    .await?;
                if closed {
                    for statement in [
                        "DELETE FROM session WHERE person = $1",
                        "DELETE FROM seek WHERE person = $1",
                    ] {
                        sqlx::query(statement)
                            .bind(person.id.0)
                            .execute(&mut *connection)
                            .await?;
                    }
                }
                Ok(Done::Done)
            })
        })
        .await
    }

    /// Gives an account another name.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn rename(&self, name: &str, new: &str, actor: &str) -> Result<Done, Down> {
        if let Err(error) = check_name(new) {
            return Ok(Done::BadName(error));
        }
        let new_name = new.to_owned();
        self.moderate(name, actor, "rename", new, move |connection, person, _| {
            Box::pin(async move {
                if person.name() == Some(&new_name) {
                    return Ok(Done::Already);
                }
                match by_name(connection, &new_name).await? {
                    Some(other) if other.id != person.id => return Ok(Done::NameTaken),
                    _ => {}
                }
                let renamed = sqlx::query("UPDATE person SET name = $1, folded = $2 WHERE id = $3")
                    .bind(new_name.as_str())
                    .bind(folded(&new_name))
                    .bind(person.id.0)
                    .execute(connection)
                    .await;
                match renamed {
                    // Another server gave the name away a moment ago.
                    Err(error) if is_duplicate(&error) => Ok(Done::NameTaken),
                    other => other.map(|_| Done::Done),
                }
            })
        })
        .await
    }

    /// Gives somebody another role.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn set_role(&self, name: &str, role: Role, actor: &str) -> Result<Done, Down> {
        self.moderate(
            name,
            actor,
            "promote",
            role.name(),
            move |connection, person, _| {
                Box::pin(async move {
                    if person.role == role {
                        return Ok(Done::Already);
                    }
                    sqlx::query("UPDATE person SET role = $1 WHERE id = $2")
                        .bind(role.name())
                        .bind(person.id.0)
                        .execute(connection)
                        .await?;
                    Ok(Done::Done)
                })
            },
        )
        .await
    }

    /// Declares a game void: it ends if it is being played, counts for nothing and leaves the archive.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn void(&self, slug: Slug, actor: &str) -> Result<Done, Down> {
        let Some(game) = self.game(slug).await? else {
            return Ok(Done::Unknown);
        };
        // Somebody may play on in the meantime, but not for ever.
        for _ in 0..8 {
            let mut reader = self.reader().await?;
            let mut table = records::table(&mut reader, &game).await.map_err(down)?;
            drop(reader);
            if table.result() == Some(GameResult::Void) {
                return Ok(Done::Already);
            }
            if table.result().is_some() {
                return self.void_finished(game, actor).await;
            }
            let last = table
                .entries()
                .last()
                .map_or(game.created_at, |entry| entry.at);
            let entry = Entry {
                game: game.id,
                seq: table.seq(),
                at: self.now().max(last),
                lag: Duration::ZERO,
                side: None,
                what: What::Void,
            };
            table.apply(&entry).map_err(|error| {
                tracing::error!(%error, %slug, "a game cannot be declared void");
                Down
            })?;
            let next = Next {
                ending: ending::ending_of(&table),
                ..table.next()
            };
            if self.append(entry, next).await? == Appended::Done {
                self.audit(actor, "void", slug.as_str(), "").await?;
                return Ok(Done::Done);
            }
        }
        Err(Down)
    }

    /// Takes back everything that the end of a game has done.
    async fn void_finished(&self, game: Game, actor: &str) -> Result<Done, Down> {
        let now = self.now();
        let actor = actor.to_owned();
        self.write(move |connection| {
            Box::pin(async move {
                let row = sqlx::query("UPDATE game SET result = $1, class = NULL WHERE id = $2 AND class IS NOT NULL RETURNING id")
                    .bind(GameResult::Void.to_string())
                    .bind(game.id.0)
                    .fetch_optional(&mut *connection)
                    .await?;
                if row.is_none() {
                    return Ok(Done::Already);
                }
                let players = Side::ALL.map(|side| game.players[side]);
                people::lock(connection, players.into()).await?;
                ratings::revert(connection, game.id).await?;
                let table = records::table(connection, &game).await?;
                if let Some(result) = table.result() {
                    let positions = ending::positions(table.play(), result);
                    tallies::remove(connection, &positions).await?;
                }
                audit(connection, now, &actor, "void", game.slug.as_str(), "").await?;
                Ok(Done::Done)
            })
        })
        .await
    }

    /// Adds a line to the audit trail.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn audit(
        &self,
        actor: &str,
        action: &str,
        subject: &str,
        detail: &str,
    ) -> Result<(), Down> {
        let now = self.now();
        let [actor, action, subject, detail] = [actor, action, subject, detail].map(str::to_owned);
        self.write(move |connection| {
            Box::pin(
                async move { audit(connection, now, &actor, &action, &subject, &detail).await },
            )
        })
        .await
    }

    /// The last lines of the audit trail, the newest first.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn audit_trail(&self, limit: u32) -> Result<Vec<Audited>, Down> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(
            "SELECT at, actor, action, subject, detail FROM audit ORDER BY id DESC LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(&mut *reader)
        .await
        .map_err(down)?;
        let audited = |row: &AnyRow| {
            Ok(Audited {
                at: row.stamp("at")?,
                actor: row.try_get("actor")?,
                action: row.try_get("action")?,
                subject: row.try_get("subject")?,
                detail: row.try_get("detail")?,
            })
        };
        rows.iter()
            .map(audited)
            .collect::<Result<_, _>>()
            .map_err(down)
    }

    /// Does something to the account of this name, and notes it if it was done.
    async fn moderate<F>(
        &self,
        name: &str,
        actor: &str,
        action: &'static str,
        detail: &str,
        work: F,
    ) -> Result<Done, Down>
    where
        F: for<'c> FnOnce(&'c mut AnyConnection, Person, Stamp) -> super::writer::Work<'c, Done>
            + Send
            + 'static,
    {
        let now = self.now();
        let [name, actor, detail] = [name, actor, detail].map(str::to_owned);
        self.write(move |connection| {
            Box::pin(async move {
                let person = by_name(connection, &name).await?;
                let Some((person, name)) =
                    person.and_then(|person| Some((person.clone(), person.name()?.to_owned())))
                else {
                    return Ok(Done::Unknown);
                };
                let done = work(connection, person, now).await?;
                if done == Done::Done {
                    audit(connection, now, &actor, action, &name, &detail).await?;
                }
                Ok(done)
            })
        })
        .await
    }
}

async fn audit(
    connection: &mut AnyConnection,
    at: Stamp,
    actor: &str,
    action: &str,
    subject: &str,
    detail: &str,
) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO audit (at, actor, action, subject, detail) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(at.0)
    .bind(actor)
    .bind(action)
    .bind(subject)
    .bind(detail)
    .execute(connection)
    .await?;
    Ok(())
}

fn report(row: &AnyRow) -> Result<Report, Error> {
    Ok(Report {
        id: ReportId(row.try_get("id")?),
        by: row.person("reporter")?,
        about: row.person("about")?,
        game: row.parsed_or_none("slug")?,
        reason: row.try_get("reason")?,
        at: row.stamp("at")?,
    })
}

//! Who plays: guests, people with an account, and the computer at each of its levels.

use std::collections::HashMap;

use kamisado_online::names::folded;
use kamisado_online::{Down, PersonId, Stamp, Time as _};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;
use sqlx::{Error, Row as _};

use super::Store;
use super::database::down;
use super::kind::Kind;
use super::secrets::RecoveryCode;
use super::sql::{Columns as _, Statement, is_duplicate, person_columns, pieces, unreadable};

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their number.
    pub id: PersonId,
    /// Who they are.
    pub kind: PersonKind,
    /// What they may do.
    pub role: Role,
    /// When they came.
    pub created_at: Stamp,
    /// When they were last seen.
    pub seen_at: Stamp,
    /// Whether those who run the site have closed the account.
    pub is_closed: bool,
}

/// Who somebody is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonKind {
    /// Known by a cookie only.
    Guest,
    /// Somebody with a name and a password.
    Account(String),
    /// The computer at a level.
    Computer(u8),
    /// An account that was deleted. Its games stay.
    Ghost,
}

/// What somebody may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Play.
    Player,
    /// Look after others as well.
    Moderator,
}

/// What became of an attempt to register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Registered {
    /// The guest has an account now.
    Done,
    /// Somebody has this name, or one that looks like it.
    NameTaken,
    /// Only guests can register.
    NotAGuest,
}

impl Person {
    /// The name, for somebody with an account.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match &self.kind {
            PersonKind::Account(name) => Some(name),
            _ => None,
        }
    }
}

impl Role {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Role::Player => "player",
            Role::Moderator => "moderator",
        }
    }
}

impl Store {
    /// A new guest.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn create_guest(&self) -> Result<PersonId, Down> {
        let now = self.now();
        self.write(move |connection| Box::pin(insert(connection, "guest", None, now)))
            .await
    }

    /// The computer at a level.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn computer(&self, level: u8) -> Result<PersonId, Down> {
        let now = self.now();
        self.write(move |connection| Box::pin(insert(connection, "computer", Some(level), now)))
            .await
    }

    /// The person with this number.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, Down> {
        Ok(self.people(&[id]).await?.remove(&id))
    }

    /// Several people at once.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn people(&self, ids: &[PersonId]) -> Result<HashMap<PersonId, Person>, Down> {
        let mut reader = self.reader().await?;
        by_ids(&mut reader, ids).await.map_err(down)
    }

    /// The person with this name, or one that looks like it.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn by_name(&self, name: &str) -> Result<Option<Person>, Down> {
        let mut reader = self.reader().await?;
        by_name(&mut reader, name).await.map_err(down)
    }

    /// The hash of a person's password.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn password_hash(&self, person: PersonId) -> Result<Option<String>, Down> {
        let mut reader = self.reader().await?;
        let row = sqlx::query("SELECT password FROM person WHERE id = $1")
            .bind(person.0)
            .fetch_optional(&mut *reader)
            .await
            .map_err(down)?;
        match row {
            Some(row) => row.try_get("password").map_err(down),
            None => Ok(None),
        }
    }

    /// Gives a guest a name and a password. Their games and sessions stay theirs.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn register(
        &self,
        guest: PersonId,
        name: &str,
        password_hash: String,
    ) -> Result<Registered, Down> {
        let name = name.to_owned();
        self.write(move |connection| {
            Box::pin(async move {
                if by_name(connection, &name).await?.is_some() {
                    return Ok(Registered::NameTaken);
                }
                let changed = sqlx::query(
                    "UPDATE person SET kind = 'account', name = $1, folded = $2, password = $3 \
                     WHERE id = $4 AND kind = 'guest'",
                )
                .bind(name.as_str())
                .bind(folded(&name))
                .bind(password_hash)
                .bind(guest.0)
                .execute(connection)
                .await;
                match changed {
                    // Another server gave the name away a moment ago.
                    Err(error) if is_duplicate(&error) => Ok(Registered::NameTaken),
                    Err(error) => Err(error),
                    Ok(changed) if changed.rows_affected() == 0 => Ok(Registered::NotAGuest),
                    Ok(_) => Ok(Registered::Done),
                }
            })
        })
        .await
    }

    /// Sets a new password.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn set_password(&self, person: PersonId, hash: String) -> Result<(), Down> {
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("UPDATE person SET password = $1 WHERE id = $2 AND kind = 'account'")
                    .bind(hash)
                    .bind(person.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Makes new recovery codes; the old ones are void. This is the only time that anybody sees them.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn new_recovery_codes(&self, person: PersonId) -> Result<Vec<RecoveryCode>, Down> {
        let codes: Vec<_> = (0..RecoveryCode::COUNT)
            .map(|_| RecoveryCode::random())
            .collect();
        self.write(move |connection| {
            Box::pin(async move {
                forget_recovery_codes(connection, person).await?;
                for code in &codes {
                    sqlx::query("INSERT INTO recovery (person, code) VALUES ($1, $2)")
                        .bind(person.0)
                        .bind(code.hash())
                        .execute(&mut *connection)
                        .await?;
                }
                Ok(codes)
            })
        })
        .await
    }

    /// How many recovery codes a person has left.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn recovery_codes_left(&self, person: PersonId) -> Result<usize, Down> {
        let mut reader = self.reader().await?;
        let row = sqlx::query("SELECT COUNT(*) AS codes FROM recovery WHERE person = $1")
            .bind(person.0)
            .fetch_one(&mut *reader)
            .await
            .map_err(down)?;
        row.number("codes").map_err(down)
    }

    /// Uses up a recovery code and sets a new password with it. Says whether it was one of the person's.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn recover(
        &self,
        person: PersonId,
        code: &RecoveryCode,
        new_hash: String,
    ) -> Result<bool, Down> {
        let code = code.hash();
        self.write(move |connection| {
            Box::pin(async move {
                let used = sqlx::query("DELETE FROM recovery WHERE person = $1 AND code = $2")
                    .bind(person.0)
                    .bind(code)
                    .execute(&mut *connection)
                    .await?;
                if used.rows_affected() == 0 {
                    return Ok(false);
                }
                sqlx::query("UPDATE person SET password = $1 WHERE id = $2")
                    .bind(new_hash)
                    .bind(person.0)
                    .execute(connection)
                    .await?;
                Ok(true)
            })
        })
        .await
    }

    /// Notes that a person is here.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn seen(&self, person: PersonId) -> Result<(), Down> {
        let now = self.now();
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("UPDATE person SET seen_at = $1 WHERE id = $2")
                    .bind(now.0)
                    .bind(person.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Deletes an account: everything personal is erased. The games stay, played by a ghost.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn delete(&self, person: PersonId) -> Result<(), Down> {
        self.write(move |connection| {
            Box::pin(async move {
                lock(connection, vec![person]).await?;
                forget_recovery_codes(connection, person).await?;
                for statement in [
                    "DELETE FROM session WHERE person = $1",
                    "DELETE FROM seek WHERE person = $1",
                    "DELETE FROM block WHERE person = $1 OR blocked = $1",
                    "DELETE FROM rating WHERE person = $1",
                    // The name stays taken, so that nobody can pass for them.
                    "UPDATE person SET kind = 'ghost', name = NULL, password = NULL, role = 'player', seen_at = created_at \
                     WHERE id = $1 AND kind <> 'computer'",
                ] {
                    sqlx::query(statement).bind(person.0).execute(&mut *connection).await?;
                }
                Ok(())
            })
        })
        .await
    }
}

/// Keeps everybody else from changing the ratings of these people until the transaction ends. In the order of their numbers, so that two
/// servers never wait for each other; SQLite has one writer at a time anyway.
pub(super) async fn lock(
    connection: &mut AnyConnection,
    mut people: Vec<PersonId>,
) -> Result<(), Error> {
    if Kind::of(connection) == Kind::Sqlite {
        return Ok(());
    }
    people.sort_unstable();
    people.dedup();
    for piece in pieces(&people) {
        let mut statement = Statement::new("SELECT id FROM person WHERE id IN ");
        statement.list(piece.iter().map(|person| person.0))?;
        statement.push(" ORDER BY id FOR NO KEY UPDATE");
        statement.query().execute(&mut *connection).await?;
    }
    Ok(())
}

async fn forget_recovery_codes(
    connection: &mut AnyConnection,
    person: PersonId,
) -> Result<(), Error> {
    sqlx::query("DELETE FROM recovery WHERE person = $1")
        .bind(person.0)
        .execute(connection)
        .await?;
    Ok(())
}

/// Makes a guest, or finds or makes a computer player.
async fn insert(
    connection: &mut AnyConnection,
    kind: &'static str,
    level: Option<u8>,
    now: Stamp,
) -> Result<PersonId, Error> {
    let row = sqlx::query(
        "INSERT INTO person (kind, level, role, created_at, seen_at) VALUES ($1, $2, $3, $4, $4) \
         ON CONFLICT (level) DO UPDATE SET seen_at = $4 RETURNING id",
    )
    .bind(kind)
    .bind(level.map(i64::from))
    .bind(Role::Player.name())
    .bind(now.0)
    .fetch_one(connection)
    .await?;
    row.person("id")
}

pub(super) async fn by_ids(
    connection: &mut AnyConnection,
    ids: &[PersonId],
) -> Result<HashMap<PersonId, Person>, Error> {
    let mut people = HashMap::with_capacity(ids.len());
    for piece in ids.chunks(64) {
        let mut statement = Statement::new(concat!(
            "SELECT ",
            person_columns!(),
            " FROM person WHERE id IN "
        ));
        statement.list(piece.iter().map(|id| id.0))?;
        for row in statement.query().fetch_all(&mut *connection).await? {
            let person = person(&row)?;
            people.insert(person.id, person);
        }
    }
    Ok(people)
}

pub(super) async fn by_name(
    connection: &mut AnyConnection,
    name: &str,
) -> Result<Option<Person>, Error> {
    // PostgreSQL refuses texts with this character, and nobody is called so.
    if name.contains('\0') {
        return Ok(None);
    }
    let row = sqlx::query(concat!(
        "SELECT ",
        person_columns!(),
        " FROM person WHERE folded = $1"
    ))
    .bind(folded(name))
    .fetch_optional(connection)
    .await?;
    row.as_ref().map(person).transpose()
}

pub(super) fn person(row: &AnyRow) -> Result<Person, Error> {
    let kind: String = row.try_get("kind")?;
    Ok(Person {
        id: row.person("id")?,
        kind: match kind.as_str() {
            "guest" => PersonKind::Guest,
            "account" => PersonKind::Account(row.try_get("name")?),
            "computer" => PersonKind::Computer(row.number("level")?),
            "ghost" => PersonKind::Ghost,
            other => return Err(unreadable("kind", other)),
        },
        role: match row.try_get("role")? {
            "moderator" => Role::Moderator,
            _ => Role::Player,
        },
        created_at: row.stamp("created_at")?,
        seen_at: row.stamp("seen_at")?,
        is_closed: row.stamp_or_none("closed_at")?.is_some(),
    })
}

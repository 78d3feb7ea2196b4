//! Building the book of answers together: who tries which line-up, and what was found. It is for `kamisado book build`; no page reads or
//! writes it.

use std::str::FromStr;
use std::time::Duration;

use kamisado::{LineUp, ParseLineUpError};
use kamisado_engine::book::{Answer, Stage};
use kamisado_online::Down;
use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;

use super::database::down;
use super::sql::{Columns as _, Statement, pieces, readable, unreadable};
use super::{Store, secrets};

/// The stages in the order in which they are tried.
const STAGES: [Stage; 3] = [Stage::Likely, Stage::Variations, Stage::Every];

/// What the answer is called where there is none.
const NONE: &str = "none";

/// A machine that takes part in the building of the book of answers.
///
/// Whatever it asks for may be asked again when the database did not answer: it happens once.
#[derive(Clone, Debug)]
pub struct Building {
    store: Store,
    machine: String,
}

/// How far all machines are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildingStatus {
    /// The line-ups whose answers are looked for.
    pub line_ups: usize,
    /// Those that are answered, or proven to have no answer.
    pub answered: usize,
    /// Those that have something left to try. Some of them are being tried.
    pub open: usize,
}

impl Store {
    /// Takes part in the building of the book of answers, as a machine of its own.
    #[must_use]
    pub fn building(&self) -> Building {
        Building {
            store: self.clone(),
            machine: format!("{:016x}", secrets::random()),
        }
    }
}

impl Building {
    /// For how long nobody else gets what a machine has taken. A machine that needs longer [says so](Building::renew); what was taken by one that
    /// is gone is there for others again.
    pub const LEASE: Duration = Duration::from_secs(60);

    /// Adds line-ups whose answers are to be found. Those that are there stay as they are.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn add(&self, line_ups: &[LineUp]) -> Result<(), Down> {
        let line_ups = line_ups.to_vec();
        self.store
            .write(move |connection| {
                Box::pin(async move {
                    for piece in pieces(&line_ups) {
                        let mut statement =
                            Statement::new("INSERT INTO building (line_up, stage) VALUES ");
                        for (index, line_up) in piece.iter().enumerate() {
                            statement
                                .push(if index == 0 { "(" } else { ", (" })
                                .bind(line_up.to_string())?
                                .push(", 0)");
                        }
                        statement.push(" ON CONFLICT DO NOTHING");
                        statement.query().execute(&mut *connection).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Takes a line-up that nobody else has, with the stage that is to be tried: an early stage of any before a later one.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn take(&self) -> Result<Option<(LineUp, Stage)>, Down> {
        let kind = self.store.database.kind;
        let (now, skip_locked) = (kind.now(), kind.skip_locked());
        let statement = format!(
            "UPDATE building SET machine = $1, held_until = {now} + $2 WHERE id = (SELECT id FROM building \
             WHERE answer IS NULL AND stage < $3 AND (held_until IS NULL OR held_until < {now}) \
             ORDER BY stage, id LIMIT 1 {skip_locked}) RETURNING line_up, stage"
        );
        let machine = self.machine.clone();
        self.store
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(AssertSqlSafe(statement))
                        .bind(machine)
                        .bind(lease())
                        .bind(STAGES.len() as i64)
                        .fetch_optional(connection)
                        .await?;
                    row.map(|row| {
                        let number: usize = row.number("stage")?;
                        let stage = STAGES.get(number).copied();
                        let stage = stage.ok_or_else(|| unreadable("stage", number))?;
                        Ok((row.parsed("line_up")?, stage))
                    })
                    .transpose()
                })
            })
            .await
    }

    /// Keeps what was taken for another [`Building::LEASE`], unless somebody else has got it meanwhile.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn renew(&self, line_ups: &[LineUp]) -> Result<(), Down> {
        let now = self.store.database.kind.now();
        let statement = format!(
            "UPDATE building SET held_until = {now} + $1 WHERE machine = $2 AND line_up = $3"
        );
        let (machine, line_ups) = (self.machine.clone(), line_ups.to_vec());
        self.store
            .write(move |connection| {
                Box::pin(async move {
                    for line_up in line_ups {
                        sqlx::query(AssertSqlSafe(statement.clone()))
                            .bind(lease())
                            .bind(machine.clone())
                            .bind(line_up.to_string())
                            .execute(&mut *connection)
                            .await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Notes that a stage has found nothing, and gives the line-up back.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn tried(&self, line_up: LineUp, stage: Stage) -> Result<(), Down> {
        let machine = self.machine.clone();
        self.store
            .write(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "UPDATE building SET stage = stage + 1, machine = NULL, held_until = NULL \
                         WHERE line_up = $1 AND stage = $2 AND machine = $3",
                    )
                    .bind(line_up.to_string())
                    .bind(number(stage))
                    .bind(machine)
                    .execute(connection)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Notes the answer to a line-up, unless somebody was faster, and says which answer stays.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn answered(&self, line_up: LineUp, answer: Answer) -> Result<Answer, Down> {
        self.store
            .write(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "UPDATE building SET answer = $1, machine = NULL, held_until = NULL \
                         WHERE line_up = $2 AND answer IS NULL",
                    )
                    .bind(written(answer))
                    .bind(line_up.to_string())
                    .execute(&mut *connection)
                    .await?;
                    let row = sqlx::query("SELECT answer FROM building WHERE line_up = $1")
                        .bind(line_up.to_string())
                        .fetch_optional(connection)
                        .await?;
                    // Whoever looks after the database may have removed the row.
                    row.map_or(Ok(answer), |row| Ok(row.parsed::<Written>("answer")?.0))
                })
            })
            .await
    }

    /// Gives back everything that this machine has taken.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn give_back(&self) -> Result<(), Down> {
        let machine = self.machine.clone();
        self.store
            .write(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "UPDATE building SET machine = NULL, held_until = NULL WHERE machine = $1",
                    )
                    .bind(machine)
                    .execute(connection)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    /// How far all machines are.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn status(&self) -> Result<BuildingStatus, Down> {
        let read = |row: AnyRow| {
            Ok(BuildingStatus {
                line_ups: row.number("line_ups")?,
                answered: row.number("answered")?,
                open: row.number("open")?,
            })
        };
        let mut reader = self.store.reader().await?;
        let row = sqlx::query(
            "SELECT COUNT(*) AS line_ups, COUNT(answer) AS answered, \
             COUNT(CASE WHEN answer IS NULL AND stage < $1 THEN 1 END) AS open FROM building",
        )
        .bind(STAGES.len() as i64)
        .fetch_one(&mut *reader)
        .await;
        row.and_then(read).map_err(down)
    }

    /// All answers that were found, by whomever.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn answers(&self) -> Result<Vec<(LineUp, Answer)>, Down> {
        let mut reader = self.store.reader().await?;
        let rows = sqlx::query("SELECT line_up, answer FROM building WHERE answer IS NOT NULL")
            .fetch_all(&mut *reader)
            .await
            .map_err(down)?;
        let read = |row: &AnyRow| {
            let Written(answer) = row.parsed("answer")?;
            Ok((row.parsed("line_up")?, answer))
        };
        Ok(readable(&rows, read))
    }
}

/// [`Building::LEASE`] in milliseconds.
const fn lease() -> i64 {
    Building::LEASE.as_millis() as i64
}

const fn number(stage: Stage) -> i64 {
    match stage {
        Stage::Likely => 0,
        Stage::Variations => 1,
        Stage::Every => 2,
    }
}

fn written(answer: Answer) -> String {
    match answer {
        Answer::None => NONE.to_owned(),
        Answer::Wins(line_up) => line_up.to_string(),
    }
}

/// An answer as it is written in the database.
struct Written(Answer);

impl FromStr for Written {
    type Err = ParseLineUpError;

    fn from_str(text: &str) -> Result<Written, ParseLineUpError> {
        Ok(Written(match text {
            NONE => Answer::None,
            line_up => Answer::Wins(line_up.parse()?),
        }))
    }
}

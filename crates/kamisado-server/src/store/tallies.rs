//! How often positions were reached, and who won the round then.

use std::collections::BTreeMap;

use kamisado::{BySide, Position, Side};
use kamisado_online::Down;
use sha2::{Digest as _, Sha256};
use sqlx::{AnyConnection, Error, Row as _};

use super::Store;
use super::database::down;
use super::sql::{Columns as _, Statement, pieces};

/// How many finished rounds came through a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Rounds that Black won.
    pub black: u64,
    /// Rounds that White won.
    pub white: u64,
}

impl Store {
    /// How many moves of each round are tallied. Later positions are hardly ever reached twice.
    pub const TALLIED_MOVES: usize = 8;

    /// The tallies of several positions, in their order.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn tallies(&self, positions: &[Position]) -> Result<Vec<Tally>, Down> {
        let mut reader = self.reader().await?;
        tallies(&mut reader, positions).await.map_err(down)
    }

    /// The tally of a position.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn tally(&self, position: &Position) -> Result<Tally, Down> {
        let tallies = self.tallies(std::slice::from_ref(position)).await?;
        Ok(tallies.first().copied().unwrap_or_default())
    }
}

async fn tallies(
    connection: &mut AnyConnection,
    positions: &[Position],
) -> Result<Vec<Tally>, Error> {
    let numbers: Vec<i64> = positions.iter().map(number).collect();
    let mut tallies = vec![Tally::default(); positions.len()];
    for piece in numbers.chunks(128) {
        let mut statement =
            Statement::new("SELECT position, black, white FROM tally WHERE position IN ");
        statement.list(piece.iter().copied())?;
        for row in statement.query().fetch_all(&mut *connection).await? {
            let found: i64 = row.try_get("position")?;
            let tally = Tally {
                black: row.number("black")?,
                white: row.number("white")?,
            };
            for (slot, _) in tallies
                .iter_mut()
                .zip(&numbers)
                .filter(|&(_, &number)| number == found)
            {
                *slot = tally;
            }
        }
    }
    Ok(tallies)
}

/// The number under which a position is tallied: the beginning of a hash of its text, which is the same on every machine.
pub(super) fn number(position: &Position) -> i64 {
    let hash = Sha256::digest(position.to_string().as_bytes());
    hash.iter()
        .take(8)
        .fold(0, |number, &byte| number << 8 | i64::from(byte))
}

/// Counts positions with the winners of their rounds.
pub(super) async fn add(
    connection: &mut AnyConnection,
    positions: &[(i64, Side)],
) -> Result<(), Error> {
    change(connection, positions, 1).await
}

/// Takes them back.
pub(super) async fn remove(
    connection: &mut AnyConnection,
    positions: &[(i64, Side)],
) -> Result<(), Error> {
    change(connection, positions, -1).await
}

async fn change(
    connection: &mut AnyConnection,
    positions: &[(i64, Side)],
    by: i64,
) -> Result<(), Error> {
    // Each position once, and in order, so that two servers never wait for each other.
    let mut changes: BTreeMap<i64, BySide<i64>> = BTreeMap::new();
    for &(position, winner) in positions {
        changes.entry(position).or_default()[winner] += by;
    }
    let changes: Vec<_> = changes.into_iter().collect();
    for piece in pieces(&changes) {
        let mut statement = Statement::new("INSERT INTO tally (position, black, white) VALUES ");
        for (index, (position, counts)) in piece.iter().enumerate() {
            statement
                .push(if index == 0 { "(" } else { ", (" })
                .bind(*position)?
                .push(", ")
                .bind(counts[Side::Black])?
                .push(", ")
                .bind(counts[Side::White])?
                .push(")");
        }
        statement.push(
            " ON CONFLICT (position) DO UPDATE SET black = tally.black + EXCLUDED.black, \
             white = tally.white + EXCLUDED.white",
        );
        statement.query().execute(&mut *connection).await?;
    }
    Ok(())
}

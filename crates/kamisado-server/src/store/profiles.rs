//! How somebody has done.

use std::collections::BTreeMap;

use kamisado::{MatchKind, Side};
use kamisado_online::{Down, PersonId};
use sqlx::{AnyConnection, Error, Row as _};

use super::Store;
use super::database::down;
use super::ending::kind_letter;
use super::sql::Columns as _;

/// How many games somebody has won, tied and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Games won.
    pub won: u64,
    /// Games that nobody won.
    pub tied: u64,
    /// Games lost.
    pub lost: u64,
}

impl Results {
    /// All games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.won + self.tied + self.lost
    }
}

impl Store {
    /// A person's results by kind of match and side, in the order of the kinds, black before white. Kinds they have not played are left out.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub async fn results(&self, person: PersonId) -> Result<Vec<(MatchKind, Side, Results)>, Down> {
        let mut reader = self.reader().await?;
        results(&mut reader, person).await.map_err(down)
    }
}

/// Counted in the index alone.
pub(super) const RESULTS: &str = "SELECT class, 'black' AS side, COUNT(*) AS games FROM game \
     WHERE black = $1 AND class IS NOT NULL GROUP BY class \
     UNION ALL SELECT class, 'white' AS side, COUNT(*) AS games FROM game \
     WHERE white = $1 AND class IS NOT NULL GROUP BY class";

async fn results(
    connection: &mut AnyConnection,
    person: PersonId,
) -> Result<Vec<(MatchKind, Side, Results)>, Error> {
    let rows = sqlx::query(RESULTS)
        .bind(person.0)
        .fetch_all(connection)
        .await?;
    let mut found: BTreeMap<(usize, Side), Results> = BTreeMap::new();
    for row in &rows {
        let class: &str = row.try_get("class")?;
        let side: Side = row.parsed("side")?;
        let games: u64 = row.number("games")?;
        let mut letters = class.chars();
        let kind = letters.next();
        let Some(kind) = MatchKind::ALL
            .into_iter()
            .position(|of| Some(kind_letter(of)) == kind)
        else {
            continue;
        };
        let results = found.entry((kind, side)).or_default();
        match (letters.last(), side) {
            (Some('b'), Side::Black) | (Some('w'), Side::White) => results.won += games,
            (Some('t'), _) => results.tied += games,
            _ => results.lost += games,
        }
    }
    Ok(found
        .into_iter()
        .map(|((kind, side), results)| (MatchKind::ALL[kind], side, results))
        .collect())
}

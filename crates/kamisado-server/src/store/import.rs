//! Games that were played elsewhere.

use kamisado::BySide;
use kamisado_online::{Down, Entry, GameId, PersonId, Stamp, Table, Terms};
use sqlx::{AnyConnection, Error};

use super::ending::{self, Effects};
use super::sql::unreadable;
use super::{Store, games, journal};

/// A game that was played elsewhere. It gets a number and a name of its own here.
#[derive(Clone, Debug)]
pub struct Imported {
    /// What was agreed.
    pub terms: Terms,
    /// Who played.
    pub players: BySide<PersonId>,
    /// When it began.
    pub created_at: Stamp,
    /// What happened; the numbers of the game in them do not matter.
    pub entries: Vec<Entry>,
}

impl Store {
    /// Takes over games that were played elsewhere, with all that follows from them, all or none.
    ///
    /// # Errors
    /// When the database cannot be reached, or the entries of a game do not follow from each other.
    pub async fn import(&self, imported: Vec<Imported>) -> Result<(), Down> {
        self.write(move |connection| Box::pin(import(connection, imported)))
            .await
    }
}

async fn import(connection: &mut AnyConnection, imported: Vec<Imported>) -> Result<(), Error> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut endings = Vec::new();
    for one in imported {
        let new = games::New::random(one.terms, one.players, one.created_at);
        let game = games::insert(connection, new).await?;
        let from = entries.len();
        entries.extend(one.entries.into_iter().map(|entry| Entry {
            game: GameId(game.id.0),
            ..entry
        }));
        let table = Table::replay(game, Vec::new(), &entries[from..])
            .map_err(|error| unreadable("what", error))?;
        sqlx::query("UPDATE game SET head = $1 WHERE id = $2")
            .bind(i64::from(table.seq()))
            .bind(game.id.0)
            .execute(&mut *connection)
            .await?;
        if let (Some(ending), Some(&last)) = (ending::ending_of(&table), entries.last()) {
            let effects = Effects::of(&table, &ending);
            endings.push((last, ending, effects));
        }
    }
    let entries: Vec<&Entry> = entries.iter().collect();
    journal::insert(connection, &entries).await?;
    let endings: Vec<_> = endings
        .iter()
        .map(|(last, ending, effects)| (last, ending, effects))
        .collect();
    ending::apply(connection, &endings).await
}

//! The store, on real SQLite files.

mod journal;
mod people;
mod seeks;

use kamisado::{BySide, MatchKind, MatchRules, Opening, Side};
use kamisado_online::{Clock, Entry, Game, Next, PersonId, Stamp, Terms, Time as _, What};
use kamisado_server::store::Store;
use tempfile::TempDir;

/// A store in a folder of its own, which is gone afterwards.
struct Place {
    folder: TempDir,
    store: Store,
}

impl Place {
    async fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("kamisado.db"))
            .await
            .unwrap();
        Place { folder, store }
    }

    /// The same file, opened again as after a restart.
    async fn again(self) -> Place {
        self.store.close().await;
        let Place { folder, store } = self;
        drop(store);
        let store = Store::open(folder.path().join("kamisado.db"))
            .await
            .unwrap();
        Place { folder, store }
    }
}

fn terms(kind: MatchKind, rated: bool) -> Terms {
    Terms {
        rules: MatchRules {
            opening: if rated {
                Opening::MatchPlay
            } else {
                Opening::Standard
            },
            ..kind.into()
        },
        clock: "180+2".parse::<Clock>().unwrap(),
        rated,
    }
}

fn casual() -> Terms {
    terms(MatchKind::Single, false)
}

/// Two guests.
async fn two(store: &Store) -> BySide<PersonId> {
    let black = store.create_guest().await.unwrap();
    BySide::new(black, store.create_guest().await.unwrap())
}

async fn begin(store: &Store, terms: Terms) -> Game {
    let players = two(store).await;
    store.begin_game(terms, players, store.now()).await.unwrap()
}

/// The entry of a game with this number.
fn entry(game: &Game, seq: u32, side: Side, what: &str) -> Entry {
    Entry {
        game: game.id,
        seq,
        at: game.created_at + std::time::Duration::from_secs(u64::from(seq) + 1),
        lag: std::time::Duration::ZERO,
        side: Some(side),
        what: what.parse::<What>().unwrap(),
    }
}

/// The game goes on.
fn on(side: Side, due_at: Stamp) -> Next {
    Next {
        side: Some(side),
        due_at: Some(due_at),
        ending: None,
    }
}

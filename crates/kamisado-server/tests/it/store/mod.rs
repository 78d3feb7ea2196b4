//! The store, on real SQLite files.

mod archive;
mod database;
mod endings;
mod journal;
mod million;
mod moderation;
mod people;
mod seeks;

use kamisado::{BySide, Decision, MatchKind, MatchRules, Opening, Side};
use kamisado_online::{
    Appended, Clock, Ending, Entry, Game, Journal as _, Next, PersonId, Stamp, Table, Terms,
    Time as _, What,
};
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

/// A few random numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }
}

/// The next entry of a random game.
fn random_entry(table: &Table, dice: &mut Dice) -> Entry {
    let game = table.game();
    let what = match table.due_side() {
        Some(_) => {
            let legal = table.play().legal();
            What::Decision(legal[dice.roll(legal.len())])
        }
        None => {
            let line_up = table
                .play()
                .now()
                .draw_line_up(dice.roll(usize::MAX) as u64);
            What::Decision(Decision::LineUp(line_up.unwrap()))
        }
    };
    Entry {
        game: game.id,
        seq: table.seq(),
        at: game.created_at + std::time::Duration::from_secs(u64::from(table.seq()) + 1),
        lag: std::time::Duration::ZERO,
        side: table.due_side(),
        what,
    }
}

/// What a table says of its game once its last entry is in the journal.
fn next(table: &Table) -> Next {
    let is_the_end = table
        .entries()
        .last()
        .is_some_and(|entry| entry.what.changes_match());
    let ending = table.result().filter(|_| is_the_end).map(|result| Ending {
        result,
        points: table.play().score(),
        decisions: table.play().decisions().len() as u32,
    });
    Next {
        ending,
        ..table.next()
    }
}

/// Plays a game to its end, or to this many entries.
async fn play(store: &Store, game: Game, most: u32, dice: &mut Dice) -> Table {
    let mut table = Table::new(game, Vec::new());
    while table.result().is_none() && table.seq() < most {
        let entry = random_entry(&table, dice);
        table.apply(&entry).unwrap();
        let appended = store.append(entry, next(&table)).await;
        assert_eq!(appended, Ok(Appended::Done));
    }
    table
}

/// Ends a game with a word of one side.
async fn end(store: &Store, table: &mut Table, side: Option<Side>, what: What) -> Entry {
    let entry = Entry {
        game: table.game().id,
        seq: table.seq(),
        at: table.game().created_at + std::time::Duration::from_secs(u64::from(table.seq()) + 1),
        lag: std::time::Duration::ZERO,
        side,
        what,
    };
    table.apply(&entry).unwrap();
    let appended = store.append(entry, next(table)).await;
    assert_eq!(appended, Ok(Appended::Done));
    entry
}

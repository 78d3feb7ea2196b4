//! The store, on real SQLite files and on a real PostgreSQL. Every test of [`on_both`] runs on both.

mod archive;
mod backup;
mod building;
mod database;
mod endings;
mod journal;
mod million;
mod moderation;
mod people;
mod seeks;
mod several;

use kamisado::{BySide, Decision, MatchKind, MatchRules, Opening, Side};
use kamisado_online::{
    Appended, Clock, Ending, Entry, Game, Journal as _, Next, PersonId, Stamp, Table, Terms,
    Time as _, What,
};
use kamisado_server::store::{Location, Store};
use kamisado_testing::Postgres;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Row as _};
use tempfile::TempDir;

/// Runs tests, which are given a place, on both databases.
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(super::Place::sqlite().await).await;
            })+
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(super::Place::postgres().await).await;
            })+
        }
    };
}
use on_both;

/// A store in a database of its own, which is gone afterwards.
struct Place {
    folder: TempDir,
    location: Location,
    store: Store,
}

impl Place {
    async fn sqlite() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let location = Location::File(folder.path().join("kamisado.db"));
        Place::open(folder, location).await
    }

    async fn postgres() -> Place {
        let url = Postgres::shared().create_database();
        Place::open(tempfile::tempdir().unwrap(), url.parse().unwrap()).await
    }

    async fn open(folder: TempDir, location: Location) -> Place {
        let store = Store::open(&location).await.unwrap();
        Place {
            folder,
            location,
            store,
        }
    }

    /// The same database, opened again as after a restart.
    async fn again(self) -> Place {
        self.store.close().await;
        Place::open(self.folder, self.location).await
    }

    /// The same database, opened once more as by another server; a file is opened as by a tool.
    async fn another(&self) -> Store {
        match &self.location {
            Location::Postgres(_) => Store::open(&self.location).await.unwrap(),
            _ => Store::open_beside(&self.location).await.unwrap(),
        }
    }

    /// Another connection to the database.
    async fn connect(&self) -> AnyConnection {
        let url = match &self.location {
            Location::Postgres(_) => self.location.to_string(),
            _ => format!("sqlite://{}", self.location),
        };
        AnyConnection::connect(&url).await.unwrap()
    }

    /// Does something to the database behind the back of the store.
    async fn execute(&self, statement: &str) {
        let statement = sqlx::query(AssertSqlSafe(statement.to_owned()));
        statement.execute(&mut self.connect().await).await.unwrap();
    }

    /// What is stored in a table, and in a file in everything.
    async fn stored(&self, table: &str) -> Vec<u8> {
        if let Location::File(path) = &self.location {
            let mut bytes = std::fs::read(path).unwrap();
            let log = path.with_extension("db-wal");
            bytes.extend(std::fs::read(log).unwrap_or_default());
            return bytes;
        }
        let all = format!("SELECT string_agg(CAST(one AS text), ' ') FROM {table} AS one");
        let mut connection = self.connect().await;
        let row = sqlx::query(AssertSqlSafe(all)).fetch_one(&mut connection);
        row.await.unwrap().get::<String, _>(0).into_bytes()
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

/// The whole file with everything about a person.
async fn exported(store: &Store, person: PersonId) -> String {
    let mut export = store.export(person).await.unwrap();
    let mut file = String::new();
    while let Some(piece) = export.next().await.unwrap() {
        file.push_str(&piece);
    }
    file
}

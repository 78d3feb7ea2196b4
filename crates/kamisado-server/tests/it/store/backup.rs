use std::collections::BTreeSet;
use std::io::Cursor;

use kamisado::{LineUp, MatchKind, Side};
use kamisado_online::{Journal as _, Stamp, Time as _, What};
use kamisado_server::store::{BackupError, Location, Store, Wish};

use super::{Dice, Place, begin, casual, end, play, terms, two};

/// A database with something in every table.
async fn full() -> Place {
    let place = Place::sqlite().await;
    let _alive = place.store.come_alive().await.unwrap();
    // The time between two servers is an outage, however short it was.
    let place = place.again().await;
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    let _alive = place.store.come_alive().await.unwrap();
    let store = &place.store;
    store.computer(3).await.unwrap();
    let game = begin(store, terms(MatchKind::DoubleRound, true)).await;
    let mut table = play(store, game, 30, &mut Dice(7)).await;
    if table.result().is_none() {
        end(store, &mut table, Some(Side::White), What::Resign).await;
    }
    let running = begin(store, casual()).await;
    play(store, running, 3, &mut Dice(8)).await;
    let players = two(store).await;
    let [ada, eve] = Side::ALL.map(|side| players[side]);
    let hash = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA".to_owned();
    store.register(ada, "Ada", hash).await.unwrap();
    store.begin_session(ada, "A „browser“\n\\\"").await.unwrap();
    store.new_recovery_codes(ada).await.unwrap();
    let wish = Wish {
        by: eve,
        terms: casual(),
        side: Some(Side::Black),
        private: true,
        until: store.now() + std::time::Duration::from_secs(3600),
    };
    store.post(wish).await.unwrap();
    store.block(ada, eve).await.unwrap();
    store.report(ada, eve, Some(game.id), "rude").await.unwrap();
    store.audit("root", "look", "", "").await.unwrap();
    let building = store.building();
    building.add(&[LineUp::OWN_COLORS]).await.unwrap();
    building.take().await.unwrap();
    place
}

async fn back_up(store: &Store) -> String {
    let mut backup = Vec::new();
    store.back_up(&mut backup).await.unwrap();
    String::from_utf8(backup).unwrap()
}

/// The rows of a backup, each with the line that begins its table. Databases do not agree on the order of texts.
fn content(backup: &str) -> BTreeSet<(&str, &str)> {
    let lines: Vec<&str> = backup.lines().collect();
    let mut table = "";
    lines[1..lines.len() - 1]
        .iter()
        .filter_map(|line| {
            if line.starts_with('{') {
                table = line;
                return None;
            }
            Some((table, *line))
        })
        .collect()
}

async fn restore(store: &Store, backup: &str) -> Result<(), BackupError> {
    let restored = store.restore(&mut Cursor::new(backup), false).await;
    restored.map(drop)
}

#[tokio::test]
async fn what_is_restored_is_what_was_backed_up() {
    let place = full().await;
    let store = &place.store;
    let backup = back_up(store).await;
    let counts = backup.lines().next_back().unwrap();
    assert!(!counts.contains(":0"), "a table is empty: {counts}");

    let copy = Store::open(Location::Memory).await.unwrap();
    // A server was here once, which makes the computer known.
    copy.computer(1).await.unwrap();
    restore(&copy, &backup).await.unwrap();
    let again = back_up(&copy).await;
    assert_eq!(content(&again), content(&backup));
    // Numbers go on where they were.
    let (here, there) = (store.create_guest().await, copy.create_guest().await);
    assert_eq!(here, there);
    // Until a server is alive again, nobody could play.
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    let _alive = copy.come_alive().await.unwrap();
    let before = store.outages(Stamp(0)).await.unwrap().len();
    let after = copy.outages(Stamp(0)).await.unwrap().len();
    assert_eq!(after, before + 1);
}

#[tokio::test]
async fn games_and_people_are_replaced_only_by_those_who_say_so() {
    let place = full().await;
    let store = &place.store;
    let backup = back_up(store).await;
    let other = Store::open(Location::Memory).await.unwrap();
    let guest = other.create_guest().await.unwrap();
    let refused = restore(&other, &backup).await;
    assert!(matches!(refused, Err(BackupError::NotEmpty)), "{refused:?}");
    assert!(other.person(guest).await.unwrap().is_some());
    let restored = other
        .restore(&mut Cursor::new(&backup), true)
        .await
        .unwrap();
    assert_eq!(restored.games, 2);
    assert_eq!(content(&back_up(&other).await), content(&backup));
}

#[tokio::test]
async fn all_of_a_backup_is_restored_or_nothing() {
    let place = full().await;
    let store = &place.store;
    let backup = back_up(store).await;
    let lines: Vec<&str> = backup.lines().collect();
    let (last, some) = (lines.len(), lines.len() / 2);
    let without = |number: usize| {
        let mut lines = lines.clone();
        lines.remove(number);
        lines.join("\n") + "\n"
    };
    let wrong = [
        (without(last - 1), last),
        (without(some), last - 1),
        (backup.replacen("\"Ada\"", "\"Eve\"", 1), last),
        (backup.trim_end().to_owned(), last),
        (backup.replacen("[1,", "[\"1\",", 1), 3),
        (
            backup.replacen("\"table\":\"session\"", "\"table\":\"sqlite_schema\"", 1),
            0,
        ),
        (
            backup.replacen("\"kind\",", "\"kind) VALUES (1); --\",", 1),
            2,
        ),
        (format!("{}\n[{}]\n", lines[0], "1".repeat(2 << 20)), 2),
    ];
    let empty = Store::open(Location::Memory).await.unwrap();
    let before = back_up(&empty).await;
    for (text, number) in wrong {
        match restore(&empty, &text).await {
            Err(BackupError::Damaged { line }) if number == 0 || line == number as u64 => {}
            other => panic!("{other:?} instead of line {number}"),
        }
        assert_eq!(content(&back_up(&empty).await), content(&before));
    }
    for other in ["", "\n", "Dear diary", "{\"format\":\"kamisado-person\"}\n"] {
        let refused = restore(&empty, other).await;
        assert!(matches!(refused, Err(BackupError::NotABackup)), "{other}");
    }
    let newer = backup.replacen("\"version\":1", "\"version\":2", 1);
    let refused = restore(&empty, &newer).await;
    assert!(matches!(refused, Err(BackupError::TooNew)), "{refused:?}");
    restore(&empty, &backup).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn from_a_file_to_postgres_and_back() {
    let place = full().await;
    let file = &place.store;
    let backup = back_up(file).await;
    let shared = Place::postgres().await;
    restore(&shared.store, &backup).await.unwrap();
    let again = back_up(&shared.store).await;
    assert_eq!(content(&again), content(&backup));
    let back = Store::open(Location::Memory).await.unwrap();
    restore(&back, &again).await.unwrap();
    assert_eq!(content(&back_up(&back).await), content(&backup));
    // Numbers go on where they were.
    assert_eq!(shared.store.create_guest().await, file.create_guest().await);
    let game = begin(&shared.store, casual()).await;
    play(&shared.store, game, 2, &mut Dice(9)).await;

    // Not while a server is alive, whatever is said.
    let in_a_year = shared.store.now().0 + 365 * 24 * 3_600_000;
    shared
        .execute(&format!("UPDATE node SET seen_at = {in_a_year}"))
        .await;
    let refused = shared.store.restore(&mut Cursor::new(&backup), true).await;
    assert!(matches!(refused, Err(BackupError::InUse)), "{refused:?}");
}

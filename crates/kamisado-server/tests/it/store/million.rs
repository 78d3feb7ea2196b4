//! An archive of a million games: what it takes to find something in it.
//!
//! ```text
//! GAMES=1000000 cargo test -p kamisado-server --test it store::million -- --nocapture
//! ```
//!
//! Without `GAMES` there are a few only, so that the queries themselves are tested. With `ARCHIVE=file.db` a database that is there already is measured.

// The table is for people to read.
#![allow(clippy::print_stdout)]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use kamisado::{LineUp, MatchKind, MatchRules, Opening, Position, Side};
use kamisado_online::{PersonId, Pool, Stamp, Table, Terms, What};
use kamisado_server::store::{Imported, Query, Registered, Store, Winner};

use super::{Dice, Place, exported, on_both, random_entry};

/// The time over which the games are spread.
const YEARS: i64 = 3 * 365 * 24 * 3600 * 1000;
const BEGIN: Stamp = Stamp(1_700_000_000_000);

/// How many games there are if nobody says how many.
const FEW: i64 = 500;

/// How many people play, a few of them much more than most.
fn people(games: i64) -> usize {
    if games > FEW { 20_000 } else { 1_000 }
}

fn person(people: &[PersonId], dice: &mut Dice) -> PersonId {
    // Of two at random the one who came earlier, three times: the first plays some thousands of games.
    let index = (0..4).map(|_| dice.roll(people.len())).min().unwrap();
    people[index]
}

fn terms(dice: &mut Dice) -> Terms {
    let kind = match dice.roll(100) {
        0..50 => MatchKind::Single,
        50..80 => MatchKind::DoubleRound,
        80..97 => MatchKind::Standard,
        97..99 => MatchKind::SERIES,
        _ => MatchKind::Long,
    };
    let rated = !matches!(kind, MatchKind::Single | MatchKind::Series { .. }) && dice.roll(4) > 0;
    let opening = match dice.roll(10) {
        _ if rated => Opening::MatchPlay,
        0 => Opening::OneThreeFive,
        1..4 => Opening::MatchPlay,
        _ => Opening::Standard,
    };
    Terms {
        rules: MatchRules {
            opening,
            ..kind.into()
        },
        clock: "300+3".parse().unwrap(),
        rated,
    }
}

/// A game of players who see a win that is one move away, and otherwise prefer some moves to others.
fn game(people: &[PersonId], number: i64, all: i64, dice: &mut Dice) -> Imported {
    let black = person(people, dice);
    let white = loop {
        let other = person(people, dice);
        if other != black {
            break other;
        }
    };
    let created_at = Stamp(BEGIN.0 + YEARS / all * number);
    let game = kamisado_online::Game {
        id: kamisado_online::GameId(1),
        slug: kamisado_online::Slug::from_random(1),
        terms: terms(dice),
        players: kamisado::BySide::new(black, white),
        seed: 0,
        created_at,
    };
    let mut table = Table::new(game, Vec::new());
    while table.result().is_none() {
        let mut entry = random_entry(&table, dice);
        if let (Some(side), Some(position)) = (table.due_side(), table.play().position()) {
            let wins = position.moves().find(|m| {
                position
                    .play(*m)
                    .is_ok_and(|played| played.next.end().is_some_and(|end| end.winner == side))
            });
            match wins {
                Some(m) => entry.what = What::Decision(kamisado::Decision::Move(m)),
                // The first of the list, mostly.
                None if dice.roll(3) > 0 => {
                    let legal = table.play().legal();
                    let favourite = dice.roll(legal.len()).min(dice.roll(legal.len()));
                    entry.what = What::Decision(legal[favourite]);
                }
                None => {}
            }
            if table.seq() > 6 && dice.roll(60) == 0 {
                entry.what = What::Resign;
            }
        }
        table.apply(&entry).unwrap();
    }
    Imported {
        terms: game.terms,
        players: game.players,
        created_at,
        entries: table.entries().copied().collect(),
    }
}

async fn fill(store: &Store, number_of_people: usize, games: i64) {
    let mut people: Vec<PersonId> = Vec::new();
    while people.len() < number_of_people {
        let mut guests = tokio::task::JoinSet::new();
        for index in people.len()..people.len() + 1000 {
            let store = store.clone();
            guests.spawn(async move {
                let person = store.create_guest().await.unwrap();
                let digits = format!("{index:05}");
                // No two of these letters look alike.
                let letters = digits
                    .bytes()
                    .map(|digit| char::from(b"abcdefghkn"[usize::from(digit - b'0')]));
                let name: String = "p".chars().chain(letters).collect();
                let registered = store.register(person, &name, String::new()).await;
                assert_eq!(registered, Ok(Registered::Done));
                person
            });
        }
        people.extend(guests.join_all().await);
    }
    people.sort_unstable();
    let people: std::sync::Arc<[PersonId]> = people.into();
    const PIECE: i64 = 2_000;
    let make = |begin: i64| {
        let people = people.clone();
        tokio::task::spawn_blocking(move || {
            let mut dice = Dice(0x9e37_79b9_7f4a_7c15 ^ (begin as u64 + 1));
            (begin..(begin + PIECE).min(games))
                .map(|number| game(&people, number, games, &mut dice))
                .collect::<Vec<_>>()
        })
    };
    let began = Instant::now();
    let mut next = make(0);
    let mut begin = 0;
    while begin < games {
        let piece = next.await.unwrap();
        assert!(!piece.is_empty());

        begin += PIECE;
        next = make(begin.min(games));
        store.import(piece).await.unwrap();
        if begin % 50_000 == 0 {
            println!("{begin} games after {} s", began.elapsed().as_secs());
        }
    }
}

/// The median and the longest of some runs, in milliseconds.
async fn time<F: Future<Output = usize>>(
    what: &str,
    runs: usize,
    mut query: impl FnMut(usize) -> F,
) {
    let mut times = Vec::new();
    let mut rows = 0;
    for run in 0..runs {
        let began = Instant::now();
        rows += query(run).await;
        times.push(began.elapsed());
    }
    times.sort_unstable();
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "| {what} | {:.1} | {:.1} | {} |",
        milliseconds(times[runs / 2]),
        milliseconds(times[runs - 1]),
        rows / runs
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_archive_of_many_games() {
    let games: i64 = std::env::var("GAMES")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(FEW);
    let folder = tempfile::tempdir().unwrap();
    let path = match std::env::var_os("ARCHIVE") {
        Some(path) => PathBuf::from(path),
        None => {
            let path = folder.path().join("million.db");
            let store = Store::open(path.as_path()).await.unwrap();
            let began = Instant::now();
            fill(&store, people(games), games).await;
            println!("{games} games in {} s", began.elapsed().as_secs());
            store.close().await;
            path
        }
    };
    println!("{} MB", std::fs::metadata(&path).unwrap().len() / 1_000_000);
    let store = &Store::open_beside(path.as_path()).await.unwrap();

    let any = Query::default();
    let all = |count: u32, query: Query| async move {
        store
            .archive(&query, None, count)
            .await
            .unwrap()
            .games
            .len()
    };
    let middle = Stamp(BEGIN.0 + YEARS / 2);
    let first = PersonId(1);
    assert_eq!(all(50, any).await, 50);
    println!("| query | median ms | worst ms | rows |\n| --- | --- | --- | --- |");
    time("the newest 50", 20, |_| all(50, any)).await;
    time("a page in the middle", 20, |_| {
        all(
            50,
            Query {
                to: Some(middle),
                ..any
            },
        )
    })
    .await;
    time("a day", 20, |run| {
        let from = Stamp(BEGIN.0 + YEARS / 30 * (run as i64 + 1));
        all(
            50,
            Query {
                from: Some(from),
                to: Some(from + Duration::from_secs(86_400)),
                ..any
            },
        )
    })
    .await;
    time("a busy player", 20, |_| {
        all(
            50,
            Query {
                player: Some(first),
                ..any
            },
        )
    })
    .await;
    time("any player", 20, |run| {
        all(
            50,
            Query {
                player: Some(PersonId(run as i64 * 900 + 50)),
                ..any
            },
        )
    })
    .await;
    time("won by a busy player, rated", 20, |_| {
        all(
            50,
            Query {
                player: Some(first),
                winner: Some(Winner::Player),
                rated: Some(true),
                ..any
            },
        )
    })
    .await;
    for kind in [
        MatchKind::Single,
        MatchKind::DoubleRound,
        MatchKind::Long,
        MatchKind::Marathon,
    ] {
        time(&format!("kind {kind}"), 20, |_| {
            all(
                50,
                Query {
                    kind: Some(kind),
                    ..any
                },
            )
        })
        .await;
    }
    time("opening 1-3-5, won by White", 20, |_| {
        all(
            50,
            Query {
                opening: Some(Opening::OneThreeFive),
                winner: Some(Winner::Side(Side::White)),
                ..any
            },
        )
    })
    .await;
    time("tied", 20, |_| {
        all(
            50,
            Query {
                winner: Some(Winner::Nobody),
                ..any
            },
        )
    })
    .await;
    time("rated", 20, |_| {
        all(
            50,
            Query {
                rated: Some(true),
                ..any
            },
        )
    })
    .await;
    time("rated, in the middle", 20, |_| {
        all(
            50,
            Query {
                rated: Some(true),
                to: Some(middle),
                ..any
            },
        )
    })
    .await;
    time("a line-up", 20, |run| {
        all(
            50,
            Query {
                line_up: LineUp::match_play(run as u8 + 1),
                ..any
            },
        )
    })
    .await;
    time("40 decisions or more", 20, |_| {
        all(
            50,
            Query {
                min_decisions: Some(40),
                ..any
            },
        )
    })
    .await;
    time("a length that there is not", 20, |_| {
        all(
            50,
            Query {
                min_decisions: Some(5_000),
                ..any
            },
        )
    })
    .await;
    time("that length, of a busy player", 20, |_| {
        all(
            50,
            Query {
                min_decisions: Some(5_000),
                player: Some(first),
                ..any
            },
        )
    })
    .await;
    time("results of a busy player", 20, |_| async {
        store.results(first).await.unwrap().len()
    })
    .await;
    time("rating history of a busy player", 20, |_| async {
        store
            .rating_history(first, Pool::DoubleRound, 500)
            .await
            .unwrap()
            .len()
    })
    .await;
    time("leaderboard", 20, |_| async {
        store
            .leaderboard(Pool::DoubleRound, 100)
            .await
            .unwrap()
            .len()
    })
    .await;
    let start = Position::start();
    let after: Vec<Position> = start
        .moves()
        .filter_map(|m| start.play(m).ok()?.next.position().copied())
        .collect();
    println!("start: {:?}", store.tally(&start).await.unwrap());
    time("tallies of all first moves", 20, |_| async {
        store.tallies(&after).await.unwrap().len()
    })
    .await;
    let slug = store.archive(&any, None, 1).await.unwrap().games[0]
        .game
        .slug;
    let naming = |_: &kamisado_server::store::Person| "x".to_owned();
    time("the record of a game", 20, |_| async {
        store
            .record(slug, &naming)
            .await
            .unwrap()
            .map_or(0, |record| record.game().decisions().len())
    })
    .await;
    time("export of a busy player (games)", 1, |_| async {
        exported(store, first).await.matches("slug").count()
    })
    .await;
}

on_both!(games_played_elsewhere_are_taken_over_with_all_that_follows);

async fn games_played_elsewhere_are_taken_over_with_all_that_follows(place: Place) {
    fill(&place.store, 1_000, 300).await;
    let page = place
        .store
        .archive(&Query::default(), None, 400)
        .await
        .unwrap();
    assert_eq!(page.games.len(), 300);
}

//! Several servers that share a database. Where it is a file, the others are tools.

use std::time::Duration;

use kamisado::{MatchKind, Side};
use kamisado_online::{Appended, Entry, Journal as _, Pool, Stamp, Table, Time as _, What};
use kamisado_server::store::{Location, Pairing, Registered, Store, Taken, Wish};
use kamisado_testing::{Durability, Postgres};
use tokio::task::JoinSet;

use super::{Dice, Place, begin, casual, end, entry, next, on, on_both, play, terms, two};

on_both!(
    a_number_is_had_once_by_any_server,
    a_seek_is_taken_exactly_once_on_any_server,
    a_game_that_two_servers_finish_at_the_same_time_is_rated_once,
    games_of_the_same_people_that_end_on_different_servers_are_all_rated,
    a_name_is_given_away_once_by_any_server,
    a_session_that_one_server_ends_is_over_on_the_others,
    a_refused_entry_is_no_harm_to_those_that_are_written_with_it,
    time_in_which_no_server_was_alive_is_an_outage,
);

/// So many stores on one database.
async fn stores(place: &Place, count: usize) -> Vec<Store> {
    let mut stores = vec![place.store.clone()];
    while stores.len() < count {
        stores.push(place.another().await);
    }
    stores
}

async fn a_number_is_had_once_by_any_server(place: Place) {
    let stores = stores(&place, 3).await;
    let mut games = Vec::new();
    for _ in 0..8 {
        games.push(begin(&place.store, casual()).await);
    }
    for seq in 0..4 {
        let mut racers = JoinSet::new();
        for (index, store) in stores.iter().enumerate() {
            // Each in another order, so that they would wait for each other in a circle.
            let mut games = games.clone();
            games.rotate_left(3 * index);
            for game in games {
                let store = store.clone();
                racers.spawn(async move {
                    let mine = entry(&game, seq, Side::Black, ["b1b7", "c1c7", "d1d7"][index]);
                    (
                        mine,
                        store.append(mine, on(Side::White, Stamp(1))).await.unwrap(),
                    )
                });
            }
        }
        let mut done: Vec<Entry> = Vec::new();
        while let Some(racer) = racers.join_next().await {
            if let (mine, Appended::Done) = racer.unwrap() {
                done.push(mine);
            }
        }
        assert_eq!(done.len(), games.len());
        for mine in done {
            let entries = place.store.since(mine.game, seq).await.unwrap();
            assert_eq!(entries, [mine]);
        }
    }
}

fn wish(store: &Store, by: kamisado_online::PersonId) -> Wish {
    Wish {
        by,
        terms: casual(),
        side: None,
        private: false,
        until: store.now() + Duration::from_secs(60),
    }
}

async fn a_seek_is_taken_exactly_once_on_any_server(place: Place) {
    let stores = stores(&place, 3).await;
    let by = place.store.create_guest().await.unwrap();
    let seek = place.store.post(wish(&place.store, by)).await.unwrap();
    let mut takers = JoinSet::new();
    for index in 0..24 {
        let store = stores[index % stores.len()].clone();
        takers.spawn(async move {
            let taker = store.create_guest().await.unwrap();
            (taker, store.take(seek.slug, taker).await.unwrap())
        });
    }
    let mut games = Vec::new();
    for (taker, taken) in takers.join_all().await {
        match taken {
            Taken::Game(game) => games.push((taker, game)),
            other => assert_eq!(other, Taken::Gone),
        }
    }
    let [(taker, game)] = games[..] else {
        panic!("{games:?}")
    };
    // Whoever did not hear the answer asks again, anywhere.
    for store in &stores {
        assert_eq!(store.take(seek.slug, taker).await, Ok(Taken::Game(game)));
    }
    // People who want the same on different servers at the same moment find each other.
    let mut pairs = JoinSet::new();
    for index in 0..12 {
        let store = stores[index % stores.len()].clone();
        pairs.spawn(async move {
            let guest = store.create_guest().await.unwrap();
            store.pair(wish(&store, guest)).await.unwrap()
        });
    }
    let paired = pairs.join_all().await;
    let games = paired
        .iter()
        .filter(|pairing| matches!(pairing, Pairing::Game(_)));
    assert_eq!(games.count(), 6);
    assert_eq!(place.store.seeks(9).await, Ok(vec![]));
}

async fn a_game_that_two_servers_finish_at_the_same_time_is_rated_once(place: Place) {
    let stores = stores(&place, 2).await;
    for seed in 1..=5 {
        let game = begin(&place.store, terms(MatchKind::DoubleRound, true)).await;
        let table = play(&place.store, game, 6, &mut Dice(seed)).await;
        let mut racers = JoinSet::new();
        for index in 0..6 {
            let store = stores[index % stores.len()].clone();
            let mut table = table.clone();
            racers.spawn(async move {
                let side = Side::ALL[index / 2 % 2];
                let entry = Entry {
                    seq: table.seq(),
                    side: Some(side),
                    what: What::Resign,
                    ..*table.entries().last().unwrap()
                };
                table.apply(&entry).unwrap();
                store.append(entry, next(&table)).await.unwrap()
            });
        }
        let appended = racers.join_all().await;
        let done = appended.iter().filter(|&&one| one == Appended::Done);
        assert_eq!(done.count(), 1);
        for side in Side::ALL {
            let rated = place
                .store
                .rating(game.players[side], Pool::DoubleRound)
                .await;
            assert_eq!(rated.unwrap().unwrap().games, 1);
        }
    }
}

async fn games_of_the_same_people_that_end_on_different_servers_are_all_rated(place: Place) {
    let stores = stores(&place, 3).await;
    let people = [two(&place.store).await, two(&place.store).await];
    let mut tables: Vec<Table> = Vec::new();
    for index in 0..12 {
        let terms = terms(MatchKind::DoubleRound, true);
        let mut players = people[index % 2];
        if index % 3 == 0 {
            players = kamisado::BySide::new(people[1].black, people[0].white);
        }
        let now = place.store.now();
        let game = place.store.begin_game(terms, players, now).await.unwrap();
        tables.push(play(&place.store, game, 6, &mut Dice(index as u64 + 1)).await);
    }
    let mut ending = JoinSet::new();
    for (index, mut table) in tables.into_iter().enumerate() {
        let store = stores[index % stores.len()].clone();
        ending.spawn(async move {
            end(&store, &mut table, Some(Side::Black), What::Resign).await;
        });
    }
    ending.join_all().await;
    let mut rated = 0;
    for person in people.iter().flat_map(|two| [two.black, two.white]) {
        let rating = place.store.rating(person, Pool::DoubleRound).await.unwrap();
        let history = place
            .store
            .rating_history(person, Pool::DoubleRound, 99)
            .await;
        let history = history.unwrap();
        let games = rating.map_or(0, |rating| rating.games);
        assert_eq!(history.len(), games as usize);
        rated += games;
    }
    // Two players in each of twelve games. A change that was overwritten would be missing.
    assert_eq!(rated, 24);
}

async fn a_name_is_given_away_once_by_any_server(place: Place) {
    let stores = stores(&place, 4).await;
    let mut people = JoinSet::new();
    for store in stores {
        people.spawn(async move {
            let guest = store.create_guest().await.unwrap();
            store
                .register(guest, "Ada", "hash".to_owned())
                .await
                .unwrap()
        });
    }
    let registered = people.join_all().await;
    let count = |what| registered.iter().filter(|&&one| one == what).count();
    assert_eq!(
        (count(Registered::Done), count(Registered::NameTaken)),
        (1, 3)
    );
    assert_eq!(place.store.by_name("A\0da").await, Ok(None));
}

async fn a_session_that_one_server_ends_is_over_on_the_others(place: Place) {
    let stores = stores(&place, 2).await;
    let person = stores[0].create_guest().await.unwrap();
    let token = stores[0].begin_session(person, "a browser").await.unwrap();
    let session = stores[1].session(&token).await.unwrap().unwrap();
    stores[1].end_session(person, session.id).await.unwrap();
    assert_eq!(stores[0].session(&token).await, Ok(None));
    // Both tidy up at the same time.
    let (one, other) = tokio::join!(
        stores[0].forget_what_expired(),
        stores[1].forget_what_expired()
    );
    assert_eq!((one, other), (Ok(()), Ok(())));
}

async fn a_refused_entry_is_no_harm_to_those_that_are_written_with_it(place: Place) {
    let game = begin(&place.store, casual()).await;
    let nowhere = kamisado_online::Game {
        id: kamisado_online::GameId(999_999),
        ..game
    };
    let mut writers = JoinSet::new();
    for seq in 0..8 {
        let store = place.store.clone();
        let game = if seq % 4 == 3 { nowhere } else { game };
        writers.spawn(async move {
            let mine = entry(&game, seq, Side::Black, "b1b7");
            (game.id, store.append(mine, on(Side::White, Stamp(1))).await)
        });
    }
    for (id, appended) in writers.join_all().await {
        let expected = if id == game.id {
            Ok(Appended::Done)
        } else {
            Err(kamisado_online::Down)
        };
        assert_eq!(appended, expected);
    }
    assert_eq!(place.store.since(game.id, 0).await.unwrap().len(), 6);
}

async fn time_in_which_no_server_was_alive_is_an_outage(place: Place) {
    let _alive = place.store.come_alive().await.unwrap();
    assert_eq!(place.store.outages(Stamp(0)).await, Ok(vec![]));
    let place = place.again().await;
    // The server died an hour ago.
    let died = Stamp(place.store.now().0 - 3_600_000);
    place
        .execute(&format!("UPDATE node SET seen_at = {}", died.0))
        .await;
    let before = place.store.now();
    let _alive = place.store.come_alive().await.unwrap();
    let outages = place.store.outages(Stamp(0)).await.unwrap();
    let [outage] = outages[..] else {
        panic!("{outages:?}")
    };
    assert_eq!(outage.from, died);
    assert!(outage.to >= before + Duration::from_secs(10));
    assert_eq!(place.store.outages(outage.to).await, Ok(vec![]));
    // However short it was.
    let place = place.again().await;
    tokio::time::sleep(Duration::from_millis(5)).await;
    let _alive = place.store.come_alive().await.unwrap();
    assert_eq!(place.store.outages(Stamp(0)).await.unwrap().len(), 2);
}

#[tokio::test]
async fn it_is_no_outage_while_another_server_is_alive() {
    let place = Place::postgres().await;
    let alive = tokio::spawn(place.store.come_alive().await.unwrap());
    for _ in 0..2 {
        let other = place.another().await;
        let also_alive = tokio::spawn(other.come_alive().await.unwrap());
        other.close().await;
        also_alive.abort();
    }
    assert_eq!(place.store.outages(Stamp(0)).await, Ok(vec![]));
    alive.abort();
}

#[tokio::test]
async fn several_servers_that_come_back_together_record_one_outage() {
    let place = Place::postgres().await;
    let _alive = place.store.come_alive().await.unwrap();
    let died = Stamp(place.store.now().0 - 60_000);
    place
        .execute(&format!("UPDATE node SET seen_at = {}", died.0))
        .await;
    let mut coming = JoinSet::new();
    let mut alive = JoinSet::new();
    for _ in 0..4 {
        let store = place.another().await;
        coming.spawn(async move { store.come_alive().await.map(Box::pin) });
    }
    while let Some(came) = coming.join_next().await {
        alive.spawn(came.unwrap().unwrap());
    }
    let outages = place.store.outages(Stamp(0)).await.unwrap();
    let [outage] = outages[..] else {
        panic!("{outages:?}")
    };
    assert_eq!(outage.from, died);
}

/// However short it was: the database itself says when it was started.
#[tokio::test]
async fn a_database_that_crashes_loses_nothing_and_costs_nobody_time() {
    let postgres = Postgres::start(Durability::Careless);
    let location: Location = postgres.create_database().parse().unwrap();
    let mut stores = Vec::new();
    let mut alive = JoinSet::new();
    for _ in 0..2 {
        let store = Store::open(&location).await.unwrap();
        alive.spawn(store.come_alive().await.unwrap());
        stores.push(store);
    }
    let game = begin(&stores[0], casual()).await;
    let mut acknowledged = Vec::new();
    for crashes in 0..3 {
        for store in &stores {
            let seq = acknowledged.len() as u32;
            let mine = entry(&game, seq, Side::Black, "b1b7");
            // Whoever is not told what became of it asks again.
            while store.append(mine, on(Side::White, Stamp(1))).await.is_err() {}
            acknowledged.push(mine);
        }
        while stores[0]
            .outages(Stamp(0))
            .await
            .map(|outages| outages.len())
            != Ok(crashes)
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        postgres.crash();
        postgres.restart();
    }
    for store in &stores {
        let entries = loop {
            if let Ok(entries) = store.since(game.id, 0).await {
                break entries;
            }
        };
        assert_eq!(entries, acknowledged);
    }
}

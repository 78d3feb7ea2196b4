use kamisado::{MatchKind, Side};
use kamisado_online::{Appended, Entry, GameResult, Journal as _, Pool, Table, What, WonBy};
use kamisado_server::store::{Query, Store, Tally};
use tokio::task::JoinSet;

use super::{Dice, Place, begin, casual, end, next, on_both, play, terms};

on_both!(
    a_game_that_is_finished_twice_at_the_same_time_ends_once,
    nothing_is_due_in_a_game_that_is_over_and_the_players_can_still_talk,
    a_rematch_is_one_game_however_often_it_is_agreed,
    positions_are_tallied_with_the_winners_of_their_rounds,
);

async fn a_game_that_is_finished_twice_at_the_same_time_ends_once(place: Place) {
    let store = &place.store;
    for seed in 1..=10 {
        let game = begin(store, terms(MatchKind::DoubleRound, true)).await;
        let table = play(store, game, 6, &mut Dice(seed)).await;
        assert_eq!(table.result(), None, "seed {seed}");
        let black = game.players[Side::Black];
        let mut racers = JoinSet::new();
        for index in 0..8 {
            let store = store.clone();
            let mut table = table.clone();
            racers.spawn(async move {
                let (side, what) = match index % 4 {
                    0 => (Some(Side::Black), What::Resign),
                    1 => (Some(Side::White), What::Resign),
                    2 => (table.due_side(), What::Flag),
                    _ => (None, What::Void),
                };
                let entry = Entry {
                    seq: table.seq(),
                    side,
                    what,
                    ..*table.entries().last().unwrap()
                };
                table.apply(&entry).unwrap();
                let appended = store.append(entry, next(&table)).await.unwrap();
                (table, appended)
            });
        }
        let mut ended: Vec<Table> = Vec::new();
        while let Some(racer) = racers.join_next().await {
            match racer.unwrap() {
                (table, Appended::Done) => ended.push(table),
                (_, Appended::Taken) => {}
            }
        }
        let [table] = &ended[..] else {
            panic!("{} endings", ended.len())
        };
        let entries = store.since(game.id, 0).await.unwrap();
        assert_eq!(entries, table.entries().copied().collect::<Vec<_>>());
        let counts = table.result() != Some(GameResult::Void);
        let rating = store.rating(black, Pool::DoubleRound).await.unwrap();
        assert_eq!(rating.map_or(0, |rated| rated.games), u32::from(counts));
        assert_eq!(
            store.rating_changes(game.id).await.unwrap().is_some(),
            counts
        );
        let found = store.finished_game(game.id).await.unwrap();
        assert_eq!(
            found.map(|finished| finished.result),
            table.result().filter(|_| counts)
        );
        let start = table.play().rounds()[0].start();
        let Tally { black, white } = store.tally(start).await.unwrap();
        assert!(
            black + white <= seed,
            "never more than the games that were played"
        );
    }
}

async fn nothing_is_due_in_a_game_that_is_over_and_the_players_can_still_talk(place: Place) {
    let store = &place.store;
    let game = begin(store, casual()).await;
    let mut table = play(store, game, 3, &mut Dice(5)).await;
    end(store, &mut table, Some(Side::White), What::Resign).await;
    assert_eq!(
        store.overdue(kamisado_online::Stamp(i64::MAX), 9).await,
        Ok(vec![])
    );
    assert_eq!(
        store.games_in_progress(game.players[Side::Black]).await,
        Ok(vec![])
    );
    let before = store.finished_game(game.id).await.unwrap().unwrap();
    assert_eq!(
        before.result,
        GameResult::Won {
            winner: Side::Black,
            by: WonBy::Resignation
        }
    );
    assert_eq!(before.decisions, 3);
    end(
        store,
        &mut table,
        Some(Side::White),
        "say good-game".parse().unwrap(),
    )
    .await;
    assert_eq!(store.finished_game(game.id).await, Ok(Some(before)));
}

async fn a_rematch_is_one_game_however_often_it_is_agreed(place: Place) {
    let store = &place.store;
    let game = begin(store, casual()).await;
    let mut table = play(store, game, 3, &mut Dice(5)).await;
    end(store, &mut table, Some(Side::White), What::Resign).await;
    let at = table.entries().last().unwrap().at;
    let mut racers = JoinSet::new();
    for _ in 0..6 {
        let store = store.clone();
        racers.spawn(async move {
            store
                .rematch(game, 4, at, game.players.swap())
                .await
                .unwrap()
        });
    }
    let appended = racers.join_all().await;
    assert_eq!(
        appended
            .iter()
            .filter(|&&one| one == Appended::Done)
            .count(),
        1
    );
    let entries = store.since(game.id, 4).await.unwrap();
    let [
        Entry {
            what: What::NextGame(slug),
            ..
        },
    ] = entries[..]
    else {
        panic!("{entries:?}")
    };
    let next = store.game(slug).await.unwrap().unwrap();
    assert_eq!(
        (next.terms, next.players),
        (game.terms, game.players.swap())
    );
    assert_ne!(next.seed, game.seed);
}

async fn positions_are_tallied_with_the_winners_of_their_rounds(place: Place) {
    let store = &place.store;
    let start = kamisado::Position::start();
    let mut won = [0, 0];
    let mut dice = Dice(77);
    for _ in 0..12 {
        let game = begin(store, casual()).await;
        let table = play(store, game, 500, &mut dice).await;
        let Some(GameResult::Won { winner, .. }) = table.result() else {
            panic!("a single round has a winner")
        };
        won[winner.index()] += 1;
        let played = table.play().rounds()[0].played();
        let later = played.iter().filter_map(|played| played.next.position());
        for (moves, position) in later.enumerate() {
            let is_tallied = store.tally(position).await.unwrap() != Tally::default();
            assert!(is_tallied || moves >= Store::TALLIED_MOVES);
        }
    }
    let tally = store.tally(&start).await.unwrap();
    assert_eq!([tally.black, tally.white], won);
    let page = store.archive(&Query::default(), None, 50).await.unwrap();
    assert_eq!(page.games.len(), 12);
}

use kamisado::Side;
use kamisado_online::{Appended, Journal as _, Stamp};
use tokio::task::JoinSet;

use super::{Place, begin, casual, entry, on, on_both};

on_both!(
    what_is_acknowledged_is_there_after_a_restart,
    a_number_is_had_once,
    what_is_queued_together_is_committed_together,
);

async fn what_is_acknowledged_is_there_after_a_restart(place: Place) {
    let game = begin(&place.store, casual()).await;
    let entries = [
        entry(&game, 0, Side::Black, "b1b7"),
        entry(&game, 1, Side::White, "say hello"),
        entry(&game, 2, Side::White, "c8c2"),
    ];
    for one in entries {
        let due = on(!Side::Black, Stamp(7));
        assert_eq!(place.store.append(one, due).await, Ok(Appended::Done));
    }
    let place = place.again().await;
    assert_eq!(place.store.game(game.slug).await, Ok(Some(game)));
    assert_eq!(place.store.since(game.id, 0).await.unwrap(), entries);
    assert_eq!(place.store.since(game.id, 2).await.unwrap(), entries[2..]);
    assert_eq!(place.store.overdue(Stamp(8), 9).await, Ok(vec![game.slug]));
    assert_eq!(place.store.overdue(Stamp(7), 9).await, Ok(vec![]));
}

async fn a_number_is_had_once(place: Place) {
    let game = begin(&place.store, casual()).await;
    let mut racers = JoinSet::new();
    for index in 0..50 {
        let store = place.store.clone();
        let what = if index % 2 == 0 { "b1b7" } else { "c1c7" };
        racers.spawn(async move {
            let mine = entry(&game, 0, Side::Black, what);
            (
                mine,
                store.append(mine, on(Side::White, Stamp(1))).await.unwrap(),
            )
        });
    }
    let mut done = Vec::new();
    while let Some(racer) = racers.join_next().await {
        let (mine, appended) = racer.unwrap();
        if appended == Appended::Done {
            done.push(mine);
        }
    }
    assert_eq!(done.len(), 1);
    assert_eq!(place.store.since(game.id, 0).await.unwrap(), done);
}

async fn what_is_queued_together_is_committed_together(place: Place) {
    let game = begin(&place.store, casual()).await;
    let mut games = Vec::new();
    for _ in 0..200 {
        games.push(
            place
                .store
                .begin_game(game.terms, game.players, Stamp(1))
                .await
                .unwrap(),
        );
    }
    let before = place.store.figures();
    let mut writers = JoinSet::new();
    for game in games {
        let store = place.store.clone();
        writers.spawn(async move {
            let mine = entry(&game, 0, Side::Black, "b1b7");
            assert_eq!(
                store.append(mine, on(Side::White, Stamp(1))).await,
                Ok(Appended::Done)
            );
            assert_eq!(store.since(game.id, 0).await.unwrap(), [mine]);
        });
    }
    writers.join_all().await;
    let after = place.store.figures();
    assert_eq!(after.jobs - before.jobs, 200);
    assert!(after.commits - before.commits < 100, "{before:?} {after:?}");
}

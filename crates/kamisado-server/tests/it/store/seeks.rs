use kamisado::{BySide, MatchKind, Side};
use kamisado_online::{Journal as _, PersonId, Time as _};
use kamisado_server::store::{Pairing, Store, Taken, Wish};
use tokio::task::JoinSet;

use super::{Place, casual, on_both, terms, two};

on_both!(
    a_seek_is_taken_exactly_once,
    an_invitation_is_found_by_its_address_only_and_gives_the_side_that_was_asked_for,
    two_wishes_that_go_together_make_a_game,
    two_seeks_that_go_together_make_one_game_whoever_else_wants_them,
    a_seek_that_expired_cannot_be_taken,
);

fn wish(store: &Store, by: PersonId) -> Wish {
    Wish {
        by,
        terms: casual(),
        side: None,
        private: false,
        until: store.now() + std::time::Duration::from_secs(60),
    }
}

async fn a_seek_is_taken_exactly_once(place: Place) {
    let store = &place.store;
    let by = store.create_guest().await.unwrap();
    let seek = store.post(wish(store, by)).await.unwrap();
    let mut takers = JoinSet::new();
    for _ in 0..20 {
        let store = store.clone();
        takers.spawn(async move {
            let taker = store.create_guest().await.unwrap();
            (taker, store.take(seek.slug, taker).await.unwrap())
        });
    }
    let mut games = Vec::new();
    while let Some(taken) = takers.join_next().await {
        match taken.unwrap() {
            (taker, Taken::Game(game)) => games.push((taker, game)),
            (_, other) => assert_eq!(other, Taken::Gone),
        }
    }
    let [(taker, game)] = games[..] else {
        panic!("{games:?}")
    };
    assert_eq!(game.slug, seek.slug);
    // Whoever did not hear the answer asks again.
    assert_eq!(store.take(seek.slug, taker).await, Ok(Taken::Game(game)));
    assert_eq!(store.game(seek.slug).await, Ok(Some(game)));
    assert_eq!(store.seeks(10).await, Ok(vec![]));
}

async fn an_invitation_is_found_by_its_address_only_and_gives_the_side_that_was_asked_for(
    place: Place,
) {
    let store = &place.store;
    let BySide { .. } = two(store).await;
    let by = store.create_guest().await.unwrap();
    let invited = store.create_guest().await.unwrap();
    let invitation = store
        .post(Wish {
            side: Some(Side::White),
            private: true,
            ..wish(store, by)
        })
        .await
        .unwrap();
    assert_eq!(store.seeks(10).await, Ok(vec![]));
    assert_eq!(
        store.invitation(invitation.slug).await,
        Ok(Some(invitation))
    );
    assert_eq!(store.take(invitation.slug, by).await, Ok(Taken::Own));
    let Ok(Taken::Game(game)) = store.take(invitation.slug, invited).await else {
        panic!("it is there")
    };
    assert_eq!(game.players, BySide::new(invited, by));
}

async fn two_wishes_that_go_together_make_a_game(place: Place) {
    let store = &place.store;
    let players = two(store).await;
    let [one, other] = Side::ALL.map(|side| players[side]);
    let first = wish(store, one);
    let Ok(Pairing::Waiting(waiting)) = store.pair(first).await else {
        panic!("nobody was there")
    };
    assert_eq!(waiting.wish, first);
    // One's own wish, other terms and the same side do not go together with it.
    let own = Wish {
        side: Some(Side::Black),
        ..first
    };
    assert!(matches!(store.pair(own).await, Ok(Pairing::Waiting(_))));
    store.withdraw(waiting.id, one).await.unwrap();
    let longer = Wish {
        by: other,
        terms: terms(MatchKind::Long, false),
        ..first
    };
    assert!(matches!(store.pair(longer).await, Ok(Pairing::Waiting(_))));
    let same_side = Wish { by: other, ..own };
    assert!(matches!(
        store.pair(same_side).await,
        Ok(Pairing::Waiting(_))
    ));
    let third = store.create_guest().await.unwrap();
    let fits = Wish {
        by: third,
        side: Some(Side::White),
        ..own
    };
    let Ok(Pairing::Game(game)) = store.pair(fits).await else {
        panic!("two waited")
    };
    assert_eq!(game.players, BySide::new(one, third));
}

async fn two_seeks_that_go_together_make_one_game_whoever_else_wants_them(place: Place) {
    let store = &place.store;
    let players = two(store).await;
    let [one, other] = Side::ALL.map(|side| players[side]);
    let first = store.post(wish(store, one)).await.unwrap();
    // One's own wish, other terms and the same side do not go together with it.
    let black = Wish {
        side: Some(Side::Black),
        ..wish(store, other)
    };
    let longer = Wish {
        terms: terms(MatchKind::Long, false),
        ..wish(store, other)
    };
    let mut seeks = Vec::new();
    for wish in [wish(store, one), longer, black, Wish { by: one, ..black }] {
        seeks.push(store.post(wish).await.unwrap().id);
    }
    for (own, other) in [
        (seeks[0], first.id),
        (seeks[1], first.id),
        (seeks[2], seeks[3]),
    ] {
        assert_eq!(store.join_seeks(own, other).await, Ok(None));
        assert!(store.seek(own).await.unwrap().is_some(), "it is still open");
    }
    // Both want the other's, and somebody else wants one of them.
    let third = store.create_guest().await.unwrap();
    let (joined, reversed, taken) = tokio::join!(
        store.join_seeks(seeks[2], first.id),
        store.join_seeks(first.id, seeks[2]),
        store.take(first.slug, third),
    );
    let joined = [joined.unwrap(), reversed.unwrap()];
    let mut games: Vec<_> = joined.into_iter().flatten().collect();
    if let Taken::Game(game) = taken.unwrap() {
        games.push(game);
    }
    let [game] = games[..] else {
        panic!("{games:?}")
    };
    let with_third = [BySide::new(one, third), BySide::new(third, one)];
    assert!(with_third.contains(&game.players) || game.players == BySide::new(other, one));
    assert_eq!(store.seek(first.id).await, Ok(None));
}

async fn a_seek_that_expired_cannot_be_taken(place: Place) {
    let store = &place.store;
    let players = two(store).await;
    let seek = store
        .post(Wish {
            until: store.now(),
            ..wish(store, players[Side::Black])
        })
        .await
        .unwrap();
    assert_eq!(
        store.take(seek.slug, players[Side::White]).await,
        Ok(Taken::Gone)
    );
    assert_eq!(store.invitation(seek.slug).await, Ok(None));
    store.forget_what_expired().await.unwrap();
    assert_eq!(store.seeks_of(players[Side::Black]).await, Ok(vec![]));
}

use kamisado::{MatchKind, Side};
use kamisado_online::Time as _;
use kamisado_online::names::NameError;
use kamisado_online::{GameResult, Journal as _, Pool, What};
use kamisado_server::store::{Done, PersonKind, Query, Role, Taken, Tally, Wish};

use super::{Dice, Place, begin, casual, end, exported, on_both, play, terms, two};

on_both!(
    those_who_have_blocked_each_other_do_not_meet,
    whatever_those_do_who_look_after_the_site_is_in_the_trail,
    a_void_game_counts_for_nothing_whether_it_was_over_or_not,
    a_deleted_account_leaves_a_ghost_and_its_games,
);

async fn those_who_have_blocked_each_other_do_not_meet(place: Place) {
    let store = &place.store;
    let players = two(store).await;
    let [one, other] = Side::ALL.map(|side| players[side]);
    let wish = Wish {
        by: one,
        terms: casual(),
        side: None,
        private: false,
        until: store.now() + std::time::Duration::from_secs(60),
    };
    let seek = store.post(wish).await.unwrap();
    store.block(other, one).await.unwrap();
    store.block(other, one).await.unwrap();
    assert_eq!(store.blocked_by(other).await, Ok(vec![one]));
    assert_eq!(store.kept_apart(one).await, Ok(vec![other]));
    assert_eq!(store.take(seek.slug, other).await, Ok(Taken::Blocked));
    store.unblock(other, one).await.unwrap();
    assert!(matches!(
        store.take(seek.slug, other).await,
        Ok(Taken::Game(_))
    ));
}

async fn whatever_those_do_who_look_after_the_site_is_in_the_trail(place: Place) {
    let store = &place.store;
    let players = two(store).await;
    let [ada, eve] = Side::ALL.map(|side| players[side]);
    store.register(ada, "Ada", "hash".to_owned()).await.unwrap();
    store.register(eve, "Eve", "hash".to_owned()).await.unwrap();
    let token = store.begin_session(eve, "browser").await.unwrap();

    assert_eq!(store.report(ada, eve, None, "stalling").await, Ok(true));
    assert_eq!(store.report(ada, eve, None, "again").await, Ok(false));
    let reports = store.reports(10).await.unwrap();
    assert_eq!((reports.len(), reports[0].reason.as_str()), (1, "stalling"));

    assert_eq!(
        store.set_role("ada", Role::Moderator, "root").await,
        Ok(Done::Done)
    );
    assert_eq!(store.set_closed("EVE", true, "Ada").await, Ok(Done::Done));
    assert_eq!(
        store.set_closed("Eve", true, "Ada").await,
        Ok(Done::Already)
    );
    assert_eq!(
        store.set_closed("Mallory", true, "Ada").await,
        Ok(Done::Unknown)
    );
    assert_eq!(store.rename("Eve", "Ada", "Ada").await, Ok(Done::NameTaken));
    assert_eq!(
        store.rename("Eve", "x", "Ada").await,
        Ok(Done::BadName(NameError::TooShort))
    );
    assert_eq!(store.rename("Eve", "Evelyn", "Ada").await, Ok(Done::Done));
    assert_eq!(
        store.handle_report(reports[0].id, "Ada").await,
        Ok(Done::Done)
    );
    assert_eq!(
        store.handle_report(reports[0].id, "Ada").await,
        Ok(Done::Unknown)
    );

    assert_eq!(store.session(&token).await, Ok(None));
    assert!(store.person(eve).await.unwrap().unwrap().is_closed);
    assert_eq!(store.reports(10).await, Ok(vec![]));
    let trail = store.audit_trail(10).await.unwrap();
    let trail: Vec<_> = trail
        .iter()
        .map(|line| {
            (
                line.actor.as_str(),
                line.action.as_str(),
                line.subject.as_str(),
                line.detail.as_str(),
            )
        })
        .collect();
    assert_eq!(
        trail,
        [
            ("Ada", "handle-report", "1", ""),
            ("Ada", "rename", "Eve", "Evelyn"),
            ("Ada", "close", "Eve", ""),
            ("root", "promote", "Ada", "moderator"),
        ]
    );
}

async fn a_void_game_counts_for_nothing_whether_it_was_over_or_not(place: Place) {
    let store = &place.store;
    let mut dice = Dice(99);
    let running = begin(store, terms(MatchKind::DoubleRound, true)).await;
    play(store, running, 6, &mut dice).await;
    assert_eq!(store.void(running.slug, "root").await, Ok(Done::Done));
    assert_eq!(store.void(running.slug, "root").await, Ok(Done::Already));
    let last = store.since(running.id, 6).await.unwrap();
    assert_eq!(
        last.iter().map(|entry| entry.what).collect::<Vec<_>>(),
        [What::Void]
    );

    let game = begin(store, terms(MatchKind::DoubleRound, true)).await;
    let mut table = play(store, game, 8, &mut dice).await;
    end(store, &mut table, Some(Side::White), What::Resign).await;
    let start = *table.play().rounds()[0].start();
    assert_eq!(store.tally(&start).await, Ok(Tally { black: 1, white: 0 }));
    let black = game.players[Side::Black];
    let rated = store
        .rating(black, Pool::DoubleRound)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(rated.games, 1);
    assert!(matches!(table.result(), Some(GameResult::Won { .. })));

    assert_eq!(store.void(game.slug, "root").await, Ok(Done::Done));
    assert_eq!(store.void(game.slug, "root").await, Ok(Done::Already));
    assert_eq!(store.tally(&start).await, Ok(Tally::default()));
    assert_eq!(store.rating_changes(game.id).await, Ok(None));
    let rated = store
        .rating(black, Pool::DoubleRound)
        .await
        .unwrap()
        .unwrap();
    assert_eq!((rated.rating, rated.games), (1500.0, 0));
    assert_eq!(
        store
            .archive(&Query::default(), None, 9)
            .await
            .unwrap()
            .games,
        []
    );
    assert_eq!(store.audit_trail(9).await.unwrap().len(), 2);
}

async fn a_deleted_account_leaves_a_ghost_and_its_games(place: Place) {
    let store = &place.store;
    let game = begin(store, casual()).await;
    let [ada, eve] = Side::ALL.map(|side| game.players[side]);
    store
        .register(ada, "Ada", "secret-hash".to_owned())
        .await
        .unwrap();
    store.begin_session(ada, "A browser of hers").await.unwrap();
    store.new_recovery_codes(ada).await.unwrap();
    store.block(ada, eve).await.unwrap();
    let mut table = play(store, game, 4, &mut Dice(3)).await;
    end(store, &mut table, Some(Side::Black), What::Resign).await;

    let export: serde_json::Value = serde_json::from_str(&exported(store, ada).await).unwrap();
    assert_eq!(export["person"][0]["name"], "Ada");
    assert_eq!(export["sessions"][0]["agent"], "A browser of hers");
    assert_eq!(export["games"][0]["slug"], game.slug.as_str());
    assert_eq!(export["games"][0]["side"], "black");
    assert_eq!(export["games"][0]["entries"].as_array().unwrap().len(), 5);
    assert!(!export.to_string().contains("secret-hash"));

    store.delete(ada).await.unwrap();
    let ghost = store.person(ada).await.unwrap().unwrap();
    assert_eq!(ghost.kind, PersonKind::Ghost);
    assert_eq!(store.password_hash(ada).await, Ok(None));
    assert_eq!(store.sessions(ada).await, Ok(vec![]));
    assert_eq!(store.recovery_codes_left(ada).await, Ok(0));
    assert_eq!(store.kept_apart(eve).await, Ok(vec![]));
    let page = store
        .archive(
            &Query {
                player: Some(ada),
                ..Query::default()
            },
            None,
            9,
        )
        .await
        .unwrap();
    assert_eq!(page.games.len(), 1);
    // Nobody can pass for them.
    let registered = store.register(eve, "ADA", "hash".to_owned()).await;
    assert_eq!(
        registered,
        Ok(kamisado_server::store::Registered::NameTaken)
    );
}

use kamisado_server::store::{PersonKind, RecoveryCode, Registered, Token};

use super::{Place, casual, on_both, two};

on_both!(
    a_guest_who_registers_keeps_sessions_and_games,
    a_name_is_had_once_however_it_is_written,
    the_computer_is_one_person_for_each_level,
    a_session_that_was_ended_is_not_known_and_tokens_are_not_stored,
    a_recovery_code_works_once,
);

async fn a_guest_who_registers_keeps_sessions_and_games(place: Place) {
    let store = &place.store;
    let players = two(store).await;
    let game = store
        .begin_game(casual(), players, kamisado_online::Stamp(5))
        .await
        .unwrap();
    let guest = players[kamisado::Side::Black];
    let token = store.begin_session(guest, "A browser").await.unwrap();
    let registered = store
        .register(guest, "Ada", "hash".to_owned())
        .await
        .unwrap();
    assert_eq!(registered, Registered::Done);

    let place = place.again().await;
    let store = &place.store;
    let session = store.session(&token).await.unwrap().unwrap();
    assert_eq!(
        (session.person, session.agent.as_str()),
        (guest, "A browser")
    );
    let person = store.person(guest).await.unwrap().unwrap();
    assert_eq!(person.kind, PersonKind::Account("Ada".to_owned()));
    let games = store.games_in_progress(guest).await.unwrap();
    assert_eq!(
        games.iter().map(|live| live.game).collect::<Vec<_>>(),
        [game]
    );
}

async fn a_name_is_had_once_however_it_is_written(place: Place) {
    let store = &place.store;
    let players = two(store).await;
    let [ada, eve] = kamisado::Side::ALL.map(|side| players[side]);
    let register = |who, name| store.register(who, name, "hash".to_owned());
    assert_eq!(register(ada, "Ada_Lovelace").await, Ok(Registered::Done));
    for alike in [
        "ada_lovelace",
        "ADA_L0VELACE",
        "Àda_Lovelace",
        "Аda_Lovelace",
    ] {
        assert_eq!(
            register(eve, alike).await,
            Ok(Registered::NameTaken),
            "{alike}"
        );
        assert_eq!(store.by_name(alike).await.unwrap().unwrap().id, ada);
    }
    assert_eq!(register(ada, "Countess").await, Ok(Registered::NotAGuest));
    assert_eq!(register(eve, "Eve").await, Ok(Registered::Done));
}

async fn the_computer_is_one_person_for_each_level(place: Place) {
    let three = place.store.computer(3).await.unwrap();
    assert_eq!(place.store.computer(3).await, Ok(three));
    assert_ne!(place.store.computer(4).await, Ok(three));
    let person = place.store.person(three).await.unwrap().unwrap();
    assert_eq!(person.kind, PersonKind::Computer(3));
}

async fn a_session_that_was_ended_is_not_known_and_tokens_are_not_stored(place: Place) {
    let store = &place.store;
    let person = store.create_guest().await.unwrap();
    let token = store.begin_session(person, "one").await.unwrap();
    let other = store.begin_session(person, "two").await.unwrap();
    let session = store.session(&token).await.unwrap().unwrap();
    assert_eq!(store.sessions(person).await.unwrap().len(), 2);
    // Nobody ends the sessions of others.
    let stranger = store.create_guest().await.unwrap();
    store.end_session(stranger, session.id).await.unwrap();
    assert!(store.session(&token).await.unwrap().is_some());
    store.end_sessions(person, Some(session.id)).await.unwrap();
    assert_eq!(store.session(&other).await, Ok(None));
    store.end_session(person, session.id).await.unwrap();
    assert_eq!(store.session(&token).await, Ok(None));
    assert_eq!(Token::read("0123"), None);

    let kept = store.begin_session(person, "three").await.unwrap();
    let place = place.again().await;
    let stored = place.stored("session").await;
    let contains = |text: &str| {
        stored
            .windows(text.len())
            .any(|window| window == text.as_bytes())
    };
    assert!(contains("three"));
    assert!(!contains(kept.as_str()));
}

async fn a_recovery_code_works_once(place: Place) {
    let store = &place.store;
    let person = store.create_guest().await.unwrap();
    store
        .register(person, "Ada", "old".to_owned())
        .await
        .unwrap();
    let codes = store.new_recovery_codes(person).await.unwrap();
    assert_eq!(codes.len(), RecoveryCode::COUNT);
    let typed = codes[3].as_str().to_uppercase().replace('-', " ");
    let code = RecoveryCode::read(&typed).unwrap();
    assert_eq!(
        store.recover(person, &code, "new".to_owned()).await,
        Ok(true)
    );
    assert_eq!(store.password_hash(person).await.unwrap().unwrap(), "new");
    assert_eq!(
        store.recover(person, &code, "newer".to_owned()).await,
        Ok(false)
    );
    assert_eq!(store.password_hash(person).await.unwrap().unwrap(), "new");
    assert_eq!(
        store.recovery_codes_left(person).await,
        Ok(RecoveryCode::COUNT - 1)
    );
    // New codes make the old ones void.
    store.new_recovery_codes(person).await.unwrap();
    assert_eq!(
        store.recover(person, &codes[0], "newer".to_owned()).await,
        Ok(false)
    );
}

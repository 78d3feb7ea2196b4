use std::time::Duration;

use kamisado::{MatchKind, Side};
use kamisado_online::{Journal as _, Time as _, What};
use kamisado_server::store::{Location, OpenError, Problem, Query, Store, Wish};
use kamisado_testing::Postgres;
use sqlx::{Connection as _, Executor as _};
use tokio::task::JoinSet;

use kamisado_i18n::Explain as _;

use super::{Dice, Place, begin, casual, end, on_both, play, terms};

on_both!(
    a_newer_schema_that_only_adds_is_no_obstacle_and_one_that_breaks_is_refused,
    a_tool_works_beside_a_server,
    what_only_a_newer_version_can_read_is_left_out_of_lists,
);

#[tokio::test]
async fn a_second_server_is_kept_from_a_file() {
    let place = Place::sqlite().await;
    assert_eq!(problem(Store::open(&place.location).await), Problem::InUse);
}

async fn a_tool_works_beside_a_server(place: Place) {
    let game = begin(&place.store, casual()).await;
    let tool = Store::open_beside(&place.location).await.unwrap();
    assert_eq!(tool.game(game.slug).await, Ok(Some(game)));
    tool.audit("root", "look", "", "").await.unwrap();
    assert_eq!(place.store.audit_trail(1).await.unwrap().len(), 1);
}

async fn what_only_a_newer_version_can_read_is_left_out_of_lists(place: Place) {
    let store = &place.store;
    let mut games = Vec::new();
    let mut dice = Dice(7);
    for _ in 0..4 {
        let game = begin(store, casual()).await;
        games.push((game, play(store, game, 2, &mut dice).await));
    }
    let person = games[0].0.players.black;
    let wish = |terms| Wish {
        by: person,
        terms,
        side: None,
        private: false,
        until: store.now() + Duration::from_secs(60),
    };
    let seek = store.post(wish(casual())).await.unwrap();
    store
        .post(wish(terms(MatchKind::Standard, false)))
        .await
        .unwrap();
    for (_, table) in &mut games[2..] {
        end(store, table, Some(Side::Black), What::Resign).await;
    }
    for (game, _) in [games[1].clone(), games[3].clone()] {
        let id = game.id.0;
        place
            .execute(&format!(
                "UPDATE game SET kind = 'infinite' WHERE id = {id}"
            ))
            .await;
    }
    place
        .execute("UPDATE seek SET kind = 'infinite' WHERE kind = 'standard'")
        .await;
    let live = store.live_games(9).await.unwrap();
    assert_eq!(
        live.iter().map(|live| live.game).collect::<Vec<_>>(),
        [games[0].0]
    );
    assert_eq!(store.games_in_progress(person).await.unwrap().len(), 1);
    assert_eq!(store.seeks(9).await, Ok(vec![seek]));
    assert_eq!(store.seeks_of(person).await, Ok(vec![seek]));
    let archive = store.archive(&Query::default(), None, 9).await.unwrap();
    let finished = archive.games.iter().map(|finished| finished.game);
    assert_eq!(finished.collect::<Vec<_>>(), [games[2].0]);
}

#[tokio::test]
async fn a_tool_makes_no_database() {
    let folder = tempfile::tempdir().unwrap();
    let missing = Store::open_beside(folder.path().join("other.db").as_path()).await;
    assert_eq!(problem(missing), Problem::Missing);
    let empty: Location = Postgres::shared().create_database().parse().unwrap();
    assert_eq!(problem(Store::open_beside(&empty).await), Problem::Missing);
}

#[tokio::test]
async fn nothing_is_kept_of_a_database_in_memory() {
    let store = Store::open(Location::Memory).await.unwrap();
    let other = Store::open(Location::Memory).await.unwrap();
    let game = begin(&store, casual()).await;
    assert_eq!(store.game(game.slug).await, Ok(Some(game)));
    assert_eq!(other.game(game.slug).await, Ok(None));
}

fn problem(opened: Result<Store, OpenError>) -> Problem {
    opened.unwrap_err().problem().clone()
}

#[tokio::test]
async fn a_file_that_cannot_be_opened_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("not a database, 100 %?.db");
    std::fs::write(&path, "Dear diary, today I played Kamisado. ".repeat(100)).unwrap();
    assert_eq!(problem(Store::open(path.as_path()).await), Problem::Damaged);
    let nowhere = path.join("kamisado.db");
    let opened = Store::open(nowhere.as_path()).await;
    assert_eq!(problem(opened), Problem::ReadOnly);
}

#[tokio::test]
async fn a_postgres_that_cannot_be_opened_is_explained_without_the_password() {
    let postgres = Postgres::shared();
    let url = postgres.create_database();
    let name = url.rsplit('/').next().unwrap();
    postgres.sql(
        name,
        "CREATE ROLE stranger LOGIN; REVOKE ALL ON SCHEMA public FROM PUBLIC; CREATE ROLE nobody NOLOGIN",
    );
    let here = url.replace("kamisado@", "kamisado:s3cret@");
    let port = kamisado_testing::free_port();
    for (url, expected) in [
        (postgres.url("nothing"), Problem::NoDatabase),
        (here.replace("kamisado:", "nobody:"), Problem::Rejected),
        (here.replace("kamisado:", "unknown:"), Problem::Rejected),
        (here.replace("kamisado:", "stranger:"), Problem::NotAllowed),
        (
            format!("postgres://u:s3cret@127.0.0.1:{port}/d"),
            Problem::Unreachable(String::new()),
        ),
    ] {
        let location: Location = url.parse().unwrap();
        let error = Store::open(&location).await.unwrap_err();
        let same = std::mem::discriminant(error.problem()) == std::mem::discriminant(&expected);
        assert!(same, "{url}: {error:?}");
        for language in kamisado::Language::ALL {
            let told = error.explain(language);
            assert!(!told.contains("s3cret"), "{told}");
        }
    }
}

#[tokio::test]
async fn eight_servers_that_start_together_make_the_tables_once() {
    let location: Location = Postgres::shared().create_database().parse().unwrap();
    let mut starting = JoinSet::new();
    for _ in 0..8 {
        let location = location.clone();
        starting.spawn(async move { Store::open(&location).await.unwrap() });
    }
    let stores = starting.join_all().await;
    let game = begin(&stores[0], casual()).await;
    for store in &stores {
        assert_eq!(store.game(game.slug).await, Ok(Some(game)));
        store.close().await;
    }
}

/// What a newer server does while an older one, which has everything prepared, goes on.
async fn a_newer_schema_that_only_adds_is_no_obstacle_and_one_that_breaks_is_refused(place: Place) {
    let store = &place.store;
    let game = begin(store, terms(kamisado::MatchKind::DoubleRound, true)).await;
    let black = game.players[kamisado::Side::Black];
    let token = store.begin_session(black, "one").await.unwrap();
    let read_everything = async || {
        assert_eq!(store.game(game.slug).await, Ok(Some(game)));
        assert!(store.session(&token).await.unwrap().is_some());
        assert!(store.person(black).await.unwrap().is_some());
        store.seeks_of(black).await.unwrap();
        store.ratings(black).await.unwrap();
        store.reports(1).await.unwrap();
        store.audit_trail(1).await.unwrap();
        store.games_in_progress(black).await.unwrap();
        store.since(game.id, 0).await.unwrap();
        store.outages(kamisado_online::Stamp(0)).await.unwrap();
        store.archive(&Default::default(), None, 9).await.unwrap();
    };
    read_everything().await;
    let tables = "person session recovery seek game entry rating rating_change tally block report audit node outage building";
    let mut newer = place.connect().await;
    for table in tables.split(' ') {
        let statement = format!("ALTER TABLE {table} ADD COLUMN later TEXT NOT NULL DEFAULT 'x'");
        newer.execute(sqlx::AssertSqlSafe(statement)).await.unwrap();
    }
    let version = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                   SELECT 9999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    newer.execute(version).await.unwrap();
    // SQLite remembers what each connection has prepared in the same way, and knows by itself when it is out of date.
    for _ in 0..20 {
        read_everything().await;
    }
    begin(store, casual()).await;
    place.another().await.close().await;

    newer
        .execute("UPDATE compatibility SET oldest = 9999")
        .await
        .unwrap();
    newer.close().await.unwrap();
    let refused = Store::open_beside(&place.location).await;
    assert_eq!(problem(refused), Problem::TooNew);
}

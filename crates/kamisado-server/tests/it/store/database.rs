use kamisado_online::{Journal as _, Stamp, Time as _};
use kamisado_server::store::{MEMORY, OpenError, Store};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use super::{Place, begin, casual};

#[tokio::test]
async fn a_second_server_is_kept_from_the_file_and_a_tool_is_not() {
    let place = Place::new().await;
    let path = place.folder.path().join("kamisado.db");
    assert!(matches!(Store::open(&path).await, Err(OpenError::InUse(_))));
    let game = begin(&place.store, casual()).await;
    let tool = Store::open_beside(&path).await.unwrap();
    assert_eq!(tool.game(game.slug).await, Ok(Some(game)));
    tool.audit("root", "look", "", "").await.unwrap();
    assert_eq!(place.store.audit_trail(1).await.unwrap().len(), 1);
    let missing = Store::open_beside(place.folder.path().join("other.db")).await;
    assert!(matches!(missing, Err(OpenError::Missing(_))));
}

#[tokio::test]
async fn nothing_is_kept_of_a_database_in_memory() {
    let store = Store::open(MEMORY).await.unwrap();
    let other = Store::open(MEMORY).await.unwrap();
    let game = begin(&store, casual()).await;
    assert_eq!(store.game(game.slug).await, Ok(Some(game)));
    assert_eq!(other.game(game.slug).await, Ok(None));
}

#[tokio::test]
async fn what_cannot_be_opened_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("not a database, 100 %?.db");
    std::fs::write(&path, "Dear diary, today I played Kamisado. ".repeat(100)).unwrap();
    assert!(matches!(
        Store::open(&path).await,
        Err(OpenError::Damaged(_))
    ));
    let nowhere = path.join("kamisado.db");
    assert!(matches!(
        Store::open(&nowhere).await,
        Err(OpenError::ReadOnly(_))
    ));

    let place = Place::new().await;
    place.store.close().await;
    let path = place.folder.path().join("kamisado.db");
    drop(place.store);
    let mut later = connect(&path).await;
    later
        .execute("UPDATE _sqlx_migrations SET version = 9999")
        .await
        .unwrap();
    assert!(matches!(
        Store::open(&path).await,
        Err(OpenError::TooNew(_))
    ));
}

async fn connect(path: &std::path::Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite://{}", path.display()))
        .await
        .unwrap()
}

#[tokio::test]
async fn time_in_which_no_server_was_alive_is_an_outage() {
    let place = Place::new().await;
    let _alive = place.store.come_alive().await.unwrap();
    assert_eq!(place.store.outages(Stamp(0)).await, Ok(vec![]));
    let path = place.folder.path().join("kamisado.db");
    let place = place.again().await;
    // The server died an hour ago.
    let died = Stamp(place.store.now().0 - 3_600_000);
    let mut connection = connect(&path).await;
    sqlx::query("UPDATE node SET seen_at = $1")
        .bind(died.0)
        .execute(&mut connection)
        .await
        .unwrap();
    let before = place.store.now();
    let _alive = place.store.come_alive().await.unwrap();
    let outages = place.store.outages(Stamp(0)).await.unwrap();
    let [outage] = outages[..] else {
        panic!("{outages:?}")
    };
    assert_eq!(outage.from, died);
    assert!(outage.to >= before + std::time::Duration::from_secs(10));
    assert_eq!(place.store.outages(outage.to).await, Ok(vec![]));
    // However short it was.
    let place = place.again().await;
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    let _alive = place.store.come_alive().await.unwrap();
    assert_eq!(place.store.outages(Stamp(0)).await.unwrap().len(), 2);
}

//! Looking after a server: `kamisado admin` on a database with people and games in it.

#![allow(clippy::unwrap_used)] // A program that cannot be started or read should fail the test.

use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use kamisado::{BySide, Decision, MatchKind, MatchRules, Opening};
use kamisado_online::{Entry, Game, GameId, PersonId, Slug, Table, Terms, Time as _, What};
use kamisado_server::store::{Imported, Query, Store};

fn admin(database: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kamisado"))
        .args(["--lang", "en", "admin", "--database"])
        .arg(database)
        .args(arguments)
        .env("USER", "warden")
        .output()
        .unwrap()
}

fn printed(database: &Path, arguments: &[&str]) -> String {
    let output = admin(database, arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

async fn account(store: &Store, name: &str) -> PersonId {
    let person = store.create_guest().await.unwrap();
    let hash = "not a hash".to_owned();
    store.register(person, name, hash).await.unwrap();
    person
}

/// A rated double round in which both play the first move there is.
fn double_round(players: BySide<PersonId>, store: &Store) -> Imported {
    let terms = Terms {
        rules: MatchRules {
            opening: Opening::MatchPlay,
            ..MatchKind::DoubleRound.into()
        },
        clock: "900+0".parse().unwrap(),
        rated: true,
    };
    let created_at = store.now();
    let game = Game {
        id: GameId(1),
        slug: "aaaaaaaaaa".parse::<Slug>().unwrap(),
        terms,
        players,
        seed: 7,
        created_at,
    };
    let mut table = Table::new(game, Vec::new());
    let mut entries = Vec::new();
    while table.result().is_none() {
        let decision = match table.due_side() {
            Some(_) => table.play().legal()[0],
            None => Decision::LineUp(table.play().now().draw_line_up(7).unwrap()),
        };
        let entry = Entry {
            game: game.id,
            seq: table.seq(),
            at: created_at + Duration::from_secs(u64::from(table.seq())),
            lag: Duration::ZERO,
            side: table.due_side(),
            what: What::Decision(decision),
        };
        table.apply(&entry).unwrap();
        entries.push(entry);
    }
    Imported {
        terms,
        players,
        created_at,
        entries,
    }
}

/// A database with Ada, Ben and a game of theirs. Says its name.
async fn fill(database: &Path) -> Slug {
    let store = Store::open(database).await.unwrap();
    let ada = account(&store, "Ada").await;
    let ben = account(&store, "Ben").await;
    let game = double_round(BySide::new(ada, ben), &store);
    store.import(vec![game]).await.unwrap();
    store.report(ada, ben, None, "help").await.unwrap();
    let page = store.archive(&Query::default(), None, 1).await.unwrap();
    store.close().await;
    page.games[0].game.slug
}

#[tokio::test]
async fn whatever_is_done_is_in_the_audit_trail() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("kamisado.db");
    let slug = fill(&database).await;
    let reports = printed(&database, &["reports"]);
    assert!(reports.contains("Ada → Ben"), "{reports}");
    for arguments in [
        &["reports", "--handled", "1"][..],
        &["rename", "Ben", "Benno"],
        &["promote", "ada"],
        &["demote", "ada"],
        &["close", "benno"],
        &["open", "benno"],
        &["void", slug.as_str()],
    ] {
        printed(&database, arguments);
    }
    assert!(printed(&database, &["reports"]).contains("no open reports"));
    let audit = printed(&database, &["audit"]);
    assert_eq!(audit.lines().count(), 7, "{audit}");
    assert!(audit.lines().all(|line| line.contains("warden")), "{audit}");
    assert!(audit.contains("rename Ben Benno"), "{audit}");
    // What cannot be done is said, and is not in the trail.
    for arguments in [
        &["close", "nobody-here"][..],
        &["rename", "Ada", "Benno"],
        &["rename", "Ada", "a b"],
        &["void", "not-a-game"],
    ] {
        assert!(!admin(&database, arguments).status.success());
    }
    assert_eq!(printed(&database, &["audit"]), audit);
}

#[tokio::test]
async fn rated_games_are_compared_with_the_proofs() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("kamisado.db");
    let slug = fill(&database).await;
    let effort = ["--nodes", "5000", "--hash", "8"];
    let arguments = [&["fairness", "ada"][..], &effort].concat();
    let told = printed(&database, &arguments);
    let line = |begins: &str| {
        let found = told.lines().find(|line| line.contains(begins));
        found.unwrap_or_else(|| panic!("{begins}: {told}"))
    };
    assert!(line(slug.as_str()).contains(" of "), "{told}");
    assert!(line("Ada kept the win").contains("Random moves"), "{told}");
    assert!(line("Opponents").contains(" of "), "{told}");
    assert!(told.contains("This is no proof"), "{told}");
    // Nothing is changed, and nobody who does not exist has kept anything.
    assert_eq!(printed(&database, &["audit"]), "");
    let nobody = [&["fairness", "nobody-here"][..], &effort].concat();
    assert!(!admin(&database, &nobody).status.success());
}

//! Backups as whoever runs a server makes them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use kamisado_server::store::Store;

fn admin(folder: &Path, database: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kamisado"))
        .current_dir(folder)
        .args(["--lang", "en", "admin", "--database", database])
        .args(arguments)
        .output()
        .expect("the program runs")
}

/// What is told, and whether it went well.
fn told(output: &Output) -> (bool, String) {
    let [out, err] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    (output.status.success(), format!("{out}{err}"))
}

#[track_caller]
fn assert_told(output: &Output, succeeds: bool, part: &str) {
    let (succeeded, text) = told(output);
    assert_eq!(succeeded, succeeds, "{text}");
    assert!(text.contains(part), "{text}");
}

#[tokio::test]
async fn a_backup_is_made_beside_a_server_and_restored_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let server = Store::open(folder.join("club.db").as_path()).await.unwrap();
    for _ in 0..3 {
        server.create_guest().await.unwrap();
    }
    let made = admin(folder, "club.db", &["backup", "monday.gz"]);
    assert_told(&made, true, "games: 0, people: 3");
    assert_told(
        &admin(folder, "club.db", &["backup", "monday.gz"]),
        false,
        "monday.gz",
    );
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(folder.join("monday.gz"))
            .unwrap()
            .permissions();
        assert_eq!(mode.mode() & 0o077, 0);
    }
    // Not into what a server uses, not over what is there, and not into nothing for other commands.
    let restored = admin(folder, "club.db", &["restore", "monday.gz", "--replace"]);
    assert_told(&restored, false, "another server is using");
    let restored = admin(folder, "copy.db", &["restore", "monday.gz"]);
    assert_told(&restored, true, "games: 0, people: 3");
    let restored = admin(folder, "copy.db", &["restore", "monday.gz"]);
    assert_told(&restored, false, "--replace");
    let restored = admin(folder, "copy.db", &["restore", "monday.gz", "--replace"]);
    assert_told(&restored, true, "people: 3");

    // The same, and the trail says what was done.
    let plain = admin(folder, "copy.db", &["backup", "-"]);
    let (_, plain) = told(&plain);
    assert_eq!(plain.matches("\n[").count(), 3 + 1, "{plain}");
    assert_told(
        &admin(folder, "copy.db", &["audit"]),
        true,
        "restore monday.gz",
    );
    let guests = |text: &str| {
        let lines = text.lines().skip(2).take(3);
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_told(
        &admin(folder, "club.db", &["backup", "plain"]),
        true,
        "people: 3",
    );
    let original = fs::read_to_string(folder.join("plain")).unwrap();
    assert_eq!(guests(&plain), guests(&original));

    let mut cut = fs::read(folder.join("monday.gz")).unwrap();
    cut.truncate(cut.len() - 20);
    fs::write(folder.join("cut.gz"), cut).unwrap();
    let restored = admin(folder, "new.db", &["restore", "cut.gz"]);
    assert_told(
        &restored,
        false,
        "cut.gz: This backup is damaged or incomplete",
    );
    let restored = admin(folder, "new.db", &["restore", "missing.gz"]);
    assert_told(&restored, false, "missing.gz");
    server.close().await;
}

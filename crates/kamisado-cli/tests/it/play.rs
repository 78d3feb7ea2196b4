//! `kamisado play` in a real terminal: a whole standard match with pushes and fills, and the program killed in the middle of it.

#![allow(clippy::unwrap_used)] // A terminal that cannot be started or read should fail the test.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use kamisado::record::Record;
use kamisado::{Decision, Fill, Match, MatchKind};
use serde_json::Value;

use crate::tmux::{HANG, Tmux};

/// Runs the program in a terminal of its own.
fn start(folder: &Path, arguments: &str) -> Tmux {
    let tmux = Tmux::new(folder);
    open(&tmux, folder, arguments);
    tmux
}

/// Runs the program in a new session.
fn open(tmux: &Tmux, folder: &Path, arguments: &str) {
    let program = env!("CARGO_BIN_EXE_kamisado");
    let home = folder.display();
    let command = format!(
        "exec env LC_ALL=C.UTF-8 COLORTERM=truecolor XDG_STATE_HOME='{home}/state' XDG_CONFIG_HOME='{home}/config' \
         XDG_DATA_HOME='{home}/data' '{program}' play --lang en {arguments}"
    );
    tmux.open(100, 36, &command);
    // The server outlives its last session: one that is just leaving would take a new session with it.
    tmux.run(&["set-option", "-s", "exit-empty", "off"]);
    // The window stays when the program ends, so that its last words can be read.
    tmux.run(&["set-option", "-g", "remain-on-exit", "on"]);
}

/// Runs the program from a shell that waits afterwards, so that the terminal can be looked at. `before` is what the shell does
/// first; the number of the process is in the file `process`.
fn start_in_shell(folder: &Path, before: &str, arguments: &str) -> Tmux {
    let tmux = Tmux::new(folder);
    let program = env!("CARGO_BIN_EXE_kamisado");
    let folder = folder.display();
    let command = format!(
        "trap '' HUP; {before}; sh -c 'trap - HUP; echo $$ > {folder}/process; exec env LC_ALL=C.UTF-8 \
         XDG_STATE_HOME={folder}/state XDG_CONFIG_HOME={folder}/config XDG_DATA_HOME={folder}/data {program} play --lang en {arguments}'; \
         echo left with $?; exec sleep 600"
    );
    // Options hold for windows that are opened after them, so the server has to be there first.
    tmux.run(&["new-session", "-d", "-s", "first", "sleep 600"]);
    tmux.run(&["set-option", "-g", "alternate-screen", "off"]);
    tmux.open(100, 36, &command);
    tmux
}

/// Ends the program as hard as can be.
fn kill(tmux: &Tmux) {
    let killed = Command::new("kill")
        .args(["-9", &tmux.asked("pane_pid")])
        .status()
        .unwrap();
    assert!(killed.success());
    let began = Instant::now();
    while tmux.asked("pane_dead") != "1" {
        assert!(began.elapsed() < HANG);
        thread::sleep(Duration::from_millis(20));
    }
}

/// The decisions of the shortest standard match among the vectors that has pushes and more than two rounds.
fn vector() -> Vec<Decision> {
    let vectors = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../kamisado/tests/vectors/matches.jsonl"
    );
    let text = fs::read_to_string(vectors).unwrap();
    let matches = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let standard = matches.filter(|game| game["match"] == "standard");
    let decisions = standard.map(|game| {
        let rounds = game["rounds"].as_array().unwrap();
        let mut decisions: Vec<Decision> = Vec::new();
        for round in rounds {
            let moves = round["moves"].as_array().unwrap();
            decisions.extend(
                moves
                    .iter()
                    .map(|m| m.as_str().unwrap().parse::<Decision>().unwrap()),
            );
            if let Some(fill) = round["fill"].as_str() {
                decisions.push(fill.parse().unwrap());
            }
        }
        decisions
    });
    decisions
        .filter(|decisions| {
            let game = replay(decisions);
            let mut played = game.rounds().iter().flat_map(kamisado::Round::played);
            game.rounds().len() > 2 && played.any(|played| !played.pushed.is_empty())
        })
        .min_by_key(Vec::len)
        .expect("a standard match with a push")
}

fn replay(decisions: &[Decision]) -> Match {
    let game = Match::new(MatchKind::Standard.into());
    game.replay(decisions.iter().copied()).unwrap()
}

/// The match as it was kept, if it was yet.
fn kept(folder: &Path) -> Option<Record> {
    let files = fs::read_dir(folder.join("state/kamisado/matches")).ok()?;
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "kamisado"));
    let [path] = &paths[..] else {
        return None;
    };
    Some(fs::read_to_string(path).unwrap().parse().unwrap())
}

/// What the score sheet shows of the last move: each tower's letter, arrow, number and square.
fn characters(game: &Match) -> Vec<String> {
    let played = game.rounds().last().unwrap().played().last();
    let entries = played.into_iter().flat_map(kamisado::Played::entries);
    let characters = entries.map(|(_, entry)| {
        let letter = |color: kamisado::Color| color.letter().to_ascii_uppercase();
        let arrow = entry.step.arrow().map(String::from).unwrap_or_default();
        let squares = entry.step.squares();
        format!(
            "{}{arrow}{squares}{}",
            letter(entry.tower),
            letter(entry.onto)
        )
    });
    characters.collect()
}

#[test]
fn a_whole_match_with_pushes_fills_and_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let decisions = vector();
    let tmux = start(
        folder.path(),
        "--match standard --black human --white human",
    );
    tmux.wait_for(&["Round 1", "Your move"]);
    let mut pushes = 0;
    let killed_at = decisions
        .iter()
        .position(|decision| matches!(decision, Decision::Fill(_)));
    let killed_at = killed_at.unwrap() + 3;
    for (index, decision) in decisions.iter().enumerate() {
        match decision {
            Decision::Fill(fill) => {
                tmux.wait_for(&["from the left", "from the right", "▶ from the"]);
                tmux.keys(&[match fill {
                    Fill::Left => "Left",
                    Fill::Right => "Right",
                }]);
                tmux.wait_for(&[&format!("▶ from the {fill}")]);
                tmux.keys(&["Enter"]);
            }
            decision => tmux.type_line(&decision.to_string()),
        }
        let game = replay(&decisions[..=index]);
        let began = Instant::now();
        while kept(folder.path()).is_none_or(|record| record.game() != &game) {
            assert!(began.elapsed() < HANG, "{decision}:\n{}", tmux.screen());
            thread::sleep(Duration::from_millis(5));
        }
        if matches!(decision, Decision::Move(_)) && game.position().is_some() {
            let characters = characters(&game);
            let texts: Vec<&str> = characters.iter().map(String::as_str).collect();
            tmux.wait_for(&texts);
            pushes += characters
                .iter()
                .filter(|character| character.contains('↓'))
                .count();
        }
        if index == killed_at {
            let before = tmux.screen();
            kill(&tmux);
            tmux.run(&["kill-session", "-t", "main"]);
            open(&tmux, folder.path(), "--resume");
            tmux.wait_for(&["Match resumed."]);
            let board = |screen: &str| {
                screen
                    .lines()
                    .take(25)
                    .map(str::to_owned)
                    .collect::<Vec<_>>()
            };
            // What is on the screen may be half of a frame.
            let began = Instant::now();
            while board(&tmux.screen()) != board(&before) {
                assert!(
                    began.elapsed() < HANG,
                    "before:\n{before}\nafter:\n{}",
                    tmux.screen()
                );
                thread::sleep(Duration::from_millis(20));
            }
        }
    }
    assert!(pushes > 0);
    tmux.wait_for(&["wins the match"]);
    tmux.keys(&["C-q"]);
    tmux.wait_for(&["Leave Kamisado?", "is over"]);
    tmux.keys(&["Enter"]);
    let began = Instant::now();
    while tmux.asked("pane_dead") != "1" {
        assert!(began.elapsed() < HANG, "{}", tmux.screen());
        thread::sleep(Duration::from_millis(20));
    }
    // Some versions of tmux never learn the status of a program that ends quickly; a bad one they tell.
    let status = tmux.asked("pane_dead_status");
    assert!(matches!(&*status, "" | "0"), "status {status}");
}

#[test]
fn a_window_that_shrinks_to_nothing_and_grows_again_is_survived() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = start(folder.path(), "--black human --white human");
    tmux.wait_for(&["Your move"]);
    for (width, height) in [
        ("1", "1"),
        ("17", "9"),
        ("40", "12"),
        ("2", "50"),
        ("100", "36"),
    ] {
        tmux.run(&["resize-window", "-t", "main", "-x", width, "-y", height]);
        tmux.keys(&["Tab"]);
    }
    tmux.wait_for(&["Your move", "Round 1"]);
    tmux.type_line("d1d5");
    tmux.wait_for(&["Y↑4O"]);
}

#[test]
fn without_a_terminal_it_plays_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_kamisado"))
        .args(["play", "--lang", "en", "--black", "Ada", "--white", "Grace"])
        .env("XDG_STATE_HOME", folder.path())
        .env("XDG_CONFIG_HOME", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    program
        .stdin
        .take()
        .unwrap()
        .write_all(b"d1d5\nboard\nundo\nd1d4\n")
        .unwrap();
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).unwrap();
    for part in [
        "yellow tower to the orange square d5",
        "Took back d1d5",
        "--resume",
    ] {
        assert!(said.contains(part), "{said}");
    }
    assert!(!said.contains('\u{1b}'), "{said}");
    // The match is kept with names and a date, and the list of matches shows them.
    let listed = Command::new(env!("CARGO_BIN_EXE_kamisado"))
        .args(["matches", "--lang", "en"])
        .env("XDG_STATE_HOME", folder.path())
        .env("XDG_CONFIG_HOME", folder.path())
        .output()
        .unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    assert!(listed.contains("Ada – Grace"), "{listed}");
    assert!(listed.contains("  1  20"), "{listed}");
}

#[test]
fn a_signal_ends_the_program_and_leaves_the_terminal_in_order() {
    for (signal, status) in [("TERM", 128 + 15), ("HUP", 128 + 1), ("INT", 128 + 2)] {
        let folder = tempfile::tempdir().unwrap();
        let tmux = start_in_shell(folder.path(), "true", "--black human --white human");
        tmux.wait_for(&["Your move"]);
        let began = Instant::now();
        while tmux.asked("mouse_any_flag") != "1" {
            assert!(began.elapsed() < HANG);
            thread::sleep(Duration::from_millis(20));
        }
        let process = fs::read_to_string(folder.path().join("process")).unwrap();
        let sent = Command::new("kill")
            .args([&format!("-{signal}"), process.trim()])
            .status()
            .unwrap();
        assert!(sent.success());
        let left = tmux.wait_for(&[&format!("left with {status}")]);
        assert!(!left.contains("Your move"), "{left}");
        assert_eq!(tmux.asked("mouse_any_flag"), "0", "{signal}");
        assert_eq!(tmux.asked("cursor_flag"), "1", "{signal}");
    }
}

#[test]
fn a_program_whose_terminal_has_gone_ends() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = start(folder.path(), "--black human --white human");
    tmux.wait_for(&["Your move"]);
    let process = tmux.asked("pane_pid");
    let terminal = tmux.asked("pid");
    let killed = Command::new("kill").args(["-9", &terminal]).status();
    assert!(killed.unwrap().success());
    // Nobody may be there to collect what is left of the process.
    let is_running = || {
        fs::read_to_string(format!("/proc/{process}/status"))
            .is_ok_and(|status| !status.contains("State:\tZ"))
    };
    let began = Instant::now();
    while is_running() {
        assert!(began.elapsed() < HANG, "it is still running");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_terminal_without_an_alternate_screen_is_cleared() {
    let folder = tempfile::tempdir().unwrap();
    let before = "for line in $(seq 60); do echo leftover leftover leftover leftover leftover leftover leftover; done";
    let tmux = start_in_shell(folder.path(), before, "--black human --white human");
    let screen = tmux.wait_for(&["Your move", "Round 1"]);
    assert!(!screen.contains("leftover"), "{screen}");
    tmux.keys(&["C-q"]);
    tmux.wait_for(&["Leave the match?"]);
    tmux.keys(&["Enter"]);
    let left = tmux.wait_for(&["left with 0"]);
    assert!(!left.contains("Leave the match?"), "{left}");
}

#[test]
fn a_dumb_terminal_gets_lines_and_no_escape_sequences() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = "--black human --white human";
    let tmux = start_in_shell(folder.path(), "export TERM=dumb", arguments);
    let screen = tmux.wait_for(&["with any tower", "Your move:"]);
    assert_eq!(tmux.asked("mouse_any_flag"), "0", "{screen}");
    tmux.type_line("d1d5");
    tmux.wait_for(&["Possible moves:", "orange:"]);
    tmux.type_line("quit");
    tmux.wait_for(&["--resume", "left with 0"]);
}

#[test]
fn puzzles_and_replays_are_reached_from_the_menu_and_lead_back() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = start(folder.path(), "");
    tmux.wait_for(&["Solve puzzles", "Learn to play"]);
    let up = |times: usize| {
        for _ in 0..times {
            tmux.keys(&["Up"]);
        }
        tmux.keys(&["Enter"]);
    };
    // From the first line upwards: leave, analyse, replay, puzzles, learn.
    up(2);
    tmux.wait_for(&["a1a2", "b1b2"]);
    tmux.keys(&["Escape"]);
    tmux.wait_for(&["Solve puzzles"]);
    up(1);
    tmux.wait_for(&["No match has been saved"]);
    tmux.keys(&["Escape"]);
    tmux.wait_for(&["Solve puzzles"]);
    up(1);
    tmux.wait_for(&["Puzzle 1 "]);
    tmux.keys(&["?"]);
    tmux.wait_for(&["Rules"]);
    // Not with Escape: a busy terminal takes it and the next key for one.
    tmux.keys(&["?"]);
    tmux.keys(&["C-q"]);
    tmux.wait_for(&["Solve puzzles"]);
    up(1);
    tmux.wait_for(&["Move a tower"]);
    tmux.keys(&["Enter"]);
    tmux.wait_for(&["Lesson 1", "Step 1 of 3"]);
    tmux.type_line("d1d5");
    tmux.wait_for(&["Correct!"]);
}

#[test]
fn the_menu_begins_with_what_was_chosen_last() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = start(folder.path(), "");
    tmux.wait_for(&["Standard match"]);
    tmux.keys(&["Down"]);
    tmux.keys(&["Right"]);
    tmux.wait_for(&["Long match"]);
    tmux.keys(&["q"]);
    let file = folder.path().join("config/kamisado/preferences.json");
    let began = Instant::now();
    while !file.exists() {
        assert!(began.elapsed() < HANG);
        thread::sleep(Duration::from_millis(20));
    }
    tmux.run(&["kill-session", "-t", "main"]);
    open(&tmux, folder.path(), "");
    tmux.wait_for(&["Long match"]);
}

#[test]
fn a_match_that_is_open_elsewhere_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let lock = fs::File::create(folder.path().join(".evening.kamisado.lock")).unwrap();
    lock.lock().unwrap();
    let file = folder.path().join("evening.kamisado");
    let arguments = format!("--file {}", file.display());
    let tmux = start_in_shell(folder.path(), "true", &arguments);
    tmux.wait_for(&["open in another window", "left with 2"]);
    assert!(!file.exists());
}

#[test]
fn preferences_hold_for_every_command_and_a_broken_file_is_reported_and_ignored() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("kamisado");
    fs::create_dir(&config).unwrap();
    let file = config.join("preferences.json");
    let matches = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_kamisado"))
            .arg("matches")
            .args(arguments)
            .env("LC_ALL", "C")
            .env("XDG_STATE_HOME", folder.path())
            .env("XDG_CONFIG_HOME", folder.path())
            .output()
            .unwrap();
        assert!(output.status.success());
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (text(output.stdout), text(output.stderr))
    };
    fs::write(&file, r#"{"language": "de"}"#).unwrap();
    assert!(matches(&[]).0.contains("gespeichert"));
    assert!(matches(&["--lang", "en"]).0.contains("saved"));
    fs::write(&file, r#"{"language": "elvish"}"#).unwrap();
    let (said, complaint) = matches(&[]);
    assert!(said.contains("saved"), "{said}");
    assert!(complaint.contains("preferences.json"), "{complaint}");
    assert!(complaint.contains("language: elvish"), "{complaint}");
}

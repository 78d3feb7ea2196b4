//! The commands for studying in pipes: what they read from the standard input, and how they take it when nobody reads on.

#![allow(clippy::unwrap_used)] // A program that cannot be started or read should fail the test.

use std::io::{Read as _, Write as _};
use std::process::{Command, Output, Stdio};

const ROUND: &str = "h1h5 e8e2 b1b2 h8h6 g1g7 h6e3 c1c4 g8h7 f1f7 e2f1";

fn kamisado(arguments: &[&str], home: &std::path::Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kamisado"));
    command
        .args(arguments)
        .env("LC_ALL", "C")
        .env("XDG_DATA_HOME", home)
        .env("XDG_STATE_HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn answer(arguments: &[&str], input: &str) -> Output {
    let home = tempfile::tempdir().unwrap();
    let mut child = kamisado(arguments, home.path()).spawn().unwrap();
    // Whoever refuses its arguments may not read what it is sent.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn printed(arguments: &[&str], input: &str) -> String {
    let output = answer(arguments, input);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_list_of_moves_is_a_match() {
    let told = printed(&["replay", "-"], ROUND);
    assert!(told.contains("White wins the round"), "{told}");
    let reviewed = printed(&["review", "-", "--json"], ROUND);
    assert!(reviewed.contains("threw-away"), "{reviewed}");
    // Where nothing is named, the pipe is meant.
    assert_eq!(printed(&["replay"], ROUND), told);
}

#[test]
fn a_record_goes_from_one_command_to_the_next() {
    let json = printed(&["convert", "-", "--to", "json"], ROUND);
    let svg = printed(&["diagram", "-", "--sheet", "--format", "svg"], &json);
    assert!(svg.starts_with("<svg") && svg.contains("</svg>"));
    let positions = printed(&["convert", "-", "--to", "positions"], &json);
    assert_eq!(positions.lines().count(), 10);
    let last: String = positions
        .lines()
        .skip(8)
        .map(|line| format!("{line}\n"))
        .collect();
    let analysed = printed(&["analyse", "-"], &last);
    assert!(analysed.contains("e2f1 win"), "{analysed}");
}

#[test]
fn a_picture_goes_to_a_pipe_or_to_a_file() {
    let output = answer(
        &["diagram", "-", "--format", "png", "--width", "100"],
        ROUND,
    );
    assert!(output.stdout.starts_with(b"\x89PNG"));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sheet.png");
    let name = file.to_str().unwrap();
    printed(&["diagram", "-", "--sheet", "--output", name], ROUND);
    assert!(std::fs::read(&file).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn puzzles_are_answered_line_by_line() {
    let puzzle = printed(&["puzzle", "--number", "400", "--json", "--solution"], "");
    let puzzle: serde_json::Value = serde_json::from_str(&puzzle).unwrap();
    let side = puzzle["side"].as_str().unwrap();
    let position: kamisado::Position = puzzle["position"].as_str().unwrap().parse().unwrap();
    // The solver's own moves; the program answers with the others.
    let mut own = Vec::new();
    let mut next = kamisado::Next::Turn(position);
    for m in puzzle["solution"].as_array().unwrap() {
        let m: kamisado::Move = m.as_str().unwrap().parse().unwrap();
        let kamisado::Next::Turn(position) = next else {
            break;
        };
        if position.side().name() == side {
            own.push(m.to_string());
        }
        next = position.play(m).unwrap().next;
    }
    assert!(own.len() > 1, "a puzzle of several moves: {puzzle}");
    let told = printed(&["puzzle", "--number", "400", "-"], &own.join("\n"));
    assert!(told.ends_with("Correct: solved!\n"), "{told}");
    let unfinished = answer(&["puzzle", "--number", "400", "-"], &own[0]);
    assert_eq!(unfinished.status.code(), Some(1));
}

#[test]
fn pictures_of_the_readme_are_drawn_by_the_program() {
    const MATCH: &str = "2GN4/8/+P2U3Y/o1p4b/4Ry2/1B3O2/r1u3ng/8 b r";
    let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let drawn = printed(&["diagram", MATCH, "--format", "svg"], "");
    let kept = docs.join("docs/pictures/readme.svg");
    if std::env::var_os("KAMISADO_PICTURES").is_some() {
        std::fs::write(kept, drawn).unwrap();
        return;
    }
    assert!(
        std::fs::read_to_string(kept).unwrap_or_default() == drawn,
        "docs/pictures/readme.svg is not what is drawn now; `cargo xtask pictures` draws it again"
    );
    let readme = std::fs::read_to_string(docs.join("README.md")).unwrap();
    for picture in ["docs/pictures/readme.svg", "docs/pictures/push.gif"] {
        assert!(readme.contains(&format!("<img src=\"{picture}\"")));
    }
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    for (arguments, input, code, expected) in [
        (&["review", "-"][..], "1. U<4U | R^2", 2, "column 11"),
        (&["replay", "-"], "h1h5 a1a1", 2, "a1a1"),
        (&["analyse", "-"], "startpos\n8/8 b -\n", 2, "line 2:"),
        (&["diagram", "-"], "", 2, "nothing to read"),
        (&["convert", "-"], "", 2, "nothing to read"),
        (&["convert", "-"], " \n\n", 2, "nothing to read"),
        (
            &["diagram", "--output", "board.jpg"],
            "",
            2,
            "use .svg, .png, .gif or .txt",
        ),
        (&["analyse", "8/8/8/8/8/8/8/8/8"], "", 2, ""),
        (&["review", "no-such-file"], "", 3, "no-such-file"),
    ] {
        let output = answer(arguments, input);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {errors}");
        assert!(errors.contains(expected), "{arguments:?}: {errors}");
    }
}

#[test]
fn a_reader_that_has_enough_is_no_failure() {
    for arguments in [
        &["replay", "-", "--boards"][..],
        &["analyse", "-"],
        &["convert", "-", "--to", "positions"],
        &["diagram", "-", "--sheet"],
    ] {
        let home = tempfile::tempdir().unwrap();
        let mut child = kamisado(arguments, home.path()).spawn().unwrap();
        let mut output = child.stdout.take().unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(ROUND.as_bytes())
            .unwrap();
        let mut first = [0];
        output.read_exact(&mut first).unwrap();
        drop(output);
        let output = child.wait_with_output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {errors}");
        assert!(errors.is_empty(), "{arguments:?}: {errors}");
    }
}

#[test]
fn what_stands_in_a_file_is_never_a_command_to_the_terminal() {
    let record = "Black: Ada \u{1b}]0;title\u{7}\nWhite: \u{9b}2J\n\nRound 1\n\n1. U<4U {\u{1b}[31mred\u{8}} | P^1\u{1b}[2J\n";
    let good = record.replace("| P^1\u{1b}[2J", "");
    for (arguments, input) in [
        (&["convert", "-"][..], good.as_str()),
        (&["convert", "-", "--to", "json"], &good),
        (&["convert", "-", "--to", "kanji"], &good),
        (&["replay", "-", "--print"], &good),
        (&["replay", "-", "--json"], &good),
        (&["diagram", "-"], &good),
        (&["convert", "-"], record),
        (&["convert", "-"], "\u{1b}[2J"),
        (&["convert", "\u{1b}[2J.txt"], ""),
    ] {
        let output = answer(arguments, input);
        assert_eq!(output.status.success(), input == good, "{arguments:?}");
        for printed in [&output.stdout, &output.stderr] {
            let printed = String::from_utf8(printed.clone()).unwrap();
            let command = printed.chars().find(|&c| c.is_control() && c != '\n');
            assert_eq!(command, None, "{arguments:?}: {printed:?}");
        }
    }
    // Nothing is lost: what was escaped is read as it was.
    let text = printed(&["convert", "-"], &good);
    assert!(text.contains("Ada \\u{1b}]0;title"), "{text}");
    let json = |input: &str| printed(&["convert", "-", "--to", "json"], input);
    assert_eq!(json(&text), json(&good));
}

#[test]
fn a_review_does_not_judge_what_chance_or_the_clock_decided() {
    let drawn = "Match: single\nOpening: matchplay\nResult: White wins 0:0, Black out of time\n\nRound 1\nLine-up: 3 | 17\n1. b1b2\n";
    let told = printed(&["review", "-", "--nodes", "1000"], drawn);
    assert_eq!(told.matches("drawn by lot").count(), 2, "{told}");
    assert!(!told.contains("made no mistake"), "{told}");
}

/// A program that may have two gigabytes, as a machine with little memory would give it.
#[cfg(unix)]
fn with_little_memory(arguments: &str, input: &str) -> Output {
    let program = env!("CARGO_BIN_EXE_kamisado");
    let mut child = Command::new("sh")
        .args([
            "-c",
            &format!("ulimit -v 2000000; exec '{program}' {arguments}"),
        ])
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

#[cfg(unix)]
#[test]
fn a_table_that_does_not_fit_into_memory_is_refused() {
    let solved = with_little_memory("solve --hash 32768 startpos", "");
    let told = String::from_utf8_lossy(&solved.stderr);
    assert_eq!(solved.status.code(), Some(2), "{told}");
    assert!(
        told.contains("isn’t enough memory for a table of 32,768 MiB"),
        "{told}"
    );
    let commands = "ugi\nsetoption name Hash value 32768\nposition startpos\ngo nodes 1\n";
    let spoken = with_little_memory("ugi", commands);
    let told = String::from_utf8_lossy(&spoken.stdout);
    assert!(spoken.status.success(), "{spoken:?}");
    assert!(
        told.contains("option name Hash type spin default 256 min 1 max 32768"),
        "{told}"
    );
    assert!(told.contains("error There isn’t enough memory"), "{told}");
    // The table before it is still there to play with.
    assert!(told.contains("bestmove"), "{told}");
    // And there is no more to be had on the command line than over the protocol.
    let refused = answer(&["solve", "--hash", "32769", "startpos"], "");
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn a_huge_text_that_means_nothing_is_refused() {
    let refused = answer(&["convert", "-"], &"a".repeat(10_000_000));
    assert_eq!(refused.status.code(), Some(2));
    assert!(refused.stderr.len() < 500, "{} bytes", refused.stderr.len());
}

//! `kamisado arena` as a user runs it: real engines, other programs, and programs that misbehave.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use kamisado::Side;
use kamisado::record::{Record, Tags};
use serde_json::Value;

const KAMISADO: &str = env!("CARGO_BIN_EXE_kamisado");

fn arena(arguments: &[&str]) -> Output {
    Command::new(KAMISADO)
        .arg("arena")
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .expect("the program starts")
}

/// The reports of an arena that goes well.
fn reports(arguments: &[&str]) -> Vec<Value> {
    let output = arena(&[arguments, &["--json", "--quiet"]].concat());
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(output.stderr.is_empty(), "quiet is quiet");
    String::from_utf8(output.stdout)
        .expect("text")
        .lines()
        .map(|line| serde_json::from_str(line).expect("each line is JSON"))
        .collect()
}

fn report(arguments: &[&str]) -> Value {
    let mut reports = reports(arguments);
    assert_eq!(reports.len(), 1);
    reports.remove(0)
}

/// An engine made of a shell script, which is kept in a folder.
fn engine(folder: &Path, script: &str) -> String {
    let path = folder.join("engine.sh");
    std::fs::write(&path, script).expect("a file for the test");
    format!("cmd:sh '{}'", path.display())
}

/// Says what a well-behaved engine says before the first `go`.
const POLITE: &str = r#"
answer() {
    case "$1" in
        ugi) echo "id name Script"; echo ugiok;;
        isready) echo readyok;;
        quit) exit 0;;
    esac
}
"#;

#[test]
fn the_stronger_level_wins_more_pairs() {
    let report = report(&["level:4", "level:1", "--pairs", "12"]);
    assert_eq!(report["games"], 24);
    assert_eq!(report["engines"][0], "level:4");
    assert!(report["score"].as_f64() > Some(0.6), "{report}");
    assert!(report["elo"].as_f64().is_none_or(|elo| elo > 50.0));
    let pairs = &report["pairs"];
    let count = |name: &str| pairs[name].as_u64().unwrap_or_default();
    assert_eq!(count("won") + count("split") + count("lost"), 12);
    assert_eq!(report["forfeits"].as_array().map(Vec::len), Some(0));
    assert_eq!(report["points"][0], report["won"]);
}

#[test]
fn a_tied_double_round_is_half_a_win_for_each_engine() {
    let arguments = "level:3 level:2 --pairs 8 --match double --start matchplay";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let report = report(&arguments);
    let number = |value: &serde_json::Value| value.as_u64().expect("a number");
    let (won, tied) = (number(&report["won"]), number(&report["tied"]));
    assert!(tied > 0, "{report}");
    assert_eq!(report["rounds"], 32);
    // A win is two points to nothing.
    assert_eq!(report["points"][0], 2 * won + tied);
    assert_eq!(report["points"][1], 32 - 2 * won - tied);
    assert_eq!(report["score"], (2 * won + tied) as f64 / 32.0);
    let pairs =
        ["won", "ahead", "split", "behind", "lost"].map(|name| number(&report["pairs"][name]));
    assert_eq!(pairs.iter().sum::<u64>(), 8);
    let english = arena(&arguments);
    let english = String::from_utf8_lossy(&english.stdout).into_owned();
    assert!(
        english.contains(&format!("Tied matches: {tied}")),
        "{english}"
    );
}

#[test]
fn the_same_seed_gives_the_same_result_however_many_games_run_at_a_time() {
    let play = |seed: &str, at_a_time: &str| {
        report(&[
            "level:3",
            "level:2",
            "--pairs",
            "8",
            "--match",
            "standard",
            "--start",
            "matchplay",
            "--seed",
            seed,
            "-j",
            at_a_time,
        ])
    };
    let one = play("7", "1");
    assert_eq!(one, play("7", "3"));
    assert_ne!(one["points"], play("8", "3")["points"], "the seed matters");
}

#[test]
fn another_program_plays_over_the_line_protocol() {
    let ugi = format!("cmd,Hash=16:'{KAMISADO}' ugi");
    for (start, kind) in [
        ("random", "single"),
        ("standard", "standard"),
        ("tournament", "single"),
        ("matchplay", "series"),
        ("matchplay", "double"),
        ("1-3-5", "single"),
    ] {
        let report = report(&[
            &ugi, "level:2", "--pairs", "1", "--nodes", "20000", "--start", start, "--match", kind,
        ]);
        assert_eq!(report["games"], 2, "{start}");
        assert_eq!(
            report["forfeits"].as_array().map(Vec::len),
            Some(0),
            "{report}"
        );
    }
}

#[test]
fn everybody_plays_everybody() {
    let reports = reports(&["level:1", "level:2", "level:3", "--pairs", "1"]);
    let engines: Vec<String> = reports
        .iter()
        .map(|report| report["engines"].to_string())
        .collect();
    assert_eq!(
        engines,
        [
            r#"["level:1","level:2"]"#,
            r#"["level:1","level:3"]"#,
            r#"["level:2","level:3"]"#
        ]
    );
}

#[test]
fn clocks_are_kept() {
    let report = report(&[
        "level:10",
        "level:10,aim=round",
        "--pairs",
        "1",
        "--match",
        "double",
        "--time",
        "20+0.1",
        "--margin",
        "60000",
    ]);
    assert_eq!(report["games"], 2);
    assert_eq!(
        report["forfeits"].as_array().map(Vec::len),
        Some(0),
        "{report}"
    );
}

/// An engine that does this when it is to think, and everything else as it should.
fn on_go(action: &str) -> String {
    format!(
        r#"{POLITE} while read line; do case "$line" in go*) {action};; *) answer $line;; esac; done"#
    )
}

/// Plays two pairs against a misbehaving engine: it has to lose all four games, and the reason has to be told.
fn loses(script: &str, more: &[&str], reason: &str) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let engine = engine(folder.path(), script);
    let arguments = [&[engine.as_str(), "level:1", "--pairs", "2"], more].concat();
    let report = report(&arguments);
    assert_eq!(report["won"], 0, "{report}");
    let forfeits = report["forfeits"].as_array().expect("a list");
    assert_eq!(forfeits.len(), 4, "{report}");
    for forfeit in forfeits {
        assert_eq!(forfeit["engine"], engine.as_str());
        let fault = forfeit["fault"].as_str().expect("a text");
        assert!(fault.contains(reason), "{fault}");
    }
}

#[test]
fn an_engine_that_ends_loses() {
    let script = on_go("exit 3");
    loses(&script, &[], "ended (exit status: 3)");
}

#[test]
fn an_engine_that_ends_before_it_has_said_anything_loses() {
    loses("echo garbage; exit 1", &[], "ended (exit status: 1)");
}

#[test]
fn an_engine_that_does_not_understand_loses() {
    let script = on_go("echo error what?");
    loses(&script, &[], "refused: what?");
}

#[test]
fn an_engine_that_talks_nonsense_without_end_loses() {
    let script = on_go("yes nonsense");
    loses(&script, &["--movetime", "100"], "gave no answer");
}

#[test]
fn an_engine_that_says_nothing_loses() {
    let script = on_go(":");
    loses(&script, &["--time", "0.2"], "gave no answer");
}

#[test]
fn an_engine_that_never_introduces_itself_loses_when_the_patience_ends() {
    let mute = "while read line; do :; done";
    loses(mute, &["--patience", "1"], "gave no answer for 1 s");
}

#[test]
fn an_engine_that_answers_illegally_loses() {
    for (answer, reason) in [
        ("a1a9", "answered"),
        ("a1a8", "answered “a1a8”"),
        ("left", "turn to move"),
        ("0000", "no decision"),
    ] {
        let script = on_go(&format!("echo bestmove {answer}"));
        loses(&script, &[], reason);
    }
}

#[test]
fn an_engine_that_cannot_play_such_a_match_loses() {
    let script = format!(r#"{POLITE} while read line; do answer $line; done"#);
    loses(&script, &["--match", "long"], "has no option Match");
}

#[test]
fn a_program_that_is_not_there_is_an_error() {
    let output = arena(&["level:1", "cmd:./there-is-no-such-engine"]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        error.contains("couldn’t be started: There is no such file"),
        "{error}"
    );
    let output = arena(&["level:1", &format!("cmd,Colour=red:'{KAMISADO}' ugi")]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("has no option Colour"), "{error}");
}

#[test]
fn the_test_ends_the_games_when_it_is_sure() {
    let report = report(&["level:7", "level:1", "--pairs", "100", "--sprt", "0,100"]);
    assert_eq!(report["sprt"]["accepted"], "elo1", "{report}");
    assert!(report["games"].as_u64() < Some(100), "{report}");
    let llr = report["sprt"]["llr"].as_f64();
    assert!(llr >= report["sprt"]["bounds"]["high"].as_f64());
}

#[test]
fn wrong_arguments_are_explained() {
    for (arguments, advice) in [
        (&["level:1"][..], "name another"),
        (&["level:1", "level:12"], "from 1 (easiest) to 10 (perfect)"),
        (&["level:1", "level:2", "--sprt", "20,0"], "the lower first"),
        (
            &["level:1", "level:2", "--sprt", "0,5", "--alpha", "2"],
            "--alpha takes a probability",
        ),
        (&["level:1", "level:2", "--time", "soon"], "write seconds"),
        (&[], "ENGINE"),
    ] {
        let output = arena(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains(advice), "{arguments:?}: {error}");
    }
}

#[test]
fn people_get_a_table_and_lines_of_progress() {
    let output = arena(&["level:2", "level:1", "--pairs", "3", "--match", "standard"]);
    let text = String::from_utf8_lossy(&output.stdout);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("level:2 against level:1: "), "{text}");
    assert!(lines[0].ends_with(", games: 6"), "{text}");
    assert!(lines[1].starts_with("  Pairs: "), "{text}");
    assert!(lines[2].starts_with("  Points: "), "{text}");

    let output = arena(&["level:2", "level:1", "--pairs", "1", "--lang", "ro"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("level:2 contra level:1: "), "{text}");
}

#[test]
fn records_are_kept_and_can_be_read() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let games = folder.path().join("games");
    let lines = folder.path().join("games.jsonl");
    let play = |records: &PathBuf| {
        let records = records.to_str().expect("a text");
        report(&[
            "level:2",
            "level:1",
            "--pairs",
            "2",
            "--match",
            "standard",
            "--records",
            records,
        ])
    };
    let report = play(&games);
    assert_eq!(report, play(&lines));

    let read = |path: PathBuf| -> Record {
        let text = std::fs::read_to_string(&path).expect("a file");
        text.parse().expect("a record")
    };
    let mut files: Vec<PathBuf> = std::fs::read_dir(&games)
        .expect("a directory")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    let files: Vec<Record> = files.into_iter().map(read).collect();
    let lines: Vec<Record> = std::fs::read_to_string(&lines)
        .expect("a file")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a record"))
        .collect();
    assert_eq!(files.len(), 4);
    for (file, line) in files.iter().zip(&lines) {
        assert_eq!(file.game(), line.game());
        assert_eq!(file.tags, line.tags);
    }
    let won = files
        .iter()
        .filter(|record| {
            let result = record.game().result().expect("played to the end");
            let tag = if result.winner() == Some(Side::Black) {
                Tags::BLACK
            } else {
                Tags::WHITE
            };
            record.tags.get(tag) == Some("level:2")
        })
        .count();
    assert_eq!(report["won"], won);
    assert!(files.iter().all(|record| record.note(5).spent_ms.is_some()));

    // What was kept once is not overwritten.
    let records = games.to_str().expect("a text");
    let again = arena(&["level:2", "level:1", "--pairs", "1", "--records", records]);
    assert_eq!(again.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&again.stderr).contains("level_2-level_1-1-1.kamisado"));
}

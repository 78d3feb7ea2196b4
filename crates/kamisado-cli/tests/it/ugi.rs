//! `kamisado ugi` as a host sees it: the real program at the other end of two pipes.

#![allow(clippy::unwrap_used)] // A program that cannot be started or heard should fail the test.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use serde_json::Value;

/// Long enough for any answer on a busy machine: a test that waits this long has found a hang.
const HANG: Duration = Duration::from_secs(120);

/// A running engine.
struct Engine {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kamisado"))
            .arg("ugi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in stdout.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Engine {
            stdin: child.stdin.take(),
            child,
            lines,
        }
    }

    fn send(&mut self, line: impl AsRef<[u8]>) {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(line.as_ref()).unwrap();
        stdin.write_all(b"\n").unwrap();
        stdin.flush().unwrap();
    }

    fn line(&mut self) -> String {
        self.lines
            .recv_timeout(HANG)
            .expect("the engine should answer")
    }

    /// The lines up to one that begins like this.
    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.line();
            let is_last = line.starts_with(start);
            lines.push(line);
            if is_last {
                return lines;
            }
        }
    }

    /// Sends a line and returns the one line that answers it.
    fn ask(&mut self, line: impl AsRef<[u8]>) -> String {
        self.send(line);
        self.line()
    }

    fn query(&mut self, what: &str) -> String {
        let answer = self.ask(format!("query {what}"));
        let answer = answer.strip_prefix("response").unwrap_or_else(|| {
            panic!("query {what}: {answer}");
        });
        answer.trim_start().to_owned()
    }

    /// Everything sent so far has been dealt with, without an answer.
    fn is_ready(&mut self) {
        assert_eq!(self.ask("isready"), "readyok");
    }

    fn wait(mut self) -> ExitStatus {
        drop(self.stdin.take());
        self.child.wait().unwrap()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn vectors(name: &str) -> impl Iterator<Item = Value> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../kamisado/tests/vectors");
    let text = std::fs::read_to_string(format!("{folder}/{name}.jsonl")).unwrap();
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    lines.into_iter()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn joined(value: &Value) -> String {
    let words: Vec<&str> = value.as_array().unwrap().iter().map(text).collect();
    words.join(" ")
}

/// A result of the vectors as `query end` writes it.
fn end(result: &Value) -> String {
    let color: kamisado::Color = text(&result["tower"]).parse().unwrap();
    format!(
        "{} {} {}",
        &text(&result["winner"])[..1],
        text(&result["by"]).replace(' ', "-"),
        color.letter()
    )
}

#[test]
fn the_engine_introduces_itself() {
    let mut engine = Engine::start();
    engine.send("ugi");
    let lines = engine.until("ugiok");
    assert!(lines[0].starts_with("id name Kamisado"), "{lines:?}");
    assert!(lines[1].starts_with("id author"), "{lines:?}");
    let names: Vec<&str> = lines[2..lines.len() - 1]
        .iter()
        .map(|line| line.split_whitespace().nth(2).unwrap())
        .collect();
    assert_eq!(
        names,
        [
            "Match", "Setup", "Mirrored", "Level", "Hash", "Threads", "Language"
        ]
    );
    assert!(lines.contains(
        &"option name Setup type combo default standard var standard var tournament var matchplay var 1-3-5"
            .to_owned()
    ));
    engine.send("quit");
    assert!(engine.wait().success());
}

#[test]
fn whole_matches_are_followed_decision_by_decision() {
    let mut engine = Engine::start();
    let kinds = ["single", "standard", "long", "marathon"];
    for kind in kinds {
        let line = vectors("matches")
            .find(|line| line["match"] == kind)
            .unwrap();
        engine.send(format!("setoption name Match value {kind}"));
        engine.send("uginewgame");
        let mut decisions = Vec::new();
        for round in line["rounds"].as_array().unwrap() {
            assert_eq!(engine.query("fen"), round["start"]);
            assert_eq!(engine.query("end"), "none");
            let moves = round["moves"].as_array().unwrap();
            for m in moves {
                let legal = engine.query("legal");
                assert!(legal.split(' ').any(|legal| legal == m), "{m} in {legal}");
                decisions.push(text(m).to_owned());
                engine.send(format!("position startpos moves {}", decisions.join(" ")));
            }
            assert_eq!(engine.query("end"), end(round));
            let score = round["score"].as_array().unwrap();
            assert_eq!(engine.query("score"), format!("{}-{}", score[0], score[1]));
            if let Some(fill) = round.get("fill") {
                assert_eq!(engine.query("legal"), "left right");
                assert_eq!(engine.query("gameover"), "false");
                assert_eq!(engine.query("result"), "none");
                let is_blacks = text(&round["winner"]) == "black";
                assert_eq!(engine.query("p1turn"), is_blacks.to_string());
                decisions.push(text(fill).to_owned());
                engine.send(format!("position startpos moves {}", decisions.join(" ")));
            }
        }
        assert_eq!(engine.query("legal"), "");
        assert_eq!(engine.query("gameover"), "true");
        let winner = if line["winner"] == "black" {
            "p1win"
        } else {
            "p2win"
        };
        assert_eq!(engine.query("result"), winner);
        assert_eq!(engine.ask("go movetime 10"), "bestmove 0000");
    }
    engine.send("quit");
    assert!(engine.wait().success());
}

#[test]
fn played_moves_are_followed() {
    let mut engine = Engine::start();
    for line in vectors("plays") {
        let position = text(&line["position"]);
        engine.send(format!("position fen {position}"));
        assert_eq!(engine.query("fen"), position);
        assert_eq!(engine.query("legal"), joined(&line["moves"]));
        engine.send(format!(
            "position fen {position} moves {}",
            text(&line["play"])
        ));
        match line.get("after") {
            Some(after) => assert_eq!(engine.query("fen"), *after),
            None => assert_eq!(engine.query("end"), end(&line["result"])),
        }
    }
}

#[test]
fn sequences_of_moves_are_counted() {
    let mut engine = Engine::start();
    for line in vectors("perft") {
        engine.send(format!("position fen {}", text(&line["position"])));
        for (depth, count) in (1..).zip(line["perft"].as_array().unwrap()) {
            assert_eq!(
                engine.ask(format!("go perft {depth}")),
                format!("info perft {count}")
            );
        }
    }
}

#[test]
fn solved_positions_have_their_values() {
    let mut engine = Engine::start();
    for line in vectors("solved") {
        engine.send(format!("position fen {}", text(&line["position"])));
        engine.send("go solve");
        let lines = engine.until("bestmove");
        let (score, _) = score_and_line(&lines);
        assert_eq!(score, line["value"], "{line}");
        let best = lines[lines.len() - 1].split(' ').nth(1).unwrap().to_owned();
        assert!(engine.query("legal").contains(&best), "{best} in {line}");
    }
}

/// The score and the line that the last `info` before `bestmove` tells.
fn score_and_line(lines: &[String]) -> (String, Vec<String>) {
    let info = &lines[lines.len() - 2];
    let told = info.split(" score ").nth(1).unwrap();
    let (score, line) = told.split_once(" pv ").unwrap();
    let line = line.split(' ').map(str::to_owned).collect();
    (score.to_owned(), line)
}

#[test]
fn solved_positions_have_their_lengths() {
    // Those that last longer take longer; a few of them are enough here.
    const SHORT: u64 = 14;
    const LONGER: usize = 2;
    let mut engine = Engine::start();
    let (short, longer): (Vec<_>, Vec<_>) = vectors("solved")
        .filter_map(|line| Some((line["moves"].as_u64()?, line)))
        .partition(|(moves, _)| *moves <= SHORT);
    assert!(short.len() > 50 && longer.len() >= LONGER);
    for (moves, line) in short.into_iter().chain(longer.into_iter().take(LONGER)) {
        let position = text(&line["position"]);
        engine.send(format!("position fen {position}"));
        engine.send("go mate");
        let lines = engine.until("bestmove");
        let (score, pv) = score_and_line(&lines);
        let character = if line["value"] == "win" { "" } else { "-" };
        assert_eq!(score, format!("mate {character}{moves}"), "{line}");
        assert_eq!(pv.len() as u64, moves, "{line}");
        assert_eq!(lines.last(), Some(&format!("bestmove {}", pv[0])));
        // Played out, the line ends the round, for the side it is said to be won by.
        let is_blacks = position.split(' ').nth(1) == Some("b");
        engine.send(format!("position fen {position} moves {}", pv.join(" ")));
        let winner = if is_blacks == (line["value"] == "win") {
            "b"
        } else {
            "w"
        };
        assert_eq!(
            engine.query("end").split(' ').next(),
            Some(winner),
            "{line}"
        );
    }
}

#[test]
fn the_count_of_moves_can_be_stopped() {
    let mut engine = Engine::start();
    engine.send("go mate");
    engine.is_ready_while_searching();
    engine.send("stop");
    let best = engine.until("bestmove").pop().unwrap();
    assert_eq!(best.split(' ').count(), 2);
    engine.is_ready();
}

/// The number after a word of the last `info` before `bestmove`.
fn number(lines: &[String], name: &str) -> u64 {
    let mut words = lines[lines.len() - 2].split(' ');
    words.find(|word| *word == name).unwrap();
    words.next().unwrap().parse().unwrap()
}

#[test]
fn a_search_is_no_deeper_than_it_was_asked_for() {
    let mut engine = Engine::start();
    let mut before = 0;
    for depth in 1..=3 {
        engine.send(format!("go depth {depth}"));
        let lines = engine.until("bestmove");
        assert_eq!(number(&lines, "depth"), depth, "{lines:?}");
        let nodes = number(&lines, "nodes");
        assert!(before < nodes && nodes < 200_000, "{lines:?}");
        before = nodes;
    }
}

#[test]
fn a_search_looks_into_no_more_positions_than_it_was_asked_for() {
    let mut engine = Engine::start();
    for most in [1, 1_000, 30_000] {
        engine.send("uginewgame");
        engine.send(format!("go nodes {most}"));
        let lines = engine.until("bestmove");
        // The limits are looked at every thousand nodes, by the proof and by the search after it.
        let nodes = number(&lines, "nodes");
        assert!(nodes <= most + 2_500, "{lines:?}");
    }
}

#[test]
fn an_empty_clock_still_gets_a_decision() {
    let mut engine = Engine::start();
    engine.send("setoption name Match value standard");
    for clocks in [
        "p1time 0 p2time 0",
        "p1time 1000 p2time 1000 p1inc 10 p2inc 10",
    ] {
        engine.send(format!("go {clocks}"));
        let best = engine.until("bestmove").pop().unwrap();
        let best = best.split(' ').nth(1).unwrap().to_owned();
        assert!(engine.query("legal").split(' ').any(|legal| legal == best));
    }
}

#[test]
fn an_endless_search_ends_when_it_is_stopped() {
    let mut engine = Engine::start();
    engine.send("position startpos");
    engine.send("go infinite");
    engine.is_ready_while_searching();
    assert!(
        engine
            .ask_while_searching("query fen")
            .starts_with("error A search is running")
    );
    engine.send("stop");
    let lines = engine.until("bestmove");
    assert_eq!(lines.last().unwrap().split(' ').count(), 2);
    engine.is_ready();
    // A stop without a search is nothing.
    engine.send("stop");
    engine.is_ready();
    assert_eq!(engine.query("p1turn"), "true");
}

impl Engine {
    /// The answer to a line, past what the search says meanwhile.
    fn ask_while_searching(&mut self, line: &str) -> String {
        let mut answer = self.ask(line);
        while answer.starts_with("info") {
            answer = self.line();
        }
        answer
    }

    fn is_ready_while_searching(&mut self) {
        assert_eq!(self.ask_while_searching("isready"), "readyok");
    }
}

#[test]
fn nothing_but_quit_and_the_end_of_input_ends_the_program() {
    let mut engine = Engine::start();
    let long = "x".repeat(3 << 20);
    let lines: [&[u8]; 12] = [
        b"garbage",
        b"position",
        b"position startpos moves 0000",
        b"position fen 8/8/8/8/8/8/8/8 b -",
        b"setoption name Hash value 99999999999",
        b"setoption name Level value 11",
        b"setoption name Nothing value 1",
        b"go depth -1",
        b"query",
        b"\xff\xfe\x00",
        b"state now",
        long.as_bytes(),
    ];
    for line in lines {
        let answer = engine.ask(line);
        assert!(answer.starts_with("error "), "{answer}");
    }
    engine.send("");
    engine.send("   ");
    engine.is_ready();
    assert!(engine.wait().success());
}

#[test]
fn the_end_of_input_ends_an_endless_search() {
    let mut engine = Engine::start();
    engine.send("go infinite");
    engine.is_ready_while_searching();
    drop(engine.stdin.take());
    engine.until("bestmove");
    assert!(engine.wait().success());
}

#[test]
fn a_search_that_ends_by_itself_may_finish_after_the_end_of_input() {
    let mut engine = Engine::start();
    engine.send("go perft 4");
    drop(engine.stdin.take());
    assert_eq!(engine.line(), "info perft 107068");
    assert!(engine.wait().success());
}

#[test]
fn every_move_is_proven_before_lengths_are_counted() {
    let mut engine = Engine::start();
    engine.send("analyse");
    let mut values: Vec<String> = (0..102).map(|_| engine.line()).collect();
    let is_value = |line: &String| line.ends_with(" score win") || line.ends_with(" score loss");
    assert!(values.iter().all(is_value), "{values:?}");
    values.sort();
    values.dedup_by_key(|line| line.split(' ').nth(2).unwrap().to_owned());
    assert_eq!(values.len(), 102);
    // Counting goes on until it is stopped, and one more line says that this was all.
    let length = engine.line();
    assert!(length.contains(" score mate "), "{length}");
    engine.send("stop");
    engine.until("info nodes ");
    engine.is_ready();
}

#[test]
fn a_tournament_begins_with_line_ups() {
    let mut engine = Engine::start();
    engine.send("setoption name Setup value tournament");
    assert_eq!(engine.query("legal"), "lineup");
    assert_eq!(engine.query("p1turn"), "true");
    assert_eq!(engine.query("fen"), "8/8/8/8/8/8/8/8 b -");
    engine.send("position startpos moves ngrypubo");
    assert_eq!(engine.query("legal"), "lineup");
    assert_eq!(engine.query("p1turn"), "false");
    assert_eq!(engine.query("fen"), "8/8/8/8/8/8/8/ngrypubo w -");
    engine.send("go movetime 1000");
    let best = engine.until("bestmove").pop().unwrap();
    let line_up = best.split(' ').nth(1).unwrap();
    engine.send(format!("position startpos moves ngrypubo {line_up}"));
    assert_eq!(engine.query("fen").split(' ').nth(1), Some("b"));
    assert_eq!(engine.query("legal").split(' ').count(), 102);
}

#[test]
fn the_state_holds_everything_a_screen_needs() {
    let mut engine = Engine::start();
    engine.send("setoption name Language value de");
    engine.send("position startpos moves b1b7");
    let state = engine.ask("state");
    let state: Value = serde_json::from_str(state.strip_prefix("state ").unwrap()).unwrap();
    assert_eq!(state["phase"], "move");
    assert_eq!(state["side"], "white");
    assert_eq!(state["active"]["color"], "orange");
    assert_eq!(state["active"]["square"], "a8");
    assert_eq!(
        state["legal"],
        state["destinations"]["a8"]
            .as_array()
            .unwrap()
            .iter()
            .map(|to| format!("a8{}", text(to)))
            .collect::<Value>()
    );
    assert_eq!(state["towers"].as_array().unwrap().len(), 16);
    assert_eq!(state["events"][0]["event"], "slid");
    assert!(
        text(&state["events"][0]["sentence"]).starts_with("Schwarz"),
        "{state}"
    );
    assert_eq!(state["score"]["black"], 0);
    assert_eq!(state["line_ups"]["white"], "ngrypubo");
    assert_eq!(state["result"], Value::Null);
}

//! The conformance vectors: what an independent reference implementation of the rules says, line by line.

#![allow(clippy::unwrap_used)] // A line that cannot be read should fail the test.

use std::collections::BTreeSet;

use kamisado::{Move, Next, Position};
use serde_json::Value;

/// The lines of a vector file, each with its number for the message when it fails.
fn lines(text: &str) -> impl Iterator<Item = (usize, Value)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, serde_json::from_str(line).unwrap()))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn listed_moves(value: &Value) -> BTreeSet<String> {
    let moves = value.as_array().unwrap();
    moves.iter().map(|m| text(m).to_owned()).collect()
}

fn legal_moves(position: &Position) -> BTreeSet<String> {
    position.moves().map(|m| m.to_string()).collect()
}

#[test]
fn perft_counts_agree() {
    for (number, line) in lines(include_str!("vectors/perft.jsonl")) {
        let position: Position = text(&line["position"]).parse().unwrap();
        assert_eq!(position.to_string(), line["position"], "line {number}");
        if let Some(moves) = line.get("moves") {
            assert_eq!(legal_moves(&position), listed_moves(moves), "line {number}");
        }
        for (depth, count) in (1..).zip(line["perft"].as_array().unwrap()) {
            let count = count.as_u64().unwrap();
            assert_eq!(position.perft(depth), count, "line {number} depth {depth}");
        }
    }
}

#[test]
fn plays_agree() {
    for (number, line) in lines(include_str!("vectors/plays.jsonl")) {
        let position: Position = text(&line["position"]).parse().unwrap();
        let at = format!("line {number}, {}", line["kind"]);
        assert_eq!(legal_moves(&position), listed_moves(&line["moves"]), "{at}");
        let m: Move = text(&line["play"]).parse().unwrap();
        let played = position.play(m).unwrap();

        let passes: Vec<Value> = played
            .passes
            .iter()
            .map(|pass| {
                [pass.tower.side.name(), pass.tower.color.name()]
                    .into_iter()
                    .collect()
            })
            .collect();
        assert_eq!(Value::from(passes), line["passes"], "{at}");
        match played.next {
            Next::Turn(after) => assert_eq!(after.to_string(), line["after"], "{at}"),
            Next::Over(finish) => {
                let result = &line["result"];
                assert_eq!(finish.end.winner.name(), result["winner"], "{at}");
                assert_eq!(
                    finish.end.reason.name().replace('-', " "),
                    result["by"],
                    "{at}"
                );
                assert_eq!(finish.end.tower.name(), result["tower"], "{at}");
            }
        }
        assert_eq!(position.play_unchecked(m), played.next, "{at}");
    }
}

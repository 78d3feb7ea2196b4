//! The conformance vectors: what an independent reference implementation of the rules says, line by line.

#![allow(clippy::unwrap_used)] // A line that cannot be read should fail the test.

use std::collections::BTreeSet;

use kamisado::{Due, Match, MatchKind, Move, Next, Position, Verdict};
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
    for (number, line) in lines(include_str!("../vectors/perft.jsonl")) {
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
    for (number, line) in lines(include_str!("../vectors/plays.jsonl")) {
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

#[test]
fn matches_agree() {
    for (number, line) in lines(include_str!("../vectors/matches.jsonl")) {
        let kind: MatchKind = text(&line["match"]).parse().unwrap();
        let mut game = Match::new(kind.into());
        for (round, expected) in (1..).zip(line["rounds"].as_array().unwrap()) {
            let at = format!("line {number}, round {round}");
            assert_eq!(game.rounds().len(), round, "{at}");
            assert_eq!(
                game.position().unwrap().to_string(),
                expected["start"],
                "{at}"
            );
            for m in expected["moves"].as_array().unwrap() {
                game.play(text(m).parse().unwrap()).unwrap();
            }
            let end = game.rounds()[round - 1].end().unwrap();
            assert_eq!(end.winner.name(), expected["winner"], "{at}");
            assert_eq!(end.reason.name().replace('-', " "), expected["by"], "{at}");
            assert_eq!(end.tower.name(), expected["tower"], "{at}");
            let score = game.score();
            assert_eq!(
                serde_json::json!([score.black, score.white]),
                expected["score"],
                "{at}"
            );
            if let Some(fill) = expected.get("fill") {
                assert_eq!(game.due(), Some(Due::Fill(end.winner)), "{at}");
                game.play(text(fill).parse().unwrap()).unwrap();
            }
        }
        let result = game.result().unwrap();
        assert_eq!(
            result.winner().unwrap().name(),
            line["winner"],
            "line {number}"
        );
        assert_eq!(result.verdict(), Verdict::Points, "line {number}");
    }
}

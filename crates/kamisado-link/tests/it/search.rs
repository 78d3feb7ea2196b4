//! Proofs over the protocol: every decision once, exact lengths in little memory, and a stop that is heard.

#![allow(clippy::unwrap_used)] // A conversation that goes wrong should fail the test.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use kamisado::{Decision, Fill, Match, MatchKind, Next, Position};
use kamisado_engine::{Limits, Memory, Solver, Value};
use kamisado_link::{Link, Session, SystemClock};

fn link() -> Link {
    Link::new(Session::new(SystemClock::start()))
}

fn lines(link: &mut Link, line: &str) -> Vec<String> {
    let mut replies = link.handle(line);
    while link.has_work() {
        replies.extend(link.step());
    }
    replies.iter().map(ToString::to_string).collect()
}

/// The words after `score` in a line.
fn score(line: &str) -> &str {
    let (_, score) = line.split_once(" score ").unwrap();
    score.split(" pv ").next().unwrap()
}

/// The exact score of a position for the side to move, as the protocol writes it.
fn exact(position: &Position) -> i64 {
    let solver = Solver::new(Memory::mebibytes(16));
    let length = solver.length(position, &Limits::none()).unwrap();
    match length.value {
        Value::Win => i64::from(length.moves),
        Value::Loss => -i64::from(length.moves),
    }
}

const LATE: [&str; 3] = [
    "1B3RGN/7g/4y1Y1/p2r4/n7/2PO2u1/7U/6bo b n",
    "3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6 b u",
    "3N4/2o5/+Y3++R3/6+Ub/4+gpP1/B7/1+O2n1Gu/+yr6 w u",
];

#[test]
fn go_perft_counts_what_the_rules_count_with_and_without_twins() {
    let no_twin = "OBUPYRGN/8/8/8/8/8/8/ngrypuob b -";
    for text in ["OBUPYRGN/8/8/8/8/8/8/ngrypubo b -", no_twin, LATE[0]] {
        let position: Position = text.parse().unwrap();
        let mut link = link();
        lines(&mut link, &format!("position fen {text}"));
        for depth in [1, 4, 5] {
            // Without the twins, each first move is counted for itself.
            let next = position.moves().map(|m| position.play_unchecked(m));
            let count: u64 = match depth {
                1 => position.move_count() as u64,
                _ => next
                    .filter_map(|next| Some(next.position()?.perft(depth - 1)))
                    .sum(),
            };
            let answer = lines(&mut link, &format!("go perft {depth}"));
            assert_eq!(answer, [format!("info perft {count}")], "{text}");
        }
    }
}

#[test]
fn analyse_proves_every_decision_then_counts_its_moves_and_says_when_that_was_all() {
    for (text, threads) in LATE.into_iter().flat_map(|text| [(text, 1), (text, 3)]) {
        let position: Position = text.parse().unwrap();
        let mut link = link();
        lines(
            &mut link,
            &format!("setoption name Threads value {threads}"),
        );
        lines(&mut link, &format!("position fen {text}"));
        let mut replies = lines(&mut link, "analyse");
        let last = replies.pop().unwrap();
        assert!(
            last.starts_with("info nodes ") && !last.contains(" move "),
            "{last}"
        );
        let is_exact = |reply: &String| score(reply).starts_with("mate ");
        let values = replies.iter().take_while(|reply| !is_exact(reply));
        let mut proven = BTreeMap::new();
        for reply in values {
            let m = reply.split(' ').nth(2).unwrap();
            assert_eq!(proven.insert(m, score(reply)), None, "{m} twice");
        }
        let mut scores = BTreeMap::new();
        for reply in &replies[proven.len()..] {
            let m = reply.split(' ').nth(2).unwrap();
            let exact = score(reply);
            if let Some(value) = proven.get(m) {
                assert_eq!(
                    *value == "loss",
                    exact.contains('-'),
                    "{reply} after {value}"
                );
            }
            assert_eq!(scores.insert(m.to_owned(), exact), None, "{m} twice");
        }
        assert_eq!(scores.len(), position.move_count());
        for m in position.moves() {
            // So late in a round the exact length is found for every move.
            let expected = match position.play_unchecked(m) {
                Next::Over(finish) if finish.end.winner == position.side() => 1,
                Next::Over(_) => -1,
                Next::Turn(next) => {
                    let after = exact(&next);
                    let longer = after + after.signum();
                    if next.side() == position.side() {
                        longer
                    } else {
                        -longer
                    }
                }
            };
            assert_eq!(
                scores[&m.to_string()],
                format!("mate {expected}"),
                "{text}: {m}"
            );
        }
    }
}

#[test]
fn analyse_says_what_is_proven_and_closes_when_it_is_stopped() {
    let mut link = link();
    assert!(link.handle("analyse").is_empty());
    let mut replies = Vec::new();
    for _ in 0..3 {
        replies.extend(link.step());
    }
    replies.extend(link.handle("stop"));
    let last = replies.pop().unwrap().to_string();
    assert!(last.starts_with("info nodes "), "{last}");
    assert!(replies.len() < 102);
    assert_eq!(lines(&mut link, "isready"), ["readyok"]);
}

#[test]
fn a_tiny_hash_is_enough_for_an_exact_length() {
    for text in LATE {
        let mut link = link();
        lines(&mut link, "setoption name Hash value 1");
        lines(&mut link, &format!("position fen {text}"));
        let replies = lines(&mut link, "go mate");
        let [.., told, best] = replies.as_slice() else {
            panic!("{replies:?}");
        };
        assert_eq!(
            score(told),
            format!("mate {}", exact(&text.parse().unwrap()))
        );
        assert!(best.starts_with("bestmove "), "{best}");
    }
}

#[test]
fn at_a_fill_the_score_is_that_of_the_round_it_leads_to() {
    // The round is one slide from its end, and it is not the last of the match.
    let text = "3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6 b o";
    let position: Position = text.parse().unwrap();
    let win = position
        .moves()
        .find(|&m| matches!(position.play_unchecked(m), Next::Over(_)))
        .unwrap();
    let mut link = link();
    lines(&mut link, "setoption name Match value standard");
    lines(&mut link, &format!("position fen {text} moves {win}"));
    assert_eq!(lines(&mut link, "query legal"), ["response left right"]);

    let mut game = Match::from_position(MatchKind::Standard.into(), position).unwrap();
    game.play(Decision::Move(win)).unwrap();
    let solver = Solver::new(Memory::mebibytes(16));
    let defender_wins = Fill::ALL.map(|fill| {
        let start = game.preview(fill).unwrap();
        solver.solve(&start, &Limits::none()).value == Some(Value::Loss)
    });
    let replies = lines(&mut link, "go solve");
    let told = &replies[replies.len() - 2];
    let expected = if defender_wins.contains(&true) {
        "win"
    } else {
        "loss"
    };
    assert_eq!(score(told), expected);

    // How soon takes longer to find out; whenever it is stopped, it names a fill.
    assert!(link.handle("go mate").is_empty());
    let _ = link.step();
    let last = link.handle("stop").pop().unwrap().to_string();
    assert!(
        ["bestmove left", "bestmove right"].contains(&last.as_str()),
        "{last}"
    );
}

#[test]
fn between_two_looks_at_the_clock_lie_few_positions() {
    // The time is looked at wherever a stop is heard, so how often is a count of how soon.
    for go in [
        "go solve movetime 3600000",
        "go mate movetime 3600000 nodes 50000",
    ] {
        let looks = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&looks);
        let clock = move || {
            counted.fetch_add(1, Ordering::Relaxed);
            Duration::ZERO
        };
        let mut link = Link::new(Session::new(clock));
        let replies = lines(&mut link, go);
        let told = replies.iter().rev().nth(1).unwrap();
        let nodes = told
            .split(' ')
            .skip_while(|&word| word != "nodes")
            .nth(1)
            .unwrap();
        let nodes: u64 = nodes.parse().unwrap();
        let looks = looks.load(Ordering::Relaxed);
        assert!(
            nodes > 5_000 && nodes / looks < 1_000,
            "{go}: {nodes} and {looks} looks"
        );
    }
}

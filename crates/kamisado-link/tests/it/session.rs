//! Whole conversations, line by line, on one thread.

#![allow(clippy::unwrap_used)] // A conversation that goes wrong should fail the test.

use std::time::Duration;

use kamisado_link::{Capacity, Link, Session, SystemClock};
use proptest::prelude::*;

/// A link on a machine that has little to give, so that random options do no harm.
fn small_link() -> Link {
    let capacity = Capacity {
        hash: 4,
        threads: 2,
        ..Capacity::OWN_MACHINE
    };
    Link::new(Session::with_capacity(SystemClock::start(), capacity))
}

fn lines(link: &mut Link, line: &str) -> Vec<String> {
    let mut replies = link.handle(line);
    while link.has_work() {
        replies.extend(link.step());
    }
    replies.iter().map(ToString::to_string).collect()
}

/// Lines that are nearly right, more often than not.
fn nearly_a_command() -> impl Strategy<Value = String> {
    let word = prop::sample::select(
        "ugi setoption name value isready uginewgame position startpos fen moves go depth nodes movetime p1time \
         p2time p1inc p2inc infinite perft solve mate stop query p1turn gameover result legal end score analyse state \
         Match Setup Mirrored Level Hash Threads Language single double standard series series-2 long tournament matchplay \
         1-3-5 true false 0 1 2 3 7 -1 99999999999999999999 b1b7 a1a2 d1d2 left right 0000 ngrypubo obupyrgn \
         bpronuyg review levels why ahead b1 b8 check puzzle count daily 2026-11-16 grade seed solution concede p1 p2 resignation time story read write record kanji words json position \"\" \"b1b7\" {} OBUPYRGN/8/8/8/8/8/8/ngrypubo 8/8/8/3R4/8/8/8/r7 b w - r"
            .split_whitespace()
            .collect::<Vec<_>>(),
    );
    prop::collection::vec(word, 1..9).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn whatever_is_sent_the_session_stays_in_order(
        conversation in prop::collection::vec(prop_oneof![3 => nearly_a_command(), 1 => "\\PC*"], 1..20)
    ) {
        let mut link = small_link();
        for line in &conversation {
            // Long searches are stopped; they have nothing to do with what is tested here.
            let mut replies = link.handle(line);
            for _ in 0..3 {
                replies.extend(link.step());
            }
            replies.extend(link.handle("stop"));
            for reply in replies {
                let text = reply.to_string();
                prop_assert!(!text.contains(['\n', '\r']), "{:?}", text);
            }
            if link.is_over() {
                break;
            }
            let ready = link.handle("isready");
            prop_assert_eq!(ready.len(), 1);
        }
    }
}

#[test]
fn while_searching_only_three_commands_are_understood() {
    let mut link = small_link();
    assert!(link.handle("go infinite").is_empty());
    assert_eq!(link.handle("isready")[0].to_string(), "readyok");
    for line in [
        "ugi",
        "query fen",
        "state",
        "go",
        "analyse",
        "uginewgame",
        "position startpos",
    ] {
        let replies = link.handle(line);
        assert!(
            replies[0]
                .to_string()
                .starts_with("error A search is running"),
            "{line}"
        );
    }
    let last = link.handle("stop").pop().unwrap().to_string();
    assert!(last.starts_with("bestmove "), "{last}");
    assert_eq!(link.handle("query p1turn")[0].to_string(), "response true");
}

#[test]
fn an_endless_search_says_nothing_more_once_it_is_certain() {
    let mut link = small_link();
    let replies = lines(
        &mut link,
        "position fen 1B3RGN/7g/4y1Y1/p2r4/n7/2PO2u1/7U/6bo b n",
    );
    assert!(replies.is_empty());
    let replies = lines(&mut link, "go infinite");
    assert!(
        replies.iter().all(|line| line.starts_with("info ")),
        "{replies:?}"
    );
    assert!(!link.has_work());
    let last = link.handle("stop").pop().unwrap().to_string();
    assert!(last.starts_with("bestmove "), "{last}");
}

#[test]
fn the_clock_of_the_host_ends_a_search() {
    // Every look at this clock is a second later: no search has time for more than a few looks.
    let seconds = std::sync::atomic::AtomicU64::new(0);
    let clock = move || {
        let second = seconds.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        Duration::from_secs(second)
    };
    let mut link = Link::new(Session::new(clock));
    let replies = lines(&mut link, "go movetime 1");
    assert!(
        replies.last().unwrap().starts_with("bestmove "),
        "{replies:?}"
    );
}

#[test]
fn every_level_takes_every_kind_of_decision() {
    for level in [1, 5, 10] {
        let mut link = small_link();
        lines(&mut link, &format!("setoption name Level value {level}"));
        lines(&mut link, "setoption name Match value standard");
        lines(&mut link, "setoption name Setup value tournament");
        let mut decisions = String::new();
        for _ in 0..400 {
            lines(&mut link, &format!("position startpos moves{decisions}"));
            let legal = lines(&mut link, "query legal").remove(0);
            if legal == "response" {
                break;
            }
            let best = lines(&mut link, "go nodes 3000").pop().unwrap();
            let decision = best.strip_prefix("bestmove ").unwrap().to_owned();
            if legal != "response lineup" {
                assert!(
                    legal.split(' ').any(|legal| legal == decision),
                    "{decision}: {legal}"
                );
            }
            decisions.push(' ');
            decisions.push_str(&decision);
        }
        assert_eq!(lines(&mut link, "query gameover"), ["response true"]);
        assert_eq!(lines(&mut link, "go"), ["bestmove 0000"]);
        assert!(decisions.contains(" left") || decisions.contains(" right"));
    }
}

#[test]
fn an_option_holds_from_the_next_position_on() {
    let mut link = small_link();
    lines(&mut link, "position startpos moves b1b7");
    lines(&mut link, "setoption name Mirrored value true");
    assert_eq!(
        lines(&mut link, "query fen"),
        ["response OBUPYRGN/1g6/8/8/8/8/8/n1rypubo w o"]
    );
    lines(&mut link, "uginewgame");
    assert_eq!(
        lines(&mut link, "query fen"),
        ["response NGRYPUBO/8/8/8/8/8/8/obupyrgn b -"]
    );
}

#[test]
fn in_the_one_three_five_opening_the_first_move_goes_one_square() {
    let mut link = small_link();
    lines(&mut link, "setoption name Setup value 1-3-5");
    assert_eq!(
        lines(&mut link, "query fen"),
        ["response OBUPYRGN/8/8/8/8/8/8/ngrypubo b -"]
    );
    let legal = lines(&mut link, "query legal").remove(0);
    assert_eq!(legal.split(' ').count(), 1 + 22);
    lines(
        &mut link,
        "position fen OBUPYRGN/8/8/8/8/8/8/ngrypubo b - 3",
    );
    let legal = lines(&mut link, "query legal").remove(0);
    assert!(legal.contains("a1a4") && !legal.contains("a1a5"), "{legal}");
}

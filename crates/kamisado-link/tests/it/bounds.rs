//! What any line can cost at most: positions looked into in one step, bytes of replies, bytes of memory.
//!
//! A command without a row in the table fails to compile or fails the test.

#![allow(clippy::unwrap_used)] // A row that cannot be set up should fail the test.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use kamisado::{Match, MatchKind, MatchRules, Opening};
use kamisado_link::{Capacity, Command, Go, PuzzleQuestion, Query, Session, Status};
use kamisado_view::Form;

use crate::memory;

/// How many positions a step may look into: a slice, and the line that is told with its result.
const MOST_NODES: u64 = 10_000;
/// How many steps a search may take to come to its end once it has been told to stop.
const MOST_STEPS_AFTER_STOP: usize = 4;
/// How many bytes all replies to a line, or those of a step, may have together.
const MOST_BYTES: usize = 1 << 20;
/// How much memory a line or a step may need for a time, the engine's tables aside.
const MOST_MEMORY: usize = 8 << 20;
/// How many steps of each search are looked at.
const STEPS: usize = 24;
/// How much memory an analysis may keep, the engine's tables aside: for each of the 51 pairs of first moves the way to the position that is being looked
/// into.
const MOST_MEMORY_OF_AN_ANALYSIS: usize = 51 * (128 << 10);
/// After this many steps the first moves are proven, and most of their lengths are begun and not yet known.
const STEPS_OF_AN_ANALYSIS: usize = 200;

const CAPACITY: Capacity = Capacity {
    hash: 4,
    ..Capacity::STRANGERS
};

/// Names the kinds of an enum, each by a pattern, so that a kind that is added has to be added here.
macro_rules! kinds {
    ($of:ty, $kind:ident { $($name:ident: $pattern:pat,)* }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        enum $kind { $($name,)* }

        impl $kind {
            const ALL: &[$kind] = &[$($kind::$name,)*];

            const fn of(what: &$of) -> $kind {
                match what { $($pattern => $kind::$name,)* }
            }
        }
    };
}

kinds!(
    Command,
    Kind {
        Ugi: Command::Ugi,
        SetOption: Command::SetOption { .. },
        IsReady: Command::IsReady,
        NewGame: Command::NewGame,
        Position: Command::Position { .. },
        Play: Command::Play(_),
        Undo: Command::Undo,
        Draw: Command::Draw { .. },
        Go: Command::Go(_),
        Stop: Command::Stop,
        Quit: Command::Quit,
        Query: Command::Query(_),
        Analyse: Command::Analyse,
        State: Command::State,
        Concede: Command::Concede { .. },
        Story: Command::Story { .. },
        Read: Command::Read(_),
        Write: Command::Write { .. },
        Review: Command::Review,
        Puzzle: Command::Puzzle(_),
        Check: Command::Check(_),
        Levels: Command::Levels,
        Why: Command::Why { .. },
        Ahead: Command::Ahead,
        Book: Command::Book(_),
    }
);

kinds!(
    Go,
    GoKind {
        Perft: Go::Perft(_),
        Solve: Go::Solve(_),
        Mate: Go::Mate(_),
        Play: Go::Play(_),
        Infinite: Go::Infinite,
    }
);

kinds!(
    PuzzleQuestion,
    PuzzleKind {
        Count: PuzzleQuestion::Count,
        Number: PuzzleQuestion::Number(_),
        Daily: PuzzleQuestion::Daily(_),
        Grade: PuzzleQuestion::Grade { .. },
        Theme: PuzzleQuestion::Theme { .. },
        Check: PuzzleQuestion::Check { .. },
        Solution: PuzzleQuestion::Solution(_),
    }
);

/// What was told before, and the line whose cost is looked at.
struct Row {
    before: Vec<String>,
    line: String,
}

/// Lines that any host may send, each as bad as it can be.
fn rows() -> Vec<Row> {
    let series = ["setoption name Match value series-255".to_owned()];
    let longest = longest_match(CAPACITY.decisions);
    let long_match = [series[0].clone(), longest.clone()];
    let tournament = [
        "setoption name Match value marathon".to_owned(),
        "setoption name Setup value tournament".to_owned(),
    ];
    let answering = [
        tournament[0].clone(),
        tournament[1].clone(),
        "position startpos moves nbprgoyu".to_owned(),
    ];
    let marathon = [tournament[0].clone()];
    let level_9 = ["setoption name Level value 9".to_owned()];
    let hungarian = [
        long_match[0].clone(),
        long_match[1].clone(),
        "setoption name Language value hu".to_owned(),
    ];
    // To fill a line with something that a backslash stands before in any form, and with a word.
    let room = CAPACITY.line - 64;
    let escaped = "\\u0001".repeat(room / 6);
    let word = "x".repeat(room);

    let mut rows = Vec::new();
    let mut row = |before: &[String], line: &str| {
        rows.push(Row {
            before: before.to_vec(),
            line: line.to_owned(),
        });
    };
    for line in [
        "ugi",
        "isready",
        "stop",
        "quit",
        "levels",
        "why a1",
        "why a1 h8",
        "ahead",
        "uginewgame",
        "undo",
        "state",
    ] {
        row(&[], line);
        row(&hungarian, line);
    }
    for name in [
        "Match", "Setup", "Mirrored", "Level", "Hash", "Threads", "Language", &word,
    ] {
        row(
            &[],
            &format!(
                "setoption name {name} value {}",
                "9".repeat(room.saturating_sub(name.len()))
            ),
        );
    }
    row(&series, &longest);
    row(&series, &longest_match(CAPACITY.line / 5 - 20));
    row(&[], &format!("position fen {word}"));
    row(&[], &format!("position startpos moves {word}"));
    row(&long_match, "play a1a2");
    row(&[], &format!("play {word}"));
    row(&tournament, "draw 18446744073709551615");
    let match_play = ["setoption name Setup value matchplay".to_owned()];
    row(&match_play, "draw 18446744073709551615 favour none");
    row(&[], "book gbopyrun");
    row(&[], "concede p1 time");
    for query in Query::ALL {
        row(&long_match, &format!("query {}", query.name()));
    }
    for limits in [
        "",
        "depth 4294967295",
        "nodes 18446744073709551615",
        "movetime 9223372036854775807",
        "p1time 9223372036854775807 p2time 1 p1inc 9223372036854775807",
        "infinite",
        "solve",
        "mate",
    ] {
        for before in [
            &[][..],
            &level_9,
            &marathon,
            &tournament,
            &answering,
            &series,
        ] {
            row(before, &format!("go {limits}"));
        }
    }
    row(&[], "go perft 4294967295");
    for before in [&[][..], &marathon, &series] {
        row(before, "analyse");
    }
    for before in [&[][..], &answering, &series, &long_match] {
        row(before, "review");
    }
    for since in ["0", "1000", "18446744073709551615"] {
        row(&hungarian, &format!("story since {since}"));
    }
    row(&hungarian, "story");
    for text in [
        longest.clone(),
        format!("startpos moves {}", "b1b2 ".repeat(room / 5 - 4)),
        tags(room),
        format!("Match: series-255\\n1. {}", "a1a2 ".repeat(room / 5 - 6)),
        format!("Match: series-255\\n1. {}", &longest[24..]),
        format!("{{ {} }}", "y ".repeat(room / 2 - 4)),
        "{".repeat(room),
        "[".repeat(room),
        "{\\\"a\\\":".repeat(room / 7),
        "| ".repeat(room / 2),
        "1. ".repeat(room / 3),
        "Round 1\\n".repeat(room / 9),
        word.clone(),
        escaped.clone(),
        format!("White: {escaped}"),
    ] {
        row(&series, &format!("read \"{text}\""));
    }
    for form in Form::ALL {
        row(&hungarian, &format!("write {form}"));
        row(
            &hungarian,
            &format!(
                "write {form} {{\"comment\":\"{}\"}}",
                &escaped[..room / 12 * 6]
            ),
        );
        let note = "{\"comment\":\"{}{}{}{}\"}";
        let mut notes = String::new();
        for index in 0..CAPACITY.decisions {
            let comma = if index == 0 { "" } else { "," };
            let _ = write!(notes, "{comma}\"{index}\":{note}");
        }
        row(
            &hungarian,
            &format!("write {form} {{\"notes\":{{{notes}}}}}"),
        );
    }
    for question in [
        "count",
        "1",
        "4294967295",
        "daily 9999-12-31",
        "grade 5 seed 18446744073709551615",
        "theme deadlock seed 18446744073709551615",
        "check 1",
        "check 1 b1b7",
        "solution 1",
    ] {
        row(&[], &format!("puzzle {question}"));
    }
    row(
        &[],
        &format!("puzzle check 1 {}", "b1b7 ".repeat(room / 5 - 3)),
    );
    row(&[], &format!("check {word}"));
    row(&[], &format!("check {}", "8/".repeat(room / 2)));
    row(&[], &word);
    row(&[], &"\u{1}".repeat(CAPACITY.line));
    row(&[], &"x".repeat(CAPACITY.line + 1));
    rows
}

/// A series in which the towers go as slowly as they can.
fn longest_match(decisions: usize) -> String {
    let mut game = Match::new(MatchRules {
        opening: Opening::Standard,
        ..MatchKind::Series {
            points: std::num::NonZeroU8::MAX,
        }
        .into()
    });
    let mut line = "position startpos moves".to_owned();
    while game.decisions().len() < decisions && game.due().is_some() {
        let slowest = game.position().and_then(|position| {
            position
                .moves()
                .min_by_key(|m| m.from.rank().abs_diff(m.to.rank()))
        });
        let Some(m) = slowest else { break };
        game.play(kamisado::Decision::Move(m)).unwrap();
        let _ = write!(line, " {m}");
    }
    line
}

/// As many different tags as there is room for, with the line breaks of a JSON string.
fn tags(room: usize) -> String {
    let mut text = String::new();
    for number in 0.. {
        let tag = format!("T{number}: x\\n");
        if text.len() + tag.len() > room {
            break;
        }
        text.push_str(&tag);
    }
    text
}

#[test]
fn every_line_has_a_bounded_cost() {
    let mut seen = BTreeSet::new();
    let mut seen_go = BTreeSet::new();
    let mut seen_puzzles = BTreeSet::new();
    for Row { before, line } in rows() {
        if let Ok(command) = line.parse::<Command>() {
            seen.insert(Kind::of(&command));
            match &command {
                Command::Go(go) => drop(seen_go.insert(GoKind::of(go))),
                Command::Puzzle(question) => drop(seen_puzzles.insert(PuzzleKind::of(question))),
                _ => {}
            }
        }
        let name: String = line.chars().take(60).collect();
        let name = format!(
            "{name} after {:?}",
            before
                .iter()
                .map(|line| &line[..line.len().min(60)])
                .collect::<Vec<_>>()
        );
        // Time stands still: nothing ends because a slow machine has run out of it.
        let mut session = Session::with_capacity(|| std::time::Duration::ZERO, CAPACITY);
        for line in &before {
            let handled = session.handle(line);
            assert!(handled.replies.is_empty(), "{name}: {:?}", handled.replies);
        }
        let (handled, memory) = memory::most_during(|| session.handle(&line));
        let bytes: usize = handled
            .replies
            .iter()
            .map(|reply| reply.to_string().len())
            .sum();
        assert!(bytes <= MOST_BYTES, "{name}: {bytes} bytes of replies");
        // A search brings the tables of its player.
        let tables = if handled.search.is_some() {
            (CAPACITY.hash as usize + 4) << 20
        } else {
            0
        };
        assert!(
            memory <= MOST_MEMORY + tables,
            "{name}: {memory} bytes of memory"
        );
        let Some(mut search) = handled.search else {
            continue;
        };
        let mut status = Status::More;
        let mut steps_after_stop = 0;
        for step in 0.. {
            if status == Status::Done {
                break;
            }
            if step == STEPS || status == Status::Waiting {
                search.stopper().now();
            }
            if search.stopper().is_asked() {
                steps_after_stop += 1;
            }
            let before = search.work();
            let mut bytes = 0;
            let (now, memory) =
                memory::most_during(|| search.step(&mut |reply| bytes += reply.to_string().len()));
            status = now;
            let nodes = search.work() - before;
            assert!(nodes <= MOST_NODES, "{name}: {nodes} nodes in step {step}");
            assert!(bytes <= MOST_BYTES, "{name}: {bytes} bytes in step {step}");
            assert!(
                memory <= MOST_MEMORY,
                "{name}: {memory} bytes of memory in step {step}"
            );
        }
        assert!(
            steps_after_stop <= MOST_STEPS_AFTER_STOP,
            "{name}: {steps_after_stop} steps after stop"
        );
    }
    assert_eq!(
        seen.into_iter().collect::<Vec<_>>(),
        Kind::ALL,
        "commands with a row"
    );
    assert_eq!(
        seen_go.into_iter().collect::<Vec<_>>(),
        GoKind::ALL,
        "kinds of go with a row"
    );
    assert_eq!(
        seen_puzzles.into_iter().collect::<Vec<_>>(),
        PuzzleKind::ALL,
        "questions with a row"
    );
}

#[test]
fn an_analysis_keeps_little_of_the_lengths_it_has_begun() {
    let mut session = Session::with_capacity(|| std::time::Duration::ZERO, CAPACITY);
    let mut search = session.handle("analyse").search.unwrap();
    let mut lengths = 0;
    let (status, memory) = memory::most_during(|| {
        let mut status = Status::More;
        for _ in 0..STEPS_OF_AN_ANALYSIS {
            status = search.step(&mut |reply| {
                lengths += usize::from(reply.to_string().contains(" mate "));
            });
        }
        status
    });
    assert_eq!(status, Status::More, "all lengths are known already");
    assert!(lengths > 0, "no length is known yet");
    assert!(memory <= MOST_MEMORY_OF_AN_ANALYSIS, "{memory} bytes");
}

#[test]
fn a_match_has_no_more_decisions_than_there_is_room_for() {
    let mut session = Session::with_capacity(|| std::time::Duration::ZERO, CAPACITY);
    let mut told = |line: &str| {
        session
            .handle(line)
            .replies
            .first()
            .map(ToString::to_string)
    };
    assert_eq!(told("setoption name Match value series-255"), None);
    assert_eq!(told(&longest_match(CAPACITY.decisions)), None);
    let error = Some("error A match can have at most 1,024 decisions here.".to_owned());
    let more = longest_match(CAPACITY.decisions + 1);
    assert_eq!(told(&more), error);
    let last = more.rsplit(' ').next().unwrap();
    assert_eq!(told(&format!("play {last}")), error);
    assert_eq!(told(&format!("read {more:?}")), error);
}

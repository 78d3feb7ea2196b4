//! What an app asks for beyond UGI: the story of a match, records in and out, and the end of a match.

#![allow(clippy::unwrap_used)] // A conversation that goes wrong should fail the test.

use kamisado::{BySide, DecisionError, Due, Language, MatchKind, MatchResult, Side};
use kamisado_i18n::{Explain as _, Message};
use kamisado_link::{Answer, Capacity, Link, Reply, Session, SystemClock};
use kamisado_view::puzzles::{PuzzleAnswer, PuzzleJudged, PuzzleJudgement, PuzzleTask};
use kamisado_view::{
    Checked, EntryKind, Phase, Reading, Reviewing, Source, State, Story, Told, Written,
};

struct Host(Link);

impl Host {
    fn new() -> Host {
        let capacity = Capacity {
            hash: 4,
            threads: 1,
            ..Capacity::OWN_MACHINE
        };
        Host(Link::new(Session::with_capacity(
            SystemClock::start(),
            capacity,
        )))
    }

    /// Sends a line and hears everything that comes back; every reply survives the way over the wire.
    fn ask(&mut self, line: &str) -> Vec<Reply> {
        let mut replies = self.0.handle(line);
        while self.0.has_work() {
            replies.extend(self.0.step());
        }
        for reply in &replies {
            assert_eq!(reply.to_string().parse().as_ref(), Ok(reply));
        }
        replies
    }

    fn tell(&mut self, line: &str) {
        assert_eq!(self.ask(line), [], "{line}");
    }

    fn error(&mut self, line: &str) -> String {
        match self.ask(line).as_slice() {
            [Reply::Error(what)] => what.clone(),
            other => panic!("{line}: {other:?}"),
        }
    }

    fn state(&mut self) -> State {
        match self.ask("state").remove(0) {
            Reply::State(state) => *state,
            other => panic!("{other:?}"),
        }
    }

    fn story(&mut self) -> Story {
        match self.ask("story").remove(0) {
            Reply::Story(story) => *story,
            other => panic!("{other:?}"),
        }
    }

    fn story_since(&mut self, known: usize) -> Story {
        match self.ask(&format!("story since {known}")).remove(0) {
            Reply::Story(story) => *story,
            other => panic!("{other:?}"),
        }
    }

    fn read(&mut self, text: &str) -> Reading {
        let line = format!("read {}", serde_json::to_string(text).unwrap());
        match self.ask(&line).remove(0) {
            Reply::Read(reading) => *reading,
            other => panic!("{other:?}"),
        }
    }

    fn check(&mut self, text: &str) -> Checked {
        match self.ask(&format!("check {text}")).remove(0) {
            Reply::Checked(checked) => *checked,
            other => panic!("{other:?}"),
        }
    }

    fn puzzle(&mut self, question: &str) -> PuzzleAnswer {
        match self.ask(&format!("puzzle {question}")).pop().unwrap() {
            Reply::Puzzle(answer) => *answer,
            other => panic!("{question}: {other:?}"),
        }
    }

    fn task(&mut self, question: &str) -> PuzzleTask {
        match self.puzzle(question) {
            PuzzleAnswer::Task(task) => task,
            other => panic!("{question}: {other:?}"),
        }
    }

    fn judged(&mut self, number: u32, moves: &[String]) -> PuzzleJudged {
        match self.puzzle(&format!("check {number} {}", moves.join(" "))) {
            PuzzleAnswer::Judged(judged) => judged,
            other => panic!("{number}: {other:?}"),
        }
    }

    fn write(&mut self, what: &str) -> Written {
        match self.ask(&format!("write {what}")).remove(0) {
            Reply::Written(written) => *written,
            other => panic!("{other:?}"),
        }
    }
}

fn sentences(told: &[Told]) -> Vec<&str> {
    told.iter().map(|told| &*told.sentence).collect()
}

/// A double round in which each challenger wins the same short round: White's is Black's seen from the other side.
const TIED: &str = "h1h4 d8d4 a1b2 h8h6 g1g7 h6d2 g7h8 a8a5 e1e5 h8g7 a1a3 b8b2 a3e7 b2a1";

#[test]
fn a_double_round_can_be_tied() {
    let mut host = Host::new();
    host.tell("setoption name Match value double");
    let (first, second) = TIED.split_at(35);
    host.tell(&format!("position startpos moves {first}"));
    assert_eq!(host.ask("query result"), [Reply::Response(Answer::None)]);
    let state = host.state();
    assert_eq!((state.phase, state.round), (Phase::Move, 2));
    assert_eq!(state.side, Some(Side::White));
    for decision in second.split_whitespace() {
        host.tell(&format!("play {decision}"));
    }
    assert_eq!(
        host.ask("query gameover"),
        [Reply::Response(Answer::Truth(true))]
    );
    assert_eq!(host.ask("query result"), [Reply::Response(Answer::Tied)]);
    let state = host.state();
    assert_eq!(state.result, Some(MatchResult::Tied));
    assert_eq!(state.due, "The match is tied 1–1.");
    let ended = host.story().decisions.pop().unwrap();
    assert_eq!(
        sentences(&ended.events).last(),
        Some(&"The match is tied 1–1.")
    );
    // Records go out and come back.
    for form in ["record", "json"] {
        let written = host.write(form).text;
        host.tell("setoption name Match value single");
        let reading = host.read(&written);
        assert_eq!(
            (reading.kind, reading.result),
            (MatchKind::DoubleRound, Some(MatchResult::Tied))
        );
        assert_eq!(host.state().result, Some(MatchResult::Tied));
    }
}

#[test]
fn a_double_round_in_match_play_draws_once() {
    let mut host = Host::new();
    host.tell("setoption name Match value double");
    host.tell("setoption name Setup value matchplay");
    host.tell("position startpos moves bpronuyg bprnouyg");
    while host.state().round == 1 {
        let decision = host.state().legal.pop().unwrap();
        host.tell(&format!("play {decision}"));
    }
    let state = host.state();
    assert_eq!((state.phase, state.side), (Phase::Move, Some(Side::White)));
    let line_ups = state.line_ups.unwrap().map(|line_up| line_up.to_string());
    assert_eq!(
        line_ups,
        BySide::new("bprnouyg".to_owned(), "bpronuyg".to_owned())
    );
    assert_eq!(host.ask("draw 7"), [Reply::Response(Answer::None)]);
}

/// A short first round that White wins with orange, whose tower is a sumo from then on.
const ROUND: &str = "h1h5 e8e2 b1b2 h8h6 g1g7 h6e3 c1c4 g8h7 f1f7 e2f1";

#[test]
fn a_match_ends_when_a_player_concedes_it() {
    let mut host = Host::new();
    host.tell("setoption name Match value standard");
    host.tell("position startpos moves b1b7");
    host.tell("concede p2 time");
    let state = host.state();
    assert_eq!(state.phase, Phase::Over);
    assert_eq!(state.result.unwrap().winner(), Some(Side::Black));
    assert_eq!(
        sentences(&state.events),
        ["White runs out of time, and Black wins the match."]
    );
    assert_eq!(
        sentences(&host.story().end),
        ["White runs out of time, and Black wins the match."]
    );
    host.tell("setoption name Language value de");
    assert_eq!(
        host.error("concede p1 resignation"),
        "Die Partie ist schon zu Ende."
    );
    // The match as it was goes on after the next position.
    host.tell("position startpos moves b1b7");
    assert_eq!(host.state().result, None);
    assert_eq!(host.story().end, []);
}

#[test]
fn the_story_has_every_sign_of_the_score_sheet() {
    let mut host = Host::new();
    host.tell("setoption name Match value standard");
    host.tell(&format!("position startpos moves {ROUND} left"));
    let story = host.story();
    assert_eq!(story.fen, "OBUPYRGN/8/8/8/8/8/8/ngrypubo b -");
    assert_eq!(story.decisions.len(), 11);
    let first = &story.decisions[0];
    let [entry] = first.entries.as_slice() else {
        panic!("{first:?}");
    };
    assert_eq!((entry.kind, entry.row), (EntryKind::Move, 1));
    assert_eq!((entry.arrow, entry.squares), (Some('↑'), 4));
    assert_eq!(
        [&*entry.ascii, &*entry.kanji, &*entry.words],
        ["O^4Y", "橙↑4黄", "Orange Straight 4 Yellow"]
    );
    let won = &story.decisions[9];
    assert_eq!((won.round, won.score.white), (1, 1));
    let fill = &story.decisions[10];
    assert_eq!((fill.round, fill.entries.len()), (2, 0));
    assert_eq!(
        fill.events[0].sentence,
        "White has both players fill from the left."
    );
    // Each board of the story is the one that the same list of decisions leads to.
    for (index, taken) in story.decisions.iter().enumerate() {
        let moves: Vec<String> = story.decisions[..=index]
            .iter()
            .map(|taken| taken.decision.to_string())
            .collect();
        host.tell(&format!("position startpos moves {}", moves.join(" ")));
        let state = host.state();
        assert_eq!(
            (&state.fen, &state.events, state.score),
            (&taken.fen, &taken.events, taken.score)
        );
    }
}

#[test]
fn a_match_goes_on_one_decision_at_a_time() {
    let mut host = Host::new();
    host.tell("setoption name Match value standard");
    for (index, decision) in ROUND.split(' ').enumerate() {
        host.tell(&format!("play {decision}"));
        let new = host.story_since(index);
        assert_eq!(new.decision_count, index + 1);
        assert_eq!(new.decisions, &host.story().decisions[index..]);
        assert_eq!(new.decisions[0].decision.to_string(), decision);
    }
    assert_eq!(host.story_since(100).decisions, []);
    let played = host.state();
    host.tell(&format!("position startpos moves {ROUND}"));
    assert_eq!(host.state(), played);

    host.tell("play left");
    host.tell("concede p1 resignation");
    host.tell("undo");
    assert_eq!(host.state(), played);

    host.tell("setoption name Language value de");
    assert_eq!(
        host.error("play b1b2"),
        DecisionError::NotDue(Due::Fill(Side::White)).explain(Language::German)
    );
    host.tell("position startpos");
    assert_eq!(
        host.error("undo"),
        Message::StatusNothingToUndo.say(Language::German)
    );
}

#[test]
fn chance_gives_the_line_ups_of_match_play() {
    let mut host = Host::new();
    assert_eq!(host.ask("draw 7"), [Reply::Response(Answer::None)]);
    host.tell("setoption name Setup value matchplay");
    for _ in 0..2 {
        let drawn = host.ask("draw 20251116").remove(0).to_string();
        let line_up = drawn.strip_prefix("response ").unwrap();
        host.tell(&format!("play {line_up}"));
    }
    assert_eq!(host.state().phase, Phase::Move);
}

#[test]
fn pushes_and_passes_have_entries_of_their_own() {
    let mut host = Host::new();
    host.tell("position fen 4B3/8/8/2R5/3G4/3+p4/8/8 b p moves d3d4");
    let story = host.story();
    let entries = &story.decisions[0].entries;
    let kinds: Vec<_> = entries
        .iter()
        .map(|entry| (entry.kind, entry.side, &*entry.ascii))
        .collect();
    assert_eq!(
        kinds,
        [
            (EntryKind::Move, Side::Black, "P^1N"),
            (EntryKind::Pushed, Side::White, "Gv1O")
        ]
    );
}

#[test]
fn what_is_written_can_be_read_in_every_form() {
    let remarks = r#"{"tags":{"Black":"Ada","White":"Grace"},"comment":"In the garden.","notes":{"0":{"comment":"Bold!","spent_ms":1200}}}"#;
    for language in ["en", "de", "fr", "nl", "tr", "hu", "ro"] {
        let mut host = Host::new();
        host.tell(&format!("setoption name Language value {language}"));
        host.tell("setoption name Match value standard");
        host.tell(&format!("position startpos moves {ROUND} left"));
        host.tell("concede p1 resignation");
        let before = host.state();
        for form in ["record", "kanji", "words", "json"] {
            let written = host.write(&format!("{form} {remarks}"));
            let mut other = Host::new();
            let reading = other.read(&written.text);
            assert_eq!(reading.source, Source::Record);
            assert_eq!(reading.decisions.len(), before.decision_count);
            assert_eq!(reading.result, before.result);
            assert_eq!(
                serde_json::to_value(&reading.remarks).unwrap(),
                serde_json::from_str::<serde_json::Value>(remarks).unwrap()
            );
            // The options followed, and so the match can be set up again.
            other.tell(&format!("position startpos moves {ROUND} left"));
            assert_eq!(other.state().kind, before.kind);
        }
    }
}

#[test]
fn positions_and_lists_of_moves_can_be_read() {
    let mut host = Host::new();
    let reading = host.read("4B3/8/8/2R5/3G4/3+p4/8/8 b p");
    assert_eq!(reading.source, Source::Position);
    assert_eq!(reading.fen.as_deref(), Some("4B3/8/8/2R5/3G4/3+p4/8/8 b p"));
    assert_eq!(host.write("position").text, "4B3/8/8/2R5/3G4/3+p4/8/8 b p");
    let reading = host.read("position fen 4B3/8/8/2R5/3G4/3+p4/8/8 b p moves d3d4");
    assert_eq!(reading.decisions.len(), 1);
    let reading = host.read("b1b7 a8a4");
    assert_eq!(
        (reading.source, reading.decisions.len()),
        (Source::Moves, 2)
    );
    assert_eq!(host.write("moves").text, "b1b7 a8a4");
    let reading = host.read("1. Grün geradeaus 6 Orange | Orange geradeaus 4");
    assert_eq!(reading.decisions.len(), 2);
    let reading = host.read("startpos");
    assert_eq!((reading.fen, reading.decisions.len()), (None, 0));
}

#[test]
fn what_cannot_be_read_is_refused_in_the_chosen_language_and_changes_nothing() {
    let cases = [
        ("en", "", "There is nothing to read"),
        ("de", "b1b7 b1b7", "Entscheidung Nr. 2, b1b7: "),
        ("en", "8/8 b -", "The position has 2 ranks instead of 8."),
        (
            "fr",
            "1. U<4U | R^2",
            "Ligne 1, colonne 11\u{a0}: Manche 1, coup 1\u{a0}: ",
        ),
        (
            "hu",
            r#"{"format":"kamisado-record"}"#,
            "Ez nem egy Kamisado-játszmalap JSON-ja",
        ),
        (
            "nl",
            r#"{"format":"kamisado-record","version":9,"rules":{"kind":"single","opening":"standard","board":"standard"},"decisions":[]}"#,
            "Deze partijnotatie heeft versie 9",
        ),
        (
            "tr",
            "{Ada began",
            "1. satır, 1. sütun: Burada başlayan yorumun kapanış süslü ayracı yok.",
        ),
    ];
    for (language, text, told) in cases {
        let mut host = Host::new();
        host.tell("position startpos moves b1b7");
        host.tell(&format!("setoption name Language value {language}"));
        let before = host.state();
        let error = host.error(&format!("read {}", serde_json::to_string(text).unwrap()));
        assert!(error.starts_with(told), "{language}: {error}");
        assert_eq!(host.state(), before);
    }
}

#[test]
fn the_state_says_everything_in_words_too() {
    let mut host = Host::new();
    host.tell("position fen 4B3/8/8/2R5/3G4/3+p4/8/8 b p");
    let state = host.state();
    assert_eq!(state.due, "Black to move, with the pink tower on d3.");
    let name = |square: &str| &*state.names[&square.parse().unwrap()];
    assert_eq!(
        [name("d3"), name("d4"), name("a1")],
        [
            "d3, purple: Black’s pink tower with one dragon tooth, must move",
            "d4, brown: White’s green tower",
            "a1, brown, empty"
        ]
    );
    assert_eq!(state.names.len(), 64);
    assert_eq!(state.legal.len(), state.legal_words.len());
    let push = state.legal.iter().position(|d| d.to_string() == "d3d4");
    assert_eq!(state.legal_words[push.unwrap()], "Pink Straight 1 Brown");

    host.tell("setoption name Match value standard");
    host.tell(&format!("position startpos moves {ROUND}"));
    let state = host.state();
    assert!(state.due.starts_with("White won the round and chooses"));
    let previews = state.previews.unwrap();
    assert_eq!(previews.left.towers.len(), 16);
    host.tell("concede p1 resignation");
    assert_eq!(host.state().due, "Black resigns, and White wins the match.");
}

#[test]
fn every_level_has_a_name_of_its_own_in_every_language() {
    let mut seen = std::collections::BTreeSet::new();
    for language in Language::ALL {
        let mut host = Host::new();
        host.tell(&format!("setoption name Language value {language}"));
        let Reply::Levels(levels) = host.ask("levels").remove(0) else {
            panic!("no levels");
        };
        let numbers: Vec<u8> = levels.levels.iter().map(|level| level.level).collect();
        assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
        for level in &levels.levels {
            assert!(level.title.contains(&level.name));
            assert!(seen.insert((language.code(), level.name.clone())));
        }
    }
}

#[test]
fn a_position_is_checked_whatever_it_holds() {
    let mut host = Host::new();
    let checked = host.check("4B3/8/8/2R5/3G4/3+p4/8/8 b p");
    assert!(checked.ok && checked.problems.is_empty());
    assert_eq!(checked.sentence, "This is a valid position.");
    assert_eq!(checked.towers.len(), 4);

    let checked = host.check("3g4/8/8/8/8/8/3g4/3g4 b r");
    assert!(!checked.ok && checked.fen.is_none());
    let squares: Vec<usize> = checked.problems.iter().map(|p| p.squares.len()).collect();
    assert_eq!(squares, [2, 2, 0]);
    assert_eq!(checked.towers.len(), 3);

    host.tell("setoption name Language value de");
    for text in ["", "8/8 b -", "ß", "8/8/8/8/8/8/8/8 b -"] {
        let checked = host.check(text);
        assert!(!checked.ok, "{text}");
        assert!(
            checked.sentence.ends_with('.'),
            "{text}: {}",
            checked.sentence
        );
    }
}

#[test]
fn a_puzzle_is_solved_by_moves_that_keep_the_win() {
    let mut host = Host::new();
    let PuzzleAnswer::Count(count) = host.puzzle("count") else {
        panic!("no count");
    };
    let in_grades: usize = count.grades.iter().map(|grade| grade.count).sum();
    assert_eq!(in_grades, count.count);
    for number in [1, count.count as u32 / 2, count.count as u32] {
        let task = host.task(&number.to_string());
        assert_eq!(task.number, number);
        let mut moves: Vec<String> = Vec::new();
        let judged = loop {
            host.tell(&format!(
                "position fen {} moves {}",
                task.fen,
                moves.join(" ")
            ));
            let best = host.ask("go mate").pop().unwrap().to_string();
            moves.push(best.strip_prefix("bestmove ").unwrap().to_owned());
            let judged = host.judged(number, &moves);
            if judged.judgement != PuzzleJudgement::Right {
                break judged;
            }
            moves.extend(judged.replies.iter().map(ToString::to_string));
            assert!(moves.len() <= 15, "{number}: {moves:?}");
        };
        assert_eq!(
            judged.judgement,
            PuzzleJudgement::Solved,
            "{number}: {moves:?}"
        );
        let PuzzleAnswer::Solution(solution) = host.puzzle(&format!("solution {number}")) else {
            panic!("no solution");
        };
        assert_eq!(solution.moves.len(), task.length as usize);
        assert_eq!(solution.words.len(), solution.moves.len());
        let key = solution.moves[0];
        assert_eq!(key.to_string(), moves[0]);

        host.tell(&format!("position fen {}", task.fen));
        let wrong = host.state().legal.into_iter();
        let wrong = wrong.map(|m| m.to_string()).find(|m| *m != key.to_string());
        let judged = host.judged(number, &[wrong.unwrap()]);
        assert_eq!(judged.judgement, PuzzleJudgement::Wrong);
        assert_eq!(judged.sentence, "That doesn’t win. Try again.");
    }
}

#[test]
fn puzzles_come_by_day_and_by_grade() {
    let mut host = Host::new();
    assert_ne!(
        host.task("daily 2026-11-16").number,
        host.task("daily 2026-11-17").number
    );
    for grade in 1..=5 {
        let task = host.task(&format!("grade {grade} seed 18446744073709551615"));
        assert_eq!(task.grade, grade);
    }
    assert!(host.error("puzzle grade 6 seed 1").contains("1 to 5"));
    assert!(host.error("puzzle daily 2026-02-29").contains("not a date"));
    assert!(host.error("puzzle 0").starts_with("There is no puzzle 0"));
    host.tell("setoption name Language value de");
    assert!(
        host.error("puzzle check 1 a1a1")
            .starts_with("Entscheidung Nr. 1, a1a1: ")
    );
}

#[test]
fn a_review_judges_every_decision_and_finds_the_turning_point() {
    let mut host = Host::new();
    host.tell(&format!("position startpos moves {ROUND}"));
    let mut replies = host.ask("review");
    let Some(Reply::Review(last)) = replies.pop() else {
        panic!("no review");
    };
    let Reviewing::Summary(summary) = *last else {
        panic!("{last:?}");
    };
    assert!(summary.complete);
    let turned = summary.turning_point.unwrap();
    assert!(summary.sentences[0].starts_with("Turning point: after "));
    let judged: Vec<_> = replies
        .into_iter()
        .map(|reply| match reply {
            Reply::Review(reviewing) => match *reviewing {
                Reviewing::Decision(judged) => judged,
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        })
        .collect();
    let order: Vec<usize> = judged.iter().map(|judged| judged.index).collect();
    assert_eq!(order, (0..10).rev().collect::<Vec<_>>());
    let turning = judged.iter().find(|judged| judged.index == turned).unwrap();
    assert_eq!(turning.judgement.name(), "threw-away");
    assert!(
        turning
            .better
            .as_ref()
            .unwrap()
            .ends_with("it would have won.")
    );
    assert!(!turning.winning.is_empty());
}

#[test]
fn a_review_can_be_stopped() {
    let mut host = Host::new();
    host.tell(&format!("position startpos moves {ROUND}"));
    assert_eq!(host.0.handle("review"), []);
    host.0.step();
    let last = host.0.handle("stop").pop().unwrap();
    match last {
        Reply::Review(reviewing) => match *reviewing {
            Reviewing::Summary(summary) => assert!(!summary.complete),
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
    assert_eq!(host.ask("isready"), [Reply::ReadyOk]);
}

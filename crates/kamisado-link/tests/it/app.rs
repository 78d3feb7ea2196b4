//! What an app asks for beyond UGI: the story of a match, records in and out, and the end of a match.

#![allow(clippy::unwrap_used)] // A conversation that goes wrong should fail the test.

use kamisado::{
    Board, BySide, DecisionError, Due, Language, LineUp, MatchKind, MatchResult, Position, Side,
};
use kamisado_engine::book::{Book, Starts};
use kamisado_i18n::{Explain as _, Message};
use kamisado_link::{Answer, Capacity, Link, Reply, Session, SystemClock};
use kamisado_view::puzzles::{PuzzleAnswer, PuzzleJudged, PuzzleJudgement, PuzzleTask};
use kamisado_view::{
    Ahead, Phase, Prospect, Reading, Reviewing, Source, State, Story, Told, Why, Written,
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

    fn why(&mut self, squares: &str) -> Why {
        match self.ask(&format!("why {squares}")).remove(0) {
            Reply::Why(why) => *why,
            other => panic!("{other:?}"),
        }
    }

    fn ahead(&mut self) -> Ahead {
        match self.ask("ahead").remove(0) {
            Reply::Ahead(ahead) => *ahead,
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

    fn write(&mut self, what: &str) -> Written {
        match self.ask(&format!("write {what}")).remove(0) {
            Reply::Written(written) => *written,
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
fn line_ups_are_drawn_that_favour_a_side() {
    let mut host = Host::new();
    let refused = [Reply::Response(Answer::None)];
    assert_eq!(host.ask("draw 7 favour none"), refused);
    host.tell("setoption name Setup value matchplay");
    for (favour, winning) in [("none", 1..=4), ("black", 14..=200), ("white", 0..=0)] {
        host.tell("position startpos");
        let drawn = host.ask(&format!("draw 7 favour {favour}")).remove(0);
        let drawn = drawn.to_string();
        for line_up in drawn.strip_prefix("response ").unwrap().split(' ') {
            host.tell(&format!("play {line_up}"));
        }
        let position: Position = host.state().fen.parse().unwrap();
        let count = Starts::known().get(&position).unwrap().winning.len();
        assert!(winning.contains(&count), "{favour}: {position}");
    }
    // Once a line-up is chosen it is too late, and of the mirrored board nothing is known.
    assert_eq!(host.ask("draw 7 favour none"), refused);
    host.tell("setoption name Mirrored value true");
    host.tell("position startpos");
    assert_eq!(host.ask("draw 7 favour none"), refused);
}

#[test]
fn the_book_answers_line_ups() {
    let mut host = Host::new();
    let book = Book::known();
    let of = |board, line_up: LineUp| match book.answer(board, line_up) {
        None => "response unknown".to_owned(),
        Some(answer) => answer.line_up().map_or("response none".to_owned(), |wins| {
            format!("response {wins}")
        }),
    };
    // One without an answer, one with, and one that may not be known yet.
    for line_up in ["gbopyrun", "ngrypubo", "bgnopruy"] {
        for (mirrored, board) in [("false", Board::Standard), ("true", Board::Mirrored)] {
            host.tell(&format!("setoption name Mirrored value {mirrored}"));
            let answer = host.ask(&format!("book {line_up}")).remove(0).to_string();
            assert_eq!(answer, of(board, line_up.parse().unwrap()), "{line_up}");
            assert_eq!(answer.parse::<Reply>().unwrap().to_string(), answer);
        }
    }
    host.tell("setoption name Mirrored value false");
    assert_eq!(host.ask("book gbopyrun"), [Reply::Response(Answer::None)]);
}

#[test]
fn what_is_read_becomes_the_match_and_what_cannot_be_read_changes_nothing() {
    let mut host = Host::new();
    host.tell("setoption name Match value standard");
    host.tell(&format!("position startpos moves {ROUND} left"));
    host.tell("concede p1 resignation");
    let before = host.state();
    let written = host.write("words");
    let mut other = Host::new();
    assert_eq!(other.read(&written.text).source, Source::Record);
    assert_eq!(other.state(), before);
    // The options followed, and so the match can be set up again.
    other.tell(&format!("position startpos moves {ROUND} left"));
    assert_eq!(other.state().kind, before.kind);

    let before = other.state();
    other.tell("setoption name Language value de");
    let error = other.error("read \"b1b7 b1b7\"");
    assert!(error.starts_with("Entscheidung Nr. 2, b1b7: "), "{error}");
    other.tell("setoption name Language value en");
    assert_eq!(other.state(), before);
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
        // What refutes it is told in words, unless the round is lost at once.
        let told = match judged.replies.is_empty() {
            true => "That doesn’t win. Try again.",
            false => "That doesn’t win: the answer is ",
        };
        assert!(judged.sentence.starts_with(told), "{}", judged.sentence);
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
    // The round is told as soon as its first decision is judged, which comes last.
    let Some(Reply::Review(round)) = replies.pop() else {
        panic!("no round");
    };
    assert_eq!(*round, Reviewing::Round(summary.rounds[0].clone()));
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

#[test]
fn a_refused_choice_is_explained_with_the_square_that_calls_the_tower() {
    let mut host = Host::new();
    host.tell("position startpos moves b1b7");
    let state = host.state();
    assert_eq!(state.calling.unwrap().to_string(), "b7");
    // Another of White's towers.
    let why = host.why("a8 c8");
    assert_eq!(
        why.sentence,
        "Black ended on the orange square b7, so you must move your orange tower."
    );
    assert_eq!(why.calling.unwrap().to_string(), "b7");
    assert_eq!(why.called.unwrap().to_string(), "a8");
    assert_eq!(host.why("c8").sentence, why.sentence);
    // One of Black's, and squares that cannot be reached.
    let sentence = |host: &mut Host, squares| host.why(squares).sentence;
    assert_eq!(
        sentence(&mut host, "a8 c1"),
        "The red tower there belongs to Black."
    );
    assert_eq!(
        sentence(&mut host, "a8 d6"),
        "a8d6 goes neither straight nor diagonally: towers only move straight or diagonally forward."
    );
    assert_eq!(
        sentence(&mut host, "a8 c6"),
        "Black’s green tower on b7 is in the way."
    );
    assert_eq!(sentence(&mut host, "d5"), "There is no tower on d5.");
    // What is legal needs no reason.
    assert_eq!(sentence(&mut host, "a8 a7"), "");
    // At the beginning of a round nothing has called anything.
    host.tell("position startpos");
    assert_eq!(host.state().calling, None);
    assert_eq!(
        sentence(&mut host, "b1 b8"),
        "The blue tower there belongs to White."
    );
}

#[test]
fn a_tower_called_by_a_pass_or_a_push_is_explained_as_such() {
    let mut host = Host::new();
    // White's green is blocked on the green square g8, so Black's green moves.
    host.tell("position fen 6G1/5nry/8/8/8/8/8/1g5o b o moves h1h3");
    assert_eq!(
        host.why("h3").sentence,
        "White’s blocked tower is on the green square g8, so you must move your green tower."
    );
    host.tell("position fen 8/8/8/3R4/3+g4/8/8/r6n b g moves d4d5");
    let state = host.state();
    assert_eq!(state.calling.unwrap().to_string(), "d6");
    assert_eq!(
        host.why("h1").sentence,
        "You pushed a tower onto the red square d6, so you must move your red tower."
    );
}

#[test]
fn what_a_move_leads_to_is_told_one_step_ahead() {
    let mut host = Host::new();
    host.tell("position startpos moves b1b7");
    let ahead = host.ahead();
    let legal = host.state().legal;
    let told: Vec<_> = ahead.moves.iter().map(|told| told.decision).collect();
    assert_eq!(told, legal);
    let of = |ahead: &Ahead, text: &str| {
        let found = ahead
            .moves
            .iter()
            .find(|told| told.decision.to_string() == text);
        found.unwrap().clone()
    };
    let down = of(&ahead, "a8a4");
    assert_eq!(down.prospect, Prospect::Open);
    assert_eq!(down.sentence, "Next is Black’s yellow tower on d1.");
    // A tower that can reach the home row is a danger.
    host.tell("position fen 3R4/8/8/8/8/1n6/8/r7 b r");
    let danger = of(&host.ahead(), "a1a7");
    assert_eq!(danger.prospect, Prospect::Danger);
    assert_eq!(
        danger.sentence,
        "Next is White’s red tower on d8. White can then win the round at once."
    );
    // A tower that goes home wins, and one that calls a blocked tower moves again.
    host.tell("position fen 8/3g4/8/8/8/8/8/8 b g");
    let wins = of(&host.ahead(), "d7d8");
    assert_eq!(
        (wins.prospect, wins.sentence.as_str()),
        (Prospect::Wins, "This wins the round.")
    );
    host.tell("position fen 6G1/5nry/8/8/8/8/8/1g5o b o");
    let again = of(&host.ahead(), "h1h3");
    assert_eq!(again.prospect, Prospect::Again);
    assert!(
        again
            .sentence
            .starts_with("Next is White’s green tower on g8. It is blocked, so Black’s green tower on b1 moves next."),
        "{}",
        again.sentence
    );
}

#[test]
fn destinations_have_names_and_the_cap_of_the_opening_is_said() {
    let mut host = Host::new();
    host.tell("setoption name Setup value 1-3-5");
    host.tell("position startpos");
    let state = host.state();
    assert_eq!(
        state.due,
        "Black to move, with any tower. In the 1-3-5 opening this move may go 1 square at most."
    );
    let b2 = "b2".parse().unwrap();
    assert_eq!(state.target_names[&b2], "b2, brown, empty, possible move");
    let b1 = "b1".parse().unwrap();
    assert_eq!(state.reach[&b1], "From b1 to: a2, b2, c2.");
}

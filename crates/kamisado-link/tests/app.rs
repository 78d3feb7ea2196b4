//! What an app asks for beyond UGI: the story of a match, records in and out, and the end of a match.

#![allow(clippy::unwrap_used)] // A conversation that goes wrong should fail the test.

use kamisado_link::{
    Capacity, EntryKind, Link, Reading, Reply, Session, Source, State, Story, SystemClock, Written,
};

struct Host(Link);

impl Host {
    fn new() -> Host {
        let capacity = Capacity {
            hash: 4,
            threads: 1,
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
}

fn sentences(told: &[kamisado_link::Told]) -> Vec<&str> {
    told.iter().map(|told| &*told.sentence).collect()
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
    assert_eq!(state.phase, kamisado_link::Phase::Over);
    assert_eq!(state.result.unwrap().winner, kamisado::Side::Black);
    assert_eq!(
        sentences(&state.events),
        ["White’s time has run out, and Black wins the match."]
    );
    assert_eq!(
        sentences(&host.story().end),
        ["White’s time has run out, and Black wins the match."]
    );
    host.tell("setoption name Language value de");
    assert_eq!(
        host.error("concede p1 resignation"),
        "Das Match ist schon zu Ende."
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
            (EntryKind::Move, kamisado::Side::Black, "P^1N"),
            (EntryKind::Pushed, kamisado::Side::White, "Gv1O")
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
            assert_eq!(reading.decisions, before.decisions);
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
            "Dit verslag heeft versie 9",
        ),
        (
            "tr",
            "{Ada began",
            "1. satır, 1. sütun: Burada başlayan yorumun kapanış ayracı yok.",
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

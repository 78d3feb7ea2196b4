use std::time::Duration;

use kamisado::Side::{self, Black, White};
use kamisado_online::{Act, Command, Corrupt, Entry, GameId, GameResult, Received, Refusal, Stamp};

use super::Play;

fn entry(seq: u32, side: Option<Side>, what: &str) -> Entry {
    Entry {
        game: GameId(7),
        seq,
        at: Stamp(10_000),
        lag: Duration::ZERO,
        side,
        what: what.parse().unwrap(),
    }
}

/// An entry that could not follow is an error, and changes nothing.
#[track_caller]
fn refused(play: &mut Play, entry: Entry) -> Corrupt {
    let before = play.table.clone();
    let error = play.table.apply(&entry).unwrap_err();
    assert_eq!(play.table, before);
    error
}

#[test]
fn a_damaged_journal_is_an_error() {
    let mut play = Play::new("single standard standard 180+2 casual");
    play.play(Black, "b1b7");
    let other = Entry {
        game: GameId(8),
        ..entry(1, Some(White), "a8a7")
    };
    assert_eq!(refused(&mut play, other), Corrupt::OtherGame(GameId(8)));
    for seq in [0, 2] {
        let gap = entry(seq, Some(White), "resign");
        let error = Corrupt::Number {
            expected: 1,
            found: seq,
        };
        assert_eq!(refused(&mut play, gap), error);
    }
    let early = Entry {
        at: Stamp(-1),
        ..entry(1, Some(White), "resign")
    };
    assert_eq!(refused(&mut play, early), Corrupt::BackInTime(1));
    let illegal = refused(&mut play, entry(1, Some(White), "a8a8"));
    assert!(matches!(illegal, Corrupt::Decision(1, _)), "{illegal}");
    for (side, what) in [
        (Some(Black), "a8a7"),
        (None, "a8a7"),
        (Some(Black), "flag"),
        (None, "flag"),
        (None, "resign"),
        (Some(White), "abort"),
        (Some(White), "undo 0"),
        (Some(White), "rematch"),
        (None, "next 3xP7qLm2Zw"),
        (None, "say hello"),
    ] {
        let error = refused(&mut play, entry(1, side, what));
        assert_eq!(error, Corrupt::OutOfPlace(1), "{side:?} {what}");
    }
}

#[test]
fn a_game_ends_once() {
    let mut play = Play::new("single standard standard 180+2 casual");
    play.any();
    play.act(White, Act::Resign).unwrap();
    for what in ["resign", "claim", "flag", "h1h5", "undo 0", "takeback"] {
        let seq = play.table.seq();
        let error = refused(&mut play, entry(seq, Some(Black), what));
        assert_eq!(error, Corrupt::OutOfPlace(seq), "{what}");
    }
    for what in ["abort", "void"] {
        let seq = play.table.seq();
        refused(&mut play, entry(seq, None, what));
    }
    assert_eq!(play.act(Black, Act::Resign), Err(Refusal::Over));
}

#[test]
fn the_server_draws_the_line_ups_and_nobody_else() {
    let mut play = Play::new("series-2 matchplay standard 180+2 casual");
    assert_eq!(play.table.due_side(), None);
    assert_eq!(play.table.next().due_at, Some(Stamp(0)));
    let decision = "bpronuyg".parse().unwrap();
    assert_eq!(
        play.act(Black, Act::Play(decision)),
        Err(Refusal::NotYourTurn)
    );
    let drawn = play.chores();
    assert_eq!(drawn.len(), 2);
    // The same game draws the same, on every server; another draws something else.
    let mut twin = Play::new("series-2 matchplay standard 180+2 casual");
    assert_eq!(twin.chores(), drawn);
    let other = kamisado_online::Game {
        seed: 1,
        ..*play.table.game()
    };
    twin.table = kamisado_online::Table::new(other, Vec::new());
    assert_ne!(twin.chores(), drawn);
    // And every round of a series is drawn anew.
    while play.table.due_side().is_some() {
        play.wait(100).any();
    }
    if play.table.result().is_none() {
        assert_eq!(play.chores().len(), 2);
    }
}

#[test]
fn strangers_only_watch() {
    let mut play = Play::new("single standard standard 180+2 casual");
    let command = Command {
        seen: 0,
        act: Act::Resign,
    };
    let answer = play.table.decide(None, command, Received::default());
    assert_eq!(answer, Err(Refusal::NotAPlayer));
}

#[test]
fn a_running_game_can_be_declared_void() {
    let mut play = Play::new("single standard standard 180+2 casual");
    play.any();
    let proposal = play.table.void(Stamp(5_000)).unwrap();
    let result = proposal.next.ending.map(|ending| ending.result);
    assert_eq!(result, Some(GameResult::Void));
    play.table.apply(&proposal.entry).unwrap();
    assert_eq!(play.table.void(Stamp(6_000)), None);
}

#[test]
fn what_comes_after_the_end_does_not_end_it_again() {
    let mut play = Play::new("single standard standard 180+2 casual");
    play.any();
    play.act(White, Act::Resign).unwrap();
    for act in [
        Act::Say(kamisado_online::Phrase::GoodGame),
        Act::Rematch,
        Act::No,
    ] {
        let seen = play.table.seq();
        let Ok(kamisado_online::Answer::New(proposal)) = play.ask(White, seen, act) else {
            panic!("{act:?} is possible");
        };
        assert_eq!(proposal.next.ending, None);
        play.table.apply(&proposal.entry).unwrap();
    }
}

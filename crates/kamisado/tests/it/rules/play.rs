//! The match as a state machine: what is due, what is refused, what is taken back.

use kamisado::{
    BySide, Concession, DecisionError, Due, Event, Match, MatchError, MatchKind, MatchResult,
    MatchRules, Opening, Position, ReplayError, Side, Verdict,
};

use super::{decision, new_match, position, refused, win_with};

#[test]
fn only_the_decision_that_is_due_can_be_taken() {
    let mut game = new_match("standard");
    let due = Due::Move(Side::Black);
    for other in ["left", "right", "ngrypubo"] {
        assert!(!game.is_legal(decision(other)));
        assert_eq!(game.play(decision(other)), Err(DecisionError::NotDue(due)));
    }
    win_with(&mut game, 'g');
    let due = Due::Fill(Side::Black);
    for other in ["a8a7", "ngrypubo"] {
        assert_eq!(game.play(decision(other)), Err(DecisionError::NotDue(due)));
    }
    let mut tournament = Match::new(MatchRules {
        opening: Opening::Tournament,
        ..MatchKind::Single.into()
    });
    assert!(tournament.legal().is_empty());
    assert_eq!(
        tournament.play(decision("b1b2")),
        Err(DecisionError::NotDue(Due::LineUp(Side::Black)))
    );
}

#[test]
fn an_illegal_move_is_refused_with_its_reason_and_changes_nothing() {
    let mut game = new_match("single");
    let reason = refused(&Position::start(), "b1b8");
    assert_eq!(
        game.play(decision("b1b8")),
        Err(DecisionError::Move(reason))
    );
    assert_eq!(game, new_match("single"));
}

#[test]
fn after_the_end_nothing_can_be_decided() {
    let mut game = new_match("single");
    win_with(&mut game, 'g');
    for any in ["b1b2", "left", "ngrypubo"] {
        assert!(!game.is_legal(decision(any)));
        assert_eq!(game.play(decision(any)), Err(DecisionError::MatchOver));
    }
    assert!(game.legal().is_empty());
    for concession in Concession::ALL {
        assert_eq!(
            game.concede(Side::White, concession),
            Err(DecisionError::MatchOver)
        );
    }
}

#[test]
fn a_player_may_resign_or_run_out_of_time_at_any_moment() {
    for concession in Concession::ALL {
        let verdict = Verdict::from(concession);
        assert_eq!(verdict.concession(), Some(concession));
        for side in Side::ALL {
            let mut game = new_match("standard");
            game.play(decision("b1b7")).unwrap();
            let events = game.concede(side, concession).unwrap();
            let winner = !side;
            let score = BySide::new(0, 0);
            assert_eq!(
                events,
                [Event::MatchWon {
                    winner,
                    verdict,
                    score
                }]
            );
            assert_eq!(game.result(), Some(MatchResult::Won { winner, verdict }));
        }
    }
}

#[test]
fn undo_takes_back_one_decision_across_rounds_and_to_the_very_beginning() {
    let mut game = new_match("standard");
    win_with(&mut game, 'g');
    game.play(decision("left")).unwrap();
    let decisions = game.decisions().to_vec();
    for (index, &decision) in decisions.iter().enumerate().rev() {
        assert_eq!(game.undo(), Some(decision));
        let replayed = new_match("standard").replay(decisions[..index].iter().copied());
        assert_eq!(Ok(&game), replayed.as_ref());
    }
    assert_eq!(game.undo(), None);
    assert_eq!(game, new_match("standard"));
}

#[test]
fn undo_takes_back_a_resignation_together_with_the_decision_before_it() {
    let mut game = new_match("single");
    game.play(decision("b1b7")).unwrap();
    game.concede(Side::White, Concession::Resignation).unwrap();
    assert_eq!(game.undo(), Some(decision("b1b7")));
    assert_eq!(game, new_match("single"));
}

#[test]
fn undo_takes_back_a_resignation_before_the_first_decision_too() {
    let mut game = new_match("single");
    game.concede(Side::White, Concession::Resignation).unwrap();
    assert_eq!(game.undo(), None);
    assert_eq!(game, new_match("single"));
}

#[test]
fn undo_returns_to_a_position_that_was_set_up() {
    let origin = position("8/8/8/OBUPRNYG/rgy1pubo/3n4/8/8 b n");
    let begun = Match::from_position(MatchKind::Standard.into(), origin).unwrap();
    let mut game = begun.clone();
    game.play(decision("d3d4")).unwrap();
    game.play(decision("right")).unwrap();
    assert_eq!(game.undo(), Some(decision("right")));
    assert_eq!(game.undo(), Some(decision("d3d4")));
    assert_eq!(game, begun);
}

#[test]
fn a_replay_names_the_first_decision_that_does_not_fit() {
    let decisions = ["b1b7", "a8b8", "left"].map(decision);
    let error = new_match("single").replay(decisions).unwrap_err();
    let ReplayError {
        index,
        decision: refused,
        ..
    } = error;
    assert_eq!((index, refused), (1, decision("a8b8")));
    assert_eq!(
        error.to_string(),
        "decision 2, a8b8: a8b8 does not go forward: towers move straight or diagonally forward"
    );
}

#[test]
fn a_match_cannot_begin_from_a_position_on_the_other_board() {
    let rules = MatchRules::new(MatchKind::Single);
    let flipped = Position::start().flip_board();
    assert_eq!(
        Match::from_position(rules, flipped),
        Err(MatchError::OtherBoard(rules.board))
    );
}

#[test]
fn a_match_cannot_begin_when_a_player_has_its_points_already() {
    let triple = position("OBUPYRGN/8/8/8/8/8/8/+++ngrypubo b -");
    let from = |kind: MatchKind| Match::from_position(kind.into(), triple);
    for kind in [MatchKind::Standard, MatchKind::Long] {
        assert_eq!(from(kind), Err(MatchError::WonAlready(kind, Side::Black)));
    }
    // A single round may be played with any teeth, and a marathon goes on.
    assert!(from(MatchKind::Single).is_ok());
    assert!(from(MatchKind::Marathon).is_ok());
}

#[cfg(feature = "serde")]
#[test]
fn every_event_can_be_sent() {
    let mut game = Match::new(MatchRules {
        opening: Opening::Tournament,
        ..MatchKind::Standard.into()
    });
    let mut sent = Vec::new();
    for line_up in ["ngrypubo", "ngrypubo"] {
        sent.extend(game.play(decision(line_up)).unwrap());
    }
    sent.extend(win_with(&mut game, 'g'));
    sent.extend(game.play(decision("left")).unwrap());
    sent.extend(game.concede(Side::Black, Concession::Time).unwrap());
    let pushing = position("8/8/2r3G1/2+y+NY2B/1pP+b+OUR+g/1o4un/8/8 b g");
    let mut study = Match::from_position(MatchKind::Long.into(), pushing).unwrap();
    sent.extend(study.play(decision("h4h5")).unwrap());

    let names: Vec<String> = sent
        .iter()
        .map(|event| {
            let value = serde_json::to_value(event).unwrap();
            value["event"].as_str().unwrap().to_owned()
        })
        .collect();
    assert_eq!(
        names.join(" "),
        "lined-up line-up-due lined-up round-began turn slid round-won grew scored fill-due filled round-began \
         turn match-won pushed passed passed turn"
    );
    let due = sent.iter().find(|event| matches!(event, Event::FillDue(_)));
    assert_eq!(
        serde_json::to_value(due).unwrap(),
        serde_json::json!({"event": "fill-due", "side": "black"})
    );
}

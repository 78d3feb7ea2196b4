//! Studies: positions with fewer than sixteen towers.

use kamisado::{Color, Match, MatchError, MatchKind, MatchRules, Reason, Side};

use super::{after, decision, end, moves, play, position, set};

#[test]
fn a_move_that_calls_a_missing_tower_leaves_the_choice_free() {
    // Black goes to the brown square c3; White has no brown tower, so any white tower may move.
    let study = position("4R2G/8/8/8/8/8/8/2g5 b g");
    let next = after(&study, "c1c3");
    assert_eq!((next.side(), next.active()), (Side::White, None));
    assert!(moves(&next).is_superset(&set("e8e7 h8h7")));
}

#[test]
fn a_pass_that_calls_a_missing_tower_leaves_the_choice_free() {
    // White's green is blocked on the green square g8, and Black has no green tower.
    let study = position("6G1/5nry/8/8/8/8/8/7o b o");
    let played = play(&study, "h1h3");
    assert_eq!(played.passes.len(), 1);
    let next = played.next.position().unwrap();
    assert_eq!((next.side(), next.active()), (Side::Black, None));
}

#[test]
fn a_push_that_calls_a_missing_tower_leaves_the_choice_to_the_pusher() {
    let study = position("8/8/8/8/3P4/3+g4/8/n7 b g");
    let next = after(&study, "d3d4");
    assert_eq!((next.side(), next.active()), (Side::Black, None));
    assert!(moves(&next).contains("a1a2"));
}

#[test]
fn a_free_choice_among_blocked_towers_is_a_deadlock() {
    // White has one tower, blocked, and the square calls one that is not there: nobody goes on.
    let study = position("7N/6gr/8/8/8/8/8/o7 b o");
    assert_eq!(end(&study, "a1a2").reason, Reason::Deadlock);
    assert_eq!(end(&study, "a1a2").winner, Side::White);
}

#[test]
fn only_a_single_round_can_be_played_with_fewer_than_sixteen_towers() {
    let study = position("8/3g4/8/8/8/8/8/7r b g");
    for kind in MatchKind::ALL {
        let game = Match::from_position(MatchRules::new(kind), study);
        if kind == MatchKind::Single {
            let mut game = game.unwrap();
            game.play(decision("d7d8")).unwrap();
            assert_eq!(game.result().unwrap().winner(), Some(Side::Black));
        } else {
            assert_eq!(game, Err(MatchError::TowersMissing(kind)));
        }
    }
}

#[test]
fn a_board_with_missing_towers_cannot_be_refilled() {
    let study = position("8/3g4/8/8/8/8/8/8 b g");
    for fill in kamisado::Fill::ALL {
        assert_eq!(study.towers().filled(fill), None);
    }
    assert_eq!(study.towers().line_ups(), None);
    assert_eq!(study.active(), Some(Color::Green));
}

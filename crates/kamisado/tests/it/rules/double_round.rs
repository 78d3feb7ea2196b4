//! The double round of the championship: two single rounds, each player challenger once, a point a round.

use kamisado::record::Record;
use kamisado::{
    BySide, Concession, Decision, DecisionError, Due, Event, Fill, LineUp, Match, MatchError,
    MatchKind, MatchResult, MatchRules, Opening, Position, Side, Teeth, Verdict,
};

use super::{decision, position, score, tower, win_with};

fn double_round(opening: Opening) -> Match {
    Match::new(MatchRules {
        opening,
        ..MatchKind::DoubleRound.into()
    })
}

fn line_up(number: u8) -> LineUp {
    LineUp::match_play(number).unwrap()
}

/// Begins a double round in match play with these line-ups.
fn drawn(challenger: u8, defender: u8) -> Match {
    let mut game = double_round(Opening::MatchPlay);
    for number in [challenger, defender] {
        game.play(Decision::LineUp(line_up(number))).unwrap();
    }
    game
}

#[test]
fn each_player_is_the_challenger_once_whoever_won_the_first_round() {
    for letter in ['g', 'G'] {
        let mut game = double_round(Opening::Standard);
        assert_eq!(game.due(), Some(Due::Move(Side::Black)));
        let events = win_with(&mut game, letter);
        let own = LineUp::OWN_COLORS;
        assert_eq!(
            events[events.len() - 2..],
            [
                Event::RoundBegan {
                    round: 2,
                    challenger: Side::White,
                    line_ups: Some(BySide::new(own, own)),
                },
                Event::Turn {
                    side: Side::White,
                    active: None,
                },
            ]
        );
        assert_eq!(game.due(), Some(Due::Move(Side::White)));
    }
}

#[test]
fn there_is_no_fill_between_the_rounds_and_there_are_no_teeth() {
    let mut game = double_round(Opening::Standard);
    let events = win_with(&mut game, 'g');
    let of_a_match = |event: &Event| matches!(event, Event::Grew { .. } | Event::FillDue(_));
    assert!(!events.iter().any(of_a_match));
    assert_eq!(game.teeth(tower('g')), Teeth::NONE);
    assert_eq!(game.position(), Some(&Position::start().turn()));
    assert_eq!(game.preview(Fill::Left), None);
}

#[test]
fn it_ends_two_to_nil_one_all_or_nil_to_two() {
    for (letters, expected, winner) in [
        (['g', 'o'], (2, 0), Some(Side::Black)),
        (['g', 'O'], (1, 1), None),
        (['G', 'o'], (1, 1), None),
        (['G', 'O'], (0, 2), Some(Side::White)),
    ] {
        let mut game = double_round(Opening::Standard);
        win_with(&mut game, letters[0]);
        // One round never decides it.
        assert_eq!(game.result(), None);
        let events = win_with(&mut game, letters[1]);
        assert_eq!(score(&game), expected);
        assert_eq!(game.due(), None);
        let result = game.result().unwrap();
        assert_eq!(
            (result.winner(), result.verdict()),
            (winner, Verdict::Points)
        );
        let score = game.score();
        let last = match winner {
            None => Event::MatchTied { score },
            Some(winner) => Event::MatchWon {
                winner,
                verdict: Verdict::Points,
                score,
            },
        };
        assert_eq!(events.last(), Some(&last));
        assert_eq!(game.play(decision("b1b7")), Err(DecisionError::MatchOver));
    }
}

#[test]
fn a_deadlock_is_worth_one_point_like_any_other_end() {
    let closing = position("8/8/8/OBUPRNYG/rgy1pubo/3n4/8/8 b n");
    let mut game = Match::from_position(MatchKind::DoubleRound.into(), closing).unwrap();
    game.play(decision("d3d4")).unwrap();
    assert_eq!(score(&game), (0, 1));
    assert_eq!(game.teeth(tower('N')), Teeth::NONE);
    assert_eq!(game.due(), Some(Due::Move(Side::White)));
}

#[test]
fn in_match_play_both_rounds_use_the_line_ups_drawn_for_the_first() {
    for letter in ['g', 'G'] {
        let mut game = drawn(7, 23);
        let events = win_with(&mut game, letter);
        // The challenger of a round always has the lower number, and nobody draws again.
        assert_eq!(
            events[events.len() - 2],
            Event::RoundBegan {
                round: 2,
                challenger: Side::White,
                line_ups: Some(BySide::new(line_up(23), line_up(7))),
            }
        );
        assert_eq!(game.due(), Some(Due::Move(Side::White)));
        let start = *game.rounds()[0].start();
        assert_eq!(game.position(), Some(&start.turn()));
    }
}

#[test]
fn in_match_play_a_double_round_from_a_position_draws_for_its_second_round() {
    let rules = MatchRules {
        opening: Opening::MatchPlay,
        ..MatchKind::DoubleRound.into()
    };
    let mut game = Match::from_position(rules, Position::start()).unwrap();
    win_with(&mut game, 'g');
    assert_eq!(game.due(), Some(Due::LineUp(Side::White)));
}

#[test]
fn in_the_tournament_opening_each_challenger_lays_out_first() {
    let mut game = double_round(Opening::Tournament);
    game.play(decision("gnyrupob")).unwrap();
    game.play(decision("obupyrgn")).unwrap();
    let events = win_with(&mut game, 'g');
    assert_eq!(events.last(), Some(&Event::LineUpDue(Side::White)));
    game.play(decision("ngrypubo")).unwrap();
    assert_eq!(game.due(), Some(Due::LineUp(Side::Black)));
    game.play(decision("bpronuyg")).unwrap();
    assert_eq!(
        game.position(),
        Some(&position("OBUPYRGN/8/8/8/8/8/8/bpronuyg w -"))
    );
}

#[test]
fn the_1_3_5_opening_caps_both_rounds() {
    let mut game = double_round(Opening::OneThreeFive);
    for letter in ['g', 'O'] {
        assert_eq!(game.position().unwrap().cap(), Some(1));
        win_with(&mut game, letter);
    }
    assert_eq!(game.result(), Some(MatchResult::Tied));
}

#[test]
fn whoever_resigns_or_runs_out_of_time_loses_the_whole_match() {
    for concession in Concession::ALL {
        let mut game = double_round(Opening::Standard);
        win_with(&mut game, 'g');
        game.concede(Side::Black, concession).unwrap();
        let won = MatchResult::Won {
            winner: Side::White,
            verdict: concession.into(),
        };
        assert_eq!(game.result(), Some(won));
        // The score is that of the rounds played.
        assert_eq!(score(&game), (1, 0));
    }
}

#[test]
fn undo_takes_back_a_tied_match_to_its_very_beginning() {
    let mut game = drawn(1, 36);
    win_with(&mut game, 'g');
    win_with(&mut game, 'O');
    assert_eq!(game.result(), Some(MatchResult::Tied));
    let decisions = game.decisions().to_vec();
    for (index, &decision) in decisions.iter().enumerate().rev() {
        assert_eq!(game.undo(), Some(decision));
        let replayed = double_round(Opening::MatchPlay).replay(decisions[..index].iter().copied());
        assert_eq!(Ok(&game), replayed.as_ref());
    }
    assert_eq!(game, double_round(Opening::MatchPlay));
}

#[test]
fn a_double_round_needs_all_its_towers_and_counts_no_teeth() {
    let rules = MatchRules::new(MatchKind::DoubleRound);
    assert_eq!(
        Match::from_position(rules, position("8/8/8/8/8/8/8/n7 b -")),
        Err(MatchError::TowersMissing(MatchKind::DoubleRound))
    );
    let teeth = position("OBUPYRGN/8/8/8/8/8/8/+++ngrypubo w -");
    let mut game = Match::from_position(rules, teeth).unwrap();
    assert_eq!(score(&game), (0, 0));
    // White began, so Black begins now.
    win_with(&mut game, 'G');
    assert_eq!(game.position(), Some(&Position::start()));
}

#[test]
fn the_record_of_a_tied_match_says_so_and_is_read_as_it_was_written() {
    let mut game = drawn(7, 23);
    win_with(&mut game, 'g');
    win_with(&mut game, 'O');
    let record = Record::new(game);
    let text = record.to_string();
    assert!(text.contains("Match: double\n"), "{text}");
    assert!(text.contains("Result: tied 1:1\n"), "{text}");
    let second = text.split_once("Round 2\n").unwrap().1;
    let line_ups = format!("Line-up: {} | {}\n", line_up(23), line_up(7));
    assert!(second.starts_with(&line_ups), "{text}");
    assert_eq!(text.parse::<Record>().as_ref(), Ok(&record));
    // The line-ups of the second round follow from those of the first, and are checked.
    assert_eq!(
        text.replace(&line_ups, "").parse::<Record>().as_ref(),
        Ok(&record)
    );
    let swapped = format!("Line-up: {} | {}\n", line_up(7), line_up(23));
    assert!(text.replace(&line_ups, &swapped).parse::<Record>().is_err());
}

#[test]
fn a_record_cannot_call_another_match_tied() {
    let mut game = double_round(Opening::Standard);
    win_with(&mut game, 'g');
    win_with(&mut game, 'O');
    let tied = Record::new(game).to_string();
    for (written, expected) in [
        (
            "*",
            "by its moves the match is tied, but the record says it is not over",
        ),
        (
            "Black wins",
            "by its moves the match is tied, but the record says it is won by Black",
        ),
        ("tied 2:1", "the score is 1:1, but the record says 2:1"),
        ("Black tied", "not a result"),
        ("tied on time", "not a result"),
    ] {
        let text = tied.replace("tied 1:1", written);
        let error = text.parse::<Record>().unwrap_err().to_string();
        assert!(error.contains(expected), "{written}: {error}");
    }
    let error = "Result: tied".parse::<Record>().unwrap_err().to_string();
    assert!(
        error.ends_with("the match is not over, but the record says it is tied"),
        "{error}"
    );
}

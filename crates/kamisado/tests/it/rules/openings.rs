//! Rule 12 and the other ways to begin: match play, 1-3-5 and the mirrored board.

use kamisado::{
    Board, BySide, DecisionError, Due, Event, Fill, LineUp, Match, MatchKind, MatchRules, Opening,
    Position, Side,
};

use super::{decision, kinds, tower, win_and_fill, win_with};

fn with_opening(kind: MatchKind, opening: Opening) -> Match {
    Match::new(MatchRules {
        opening,
        ..kind.into()
    })
}

fn line_up(text: &str) -> LineUp {
    text.parse().unwrap()
}

#[test]
fn rule_12_the_challenger_lays_out_first_then_the_defender_then_play_begins() {
    for kind in kinds() {
        let mut game = with_opening(kind, Opening::Tournament);
        assert_eq!(game.due(), Some(Due::LineUp(Side::Black)));
        let events = game.play(decision("gnyrupob")).unwrap();
        assert_eq!(
            events,
            [
                Event::LinedUp {
                    side: Side::Black,
                    line_up: line_up("gnyrupob")
                },
                Event::LineUpDue(Side::White)
            ]
        );
        // The defender sees it.
        assert_eq!(game.challengers_line_up(), Some(line_up("gnyrupob")));
        assert_eq!(game.due(), Some(Due::LineUp(Side::White)));
        let events = game.play(decision("obupyrgn")).unwrap();
        assert_eq!(
            events[1],
            Event::RoundBegan {
                round: 1,
                challenger: Side::Black,
                line_ups: Some(BySide::new(line_up("gnyrupob"), line_up("obupyrgn")))
            }
        );
        assert_eq!(game.due(), Some(Due::Move(Side::Black)));
        assert_eq!(
            game.position().unwrap().to_string(),
            "NGRYPUBO/8/8/8/8/8/8/gnyrupob b -"
        );
    }
}

#[test]
fn rule_12_any_order_will_do() {
    let mut game = with_opening(MatchKind::Standard, Opening::Tournament);
    for text in ["obupyrgn", "ngrypubo"] {
        assert!(game.is_legal(decision(text)));
        game.play(decision(text)).unwrap();
    }
}

#[test]
fn rule_12_it_is_for_the_first_round_only() {
    let mut game = with_opening(MatchKind::Standard, Opening::Tournament);
    game.play(decision("gnyrupob")).unwrap();
    game.play(decision("obupyrgn")).unwrap();
    win_with(&mut game, 'g');
    assert_eq!(game.due(), Some(Due::Fill(Side::Black)));
    game.play(decision("left")).unwrap();
    assert_eq!(game.due(), Some(Due::Move(Side::White)));
}

#[test]
fn rule_12_in_a_series_every_round_is_a_first_round_and_its_challenger_lays_out_first() {
    let mut game = with_opening(MatchKind::SERIES, Opening::Tournament);
    game.play(decision("gnyrupob")).unwrap();
    game.play(decision("obupyrgn")).unwrap();
    let events = win_with(&mut game, 'g');
    assert_eq!(events.last(), Some(&Event::LineUpDue(Side::White)));
    assert_eq!(game.due(), Some(Due::LineUp(Side::White)));
    game.play(decision("ngrypubo")).unwrap();
    assert_eq!(game.due(), Some(Due::LineUp(Side::Black)));
    game.play(decision("bpronuyg")).unwrap();
    assert_eq!(
        game.position().unwrap().to_string(),
        "OBUPYRGN/8/8/8/8/8/8/bpronuyg w -"
    );
}

#[test]
fn match_play_has_36_line_ups_each_of_pairs() {
    let mut seen = Vec::new();
    for number in 1..=36 {
        let line_up = LineUp::match_play(number).unwrap();
        assert_eq!(line_up.match_play_number(), Some(number));
        // The colours at the two ends, and so on inwards, are a colour and its mirror.
        assert_eq!(line_up.mirror(), line_up);
        assert!(!seen.contains(&line_up));
        seen.push(line_up);
    }
    assert_eq!(seen[0], line_up("bpronuyg"));
    assert_eq!(seen[35], line_up("rbopyngu"));
    assert_eq!(LineUp::match_play(0), None);
    assert_eq!(LineUp::match_play(37), None);
    assert_eq!(LineUp::OWN_COLORS.match_play_number(), None);
}

#[test]
fn match_play_gives_the_challenger_the_lower_number_and_the_defender_the_higher() {
    let draw = |number: u8| LineUp::match_play(number).unwrap();
    for challenger in 1..=36 {
        let mut game = with_opening(MatchKind::Standard, Opening::MatchPlay);
        let first = game.play(kamisado::Decision::LineUp(draw(challenger)));
        if challenger == 36 {
            let defender = None;
            assert_eq!(
                first,
                Err(DecisionError::MatchPlayOrder {
                    challenger,
                    defender
                })
            );
            continue;
        }
        first.unwrap();
        for defender in 1..=36 {
            let second = kamisado::Decision::LineUp(draw(defender));
            assert_eq!(game.is_legal(second), defender > challenger);
            let mut game = game.clone();
            match game.play(second) {
                Ok(_) => {
                    let line_ups = game.position().unwrap().towers().line_ups();
                    assert_eq!(
                        line_ups,
                        Some(BySide::new(draw(challenger), draw(defender)))
                    );
                }
                Err(error) => assert_eq!(
                    error,
                    DecisionError::MatchPlayOrder {
                        challenger,
                        defender: Some(defender)
                    }
                ),
            }
        }
    }
}

#[test]
fn match_play_knows_no_other_line_up() {
    let mut game = with_opening(MatchKind::Standard, Opening::MatchPlay);
    assert_eq!(
        game.play(decision("ngrypubo")),
        Err(DecisionError::NotInMatchPlay(LineUp::OWN_COLORS))
    );
    assert_eq!(game, with_opening(MatchKind::Standard, Opening::MatchPlay));
}

#[test]
fn a_capped_round_begins_with_moves_of_at_most_1_3_and_5_squares() {
    let mut position = Position::start().with_capped_opening();
    for cap in [Some(1), Some(3), Some(5), None] {
        assert_eq!(position.cap(), cap);
        let length = |m: kamisado::Move| m.from.rank().abs_diff(m.to.rank());
        let longest = position.moves().map(length).max().unwrap();
        if let Some(cap) = cap {
            assert_eq!(longest, cap);
        }
        // The first legal move is one square long.
        let m = position.moves().min_by_key(|&m| length(m)).unwrap();
        position = *position.play_unchecked(m).position().unwrap();
    }
}

#[test]
fn a_capped_match_caps_every_round() {
    for kind in [MatchKind::Standard, MatchKind::SERIES] {
        let mut game = with_opening(kind, Opening::OneThreeFive);
        for letter in ['g', 'O', 'g'] {
            assert_eq!(game.position().unwrap().cap(), Some(1));
            win_and_fill(&mut game, letter, Fill::Left);
        }
        let finished = game.rounds().iter().filter(|round| round.end().is_some());
        for round in finished {
            let caps = round.played().iter().map(|played| played.before.cap());
            assert!(caps.take(4).eq([Some(1), Some(3), Some(5), None]));
        }
    }
}

#[test]
fn a_cap_and_a_sumo_share_the_shorter_reach() {
    let longest = |text: &str| {
        let position: Position = text.parse().unwrap();
        let lengths = position.moves().map(|m| m.to.rank() - m.from.rank());
        lengths.max().unwrap()
    };
    assert_eq!(longest("8/8/8/8/8/8/8/3+g4 b g 3"), 3);
    assert_eq!(longest("8/8/8/8/8/8/8/3++g4 b g 5"), 3);
    assert_eq!(longest("8/8/8/8/8/8/8/3+++g4 b g 3"), 1);
}

#[test]
fn on_the_mirrored_board_orange_lies_at_each_players_left() {
    for kind in kinds() {
        let rules = MatchRules {
            board: Board::Mirrored,
            ..kind.into()
        };
        let game = Match::new(rules);
        let start = game.position().unwrap();
        assert_eq!(
            start.to_string(),
            "NGRYPUBO/8/8/8/8/8/8/obupyrgn b - mirrored"
        );
        for (tower, square, _) in start.towers().iter() {
            assert_eq!(Board::Mirrored.color(square), tower.color);
        }
        assert_eq!(*start, Position::start().flip_board());
    }
}

#[test]
fn a_match_on_the_mirrored_board_is_the_same_match_with_files_and_fills_mirrored() {
    let mut standard = Match::new(MatchKind::Long.into());
    let mut mirrored = Match::new(MatchRules {
        board: Board::Mirrored,
        ..MatchKind::Long.into()
    });
    for (letter, fill) in [
        ('g', Fill::Left),
        ('O', Fill::Right),
        ('g', Fill::Right),
        ('N', Fill::Left),
    ] {
        win_and_fill(&mut standard, letter, fill);
        let from = mirrored.decisions().len();
        for &decision in &standard.decisions()[from..] {
            mirrored
                .play(match decision {
                    kamisado::Decision::Move(m) => kamisado::Decision::Move(m.mirror()),
                    kamisado::Decision::Fill(fill) => kamisado::Decision::Fill(fill.mirror()),
                    kamisado::Decision::LineUp(line_up) => {
                        kamisado::Decision::LineUp(line_up.reverse())
                    }
                })
                .unwrap();
        }
        assert_eq!(mirrored.score(), standard.score());
        assert_eq!(mirrored.teeth(tower(letter)), standard.teeth(tower(letter)));
        let flipped = standard.position().map(Position::flip_board);
        assert_eq!(mirrored.position(), flipped.as_ref());
    }
}

#[test]
fn match_play_draws_every_pair_of_line_ups_equally_often() {
    let mut drawn_lower = [0_u32; 37];
    let mut pairs = std::collections::BTreeSet::new();
    for lower in 0..630 {
        let mut game = Match::new(MatchRules {
            opening: Opening::MatchPlay,
            ..MatchKind::Single.into()
        });
        let challengers = game.now().draw_line_up(lower).unwrap();
        let number = challengers.match_play_number().unwrap();
        drawn_lower[usize::from(number)] += 1;
        game.play(kamisado::Decision::LineUp(challengers)).unwrap();
        // The challenger has taken the remainder of the random number; the quotient serves the defender evenly.
        let above = 36 - u64::from(number);
        for higher in 0..above {
            let random = lower + 630 * higher;
            let defenders = game.now().draw_line_up(random).unwrap();
            assert!(game.is_legal(kamisado::Decision::LineUp(defenders)));
            pairs.insert((number, defenders.match_play_number().unwrap()));
        }
    }
    assert_eq!(pairs.len(), 630, "every pair can be drawn");
    // A lower number comes up as often as it has higher ones, which are then equally likely.
    for (number, times) in (0..).zip(drawn_lower).skip(1) {
        assert_eq!(times, 36 - number, "{number}");
    }
}

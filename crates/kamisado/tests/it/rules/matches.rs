//! Rules 7 to 11: what rounds are worth and how one follows another.

use kamisado::{
    BySide, Color, Decision, Due, Event, Fill, Match, MatchKind, MatchResult, MatchRules, Next,
    Side, Teeth, Tower, Verdict,
};

use super::{decision, kinds, new_match, play, position, score, tower, win_and_fill, win_with};

#[test]
fn the_kinds_of_match_have_their_points() {
    let targets = MatchKind::ALL.map(MatchKind::target);
    assert_eq!(targets, [1, 2, 3, 7, 15, 3]);
    let names = kinds().map(|kind| kind.to_string());
    assert!(names.eq([
        "single", "double", "standard", "long", "marathon", "series", "series-2"
    ]));
}

#[test]
fn rule_07_the_winning_tower_gets_a_tooth_and_its_owner_the_points() {
    let mut game = new_match("standard");
    let events = win_with(&mut game, 'g');
    assert!(events.contains(&Event::Grew {
        tower: tower('g'),
        teeth: Teeth::SUMO
    }));
    assert!(events.contains(&Event::Scored {
        side: Side::Black,
        points: 1,
        score: BySide::new(1, 0)
    }));
    assert_eq!(game.teeth(tower('g')), Teeth::SUMO);
    for (other, _, _) in game.towers().unwrap().iter() {
        if other != tower('g') {
            assert_eq!(game.teeth(other), Teeth::NONE);
        }
    }
}

#[test]
fn rule_07_the_second_tooth_brings_two_points_the_third_four_the_fourth_eight() {
    let mut game = new_match("marathon");
    for expected in [1, 3, 7] {
        win_and_fill(&mut game, 'o', Fill::Left);
        assert_eq!(score(&game), (expected, 0));
    }
    assert_eq!(game.teeth(tower('o')), Teeth::TRIPLE);
    // The fourth tooth ends every match.
    let rules = MatchRules::new(MatchKind::Marathon);
    let nearly = position("O1UPYRGN/1+++o6/8/8/8/8/7B/ngrypub1 b o");
    let mut game = Match::from_position(rules, nearly).unwrap();
    assert_eq!(score(&game), (7, 0));
    game.play(decision("b7b8")).unwrap();
    assert_eq!(score(&game), (15, 0));
    assert_eq!(game.teeth(tower('o')), Teeth::FOUR);
    assert!(game.result().is_some());
}

#[test]
fn rule_07_a_tower_with_n_teeth_has_earned_two_to_the_n_less_one() {
    let points = (0..=4).map(|count| Teeth::new(count).unwrap().points());
    assert!(points.eq([0, 1, 3, 7, 15]));
    let next = (0..4).map(|count| Teeth::new(count).unwrap().next_points());
    assert!(next.eq([1, 2, 4, 8]));
    assert_eq!(Teeth::new(5), None);
}

#[test]
fn rule_07_the_score_can_always_be_read_off_the_towers() {
    let mut game = new_match("long");
    for letter in ['g', 'O', 'g', 'N'] {
        win_and_fill(&mut game, letter, Fill::Right);
        let towers = game.position().unwrap().towers();
        let read = BySide::from_fn(|side| towers.points(side));
        assert_eq!(read, game.score());
    }
    assert_eq!(score(&game), (3, 2));
}

#[test]
fn rule_07_the_match_ends_as_soon_as_a_player_has_the_points() {
    let mut single = new_match("single");
    let events = win_with(&mut single, 'g');
    let won = MatchResult::Won {
        winner: Side::Black,
        verdict: Verdict::Points,
    };
    assert_eq!(single.result(), Some(won));
    assert_eq!(single.due(), None);
    assert_eq!(
        events.last(),
        Some(&Event::MatchWon {
            winner: Side::Black,
            verdict: Verdict::Points,
            score: BySide::new(1, 0)
        })
    );

    let mut standard = new_match("standard");
    win_and_fill(&mut standard, 'g', Fill::Left);
    assert_eq!(standard.result(), None);
    win_with(&mut standard, 'g');
    assert_eq!(score(&standard), (3, 0));
    assert_eq!(standard.result(), Some(won));
}

#[test]
fn rule_07_the_last_round_may_overshoot() {
    let mut game = new_match("standard");
    for letter in ['g', 'o', 'g'] {
        win_and_fill(&mut game, letter, Fill::Left);
    }
    assert_eq!(score(&game), (4, 0));
    assert!(game.result().is_some());
}

#[test]
fn rule_08_a_round_won_by_deadlock_gives_the_tooth_to_the_tower_of_the_losers_last_square() {
    // Black closes the ring on the brown square d4: White's brown tower gets the tooth.
    let rules = MatchRules::new(MatchKind::Standard);
    let closing = position("8/8/8/OBUPRNYG/rgy1pubo/3n4/8/8 b n");
    let mut game = Match::from_position(rules, closing).unwrap();
    let events = game.play(decision("d3d4")).unwrap();
    assert!(events.contains(&Event::Grew {
        tower: tower('N'),
        teeth: Teeth::SUMO
    }));
    assert_eq!(score(&game), (0, 1));
    assert_eq!(game.due(), Some(Due::Fill(Side::White)));
}

#[test]
fn rule_08_after_a_push_it_is_the_square_of_the_pushing_tower() {
    let rules = MatchRules::new(MatchKind::Long);
    let closing = position("8/8/1+NGup1+PU/4Oobn/Ry5r/1g+B2Y2/8/8 w p");
    let mut game = Match::from_position(rules, closing).unwrap();
    game.play(decision("g6g5")).unwrap();
    assert_eq!(game.teeth(tower('r')), Teeth::SUMO);
    assert_eq!(score(&game), (1, 3));
}

#[test]
fn rule_08_it_counts_like_any_other_tooth() {
    let rules = MatchRules::new(MatchKind::Long);
    let closing = position("8/8/8/OBUPR+NYG/rgy1p+ubo/3n4/8/8 b n");
    let mut game = Match::from_position(rules, closing).unwrap();
    game.play(decision("d3d4")).unwrap();
    assert_eq!(game.teeth(tower('N')), Teeth::DOUBLE);
    assert_eq!(score(&game), (1, 3));
}

#[test]
fn rule_09_the_loser_moves_first_and_the_winner_chooses_the_fill() {
    for letter in ['g', 'G'] {
        let winner = tower(letter).side;
        let mut game = new_match("standard");
        let events = win_with(&mut game, letter);
        assert_eq!(events.last(), Some(&Event::FillDue(winner)));
        assert_eq!(game.due(), Some(Due::Fill(winner)));
        assert_eq!(game.legal(), [decision("left"), decision("right")]);
        let events = game.play(decision("left")).unwrap();
        assert_eq!(
            events.first(),
            Some(&Event::Filled {
                side: winner,
                fill: Fill::Left
            })
        );
        assert!(matches!(
            events[1],
            Event::RoundBegan { round: 2, challenger, .. } if challenger == !winner
        ));
        let start = game.position().unwrap();
        assert_eq!((start.side(), start.active()), (!winner, None));
    }
}

/// A board on which no two of a player's towers stand in mirrored places.
const LEFT_BEHIND: &str = "1Y4U1/2NP4/7O/p2u3b/5B2/Gg2y3/6R1/n1r4o b n";

#[test]
fn rule_09_filling_from_the_left_takes_row_by_row_each_from_the_left() {
    let line_ups = position(LEFT_BEHIND).towers().filled(Fill::Left).unwrap();
    assert_eq!(line_ups[Side::Black].to_string(), "nrogypub");
    assert_eq!(line_ups[Side::White].to_string(), "uypnobgr");
}

#[test]
fn rule_09_filling_from_the_right_takes_row_by_row_each_from_the_right() {
    let line_ups = position(LEFT_BEHIND).towers().filled(Fill::Right).unwrap();
    assert_eq!(line_ups[Side::Black].to_string(), "pubgynro");
    assert_eq!(line_ups[Side::White].to_string(), "rgbopnuy");
}

#[test]
fn rule_09_left_begins_at_the_brown_square_and_right_at_the_orange_one() {
    // Nobody has moved but the winner, who went farthest: it stands at the end of the chosen direction.
    let won = play(&position("1BUPYRGN/1g6/8/8/8/O7/8/n1rypubo b g"), "b7a8");
    let Next::Over(finish) = won.next else {
        panic!("a8 is the home row");
    };
    let left = finish.towers.filled(Fill::Left).unwrap();
    assert_eq!(left[Side::Black].to_string(), "nrypubog");
    assert_eq!(left[Side::White].to_string(), "ngrypubo");
    let right = finish.towers.filled(Fill::Right).unwrap();
    assert_eq!(right[Side::Black].to_string(), "gnrypubo");
    assert_eq!(right[Side::White].to_string(), "ongrypub");
}

#[test]
fn rule_09_teeth_stay_on_their_towers() {
    let mut game = new_match("long");
    win_with(&mut game, 'g');
    for fill in Fill::ALL {
        let preview = game.preview(fill).unwrap();
        let mut filled = game.clone();
        filled.play(Decision::Fill(fill)).unwrap();
        assert_eq!(filled.position(), Some(&preview));
        for (tower, _, teeth) in preview.towers().iter() {
            assert_eq!(teeth, game.teeth(tower));
        }
        assert_eq!(preview.towers().teeth(tower('g')), Teeth::SUMO);
    }
}

#[test]
fn rule_10_a_player_keeps_his_towers_for_the_whole_match() {
    let mut game = new_match("long");
    for letter in ['g', 'O', 'g', 'N'] {
        win_and_fill(&mut game, letter, Fill::Left);
        let towers = game.position().unwrap().towers();
        for side in Side::ALL {
            for color in Color::ALL {
                let square = towers.square(Tower::new(side, color)).unwrap();
                assert_eq!(square.rank(), side.home_rank());
            }
        }
    }
}

#[test]
fn rule_11_every_round_of_a_series_starts_on_own_colours_without_teeth() {
    let mut game = new_match("series-5");
    for letter in ['g', 'O', 'g', 'N', 'g'] {
        let start = *game.position().unwrap();
        let mut plain = kamisado::Position::start();
        if start.side() == Side::White {
            plain = plain.turn();
        }
        assert_eq!(start, plain);
        let events = win_with(&mut game, letter);
        assert!(
            !events
                .iter()
                .any(|event| matches!(event, Event::Grew { .. } | Event::FillDue(_)))
        );
        assert_eq!(game.teeth(tower(letter)), Teeth::NONE);
    }
}

#[test]
fn rule_11_each_win_is_one_point() {
    let mut game = new_match("series");
    for (letter, expected) in [('g', (1, 0)), ('g', (2, 0)), ('O', (2, 1)), ('g', (3, 1))] {
        win_with(&mut game, letter);
        assert_eq!(score(&game), expected);
    }
    assert_eq!(game.result().unwrap().winner(), Some(Side::Black));
}

#[test]
fn rule_11_the_players_take_turns_to_begin_whoever_won() {
    let mut game = new_match("series-9");
    for (letter, beginner) in [
        ('g', Side::Black),
        ('g', Side::White),
        ('G', Side::Black),
        ('G', Side::White),
        ('g', Side::Black),
    ] {
        assert_eq!(game.due(), Some(Due::Move(beginner)));
        win_with(&mut game, letter);
    }
}

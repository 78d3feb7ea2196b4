//! Rules 13 to 16: what towers with teeth can do.

use kamisado::{Board, Color, IllegalMove, Position, Reason, Side, Teeth};

use super::{after, end, moves, passes, play, position, refused, set, square, targets, tower};

#[test]
fn sumos_slide_five_three_and_one_square() {
    let reach = |teeth: &str| {
        let position = position(&format!("8/8/8/8/8/8/8/3{teeth}g4 b g"));
        targets(&position)
    };
    assert_eq!(reach("").len(), 14);
    assert_eq!(reach("+"), set("d2 d3 d4 d5 d6 c2 b3 a4 e2 f3 g4 h5"));
    assert_eq!(reach("++"), set("d2 d3 d4 c2 b3 a4 e2 f3 g4"));
    assert_eq!(reach("+++"), set("d2 c2 e2"));
    let too_far = IllegalMove::TooFar {
        tower: tower('g'),
        reach: 3,
    };
    assert_eq!(
        refused(&position("8/8/8/8/8/8/8/3++g4 b g"), "d1d5"),
        too_far
    );
}

#[test]
fn rule_13_a_sumo_pushes_the_tower_straight_in_front_of_it_one_square_back() {
    let position = position("8/8/8/8/3P4/3+g4/8/7o b g");
    let played = play(&position, "d3d4");
    assert_eq!(played.tower, tower('g'));
    let pushed = played.pushed[0];
    assert_eq!(played.pushed.len(), 1);
    assert_eq!(
        (pushed.tower, pushed.from, pushed.to),
        (tower('P'), square("d4"), square("d5"))
    );
    let towers = played.next.towers();
    assert_eq!(towers.at(square("d3")), None);
    assert_eq!(towers.at(square("d4")), Some(tower('g')));
    assert_eq!(towers.at(square("d5")), Some(tower('P')));
}

#[test]
fn rule_13_white_pushes_down_the_board() {
    let position = position("7U/8/8/3+G4/3p4/8/8/8 w g");
    assert_eq!(
        after(&position, "d5d4").to_string(),
        "7U/8/8/8/3+G4/3p4/8/8 w u"
    );
}

#[test]
fn rule_13_a_tower_without_teeth_cannot_push() {
    let position = position("8/8/8/8/3P4/3g4/8/8 b g");
    assert_eq!(
        refused(&position, "d3d4"),
        IllegalMove::NotASumo(tower('g'))
    );
}

#[test]
fn rule_13_a_push_allows_no_gap() {
    let position = position("8/8/8/3P4/8/3+g4/8/8 b g");
    assert!(targets(&position).contains("d4"));
    let in_the_way = IllegalMove::InTheWay {
        tower: tower('P'),
        square: square("d5"),
    };
    assert_eq!(refused(&position, "d3d5"), in_the_way);
}

#[test]
fn rule_13_a_push_is_never_diagonal() {
    let position = position("8/8/8/8/2P1R3/3+g4/8/8 b g");
    assert_eq!(targets(&position), set("d4 d5 d6 d7 d8"));
    for m in ["d3c4", "d3e4"] {
        assert!(matches!(
            refused(&position, m),
            IllegalMove::InTheWay { .. }
        ));
    }
}

#[test]
fn rule_13_own_towers_are_never_pushed() {
    let alone = position("8/8/8/8/3n4/3+g4/8/8 b g");
    let in_the_way = IllegalMove::InTheWay {
        tower: tower('n'),
        square: square("d4"),
    };
    assert_eq!(refused(&alone, "d3d4"), in_the_way);
    // Nor as the last of a run.
    let behind = position("8/8/8/3n4/3P4/3++g4/8/8 b g");
    assert_eq!(
        refused(&behind, "d3d4"),
        IllegalMove::NoRoomBehind(tower('P'))
    );
}

#[test]
fn rule_13_a_run_is_no_longer_than_the_teeth_can_push() {
    for (teeth, limit) in [("+", 1), ("++", 2), ("+++", 3)] {
        for length in 1..=4 {
            let mut ranks = ["1R6", "1U6", "1Y6", "1P6"].map(str::to_owned);
            for rank in &mut ranks[..4 - length] {
                "8".clone_into(rank);
            }
            let ranks = ranks.join("/");
            let position = position(&format!("8/8/{ranks}/1{teeth}g6/8 b g"));
            if length <= limit {
                assert_eq!(play(&position, "b2b3").pushed.len(), length);
            } else {
                let limit = limit as u8;
                assert_eq!(
                    refused(&position, "b2b3"),
                    IllegalMove::RunTooLong { limit }
                );
            }
        }
    }
}

#[test]
fn rule_13_the_whole_run_moves_and_is_told_nearest_first() {
    let position = position("8/8/1U6/1Y6/1P6/1+++g6/8/6o1 b g");
    let played = play(&position, "b3b4");
    let pushed: Vec<_> = played
        .pushed
        .iter()
        .map(|pushed| {
            let (from, to) = (pushed.from, pushed.to);
            format!("{}{from}{to}", pushed.tower.letter())
        })
        .collect();
    assert_eq!(pushed, ["Pb4b5", "Yb5b6", "Ub6b7"]);
    assert_eq!(
        played.next.position().unwrap().to_string(),
        "8/1U6/1Y6/1P6/1+++g6/8/8/6o1 b o"
    );
}

#[test]
fn rule_13_a_run_ends_at_the_first_gap() {
    let position = position("8/8/3R4/8/3P4/3+g4/8/7o b g");
    let next = after(&position, "d3d4");
    assert_eq!(next.to_string(), "8/8/3R4/3P4/3+g4/8/8/7o b o");
}

#[test]
fn rule_13_each_pushed_tower_has_fewer_teeth_than_the_pusher() {
    let run = |first: &str, second: &str| {
        position(&format!("8/8/8/3{second}R4/3{first}P4/3++g4/8/8 b g"))
    };
    for lighter in ["", "+"] {
        for other in ["", "+"] {
            assert_eq!(play(&run(lighter, other), "d3d4").pushed.len(), 2);
        }
        for heavier in ["++", "+++"] {
            assert_eq!(
                refused(&run(lighter, heavier), "d3d4"),
                IllegalMove::TooHeavy(tower('R'))
            );
            assert_eq!(
                refused(&run(heavier, lighter), "d3d4"),
                IllegalMove::TooHeavy(tower('P'))
            );
        }
    }
}

#[test]
fn rule_13_a_push_needs_an_empty_square_behind() {
    // A third opposing tower behind two makes the run too long for a double sumo; an own tower is simply in the way.
    let longer = position("8/8/3U4/3R4/3P4/3++g4/8/8 b g");
    assert_eq!(
        refused(&longer, "d3d4"),
        IllegalMove::RunTooLong { limit: 2 }
    );
    let own = position("8/8/3u4/3R4/3P4/3++g4/8/8 b g");
    assert_eq!(refused(&own, "d3d4"), IllegalMove::NoRoomBehind(tower('R')));
}

#[test]
fn rule_13_no_tower_is_pushed_off_the_board() {
    for text in [
        "3P4/3+g4/8/8/8/8/8/8 b g",
        "3P4/3R4/3++g4/8/8/8/8/8 b g",
        "3P4/3R4/3U4/3+++g4/8/8/8/8 b g",
    ] {
        let position = position(text);
        let from = position.active_square().unwrap();
        let to = from.step(Side::Black, 0, 1).unwrap();
        assert_eq!(
            refused(&position, &format!("{from}{to}")),
            IllegalMove::NoRoomBehind(tower('P'))
        );
    }
}

#[test]
fn rule_14_a_push_is_one_of_the_moves_when_there_are_others() {
    let position = position("8/8/8/8/3P4/3+g4/8/8 b g");
    let sliding = set("d3c4 d3b5 d3a6 d3e4 d3f5 d3g6 d3h7");
    let pushing = set("d3d4");
    assert_eq!(moves(&position), &sliding | &pushing);
    let is_push = |m: &str| position.is_push(m.parse().unwrap());
    assert!(is_push("d3d4") && !is_push("d3c4"));
}

#[test]
fn rule_14_a_push_is_forced_when_there_is_no_other_move() {
    let position = position("8/8/8/8/Pn6/+g7/8/8 b g");
    assert_eq!(moves(&position), set("a3a4"));
}

#[test]
fn rule_14_a_sumo_that_can_neither_slide_nor_push_is_blocked() {
    // White's green on g8 has a tooth, but no room behind the tower on g7.
    let position = position("6+G1/5nry/6u1/8/8/8/8/1g5o b o");
    assert_eq!(passes(&position, "h1h3"), "G");
    // With room behind it could push, and must.
    let room = super::position("6+G1/5nry/8/8/8/8/8/1g5o b o");
    let white = after(&room, "h1h3");
    assert_eq!(moves(&white), set("g8g7"));
}

#[test]
fn rule_15_after_a_push_the_pusher_moves_again_with_the_called_tower() {
    // Pink lands on the orange square d5, so Black's orange moves next; White has lost the turn.
    let position = position("8/8/8/8/3P4/3+g4/8/7o b g");
    let next = after(&position, "d3d4");
    assert_eq!(next.side(), Side::Black);
    assert_eq!(next.active(), Some(Board::Standard.color(square("d5"))));
    assert_eq!(next.active(), Some(Color::Orange));
}

#[test]
fn rule_15_the_farthest_pushed_tower_decides_which_tower_moves() {
    let position = position("8/8/8/3R4/3P4/3++g4/8/nrypubo1 b g");
    let next = after(&position, "d3d4");
    assert_eq!(next.active(), Some(Board::Standard.color(square("d6"))));
}

#[test]
fn rule_15_he_may_push_again() {
    // Pushed onto the green square f5, pink calls the pusher itself.
    let position = position("8/8/8/8/5P2/5+g2/8/8 b g");
    let again = after(&position, "f3f4");
    assert_eq!(
        (again.side(), again.active()),
        (Side::Black, Some(Color::Green))
    );
    let third = after(&again, "f4f5");
    assert_eq!(third.side(), Side::Black);
    assert_eq!(third.towers().at(square("f6")), Some(tower('P')));
}

#[test]
fn rule_15_if_the_called_tower_is_blocked_the_pusher_passes_and_the_opponent_moves() {
    // Blue square h6 calls Black's blue, blocked on d4; brown d4 calls White's brown, blocked on d5; orange d5.
    let chain = position("8/8/2r3G1/2+y+NY2B/1pP+b+OUR+g/1o4un/8/8 b g");
    assert_eq!(passes(&chain, "h4h5"), "bN");
    // Without the chain: Black's orange on h1 is blocked and stands on orange, so White's orange moves.
    let once = position("O7/8/8/8/3P4/3+g4/6nr/7o b g");
    let played = play(&once, "d3d4");
    assert_eq!(played.passes[0].tower, tower('o'));
    let next = played.next.position().unwrap();
    assert_eq!(
        (next.side(), next.active()),
        (Side::White, Some(Color::Orange))
    );
}

#[test]
fn rule_15_a_push_never_wins_by_itself() {
    // From every square: a push onto the winning row would need a square behind it.
    for file in 0..8 {
        for rank in 1..7 {
            let Some(text) = pusher_and_pushed(file, rank) else {
                continue;
            };
            let position = position(&text);
            for m in position.moves().filter(|&m| position.is_push(m)) {
                assert!(position.play(m).unwrap().next.position().is_some());
                assert_ne!(m.to.rank(), Side::Black.goal_rank());
            }
            assert_eq!(position.moves().any(|m| position.is_push(m)), rank < 6);
        }
    }
}

/// A sumo on this square with a tower in front of it.
fn pusher_and_pushed(file: usize, rank: usize) -> Option<String> {
    let mut ranks = vec!["8".to_owned(); 8];
    let line = |tower: &str| {
        let part = |count: usize| {
            if count > 0 {
                count.to_string()
            } else {
                String::new()
            }
        };
        format!("{}{tower}{}", part(file), part(7 - file))
    };
    *ranks.get_mut(7 - rank)? = line("+g");
    *ranks.get_mut(6 - rank)? = line("P");
    Some(format!("{} b g", ranks.join("/")))
}

#[test]
fn rule_16_of_two_towers_at_most_one_can_push_the_other() {
    for own in 0..=3 {
        for other in 0..=3 {
            let towers = |side: &str| {
                let teeth = |count: usize| "+".repeat(count);
                let text = format!("8/8/8/3{}G4/3{}g4/8/8/8 {side} g", teeth(other), teeth(own));
                position(&text)
            };
            let pushes = |position: &Position| position.moves().any(|m| position.is_push(m));
            let (black, white) = (pushes(&towers("b")), pushes(&towers("w")));
            assert_eq!(black, own > other);
            assert_eq!(white, other > own);
        }
    }
}

#[test]
fn rule_16_a_round_of_nothing_but_triple_sumos_and_plain_towers_ends() {
    // Every push is taken that can be; the count of moves stays finite because pushed towers never push back.
    let mut position = position("OBUPYRGN/8/8/8/8/8/8/+++n+++g+++r+++y+++p+++u+++b+++o b -");
    for _ in 0..1000 {
        let pushing = position.moves().find(|&m| position.is_push(m));
        let m = pushing.or_else(|| position.moves().next()).unwrap();
        match position.play_unchecked(m).position() {
            Some(next) => position = *next,
            None => return,
        }
    }
    panic!("a thousand moves and no end");
}

#[test]
fn teeth_say_how_far_and_how_much() {
    let table = [
        (Teeth::NONE, 7, 0),
        (Teeth::SUMO, 5, 1),
        (Teeth::DOUBLE, 3, 2),
        (Teeth::TRIPLE, 1, 3),
    ];
    for (teeth, reach, pushes) in table {
        assert_eq!((teeth.reach(), teeth.pushes()), (reach, pushes));
    }
}

#[test]
fn rule_06_a_deadlock_may_follow_a_push() {
    let position = position("8/8/1+NGup1+PU/4Oobn/Ry5r/1g+B2Y2/8/8 w p");
    assert_eq!(passes(&position, "g6g5"), "Ub");
    let end = end(&position, "g6g5");
    assert_eq!((end.winner, end.reason), (Side::Black, Reason::Deadlock));
    // Rule 8, the ruling: red is the square the pusher came to, not the one it pushed onto.
    assert_eq!(end.tower, Color::Red);
}

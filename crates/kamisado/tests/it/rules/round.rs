//! Rules 1 to 6, a round without sumos, and the board it is played on.

use std::collections::BTreeSet;

use kamisado::{
    Bitboard, Board, Color, IllegalMove, Move, Next, Position, Reason, RoundEnd, Side, Square,
};

use super::{after, end, moves, passes, play, position, refused, set, square, targets, tower};

#[test]
fn the_board_has_its_colours_where_they_belong() {
    let board = "
        orange blue   purple pink   yellow red    green  brown
        red    orange pink   green  blue   yellow brown  purple
        green  pink   orange red    purple brown  yellow blue
        pink   purple blue   orange brown  green  red    yellow
        yellow red    green  brown  orange blue   purple pink
        blue   yellow brown  purple red    orange pink   green
        purple brown  yellow blue   green  pink   orange red
        brown  green  red    yellow pink   purple blue   orange";
    for (line, rank) in board.trim().lines().zip((0..8).rev()) {
        for (name, file) in line.split_whitespace().zip(0..8) {
            let square = Square::new(file, rank).unwrap();
            assert_eq!(Board::Standard.color(square).name(), name, "{square}");
            assert_eq!(Board::Mirrored.color(square.mirror()).name(), name);
        }
    }
}

#[test]
fn the_board_has_every_colour_once_in_each_file_and_rank() {
    for line in 0..8 {
        let colors = |square: fn(u8, u8) -> Option<Square>| -> BTreeSet<Color> {
            (0..8)
                .filter_map(|place| square(line, place))
                .map(|square| Board::Standard.color(square))
                .collect()
        };
        assert_eq!(colors(Square::new).len(), 8);
        assert_eq!(colors(|rank, file| Square::new(file, rank)).len(), 8);
    }
}

#[test]
fn the_board_keeps_its_colours_when_turned_and_exchanges_them_when_mirrored() {
    for board in [Board::Standard, Board::Mirrored] {
        for square in Square::all() {
            let color = board.color(square);
            assert_eq!(board.color(square.turn()), color);
            assert_eq!(board.color(square.mirror()), color.mirror());
            assert_eq!(board.mirror().color(square.mirror()), color);
        }
    }
}

#[test]
fn rule_01_each_tower_starts_on_its_own_colour_and_black_moves_first() {
    let start = Position::start();
    assert_eq!(start.to_string(), "OBUPYRGN/8/8/8/8/8/8/ngrypubo b -");
    assert_eq!(start.side(), Side::Black);
    assert_eq!(start.towers().count(), 16);
    for (tower, square, _) in start.towers().iter() {
        assert_eq!(Board::Standard.color(square), tower.color);
        assert!(Bitboard::home(tower.side).contains(square));
    }
}

#[test]
fn rule_02_the_first_move_may_be_with_any_tower() {
    let start = Position::start();
    assert_eq!(start.active(), None);
    let movers: Bitboard = start.moves().map(|m| m.from).collect();
    assert_eq!(movers, Bitboard::home(Side::Black));
    assert_eq!(start.move_count(), 102);
}

#[test]
fn rule_02_then_the_colour_of_the_square_a_move_ended_on_calls_the_tower() {
    let start = Position::start();
    for m in start.moves() {
        let next = after(&start, &m.to_string());
        let called = Board::Standard.color(m.to);
        assert_eq!(next.side(), Side::White);
        assert_eq!(next.active(), Some(called));
        for reply in next.moves() {
            let mover = next.towers().color_at(Side::White, reply.from);
            assert_eq!(mover, Some(called));
        }
    }
}

#[test]
fn rule_02_no_other_tower_may_move() {
    let position = after(&Position::start(), "b1b7");
    assert_eq!(position.active(), Some(Color::Orange));
    assert_eq!(
        refused(&position, "h8h7"),
        IllegalMove::NotActive {
            moved: Color::Brown,
            active: Color::Orange
        }
    );
    assert_eq!(
        refused(&position, "b7b8"),
        IllegalMove::OpponentsTower(tower('g'))
    );
    assert_eq!(
        refused(&position, "d4d3"),
        IllegalMove::NoTower(square("d4"))
    );
}

#[test]
fn rule_03_a_tower_slides_straight_or_diagonally_forward_any_number_of_squares() {
    let black = position("8/8/8/8/8/8/8/3g4 b g");
    assert_eq!(
        targets(&black),
        set("d2 d3 d4 d5 d6 d7 d8 c2 b3 a4 e2 f3 g4 h5")
    );
    let white = position("8/8/1G6/8/8/8/8/8 w g");
    assert_eq!(targets(&white), set("b5 b4 b3 b2 b1 a5 c5 d4 e3 f2 g1"));
}

#[test]
fn rule_03_a_tower_never_moves_sideways_or_back_or_like_a_knight() {
    let position = position("8/8/8/8/3g4/8/8/8 b g");
    for square in Square::all() {
        let (files, ranks) = ((square.file() as i8 - 3).abs(), square.rank() as i8 - 3);
        let ahead = ranks > 0 && (files == 0 || files == ranks);
        let m = Move::new(super::square("d4"), square);
        assert_eq!(position.is_legal(m), ahead, "{m}");
        if !ahead {
            let refused = if ranks > 0 {
                IllegalMove::NotInLine(m)
            } else {
                IllegalMove::NotForward(m)
            };
            assert_eq!(position.play(m), Err(refused));
        }
    }
}

#[test]
fn rule_03_a_tower_never_jumps_and_never_lands_on_a_tower() {
    let position = position("8/8/8/8/3n4/5P2/8/3g4 b g");
    assert_eq!(targets(&position), set("d2 d3 c2 b3 a4 e2"));
    for m in ["d1d4", "d1d5", "d1d8"] {
        let in_the_way = IllegalMove::InTheWay {
            tower: tower('n'),
            square: square("d4"),
        };
        assert_eq!(refused(&position, m), in_the_way);
    }
    for m in ["d1f3", "d1g4"] {
        let in_the_way = IllegalMove::InTheWay {
            tower: tower('P'),
            square: square("f3"),
        };
        assert_eq!(refused(&position, m), in_the_way);
    }
}

#[test]
fn rule_03_a_tower_may_slip_between_two_that_touch_at_the_corner() {
    // From d4 to e5, between the towers on d5 and e4.
    let slip = position("8/8/8/3n4/3gR3/8/8/8 b g");
    assert_eq!(targets(&slip), set("c5 b6 a7 e5 f6 g7 h8"));
}

#[test]
fn rule_03_one_slide_may_go_from_home_row_to_home_row() {
    let position = position("8/8/8/8/8/8/8/g7 b g");
    assert!(targets(&position).is_superset(&set("a8 h8")));
    assert_eq!(end(&position, "a1h8").winner, Side::Black);
}

#[test]
fn rule_04_a_player_who_can_move_must_even_if_it_loses() {
    // White's green has one move, and it calls the black tower that wins at once.
    let forced = position("7G/4n2r/5o2/8/8/8/8/8 w g");
    assert_eq!(moves(&forced), set("h8g7"));
    let black = after(&forced, "h8g7");
    assert_eq!(black.active(), Some(Color::Brown));
    assert_eq!(end(&black, "e7e8").winner, Side::Black);
}

#[test]
fn rule_04_a_blocked_tower_passes_and_the_square_under_it_calls_the_next() {
    let position = position("6G1/5nry/8/8/8/8/8/1g5o b o");
    let played = play(&position, "h1h3");
    let pass = played.passes[0];
    assert_eq!(played.passes.len(), 1);
    assert_eq!((pass.tower, pass.square), (tower('G'), square("g8")));
    let next = played.next.position().unwrap();
    assert_eq!(next.side(), Side::Black);
    assert_eq!(next.active(), Some(Board::Standard.color(square("g8"))));
}

#[test]
fn rule_04_a_pass_may_call_a_tower_that_must_pass_too() {
    // Orange square c6: White's orange on g5 is blocked. Red g5: Black's red on g3 is blocked. Pink g3: White's pink.
    let position = position("8/8/1n2+++UpB+++b/2+++g+++G1u++O+++y/o3+++PYRN/6++r1/8/8 b g");
    assert_eq!(passes(&position, "c5c6"), "Or");
    let next = after(&position, "c5c6");
    assert_eq!(
        (next.side(), next.active()),
        (Side::White, Some(Color::Pink))
    );
}

#[test]
fn rule_04_passing_is_never_a_choice() {
    let start = Position::start();
    for square in Square::all() {
        assert!(!start.is_legal(Move::new(square, square)));
    }
}

#[test]
fn rule_05_a_tower_on_the_opponents_home_row_wins_at_once() {
    let black = position("8/3g4/8/8/8/8/8/8 b g");
    for m in ["d7c8", "d7d8", "d7e8"] {
        let won = RoundEnd {
            winner: Side::Black,
            reason: Reason::HomeRow,
            tower: Color::Green,
        };
        assert_eq!(end(&black, m), won);
        let played = play(&black, m);
        assert!(played.passes.is_empty());
        assert_eq!(
            played.next.towers().at(m[2..].parse().unwrap()),
            Some(tower('g'))
        );
    }
    let white = position("8/8/8/8/8/8/3G4/8 w g");
    assert_eq!(end(&white, "d2e1").winner, Side::White);
}

#[test]
fn rule_05_a_finished_round_has_no_more_moves() {
    let mut round = kamisado::Round::new(position("8/3g4/8/8/8/8/8/8 b g"));
    round.play("d7d8".parse().unwrap()).unwrap();
    assert_eq!(round.position(), None);
    assert_eq!(
        round.play("d7d8".parse().unwrap()),
        Err(kamisado::DecisionError::RoundOver)
    );
}

/// A deadlock that Black's brown tower closes on d4, and the towers that pass in it.
fn assert_ring(text: &str, ring: &str) {
    let position = position(text);
    assert_eq!(passes(&position, "d3d4"), ring);
    let lost = RoundEnd {
        winner: Side::White,
        reason: Reason::Deadlock,
        tower: Color::Brown,
    };
    assert_eq!(end(&position, "d3d4"), lost);
}

#[test]
fn rule_06_in_a_deadlock_of_two_towers_the_last_to_move_loses() {
    let position = position("8/8/1U3++Y2/+b+BP1u3/r1+++gynO+++G+R/3p1+++o1+++N/8/8 w r");
    assert_eq!(passes(&position, "h4g3"), "pU");
    let end = end(&position, "h4g3");
    assert_eq!((end.winner, end.reason), (Side::Black, Reason::Deadlock));
    // It was no forced move: the loser had others.
    assert_eq!(moves(&position), set("h4e1 h4f2 h4g3"));
}

#[test]
fn rule_06_a_deadlock_counts_also_when_the_last_move_was_forced() {
    let forced = position("8/8/8/OBUPRNYG/rgy1pubo/3n4/8/8 b n");
    assert_eq!(moves(&forced), set("d3d4"));
    assert_eq!(end(&forced, "d3d4").winner, Side::White);
}

#[test]
fn rule_06_the_ring_may_hold_four_six_or_all_sixteen_towers() {
    assert_ring("8/8/8/OBUPRNYG/rgy1pubo/3n4/8/8 b n", "NgRn");
    assert_ring("8/8/8/OBGPUNYR/rgb1puyo/3n4/8/8 b n", "NgRyUn");
    assert_ring("8/8/8/YPUBONGR/yrg1obup/3n4/8/8 b n", "NgGrRyYpPuUbBoOn");
}

#[test]
fn rule_06_the_ring_may_be_entered_by_a_tail() {
    // Black's green passes once and is no part of the ring: brown and red call each other.
    let position = position("8/8/1u1NP+++y2/++p1n+++Gr3/3g++R+++b2/+++O3+o+++U+YB/8/8 w u");
    assert_eq!(passes(&position, "f3e2"), "gNr");
    let end = end(&position, "f3e2");
    assert_eq!((end.winner, end.reason), (Side::Black, Reason::Deadlock));
}

#[test]
fn rule_06_coming_to_a_tower_of_the_other_side_again_is_no_deadlock() {
    // Passes are counted for each player: a chain may hold both towers of one colour and still end well.
    let position = position("7R/8/8/YPUBONG1/yrg1obup/3n4/8/8 b n");
    let played = play(&position, "d3d4");
    let letters: String = played
        .passes
        .iter()
        .map(|pass| pass.tower.letter())
        .collect();
    assert_eq!(letters, "NgGr");
    assert!(matches!(played.next, Next::Turn(next) if next.active() == Some(Color::Red)));
}

//! What can be wrong with a position that somebody sets up or writes down, and how it is said.

use kamisado::{
    Board, LineUp, ParseLineUpError, ParsePositionError, Position, Setup, SetupError, Side, Teeth,
};

use super::{position, square, tower};

fn wrong(text: &str) -> ParsePositionError {
    text.parse::<Position>().unwrap_err()
}

fn setup_error(text: &str) -> SetupError {
    match wrong(text) {
        ParsePositionError::Setup(error) => error,
        other => panic!("not about the setup: {other}"),
    }
}

#[test]
fn each_side_has_one_tower_of_a_colour() {
    let error = setup_error("8/8/8/8/8/5g2/8/1g6 b g");
    assert_eq!(
        error,
        SetupError::TwoOfATower(tower('g'), square("b1"), square("f3"))
    );
    assert_eq!(
        error.to_string(),
        "the black green tower stands on b1 and again on f3: each side has one tower of a colour"
    );
    // The other side's tower of the same colour is another tower.
    position("8/8/8/8/8/5G2/8/1g6 b g");
}

#[test]
fn no_tower_stands_beyond_its_winning_row() {
    assert_eq!(
        setup_error("3g4/8/8/8/8/8/8/1n6 b n"),
        SetupError::OnWinningRow(tower('g'), square("d8"))
    );
    assert_eq!(
        setup_error("8/8/8/8/8/8/8/1nG5 b n"),
        SetupError::OnWinningRow(tower('G'), square("c1"))
    );
}

#[test]
fn no_tower_has_more_than_three_teeth_while_a_round_is_played() {
    let mut setup = Setup::empty();
    setup.put(square("d1"), Some((tower('g'), Teeth::FOUR)));
    assert_eq!(
        setup.position(),
        Err(SetupError::TooManyTeeth(tower('g'), square("d1")))
    );
    setup.put(square("d1"), Some((tower('g'), Teeth::TRIPLE)));
    assert!(setup.position().is_ok());
}

#[test]
fn the_active_tower_is_on_the_board() {
    assert_eq!(
        setup_error("3G4/8/8/8/8/8/8/1n6 b g"),
        SetupError::ActiveTowerMissing(tower('g'))
    );
    assert_eq!(
        setup_error("3G4/8/8/8/8/8/8/1n6 w n").to_string(),
        "the white brown tower must move, but it is not on the board"
    );
}

#[test]
fn the_opening_cap_is_1_3_or_5() {
    let mut setup: Setup = "8/8/8/8/8/8/8/1n6 b n".parse().unwrap();
    for cap in 0..=8 {
        setup.cap = Some(cap);
        match setup.position() {
            Ok(position) => assert_eq!(position.cap(), Some(cap)),
            Err(error) => assert_eq!(error, SetupError::Cap(cap)),
        }
        assert_eq!(setup.position().is_ok(), [1, 3, 5].contains(&cap));
    }
}

#[test]
fn somebody_can_move() {
    for text in [
        "8/8/8/8/8/8/8/8 b -",
        "8/8/8/OBUPRNYG/rgynpubo/8/8/8 w n",
        "8/8/8/OBUPRNYG/rgynpubo/8/8/8 b -",
    ] {
        assert_eq!(setup_error(text), SetupError::NobodyCanMove, "{text}");
    }
}

#[test]
fn passes_that_are_due_in_a_setup_are_carried_out() {
    // White's green is blocked on the green square g8: it is Black's green that moves.
    assert_eq!(
        position("6G1/5nry/8/8/8/7o/8/1g6 w g").to_string(),
        "6G1/5nry/8/8/8/7o/8/1g6 b g"
    );
}

#[test]
fn a_wrong_character_is_named_with_its_place() {
    for (text, character, offset) in [
        ("OBUPYRGX/8/8/8/8/8/8/ngrypubo b -", 'X', 8),
        ("OBUPYRGN/9/8/8/8/8/8/ngrypubo b -", '9', 10),
        ("OBUPYRGN/0/8/8/8/8/8/ngrypubo b -", '0', 10),
        ("  OBUPÄRGN/8/8/8/8/8/8/ngrypubo b -", 'Ä', 7),
        ("OBUPYRGN/+8/8/8/8/8/8/ngrypubo b -", '8', 11),
        ("OBUPYRGN/8/8/8/8/8/8/ngrypub++++o b -", '+', 32),
        ("OBUPYRGN/7+/8/8/8/8/8/ngrypubo b -", '+', 11),
    ] {
        assert_eq!(
            wrong(text),
            ParsePositionError::Unexpected { character, offset }
        );
    }
}

#[test]
fn ranks_have_eight_squares_and_there_are_eight_of_them() {
    for (text, rank, squares) in [
        ("OBUPYRG/8/8/8/8/8/8/ngrypubo b -", 8, 7),
        ("OBUPYRGN/8/71/8/8/8/8/ngrypubo1 b -", 1, 9),
        ("OBUPYRGN/8//8/8/8/8/ngrypubo b -", 6, 0),
        ("OBUPYRGN/88888888/8/8/8/8/8/ngrypubo b -", 7, 64),
    ] {
        assert_eq!(
            wrong(text),
            ParsePositionError::RankLength { rank, squares }
        );
    }
    assert_eq!(wrong("8/8 b -"), ParsePositionError::RankCount(2));
    assert_eq!(
        wrong("8/8/8/8/8/8/8/8/8 b -"),
        ParsePositionError::RankCount(9)
    );
}

#[test]
fn what_is_missing_is_named() {
    for (text, what) in [
        ("", "the ranks"),
        ("  ", "the ranks"),
        ("8/8/8/8/8/8/8/8", "the side to move, b or w"),
        (
            "8/8/8/8/8/8/8/8 b",
            "the active colour, a letter of ngrypubo or -",
        ),
    ] {
        assert_eq!(wrong(text), ParsePositionError::Missing(what));
    }
}

#[test]
fn a_wrong_word_is_named_with_its_place() {
    for (text, offset) in [
        ("8/8/8/8/8/8/8/8 x -", 17),
        ("8/8/8/8/8/8/8/8 b x", 19),
        ("8/8/8/8/8/8/8/8 b -- ", 19),
        ("8/8/8/8/8/8/8/8 b - 2", 21),
        ("8/8/8/8/8/8/8/8 b - 1 1", 23),
        ("8/8/8/8/8/8/8/8 b -  askew", 22),
    ] {
        let error = wrong(text);
        assert!(
            matches!(error, ParsePositionError::Word { offset: at, .. } if at == offset),
            "{text}: {error}"
        );
    }
}

#[test]
fn every_error_says_what_to_do() {
    assert_eq!(
        wrong("8/8/8/8/8/8/8/8 x -").to_string(),
        "at character 17 of the position there should be the side to move, b or w"
    );
    assert_eq!(
        wrong("OBUPYRG/8/8/8/8/8/8/ngrypubo b -").to_string(),
        "rank 8 of the position has 7 squares instead of 8"
    );
    assert_eq!(
        wrong("8/8/8/8/8/8/8/8 b").to_string(),
        "the position ends before the active colour, a letter of ngrypubo or -"
    );
}

#[test]
fn a_position_text_says_on_which_board_it_lies() {
    let text = "NGRYPUBO/8/8/8/8/8/8/obupyrgn b -";
    let standard: Position = text.parse().unwrap();
    assert_eq!(standard.board(), Board::Standard);
    let mirrored = Position::parse_on(text, Board::Mirrored).unwrap();
    assert_eq!(mirrored.to_string(), format!("{text} mirrored"));
    assert_eq!(format!("{text} mirrored").parse(), Ok(mirrored));
}

#[test]
fn a_setup_is_written_as_it_is_right_or_wrong() {
    let text = "3g4/8/8/8/8/8/8/1n+g5 w p 3 mirrored";
    let setup: Setup = text.parse().unwrap();
    assert_eq!(setup.to_string(), text);
    assert_eq!(setup.side, Side::White);
    assert!(setup.position().is_err());
}

#[test]
fn a_line_up_has_every_colour_once() {
    let wrong = |text: &str| text.parse::<LineUp>().unwrap_err();
    assert_eq!(wrong("ngrypub"), ParseLineUpError::Length(7));
    assert_eq!(wrong("ngrypuboo"), ParseLineUpError::Length(9));
    assert_eq!(wrong("ngrxpubo"), ParseLineUpError::NotAColor(4));
    assert_eq!(wrong("ngrypubn"), ParseLineUpError::Twice(tower('n').color));
}

//! Deciding: moves, fills and line-ups, by keyboard and mouse.

use super::*;

#[test]
fn moves_can_be_typed_in_any_notation() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::German);
    screen.type_line("Gelb Geradeaus 4");
    screen.type_line("O^3");
    screen.type_line("e1 e7");
    assert_eq!(screen.decisions(), ["d1d5", "a8a5", "e1e7"]);
}

#[test]
fn moves_can_be_made_with_the_arrows() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::English);
    for key in [
        // The cursor starts near the middle and goes to d1.
        KeyCode::Down,
        KeyCode::Down,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Enter,
        KeyCode::Up,
        KeyCode::Up,
        KeyCode::Up,
        KeyCode::Up,
        KeyCode::Enter,
    ] {
        screen.key(key);
    }
    assert_eq!(screen.decisions(), ["d1d5"]);
    // The active tower needs no choosing, and Tab goes from target to target.
    screen.key(KeyCode::Tab);
    screen.key(KeyCode::Enter);
    assert_eq!(screen.decisions(), ["d1d5", "a8a2"]);
}

#[test]
fn moves_can_be_made_with_the_mouse_and_on_a_turned_board() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::English);
    // Squares are five columns wide and two rows high, after a margin and the names of the ranks.
    let (d, rank_1, rank_5) = (3 + 3 * 5 + 1, 14, 6);
    screen.click(d, rank_1);
    screen.click(d, rank_5);
    assert_eq!(screen.decisions(), ["d1d5"]);
    screen.control('f');
    let a = 3 + 7 * 5 + 1;
    let rank_6_turned = 10;
    screen.click(a, rank_6_turned);
    assert_eq!(screen.decisions(), ["d1d5", "a8a6"]);
}

#[test]
fn what_is_wrong_with_a_move_is_said_in_the_players_language() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::German);
    screen.type_line("d1d5");
    screen.type_line("b8b7");
    assert!(
        screen
            .show()
            .contains("Jetzt kann nur der orange Turm ziehen."),
        "{}",
        screen.show()
    );
    screen.key(KeyCode::Esc);
    assert!(
        !screen
            .show()
            .contains("Jetzt kann nur der orange Turm ziehen.")
    );
}

#[test]
fn fills_can_be_clicked_typed_and_chosen() {
    for way in 0..3 {
        let mut screen = Screen::of(after_a_round(), 80, 24, Depth::True, Language::English);
        match way {
            0 => screen.click_on("from the right"),
            1 => screen.type_line("r"),
            _ => {
                screen.key(KeyCode::Right);
                screen.key(KeyCode::Enter);
            }
        }
        assert_eq!(screen.decisions().last().unwrap(), "right", "{way}");
    }
}

#[test]
fn undo_redo_and_resign() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::English);
    screen.type_line("d1d5");
    screen.control('z');
    assert_eq!(screen.decisions(), [""; 0]);
    screen.control('z');
    assert!(screen.show().contains("There is nothing to take back."));
    screen.control('y');
    assert_eq!(screen.decisions(), ["d1d5"]);
    screen.control('r');
    screen.key(KeyCode::Char('y'));
    assert!(screen.show().contains("resigns"), "{}", screen.show());
    screen.type_line("a8a5");
    assert!(screen.show().contains("The match is already over."));
    screen.control('z');
    assert_eq!(screen.decisions(), [""; 0]);
}

#[test]
fn a_line_up_can_be_laid_out_with_the_mouse() {
    let rules = MatchRules {
        opening: Opening::Tournament,
        ..MatchRules::default()
    };
    let mut screen = Screen::of(Match::new(rules), 80, 24, Depth::True, Language::English);
    // Black's a1 and h1, in squares of five columns and two rows.
    let rank_1 = 14;
    screen.click(3 + 2, rank_1);
    screen.click(3 + 7 * 5 + 2, rank_1);
    screen.key(KeyCode::Enter);
    assert_eq!(screen.decisions(), ["ogrypubn"]);
    // White's left is at the right of the screen.
    screen.click(3 + 7 * 5 + 2, 1);
    screen.click(3 + 6 * 5 + 2, 1);
    screen.key(KeyCode::Enter);
    assert_eq!(screen.decisions(), ["ogrypubn", "gnrypubo"]);
}

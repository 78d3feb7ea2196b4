//! What the menu remembers and where it leads.

use super::*;
use kamisado_engine::book::{Favour, Starts};
use kamisado_i18n::letters;

use crate::play::app::Visit;
use crate::storage::preferences::Preferences;

/// Presses a key until the line under the cursor shows this.
fn go_to(screen: &mut Screen, text: &str) {
    for _ in 0..30 {
        let shown = screen.show();
        let row = shown.lines().position(|line| line.contains(text)).unwrap();
        let buffer = screen.draw();
        let reversed = (0..buffer.area.width).any(|column| {
            let cell = &buffer[(column, row as u16)];
            cell.modifier.contains(ratatui::style::Modifier::REVERSED)
        });
        if reversed {
            return;
        }
        screen.key(KeyCode::Down);
    }
    panic!("no {text} in:\n{}", screen.show());
}

#[test]
fn the_menu_leads_to_lessons_puzzles_replays_and_analyses() {
    let mut screen = Screen::menu(80, 24, Depth::True, Language::English);
    for (row, expected) in [
        ("Solve puzzles", Visit::Puzzles),
        ("Replay a match", Visit::Matches),
        (
            "Analyse a position",
            Visit::Analysis(kamisado::Position::start()),
        ),
    ] {
        go_to(&mut screen, row);
        screen.app.take_effects();
        screen.key(KeyCode::Enter);
        let effects = screen.app.take_effects();
        assert!(
            effects.contains(&Effect::Visit(expected)),
            "{row}: {effects:?}"
        );
    }
    go_to(&mut screen, "Learn to play");
    screen.key(KeyCode::Enter);
    assert!(screen.show().contains("Move a tower"), "{}", screen.show());
    screen.key(KeyCode::Esc);
    assert!(screen.show().contains("Solve puzzles"), "{}", screen.show());
}

#[test]
fn a_match_can_be_replayed_and_analysed_from_itself() {
    let clock = "5+3".parse().ok();
    let usual = (80, 24);
    let mut screen = Screen::seated(
        standard(),
        HUMANS,
        clock,
        usual,
        Depth::True,
        Language::English,
    );
    screen.type_line("d1d5");
    screen.app.take_effects();
    screen.control('b');
    let [Effect::Visit(Visit::Replay(record))] = &screen.app.take_effects()[..] else {
        panic!("no replay");
    };
    assert_eq!(record.game().decisions().len(), 1);
    screen.control('a');
    let effects = screen.app.take_effects();
    assert!(
        matches!(effects[..], [Effect::Visit(Visit::Analysis(_))]),
        "{effects:?}"
    );
    // Nobody's clock runs meanwhile.
    assert!(screen.show().contains("Ctrl-P"), "{}", screen.show());
}

#[test]
fn names_are_typed_in_the_menu_and_stand_in_the_record() {
    let mut screen = Screen::menu(80, 24, Depth::True, Language::English);
    go_to(&mut screen, "Black");
    screen.key(KeyCode::Enter);
    for character in "Ada ?q".chars() {
        screen.key(KeyCode::Char(character));
    }
    screen.key(KeyCode::Backspace);
    screen.key(KeyCode::Backspace);
    screen.key(KeyCode::Enter);
    assert!(screen.show().contains("‹ Ada ›"), "{}", screen.show());
    go_to(&mut screen, "Start");
    screen.key(KeyCode::Enter);
    assert!(screen.show().contains("Black, Ada"), "{}", screen.show());
    screen.type_line("d1d5");
    let effects = screen.app.take_effects();
    let record = effects.iter().find_map(|effect| match effect {
        Effect::Keep(record) => Some(record.to_string()),
        _ => None,
    });
    let record = record.unwrap();
    assert!(
        record.contains("Black: Ada\nWhite: Kamisado, level 3\n"),
        "{record}"
    );
    assert!(record.contains("Date: 20"), "{record}");
}

#[test]
fn the_menu_draws_line_ups_that_favour_a_side_and_the_player_keeps_the_handicap() {
    let mut screen = Screen::menu(80, 24, Depth::True, Language::English);
    go_to(&mut screen, "Opening");
    for expected in [
        "Tournament setup",
        "Drawn line-ups",
        "1-3-5 opening",
        "Fair start",
        "Advantage for Black",
        "Advantage for White",
    ] {
        screen.key(KeyCode::Right);
        assert!(screen.show().contains(expected), "{}", screen.show());
    }
    go_to(&mut screen, "White    ");
    // From level 3 to a person.
    for _ in 0..3 {
        screen.key(KeyCode::Left);
    }
    go_to(&mut screen, "Start");
    screen.key(KeyCode::Enter);
    let winning = |session: &Session| {
        let start = Starts::known().get(session.game().position().unwrap());
        start.unwrap().winning.len()
    };
    assert_eq!(winning(screen.session()), 0);
    let effects = screen.app.take_effects();
    let remembered = effects.iter().find_map(|effect| match effect {
        Effect::Remember(preferences) => Some(preferences.favour),
        _ => None,
    });
    assert_eq!(remembered, Some(Some(Favour::Defender)));
    let rematch = screen.session().rematch(7, Duration::ZERO).unwrap();
    assert_eq!(rematch.favour(), Some(Favour::Challenger));
    assert!(winning(&rematch) >= 14);
}

#[test]
fn what_is_chosen_is_remembered_and_comes_back() {
    let mut screen = Screen::menu(80, 24, Depth::True, Language::English);
    go_to(&mut screen, "Clock");
    screen.key(KeyCode::Right);
    go_to(&mut screen, "Symbols");
    screen.key(KeyCode::Right);
    go_to(&mut screen, "Language");
    screen.key(KeyCode::Right);
    screen.key(KeyCode::Char('q'));
    let effects = screen.app.take_effects();
    let [Effect::Remember(preferences), Effect::Quit] = &effects[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(preferences.language, Some(Language::French));
    assert_eq!(preferences.clock, "3+2".parse().ok());
    assert!(preferences.symbols.is_some() && preferences.palette.is_none());
    let theme = Theme::new(Depth::True, Palette::Classic, Symbols::Letters);
    let app = App::new(Language::English, theme, 7, None);
    let mut again = Screen::menu(80, 24, Depth::True, Language::English);
    again.app = app.with(preferences.clone(), std::collections::BTreeSet::new());
    assert!(again.show().contains("3 min + 2 s"), "{}", again.show());
    // Nothing that was not chosen is remembered a second time.
    again.key(KeyCode::Char('q'));
    assert_eq!(again.app.take_effects(), [Effect::Quit]);
}

#[test]
fn the_language_of_the_environment_is_not_a_choice() {
    let mut screen = Screen::menu(80, 24, Depth::True, Language::Dutch);
    screen.key(KeyCode::Char('q'));
    let effects = screen.app.take_effects();
    let remembered = effects.iter().find_map(|effect| match effect {
        Effect::Remember(preferences) => Some(preferences.clone()),
        _ => None,
    });
    let remembered = remembered.unwrap_or_else(Preferences::default);
    assert_eq!((remembered.language, remembered.symbols), (None, None));
}

#[test]
fn the_rules_and_the_letters_are_on_every_question_mark() {
    let mut screen = Screen::menu(80, 60, Depth::True, Language::English);
    screen.key(KeyCode::Char('?'));
    insta::assert_snapshot!(screen.show());
    for language in Language::ALL {
        let mut screen = Screen::of(standard(), 80, 90, Depth::None, language);
        screen.key(KeyCode::F(1));
        let shown = screen.show();
        for (color, letter) in letters(language).iter() {
            assert!(shown.contains(&format!(" {letter} ")), "{shown}");
            let in_moves = color.letter().to_ascii_uppercase();
            let is_told = shown.contains(&format!("({in_moves})"));
            assert_eq!(is_told, in_moves != *letter, "{shown}");
        }
    }
}

#[test]
fn whites_line_up_is_typed_as_it_is_seen() {
    let rules = MatchRules {
        opening: Opening::Tournament,
        ..MatchRules::default()
    };
    for flip in [false, true] {
        let mut screen = Screen::of(Match::new(rules), 80, 24, Depth::True, Language::English);
        screen.type_line("ngrypubo");
        if flip {
            screen.control('f');
        }
        screen.type_line("gnrypubo");
        // From White's own left, which is the screen's right unless the board is flipped.
        let white = if flip { "gnrypubo" } else { "obupyrng" };
        assert_eq!(screen.decisions(), ["ngrypubo", white]);
    }
    // Black may sit on the far side as well.
    let mut screen = Screen::of(Match::new(rules), 80, 24, Depth::True, Language::English);
    screen.control('f');
    screen.type_line("gnrypubo");
    assert_eq!(screen.decisions(), ["obupyrng"]);
}

#[test]
fn the_cap_of_the_opening_is_shown_while_it_lasts() {
    let rules = MatchRules {
        opening: Opening::OneThreeFive,
        ..MatchRules::default()
    };
    let mut screen = Screen::of(Match::new(rules), 80, 24, Depth::True, Language::English);
    let mut squares = Vec::new();
    for typed in ["d1d2", "b8b5", "f1f5"] {
        let shown = screen
            .show()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        let caps = ["1 square ", "3 squares", "5 squares"];
        squares.extend(caps.iter().position(|cap| shown.contains(cap)));
        screen.type_line(typed);
    }
    assert_eq!(squares, [0, 1, 2], "{}", screen.show());
    assert!(
        !screen.show().contains("1-3-5 opening this"),
        "{}",
        screen.show()
    );
}

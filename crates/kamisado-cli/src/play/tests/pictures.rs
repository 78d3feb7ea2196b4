//! The pictures of the user's guide. `cargo xtask pictures` draws them again.

use super::*;
use crate::screen::picture::{Ground, check};

const USUAL: (u16, u16) = (80, 24);

fn table(game: Match, (width, height): (u16, u16), depth: Depth, language: Language) -> Screen {
    Screen::of(game, width, height, depth, language)
}

fn themed(game: Match, size: (u16, u16), theme: Theme, language: Language) -> Screen {
    let mut app = App::new(language, theme, 7, None);
    app.handle(Input::Terminal(Event::Resize(size.0, size.1)));
    app.sit_down(Session::new(game, HUMANS, None, 7, Duration::ZERO));
    Screen {
        app,
        terminal: Terminal::new(TestBackend::new(size.0, size.1)).unwrap(),
    }
}

fn after(moves: &[&str]) -> Match {
    standard()
        .replay(moves.iter().map(|m| m.parse().unwrap()))
        .unwrap()
}

/// The second round of a match, with a sumo that can push.
fn with_a_push() -> Match {
    let position = "OB1PYRGN/8/4+U3/4p3/8/8/8/ngryu1bo w u";
    Match::from_position(MatchKind::Long.into(), position.parse().unwrap()).unwrap()
}

#[test]
fn the_menu() {
    let mut screen = Screen::menu(80, 24, Depth::True, Language::English);
    screen.key(KeyCode::Down);
    check("menu", screen.draw(), Ground::Dark);
    let mut screen = Screen::menu(80, 24, Depth::True, Language::German);
    check("menu-german", screen.draw(), Ground::Light);
}

#[test]
fn the_board() {
    let game = after(&["d1d5", "a8a6", "b1b5"]);
    let mut screen = table(game.clone(), USUAL, Depth::True, Language::English);
    check("match", screen.draw(), Ground::Dark);
    let mut screen = table(game.clone(), (120, 40), Depth::True, Language::English);
    check("match-large", screen.draw(), Ground::Dark);
    let mut screen = table(game.clone(), USUAL, Depth::True, Language::French);
    check("match-light", screen.draw(), Ground::Light);
    let mut screen = table(game.clone(), USUAL, Depth::Sixteen, Language::Dutch);
    check("match-16-colours", screen.draw(), Ground::Dark);
    let mut screen = table(game.clone(), USUAL, Depth::None, Language::Turkish);
    check("match-no-colour", screen.draw(), Ground::Dark);
    let theme = Theme::new(Depth::True, Palette::Deuteranopia, Symbols::Kanji);
    let mut screen = themed(game, (120, 40), theme, Language::Hungarian);
    check("match-kanji", screen.draw(), Ground::Dark);
}

#[test]
fn small_screens() {
    let game = after(&["d1d5"]);
    let mut screen = table(game.clone(), (40, 15), Depth::True, Language::English);
    check("match-small", screen.draw(), Ground::Dark);
    let mut screen = table(game, (20, 8), Depth::True, Language::English);
    check("match-tiny", screen.draw(), Ground::Dark);
}

#[test]
fn clocks_and_the_computer() {
    let seats = BySide::new(Seat::Human, Seat::Computer(Level::PERFECT));
    let clock = "5+3".parse().ok();
    let mut screen = Screen::seated(
        standard(),
        seats,
        clock,
        USUAL,
        Depth::True,
        Language::Romanian,
    );
    screen.type_line("d1d5");
    check("match-computer", screen.draw(), Ground::Dark);
}

#[test]
fn a_push() {
    let mut screen = table(with_a_push(), USUAL, Depth::True, Language::English);
    check("push", screen.draw(), Ground::Dark);
}

#[test]
fn the_decisions_between_rounds() {
    let mut screen = table(after_a_round(), USUAL, Depth::True, Language::English);
    check("fill", screen.draw(), Ground::Dark);
    let rules = MatchRules {
        opening: Opening::Tournament,
        ..MatchRules::default()
    };
    let mut screen = table(Match::new(rules), USUAL, Depth::True, Language::English);
    screen.type_line("bpronuyg");
    screen.key(KeyCode::Left);
    screen.key(KeyCode::Char(' '));
    check("line-up", screen.draw(), Ground::Dark);
}

#[test]
fn the_windows() {
    let mut screen = table(after_a_round(), USUAL, Depth::True, Language::English);
    screen.key(KeyCode::Char('?'));
    check("help", screen.draw(), Ground::Dark);
    screen.key(KeyCode::Esc);
    screen.key(KeyCode::Esc);
    check("commands", screen.draw(), Ground::Dark);
    screen.key(KeyCode::Esc);
    screen.control('w');
    let_think(&mut screen, 1);
    check("review", screen.draw(), Ground::Dark);
}

#[test]
fn a_lesson() {
    let theme = Theme::new(Depth::True, Palette::Classic, Symbols::Letters);
    let mut app = App::new(Language::English, theme, 7, None).at_school(Some(1));
    app.handle(Input::Terminal(Event::Resize(USUAL.0, USUAL.1)));
    let mut screen = Screen {
        app,
        terminal: Terminal::new(TestBackend::new(USUAL.0, USUAL.1)).unwrap(),
    };
    check("lesson", screen.draw(), Ground::Dark);
}

#[test]
fn a_hint() {
    let mut game = first_round();
    game.pop();
    let game = standard().replay(game).unwrap();
    let mut screen = table(game, USUAL, Depth::True, Language::English);
    screen.control('t');
    let_think(&mut screen, 1);
    check("hint", screen.draw(), Ground::Dark);
}

#[test]
fn the_end() {
    let game = Match::new(MatchKind::Single.into());
    let game = game.replay(first_round()).unwrap();
    let mut screen = table(game, USUAL, Depth::True, Language::English);
    check("over", screen.draw(), Ground::Dark);
}

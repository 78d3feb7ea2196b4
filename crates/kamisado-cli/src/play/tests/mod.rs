//! The screens as a player sees them, and what keys and clicks do to them.

mod computer;
mod lessons;
mod matches;
mod menu;
mod moves;
mod pictures;

use std::time::Duration;

use kamisado::{BySide, Decision, Language, Match, MatchKind, MatchRules, Opening};
use kamisado_draw::{Palette, Symbols};
use kamisado_engine::Level;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::Color as Paint;

use crate::play::app::{App, Effect, Input};
use crate::play::session::{Seat, Session, TimeControl};
use crate::play::thinker::Thinker;
use crate::screen::theme::{Depth, Theme};

const HUMANS: BySide<Seat> = BySide::new(Seat::Human, Seat::Human);

/// A standard match that has come to its second round, with a sumo about to push, and one that waits for a fill.
fn first_round() -> Vec<Decision> {
    let moves = [
        "h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7", "f1f7", "e2f1",
    ];
    moves.map(|m| m.parse().unwrap()).into()
}

struct Screen {
    app: App,
    terminal: Terminal<TestBackend>,
}

impl Screen {
    fn menu(width: u16, height: u16, depth: Depth, language: Language) -> Screen {
        let theme = Theme::new(depth, Palette::Classic, Symbols::Letters);
        let mut app = App::new(language, theme, 7, None);
        app.handle(Input::Terminal(Event::Resize(width, height)));
        Screen {
            app,
            terminal: Terminal::new(TestBackend::new(width, height)).unwrap(),
        }
    }

    fn of(game: Match, width: u16, height: u16, depth: Depth, language: Language) -> Screen {
        Screen::seated(game, HUMANS, None, (width, height), depth, language)
    }

    fn seated(
        game: Match,
        seats: BySide<Seat>,
        clock: Option<TimeControl>,
        (width, height): (u16, u16),
        depth: Depth,
        language: Language,
    ) -> Screen {
        let mut screen = Screen::menu(width, height, depth, language);
        let session = Session::new(game, seats, clock, 7, Duration::ZERO);
        screen.app.sit_down(session);
        screen
    }

    /// A standard match on the usual screen.
    fn usual(seats: BySide<Seat>) -> Screen {
        let (size, depth) = ((80, 24), Depth::True);
        Screen::seated(standard(), seats, None, size, depth, Language::English)
    }

    fn key(&mut self, code: KeyCode) {
        self.press(code, KeyModifiers::NONE);
    }

    fn control(&mut self, letter: char) {
        self.press(KeyCode::Char(letter), KeyModifiers::CONTROL);
    }

    fn press(&mut self, code: KeyCode, modifiers: KeyModifiers) {
        let key = KeyEvent::new(code, modifiers);
        self.app.handle(Input::Terminal(Event::Key(key)));
    }

    fn type_line(&mut self, text: &str) {
        for character in text.chars() {
            self.key(KeyCode::Char(character));
        }
        self.key(KeyCode::Enter);
    }

    fn click(&mut self, column: u16, row: u16) {
        let mouse = MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column,
            row,
            modifiers: KeyModifiers::NONE,
        };
        self.app.handle(Input::Terminal(Event::Mouse(mouse)));
    }

    /// Clicks on the first place of the screen where this is written.
    fn click_on(&mut self, text: &str) {
        let shown = self.show();
        let row = shown.lines().position(|line| line.contains(text)).unwrap();
        let line = shown.lines().nth(row).unwrap();
        let column = line[..line.find(text).unwrap()].chars().count();
        self.click(column as u16, row as u16);
    }

    fn draw(&mut self) -> &Buffer {
        let app = &self.app;
        self.terminal.draw(|frame| app.render(frame)).unwrap();
        self.terminal.backend().buffer()
    }

    /// The screen as text.
    fn show(&mut self) -> String {
        let buffer = self.draw();
        let rows = buffer.content.chunks(usize::from(buffer.area.width).max(1));
        let lines = rows.map(|row| {
            let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
            line.trim_end().to_owned()
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The match that is being played.
    fn session(&self) -> &Session {
        self.app.session().expect("a match should be played")
    }

    fn decisions(&mut self) -> Vec<String> {
        let kept = self.app.take_effects();
        let last = kept.into_iter().rev().find_map(|effect| match effect {
            Effect::Keep(record) => Some(record),
            _ => None,
        });
        let record = last.expect("the match should have been kept");
        record
            .game()
            .decisions()
            .iter()
            .map(ToString::to_string)
            .collect()
    }
}

fn standard() -> Match {
    Match::new(MatchKind::Standard.into())
}

fn after_a_round() -> Match {
    standard().replay(first_round()).unwrap()
}

#[test]
fn the_menu() {
    let mut screen = Screen::menu(80, 24, Depth::True, Language::English);
    insta::assert_snapshot!(screen.show());
}

#[test]
fn the_menu_in_french_on_a_small_screen() {
    let mut screen = Screen::menu(60, 9, Depth::None, Language::French);
    insta::assert_snapshot!(screen.show());
}

#[test]
fn a_match_on_the_usual_screen() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::English);
    screen.type_line("d1d5");
    insta::assert_snapshot!(screen.show());
}

#[test]
fn a_match_on_a_large_screen() {
    let clock = "5+3".parse().ok();
    let seats = BySide::new(Seat::Human, Seat::Computer(Level::PERFECT));
    let size = (130, 44);
    let mut screen = Screen::seated(
        standard(),
        seats,
        clock,
        size,
        Depth::True,
        Language::German,
    );
    insta::assert_snapshot!(screen.show());
}

#[test]
fn a_match_without_colors() {
    let mut screen = Screen::of(after_a_round(), 80, 24, Depth::None, Language::German);
    screen.type_line("links");
    screen.type_line("d1d2");
    insta::assert_snapshot!(screen.show());
    for cell in &screen.draw().content {
        assert_eq!((cell.fg, cell.bg), (Paint::Reset, Paint::Reset));
    }
}

#[test]
fn a_match_on_a_small_screen() {
    let mut screen = Screen::of(standard(), 40, 16, Depth::Sixteen, Language::English);
    screen.type_line("d1d5");
    insta::assert_snapshot!(screen.show());
}

#[test]
fn a_match_on_a_tiny_screen_without_colors() {
    let mut screen = Screen::of(standard(), 18, 9, Depth::None, Language::English);
    screen.type_line("d1d5");
    insta::assert_snapshot!(screen.show());
}

#[test]
fn the_fill_shows_what_both_choices_lead_to() {
    let mut screen = Screen::of(after_a_round(), 80, 24, Depth::True, Language::English);
    insta::assert_snapshot!(screen.show());
}

#[test]
fn the_fill_on_a_small_screen() {
    let mut screen = Screen::of(after_a_round(), 40, 20, Depth::None, Language::Hungarian);
    insta::assert_snapshot!(screen.show());
}

#[test]
fn a_tournament_line_up_being_laid_out() {
    let rules = MatchRules {
        opening: Opening::Tournament,
        ..MatchRules::default()
    };
    let mut screen = Screen::of(Match::new(rules), 80, 24, Depth::True, Language::English);
    screen.type_line("bpronuyg");
    // White's left is at the right of the screen.
    screen.key(KeyCode::Left);
    screen.key(KeyCode::Char(' '));
    screen.key(KeyCode::Left);
    insta::assert_snapshot!(screen.show());
    screen.key(KeyCode::Enter);
    assert_eq!(screen.decisions(), ["bpronuyg", "nrgypubo"]);
}

#[test]
fn the_help() {
    let mut screen = Screen::of(standard(), 80, 30, Depth::True, Language::English);
    screen.key(KeyCode::Char('?'));
    insta::assert_snapshot!(screen.show());
}

#[test]
fn every_square_has_its_color_and_every_tower_its_side() {
    let mut screen = Screen::of(standard(), 140, 60, Depth::True, Language::English);
    let buffer = screen.draw();
    let theme = Theme::new(Depth::True, Palette::Classic, Symbols::Letters);
    let geometry = crate::screen::layout::Layout::new(buffer.area, false, Symbols::Letters)
        .board
        .unwrap();
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let Some(square) = geometry.square_at(x, y) else {
                continue;
            };
            // The edges show the square, the middle shows the tower.
            let edge = geometry.square_at(x.wrapping_sub(1), y) != Some(square);
            if edge {
                let color = kamisado::Board::Standard.color(square);
                assert_eq!(buffer[(x, y)].bg, theme.hue(color), "{square}");
            }
        }
    }
}

#[test]
fn a_tower_that_can_be_pushed_shows_where_to() {
    let position = "OB1PYRGN/8/4+U3/4p3/8/8/8/ngryu1bo w u";
    let game = Match::from_position(MatchKind::Long.into(), position.parse().unwrap()).unwrap();
    let mut screen = Screen::of(game, 80, 24, Depth::True, Language::English);
    let board = |shown: String| {
        shown
            .lines()
            .take(16)
            .map(|line| line.chars().take(43).collect())
            .collect::<Vec<String>>()
            .join("\n")
    };
    assert!(board(screen.show()).contains('↓'), "White moves down");
    screen.control('f');
    assert!(board(screen.show()).contains('↑'), "turned, White moves up");
    screen.type_line("e6e5");
    assert!(screen.show().contains("P↓1"));
}

#[test]
fn no_size_and_no_state_crashes() {
    let rules = MatchRules {
        opening: Opening::Tournament,
        ..MatchRules::default()
    };
    for game in [standard(), after_a_round(), Match::new(rules)] {
        for depth in [Depth::True, Depth::Sixteen, Depth::None] {
            for (width, height) in [
                (1, 1),
                (2, 1),
                (1, 40),
                (16, 8),
                (17, 8),
                (19, 9),
                (23, 12),
                (30, 10),
                (35, 24),
                (60, 12),
                (79, 23),
                (100, 40),
                (250, 80),
            ] {
                let mut screen = Screen::of(game.clone(), width, height, depth, Language::Romanian);
                for key in [
                    KeyCode::Tab,
                    KeyCode::Left,
                    KeyCode::Up,
                    KeyCode::Char('?'),
                    KeyCode::Esc,
                    KeyCode::Esc,
                    KeyCode::Down,
                    KeyCode::Esc,
                    KeyCode::Char('x'),
                    KeyCode::Enter,
                ] {
                    screen.key(key);
                    screen.draw();
                }
                for letter in ['f', 't', 's'] {
                    screen.control(letter);
                    screen.click(width / 2, height / 2);
                    screen.draw();
                    screen.key(KeyCode::Esc);
                }
            }
        }
    }
    for width in 1..70 {
        for height in 1..16 {
            Screen::menu(width, height, Depth::True, Language::Turkish).draw();
        }
    }
}

#[test]
fn nothing_at_the_bottom_is_cut_on_a_narrow_screen() {
    for language in Language::ALL {
        let mut screen = Screen::of(standard(), 36, 20, Depth::None, language);
        let squeezed = |text: &str| text.replace([' ', '\n'], "");
        let prompt = squeezed(&kamisado_i18n::Message::PromptMoveShort.say(language));
        let shown = squeezed(&screen.show());
        assert!(shown.contains(&prompt), "{language}: {}", screen.show());
        screen.type_line("d1d5");
        screen.type_line("b8b7");
        let error = kamisado_i18n::Message::ErrorNotActive {
            tower: kamisado::Color::Orange,
        };
        let shown = squeezed(&screen.show());
        let error = squeezed(&error.say(language));
        assert!(shown.contains(&error), "{language}: {}", screen.show());
    }
}

#[test]
fn the_help_can_be_read_to_its_end_on_any_screen() {
    for language in Language::ALL {
        let mut screen = Screen::of(standard(), 30, 10, Depth::None, language);
        screen.key(KeyCode::Char('?'));
        let last = kamisado_i18n::Message::RulesFill.say(language);
        let last = last.split(' ').next_back().unwrap();
        for _ in 0..60 {
            screen.key(KeyCode::PageDown);
        }
        let read = screen.show();
        assert!(
            read.contains(last) && !read.contains('▼'),
            "{language}: {read}"
        );
        screen.key(KeyCode::Esc);
        assert!(!screen.show().contains("Ctrl-Q"));
    }
}

#[test]
fn the_menu_changes_the_language() {
    let mut screen = Screen::menu(80, 24, Depth::True, Language::English);
    screen.click_on("Language");
    assert!(screen.show().contains("Français"), "{}", screen.show());
    screen.click_on("Langue");
    assert!(screen.show().contains("Nederlands"), "{}", screen.show());
}

/// Lets the computer think until nothing is left to think about.
fn let_think(screen: &mut Screen, moves: u32) {
    let mut thinker = Thinker::start(1);
    let mut now = Duration::from_secs(1);
    for _ in 0..moves {
        while screen.app.job().is_some() {
            thinker.think(screen.app.job());
            let ticket = screen.app.job().map(|job| job.ticket);
            while screen.app.job().map(|job| job.ticket) == ticket {
                if let Some(thought) = thinker.thought() {
                    screen.app.handle(Input::Thought(thought));
                }
                now += Duration::from_secs(1);
                screen.app.handle(Input::Tick(now));
                std::thread::yield_now();
            }
        }
    }
}

#[test]
fn the_menu_changes_what_is_played() {
    let mut screen = Screen::menu(80, 24, Depth::True, Language::English);
    screen.key(KeyCode::Down);
    screen.key(KeyCode::Right);
    assert!(screen.show().contains("Long match (7 points)"));
    screen.click_on("Level 3");
    assert!(screen.show().contains("Level 4"));
    screen.click_on("Start");
    assert!(screen.app.take_effects().contains(&Effect::Begin));
    assert!(screen.show().contains("Long match · 7 points · Round 1"));
}

#[test]
fn every_value_of_the_menu_has_room_on_a_small_screen_in_every_language() {
    for language in Language::ALL {
        let mut wide = Screen::menu(120, 40, Depth::True, language);
        let values = wide.show();
        // In a wide window values begin three columns after the longest label.
        let values: Vec<&str> = values
            .lines()
            .filter_map(|line| line.trim().rsplit_once("   "))
            .map(|(_, value)| value.trim())
            .collect();
        assert!(values.len() >= 7, "{language}: {values:?}");
        let shown = Screen::menu(40, 24, Depth::True, language).show();
        for value in values {
            assert!(
                shown.contains(value),
                "{language}: no {value:?} in\n{shown}"
            );
        }
    }
}

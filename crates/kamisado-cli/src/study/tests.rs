//! The screens for studying as a user sees them, and what keys and clicks do to them.

use std::time::Duration;

use kamisado::record::Record;
use kamisado::{Decision, Language, Match, MatchKind, Position};
use kamisado_draw::{Palette, Symbols};
use kamisado_engine::puzzle;
use kamisado_view::puzzles;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;

use super::analysis::Analysis;
use super::match_list::MatchList;
use super::puzzle::Training;
use super::replay::Replay;
use crate::screen::help::Helped;
use crate::screen::terminal::{After, Screen};
use crate::screen::theme::{Depth, Theme};
use crate::storage::progress::{self, Progress};
use crate::storage::saved;

/// A screen as text.
pub(super) fn text(buffer: &Buffer) -> String {
    let rows = buffer.content.chunks(usize::from(buffer.area.width).max(1));
    let lines = rows.map(|row| {
        let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}

struct Shown<S> {
    screen: S,
    width: u16,
    height: u16,
}

impl<S: Screen> Shown<S> {
    fn text(&self) -> String {
        let backend = TestBackend::new(self.width, self.height);
        let mut terminal = Terminal::new(backend).unwrap();
        terminal.draw(|frame| self.screen.render(frame)).unwrap();
        text(terminal.backend().buffer())
    }

    fn event(&mut self, event: &Event) -> After {
        let area = Rect::new(0, 0, self.width, self.height);
        self.screen.handle(event, area)
    }

    fn key(&mut self, code: KeyCode) -> After {
        self.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    fn control(&mut self, letter: char) -> After {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        self.event(&Event::Key(key))
    }

    fn type_line(&mut self, text: &str) {
        for character in text.chars() {
            self.key(KeyCode::Char(character));
        }
        self.key(KeyCode::Enter);
    }
}

const THEME: Theme = Theme::new(Depth::True, Palette::Classic, Symbols::Letters);

/// A round, the fill after it, and two moves of the next round.
fn record() -> Record {
    let decisions = [
        "h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7", "f1f7", "e2f1", "left",
    ];
    let mut game = Match::new(MatchKind::Standard.into())
        .replay(decisions.map(|text| text.parse().unwrap()))
        .unwrap();
    for _ in 0..2 {
        let decision: Decision = game.legal()[0];
        game.play(decision).unwrap();
    }
    let mut record = Record::new(game);
    record.tags.set("Black", "Ada").unwrap();
    record.tags.set("White", "Grace").unwrap();
    let note = record.note_mut(2).unwrap();
    note.comment = "One step only.".to_owned();
    note.spent_ms = Some(65_000);
    record
}

fn replay(width: u16, height: u16, language: Language) -> Shown<Replay> {
    Shown {
        screen: Replay::new(record(), 0, THEME, language),
        width,
        height,
    }
}

#[test]
fn a_match_is_replayed_step_by_step() {
    let mut shown = replay(80, 24, Language::English);
    for _ in 0..3 {
        assert_eq!(shown.key(KeyCode::Right), After::Stay);
    }
    insta::assert_snapshot!("a_replay", shown.text());
    shown.key(KeyCode::Left);
    assert!(shown.text().contains("2/13"));
    shown.key(KeyCode::Down);
    assert!(shown.text().contains("11/13"), "the second round begins");
    shown.key(KeyCode::Up);
    assert!(shown.text().contains("0/13"));
    shown.key(KeyCode::End);
    assert!(shown.text().contains("13/13"));
    shown.key(KeyCode::Right);
    assert!(
        shown.text().contains("13/13"),
        "there is nothing after the end"
    );
    shown.type_line("10");
    assert!(shown.text().contains("home row, and"));
    assert_eq!(shown.key(KeyCode::Char('q')), After::Leave);
}

#[test]
fn a_replay_fits_on_small_screens() {
    let mut shown = replay(40, 16, Language::French);
    shown.key(KeyCode::End);
    insta::assert_snapshot!("a_replay_on_a_small_screen", shown.text());
    for (width, height) in [(0, 0), (1, 1), (15, 8), (16, 8), (200, 9), (17, 60)] {
        shown.width = width;
        shown.height = height;
        shown.text();
    }
}

#[test]
fn a_replay_can_be_flipped_and_go_on_by_itself() {
    let mut shown = replay(80, 24, Language::English);
    let before = shown.text();
    shown.key(KeyCode::Char('f'));
    assert_ne!(shown.text(), before);
    shown.key(KeyCode::Char(' '));
    assert!(shown.screen.is_alive());
    for second in 0..60 {
        shown.screen.tick(Duration::from_secs(second));
    }
    assert!(shown.text().contains("13/13"));
    assert!(!shown.screen.is_alive());
    let wheel = MouseEvent {
        kind: MouseEventKind::ScrollUp,
        column: 0,
        row: 0,
        modifiers: KeyModifiers::NONE,
    };
    shown.event(&Event::Mouse(wheel));
    assert!(shown.text().contains("12/13"));
}

fn training(number: u32, file: Option<std::path::PathBuf>) -> Shown<Training> {
    let screen = Training::new(
        puzzles::numbered(number, Language::English).unwrap(),
        None,
        Progress::default(),
        file,
        THEME,
        Language::English,
    );
    Shown {
        screen,
        width: 80,
        height: 24,
    }
}

#[test]
fn a_puzzle_is_solved_on_the_screen_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzles.json");
    let puzzle = &puzzle::all()[0];
    let mut shown = training(1, Some(file.clone()));
    insta::assert_snapshot!("a_puzzle", shown.text());
    shown.type_line(&puzzle.key_move().unwrap().to_string());
    insta::assert_snapshot!("a_solved_puzzle", shown.text());
    assert!(progress::load(Some(&file)).unwrap().has_solved(puzzle));
    shown.key(KeyCode::Enter);
    assert!(shown.text().contains("Puzzle 2 "));
    assert_eq!(shown.control('q'), After::Leave);
}

#[test]
fn a_wrong_move_in_a_puzzle_can_be_tried_again() {
    let (index, puzzle) = puzzle::all()
        .iter()
        .enumerate()
        .find(|(_, puzzle)| puzzle.length > 1 && !puzzle.tempting.is_empty())
        .unwrap();
    let mut shown = training(index as u32 + 1, None);
    shown.type_line(&puzzle.tempting[0].to_string());
    assert!(shown.text().contains("doesn’t win"), "{}", shown.text());
    shown.type_line("nonsense");
    shown.key(KeyCode::Esc);
    shown.type_line(&puzzle.key_move().unwrap().to_string());
    assert!(shown.text().contains("Correct"), "{}", shown.text());
    // The rest is found with hints, on the board.
    for _ in 0..10 {
        if shown.text().contains("solved!") {
            return;
        }
        shown.control('t');
        let screen = shown.text();
        assert!(screen.contains('★'), "{screen}");
        let mut clicked = false;
        // The star is on the square to go to and on the tower itself; a click on the tower does nothing.
        for (row, line) in screen.lines().enumerate() {
            for (column, character) in line.chars().enumerate() {
                if character == '★' && !clicked {
                    let before = shown.text();
                    let click = MouseEvent {
                        kind: MouseEventKind::Down(MouseButton::Left),
                        column: u16::try_from(column).unwrap(),
                        row: u16::try_from(row).unwrap(),
                        modifiers: KeyModifiers::NONE,
                    };
                    shown.event(&Event::Mouse(click));
                    clicked = shown.text() != before;
                }
            }
        }
        assert!(clicked);
    }
    panic!("the puzzle is not solved: {}", shown.text());
}

#[test]
fn the_solution_of_a_puzzle_can_be_looked_at() {
    let mut shown = training(300, None);
    shown.control('w');
    insta::assert_snapshot!("a_puzzle_with_its_solution", shown.text());
    shown.key(KeyCode::Tab);
    shown.control('f');
    for (width, height) in [(0, 0), (16, 8), (40, 12), (120, 50)] {
        shown.width = width;
        shown.height = height;
        shown.text();
    }
}

/// The pictures of the user's guide. `cargo xtask pictures` draws them again.
mod pictures {
    use super::*;
    use crate::screen::picture::{Ground, check};

    fn draw(name: &str, shown: &Shown<impl Screen>) {
        let backend = TestBackend::new(shown.width, shown.height);
        let mut terminal = Terminal::new(backend).unwrap();
        terminal.draw(|frame| shown.screen.render(frame)).unwrap();
        check(name, terminal.backend().buffer(), Ground::Dark);
    }

    #[test]
    fn a_replay() {
        let mut shown = replay(80, 24, Language::English);
        shown.type_line("3");
        draw("replay", &shown);
    }

    #[test]
    fn a_puzzle() {
        let mut shown = training(300, None);
        shown.type_line("d7c6");
        draw("puzzle", &shown);
    }
}

fn plain() -> Theme {
    Theme::new(Depth::None, Palette::Classic, Symbols::Letters)
}

#[test]
fn an_analysis_goes_on_with_typed_moves_and_comes_back() {
    let screen = Analysis::new(Position::start(), plain(), Language::English).unwrap();
    let mut shown = Shown {
        screen,
        width: 120,
        height: 40,
    };
    let type_line = |shown: &mut Shown<Analysis>, text: &str| {
        for character in text.chars() {
            shown.key(KeyCode::Char(character));
        }
        shown.key(KeyCode::Enter);
    };
    assert!(shown.text().contains("a1a2"));
    type_line(&mut shown, "d1d5");
    assert!(shown.text().contains("a8a7"), "{}", shown.text());
    type_line(&mut shown, "a8h8");
    assert!(shown.text().contains("a8a7"), "{}", shown.text());
    shown.control('z');
    assert!(shown.text().contains("a1a2"), "{}", shown.text());
    type_line(&mut shown, "8/8/8/8/8/3P4/8/3n4 b n");
    assert!(shown.text().contains("d1d2"), "{}", shown.text());
    type_line(&mut shown, "8/8 b -");
    assert!(shown.text().contains("d1d2"), "{}", shown.text());
    assert_eq!(shown.key(KeyCode::Esc), After::Leave);
}

#[test]
fn a_single_winning_move_is_marked_in_an_analysis() {
    let position = "8/3n4/8/8/8/3P4/8/8 b n".parse().unwrap();
    let screen = Analysis::new(position, plain(), Language::English).unwrap();
    let mut shown = Shown {
        screen,
        width: 120,
        height: 40,
    };
    while shown.screen.is_alive() {
        shown.screen.tick(Duration::ZERO);
        std::thread::yield_now();
    }
    assert!(shown.text().contains("✓ d7d8"), "{}", shown.text());
    assert_eq!(shown.control('q'), After::Leave);
}

#[test]
fn saved_matches_are_listed_with_names_and_dates() {
    let folder = tempfile::tempdir().unwrap();
    let save = |name: &str, text: &str| {
        let file = folder.path().join(format!("{name}.kamisado"));
        std::fs::write(file, text).unwrap();
    };
    save("broken", "no match");
    // Noon, so that it is the same day nearly everywhere.
    save("1763294400000", "Match: standard\n1. O^4Y");
    save(
        "1763294400001",
        "Date: 2026-11-16\nBlack: Ada\nWhite: Grace\nResult: Black wins, White resigned\n1. O^4Y",
    );
    let all = saved::all(folder.path());
    let columns: Vec<_> = all
        .iter()
        .map(|saved| saved.columns(Language::English))
        .collect();
    let [broken, last, first] = &columns[..] else {
        panic!("{columns:?}");
    };
    assert!(
        broken[1].contains("broken") && broken[3] == "Cannot be read",
        "{broken:?}"
    );
    assert_eq!(last[..2], ["2026-11-16", "Ada – Grace"]);
    assert!(last[3].contains("White resigns"), "{last:?}");
    assert_eq!(first[..2], ["2025-11-16", "Black – White"]);
    assert_eq!(first[3], "Not over yet (0–0)");

    let mut shown = Shown {
        screen: MatchList::new(all, plain(), Language::English),
        width: 100,
        height: 10,
    };
    assert!(shown.text().contains("Ada – Grace"), "{}", shown.text());
    shown.key(KeyCode::Down);
    assert_eq!(shown.key(KeyCode::Enter), After::Leave);
    let chosen = shown.screen.chosen.take().unwrap();
    assert!(chosen.ends_with("1763294400001.kamisado"), "{chosen:?}");
    let none = MatchList::new(Vec::new(), plain(), Language::German);
    let mut shown = Shown {
        screen: none,
        width: 30,
        height: 5,
    };
    assert_eq!(shown.key(KeyCode::Enter), After::Stay);
    assert!(shown.text().contains("gespeichert"), "{}", shown.text());
}

#[test]
fn every_screen_tells_the_rules() {
    let mut replay = Replay::new(Record::default(), 0, plain(), Language::English);
    let mut shown = Shown {
        screen: Helped::new(&mut replay),
        width: 80,
        height: 60,
    };
    assert!(!shown.text().contains("dragon tooth"));
    shown.key(KeyCode::Char('?'));
    let text = shown.text();
    for part in ["dragon tooth", " N  brown", " U  purple", "step"] {
        assert!(text.contains(part), "no {part} in:\n{text}");
    }
    assert_eq!(shown.key(KeyCode::Esc), After::Stay);
    assert!(!shown.text().contains("dragon tooth"));
    assert_eq!(shown.key(KeyCode::Esc), After::Leave);
}

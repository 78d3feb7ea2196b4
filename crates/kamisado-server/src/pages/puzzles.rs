//! Puzzles: one for today, and a trainer.

use askama::Template;
use axum::extract::State;
use axum::response::Html;
use kamisado_engine::puzzle::{self, Puzzle, Theme};
use kamisado_i18n::Message;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::language::InLanguage;
use crate::pages::render;

/// What the script of the page says.
const WORDS: &[Message<'_>] = &[
    Message::EngineLost,
    Message::ExportCopied,
    Message::PuzzlesDailyDone,
    Message::PuzzlesRunOver,
];

#[derive(Debug, Template)]
#[template(path = "puzzles.html")]
struct Puzzles {
    frame: Frame,
    grades: Vec<Grade>,
    themes: Vec<ThemeChoice>,
}

/// The puzzles of one theme.
#[derive(Debug)]
struct ThemeChoice {
    value: &'static str,
    name: String,
    count: usize,
}

/// The puzzles of one grade.
#[derive(Debug)]
struct Grade {
    number: u8,
    name: String,
    count: usize,
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "puzzles", &assets);
    let grades = Puzzle::GRADES.map(|number| Grade {
        number,
        name: frame.say(Message::PuzzleDifficulty { grade: number }),
        count: puzzle::of_grade(number).count(),
    });
    let themes = Theme::ALL.map(|theme| ThemeChoice {
        value: theme.name(),
        name: frame.say(match theme {
            Theme::Push => Message::PuzzleThemePush,
            Theme::Blockade => Message::PuzzleThemeBlockade,
            Theme::Tempo => Message::PuzzleThemeTempo,
            Theme::Deadlock => Message::PuzzleThemeDeadlock,
        }),
        count: puzzle::of_theme(theme).count(),
    });
    let page = Puzzles {
        frame,
        grades: grades.into(),
        themes: themes.into(),
    };
    render(language, &page)
}

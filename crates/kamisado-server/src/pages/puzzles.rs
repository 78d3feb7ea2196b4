//! Puzzles: one for today, and a trainer.

use askama::Template;
use axum::extract::{RawQuery, State};
use axum::response::Html;
use kamisado::{Fill, Side};
use kamisado_engine::puzzle::{self, Puzzle, Theme};
use kamisado_i18n::Message;
use kamisado_view::fills::FILLS;
use serde::Serialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::{Frame, json};
use crate::language::InLanguage;
use crate::pages::{picture, render};

/// What the script of the page says.
const WORDS: &[Message<'_>] = &[
    Message::EngineLost,
    Message::ExportCopied,
    Message::PuzzleFillRefuted { text: "{text}" },
    Message::PuzzleSolution { text: "{text}" },
    Message::PuzzleSolved,
    Message::PuzzlesDailyDone,
    Message::PuzzlesRunOver,
];

#[derive(Debug, Template)]
#[template(path = "puzzles.html")]
struct Puzzles {
    frame: Frame,
    grades: Vec<Grade>,
    themes: Vec<ThemeChoice>,
    fills: Vec<(Fill, String)>,
    fill_puzzles: String,
}

/// A choice of fill as the script of the page wants it.
#[derive(Debug, Serialize)]
struct FillPuzzle {
    kind: String,
    fen: &'static str,
    lead: &'static str,
    side: Side,
    fill: Fill,
    refutation: &'static str,
    sentence: String,
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
    RawQuery(query): RawQuery,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "puzzles", &assets);
    let shown = picture::puzzle(query.as_deref(), language);
    let frame = frame.showing(shown, query.as_deref());
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
    let mut themes = Vec::from(themes);
    themes.push(ThemeChoice {
        value: "fill",
        name: frame.say(Message::LessonChoice),
        count: FILLS.len(),
    });
    let fill_puzzles = FILLS.map(|puzzle| FillPuzzle {
        kind: puzzle.kind.to_string(),
        fen: puzzle.fen,
        lead: puzzle.lead,
        side: puzzle.side,
        fill: puzzle.fill,
        refutation: puzzle.refutation,
        sentence: frame.say(Message::PuzzleFillTask { side: puzzle.side }),
    });
    let page = Puzzles {
        fills: Fill::ALL
            .map(|fill| (fill, frame.say(Message::FillName { fill })))
            .into(),
        fill_puzzles: json(&fill_puzzles.as_slice()),
        frame,
        grades: grades.into(),
        themes,
    };
    render(language, &page)
}

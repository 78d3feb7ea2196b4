//! Puzzles: one for today, and a trainer.

use askama::Template;
use axum::extract::State;
use axum::response::Html;
use kamisado_engine::puzzle::{self, Puzzle};
use kamisado_i18n::Message;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::language::InLanguage;
use crate::pages::render;

/// What the script of the page says.
const WORDS: &[Message<'_>] = &[Message::EngineLost, Message::PuzzlesDailyDone];

#[derive(Debug, Template)]
#[template(path = "puzzles.html")]
struct Puzzles {
    frame: Frame,
    grades: Vec<Grade>,
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
    let grades = grades.into();
    render(language, &Puzzles { frame, grades })
}

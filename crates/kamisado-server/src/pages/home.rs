//! The front page: one click to a game, and the puzzle of the day to look at.

use askama::Template;
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse};
use kamisado::{Color, Match, Side};
use kamisado_i18n::Message;
use kamisado_view::lessons::LESSONS;
use kamisado_view::{Active, Day, PlacedTower, puzzles};
use serde::Serialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::language::InLanguage;
use crate::pages::render;

/// What the script of the page says.
const WORDS: &[Message<'_>] = &[
    Message::HistoryTied,
    Message::EndMatchWon,
    Message::EndMatchLost,
];

#[derive(Debug, Template)]
#[template(path = "home.html")]
struct Home {
    frame: Frame,
    /// The description, sentence by sentence, so that lines break between sentences where possible.
    tagline: Vec<String>,
    /// The name of the first lesson.
    first_lesson: &'static str,
}

impl Home {
    /// That a side has won, for the last match that was played.
    fn won(&self, side: Side) -> String {
        self.frame.say(Message::HistorySideWon { side })
    }
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "", &assets);
    let tagline = frame.say(Message::SiteTagline);
    let tagline = tagline.split_inclusive(". ").map(str::to_owned).collect();
    let first_lesson = LESSONS.first().map_or("", |lesson| lesson.name);
    let page = Home {
        frame,
        tagline,
        first_lesson,
    };
    render(language, &page)
}

/// The puzzle of a day, as the front page shows it.
#[derive(Debug, Serialize)]
struct Daily {
    sentence: String,
    state: Shown,
}

/// What the board is told of it.
#[derive(Debug, Serialize)]
struct Shown {
    colors: Vec<Vec<Color>>,
    towers: Vec<PlacedTower>,
    active: Option<Active>,
}

/// `/de/puzzles/2026-11-17`: the puzzle of a day. Which day it is the visitor's device knows.
pub(crate) async fn daily(
    InLanguage(language): InLanguage,
    Path((_, day)): Path<(String, String)>,
) -> Result<impl IntoResponse, Error> {
    let day: Day = day.parse().map_err(|_| Error::NotFound(language))?;
    let puzzle = puzzles::daily(day);
    let state = kamisado_view::State::of(&Match::from(puzzle.position), language);
    Ok(Json(Daily {
        sentence: puzzles::task(puzzle, language).sentence,
        state: Shown {
            colors: state.colors,
            towers: state.towers,
            active: state.active,
        },
    }))
}

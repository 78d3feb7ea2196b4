//! One module a page: its address, what it needs to know, and its template.

mod analyse;
mod board;
mod home;
mod learn;
mod lesson;
mod play;
mod puzzles;
mod review;
mod table;
pub(crate) mod trouble;

use askama::Template;
use axum::Router;
use axum::response::Html;
use axum::routing::get;
use kamisado::Language;

use crate::error::Error;
use crate::router::App;
use kamisado_view::lessons::LESSONS;

/// The paths, after the language, of the pages that are kept for use without a connection.
pub(crate) fn places() -> Vec<String> {
    let pages = [
        "", "play", "learn", "puzzles", "analyse", "review", "board", "offline",
    ];
    let lessons = LESSONS
        .iter()
        .map(|lesson| format!("learn/{}", lesson.name));
    pages
        .map(str::to_owned)
        .into_iter()
        .chain(lessons)
        .collect()
}

/// The addresses of all pages.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/{language}/", get(home::page))
        .route("/{language}/play", get(play::page))
        .route("/{language}/learn", get(learn::page))
        .route("/{language}/learn/{lesson}", get(lesson::page))
        .route("/{language}/puzzles", get(puzzles::page))
        .route("/{language}/analyse", get(analyse::page))
        .route("/{language}/review", get(review::page))
        .route("/{language}/board", get(board::page))
}

/// A page as an answer.
pub(crate) fn render(language: Language, page: &impl Template) -> Result<Html<String>, Error> {
    page.render()
        .map(Html)
        .map_err(|cause| Error::Broken(language, cause.to_string()))
}

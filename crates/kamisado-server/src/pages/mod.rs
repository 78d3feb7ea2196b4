//! One module a page: its address, what it needs to know, and its template.

pub(crate) mod home;
pub(crate) mod trouble;

use askama::Template;
use axum::Router;
use axum::response::Html;
use axum::routing::get;

use kamisado::Language;

use crate::error::Error;
use crate::router::App;

/// The addresses of all pages.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/{language}/", get(home::page))
}

/// A page as an answer.
fn render(language: Language, page: &impl Template) -> Result<Html<String>, Error> {
    page.render()
        .map(Html)
        .map_err(|cause| Error::Broken(language, cause.to_string()))
}

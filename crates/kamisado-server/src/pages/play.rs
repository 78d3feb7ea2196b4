//! Playing: against the computer, two on one screen, or watching.

use askama::Template;
use axum::extract::State;
use axum::response::Html;
use kamisado_i18n::Message;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::language::InLanguage;
use crate::pages::render;

/// What the script of the page says.
const WORDS: &[Message<'_>] = &[Message::NavPlay];

#[derive(Debug, Template)]
#[template(path = "play.html")]
struct Play {
    frame: Frame,
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "play", &assets);
    render(language, &Play { frame })
}

//! Analysis of any position or record.

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
const WORDS: &[Message<'_>] = &[Message::NavAnalyse];

#[derive(Debug, Template)]
#[template(path = "analyse.html")]
struct Analyse {
    frame: Frame,
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "analyse", &assets);
    render(language, &Analyse { frame })
}

//! The front page: one click to a game.

use askama::Template;
use axum::extract::State;
use axum::response::Html;
use kamisado_i18n::Message;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::language::InLanguage;
use crate::pages::render;

#[derive(Debug, Template)]
#[template(path = "home.html")]
struct Home {
    frame: Frame,
    /// The description, sentence by sentence, so that lines break between sentences where possible.
    tagline: Vec<String>,
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "", &assets);
    let tagline = frame.say(Message::SiteTagline);
    let tagline = tagline.split_inclusive(". ").map(str::to_owned).collect();
    render(language, &Home { frame, tagline })
}

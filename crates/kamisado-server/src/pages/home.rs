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
    /// What it is about, by sentences, none of which is broken where it need not be.
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

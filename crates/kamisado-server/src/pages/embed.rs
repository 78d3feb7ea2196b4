//! A board that pages of other sites show in a frame: a position, or a record to step through.

use askama::Template;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use kamisado::{Language, MatchRules};
use kamisado_i18n::Message;
use serde::Deserialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::headers::{CORP, embeddable_policy};
use crate::language::InLanguage;
use crate::pages::picture::{self, Shown};
use crate::pages::render;

/// What the script of the page says.
const WORDS: &[Message<'_>] = &[Message::EngineLost, Message::AnalyseRoot];

/// The longest text that is read, in bytes: a marathon match in words.
const LONGEST: usize = 64 << 10;

#[derive(Debug, Template)]
#[template(path = "embed.html")]
struct Embed {
    frame: Frame,
    /// The address of a picture of it, for previews of links.
    picture: String,
    /// Why there is nothing to show, where that is so. It is said in the frame, where the visitors of the other site look for the board.
    refusal: Option<String>,
}

/// The query of the address. What is written wrongly in it is as if it were not there.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Wish {
    /// A match or a position in any form that can be read.
    #[serde(rename = "match")]
    text: String,
    /// After how many decisions it is shown, instead of at its end; and `true` where it is seen from White's side.
    at: String,
    flipped: String,
}

impl Wish {
    /// What is shown at first, or why that is nothing.
    fn preview(&self, language: Language) -> Result<Shown, String> {
        if self.text.len() > LONGEST {
            return Err(Message::EmbedTooLong { count: LONGEST }.say(language));
        }
        let text = if self.text.trim().is_empty() {
            "startpos"
        } else {
            &self.text
        };
        let read = kamisado_view::read(text, MatchRules::default(), language);
        let (_, record) = read?;
        let mut game = record.game().clone();
        let at = self.at.parse::<i64>().unwrap_or(i64::MAX);
        let at = usize::try_from(at.max(0)).unwrap_or(usize::MAX);
        while game.decisions().len() > at && game.undo().is_some() {}
        Ok(picture::preview(&game, language))
    }
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
    RawQuery(query): RawQuery,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Result<Response, Error> {
    let wish = wish.map(|Query(wish)| wish).unwrap_or_default();
    let (shown, refusal) = match wish.preview(language) {
        Ok(shown) => (Some(shown), None),
        Err(reason) => (None, Some(reason)),
    };
    let status = match refusal {
        Some(_) => StatusCode::BAD_REQUEST,
        None => StatusCode::OK,
    };
    // Without a query it is the beginning of a match that is shown.
    let query = query.unwrap_or_default();
    let frame = Frame::new(language, "embed", &assets).showing(shown, Some(&query));
    let picture = frame.preview();
    let page = Embed {
        picture: if wish.flipped == "true" {
            format!("{picture}&flipped=true")
        } else {
            picture
        },
        frame,
        refusal,
    };
    let page = render(language, &page)?;
    let headers = [
        (header::CONTENT_SECURITY_POLICY, embeddable_policy()),
        (CORP, "cross-origin".to_owned()),
    ];
    Ok((status, headers, page).into_response())
}

//! A board that pages of other sites show in a frame: a position, or a record to step through.

use askama::Template;
use axum::extract::{Query, RawQuery, State};
use axum::http::header;
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
}

/// The query of the address.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    /// A match or a position in any form that can be read.
    #[serde(default, rename = "match")]
    text: String,
    /// After how many decisions it is shown, instead of at its end; and whether it is seen from White's side.
    at: Option<usize>,
    #[serde(default)]
    flipped: bool,
}

impl Wish {
    /// What is shown at first.
    fn preview(&self, language: Language) -> Result<Shown, Error> {
        let refused = |reason| Error::Unreadable(language, reason);
        if self.text.len() > LONGEST {
            let count = LONGEST;
            return Err(refused(Message::EmbedTooLong { count }.say(language)));
        }
        let text = if self.text.trim().is_empty() {
            "startpos"
        } else {
            &self.text
        };
        let read = kamisado_view::read(text, MatchRules::default(), language);
        let (_, record) = read.map_err(refused)?;
        let mut game = record.game().clone();
        let at = self.at.unwrap_or(usize::MAX);
        while game.decisions().len() > at && game.undo().is_some() {}
        Ok(picture::preview(&game, language))
    }
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
    RawQuery(query): RawQuery,
    Query(wish): Query<Wish>,
) -> Result<Response, Error> {
    let shown = wish.preview(language)?;
    // Without a query it is the beginning of a match that is shown.
    let query = query.unwrap_or_default();
    let frame = Frame::new(language, "embed", &assets).showing(Some(shown), Some(&query));
    let picture = frame.preview();
    let page = Embed {
        picture: if wish.flipped {
            format!("{picture}&flipped=true")
        } else {
            picture
        },
        frame,
    };
    let page = render(language, &page)?;
    let headers = [
        (header::CONTENT_SECURITY_POLICY, embeddable_policy()),
        (CORP, "cross-origin".to_owned()),
    ];
    Ok((headers, page).into_response())
}

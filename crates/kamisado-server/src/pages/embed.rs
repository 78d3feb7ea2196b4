//! A board that pages of other sites show in a frame: a position, or a record to step through.

use askama::Template;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use kamisado::{Language, MatchRules};
use kamisado_i18n::Message;
use serde::Deserialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::headers::{CORP, embeddable_policy};
use crate::language::InLanguage;
use crate::pages::render;

/// What the script of the page says.
const WORDS: &[Message<'_>] = &[Message::EngineLost, Message::AnalyseRoot];

/// The longest text that is read, in bytes: a marathon match in words.
const LONGEST: usize = 64 << 10;

#[derive(Debug, Template)]
#[template(path = "embed.html")]
struct Embed {
    frame: Frame,
    /// What is shown, in words, for previews of links.
    sentence: String,
    /// The address of a picture of it, and of the page itself; previews need whole addresses.
    picture: String,
    address: String,
}

/// The query of the address.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    /// A match or a position in any form that can be read.
    #[serde(default, rename = "match")]
    text: String,
}

impl Wish {
    /// The position at the end of the match, and what is due there.
    fn preview(&self, language: Language) -> Result<(String, String), Error> {
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
        let state = kamisado_view::State::of(record.game(), language);
        let position = kamisado_view::setup_of(record.game().now()).to_string();
        Ok((position, state.due))
    }
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
    headers: HeaderMap,
    Query(wish): Query<Wish>,
) -> Result<Response, Error> {
    let (position, sentence) = wish.preview(language)?;
    let frame = Frame::new(language, "embed", &assets);
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let host = host.unwrap_or_default();
    // Whoever is asked from outside stands behind a proxy that encrypts.
    let is_local = ["localhost", "127.", "[::1]"]
        .iter()
        .any(|name| host.starts_with(name));
    let origin = format!("{}://{host}", if is_local { "http" } else { "https" });
    let query =
        |name: &str, value: &str| serde_urlencoded::to_string([(name, value)]).unwrap_or_default();
    let page = Embed {
        picture: format!(
            "{origin}/diagram.png?{}&width=600",
            query("position", &position)
        ),
        address: format!(
            "{origin}{}?{}",
            frame.page("embed"),
            query("match", &wish.text)
        ),
        frame,
        sentence,
    };
    let page = render(language, &page)?;
    let headers = [
        (header::CONTENT_SECURITY_POLICY, embeddable_policy()),
        (CORP, "cross-origin".to_owned()),
    ];
    Ok((headers, page).into_response())
}

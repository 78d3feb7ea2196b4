//! The matches that were finished in this browser. The page is the same for everybody: what it shows only the browser knows.

use askama::Template;
use axum::extract::State;
use axum::response::Html;
use kamisado::{MatchKind, Side};
use kamisado_engine::Level;
use kamisado_i18n::Message;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::language::InLanguage;
use crate::pages::render;

/// What the script of the page says. The script replaces `{text}`.
const WORDS: &[Message<'_>] = &[
    Message::HistoryWon,
    Message::HistoryLost,
    Message::HistoryTied,
    Message::HistoryImported { text: "{text}" },
    Message::HistoryUnreadable,
    Message::ActionReview,
    Message::ActionDelete,
];

#[derive(Debug, Template)]
#[template(path = "history.html")]
struct History {
    frame: Frame,
}

impl History {
    /// The levels that one can have played, by number and by name.
    fn levels(&self) -> Vec<(String, String)> {
        let name = |level: Level| {
            let number = level.number();
            let name = self.frame.say(Message::LevelNumbered { level: number });
            (level.to_string(), name)
        };
        Level::all().map(name).collect()
    }

    fn kinds(&self) -> Vec<(String, String)> {
        let name = |kind: MatchKind| (kind.to_string(), self.frame.say(Message::KindName { kind }));
        MatchKind::ALL.map(name).into()
    }
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "history", &assets);
    render(language, &History { frame })
}

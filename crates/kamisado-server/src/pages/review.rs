//! The review of a finished match.

use askama::Template;
use axum::extract::{RawQuery, State};
use axum::response::Html;
use kamisado::Side;
use kamisado_i18n::Message;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::language::InLanguage;
use crate::pages::{picture, render};

/// What the script of the page says.
const WORDS: &[Message<'_>] = &[
    Message::AnalysisProving,
    Message::AnalysisUnknown,
    Message::AnalyseRoot,
    Message::EngineLost,
];

#[derive(Debug, Template)]
#[template(path = "review.html")]
struct Review {
    frame: Frame,
}

impl Review {
    /// The names of Black and White.
    fn sides(&self) -> [String; 2] {
        Side::ALL.map(|side| self.frame.say(Message::SideName { side }))
    }

    /// What is to be found in a mistake of either side.
    fn tasks(&self) -> [(Side, String); 2] {
        Side::ALL.map(|side| (side, self.frame.say(Message::ReviewPracticeTask { side })))
    }

    /// The heading of a round, with `{round}` where its number belongs.
    fn round(&self) -> String {
        let heading = self.frame.say(Message::LabelRound { round: 0 });
        heading.replace('0', "{round}")
    }
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
    RawQuery(query): RawQuery,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "review", &assets);
    let frame = frame.showing(picture::shown(query.as_deref(), language), query.as_deref());
    render(language, &Review { frame })
}

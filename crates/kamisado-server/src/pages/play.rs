//! Playing: against the computer, two on one screen, or watching.

use askama::Template;
use axum::extract::{RawQuery, State};
use axum::response::Html;
use kamisado::{Board, Fill, MatchKind, Opening, Side};
use kamisado_engine::Level;
use kamisado_engine::book::Favour;
use kamisado_i18n::Message;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::language::InLanguage;
use crate::pages::table::Choice;
use crate::pages::{picture, render};

/// What the script of the page says. The script replaces `{text}`.
const WORDS: &[Message<'_>] = &[
    Message::SeatYou,
    Message::SeatComputer,
    Message::StatusThinking,
    Message::StatusHint { text: "{text}" },
    Message::StatusUndone { text: "{text}" },
    Message::HomePause,
    Message::HomeResume,
    Message::EngineLost,
    Message::EngineBusy,
    Message::PlayRefused,
    Message::MenuTwoPlayers,
    Message::ActionResume,
    Message::ActionDelete,
    Message::AnalyseRestore,
    Message::EndMatchWon,
    Message::EndMatchLost,
    Message::EndRoundWon,
    Message::EndRoundLost,
    Message::LineUpNumber { text: "{text}" },
    Message::CoachBlunder { text: "{text}" },
    Message::ExportCopied,
    Message::GameCopyFailed,
];

#[derive(Debug, Template)]
#[template(path = "play.html")]
struct Play {
    frame: Frame,
    /// Whether the address asks for a game at once, and not for the form.
    is_asked: bool,
}

impl Play {
    fn kinds(&self) -> Vec<Choice> {
        let choice = |kind: MatchKind| Choice {
            value: kind.to_string(),
            name: self.frame.say(Message::KindName { kind }),
            about: self.frame.say(Message::KindAbout { kind }),
        };
        MatchKind::ALL.map(choice).into()
    }

    fn openings(&self) -> Vec<Choice> {
        let choice = |opening: Opening| Choice {
            value: opening.name().to_owned(),
            name: self.frame.say(Message::OpeningName { opening }),
            about: self.frame.say(Message::OpeningAbout { opening }),
        };
        Opening::ALL.map(choice).into()
    }

    /// Whom drawn line-ups can favour.
    fn favours(&self) -> Vec<Choice> {
        let choice = |favour: Favour| Choice {
            value: favour.name().to_owned(),
            name: self.frame.say(Message::FavourName {
                favoured: favour.side(),
            }),
            about: self.frame.say(Message::FavourAbout {
                favoured: favour.side(),
            }),
        };
        Favour::ALL.map(choice).into()
    }

    /// The levels, by number and by name.
    fn levels(&self) -> Vec<Choice> {
        let choice = |level: Level| Choice {
            value: level.to_string(),
            name: self.frame.say(Message::LevelNumbered {
                level: level.number(),
            }),
            about: String::new(),
        };
        Level::all().map(choice).collect()
    }

    fn board(&self, board: Board) -> String {
        self.frame.say(Message::BoardName { board })
    }
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
    RawQuery(query): RawQuery,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "play", &assets);
    let frame = frame.showing(picture::shown(query.as_deref(), language), query.as_deref());
    let is_asked = query.is_some_and(|query| !query.is_empty());
    render(language, &Play { frame, is_asked })
}

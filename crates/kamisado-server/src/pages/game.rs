//! A game between two people, for them and for whoever watches.

use askama::Template;
use axum::response::Html;
use kamisado::{BySide, Fill, Language, Side};
use kamisado_i18n::{Message, PhraseName, RefusalCode};
use kamisado_online::{Game, Phrase, Refusal};
use serde::Serialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::{Frame, json};
use crate::pages::render;

/// What the script of the page says. It puts what it knows in the places of `{name}`, `{time}` and `{text}`.
const WORDS: &[Message<'_>] = &[
    Message::SeatYou,
    Message::SeatComputer,
    Message::ExportCopied,
    Message::GameYourTurn,
    Message::GameOffline,
    Message::GameOfflineSending,
    Message::GameCrowd { text: "{text}" },
    Message::GameHere,
    Message::GameAway,
    Message::GameGone {
        name: "{name}",
        time: "{time}",
    },
    Message::GameGoneNow { name: "{name}" },
    Message::GameFirst { time: "{time}" },
    Message::GameTakebackOffered { name: "{name}" },
    Message::GameTakebackWaiting,
    Message::GameDecline,
    Message::GameWithdraw,
    Message::GameRematchOffered { name: "{name}" },
    Message::GameRematchWaiting,
    Message::GamePremove { text: "{text}" },
    Message::GamePremoveDropped,
    Message::GameClockMinute,
    Message::GameClockSeconds,
    Message::GameNotifyDenied,
    Message::GameCopyFailed,
];

#[derive(Debug, Template)]
#[template(path = "game.html")]
struct GamePage {
    frame: Frame,
    game: Game,
    players: BySide<Player>,
}

/// A player, as the page shows them.
#[derive(Debug, Serialize)]
struct Player {
    name: String,
    /// The address of their page, if they have one.
    page: Option<String>,
    rating: Option<String>,
    /// The level, for the computer.
    level: Option<u8>,
}

/// What the script is told about the game.
#[derive(Debug, Serialize)]
struct Data<'a> {
    slug: &'a str,
    kind: String,
    opening: &'static str,
    board: &'static str,
    clock: String,
    rated: bool,
    players: BySidePlayers<'a>,
}

#[derive(Debug, Serialize)]
struct BySidePlayers<'a> {
    black: &'a Player,
    white: &'a Player,
}

impl GamePage {
    fn title(&self) -> String {
        format!("{} – {}", self.players.black.name, self.players.white.name)
    }

    fn about(&self) -> String {
        let rules = self.game.terms.rules;
        let kind = self.frame.say(Message::KindName { kind: rules.kind });
        let opening = self.frame.say(Message::OpeningName {
            opening: rules.opening,
        });
        format!("{kind} · {opening}")
    }

    fn phrases(&self) -> Vec<(&'static str, String)> {
        let say = |phrase: Phrase| {
            let name = phrase.name();
            let phrase = PhraseName(name);
            (name, self.frame.say(Message::Phrase { phrase }))
        };
        Phrase::ALL.map(say).into()
    }

    /// Why something can be refused; the last is for all other reasons.
    fn refusals(&self) -> Vec<(&'static str, String)> {
        refusals(&self.frame)
    }

    fn data(&self) -> String {
        let rules = self.game.terms.rules;
        json(&Data {
            slug: self.game.slug.as_str(),
            kind: rules.kind.to_string(),
            opening: rules.opening.name(),
            board: rules.board.name(),
            clock: self.game.terms.clock.to_string(),
            rated: self.game.terms.rated,
            players: BySidePlayers {
                black: &self.players.black,
                white: &self.players.white,
            },
        })
    }
}

//! A game between two people, for them and for whoever watches.

use askama::Template;
use kamisado::{BySide, Fill, Language, Side};
use kamisado_i18n::{Message, PhraseName};
use kamisado_online::{Game, PersonId, Phrase};
use serde::Serialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::{Frame, json};
use crate::pages::describe::{self, TermsText};
use crate::store::{Person, PersonKind, Store};

/// What the script of the page says. It puts what it knows in the places of `{name}`, `{time}` and `{text}`.
const WORDS: &[Message<'_>] = &[
    Message::SeatYou,
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
    Message::EndMatchWon,
    Message::EndMatchLost,
    Message::GameCopyFailed,
    Message::LineUpNumber { text: "{text}" },
    Message::ReportSent,
    Message::BlockDone,
];

/// The page of a game.
#[derive(Debug, Template)]
#[template(path = "game.html")]
pub(crate) struct GamePage {
    frame: Frame,
    title: String,
    game: Game,
    players: BySide<Player>,
}

/// A player, as the page shows them.
#[derive(Debug, Serialize)]
struct Player {
    name: String,
    /// The address of their page, if they have one.
    page: Option<String>,
    /// Their rating for such games.
    rating: Option<String>,
    /// Whether it is not the computer.
    #[serde(rename = "isPerson")]
    is_person: bool,
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
    players: Players<'a>,
}

#[derive(Debug, Serialize)]
struct Players<'a> {
    black: &'a Player,
    white: &'a Player,
}

impl GamePage {
    /// The page of a game that has begun.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn of(
        language: Language,
        assets: &Assets,
        store: &Store,
        game: Game,
    ) -> Result<GamePage, Error> {
        let frame = Frame::new(language, "game", assets).sheet(game.slug.as_str());
        let ids = Side::ALL.map(|side| game.players[side]);
        let people = store.people(&ids).await?;
        let mut players = Vec::with_capacity(ids.len());
        for id in ids {
            players.push(player(&frame, store, game, id, people.get(&id)).await?);
        }
        let mut players = players.into_iter();
        let (Some(black), Some(white)) = (players.next(), players.next()) else {
            return Err(Error::Busy);
        };
        let title = format!("{} – {}", black.name, white.name);
        Ok(GamePage {
            frame: frame.titled(title.clone()),
            title,
            game,
            players: BySide { black, white },
        })
    }

    fn about(&self) -> String {
        let terms = TermsText::new(&self.frame, self.game.terms);
        format!("{} · {} · {}", terms.counts, terms.game, terms.clock)
    }

    fn phrases(&self) -> Vec<(&'static str, String)> {
        let say = |phrase: Phrase| {
            let name = phrase.name();
            let phrase = PhraseName(name);
            (name, self.frame.say(Message::Phrase { phrase }))
        };
        Phrase::ALL.map(say).into()
    }

    /// What is said of a claim by this side.
    fn claimed_by(&self, side: Side) -> String {
        self.frame.say(Message::ResultClaim { side })
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
            players: Players {
                black: &self.players.black,
                white: &self.players.white,
            },
        })
    }
}

async fn player(
    frame: &Frame,
    store: &Store,
    game: Game,
    id: PersonId,
    person: Option<&Person>,
) -> Result<Player, Error> {
    let account = person.and_then(Person::name);
    let rated = match game.terms.pool() {
        Some(pool) => store.rating(id, pool).await?,
        None => None,
    };
    Ok(Player {
        name: describe::name(frame, person),
        page: account.map(|name| frame.page(&format!("player/{name}"))),
        rating: rated.map(|rated| format!("{:.0}", rated.rating)),
        is_person: !matches!(
            person.map(|person| &person.kind),
            Some(PersonKind::Computer(_))
        ),
    })
}

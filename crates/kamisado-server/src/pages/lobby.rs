//! The lobby: quick pairing, open seeks, and a form for every other game.

use std::str::FromStr;
use std::time::Duration;

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use kamisado::{Board, MatchKind, MatchRules, Opening, Side};
use kamisado_engine::Level;
use kamisado_i18n::Message;
use kamisado_online::lines;
use kamisado_online::{Clock, Down, Per, PersonId, Refusal, Stamp, Terms};
use serde::Deserialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::form::Form;
use crate::frame::Frame;
use crate::online::{Online, Open};
use crate::pages::describe::{self, TermsText};
use crate::pages::{answer, set};
use crate::people::{People, Visitor};
use crate::store::{LiveGame, Pairing, SeekId, Store};

/// The clocks of quick pairing: a double round for the rating at three speeds, a match, and games that count for nothing.
const QUICK: [&str; 9] = [
    "double matchplay standard 180+2 rated",
    "double matchplay standard 300+3 rated",
    "double matchplay standard 900+0 rated",
    "standard matchplay standard 600+5 rated",
    "single standard standard 180+2 casual",
    "standard standard standard 600+5 casual",
    "double matchplay standard 1d rated",
    "double matchplay standard 3d rated",
    "standard standard standard 7d casual",
];

#[derive(Debug, Template)]
#[template(path = "lobby.html")]
struct Lobby {
    frame: Frame,
    quick: Vec<Quick>,
    seeks: Vec<Row>,
    own: Vec<Own>,
    /// How many games can be watched, if any.
    live: Option<String>,
    /// Whether the visitor can play for the rating.
    has_account: bool,
    trouble: Option<String>,
}

/// The open seeks alone.
#[derive(Debug, Template)]
#[template(path = "seeks.html")]
struct Seeks {
    frame: Frame,
    seeks: Vec<Row>,
}

#[derive(Debug)]
struct Quick {
    terms: Terms,
    text: TermsText,
}

#[derive(Debug)]
struct Row {
    id: i64,
    name: String,
    rating: String,
    terms: TermsText,
    /// The side for whoever takes it, where that is not drawn.
    side: Option<String>,
    is_own: bool,
}

/// A game that the visitor is playing.
#[derive(Debug)]
struct Own {
    slug: String,
    black: String,
    white: String,
    terms: TermsText,
    /// Whether the visitor has to decide.
    is_due: bool,
    /// Until when they have to, in milliseconds since 1970.
    due_at: Option<i64>,
}

impl Lobby {
    fn kinds(&self) -> Vec<(String, String)> {
        let name = |kind: MatchKind| (kind.to_string(), self.frame.say(Message::KindName { kind }));
        MatchKind::ALL.map(name).into()
    }

    fn openings(&self) -> Vec<(String, String)> {
        let name = |opening: Opening| {
            let name = self.frame.say(Message::OpeningName { opening });
            (opening.name().to_owned(), name)
        };
        Opening::ALL.map(name).into()
    }

    fn side_name(&self, side: Side) -> String {
        self.frame.say(Message::SideName { side })
    }

    fn words(&self) -> String {
        self.frame.words(&[Message::LobbyWaiting])
    }

    /// The kinds of match that can be rated.
    fn rated_kinds(&self) -> String {
        let kinds = MatchKind::ALL.map(|kind| (kind.to_string(), kind, Opening::MatchPlay));
        can_be_rated(kinds)
    }

    /// The openings that can be rated.
    fn rated_openings(&self) -> String {
        let name = |opening: Opening| (opening.name().to_owned(), MatchKind::Standard, opening);
        can_be_rated(Opening::ALL.map(name))
    }

    fn levels(&self) -> Vec<(u8, String)> {
        let name = |level: Level| {
            let level = level.number();
            (level, self.frame.say(Message::LevelNumbered { level }))
        };
        Level::all().map(name).collect()
    }

    async fn of(frame: Frame, visitor: &Visitor, online: &Online) -> Result<Lobby, Down> {
        let quick = QUICK.into_iter().filter_map(|text| {
            let terms = text.parse().ok()?;
            let text = TermsText::new(&frame, terms);
            Some(Quick { terms, text })
        });
        let count = u32::try_from(online.live().len()).unwrap_or(u32::MAX);
        Ok(Lobby {
            quick: quick.collect(),
            seeks: rows(&frame, online, visitor.id()).await?,
            own: own(&frame, online.store(), visitor.id()).await?,
            live: (count > 0).then(|| frame.say(Message::LobbyLive { count })),
            has_account: visitor.member().is_some(),
            trouble: None,
            frame,
        })
    }
}

async fn rows(frame: &Frame, online: &Online, me: Option<PersonId>) -> Result<Vec<Row>, Down> {
    let apart = match me {
        Some(me) => online.store().kept_apart(me).await?,
        None => Vec::new(),
    };
    let row = |open: &Open| {
        let wish = &open.seek.wish;
        Row {
            id: open.seek.id.0,
            name: describe::name(frame, open.person.as_ref()),
            rating: open
                .rated
                .as_ref()
                .map(describe::rating)
                .unwrap_or_default(),
            terms: TermsText::new(frame, wish.terms),
            side: wish.side.map(|side| frame.side(!side)),
            is_own: me == Some(wish.by),
        }
    };
    let open = online.lobby().open();
    let open = open
        .iter()
        .filter(|open| !apart.contains(&open.seek.wish.by));
    Ok(open.map(|open| row(open)).collect())
}

/// The games that the visitor is playing: those where they have to decide come first, and of these the most urgent one.
async fn own(frame: &Frame, store: &Store, me: Option<PersonId>) -> Result<Vec<Own>, Down> {
    let Some(me) = me else {
        return Ok(Vec::new());
    };
    let mut games = store.games_in_progress(me).await?;
    let is_due = |live: &LiveGame| live.side.is_some_and(|side| live.game.players[side] == me);
    games.sort_by_key(|live| (!is_due(live), live.due_at.unwrap_or(Stamp(i64::MAX))));
    let ids: Vec<_> = games
        .iter()
        .flat_map(|live| Side::ALL.map(|side| live.game.players[side]))
        .collect();
    let people = store.people(&ids).await?;
    let name = |id| describe::name(frame, people.get(&id));
    Ok(games
        .iter()
        .map(|live| Own {
            slug: live.game.slug.to_string(),
            black: name(live.game.players[Side::Black]),
            white: name(live.game.players[Side::White]),
            terms: TermsText::new(frame, live.game.terms),
            is_due: is_due(live),
            due_at: live.due_at.filter(|_| is_due(live)).map(|due_at| due_at.0),
        })
        .collect())
}

pub(crate) async fn page(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(online): State<Online>,
) -> Result<Response, Error> {
    let frame = Frame::new(visitor.language, "lobby", &assets).visited_by(&visitor);
    let page = Lobby::of(frame, &visitor, &online).await;
    let page = page?;
    answer(StatusCode::OK, &page, visitor.language, None)
}

/// The rows of open seeks, for the script.
pub(crate) async fn seeks(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(online): State<Online>,
) -> Result<Response, Error> {
    let frame = Frame::new(visitor.language, "lobby", &assets);
    let seeks = rows(&frame, &online, visitor.id()).await;
    let seeks = seeks?;
    answer(
        StatusCode::OK,
        &Seeks { frame, seeks },
        visitor.language,
        None,
    )
}

/// Those that can be rated with a clock, for the script.
fn can_be_rated(choices: impl IntoIterator<Item = (String, MatchKind, Opening)>) -> String {
    let names = choices.into_iter().filter_map(|(name, kind, opening)| {
        let terms = Terms {
            rules: MatchRules {
                kind,
                opening,
                board: Board::Standard,
            },
            clock: Clock::Days(1),
            rated: true,
        };
        terms.check().is_ok().then_some(name)
    });
    names.collect::<Vec<_>>().join(" ")
}

/// What the forms of the page send. `do` says which of them it was.
#[derive(Debug, Deserialize)]
pub(crate) struct Fields {
    #[serde(rename = "do")]
    what: String,
    seek: Option<i64>,
    terms: Option<String>,
    against: Option<String>,
    level: Option<String>,
    kind: Option<String>,
    opening: Option<String>,
    pace: Option<String>,
    minutes: Option<String>,
    seconds: Option<String>,
    days: Option<String>,
    side: Option<String>,
    rated: Option<String>,
}

impl Fields {
    /// What somebody wants to play.
    fn seek(&self) -> Option<lines::Seek> {
        let seconds = |text: &Option<String>, unit: u64| {
            let number: u64 = text.as_deref()?.trim().parse().ok()?;
            number.checked_mul(unit)
        };
        let clock = match self.pace.as_deref()? {
            "none" => Clock::None,
            "days" => Clock::Days(read(&self.days)?),
            "live" => Clock::Bank {
                bank: Duration::from_secs(seconds(&self.minutes, 60)?),
                increment: Duration::from_secs(seconds(&self.seconds, 1)?),
                delay: Duration::ZERO,
                per: Per::Match,
            },
            _ => return None,
        };
        // The bounds of a clock are those of its text.
        let clock = clock.to_string().parse().ok()?;
        let rules = MatchRules {
            kind: read(&self.kind)?,
            opening: read(&self.opening)?,
            board: Board::Standard,
        };
        Some(lines::Seek {
            terms: Terms {
                rules,
                clock,
                rated: self.rated.as_deref() == Some("rated"),
            },
            side: read(&self.side)?,
        })
    }
}

fn read<T: FromStr>(text: &Option<String>) -> Option<T> {
    text.as_deref()?.trim().parse().ok()
}

/// Where a form leads, or why it leads nowhere.
enum Next {
    /// To a page.
    To(String),
    Refused(Refusal, String),
}

pub(crate) async fn change(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(people): State<People>,
    State(online): State<Online>,
    Form(fields): Form<Fields>,
) -> Result<Response, Error> {
    let frame = Frame::new(visitor.language, "lobby", &assets).visited_by(&visitor);
    let (person, cookie) = visitor.or_guest(&people).await?;
    let next = begin(&frame, &visitor, &person, &online, &fields).await;
    match next {
        Next::To(page) => Ok((set(cookie), Redirect::to(&page)).into_response()),
        Next::Refused(why, words) => {
            let page = Lobby::of(frame, &visitor, &online).await;
            let mut page = page?;
            page.trouble = Some(words);
            let status = describe::refusal_status(why);
            answer(status, &page, visitor.language, cookie)
        }
    }
}

async fn begin(
    frame: &Frame,
    visitor: &Visitor,
    person: &crate::store::Person,
    online: &Online,
    fields: &Fields,
) -> Next {
    let (lobby, address) = (online.lobby(), visitor.address);
    let no_seek = Err(Refusal::NoSuchSeek);
    let result = match (fields.what.as_str(), fields.seek) {
        ("take", Some(id)) => match u64::try_from(id) {
            Ok(id) => lobby
                .take_number(person, address, id)
                .await
                .map(|game| game.slug),
            Err(_) => no_seek,
        },
        ("withdraw", None) => match lobby.withdraw_live(person.id).await {
            Ok(()) => return Next::To(frame.page("lobby")),
            Err(why) => Err(why),
        },
        ("pair", _) => match read(&fields.terms) {
            Some(terms) => match lobby.pair(person, address, terms).await {
                Ok(Pairing::Game(game)) => Ok(game.slug),
                Ok(Pairing::Waiting(_)) => return Next::To(frame.page("lobby")),
                Err(why) => Err(why),
            },
            None => Err(Refusal::Malformed),
        },
        ("withdraw", Some(id)) => match lobby.withdraw(person.id, SeekId(id)).await {
            Ok(()) => return Next::To(frame.page("lobby")),
            Err(why) => Err(why),
        },
        ("new", _) => {
            let Some(seek) = fields.seek() else {
                return refused(frame, Refusal::Malformed);
            };
            if let Err(error) = seek.terms.check() {
                return bad_terms(frame, describe::terms_error(error));
            }
            match fields.against.as_deref() {
                Some("computer") if seek.terms.rated => {
                    return bad_terms(frame, Message::TermsComputer);
                }
                Some("computer") => {
                    let level = read(&fields.level).unwrap_or_default();
                    match lobby.attempt(person, address).await {
                        Ok(()) => {
                            let begun = online.computers().begin(person, level, seek, address);
                            begun.await.map(|game| game.slug)
                        }
                        Err(why) => Err(why),
                    }
                }
                Some("anyone") => match lobby.post(person, address, seek, false).await {
                    Ok(_) => return Next::To(frame.page("lobby")),
                    Err(why) => Err(why),
                },
                _ => lobby
                    .post(person, address, seek, true)
                    .await
                    .map(|seek| seek.slug),
            }
        }
        _ => no_seek,
    };
    match result {
        Ok(slug) => Next::To(frame.page(&format!("game/{slug}"))),
        Err(why) => refused(frame, why),
    }
}

fn refused(frame: &Frame, why: Refusal) -> Next {
    Next::Refused(why, describe::refusal(frame, why))
}

/// Nobody can play on these terms, and this is the reason.
fn bad_terms(frame: &Frame, reason: Message<'_>) -> Next {
    let reason = &frame.say(reason);
    Next::Refused(Refusal::Terms, frame.say(Message::LobbyRefused { reason }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_pairings_can_be_played() {
        for text in QUICK {
            let terms: Terms = text.parse().unwrap();
            assert_eq!(terms.check(), Ok(()), "{text}");
        }
    }

    #[test]
    fn a_form_says_what_is_wanted_within_bounds() {
        let form = |changes: &[(&str, &str)]| {
            let mut fields = vec![
                ("do", "new"),
                ("kind", "standard"),
                ("opening", "matchplay"),
                ("pace", "live"),
                ("minutes", "10"),
                ("seconds", "5"),
                ("days", "3"),
                ("side", "any"),
                ("rated", "rated"),
            ];
            for change in changes {
                fields.retain(|(name, _)| name != &change.0);
                fields.push(*change);
            }
            let json: serde_json::Map<_, _> = fields
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value.into()))
                .collect();
            let fields: Fields = serde_json::from_value(json.into()).unwrap();
            fields.seek().map(|seek| seek.to_string())
        };
        assert_eq!(
            form(&[]).as_deref(),
            Some("standard matchplay standard 600+5 rated any")
        );
        assert_eq!(
            form(&[("pace", "days"), ("side", "white"), ("rated", "x")]).as_deref(),
            Some("standard matchplay standard 3d casual white")
        );
        for wrong in [
            ("minutes", "99999999999999999999"),
            ("minutes", "999"),
            ("minutes", "-1"),
            ("seconds", "x"),
            ("kind", "everything"),
            ("side", "green"),
            ("pace", "slow"),
        ] {
            assert_eq!(form(&[wrong]), None, "{wrong:?}");
        }
        assert_eq!(form(&[("minutes", "0"), ("seconds", "0")]), None);
        assert_eq!(form(&[("pace", "days"), ("days", "0")]), None);
    }
}

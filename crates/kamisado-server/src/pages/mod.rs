//! One module a page: its address, what it needs to know, and its template.

mod account;
mod analyse;
mod archive;
mod board;
mod codes;
mod complaint;
mod describe;
pub(crate) mod embed;
mod game;
mod games;
mod history;
mod home;
mod invitation;
mod leaderboard;
mod learn;
mod lesson;
mod lobby;
mod log_in;
mod me;
pub(crate) mod picture;
mod play;
mod player;
mod puzzles;
mod recover;
mod register;
mod review;
mod table;
pub(crate) mod trouble;
mod truth;

pub(crate) use home::daily;

use askama::Template;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse as _, Response};
use axum::routing::get;
use kamisado::Language;
use kamisado_i18n::Message;
use kamisado_online::Slug;
use serde::Deserialize;

use crate::error::{Error, too_often};
use crate::form;
use crate::frame::Frame;
use crate::people::{NewCookie, Refused};
use crate::router::App;
use crate::store::Passwords;
use kamisado_view::lessons::LESSONS;

/// The paths, after the language, of the pages that are kept for use without a connection.
pub(crate) fn places() -> Vec<String> {
    let pages = [
        "", "play", "learn", "puzzles", "analyse", "review", "history", "truth", "board", "offline",
    ];
    let lessons = LESSONS
        .iter()
        .map(|lesson| format!("learn/{}", lesson.name));
    pages
        .map(str::to_owned)
        .into_iter()
        .chain(lessons)
        .collect()
}

/// The pictures of the pages that are kept for use without a connection.
pub(crate) fn pictures() -> Vec<String> {
    LESSONS.iter().map(learn::picture).collect()
}

/// The addresses of the pages that depend on who asks, or on what is being played. Nobody keeps them.
pub(crate) fn personal() -> Router<App> {
    Router::new()
        .route("/me", get(me::who).post(me::become_guest))
        .route("/game/{slug}", get(invitation::anywhere))
        .route("/{language}/lobby", get(lobby::page).post(lobby::change))
        .route("/{language}/lobby/seeks", get(lobby::seeks))
        .route(
            "/{language}/game/{slug}",
            get(invitation::page).post(invitation::respond),
        )
        .route("/{language}/games", get(games::page))
        .route("/{language}/games/best", get(games::best))
        .route("/{language}/archive", get(archive::page))
        .route("/archive.txt", get(archive::download))
        .route("/archive/position", get(archive::position))
        .route("/archive/{file}", get(archive::record))
        .route("/{language}/leaderboard", get(leaderboard::first))
        .route("/{language}/leaderboard/{pool}", get(leaderboard::page))
        .route(
            "/{language}/player/{name}",
            get(player::page).post(player::respond),
        )
        .route("/{language}/log-in", get(log_in::page).post(log_in::log_in))
        .route(
            "/{language}/register",
            get(register::page).post(register::register),
        )
        .route(
            "/{language}/recover",
            get(recover::page).post(recover::recover),
        )
        .route(
            "/{language}/account",
            get(account::page).post(account::change),
        )
        .layer(DefaultBodyLimit::max(form::LARGEST))
}

/// The addresses of all pages that are the same for everybody.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/{language}/", get(home::page))
        .route("/{language}/play", get(play::page))
        .route("/{language}/learn", get(learn::page))
        .route("/{language}/learn/{lesson}", get(lesson::page))
        .route("/{language}/puzzles", get(puzzles::page))
        .route("/{language}/analyse", get(analyse::page))
        .route("/{language}/review", get(review::page))
        .route("/{language}/history", get(history::page))
        .route("/{language}/truth", get(truth::page))
        .route("/{language}/board", get(board::page))
}

/// A page as an answer.
pub(crate) fn render(language: Language, page: &impl Template) -> Result<Html<String>, Error> {
    page.render()
        .map(Html)
        .map_err(|cause| Error::Broken(language, cause.to_string()))
}

/// What is said by a button that copies something.
const COPYING: &[Message<'_>] = &[Message::ExportCopied, Message::GameCopyFailed];

/// The fewest characters of a password.
const SHORTEST: usize = Passwords::MIN;

/// The game that somebody wanted to play when they were asked for an account, in addresses and forms.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Wanted {
    game: String,
}

impl Wanted {
    fn slug(&self) -> Option<Slug> {
        self.game.parse().ok()
    }

    /// Where somebody goes who has an account now: to the game, or else to this page.
    fn page(&self, frame: &Frame, otherwise: &str) -> String {
        match self.slug() {
            Some(slug) => frame.page(&format!("game/{slug}")),
            None => frame.page(otherwise),
        }
    }

    /// What follows the address of a page that asks for an account.
    fn query(&self) -> String {
        let slug = self.slug();
        slug.map_or_else(String::new, |slug| format!("?game={slug}"))
    }
}

/// The header that sets a cookie, where there is one to set.
fn set(cookie: NewCookie) -> HeaderMap {
    let cookie = cookie.map(|cookie| (header::SET_COOKIE, cookie));
    HeaderMap::from_iter(cookie)
}

/// A page as an answer of its own kind, with the cookie that comes with it.
fn answer(
    status: StatusCode,
    page: &impl Template,
    language: Language,
    cookie: NewCookie,
) -> Result<Response, Error> {
    let page = render(language, page)?;
    Ok((status, set(cookie), page).into_response())
}

/// What is said when something about an account was refused.
fn refused(frame: &Frame, why: Refused, wrong: Message<'_>) -> (StatusCode, String) {
    let count = u32::try_from(SHORTEST).unwrap_or(u32::MAX);
    match why {
        Refused::Wrong => (StatusCode::UNPROCESSABLE_ENTITY, frame.say(wrong)),
        Refused::Name => (
            StatusCode::UNPROCESSABLE_ENTITY,
            frame.say(Message::NameRefused),
        ),
        Refused::Taken => (
            StatusCode::UNPROCESSABLE_ENTITY,
            frame.say(Message::NameTaken),
        ),
        Refused::Password => (
            StatusCode::UNPROCESSABLE_ENTITY,
            frame.say(Message::PasswordRefused { count }),
        ),
        Refused::TooOften(time) => (
            StatusCode::TOO_MANY_REQUESTS,
            too_often(frame.language, time),
        ),
        Refused::Busy => (
            StatusCode::SERVICE_UNAVAILABLE,
            frame.say(Message::LogInBusy),
        ),
    }
}

//! What can go wrong with a request, and the page that says so.

use std::time::Duration;

use askama::Template as _;
use axum::Extension;
use axum::extract::Request;
use axum::http::{HeaderName, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use kamisado::Language;
use kamisado_i18n::Message;
use kamisado_online::Down;

use crate::language::of_address;
use crate::pages::trouble::Trouble;

/// Why a request failed. Internals are logged, never shown.
#[derive(Clone, Debug)]
pub(crate) enum Error {
    /// There is no such page.
    NotFound(Language),
    /// There is no such game, and no open invitation to one.
    NoGame(Language),
    /// A part of the address cannot be read; the sentence says which.
    Unreadable(Language, String),
    /// The request is for a host name that is not the server's.
    Misdirected(Language, String),
    /// The server is busy, and the client should try again later. The answer has no page, because it has to be cheap.
    Busy,
    /// The database cannot be reached. [`explain`] makes a page of it.
    Down,
    /// It could change something, and does not come from a page of this server.
    Foreign(Language),
    /// It was asked too often, and may be again after this time.
    TooOften(Language, Duration),
    /// Something failed inside the server.
    Broken(Language, String),
}

impl Error {
    const fn status(&self) -> StatusCode {
        match self {
            Error::NotFound(_) | Error::NoGame(_) => StatusCode::NOT_FOUND,
            Error::Unreadable(..) => StatusCode::BAD_REQUEST,
            Error::Misdirected(..) => StatusCode::MISDIRECTED_REQUEST,
            Error::Busy | Error::Down => StatusCode::SERVICE_UNAVAILABLE,
            Error::Foreign(_) => StatusCode::FORBIDDEN,
            Error::TooOften(..) => StatusCode::TOO_MANY_REQUESTS,
            Error::Broken(..) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<Down> for Error {
    fn from(_: Down) -> Error {
        Error::Down
    }
}

const LATER: [(HeaderName, &str); 1] = [(header::RETRY_AFTER, "5")];

/// Marks an answer that says that the database cannot be reached.
#[derive(Clone, Copy)]
struct IsDown;

/// Makes a page of [`Error::Down`], in the language of the address: whoever finds that out does not always know the language.
pub(crate) async fn explain(request: Request, next: Next) -> Response {
    let language = of_address(request.uri().path(), request.headers());
    let answer = next.run(request).await;
    if answer.extensions().get::<IsDown>().is_none() {
        return answer;
    }
    let title = Message::TroubleDown.say(language);
    let text = Message::TroubleDownText.say(language);
    match Trouble::new(language, title, text).render() {
        Ok(page) => (answer.status(), LATER, Html(page)).into_response(),
        Err(_) => answer,
    }
}

/// Says when to try again.
pub(crate) fn too_often(language: Language, time: Duration) -> String {
    let minutes = u32::try_from(time.as_secs().div_ceil(60)).unwrap_or(u32::MAX);
    Message::TroubleTooOftenText {
        count: minutes.max(1),
    }
    .say(language)
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.status();
        let (language, title, text) = match self {
            Error::NotFound(language) => {
                let text = Message::TroubleNotFoundText.say(language);
                (language, Message::TroubleNotFound.say(language), text)
            }
            Error::NoGame(language) => {
                let text = Message::TroubleNotFoundText.say(language);
                (language, Message::InvitationGone.say(language), text)
            }
            Error::Unreadable(language, text) => {
                (language, Message::TroubleUnreadable.say(language), text)
            }
            Error::Misdirected(language, host) => {
                let text = Message::TroubleHostText { name: &host }.say(language);
                (language, Message::TroubleHost.say(language), text)
            }
            Error::Busy => return (status, LATER).into_response(),
            Error::Down => return (status, LATER, Extension(IsDown)).into_response(),
            Error::Foreign(language) => {
                let text = Message::TroubleForeignText.say(language);
                (language, Message::TroubleForeign.say(language), text)
            }
            Error::TooOften(language, time) => {
                let text = too_often(language, time);
                (language, Message::TroubleTooOften.say(language), text)
            }
            Error::Broken(language, cause) => {
                tracing::error!(cause, "a request could not be answered");
                let text = Message::TroubleFailedText.say(language);
                (language, Message::TroubleFailed.say(language), text)
            }
        };
        match Trouble::new(language, title, text).render() {
            Ok(page) => (status, Html(page)).into_response(),
            Err(_) => status.into_response(),
        }
    }
}

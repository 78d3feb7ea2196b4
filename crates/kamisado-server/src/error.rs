//! What can go wrong with a request, and the page that says so.

use askama::Template as _;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use kamisado::Language;
use kamisado_i18n::Message;

use crate::pages::trouble::Trouble;

/// Why a request failed. Internals are logged, never shown.
#[derive(Clone, Debug)]
pub(crate) enum Error {
    /// There is no such page.
    NotFound(Language),
    /// A part of the address cannot be read; the sentence says which.
    Unreadable(Language, String),
    /// The request is for a host name that is not the server's.
    Misdirected(Language, String),
    /// The server is busy, and the client should try again later. The answer has no page, because it has to be cheap.
    Busy,
    /// Something failed inside the server.
    Broken(Language, String),
}

impl Error {
    const fn status(&self) -> StatusCode {
        match self {
            Error::NotFound(_) => StatusCode::NOT_FOUND,
            Error::Unreadable(..) => StatusCode::BAD_REQUEST,
            Error::Misdirected(..) => StatusCode::MISDIRECTED_REQUEST,
            Error::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Error::Broken(..) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.status();
        let (language, title, text) = match self {
            Error::NotFound(language) => {
                let text = Message::TroubleNotFoundText.say(language);
                (language, Message::TroubleNotFound.say(language), text)
            }
            Error::Unreadable(language, text) => {
                (language, Message::TroubleUnreadable.say(language), text)
            }
            Error::Misdirected(language, host) => {
                let text = Message::TroubleHostText { name: &host }.say(language);
                (language, Message::TroubleHost.say(language), text)
            }
            Error::Busy => return (status, [(header::RETRY_AFTER, "5")]).into_response(),
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

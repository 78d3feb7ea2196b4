//! What a form sends, read within bounds.

use axum::extract::{FromRequest, Request};
use kamisado_i18n::Message;
use serde::de::DeserializeOwned;

use crate::error::Error;
use crate::language::preferred;

/// More than any form of ours sends.
pub(crate) const LARGEST: usize = 4 << 10;

/// The fields of a form.
#[derive(Clone, Debug)]
pub(crate) struct Form<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Form<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Form<T>, Error> {
        let first = request.uri().path().split('/').nth(1).unwrap_or_default();
        let language = first
            .parse()
            .unwrap_or_else(|_| preferred(request.headers()));
        match axum::Form::from_request(request, state).await {
            Ok(axum::Form(fields)) => Ok(Form(fields)),
            Err(_) => {
                let text = Message::FormUnreadable.say(language);
                Err(Error::Unreadable(language, text))
            }
        }
    }
}

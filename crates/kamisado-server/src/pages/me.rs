//! `/me`: who is asking, for scripts.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use serde::Serialize;

use crate::error::Error;
use crate::pages::set;
use crate::people::{People, Visitor};
use crate::store::{Person, PersonKind};

#[derive(Debug, Serialize)]
struct Me<'a> {
    name: Option<&'a str>,
    kind: Option<&'static str>,
}

impl<'a> Me<'a> {
    fn of(person: Option<&'a Person>) -> Me<'a> {
        Me {
            name: person.and_then(Person::name),
            kind: person.map(|person| match person.kind {
                PersonKind::Account(_) => "member",
                _ => "guest",
            }),
        }
    }
}

pub(crate) async fn who(visitor: Visitor) -> Response {
    Json(Me::of(visitor.person())).into_response()
}

/// Makes a guest of a stranger.
pub(crate) async fn become_guest(
    visitor: Visitor,
    State(people): State<People>,
) -> Result<Response, Error> {
    let (person, cookie) = visitor.or_guest(&people).await?;
    Ok((set(cookie), Json(Me::of(Some(&person)))).into_response())
}

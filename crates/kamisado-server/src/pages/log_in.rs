//! Logging in.

use askama::Template;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use kamisado_i18n::Message;
use serde::Deserialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::form::Form;
use crate::frame::Frame;
use crate::pages::{Wanted, answer, refused, set};
use crate::people::{People, Refused, Visitor};

#[derive(Debug, Template)]
#[template(path = "log-in.html")]
struct LogIn {
    frame: Frame,
    name: String,
    wanted: Wanted,
    trouble: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Fields {
    name: String,
    password: String,
    #[serde(flatten)]
    wanted: Wanted,
}

pub(crate) async fn page(
    visitor: Visitor,
    State(assets): State<Assets>,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, Error> {
    let page = LogIn {
        frame: Frame::new(visitor.language, "log-in", &assets),
        name: String::new(),
        wanted: wanted.map(|Query(wanted)| wanted).unwrap_or_default(),
        trouble: None,
    };
    answer(StatusCode::OK, &page, visitor.language, None)
}

pub(crate) async fn log_in(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(people): State<People>,
    Form(fields): Form<Fields>,
) -> Result<Response, Error> {
    let Fields {
        name,
        password,
        wanted,
    } = fields;
    let frame = Frame::new(visitor.language, "log-in", &assets);
    match people.log_in(visitor.address, &name, password).await {
        Ok(person) => {
            let cookie = visitor.begin_session(&people, person.id).await?;
            let next = Redirect::to(&wanted.page(&frame, "lobby"));
            Ok((set(cookie), next).into_response())
        }
        Err(why) => {
            let wrong = Message::LogInFailed;
            let (status, trouble) = refused(&frame, why, wrong);
            // Somebody who mistyped need not write the name again; it is not said whether anybody has it.
            let name = if why == Refused::Wrong {
                name
            } else {
                String::new()
            };
            let language = visitor.language;
            let trouble = Some(trouble);
            answer(
                status,
                &LogIn {
                    frame,
                    name,
                    wanted,
                    trouble,
                },
                language,
                None,
            )
        }
    }
}

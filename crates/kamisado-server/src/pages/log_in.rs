//! Logging in.

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use kamisado_i18n::Message;
use serde::Deserialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::form::Form;
use crate::frame::Frame;
use crate::pages::{answer, refused};
use crate::people::{People, Refused, Visitor};

#[derive(Debug, Template)]
#[template(path = "log-in.html")]
struct LogIn {
    frame: Frame,
    name: String,
    trouble: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Fields {
    name: String,
    password: String,
}

pub(crate) async fn page(
    visitor: Visitor,
    State(assets): State<Assets>,
) -> Result<Response, Error> {
    let page = LogIn {
        frame: Frame::new(visitor.language, "log-in", &assets),
        name: String::new(),
        trouble: None,
    };
    answer(StatusCode::OK, &page, visitor.language, None)
}

pub(crate) async fn log_in(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(people): State<People>,
    Form(Fields { name, password }): Form<Fields>,
) -> Result<Response, Error> {
    let frame = Frame::new(visitor.language, "log-in", &assets);
    match people.log_in(visitor.address, &name, password).await {
        Ok(person) => {
            let cookie = visitor.begin_session(&people, person.id).await?;
            let lobby = Redirect::to(&frame.page("lobby"));
            Ok((crate::pages::set(cookie), lobby).into_response())
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
                    trouble,
                },
                language,
                None,
            )
        }
    }
}

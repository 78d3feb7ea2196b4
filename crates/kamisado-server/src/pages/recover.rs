//! A new password for somebody who has a recovery code.

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
use crate::pages::{SHORTEST, Wanted, answer, refused, set};
use crate::people::{People, Visitor};

#[derive(Debug, Template)]
#[template(path = "recover.html")]
struct Recover {
    frame: Frame,
    name: String,
    wanted: Wanted,
    trouble: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Fields {
    name: String,
    code: String,
    password: String,
    #[serde(flatten)]
    wanted: Wanted,
}

pub(crate) async fn page(
    visitor: Visitor,
    State(assets): State<Assets>,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, Error> {
    let page = Recover {
        frame: Frame::new(visitor.language, "recover", &assets),
        name: String::new(),
        wanted: wanted.map(|Query(wanted)| wanted).unwrap_or_default(),
        trouble: None,
    };
    answer(StatusCode::OK, &page, visitor.language, None)
}

pub(crate) async fn recover(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(people): State<People>,
    Form(fields): Form<Fields>,
) -> Result<Response, Error> {
    let Fields {
        name,
        code,
        password,
        wanted,
    } = fields;
    let frame = Frame::new(visitor.language, "recover", &assets);
    match people
        .recover(visitor.address, &name, &code, password)
        .await
    {
        Ok(person) => {
            let cookie = visitor.begin_session(&people, person.id).await?;
            let next = Redirect::to(&wanted.page(&frame, "account"));
            Ok((set(cookie), next).into_response())
        }
        Err(why) => {
            let (status, trouble) = refused(&frame, why, Message::RecoverFailed);
            let trouble = Some(trouble);
            let language = visitor.language;
            answer(
                status,
                &Recover {
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

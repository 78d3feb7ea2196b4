//! A name and a password for a guest.

use askama::Template;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use kamisado_i18n::Message;
use serde::Deserialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::form::Form;
use crate::frame::Frame;
use crate::pages::codes::Codes;
use crate::pages::{SHORTEST, Wanted, answer, refused};
use crate::people::{People, Visitor};

#[derive(Debug, Template)]
#[template(path = "register.html")]
struct Register {
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
    let page = Register {
        frame: Frame::new(visitor.language, "register", &assets),
        name: String::new(),
        wanted: wanted.map(|Query(wanted)| wanted).unwrap_or_default(),
        trouble: None,
    };
    answer(StatusCode::OK, &page, visitor.language, None)
}

/// Makes an account of a guest, who keeps their games, or of a stranger; and shows the recovery codes, this once.
pub(crate) async fn register(
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
    let language = visitor.language;
    let frame = Frame::new(language, "register", &assets);
    let guest = match visitor.member() {
        // Somebody with an account who wants another begins as a new guest.
        Some(_) => None,
        None => visitor.id(),
    };
    match people
        .register(visitor.address, guest, &name, password)
        .await
    {
        Ok(person) => {
            // Whoever knew the guest's cookie does not know this one.
            let cookie = visitor.begin_session(&people, person).await?;
            let codes = people.store.new_recovery_codes(person).await;
            let codes = codes?;
            let next = wanted.page(&frame, "account");
            let page = Codes::new(frame, &codes, next);
            answer(StatusCode::OK, &page, language, cookie)
        }
        Err(why) => {
            let (status, trouble) = refused(&frame, why, Message::NameTaken);
            let trouble = Some(trouble);
            answer(
                status,
                &Register {
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

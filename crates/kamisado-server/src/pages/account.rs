//! Somebody's own account: sessions, password, recovery codes, data, and its end.

use askama::Template;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use kamisado_i18n::Message;
use kamisado_online::PersonId;
use serde::Deserialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::form::Form;
use crate::frame::Frame;
use crate::pages::codes::Codes;
use crate::pages::{SHORTEST, answer, describe, refused, set};
use crate::people::{People, Refused, Visitor};
use crate::pieces::Pieces;
use crate::store::{Person, Session, SessionId};

#[derive(Debug, Template)]
#[template(path = "account.html")]
struct Account {
    frame: Frame,
    member: Option<Member>,
    is_guest: bool,
    news: Option<String>,
    trouble: Option<String>,
}

#[derive(Debug)]
struct Member {
    name: String,
    sessions: Vec<Row>,
    /// How many recovery codes are left.
    codes: String,
    blocks: Vec<Blocked>,
}

/// Somebody who is blocked.
#[derive(Debug)]
struct Blocked {
    id: i64,
    name: String,
    /// The address of their page, if they have one.
    page: Option<String>,
}

/// A session on the list.
#[derive(Debug)]
struct Row {
    id: i64,
    agent: String,
    used: String,
    is_here: bool,
}

/// What the forms of the page send. `do` says which of them it was.
#[derive(Debug, Deserialize)]
pub(crate) struct Fields {
    #[serde(rename = "do")]
    what: String,
    session: Option<i64>,
    person: Option<i64>,
    password: Option<String>,
    new: Option<String>,
}

/// What became of what was asked for.
enum Outcome {
    /// The page says this.
    Said(Message<'static>),
    Refused(Refused),
    /// Another answer than the page.
    Other(Response),
}

pub(crate) async fn page(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(people): State<People>,
) -> Result<Response, Error> {
    let page = Account::of(&visitor, &people, &assets).await?;
    answer(StatusCode::OK, &page, visitor.language, None)
}

pub(crate) async fn change(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(people): State<People>,
    Form(fields): Form<Fields>,
) -> Result<Response, Error> {
    let frame = Frame::new(visitor.language, "account", &assets);
    if fields.what == "log-out" {
        let cookie = visitor.end_session(&people).await?;
        let home = Redirect::to(&frame.page(""));
        return Ok((set(cookie), home).into_response());
    }
    let Some((session, person)) = visitor.member() else {
        return Ok(Redirect::to(&frame.page("log-in")).into_response());
    };
    let outcome = match carry_out(&people, &visitor, session, person, fields, &frame).await {
        Ok(outcome) => outcome,
        Err(refused) => Outcome::Refused(refused),
    };
    let mut page = Account::of(&visitor, &people, &assets).await?;
    let status = match outcome {
        Outcome::Other(response) => return Ok(response),
        Outcome::Said(message) => {
            page.news = Some(frame.say(message));
            StatusCode::OK
        }
        Outcome::Refused(why) => {
            let (status, trouble) = refused(&frame, why, Message::PasswordWrong);
            page.trouble = Some(trouble);
            status
        }
    };
    answer(status, &page, visitor.language, None)
}

async fn carry_out(
    people: &People,
    visitor: &Visitor,
    session: SessionId,
    person: &Person,
    fields: Fields,
    frame: &Frame,
) -> Result<Outcome, Refused> {
    let password = fields.password.unwrap_or_default();
    let back = || Outcome::Other(Redirect::to(&frame.page("account")).into_response());
    match fields.what.as_str() {
        "end-session" => {
            let ended = SessionId(fields.session.unwrap_or_default());
            people.store.end_session(person.id, ended).await?;
            people.session_ended(person.id);
            Ok(back())
        }
        "unblock" => {
            let other = PersonId(fields.person.unwrap_or_default());
            people.store.unblock(person.id, other).await?;
            Ok(back())
        }
        "end-others" => {
            people.end_other_sessions(person.id, session).await?;
            Ok(back())
        }
        "password" => {
            let new = fields.new.unwrap_or_default();
            let changed = people.change_password(visitor.address, person, password, new);
            changed.await?;
            people.end_other_sessions(person.id, session).await?;
            Ok(Outcome::Said(Message::PasswordChanged))
        }
        "codes" => {
            people.confirm(visitor.address, person, password).await?;
            let codes = people.store.new_recovery_codes(person.id).await?;
            let page = Codes::new(frame.clone(), &codes, frame.page("account"));
            let shown = answer(StatusCode::OK, &page, visitor.language, None);
            Ok(Outcome::Other(shown.unwrap_or_else(Error::into_response)))
        }
        "export" => {
            let download = people.rates.downloads.take(visitor.address);
            download.map_err(Refused::TooOften)?;
            let mut export = people.store.export(person.id).await?;
            let (pieces, data) = Pieces::new();
            tokio::spawn(async move {
                // What is broken off ends the file early; it is no JSON then.
                while let Ok(Some(piece)) = export.next().await {
                    if pieces.send(piece).await.is_err() {
                        return;
                    }
                }
            });
            let name = "attachment; filename=\"kamisado.json\"";
            let headers = [
                (header::CONTENT_TYPE, "application/json"),
                (header::CONTENT_DISPOSITION, name),
            ];
            Ok(Outcome::Other((headers, data).into_response()))
        }
        "delete" => {
            people.delete(visitor.address, person, password).await?;
            let cookie = visitor.end_session(people).await;
            let home = Redirect::to(&frame.page(""));
            let cookie = cookie.map_err(|_| Refused::Busy)?;
            Ok(Outcome::Other((set(cookie), home).into_response()))
        }
        _ => Ok(back()),
    }
}

impl Account {
    async fn of(visitor: &Visitor, people: &People, assets: &Assets) -> Result<Account, Error> {
        let frame = Frame::new(visitor.language, "account", assets);
        let member = match visitor.member() {
            Some((session, person)) => {
                let member = Member::of(&frame, people, session, person).await;
                Some(member?)
            }
            None => None,
        };
        Ok(Account {
            is_guest: visitor.person().is_some(),
            member,
            news: None,
            trouble: None,
            frame,
        })
    }
}

impl Member {
    async fn of(
        frame: &Frame,
        people: &People,
        here: SessionId,
        person: &Person,
    ) -> Result<Member, kamisado_online::Down> {
        let row = |session: Session| Row {
            id: session.id.0,
            agent: browser(&session.agent).unwrap_or_else(|| frame.say(Message::SessionUnknown)),
            used: frame.say(Message::SessionUsed {
                date: &describe::date(session.seen_at),
            }),
            is_here: session.id == here,
        };
        let store = &people.store;
        let sessions = store.sessions(person.id).await?;
        let codes = store.recovery_codes_left(person.id).await?;
        let blocked = store.blocked_by(person.id).await?;
        let people = store.people(&blocked).await?;
        Ok(Member {
            name: describe::name(frame, Some(person)),
            sessions: sessions.into_iter().map(row).collect(),
            codes: match u32::try_from(codes).unwrap_or(u32::MAX) {
                0 => frame.say(Message::CodesNone),
                count => frame.say(Message::CodesLeft { count }),
            },
            blocks: blocked
                .iter()
                .map(|id| {
                    let other = people.get(id);
                    let account = other.and_then(Person::name);
                    Blocked {
                        id: id.0,
                        name: describe::name(frame, other),
                        page: account.map(|name| frame.page(&format!("player/{name}"))),
                    }
                })
                .collect(),
        })
    }
}

/// The browser and the system, as far as what a browser calls itself tells.
fn browser(agent: &str) -> Option<String> {
    let find = |names: &[(&str, &'static str)]| {
        let found = names.iter().find(|(sign, _)| agent.contains(sign));
        found.map(|(_, name)| *name)
    };
    let browser = find(&[
        ("Firefox/", "Firefox"),
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    match (browser, system) {
        (Some(browser), Some(system)) => Some(format!("{browser}, {system}")),
        (one, other) => one.or(other).map(str::to_owned),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_called_by_its_name() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        assert_eq!(browser(firefox).as_deref(), Some("Firefox, Linux"));
        assert_eq!(browser("<script>"), None);
    }
}

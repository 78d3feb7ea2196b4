//! The address of a game before it has begun: an invitation, for whoever made it and for whoever opens it.

use askama::Template;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use kamisado::Side;
use kamisado_i18n::Message;
use kamisado_online::{Game, Journal as _, Slug};

use crate::assets::Assets;
use crate::error::Error;
use crate::form::Form;
use crate::frame::Frame;
use crate::language::preferred;
use crate::online::Online;
use crate::pages::complaint;
use crate::pages::describe::{self, TermsText};
use crate::pages::game::GamePage;
use crate::pages::{COPYING, answer, set};
use crate::people::{People, Visitor};
use crate::store::Seek;

#[derive(Debug, Template)]
#[template(path = "invitation.html")]
struct Invitation {
    frame: Frame,
    slug: Slug,
    from: String,
    /// Its own address.
    here: String,
    terms: TermsText,
    side: String,
    link: String,
    is_own: bool,
    /// Whether it is for the rating, and the visitor has no account.
    needs_account: bool,
    trouble: Option<String>,
}

pub(crate) async fn page(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(online): State<Online>,
    Path((_, slug)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let language = visitor.language;
    let slug: Slug = slug.parse().map_err(|_| Error::NotFound(language))?;
    let found = online.store().game(slug).await?;
    if let Some(found) = found {
        let page = GamePage::of(language, &assets, online.store(), found).await?;
        return answer(StatusCode::OK, &page, language, None);
    }
    let seek = online.store().invitation(slug).await;
    match seek? {
        Some(seek) => {
            let page = show(&visitor, &assets, &online, &seek, &headers).await?;
            answer(StatusCode::OK, &page, language, None)
        }
        None => Err(Error::NoGame(language)),
    }
}

async fn show(
    visitor: &Visitor,
    assets: &Assets,
    online: &Online,
    seek: &Seek,
    headers: &HeaderMap,
) -> Result<Invitation, Error> {
    let title = Message::InvitationTitle.say(visitor.language);
    let frame = Frame::new(visitor.language, "game", assets)
        .sheet(seek.slug.as_str())
        .titled(title);
    let person = online.store().person(seek.wish.by).await;
    let person = person?;
    let name = describe::name(&frame, person.as_ref());
    let here = frame.page(&format!("game/{}", seek.slug));
    let is_own = visitor.id() == Some(seek.wish.by);
    let side = seek.wish.side;
    Ok(Invitation {
        slug: seek.slug,
        from: frame.say(Message::InvitationFrom { name: &name }),
        terms: TermsText::new(&frame, seek.wish.terms),
        side: describe::side(&frame, if is_own { side } else { side.map(|side| !side) }),
        // Whoever opens it reads it in their own language.
        link: format!("{}/game/{}", visitor.site(headers), seek.slug),
        here,
        is_own,
        needs_account: seek.wish.terms.rated && visitor.member().is_none(),
        trouble: None,
        frame,
    })
}

/// Leads from the address of a game that is sent around to the page in the visitor's language.
pub(crate) async fn anywhere(
    Path(slug): Path<String>,
    headers: HeaderMap,
) -> Result<Redirect, Error> {
    let language = preferred(&headers);
    let slug: Slug = slug.parse().map_err(|_| Error::NotFound(language))?;
    Ok(Redirect::temporary(&format!("/{language}/game/{slug}")))
}

/// Accepts an invitation or withdraws it; or blocks or reports the opponent, once the game has begun.
pub(crate) async fn respond(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(people): State<People>,
    State(online): State<Online>,
    Path((_, slug)): Path<(String, String)>,
    headers: HeaderMap,
    Form(fields): Form<complaint::Fields>,
) -> Result<Response, Error> {
    let language = visitor.language;
    let slug: Slug = slug.parse().map_err(|_| Error::NotFound(language))?;
    if fields.is_complaint() {
        let found = online.store().game(slug).await?;
        let Game { id, players, .. } = found.ok_or(Error::NotFound(language))?;
        let me = visitor.id().ok_or(Error::NotFound(language))?;
        let own = Side::ALL.into_iter().find(|&side| players[side] == me);
        let own = own.ok_or(Error::NotFound(language))?;
        let done = fields.carry_out(&people, &visitor, me, players[!own], Some(id));
        return done.await.map(IntoResponse::into_response);
    }
    let frame = Frame::new(language, "game", &assets);
    let seek = online.store().invitation(slug).await;
    let seek = seek?;
    if fields.what == "withdraw" {
        if let (Some(seek), Some(person)) = (seek, visitor.id()) {
            let withdrawn = online.lobby().withdraw(person, seek.id).await;
            withdrawn.map_err(|_| Error::Down)?;
        }
        return Ok(Redirect::to(&frame.page("lobby")).into_response());
    }
    let (person, cookie) = visitor.or_guest(&people).await?;
    match online.lobby().take(&person, visitor.address, slug).await {
        Ok(_) => {
            let here = Redirect::to(&frame.page(&format!("game/{slug}")));
            Ok((set(cookie), here).into_response())
        }
        Err(why) => match seek {
            Some(seek) => {
                let mut page = show(&visitor, &assets, &online, &seek, &headers).await?;
                page.trouble = Some(describe::refusal(&page.frame, why));
                answer(describe::refusal_status(why), &page, language, cookie)
            }
            // It may have begun, and can be watched then.
            None => {
                let here = Redirect::to(&frame.page(&format!("game/{slug}")));
                Ok((set(cookie), here).into_response())
            }
        },
    }
}

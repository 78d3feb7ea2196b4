//! The games that are being played.

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use kamisado::Side;
use kamisado_i18n::Message;
use kamisado_view::State as Shown;
use serde::Serialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::online::Online;
use crate::pages::answer;
use crate::pages::describe::{self, TermsText};
use crate::people::Visitor;

#[derive(Debug, Template)]
#[template(path = "games.html")]
struct Games {
    frame: Frame,
    games: Vec<Row>,
}

#[derive(Debug)]
struct Row {
    slug: String,
    black: String,
    white: String,
    terms: TermsText,
    crowd: Option<String>,
    /// What is on the board, where it is shown and towers stand on it.
    position: Option<String>,
}

pub(crate) async fn page(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(online): State<Online>,
) -> Result<Response, Error> {
    let frame = Frame::new(visitor.language, "games", &assets).visited_by(&visitor);
    let watched = online.watched().await?;
    let ids: Vec<_> = watched
        .iter()
        .flat_map(|watched| Side::ALL.map(|side| watched.game.players[side]))
        .collect();
    let people = online.store().people(&ids).await;
    let people = people?;
    let name = |id| describe::name(&frame, people.get(&id));
    let games = watched
        .iter()
        .map(|watched| Row {
            slug: watched.game.slug.to_string(),
            black: name(watched.game.players[Side::Black]),
            white: name(watched.game.players[Side::White]),
            terms: TermsText::new(&frame, watched.game.terms),
            crowd: match watched.viewers {
                None | Some(0) => None,
                Some(count) => Some(frame.say(Message::GamesSpectators { count })),
            },
            position: watched
                .play
                .as_ref()
                .and_then(|play| play.position())
                .map(ToString::to_string),
        })
        .collect();
    let page = Games { frame, games };
    answer(StatusCode::OK, &page, visitor.language, None)
}

/// The game that the front page shows.
#[derive(Debug, Serialize)]
struct Best {
    slug: String,
    black: String,
    white: String,
    decisions: usize,
    state: Shown,
}

/// The best game that is being played, as JSON, or `null`.
pub(crate) async fn best(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(online): State<Online>,
) -> Result<Response, Error> {
    let frame = Frame::new(visitor.language, "games", &assets);
    let watched = online.watched().await?;
    // Nothing happens in a game that nobody has open.
    let best = watched.iter().find(|watched| watched.viewers.is_some());
    let Some((game, play)) = best.and_then(|best| Some((best.game, best.play.as_ref()?))) else {
        return Ok(axum::Json(None::<Best>).into_response());
    };
    let ids = Side::ALL.map(|side| game.players[side]);
    let people = online.store().people(&ids).await;
    let people = people?;
    let [black, white] = ids.map(|id| describe::name(&frame, people.get(&id)));
    let best = Best {
        slug: game.slug.to_string(),
        black,
        white,
        decisions: play.decisions().len(),
        state: Shown::of(play, visitor.language),
    };
    Ok(axum::Json(best).into_response())
}

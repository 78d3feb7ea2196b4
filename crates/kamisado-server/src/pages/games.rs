//! The games that are being played.

use std::collections::HashMap;

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use kamisado::Side;
use kamisado_i18n::Message;
use kamisado_online::{Game, GameId};
use kamisado_view::State as Shown;
use serde::Serialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::online::Online;
use crate::pages::answer;
use crate::pages::describe::{self, TermsText};
use crate::people::Visitor;

/// How many games are listed.
const LISTED: u32 = 100;

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
}

pub(crate) async fn page(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(online): State<Online>,
) -> Result<Response, Error> {
    let frame = Frame::new(visitor.language, "games", &assets).visited_by(&visitor);
    let live = online.store().live_games(LISTED).await;
    let live = live.map_err(|_| Error::Busy)?;
    let ids: Vec<_> = live
        .iter()
        .flat_map(|live| Side::ALL.map(|side| live.game.players[side]))
        .collect();
    let people = online.store().people(&ids).await;
    let people = people.map_err(|_| Error::Busy)?;
    let viewers: HashMap<GameId, u32> = online
        .live()
        .iter()
        .map(|live| (live.game, live.viewers))
        .collect();
    let name = |id| describe::name(&frame, people.get(&id));
    // What most people watch comes first, then what is played with a clock that runs.
    let mut live = live;
    live.sort_by_key(|live| {
        let watched = viewers.get(&live.game.id).copied().unwrap_or(0);
        (std::cmp::Reverse(watched), !live.game.terms.clock.is_live())
    });
    let games = live
        .iter()
        .map(|live| Row {
            slug: live.game.slug.to_string(),
            black: name(live.game.players[Side::Black]),
            white: name(live.game.players[Side::White]),
            terms: TermsText::new(&frame, live.game.terms),
            crowd: match viewers.get(&live.game.id) {
                None | Some(0) => None,
                Some(&count) => Some(frame.say(Message::GamesSpectators { count })),
            },
        })
        .collect();
    answer(
        StatusCode::OK,
        &Games { frame, games },
        visitor.language,
        None,
    )
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
    let best = online.best().await.map_err(|_| Error::Busy)?;
    let Some((Game { slug, players, .. }, play)) = best.as_deref() else {
        return Ok(axum::Json(None::<Best>).into_response());
    };
    let ids = Side::ALL.map(|side| players[side]);
    let people = online.store().people(&ids).await;
    let people = people.map_err(|_| Error::Busy)?;
    let [black, white] = ids.map(|id| describe::name(&frame, people.get(&id)));
    let best = Best {
        slug: slug.to_string(),
        black,
        white,
        decisions: play.decisions().len(),
        state: Shown::of(play, visitor.language),
    };
    Ok(axum::Json(best).into_response())
}

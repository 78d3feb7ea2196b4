//! The best players of each rating.

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Redirect, Response};
use kamisado_i18n::Message;
use kamisado_online::Pool;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::language::InLanguage;
use crate::online::Online;
use crate::pages::{answer, describe};
use crate::people::Visitor;

/// How many players are listed.
const LISTED: u32 = 100;

#[derive(Debug, Template)]
#[template(path = "leaderboard.html")]
struct Leaderboard {
    frame: Frame,
    pool: Pool,
    leaders: Vec<Row>,
}

#[derive(Debug)]
struct Row {
    name: String,
    rating: String,
    games: u32,
}

impl Leaderboard {
    /// The address and the name of each rating, and whether it is this one.
    fn pools(&self) -> [(String, String, bool); 3] {
        Pool::ALL.map(|pool| {
            let address = self.frame.page(&format!("leaderboard/{}", pool.name()));
            let name = self.frame.say(describe::pool(pool));
            (address, name, pool == self.pool)
        })
    }
}

/// `/de/leaderboard`: the one that the menu leads to.
pub(crate) async fn first(InLanguage(language): InLanguage) -> Redirect {
    let pool = Pool::DoubleRound.name();
    Redirect::temporary(&format!("/{language}/leaderboard/{pool}"))
}

pub(crate) async fn page(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(online): State<Online>,
    Path((_, pool)): Path<(String, String)>,
) -> Result<Response, Error> {
    let pool = Pool::named(&pool).ok_or(Error::NotFound(visitor.language))?;
    let search = online.rates().searches.take(visitor.address, 1);
    search.map_err(|time| Error::TooOften(visitor.language, time))?;
    let frame = Frame::new(visitor.language, "leaderboard", &assets)
        .sheet(pool.name())
        .visited_by(&visitor);
    let leaders = online.store().leaderboard(pool, LISTED).await;
    let leaders = leaders?;
    let leaders = leaders
        .iter()
        .map(|ranked| Row {
            name: describe::name(&frame, Some(&ranked.person)),
            rating: describe::rating(&ranked.rated),
            games: ranked.rated.games,
        })
        .collect();
    let page = Leaderboard {
        frame,
        pool,
        leaders,
    };
    answer(StatusCode::OK, &page, visitor.language, None)
}

//! Somebody's profile: ratings, results, games; and what others can do about them.

use std::fmt::Write as _;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use kamisado_i18n::Message;
use kamisado_online::Down;

use crate::assets::Assets;
use crate::error::Error;
use crate::form::Form;
use crate::frame::Frame;
use crate::online::Online;
use crate::pages::archive::Row;
use crate::pages::{answer, complaint, describe};
use crate::people::{People, Visitor};
use crate::store::{Person, PersonKind, Query, RatingPoint, Store};

/// How many games are listed; the archive has the others.
const LISTED: u32 = 20;

/// How many points a chart has.
const POINTS: u32 = 200;

#[derive(Debug, Template)]
#[template(path = "player.html")]
struct Player {
    frame: Frame,
    name: String,
    about: String,
    here: String,
    ratings: Vec<Rating>,
    results: Vec<Results>,
    games: Vec<Row>,
    /// Whether somebody reads it who can block and report the player.
    is_other: bool,
    is_blocked: bool,
    news: Option<String>,
}

#[derive(Debug)]
struct Rating {
    pool: String,
    text: String,
    chart: String,
}

#[derive(Debug)]
struct Results {
    kind: String,
    side: String,
    won: u64,
    tied: u64,
    lost: u64,
}

impl Player {
    async fn of(
        frame: Frame,
        visitor: &Visitor,
        store: &Store,
        person: &Person,
    ) -> Result<Player, Down> {
        let mut ratings = Vec::new();
        for (pool, rated) in store.ratings(person.id).await? {
            let mut history = store.rating_history(person.id, pool, POINTS).await?;
            // Everybody begins with the same rating, of which little is certain.
            if u32::try_from(history.len()).is_ok_and(|points| points < POINTS) {
                let start = kamisado_online::rating::Rating::new(person.created_at);
                let start = RatingPoint {
                    at: person.created_at,
                    rating: start.rating,
                    deviation: start.deviation,
                };
                history.insert(0, start);
            }
            let label = frame.say(Message::PlayerChart {
                rating: &format!("{:.0}", rated.rating),
                deviation: &format!("{:.0}", 2.0 * rated.deviation),
                count: rated.games,
            });
            ratings.push(Rating {
                pool: frame.say(describe::pool(pool)),
                text: describe::rating(&rated),
                chart: chart(&history, &label),
            });
        }
        let results = store.results(person.id).await?;
        let results = results.into_iter().map(|(kind, side, results)| Results {
            kind: frame.say(Message::KindName { kind }),
            side: frame.say(Message::SideName { side }),
            won: results.won,
            tied: results.tied,
            lost: results.lost,
        });
        let query = Query {
            player: Some(person.id),
            ..Query::default()
        };
        let games = store.archive(&query, None, LISTED).await?;
        let name = describe::name(&frame, Some(person));
        let me = visitor.id();
        let is_blocked = match me {
            Some(me) => store.blocked_by(me).await?.contains(&person.id),
            None => false,
        };
        Ok(Player {
            about: frame.say(Message::PlayerSince {
                date: &describe::date(person.created_at),
            }),
            here: frame.page(&format!("player/{name}")),
            ratings,
            results: results.collect(),
            games: Row::all(&frame, &games),
            is_other: me.is_some_and(|me| me != person.id),
            is_blocked,
            news: None,
            frame: frame.titled(name.clone()),
            name,
        })
    }
}

/// The rating as a line and how far off it may be as a band, as a picture. Nothing in it comes from anybody but us.
fn chart(history: &[RatingPoint], label: &str) -> String {
    const WIDTH: f64 = 400.0;
    const HEIGHT: f64 = 160.0;
    const EDGE: f64 = 36.0;
    let reach = |point: &RatingPoint| 2.0 * point.deviation;
    let low = history.iter().map(|point| point.rating - reach(point));
    let high = history.iter().map(|point| point.rating + reach(point));
    let low = low.fold(f64::INFINITY, f64::min);
    let high = high.fold(f64::NEG_INFINITY, f64::max);
    if history.is_empty() || !low.is_finite() || !high.is_finite() {
        return String::new();
    }
    let (low, high) = ((low / 100.0).floor() * 100.0, (high / 100.0).ceil() * 100.0);
    let last = (history.len() - 1).max(1) as f64;
    let x = |index: usize| EDGE + (WIDTH - EDGE) * index as f64 / last;
    let y = |rating: f64| HEIGHT * (high - rating) / (high - low).max(1.0);
    let mut line = String::new();
    let (mut above, mut below) = (String::new(), Vec::new());
    for (index, point) in history.iter().enumerate() {
        let (top, bottom) = (point.rating + reach(point), point.rating - reach(point));
        // Writing into a string does not fail.
        let _ = write!(line, "{:.1},{:.1} ", x(index), y(point.rating));
        let _ = write!(above, "{:.1},{:.1} ", x(index), y(top));
        below.push(format!("{:.1},{:.1}", x(index), y(bottom)));
    }
    below.reverse();
    let mut grid = String::new();
    let step = if high - low > 800.0 { 400.0 } else { 200.0 };
    let mut rating = (low / step).ceil() * step;
    while rating <= high {
        let at = y(rating);
        let _ = write!(
            grid,
            "<line class=\"chart-grid\" x1=\"{EDGE}\" x2=\"{WIDTH}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>\
             <text class=\"chart-text\" x=\"0\" y=\"{:.1}\">{rating:.0}</text>",
            at + 4.0
        );
        rating += step;
    }
    let label = askama::filters::escape(label, askama::filters::Html)
        .map(|label| label.to_string())
        .unwrap_or_default();
    format!(
        "<svg viewBox=\"0 -8 {WIDTH} {}\" role=\"img\" aria-label=\"{label}\">{grid}\
         <polygon class=\"chart-band\" points=\"{above}{}\"/><polyline class=\"chart-line\" points=\"{line}\"/></svg>",
        HEIGHT + 16.0,
        below.join(" ")
    )
}

/// The person on the page, who has an account.
async fn find(visitor: &Visitor, store: &Store, name: &str) -> Result<Person, Error> {
    let name: String = name.chars().take(64).collect();
    let person = store.by_name(&name).await?;
    person
        .filter(|person| matches!(person.kind, PersonKind::Account(_)) && !person.is_closed)
        .ok_or(Error::NotFound(visitor.language))
}

pub(crate) async fn page(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(online): State<Online>,
    Path((_, name)): Path<(String, String)>,
) -> Result<Response, Error> {
    let search = online.rates().searches.take(visitor.address, 1);
    search.map_err(|time| Error::TooOften(visitor.language, time))?;
    show(&visitor, &assets, &online, &name, None).await
}

async fn show(
    visitor: &Visitor,
    assets: &Assets,
    online: &Online,
    name: &str,
    news: Option<Message<'static>>,
) -> Result<Response, Error> {
    let person = find(visitor, online.store(), name).await?;
    let frame = Frame::new(visitor.language, "player", assets)
        .sheet(person.name().unwrap_or_default())
        .visited_by(visitor);
    let news = news.map(|news| frame.say(news));
    let page = Player::of(frame, visitor, online.store(), &person).await;
    let page = Player { news, ..page? };
    answer(StatusCode::OK, &page, visitor.language, None)
}

/// Blocks or reports the player.
pub(crate) async fn respond(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(online): State<Online>,
    State(people): State<People>,
    Path((_, name)): Path<(String, String)>,
    Form(fields): Form<complaint::Fields>,
) -> Result<Response, Error> {
    let other = find(&visitor, online.store(), &name).await?;
    let frame = Frame::new(visitor.language, "player", &assets);
    let Some(me) = visitor.id().filter(|&me| me != other.id) else {
        return Ok(Redirect::to(&frame.page("log-in")).into_response());
    };
    let done = fields.carry_out(&people, &visitor, me, other.id, None);
    done.await?;
    let news = (fields.what == "report").then_some(Message::ReportSent);
    show(&visitor, &assets, &online, &name, news).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use kamisado_online::Stamp;

    #[test]
    fn a_chart_has_a_line_a_band_and_a_label_that_cannot_break_out() {
        let point = |rating, deviation| RatingPoint {
            at: Stamp(0),
            rating,
            deviation,
        };
        let drawn = chart(&[point(1500.0, 200.0), point(1612.5, 90.0)], "\"<b>&");
        assert!(drawn.contains("class=\"chart-line\""), "{drawn}");
        assert!(drawn.contains("class=\"chart-band\""), "{drawn}");
        assert!(!drawn.contains("<b>"), "{drawn}");
        assert_eq!(drawn.matches("<svg").count(), 1);
        assert_eq!(chart(&[], "nothing"), "");
        assert!(!chart(&[point(1500.0, 350.0)], "one game").contains("NaN"));
    }
}

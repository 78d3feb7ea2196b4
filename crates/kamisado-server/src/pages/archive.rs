//! Finished games: looking for them, and taking them home.

use askama::Template;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use kamisado::record::Record;
use kamisado::{LineUp, MatchKind, Position, Side};
use kamisado_i18n::Message;
use kamisado_online::{Slug, Stamp};
use kamisado_view::{Form, Written};
use serde::{Deserialize, Serialize};

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::online::Online;
use crate::pages::answer;
use crate::pages::describe::{self, TermsText};
use crate::people::Visitor;
use crate::pieces::Pieces;
use crate::store::{self, Cursor, FinishedGame, Page, Person, Store, Winner};

/// How many games a page has.
const LISTED: u32 = 50;

/// How many games one download has at most. Its last line says where the rest is.
const DOWNLOADED: usize = 10_000;

/// A day, in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;

#[derive(Debug, Template)]
#[template(path = "archive.html")]
struct Archive {
    frame: Frame,
    asked: Asked,
    games: Vec<Row>,
    older: Option<String>,
    newest: Option<String>,
    download: String,
    trouble: Option<String>,
}

/// A game on a list.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) slug: String,
    pub(crate) date: String,
    pub(crate) black: String,
    pub(crate) white: String,
    pub(crate) result: String,
    pub(crate) terms: TermsText,
    /// How many decisions were made, in words.
    pub(crate) length: String,
}

impl Row {
    pub(crate) fn all(frame: &Frame, page: &Page) -> Vec<Row> {
        let row = |finished: &FinishedGame| {
            let name = |side| describe::name(frame, page.people.get(&finished.game.players[side]));
            Row {
                slug: finished.game.slug.to_string(),
                date: describe::date(finished.ended_at),
                black: name(Side::Black),
                white: name(Side::White),
                result: describe::result(frame, Some(finished.result)),
                terms: TermsText::new(frame, finished.game.terms),
                length: frame.say(Message::ArchiveLength {
                    count: finished.decisions,
                }),
            }
        };
        page.games.iter().map(row).collect()
    }
}

/// What the form asks for, as it was written.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
pub(crate) struct Asked {
    player: String,
    kind: String,
    result: String,
    from: String,
    to: String,
    shortest: String,
    longest: String,
    lineup: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    after: String,
}

impl Asked {
    /// What to look for; nothing if a field cannot be read. A player whom nobody knows has played no games.
    async fn query(&self, store: &Store) -> Result<Option<store::Query>, Error> {
        let player = match self.player.trim() {
            "" => None,
            name => {
                let name: String = name.chars().take(64).collect();
                let person = store.by_name(&name).await?;
                match person {
                    Some(person) => Some(person.id),
                    None => return Ok(None),
                }
            }
        };
        Ok(self.read().map(|query| store::Query { player, ..query }))
    }

    fn read(&self) -> Option<store::Query> {
        /// Nothing where nothing is written.
        fn maybe<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
            match text.trim() {
                "" => Some(None),
                text => read(text).map(Some),
            }
        }
        Some(store::Query {
            kind: maybe(&self.kind, |text| text.parse().ok())?,
            winner: maybe(&self.result, |text| match text {
                "black" => Some(Winner::Side(Side::Black)),
                "white" => Some(Winner::Side(Side::White)),
                "tied" => Some(Winner::Nobody),
                _ => None,
            })?,
            from: maybe(&self.from, day)?,
            to: maybe(&self.to, |text| Some(Stamp(day(text)?.0 + DAY)))?,
            min_decisions: maybe(&self.shortest, |text| text.parse().ok())?,
            max_decisions: maybe(&self.longest, |text| text.parse().ok())?,
            line_up: maybe(&self.lineup, |text| text.parse::<LineUp>().ok())?,
            ..store::Query::default()
        })
    }

    /// The same from a place on, as it stands in an address.
    fn address(&self, page: &str, after: String) -> String {
        let asked = Asked {
            after,
            ..self.clone()
        };
        let fields = serde_urlencoded::to_string(&asked).unwrap_or_default();
        format!("{page}?{fields}")
    }
}

/// The beginning of a day such as `2026-11-17`.
fn day(text: &str) -> Option<Stamp> {
    let date: jiff::civil::Date = text.parse().ok()?;
    let moment = date.to_zoned(jiff::tz::TimeZone::UTC).ok()?;
    Some(Stamp(moment.timestamp().as_millisecond()))
}

impl Archive {
    fn kinds(&self) -> Vec<(String, String)> {
        let name = |kind: MatchKind| (kind.to_string(), self.frame.say(Message::KindName { kind }));
        MatchKind::ALL.map(name).into()
    }

    fn results(&self) -> [(String, String); 3] {
        [
            ("black", Message::ResultBlack),
            ("white", Message::ResultWhite),
            ("tied", Message::ResultTied),
        ]
        .map(|(value, name)| (value.to_owned(), self.frame.say(name)))
    }
}

pub(crate) async fn page(
    visitor: Visitor,
    State(assets): State<Assets>,
    State(online): State<Online>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Response, Error> {
    search(&visitor, &online)?;
    let frame = Frame::new(visitor.language, "archive", &assets).visited_by(&visitor);
    let asked = asked.map(|Query(asked)| asked).unwrap_or_default();
    let after: Option<Cursor> = asked.after.parse().ok();
    let query = asked.query(online.store()).await?;
    let (page, trouble) = match &query {
        Some(query) => {
            let page = online.store().archive(query, after, LISTED).await;
            (page?, None)
        }
        None if asked.read().is_some() => (Page::default(), None),
        None => (Page::default(), Some(frame.say(Message::ArchiveRefused))),
    };
    let here = frame.page("archive");
    let status = match trouble {
        None => StatusCode::OK,
        Some(_) => StatusCode::BAD_REQUEST,
    };
    let page = Archive {
        games: Row::all(&frame, &page),
        older: page.next.map(|next| asked.address(&here, next.to_string())),
        newest: after.map(|_| asked.address(&here, String::new())),
        download: asked.address("/archive.txt", String::new()),
        asked,
        trouble,
        frame,
    };
    answer(status, &page, visitor.language, None)
}

/// Takes one of the searches that an address has.
fn search(visitor: &Visitor, online: &Online) -> Result<(), Error> {
    let search = online.rates().searches.take(visitor.address, 1);
    search.map_err(|time| Error::TooOften(visitor.language, time))
}

/// What people are called in records, which are in no language.
fn naming(person: &Person) -> String {
    use crate::store::PersonKind;
    match &person.kind {
        PersonKind::Account(name) => name.clone(),
        PersonKind::Guest => format!("Guest {}", person.id.0),
        PersonKind::Computer(level) => format!("Computer, level {level}"),
        PersonKind::Ghost => "Former player".to_owned(),
    }
}

/// One game: `/archive/<slug>.txt` or `.json`.
pub(crate) async fn record(
    visitor: Visitor,
    State(online): State<Online>,
    Path(file): Path<String>,
) -> Result<Response, Error> {
    search(&visitor, &online)?;
    let nothing = || Error::NotFound(visitor.language);
    let (slug, ending) = file.split_once('.').ok_or_else(nothing)?;
    let slug: Slug = slug.parse().map_err(|_| nothing())?;
    let (form, kind) = match ending {
        "txt" => (Form::Record, "text/plain; charset=utf-8"),
        "json" => (Form::Json, "application/json"),
        _ => return Err(nothing()),
    };
    let record = online.store().record(slug, &naming).await;
    let record = record?;
    // What is being played is not in the archive yet.
    let record = record.filter(|record| record.game().result().is_some());
    let record = record.ok_or_else(nothing)?;
    let name = format!("attachment; filename=\"kamisado-{slug}.{ending}\"");
    let text = Written::new(form, &record, visitor.language).text;
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// All games that a search finds, one record after another.
pub(crate) async fn download(
    visitor: Visitor,
    State(online): State<Online>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Response, Error> {
    let download = online.rates().downloads.take(visitor.address);
    download.map_err(|time| Error::TooOften(visitor.language, time))?;
    let asked = asked.map(|Query(asked)| asked).unwrap_or_default();
    let query = asked.query(online.store()).await?;
    let query = query.ok_or(Error::NotFound(visitor.language))?;
    let (pieces, body) = Pieces::new();
    let store = online.store().clone();
    let language = visitor.language;
    tokio::spawn(async move {
        let written = |record: &Record| {
            let mut text = Written::new(Form::Record, record, language).text;
            text.push('\n');
            text
        };
        let mut after: Option<Cursor> = asked.after.parse().ok();
        let mut count = 0;
        while count < DOWNLOADED {
            // What is broken off ends the file early; whoever reads it sees that by its end.
            let Ok(page) = store.archive(&query, after, LISTED).await else {
                return;
            };
            let mut text = String::new();
            for finished in &page.games {
                if let Ok(Some(record)) = store.record(finished.game.slug, &naming).await {
                    text.push_str(&written(&record));
                }
            }
            count += page.games.len();
            if pieces.send(text).await.is_err() || page.next.is_none() {
                return;
            }
            after = page.next;
        }
        // A comment says where the rest is.
        if let Some(after) = after {
            let rest = asked.address("/archive.txt", after.to_string());
            let _ = pieces.send(format!("# {rest}\n")).await;
        }
    });
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"kamisado.txt\"",
        ),
    ];
    Ok((headers, body).into_response())
}

/// What `/archive/position?position=…` asks for.
#[derive(Debug, Deserialize)]
pub(crate) struct AskedPosition {
    position: String,
    /// The language of the sentence.
    language: Option<String>,
}

/// How often a position was reached online, and who won then.
#[derive(Debug, Serialize)]
struct Tallied {
    black: u64,
    white: u64,
    /// All of it in one sentence, where there is anything to say.
    sentence: Option<String>,
}

pub(crate) async fn position(
    visitor: Visitor,
    State(online): State<Online>,
    Query(asked): Query<AskedPosition>,
) -> Result<Response, Error> {
    search(&visitor, &online)?;
    let language = asked.language.and_then(|language| language.parse().ok());
    let language = language.unwrap_or(visitor.language);
    let position: Position = asked.position.parse().map_err(|error| {
        use kamisado_i18n::Explain as _;
        let error: kamisado::ParsePositionError = error;
        Error::Unreadable(language, error.explain(language))
    })?;
    let tally = online.store().tally(&position).await;
    let store::Tally { black, white } = tally?;
    let count = black + white;
    let message = Message::Tally {
        count,
        black,
        white,
    };
    let tallied = Tallied {
        black,
        white,
        sentence: (count > 0).then(|| message.say(language)),
    };
    Ok(axum::Json(tallied).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_is_read_as_it_is_written() {
        let asked = Asked {
            kind: "double".to_owned(),
            result: "tied".to_owned(),
            from: "2026-11-17".to_owned(),
            to: "2026-11-17".to_owned(),
            shortest: " 10 ".to_owned(),
            lineup: "ngrypubo".to_owned(),
            ..Asked::default()
        };
        let query = asked.read().unwrap();
        assert_eq!(query.kind, Some(MatchKind::DoubleRound));
        assert_eq!(query.winner, Some(Winner::Nobody));
        assert_eq!(query.to.unwrap().0 - query.from.unwrap().0, DAY);
        assert_eq!(query.min_decisions, Some(10));
        assert_eq!(query.max_decisions, None);
        assert!(Asked::default().read().is_some());
        for wrong in ["2026-13-01", "yesterday"] {
            let asked = Asked {
                from: wrong.to_owned(),
                ..Asked::default()
            };
            assert_eq!(asked.read(), None, "{wrong}");
        }
    }

    #[test]
    fn the_next_page_keeps_what_was_asked() {
        let asked = Asked {
            player: "Ada & Ben".to_owned(),
            ..Asked::default()
        };
        let address = asked.address("/en/archive", "1-2".to_owned());
        assert!(address.starts_with("/en/archive?player=Ada+%26+Ben&"));
        assert!(address.ends_with("&after=1-2"), "{address}");
    }
}

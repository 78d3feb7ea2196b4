//! Diagrams of positions and moving pictures of matches, to save or to link to.

use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use kamisado::{Language, Match, MatchRules, Setup};
use kamisado_draw::{Animation, Diagram, Frame, Look, Palette, Symbols};
use kamisado_i18n::{Explain as _, Message, letters};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use serde::Deserialize;

use crate::address::Address;
use crate::error::Error;
use crate::etag;
use crate::headers::CORP;
use crate::language::preferred;
use crate::limits::Limits;
use crate::pool::Pool;
use crate::slots::Slots;

/// The width of a PNG and of a moving picture when none is asked for.
const WIDTH: u32 = 800;
const ANIMATION_WIDTH: u32 = 400;

/// About how many bytes a PNG has.
const TYPICAL: usize = 32 << 10;

/// Pages of other sites may show diagrams, and diagrams hardly ever change.
const EMBEDDABLE: [(HeaderName, &str); 2] = [
    (header::CACHE_CONTROL, "public, max-age=3600"),
    (CORP, "cross-origin"),
];

/// The query of an address such as `/diagram.svg?position=…` or `/animation.gif?match=…`. What is missing or not understood has
/// its default.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    #[serde(default)]
    position: String,
    /// A match in any form that can be read.
    #[serde(default, rename = "match")]
    text: String,
    #[serde(default)]
    flipped: bool,
    #[serde(default)]
    dark: bool,
    #[serde(default)]
    symbols: String,
    /// The language whose letters name the colours.
    #[serde(default)]
    lang: String,
    #[serde(default)]
    palette: String,
    width: Option<u32>,
}

impl Wish {
    fn diagram(&self, language: Language) -> Result<Diagram, Error> {
        let setup: Setup =
            self.position
                .parse()
                .map_err(|error: kamisado::ParsePositionError| {
                    Error::Unreadable(language, error.explain(language))
                })?;
        Ok(Diagram::from(&setup))
    }

    /// The match, if it is not longer than this.
    fn game(&self, most: usize, language: Language) -> Result<Match, Error> {
        let refused = |reason| Error::Unreadable(language, reason);
        let too_long = || refused(Message::AnimationTooLong { count: most }.say(language));
        // In the longest form a decision takes a line of some sixty bytes.
        if self.text.len() / 64 > most {
            return Err(too_long());
        }
        let read = kamisado_view::read(&self.text, MatchRules::default(), language);
        let (_, record) = read.map_err(refused)?;
        if record.game().decisions().len() > most {
            return Err(too_long());
        }
        Ok(record.game().clone())
    }

    fn look(&self) -> Look {
        let palette = Palette::ALL
            .into_iter()
            .find(|palette| palette.name() == self.palette);
        // As the board of the pages has them.
        let (symbols, tower_symbols) = match self.symbols.as_str() {
            "kanji" => (Symbols::Kanji, Symbols::Kanji),
            "letters" => (Symbols::Letters, Symbols::Letters),
            "none" => (Symbols::Off, Symbols::Off),
            _ => (Symbols::Off, Symbols::Kanji),
        };
        Look {
            palette: palette.unwrap_or_default(),
            frame: if self.dark { Frame::Dark } else { Frame::Light },
            symbols,
            tower_symbols,
            letters: letters(self.lang.parse().unwrap_or_default()),
            flipped: self.flipped,
            ..Look::default()
        }
    }
}

/// Renders PNG diagrams on the pool, and caches them.
#[derive(Clone, Debug)]
pub(crate) struct Painter {
    pool: Pool,
    /// The diagrams that wait to be rendered.
    queue: Slots,
    painted: Arc<Cache<String, Bytes, Weight>>,
    widest: u32,
    widest_animation: u32,
    most_decisions: usize,
}

/// The size of a cached diagram, in bytes.
#[derive(Clone, Debug)]
struct Weight;

impl Weighter<String, Bytes> for Weight {
    fn weight(&self, key: &String, png: &Bytes) -> u64 {
        (key.len() + png.len()) as u64
    }
}

impl Painter {
    pub(crate) fn new(limits: &Limits, pool: Pool) -> Painter {
        let bytes = limits.diagram_cache.0;
        Painter {
            pool,
            queue: Slots::new(limits.diagram_queue, limits.diagram_queue_per_address),
            painted: Arc::new(Cache::with_weighter(
                bytes / TYPICAL + 1,
                bytes as u64,
                Weight,
            )),
            widest: limits.diagram_width,
            widest_animation: limits.animation_width,
            most_decisions: limits.animation_decisions,
        }
    }

    /// A picture from the cache, or made and put there.
    async fn paint(
        &self,
        key: String,
        address: Address,
        language: Language,
        painting: impl Future<Output = Result<Vec<u8>, Failure>>,
    ) -> Result<Bytes, Error> {
        if let Some(picture) = self.painted.get(&key) {
            return Ok(picture);
        }
        let slot = self.queue.take(address).ok_or(Error::Busy)?;
        let lost = slot.lost();
        let picture = tokio::select! {
            picture = painting => picture,
            () = lost.cancelled() => return Err(Error::Busy),
        };
        let picture = picture.map_err(|cause| Error::Broken(language, cause.to_string()))?;
        let picture = Bytes::from(picture);
        self.painted.insert(key, picture.clone());
        Ok(picture)
    }

    /// Renders a diagram.
    async fn png(&self, picture: Picture, address: Address) -> Result<Vec<u8>, Failure> {
        let Picture {
            diagram,
            look,
            width,
        } = picture;
        let painting = self.pool.submit(address, move || diagram.png(&look, width));
        Ok(painting.await??)
    }

    /// Renders a match, a scene at a time, so that others are not kept waiting.
    async fn gif(&self, movie: Movie, address: Address) -> Result<Vec<u8>, Failure> {
        let Movie { game, look, width } = movie;
        let begin = move || Animation::of(&game).encode(&look, width);
        let mut making = self.pool.submit(address, begin).await??;
        loop {
            let step = move || making.step().map(|more| (making, more));
            let (made, more) = self.pool.submit(address, step).await??;
            if !more {
                return Ok(self.pool.submit(address, move || made.finish()).await?);
            }
            making = made;
        }
    }
}

/// Why there is no picture.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// A diagram to render.
#[derive(Debug)]
struct Picture {
    diagram: Diagram,
    look: Look,
    width: u32,
}

/// A match to show as a moving picture.
#[derive(Debug)]
struct Movie {
    game: Match,
    look: Look,
    width: u32,
}

/// `/diagram.svg`.
pub(crate) async fn svg(headers: HeaderMap, Query(wish): Query<Wish>) -> Result<Response, Error> {
    let svg = wish.diagram(preferred(&headers))?.svg(&wish.look());
    let tag = etag::tag(&svg);
    let named = [(header::ETAG, tag.clone())];
    if etag::is_known(&headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, named, EMBEDDABLE).into_response());
    }
    let kind = [(header::CONTENT_TYPE, "image/svg+xml")];
    Ok((kind, named, EMBEDDABLE, svg).into_response())
}

/// `/diagram.png`.
pub(crate) async fn png(
    State(painter): State<Painter>,
    Extension(address): Extension<Address>,
    headers: HeaderMap,
    Query(wish): Query<Wish>,
) -> Result<Response, Error> {
    let language = preferred(&headers);
    let picture = Picture {
        diagram: wish.diagram(language)?,
        look: wish.look(),
        width: wish.width.unwrap_or(WIDTH).clamp(1, painter.widest),
    };
    // The SVG decides what the PNG looks like, and is cheap to make.
    let tag = etag::tag((picture.diagram.svg(&picture.look), picture.width));
    let named = [(header::ETAG, tag.clone())];
    if etag::is_known(&headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, named, EMBEDDABLE).into_response());
    }
    let key = format!("{picture:?}");
    let png = painter.png(picture, address);
    let png = painter.paint(key, address, language, png).await?;
    let kind = [(header::CONTENT_TYPE, "image/png")];
    Ok((kind, named, EMBEDDABLE, png).into_response())
}

/// `/animation.gif`.
pub(crate) async fn gif(
    State(painter): State<Painter>,
    Extension(address): Extension<Address>,
    headers: HeaderMap,
    Query(wish): Query<Wish>,
) -> Result<Response, Error> {
    let language = preferred(&headers);
    let width = wish.width.unwrap_or(ANIMATION_WIDTH);
    let movie = Movie {
        game: wish.game(painter.most_decisions, language)?,
        look: wish.look(),
        width: width.clamp(1, painter.widest_animation),
    };
    let key = format!(
        "{:?} {} {:?} {:?} {:?}",
        movie.look,
        movie.width,
        movie.game.rules(),
        movie.game.origin(),
        movie.game.decisions()
    );
    let named = [(header::ETAG, etag::tag(&key))];
    if etag::is_known(&headers, &named[0].1) {
        return Ok((StatusCode::NOT_MODIFIED, named, EMBEDDABLE).into_response());
    }
    let gif = painter.gif(movie, address);
    let gif = painter.paint(key, address, language, gif).await?;
    let kind = [(header::CONTENT_TYPE, "image/gif")];
    Ok((kind, named, EMBEDDABLE, gif).into_response())
}

//! Diagrams of positions, as pictures to save or to link to.

use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use kamisado::{Language, Setup};
use kamisado_draw::{Diagram, Frame, Look, Palette, Symbols};
use kamisado_i18n::Explain as _;
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

/// The width of a PNG when none is asked for.
const WIDTH: u32 = 800;

/// About how many bytes a PNG has.
const TYPICAL: usize = 32 << 10;

/// Pages of other sites may show diagrams, and diagrams hardly ever change.
const EMBEDDABLE: [(HeaderName, &str); 2] = [
    (header::CACHE_CONTROL, "public, max-age=3600"),
    (CORP, "cross-origin"),
];

/// The query of an address such as `/diagram.svg?position=…`. What is missing or not understood has its default.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    position: String,
    #[serde(default)]
    flipped: bool,
    #[serde(default)]
    dark: bool,
    #[serde(default)]
    symbols: String,
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

    fn look(&self) -> Look {
        let palette = Palette::ALL
            .into_iter()
            .find(|palette| palette.name() == self.palette);
        Look {
            palette: palette.unwrap_or_default(),
            frame: if self.dark { Frame::Dark } else { Frame::Light },
            symbols: match self.symbols.as_str() {
                "kanji" => Symbols::Kanji,
                "letters" => Symbols::Letters,
                _ => Symbols::Off,
            },
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
        }
    }

    /// Renders a diagram, unless it is in the cache.
    async fn paint(
        &self,
        picture: Picture,
        address: Address,
        language: Language,
    ) -> Result<Bytes, Error> {
        let key = format!("{picture:?}");
        if let Some(png) = self.painted.get(&key) {
            return Ok(png);
        }
        let slot = self.queue.take(address).ok_or(Error::Busy)?;
        let lost = slot.lost();
        let painting = self.pool.submit(address, move || {
            picture.diagram.png(&picture.look, picture.width)
        });
        let png = tokio::select! {
            png = painting => png,
            () = lost.cancelled() => return Err(Error::Busy),
        };
        let png = png
            .map_err(|cause| Error::Broken(language, cause.to_string()))?
            .map_err(|cause| Error::Broken(language, cause.to_string()))?;
        let png = Bytes::from(png);
        self.painted.insert(key, png.clone());
        Ok(png)
    }
}

/// A diagram to render.
#[derive(Debug)]
struct Picture {
    diagram: Diagram,
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
    let png = painter.paint(picture, address, language).await?;
    let kind = [(header::CONTENT_TYPE, "image/png")];
    Ok((kind, named, EMBEDDABLE, png).into_response())
}

//! Diagrams of positions, as pictures to save or to link to.

use axum::extract::Query;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use kamisado::{Language, Setup};
use kamisado_draw::{Diagram, Frame, Look, Palette, Symbols};
use kamisado_i18n::Explain as _;
use serde::Deserialize;

use crate::error::Error;
use crate::language::preferred;

/// The width of a PNG when none is asked for, and the widest there is.
const WIDTH: u32 = 800;
const WIDEST: u32 = 2000;

/// What an address such as `/diagram.svg?position=…` asks for. What is left out, or not understood, is as in other diagrams.
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

/// `/diagram.svg`.
pub(crate) async fn svg(headers: HeaderMap, Query(wish): Query<Wish>) -> Result<Response, Error> {
    let svg = wish.diagram(preferred(&headers))?.svg(&wish.look());
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// `/diagram.png`.
pub(crate) async fn png(headers: HeaderMap, Query(wish): Query<Wish>) -> Result<Response, Error> {
    let language = preferred(&headers);
    let diagram = wish.diagram(language)?;
    let width = wish.width.unwrap_or(WIDTH).clamp(1, WIDEST);
    // Painting takes a while, and others want to be served meanwhile.
    let png = tokio::task::spawn_blocking(move || diagram.png(&wish.look(), width))
        .await
        .map_err(|cause| Error::Broken(language, cause.to_string()))?
        .map_err(|cause| Error::Broken(language, cause.to_string()))?;
    Ok(([(header::CONTENT_TYPE, "image/png")], png).into_response())
}

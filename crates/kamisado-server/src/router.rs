//! Which address is answered by what.

use axum::Router;
use axum::extract::{FromRef, OriginalUri};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect};
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;

use crate::assets::{self, Assets};
use crate::engine::{self, Engines};
use crate::error::Error;
use crate::language::preferred;
use crate::{diagram, headers, offline, pages};

/// What the handlers share.
#[derive(Clone, Debug, FromRef)]
pub(crate) struct App {
    pub(crate) assets: Assets,
    pub(crate) engines: Engines,
}

/// All addresses.
pub(crate) fn router(app: App) -> Router {
    let pages = Router::new()
        .route("/", get(front))
        .merge(pages::router())
        .route("/diagram.svg", get(diagram::svg))
        .route("/diagram.png", get(diagram::png))
        .route("/service-worker.js", get(offline::service_worker))
        .route("/{language}/manifest.webmanifest", get(offline::manifest))
        .route("/{language}/offline", get(offline::page))
        .layer(CompressionLayer::new())
        // What has no hashed name is asked for again each time.
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-cache"),
        ));
    let mut router = pages
        // Assets are compressed ahead.
        .route("/assets/{version}/{*name}", get(assets::serve))
        .route("/engine", get(engine::socket))
        .fallback(nothing)
        .with_state(app)
        .layer(TraceLayer::new_for_http());
    for (name, value) in headers::everywhere() {
        router = router.layer(SetResponseHeaderLayer::if_not_present(name, value));
    }
    router
}

/// Leads to the front page in the visitor's language.
async fn front(headers: HeaderMap) -> impl IntoResponse {
    let address = format!("/{}/", preferred(&headers));
    (
        [(header::VARY, "accept-language, cookie")],
        Redirect::temporary(&address),
    )
}

async fn nothing(OriginalUri(uri): OriginalUri, headers: HeaderMap) -> Error {
    let first = uri.path().split('/').nth(1).unwrap_or_default();
    Error::NotFound(first.parse().unwrap_or_else(|_| preferred(&headers)))
}

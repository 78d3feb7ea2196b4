//! Which handler answers which address.

use std::any::Any;

use axum::Router;
use axum::extract::{FromRef, OriginalUri};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use kamisado::Language;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::address::{self, Proxies};
use crate::assets::{self, Assets};
use crate::diagram::{self, Painter};
use crate::engine::{self, Engines};
use crate::error::Error;
use crate::etag::{self, Pages};
use crate::hosts::{self, Hosts};
use crate::language::preferred;
use crate::online::{self, Online};
use crate::people::People;
use crate::rates::{self, Rates};
use crate::{headers, log, offline, origin, pages};

/// What the handlers share.
#[derive(Clone, Debug, FromRef)]
pub(crate) struct App {
    pub(crate) assets: Assets,
    pub(crate) engines: Engines,
    pub(crate) painter: Painter,
    pub(crate) rates: Rates,
    pub(crate) hosts: Hosts,
    pub(crate) proxies: Proxies,
    pub(crate) people: People,
    pub(crate) online: Online,
}

/// All addresses.
pub(crate) fn router(app: App) -> Router {
    // These are the same for everybody.
    let pages = pages::router()
        .route("/service-worker.js", get(offline::service_worker))
        .route("/{language}/manifest.webmanifest", get(offline::manifest))
        .route("/{language}/offline", get(offline::page))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(Pages::default(), etag::pages));
    // Theirs alone.
    let personal = pages::personal()
        .layer(from_fn(origin::check))
        .layer(CompressionLayer::new())
        .layer(SetResponseHeaderLayer::overriding(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ));
    let routes = Router::new()
        .route("/", get(front))
        .merge(pages)
        .merge(personal)
        // Browsers ask again for whatever has no hashed name.
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-cache"),
        ))
        // Assets are compressed by the build, and pictures do not compress.
        .route("/assets/{version}/{*name}", get(assets::serve))
        .route(
            "/diagram.svg",
            get(diagram::svg).layer(CompressionLayer::new()),
        )
        .route("/diagram.png", get(diagram::png))
        .route("/engine", get(engine::socket))
        .route("/online", get(online::socket))
        .fallback(nothing)
        .with_state(app.clone());
    protect(routes, app)
}

/// The layers that every request goes through, from the last to the first.
fn protect(routes: Router, app: App) -> Router {
    let mut routes = routes
        .layer(from_fn_with_state(app.rates, rates::check))
        .layer(from_fn_with_state(app.hosts, hosts::check))
        .layer(CatchPanicLayer::custom(breakdown));
    for (name, value) in headers::everywhere() {
        routes = routes.layer(SetResponseHeaderLayer::if_not_present(name, value));
    }
    routes
        .layer(from_fn(log::requests))
        .layer(from_fn_with_state(app.proxies, address::find))
}

/// Redirects to the front page in the visitor's language.
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

/// The response of a handler that panicked. The request is gone by then, and so is its language.
#[allow(clippy::needless_pass_by_value)] // The layer gives it away.
fn breakdown(cause: Box<dyn Any + Send>) -> Response {
    let text = cause.downcast_ref::<&str>().copied();
    let text = text.or_else(|| cause.downcast_ref::<String>().map(String::as_str));
    let text = text.unwrap_or("a panic without words").to_owned();
    Error::Broken(Language::default(), text).into_response()
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::extract::ConnectInfo;
    use axum::http::{Request, StatusCode};
    use std::net::SocketAddr;
    use std::sync::Arc;
    use tower_service::Service as _;

    use super::*;
    use crate::config::Config;
    use crate::life::Life;
    use crate::limits::Limits;
    use crate::online::LocalBus;
    use crate::pool::Pool;
    use crate::store::{Location, Store};

    async fn app(limits: Limits) -> App {
        let limits = Arc::new(limits);
        let pool = Pool::start(1).unwrap();
        let bus: Arc<dyn kamisado_online::Bus> = Arc::new(LocalBus::default());
        let rates = Rates::new(&limits, Arc::clone(&bus));
        let store = Store::open(Location::Memory).await.unwrap();
        let life = Life::default();
        let online = Online::new(
            store.clone(),
            Arc::clone(&bus),
            pool.clone(),
            rates.clone(),
            Arc::clone(&limits),
            life.clone(),
        );
        App {
            assets: Assets::default(),
            painter: Painter::new(&limits, pool.clone()),
            people: People::new(store, rates.clone(), &limits, bus),
            online: online.await.unwrap(),
            engines: Engines::new(limits, pool, rates.clone(), life),
            rates,
            hosts: Hosts::new(&[]),
            proxies: Proxies::new(&Config::default()),
        }
    }

    async fn ask(router: &mut Router, path: &str) -> Response {
        let mut request = Request::get(path).body(Body::empty()).unwrap();
        let headers = request.headers_mut();
        headers.insert(header::HOST, HeaderValue::from_static("localhost"));
        let peer = SocketAddr::from(([127, 0, 0, 1], 1));
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request).await.unwrap()
    }

    #[tokio::test]
    async fn a_handler_that_breaks_down_gives_a_page_and_the_next_request_is_answered() {
        let broken = get(|| async { panic!("on purpose") as &'static str });
        let routes = Router::new()
            .route("/broken", broken)
            .route("/whole", get(|| async {}));
        let mut router = protect(routes, app(Limits::default()).await);
        let answer = ask(&mut router, "/broken").await;
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(answer.headers().contains_key("content-security-policy"));
        assert!(answer.headers().contains_key("x-request-id"));
        assert_eq!(ask(&mut router, "/whole").await.status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn an_address_that_asks_too_often_is_told_to_wait() {
        let limits = Limits {
            requests_per_second: 1,
            ..Limits::default()
        };
        let mut router = router(app(limits).await);
        let mut refused = 0;
        for _ in 0..30 {
            let answer = ask(&mut router, "/en/offline").await;
            if answer.status() == StatusCode::TOO_MANY_REQUESTS {
                assert!(answer.headers().contains_key(header::RETRY_AFTER));
                assert_eq!(answer.headers()[header::CONNECTION], "close");
                refused += 1;
            } else {
                assert_eq!(answer.status(), StatusCode::OK);
            }
        }
        assert!(refused > 0);
    }
}

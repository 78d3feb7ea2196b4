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
use crate::error::{self, Error};
use crate::etag::{self, Pages};
use crate::health::Health;
use crate::hosts::{self, Hosts};
use crate::language::preferred;
use crate::online::{self, Online};
use crate::people::People;
use crate::rates::{self, Rates};
use crate::{crawlers, headers, log, offline, origin, pages, site};

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
    pub(crate) health: Health,
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
        .layer(from_fn(error::explain))
        .layer(CompressionLayer::new())
        .layer(SetResponseHeaderLayer::overriding(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ));
    let routes = Router::new()
        .route("/", get(front))
        .route("/robots.txt", get(crawlers::robots))
        .route("/sitemap.xml", get(crawlers::sitemap))
        .route(
            "/{language}/puzzles/{day}",
            get(pages::daily).layer(CompressionLayer::new()),
        )
        // What is shown depends on the query, so nothing of it is kept.
        .route(
            "/{language}/embed",
            get(pages::embed::page).layer(CompressionLayer::new()),
        )
        .merge(pages)
        .merge(personal)
        // Browsers ask again for whatever has no hashed name.
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-cache"),
        ))
        // Assets are compressed by the build, and pictures do not compress.
        .route("/assets/{version}/{*name}", get(assets::serve))
        .route("/board.js", get(assets::board))
        .route(
            "/diagram.svg",
            get(diagram::svg).layer(CompressionLayer::new()),
        )
        .route("/diagram.png", get(diagram::png))
        .route("/animation.gif", get(diagram::gif))
        .route("/engine", get(engine::socket))
        .route("/online", get(online::socket))
        .fallback(nothing)
        .with_state(app.clone());
    protect(routes, app)
}

/// The layers that every request goes through, from the last to the first.
fn protect(routes: Router, app: App) -> Router {
    let mut routes = routes
        .layer(from_fn(site::find))
        .layer(from_fn_with_state(app.rates, rates::check))
        .layer(from_fn_with_state(app.hosts, hosts::check))
        .merge(app.health.router())
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

/// Answers what no route knows. Whoever wrote a slash too many or too few is shown the way.
async fn nothing(OriginalUri(uri): OriginalUri, headers: HeaderMap) -> Response {
    let path = uri.path();
    let first = path.split('/').nth(1).unwrap_or_default();
    let Ok(language) = first.parse::<Language>() else {
        return Error::NotFound(preferred(&headers)).into_response();
    };
    let query = uri
        .query()
        .map_or_else(String::new, |query| format!("?{query}"));
    let rest = path.strip_prefix(&format!("/{first}")).unwrap_or_default();
    match rest.strip_suffix('/') {
        None if rest.is_empty() => {
            Redirect::permanent(&format!("/{language}/{query}")).into_response()
        }
        Some(rest) if !rest.is_empty() && !rest.ends_with('/') => {
            Redirect::permanent(&format!("/{language}{rest}{query}")).into_response()
        }
        _ => Error::NotFound(language).into_response(),
    }
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
    use std::collections::BTreeSet;
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
        let online = online.await.unwrap();
        App {
            health: Health::new(online.clone(), life.clone()),
            assets: Assets::default(),
            painter: Painter::new(&limits, pool.clone()),
            people: People::new(store, rates.clone(), &limits, bus),
            online,
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
    async fn a_slash_too_many_or_too_few_leads_to_the_page() {
        let mut router = router(app(Limits::default()).await);
        for (path, to) in [
            ("/en", "/en/"),
            ("/de?x=1", "/de/?x=1"),
            ("/en/play/", "/en/play"),
            ("/en/learn/push/?x=1", "/en/learn/push?x=1"),
        ] {
            let answer = ask(&mut router, path).await;
            assert_eq!(answer.status(), StatusCode::PERMANENT_REDIRECT, "{path}");
            assert_eq!(answer.headers()[header::LOCATION], to, "{path}");
        }
        for path in ["/xx", "/en/nowhere", "/en/play//", "//en.example/", "/en//"] {
            let answer = ask(&mut router, path).await;
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[tokio::test]
    async fn a_leaderboard_without_a_name_is_the_one_of_the_menu() {
        let mut router = router(app(Limits::default()).await);
        for language in Language::ALL {
            let answer = ask(&mut router, &format!("/{language}/leaderboard")).await;
            assert_eq!(answer.status(), StatusCode::TEMPORARY_REDIRECT);
            let to = format!("/{language}/leaderboard/double");
            assert_eq!(answer.headers()[header::LOCATION], to.as_str());
            assert_eq!(ask(&mut router, &to).await.status(), StatusCode::OK);
        }
        let answer = ask(&mut router, "/en/leaderboard/").await;
        assert_eq!(answer.headers()[header::LOCATION], "/en/leaderboard");
    }

    #[tokio::test]
    async fn search_engines_find_every_page_by_its_whole_address() {
        let mut router = router(app(Limits::default()).await);
        let mut text = async |path: &str| {
            let answer = ask(&mut router, path).await;
            assert_eq!(answer.status(), StatusCode::OK, "{path}");
            let body = axum::body::to_bytes(answer.into_body(), 1 << 20).await;
            String::from_utf8(body.unwrap().to_vec()).unwrap()
        };
        assert!(
            text("/robots.txt")
                .await
                .ends_with("Sitemap: http://localhost/sitemap.xml\n")
        );
        let map = text("/sitemap.xml").await;
        assert!(map.contains("<loc>http://localhost/de/learn/push</loc>"));
        assert!(map.contains("hreflang=\"fr\" href=\"http://localhost/fr/puzzles\""));
        // Every page has a title of its own, which previews of links show as well.
        let mut titles = BTreeSet::new();
        for path in map.split("<loc>http://localhost").skip(1) {
            let (path, _) = path.split_once('<').unwrap();
            if !path.starts_with("/en") {
                continue;
            }
            let page = text(path).await;
            let (_, title) = page.split_once("<title>").unwrap();
            let (title, _) = title.split_once("</title>").unwrap();
            let preview = format!("property=\"og:title\" content=\"{title}\"");
            assert!(page.contains(&preview), "{path}: {preview}");
            assert!(titles.insert(title.to_owned()), "{path}: {title}");
        }
        assert!(titles.len() > 20, "{titles:?}");
        let page = text("/en/play").await;
        assert!(page.contains("hreflang=\"fr\" href=\"http://localhost/fr/play\""));
        assert!(page.contains("property=\"og:url\" content=\"http://localhost/en/play\""));
        // A link to a match shows where it stands.
        let page = text("/en/review?from=%7B%22decisions%22%3A%5B%22b1b7%22%5D%7D").await;
        assert!(
            page.contains("/diagram.png?width=600&#38;position=OBUPYRGN%2F1g6%2F"),
            "{page}"
        );
        // Whoever makes the preview follows this address, and has to find the match there as well.
        let address = "http://localhost/en/review?from=%7B%22decisions%22%3A%5B%22b1b7%22%5D%7D";
        assert!(page.contains(&format!("property=\"og:url\" content=\"{address}\"")));
        assert!(page.contains("og:description\" content=\"White to move, with the orange tower"));
        // So does a link to a lesson. The pictures are squares, of which nothing is cut off.
        let page = text("/en/learn/push").await;
        assert!(
            page.contains(
                "og:description\" content=\"You are White, and your purple sumo must move."
            ),
            "{page}"
        );
        assert!(!page.contains("position=2GN4%2F8%2F"), "{page}");
        assert!(page.contains("name=\"twitter:card\" content=\"summary\""));
        let page = text("/en/analyse?d=b1b7").await;
        assert!(page.contains("position=OBUPYRGN%2F1g6%2F"), "{page}");
        let page = text("/en/puzzles?number=1").await;
        assert!(page.contains("position=1P3R2%2F8%2F6g1%2F"), "{page}");
        assert!(page.contains("content=\"http://localhost/en/puzzles?number=1\""));
    }

    #[tokio::test]
    async fn balancers_are_answered_under_any_name_and_however_often_they_ask() {
        let limits = Limits {
            requests_per_second: 1,
            ..Limits::default()
        };
        let mut router = router(app(limits).await);
        for _ in 0..30 {
            let mut request = Request::get("/health/live").body(Body::empty()).unwrap();
            let headers = request.headers_mut();
            headers.insert(header::HOST, HeaderValue::from_static("elsewhere.example"));
            let peer = SocketAddr::from(([127, 0, 0, 1], 1));
            request.extensions_mut().insert(ConnectInfo(peer));
            let answer = router.call(request).await.unwrap();
            assert_eq!(answer.status(), StatusCode::OK);
            assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-store");
        }
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

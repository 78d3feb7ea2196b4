//! A real server on a real port, asked as a browser asks.

use kamisado_server::{Config, Server};
use reqwest::header;
use reqwest::{Client, Response, StatusCode, redirect};

const LANGUAGES: [&str; 7] = ["de", "en", "fr", "nl", "tr", "hu", "ro"];

/// The pages there are, behind the language.
const PAGES: &[&str] = &[
    "",
    "play",
    "learn",
    "learn/push",
    "puzzles",
    "analyse",
    "review",
    "board",
];

/// Starts a server and gives its address, without a slash at its end.
async fn start() -> String {
    let config = Config {
        port: 0,
        ..Config::default()
    };
    let server = Server::bind(config).await.expect("a free port");
    let address = server.address().trim_end_matches('/').to_owned();
    tokio::spawn(server.run(std::future::pending()));
    address
}

fn browser() -> Client {
    Client::builder()
        .redirect(redirect::Policy::none())
        .build()
        .expect("a client")
}

async fn get(address: &str) -> Response {
    browser().get(address).send().await.expect("an answer")
}

fn header_of(response: &Response, name: header::HeaderName) -> String {
    let value = response.headers().get(&name);
    let value = value.unwrap_or_else(|| panic!("{name} is missing"));
    value.to_str().expect("a header of text").to_owned()
}

#[tokio::test]
async fn the_front_door_leads_to_the_visitors_language() {
    let server = start().await;
    for (asked, given) in [("hu;q=0.9, de;q=0.5", "/hu/"), ("ja", "/en/")] {
        let request = browser().get(&server);
        let answer = request.header(header::ACCEPT_LANGUAGE, asked);
        let answer = answer.send().await.unwrap();
        assert!(answer.status().is_redirection());
        assert_eq!(header_of(&answer, header::LOCATION), given);
    }
}

#[tokio::test]
async fn every_page_is_there_in_every_language() {
    let server = start().await;
    for page in PAGES {
        for language in LANGUAGES {
            let answer = get(&format!("{server}/{language}/{page}")).await;
            assert_eq!(answer.status(), StatusCode::OK, "/{language}/{page}");
            let policy = header_of(&answer, header::CONTENT_SECURITY_POLICY);
            assert!(policy.starts_with("default-src 'none'"), "{policy}");
            assert!(!policy.contains("unsafe-inline"), "{policy}");
            let text = answer.text().await.unwrap();
            assert!(text.contains(&format!("<html lang=\"{language}\"")));
            assert!(
                !text.contains(" style="),
                "/{language}/{page} has inline styles"
            );
            assert!(
                !text.contains(" onclick="),
                "/{language}/{page} has inline scripts"
            );
        }
    }
}

#[tokio::test]
async fn whatever_a_page_mentions_is_there() {
    let server = start().await;
    for page in PAGES {
        let text = get(&format!("{server}/en/{page}"))
            .await
            .text()
            .await
            .unwrap();
        let mentioned = text
            .split(['"', '\''])
            .filter(|part| part.starts_with("/assets/") && !part.ends_with('/'));
        for address in mentioned {
            let answer = get(&format!("{server}{address}")).await;
            assert_eq!(answer.status(), StatusCode::OK, "{address}");
            let caching = header_of(&answer, header::CACHE_CONTROL);
            assert!(caching.contains("immutable"), "{caching}");
        }
    }
}

#[tokio::test]
async fn assets_come_as_small_as_the_browser_can_read_them() {
    let server = start().await;
    let text = get(&format!("{server}/en/")).await.text().await.unwrap();
    let style = text
        .split('"')
        .find(|part| part.ends_with("/styles/base.css"))
        .unwrap();
    let mut sizes = Vec::new();
    for (accepted, given) in [("", None), ("gzip", Some("gzip")), ("gzip, br", Some("br"))] {
        let request = browser()
            .get(format!("{server}{style}"))
            .header(header::ACCEPT_ENCODING, accepted);
        let answer = request.send().await.unwrap();
        let encoding = answer.headers().get(header::CONTENT_ENCODING);
        assert_eq!(encoding.map(|value| value.to_str().unwrap()), given);
        sizes.push(answer.bytes().await.unwrap().len());
    }
    assert!(sizes.is_sorted_by(|a, b| a > b), "{sizes:?}");
}

#[tokio::test]
async fn an_address_that_leads_nowhere_gets_a_page_that_says_so() {
    let server = start().await;
    for (address, words) in [
        ("/de/nichts", "Diese Seite gibt es nicht"),
        ("/en/nothing/at/all", "There is no such page"),
        ("/xx/", "There is no such page"),
    ] {
        let answer = get(&format!("{server}{address}")).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{address}");
        let text = answer.text().await.unwrap();
        assert!(text.contains(words), "{address}: {text}");
    }
    for address in ["/assets/0/site.js", "/assets/..%2f..%2fx/y"] {
        let answer = get(&format!("{server}{address}")).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{address}");
    }
}

#[tokio::test]
async fn a_diagram_is_drawn_of_any_position() {
    let server = start().await;
    let start = "OBUPYRGN/8/8/8/8/8/8/ngrypubo b -";
    for (kind, begins) in [("svg", &b"<svg"[..]), ("png", &b"\x89PNG"[..])] {
        let request = browser()
            .get(format!("{server}/diagram.{kind}"))
            .query(&[("position", start), ("palette", "tritanopia")]);
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        assert!(answer.bytes().await.unwrap().starts_with(begins));
        let request = browser()
            .get(format!("{server}/diagram.{kind}"))
            .query(&[("position", "nonsense")]);
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
    }
}

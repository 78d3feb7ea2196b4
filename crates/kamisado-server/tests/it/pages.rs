//! A real server on a real port, asked as a browser asks.

use kamisado_server::{Bytes, Config, Limits, Threads};
use reqwest::header;
use reqwest::header::HeaderMap;
use reqwest::{Client, Response, StatusCode, redirect};

use crate::host::Host;

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
    start_with(Config::default()).await
}

async fn start_with(config: Config) -> String {
    let host = Host::start_with(config).await;
    let address = format!("http://{}", host.address);
    host.leave();
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

/// The address of an asset.
async fn style_sheet(server: &str) -> String {
    let page = get(&format!("{server}/en/")).await.text().await.unwrap();
    let mut parts = page.split('"');
    let found = parts.find(|part| part.ends_with("/styles/base.css"));
    found.unwrap().to_owned()
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
    let style = style_sheet(&server).await;
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
        ("/de/nichts", "Seite nicht gefunden"),
        ("/en/nothing/at/all", "Page not found"),
        ("/xx/", "Page not found"),
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

#[tokio::test]
async fn a_diagram_names_colors_by_the_letters_of_a_language_or_not_at_all() {
    let server = start().await;
    let draw = async |symbols: &str, lang: &str| {
        let request = browser().get(format!("{server}/diagram.svg"));
        let start = "OBUPYRGN/8/8/8/8/8/8/ngrypubo b -";
        let query = [("position", start), ("symbols", symbols), ("lang", lang)];
        let answer = request.query(&query).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        answer.text().await.unwrap()
    };
    let [english, german] = [draw("letters", "en").await, draw("letters", "de").await];
    assert_ne!(english, german);
    assert_eq!(draw("letters", "nonsense").await, english);
    // Characters are outlines, each put in its place.
    let named = |svg: &str| svg.matches("<path transform=").count();
    let [nothing, towers] = [draw("none", "de").await, draw("towers", "de").await];
    assert_eq!(
        named(&towers) - named(&nothing),
        16,
        "a kanji on each tower"
    );
    assert_eq!(
        named(&german) - named(&towers),
        64,
        "a letter for each square"
    );
}

#[tokio::test]
async fn what_a_browser_has_is_not_sent_again() {
    let server = start().await;
    let pages = ["/en/", "/de/learn/push", "/service-worker.js"];
    let diagrams = ["svg", "png"].map(|kind| format!("/diagram.{kind}?position={POSITION}"));
    let addresses = pages.map(str::to_owned).into_iter().chain(diagrams);
    for address in addresses {
        let first = get(&format!("{server}{address}")).await;
        assert_eq!(first.status(), StatusCode::OK, "{address}");
        let tag = header_of(&first, header::ETAG);
        let ask = |tag: &str| {
            let request = browser().get(format!("{server}{address}"));
            request.header(header::IF_NONE_MATCH, tag.to_owned()).send()
        };
        let again = ask(&tag).await.unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{address}");
        assert_eq!(header_of(&again, header::ETAG), tag);
        assert!(again.bytes().await.unwrap().is_empty());
        let other = ask("W/\"other\"").await.unwrap();
        assert_eq!(other.status(), StatusCode::OK, "{address}");
    }
    // Another page has another tag.
    let english = get(&format!("{server}/en/")).await;
    let german = get(&format!("{server}/de/")).await;
    let tag = |answer| header_of(answer, header::ETAG);
    assert_ne!(tag(&english), tag(&german));
}

/// The start of a round, as it is written in an address.
const POSITION: &str = "OBUPYRGN/8/8/8/8/8/8/ngrypubo%20b%20-";

#[tokio::test]
async fn a_page_that_is_made_once_suits_every_browser() {
    let server = start().await;
    let asked = ["", "gzip", "br, gzip", "br;q=0", "identity", "gzip", ""];
    for address in ["/en/play", "/en/play?match=1"] {
        let mut plain = None;
        for accepted in asked {
            let request = browser().get(format!("{server}{address}"));
            let answer = request.header(header::ACCEPT_ENCODING, accepted).send();
            let answer = answer.await.unwrap();
            let encoding = answer.headers().get(header::CONTENT_ENCODING).cloned();
            assert_eq!(header_of(&answer, header::VARY), "accept-encoding");
            let bytes = answer.bytes().await.unwrap();
            match encoding {
                Some(encoding) => assert!(accepted.contains(encoding.to_str().unwrap())),
                None => assert_eq!(plain.get_or_insert_with(|| bytes.clone()), &bytes),
            }
        }
        assert!(plain.is_some_and(|page| page.starts_with(b"<!")));
    }
}

#[tokio::test]
async fn an_encoding_that_is_refused_is_not_used() {
    let server = start().await;
    let asset = style_sheet(&server).await;
    for address in [&asset, "/en/"] {
        for refusal in ["br;q=0, gzip;q=0.0", "*;q=0, identity", "br;q=0.000"] {
            let request = browser().get(format!("{server}{address}"));
            let answer = request.header(header::ACCEPT_ENCODING, refusal).send();
            let headers = answer.await.unwrap().headers().clone();
            assert!(!headers.contains_key(header::CONTENT_ENCODING), "{refusal}");
        }
    }
}

#[tokio::test]
async fn other_sites_may_show_assets_pictures_and_the_player_only() {
    let server = start().await;
    let asset = style_sheet(&server).await;
    let diagram = format!("/diagram.png?position={POSITION}");
    for (address, policy) in [
        ("/en/", "same-origin"),
        ("/nothing", "same-origin"),
        (&asset, "cross-origin"),
        (&diagram, "cross-origin"),
        ("/animation.gif?match=b1b7&width=40", "cross-origin"),
        ("/board.js", "cross-origin"),
        ("/en/embed", "cross-origin"),
        // What is wrong is said where the board would be.
        ("/en/embed?match=nonsense", "cross-origin"),
    ] {
        let answer = get(&format!("{server}{address}")).await;
        let headers: &HeaderMap = answer.headers();
        assert_eq!(headers["cross-origin-resource-policy"], policy, "{address}");
        let rules = header_of(&answer, header::CONTENT_SECURITY_POLICY);
        let may_be_framed = rules.ends_with("frame-ancestors *");
        let is_player = address.starts_with("/en/embed");
        assert_eq!(may_be_framed, is_player, "{address}: {rules}");
    }
}

#[tokio::test]
async fn the_player_shows_what_its_address_says() {
    let server = start().await;
    let page = async |text: &str| {
        let request = browser().get(format!("{server}/en/embed"));
        request.query(&[("match", text)]).send().await.unwrap()
    };
    let start = page("").await.text().await.unwrap();
    assert!(start.contains("Black to move, with any tower."), "{start}");
    // Another query is another page.
    let moved = page("b1b7").await.text().await.unwrap();
    assert!(
        moved.contains("White to move, with the orange tower on a8."),
        "{moved}"
    );
    let picture = format!("content=\"{server}/diagram.png?width=600");
    assert!(
        moved.contains(&picture) && moved.contains("position=OBUPYRGN%2F1g6%2F"),
        "{moved}"
    );
    assert_eq!(page("nonsense").await.status(), StatusCode::BAD_REQUEST);
    // What else is wrong with an address is as if it were not there.
    for rest in ["at=x", "at=-5", "at=1e9", "flipped=yes", "at=1&at=2"] {
        let answer = get(&format!("{server}/en/embed?match=b1b7&{rest}")).await;
        assert_eq!(answer.status(), StatusCode::OK, "{rest}");
    }
    let long = "b1b7 ".repeat(10_000);
    assert!(page(&long).await.status().is_client_error());
}

#[tokio::test]
async fn a_moving_picture_is_made_of_a_match_that_is_not_too_long() {
    let server = start_with(Config {
        limits: Limits {
            animation_decisions: 2,
            ..Limits::default()
        },
        ..Config::default()
    })
    .await;
    let ask = async |text: &str| {
        let request = browser().get(format!("{server}/animation.gif"));
        let query = [("match", text), ("width", "60"), ("flipped", "true")];
        request.query(&query).send().await.unwrap()
    };
    let answer = ask("b1b7 a8a4").await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(header_of(&answer, header::CONTENT_TYPE), "image/gif");
    let tag = header_of(&answer, header::ETAG);
    let first = answer.bytes().await.unwrap();
    assert!(first.starts_with(b"GIF89a"));
    // Another match is another picture, the same one the same.
    assert_eq!(header_of(&ask("b1b7 a8a4").await, header::ETAG), tag);
    assert_ne!(header_of(&ask("b1b7").await, header::ETAG), tag);
    for refused in ["b1b7 a8a4 c1c5", "nonsense", ""] {
        assert_eq!(
            ask(refused).await.status(),
            StatusCode::BAD_REQUEST,
            "{refused}"
        );
    }
}

#[tokio::test]
async fn the_server_answers_only_for_its_own_names() {
    let server = start_with(Config {
        allowed_hosts: vec!["kamisado.example".to_owned()],
        ..Config::default()
    })
    .await;
    for (host, status) in [
        ("localhost:1", StatusCode::OK),
        ("kamisado.example", StatusCode::OK),
        ("evil.example", StatusCode::MISDIRECTED_REQUEST),
        (
            "kamisado.example.evil.example:80",
            StatusCode::MISDIRECTED_REQUEST,
        ),
        ("@", StatusCode::MISDIRECTED_REQUEST),
    ] {
        for address in ["/en/", "/engine", "/assets/x/y"] {
            let request = browser().get(format!("{server}{address}"));
            let answer = request.header(header::HOST, host).send().await.unwrap();
            let is_refused = answer.status() == StatusCode::MISDIRECTED_REQUEST;
            let is_to_be = status == StatusCode::MISDIRECTED_REQUEST;
            assert_eq!(is_refused, is_to_be, "{host} {address}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn diagrams_that_nobody_has_time_to_paint_are_refused_at_once() {
    let server = start_with(Config {
        limits: Limits {
            workers: Threads(1),
            diagram_queue_per_address: 2,
            ..Limits::default()
        },
        ..Config::default()
    })
    .await;
    let client = browser();
    let asked: Vec<_> = (0..40)
        .map(|number| {
            let width = 1960 + number;
            let address = format!("{server}/diagram.png?position={POSITION}&width={width}");
            tokio::spawn(client.get(address).send())
        })
        .collect();
    let (mut painted, mut refused) = (0, 0);
    for answer in asked {
        let answer = answer.await.unwrap().unwrap();
        match answer.status() {
            StatusCode::OK => painted += 1,
            StatusCode::SERVICE_UNAVAILABLE => {
                header_of(&answer, header::RETRY_AFTER);
                refused += 1;
            }
            other => panic!("{other}"),
        }
    }
    assert!(painted >= 2 && refused > 0, "{painted} and {refused}");
}

#[tokio::test]
async fn a_folder_of_assets_gives_nothing_but_its_files() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web");
    let server = start_with(Config {
        assets: Some(folder.into()),
        limits: Limits {
            asset_bytes: Bytes(1 << 20),
            ..Limits::default()
        },
        ..Config::default()
    })
    .await;
    let site = get(&format!("{server}/assets/now/site.js")).await;
    assert_eq!(site.status(), StatusCode::OK);
    for name in [
        "%2fdev%2fzero",
        "..%2fCargo.toml",
        "%2e%2e/Cargo.toml",
        ".",
        "styles",
    ] {
        let answer = get(&format!("{server}/assets/now/{name}")).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{name}");
    }
}

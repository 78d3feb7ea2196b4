//! The engine over a real WebSocket on a real port.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use kamisado_server::{Bytes, Config, Limits, Threads};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};

use crate::host::Host;

impl Host {
    async fn visit(&self) -> Visitor {
        Visitor(connect_async(self.socket()).await.expect("a connection").0)
    }

    /// A visitor from another address, of the network of loopback.
    async fn visit_from(&self, last: u8) -> Visitor {
        let stream = self.connect_from(last).await;
        let upgraded = client_async(self.socket(), MaybeTlsStream::Plain(stream)).await;
        Visitor(upgraded.expect("a connection").0)
    }

    /// A visitor behind a proxy on this computer.
    async fn visit_through_proxy(&self, client: &str) -> Visitor {
        let mut request = self.socket().into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("x-forwarded-for", client.parse().unwrap());
        Visitor(connect_async(request).await.expect("a connection").0)
    }
}

struct Visitor(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Visitor {
    async fn send(&mut self, line: &str) {
        self.0
            .send(Message::text(line))
            .await
            .expect("a socket that listens");
    }

    /// The next line, or how the session was ended.
    async fn hear(&mut self) -> Result<String, CloseCode> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(line))) => return Ok(line.to_string()),
                Some(Ok(Message::Close(frame))) => {
                    return Err(frame.map_or(CloseCode::Status, |frame| frame.code));
                }
                Some(Ok(_)) => {}
                other => panic!("the session broke off: {other:?}"),
            }
        }
    }

    /// The lines up to the one that begins like this.
    async fn hear_until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.hear().await.expect("another line"));
            if lines.last().is_some_and(|line| line.starts_with(beginning)) {
                return lines;
            }
        }
    }
}

fn limits() -> Limits {
    Limits {
        hash: Bytes(1 << 20),
        ..Limits::default()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_are_answered_as_over_a_pipe() {
    let host = Host::start(limits()).await;
    let mut visitor = host.visit().await;
    visitor.send("position startpos moves b1b7").await;
    visitor.send("query fen").await;
    assert_eq!(
        visitor.hear().await.unwrap(),
        "response OBUPYRGN/1g6/8/8/8/8/8/n1rypubo w o"
    );
    visitor.send("go perft 3\nisready").await;
    let lines = visitor.hear_until("info perft").await;
    assert!(lines.contains(&"readyok".to_owned()) || visitor.hear().await.unwrap() == "readyok");
    visitor.send("go solve").await;
    let lines = visitor.hear_until("bestmove").await;
    assert!(
        lines.iter().any(|line| line.contains(" score ")),
        "{lines:?}"
    );
    visitor.send("quit").await;
    assert_eq!(visitor.hear().await, Err(CloseCode::Normal));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_is_offered_than_the_server_gives() {
    let host = Host::start(limits()).await;
    let mut visitor = host.visit().await;
    visitor.send("ugi").await;
    let lines = visitor.hear_until("ugiok").await;
    assert!(lines.contains(&"option name Hash type spin default 1 min 1 max 1".to_owned()));
    assert!(lines.contains(&"option name Threads type spin default 1 min 1 max 1".to_owned()));
    visitor.send("setoption name Threads value 2").await;
    assert!(visitor.hear().await.unwrap().starts_with("error "));
}

#[tokio::test(flavor = "multi_thread")]
async fn after_stop_the_next_line_finds_the_engine_idle() {
    let host = Host::start(limits()).await;
    let mut visitor = host.visit().await;
    for _ in 0..5 {
        visitor.send("go infinite").await;
        visitor.send("isready").await;
        assert!(
            visitor
                .hear_until("readyok")
                .await
                .iter()
                .all(|line| !line.starts_with("error"))
        );
        visitor.send("stop\nquery score").await;
        let lines = visitor.hear_until("response").await;
        let [.., bestmove, response] = lines.as_slice() else {
            panic!("{lines:?}")
        };
        assert!(bestmove.starts_with("bestmove "), "{lines:?}");
        assert_eq!(response, "response 0-0");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_ends_when_its_time_is_up() {
    let host = Host::start(Limits {
        search_time: Duration::from_millis(50),
        ..limits()
    })
    .await;
    let mut visitor = host.visit().await;
    for go in ["go infinite", "go mate", "go perft 12"] {
        visitor.send(go).await;
        let last = if go == "go perft 12" {
            "error"
        } else {
            "bestmove"
        };
        visitor.hear_until(last).await;
    }
    visitor.send("isready").await;
    assert_eq!(visitor.hear().await.unwrap(), "readyok");
}

#[tokio::test(flavor = "multi_thread")]
async fn searches_take_turns() {
    let host = Host::start(Limits {
        workers: Threads(1),
        ..limits()
    })
    .await;
    let mut patient = host.visit().await;
    patient.send("go perft 14").await;
    let mut quick = host.visit().await;
    quick.send("go perft 2").await;
    assert_eq!(quick.hear().await.unwrap(), "info perft 1150");
    patient.send("stop").await;
    assert_eq!(patient.hear().await.unwrap(), "error the count was stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_counted_and_their_room_is_given_back() {
    let host = Host::start(Limits {
        sessions_per_address: 2,
        ..limits()
    })
    .await;
    let mut first = host.visit().await;
    let mut second = host.visit().await;
    for visitor in [&mut first, &mut second] {
        visitor.send("isready").await;
        assert_eq!(visitor.hear().await.unwrap(), "readyok");
    }
    assert_eq!(host.visit().await.hear().await, Err(CloseCode::Again));
    first.send("quit").await;
    assert_eq!(first.hear().await, Err(CloseCode::Normal));
    drop(first);
    // The room is free a moment after the goodbye.
    loop {
        let mut third = host.visit().await;
        third.send("isready").await;
        match third.hear().await {
            Ok(line) => break assert_eq!(line, "readyok"),
            Err(code) => assert_eq!(code, CloseCode::Again),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_addresses_together_have_a_limit_too() {
    let host = Host::start(Limits {
        sessions: 1,
        ..limits()
    })
    .await;
    let mut first = host.visit().await;
    first.send("isready").await;
    assert_eq!(first.hear().await.unwrap(), "readyok");
    assert_eq!(host.visit().await.hear().await, Err(CloseCode::Again));
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_that_are_too_long_are_refused() {
    let host = Host::start(Limits {
        line_bytes: Bytes(100),
        ..limits()
    })
    .await;
    let mut visitor = host.visit().await;
    visitor.send(&"x".repeat(101)).await;
    assert_eq!(
        visitor.hear().await.unwrap(),
        "error This line is too long: at most 100 bytes are read."
    );
    visitor
        .0
        .send(Message::binary(vec![1, 2, 3]))
        .await
        .unwrap();
    assert_eq!(
        visitor.hear().await.unwrap(),
        "error lines are sent as text"
    );
    // Far too much is not even read.
    visitor.send(&"x".repeat(1000)).await;
    assert_eq!(visitor.hear().await, Err(CloseCode::Protocol));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_visitor_is_not_waited_for() {
    let host = Host::start(Limits {
        session_idle_time: Duration::from_millis(50),
        ..limits()
    })
    .await;
    assert_eq!(host.visit().await.hear().await, Err(CloseCode::Normal));
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_refused() {
    let host = Host::start(limits()).await;
    let with_origin = |origin: &str| {
        let mut request = host.socket().into_client_request().unwrap();
        request
            .headers_mut()
            .insert("origin", origin.parse().unwrap());
        request
    };
    for origin in ["http://example.org", "null", "http://127.0.0.1:1"] {
        let refusal = connect_async(with_origin(origin)).await;
        let Err(Error::Http(response)) = refusal else {
            panic!("{origin} was let in")
        };
        assert_eq!(response.status(), 403, "{origin}");
    }
    let own = format!("http://{}", host.address);
    assert!(connect_async(with_origin(&own)).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_says_goodbye_when_it_ends() {
    let mut host = Host::start(limits()).await;
    let mut visitor = host.visit().await;
    visitor.send("go infinite\nisready").await;
    visitor.hear_until("readyok").await;
    host.end();
    loop {
        match visitor.hear().await {
            Ok(line) => assert!(line.starts_with("info"), "{line}"),
            Err(code) => break assert_eq!(code, CloseCode::Away),
        }
    }
    drop(visitor);
    host.ended().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_are_not_something_said() {
    let host = Host::start(Limits {
        session_idle_time: Duration::from_millis(200),
        ..limits()
    })
    .await;
    let mut visitor = host.visit().await;
    // Until the session ends, which fails the sending.
    loop {
        let ping = visitor.0.send(Message::Ping(Vec::new().into()));
        if ping.await.is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(visitor.hear().await, Err(CloseCode::Normal));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_has_a_limited_number_of_lines() {
    let host = Host::start(Limits {
        lines_per_message: 3,
        ..limits()
    })
    .await;
    let mut visitor = host.visit().await;
    visitor.send("isready\nisready\nisready").await;
    for _ in 0..3 {
        assert_eq!(visitor.hear().await.unwrap(), "readyok");
    }
    visitor.send(&"isready\n".repeat(4)).await;
    assert_eq!(visitor.hear().await, Err(CloseCode::Policy));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_searches_a_little_does_not_wait_for_those_who_search_for_ever() {
    let host = Host::start(Limits {
        workers: Threads(1),
        search_time: Duration::from_secs(3600),
        ..limits()
    })
    .await;
    let mut greedy = Vec::new();
    for _ in 0..6 {
        let mut visitor = host.visit_from(2).await;
        visitor.send("go depth 99\nisready").await;
        visitor.hear_until("readyok").await;
        greedy.push(visitor);
    }
    let mut modest = host.visit_from(3).await;
    modest.send("go nodes 50000").await;
    let lines = modest.hear_until("bestmove").await;
    assert!(lines.len() > 1, "{lines:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_each_visitor_has_an_address_of_their_own() {
    let host = Host::start_with(Config {
        trusted_proxies: vec!["127.0.0.1/32".parse().unwrap()],
        limits: Limits {
            sessions_per_address: 1,
            connections_per_address: 1,
            ..limits()
        },
        ..Config::default()
    })
    .await;
    let mut visitors = Vec::new();
    for client in ["203.0.113.1", "203.0.113.2", "2001:db8::1"] {
        let mut visitor = host.visit_through_proxy(client).await;
        visitor.send("isready").await;
        assert_eq!(visitor.hear().await.unwrap(), "readyok");
        visitors.push(visitor);
    }
    // One more of the same household.
    let mut visitor = host.visit_through_proxy("2001:db8::2").await;
    assert_eq!(visitor.hear().await, Err(CloseCode::Again));
    // Whoever is not a trusted proxy is not believed.
    let mut direct = host.visit_from(2).await;
    direct.send("isready").await;
    assert_eq!(direct.hear().await.unwrap(), "readyok");
}

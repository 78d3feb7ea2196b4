//! The engine over a real WebSocket on a real port.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use kamisado_server::{Config, EngineLimits, Server};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A server on a free port.
struct Host {
    address: String,
    end: Option<oneshot::Sender<()>>,
    running: JoinHandle<std::io::Result<()>>,
}

impl Host {
    async fn start(limits: EngineLimits) -> Host {
        let server = Server::bind(Config {
            port: 0,
            limits,
            ..Config::default()
        });
        let server = server.await.expect("a free port");
        let address = server.address().replace("http", "ws") + "engine";
        let (end, ended) = oneshot::channel();
        let running = tokio::spawn(server.run(async {
            let _ = ended.await;
        }));
        Host {
            address,
            end: Some(end),
            running,
        }
    }

    async fn visit(&self) -> Visitor {
        Visitor(connect_async(&self.address).await.expect("a connection").0)
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

fn limits() -> EngineLimits {
    EngineLimits {
        hash: 1,
        ..EngineLimits::default()
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
    let host = Host::start(EngineLimits {
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
    let host = Host::start(EngineLimits {
        searches: 1,
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
    let host = Host::start(EngineLimits {
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
    let host = Host::start(EngineLimits {
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
    let host = Host::start(EngineLimits {
        line: 100,
        ..limits()
    })
    .await;
    let mut visitor = host.visit().await;
    visitor.send(&"x".repeat(101)).await;
    assert_eq!(
        visitor.hear().await.unwrap(),
        "error a line has at most 100 signs here"
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
    let host = Host::start(EngineLimits {
        idle: Duration::from_millis(50),
        ..limits()
    })
    .await;
    assert_eq!(host.visit().await.hear().await, Err(CloseCode::Normal));
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_refused() {
    let host = Host::start(limits()).await;
    let with_origin = |origin: &str| {
        let mut request = host.address.as_str().into_client_request().unwrap();
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
    let own = host.address.replace("ws://", "http://");
    let own = own.trim_end_matches("/engine");
    assert!(connect_async(with_origin(own)).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_says_goodbye_when_it_ends() {
    let mut host = Host::start(limits()).await;
    let mut visitor = host.visit().await;
    visitor.send("go infinite\nisready").await;
    visitor.hear_until("readyok").await;
    host.end.take().unwrap().send(()).unwrap();
    loop {
        match visitor.hear().await {
            Ok(line) => assert!(line.starts_with("info"), "{line}"),
            Err(code) => break assert_eq!(code, CloseCode::Away),
        }
    }
    drop(visitor);
    host.running.await.unwrap().unwrap();
}

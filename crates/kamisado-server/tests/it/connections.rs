//! Visitors who are slow, silent, greedy or gone.

use std::io;
use std::time::Duration;

use kamisado_server::{Bytes, Config, Limits};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::host::Host;

/// Whoever waits longer than this waits for ever.
const FOR_EVER: Duration = Duration::from_secs(60);

const REQUEST: &[u8] = b"GET /en/offline HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";

/// Everything the server sends before it closes the connection, however it does that.
async fn read_all(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let reading = stream.read_to_end(&mut bytes);
    let read = timeout(FOR_EVER, reading).await;
    // A connection may also be reset.
    let _ = read.expect("the connection is never closed");
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn ask(mut stream: TcpStream) -> String {
    // The server may have closed it already.
    let _ = stream.write_all(REQUEST).await;
    read_all(&mut stream).await
}

/// The answer to a request over a new connection, or why there is none: a server without room may reset it before it is seen to stand.
async fn ask_from(host: &Host, last: u8) -> io::Result<String> {
    let asking = async {
        let mut stream = host.try_connect_from(last).await?;
        stream.write_all(REQUEST).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok(answer)
    };
    let asked = timeout(FOR_EVER, asking).await;
    asked.expect("the connection is never closed")
}

fn is_answered(answer: &io::Result<String>) -> bool {
    let answer = answer.as_deref();
    answer.is_ok_and(|answer| answer.starts_with("HTTP/1.1 200"))
}

/// Asks until there is room again.
async fn ask_until_answered(host: &Host) {
    let asking = async { while !is_answered(&ask_from(host, 1).await) {} };
    let answered = timeout(FOR_EVER, asking).await;
    answered.expect("there is never room again");
}

fn short_of_patience() -> Limits {
    Limits {
        header_time: Duration::from_millis(100),
        stall_time: Duration::from_millis(100),
        ..Limits::default()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_a_header_that_does_not_come() {
    let host = Host::start(short_of_patience()).await;
    for beginning in [&b""[..], b"GET /en/ HTTP/1.1\r\nhost: local"] {
        let mut stream = host.connect().await;
        stream.write_all(beginning).await.unwrap();
        assert_eq!(read_all(&mut stream).await, "");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_another_request_for_ever() {
    let host = Host::start(short_of_patience()).await;
    let mut stream = host.connect().await;
    let request = b"GET /en/offline HTTP/1.1\r\nhost: localhost\r\n\r\n";
    stream.write_all(request).await.unwrap();
    assert!(read_all(&mut stream).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_who_does_not_read_is_given_up() {
    let host = Host::start(Limits {
        connections_per_address: 1,
        ..short_of_patience()
    })
    .await;
    let mut stream = host.connect().await;
    // More answers than the system keeps for a connection.
    let request = b"GET /en/play HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(900);
    let _ = timeout(Duration::from_secs(5), stream.write_all(&request)).await;
    ask_until_answered(&host).await;
    drop(stream);
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_counted_by_address_and_in_all() {
    let host = Host::start(Limits {
        connections: 4,
        connections_per_address: 3,
        ..Limits::default()
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..3 {
        silent.push(host.connect_from(2).await);
    }
    assert!(!is_answered(&ask_from(&host, 2).await));
    assert!(is_answered(&ask_from(&host, 3).await));
    silent.push(host.connect_from(3).await);
    // All are taken: the address with most of them makes room for a newcomer.
    assert!(is_answered(&ask_from(&host, 4).await));
    assert_eq!(read_all(&mut silent.remove(0)).await, "");
    drop(silent);
    ask_until_answered(&host).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn headers_have_a_limited_size() {
    let host = Host::start(Limits {
        header_bytes: Bytes(8 << 10),
        ..Limits::default()
    })
    .await;
    let long = "x".repeat(100 << 10);
    let many = "a: b\r\n".repeat(500);
    for request in [
        format!("GET /{long} HTTP/1.1\r\nhost: localhost\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nhost: localhost\r\nx: {long}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nhost: localhost\r\n{many}\r\n"),
    ] {
        let mut stream = host.connect().await;
        let _ = stream.write_all(request.as_bytes()).await;
        let answer = read_all(&mut stream).await;
        assert!(!answer.contains(" 200 "), "{answer}");
    }
    assert!(ask(host.connect().await).await.contains(" 200 "));
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_header_does_not_keep_a_server_that_ends() {
    let mut host = Host::start(Limits {
        shutdown_time: Duration::from_millis(100),
        header_time: Duration::from_secs(3600),
        ..Limits::default()
    })
    .await;
    let mut half = host.connect().await;
    half.write_all(b"GET /en/ HTTP/1.1\r\n").await.unwrap();
    // Whoever has asked after that is answered after that.
    assert!(ask(host.connect().await).await.contains(" 200 "));
    host.end();
    timeout(FOR_EVER, host.ended())
        .await
        .expect("it never ends");
    assert_eq!(read_all(&mut half).await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_connects_too_often_is_reset() {
    let host = Host::start(Limits {
        connections_per_second: 1,
        ..Limits::default()
    })
    .await;
    let mut answers = 0;
    // One that is too fast is found out, however slow this machine is.
    let refused = loop {
        match ask_from(&host, 2).await {
            Ok(answer) => {
                assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
                answers += 1;
            }
            Err(error) => break error,
        }
        assert!(answers < 1000, "nothing is refused");
    };
    // Ten seconds' worth may come at once.
    assert!(answers >= 10, "{answers}");
    assert!(
        matches!(
            refused.kind(),
            io::ErrorKind::ConnectionReset | io::ErrorKind::BrokenPipe
        ),
        "{refused}"
    );
    assert!(ask_from(&host, 3).await.unwrap().contains(" 200 "));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trusted_proxy_connects_as_often_as_it_likes() {
    let mut config = Config {
        limits: Limits {
            connections_per_second: 1,
            ..Limits::default()
        },
        ..Config::default()
    };
    config.set("trusted-proxies", "127.0.0.2").unwrap();
    let host = Host::start_with(config).await;
    for _ in 0..40 {
        let answer = ask_from(&host, 2).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
}

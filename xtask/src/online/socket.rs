//! One WebSocket to `/online`.

use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use anyhow::{Context as _, Result};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::mpsc;
use tokio::task::{JoinHandle, spawn_local};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::PATIENCE;
use super::guest::Guest;

/// Lines are short.
const BUFFER: usize = 512;

/// What all sockets of this process have carried, in bytes of messages with their frames.
pub(crate) struct Traffic;

static CARRIED: AtomicU64 = AtomicU64::new(0);

impl Traffic {
    pub(crate) fn total() -> u64 {
        CARRIED.load(Relaxed)
    }

    /// A short message has a frame of two bytes, and of six from a page.
    fn note(text: &str, frame: u64) {
        CARRIED.fetch_add(text.len() as u64 + frame, Relaxed);
    }
}

type Stream = WebSocketStream<TcpStream>;

pub(crate) struct Socket {
    sink: SplitSink<Stream, Message>,
    /// Lines that came and were not looked at yet.
    lines: mpsc::UnboundedReceiver<String>,
    /// Reads all the time, so that pings are answered as a browser does.
    reading: JoinHandle<()>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.reading.abort();
    }
}

impl Socket {
    /// Opens a socket for a guest.
    pub(crate) async fn open(server: SocketAddr, guest: &Guest) -> Result<Socket> {
        let mut request = format!("ws://{server}/online").into_client_request()?;
        let headers = request.headers_mut();
        headers.insert(
            "origin",
            HeaderValue::from_str(&format!("http://{server}"))?,
        );
        headers.insert("cookie", HeaderValue::from_str(guest.cookie())?);
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0)
            .max_write_buffer_size(64 << 10);
        let opening = async {
            let stream = connect(server, guest.number()).await?;
            let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
            let (sink, stream) = stream.split();
            let (heard, lines) = mpsc::unbounded_channel();
            anyhow::Ok(Socket {
                sink,
                lines,
                reading: spawn_local(read(stream, heard)),
            })
        };
        timeout(PATIENCE, opening)
            .await
            .context("no answer to a new socket")?
    }

    pub(crate) async fn send(&mut self, line: &str) -> Result<()> {
        Traffic::note(line, 6);
        Ok(self.sink.send(Message::text(line)).await?)
    }

    /// The next line.
    pub(crate) async fn hear(&mut self) -> Result<String> {
        let line = self.lines.recv().await;
        line.context("the server closed the socket")
    }
}

/// Takes what comes, until the socket is closed.
async fn read(mut stream: SplitStream<Stream>, lines: mpsc::UnboundedSender<String>) {
    while let Some(Ok(message)) = stream.next().await {
        if let Message::Text(text) = message {
            Traffic::note(&text, 2);
            for line in text.lines() {
                // Whoever does not listen any more has dropped the socket.
                let _ = lines.send(line.to_owned());
            }
        }
    }
}

/// A connection from one of many addresses of loopback, because one address has only this many ports.
pub(crate) async fn connect(server: SocketAddr, number: usize) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    let [high, low] = u16::try_from(256 + number % 4096)
        .unwrap_or(1)
        .to_be_bytes();
    socket.bind(SocketAddr::from(([127, 0, high, low], 0)))?;
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

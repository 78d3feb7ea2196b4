//! What speaks with the server: connections from any address of loopback, requests, and WebSockets without a library, because an
//! attacker keeps to no rules.

use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use socket2::{Domain, Socket, Type};

/// How long one who does no harm waits for anything.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// How long an attacker does: long enough to be a nuisance, and not much longer than the attack.
pub(crate) const IMPATIENCE: Duration = Duration::from_millis(500);

/// The address of one who does no harm and reads the front page.
pub(crate) const READER: u16 = 1;

/// The first of two addresses that several share who do harm.
pub(crate) const CROWD: u16 = 0x0200;

/// How many connect and leave before one who stays: nearly as many as the system lets wait for a server.
pub(crate) const QUEUE: u16 = 4000;

/// Frames of a WebSocket, by their numbers.
pub(crate) const CONTINUATION: u8 = 0;
pub(crate) const TEXT: u8 = 1;
pub(crate) const PING: u8 = 9;
const CLOSE: u8 = 8;

/// The address of loopback with this number.
pub(crate) fn address(number: u16) -> Ipv4Addr {
    let [high, low] = number.to_be_bytes();
    Ipv4Addr::new(127, 0, high, low)
}

/// A connection to the server from the address of loopback with this number.
pub(crate) fn connect(server: SocketAddr, from: u16, patience: Duration) -> io::Result<TcpStream> {
    let from = SocketAddr::from((address(from), 0));
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
    socket.bind(&from.into())?;
    socket.connect_timeout(&server.into(), patience)?;
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(patience))?;
    stream.set_write_timeout(Some(patience))?;
    Ok(stream)
}

/// Asks for a page, and reads the answer to its end. Gives the status.
pub(crate) fn get(mut stream: TcpStream, address: &str) -> io::Result<u16> {
    let request = format!("GET {address} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let status = answer.get(9..12).map(String::from_utf8_lossy);
    let status = status.and_then(|status| status.parse().ok());
    status.ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
}

/// How long one waits for the front page who connects after many that are gone already. The server has been stopped, and goes
/// on when all of them are in the queue, so that they cost it time but take none from it.
pub(crate) fn wait_behind_a_queue(
    server: SocketAddr,
    go_on: impl FnOnce() -> io::Result<()>,
) -> io::Result<Duration> {
    for number in 0..QUEUE {
        drop(connect(server, CROWD + number % 2, PATIENCE)?);
    }
    let visitor = connect(server, READER, PATIENCE)?;
    let began = Instant::now();
    go_on()?;
    get(visitor, "/en/")?;
    Ok(began.elapsed())
}

/// Sends a form as a page of the server does, and reads the answer to its end. Gives the answer.
pub(crate) fn post(mut stream: TcpStream, address: &str, fields: &str) -> io::Result<String> {
    let length = fields.len();
    let request = format!(
        "POST {address} HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\nconnection: close\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n{fields}"
    );
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// A WebSocket, to the engine or for online play.
pub(crate) struct Engine(TcpStream);

impl Engine {
    pub(crate) fn open(stream: TcpStream) -> io::Result<Engine> {
        Engine::open_at(stream, "/engine", "")
    }

    /// A socket for online play, with a cookie if there is one.
    pub(crate) fn online(stream: TcpStream, cookie: &str) -> io::Result<Engine> {
        Engine::open_at(stream, "/online", cookie)
    }

    fn open_at(mut stream: TcpStream, path: &str, cookie: &str) -> io::Result<Engine> {
        stream.set_nodelay(true)?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\ncookie: {cookie}\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        stream.write_all(request.as_bytes())?;
        let mut header = Vec::new();
        while !header.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte)?;
            header.extend(byte);
        }
        if !header.starts_with(b"HTTP/1.1 101") {
            return Err(io::ErrorKind::ConnectionRefused.into());
        }
        Ok(Engine(stream))
    }

    /// Says that a frame begins, without sending it.
    pub(crate) fn promise(&mut self, length: u64) -> io::Result<&mut TcpStream> {
        self.0.write_all(&[TEXT | 0x80, 0x80 | 127])?;
        self.0.write_all(&length.to_be_bytes())?;
        self.0.write_all(&[0; 4])?;
        Ok(&mut self.0)
    }

    /// Sends a frame, which may be a part of a message only.
    pub(crate) fn frame(&mut self, kind: u8, is_last: bool, content: &[u8]) -> io::Result<()> {
        let mut bytes = vec![kind | u8::from(is_last) << 7];
        match content.len() {
            length @ 0..=125 => bytes.push(0x80 | length as u8),
            length @ 126..=0xffff => {
                bytes.push(0x80 | 126);
                bytes.extend((length as u16).to_be_bytes());
            }
            length => {
                bytes.push(0x80 | 127);
                bytes.extend((length as u64).to_be_bytes());
            }
        }
        // The mask may be anything, so it is nothing.
        bytes.extend([0; 4]);
        bytes.extend(content);
        self.0.write_all(&bytes)
    }

    pub(crate) fn send(&mut self, lines: &str) -> io::Result<()> {
        self.frame(TEXT, true, lines.as_bytes())
    }

    /// The next message.
    pub(crate) fn hear(&mut self) -> io::Result<String> {
        loop {
            let mut head = [0; 2];
            self.0.read_exact(&mut head)?;
            let length = match head[1] & 0x7f {
                126 => {
                    let mut length = [0; 2];
                    self.0.read_exact(&mut length)?;
                    u64::from(u16::from_be_bytes(length))
                }
                127 => {
                    let mut length = [0; 8];
                    self.0.read_exact(&mut length)?;
                    u64::from_be_bytes(length)
                }
                length => u64::from(length),
            };
            let mut content = Vec::new();
            (&mut self.0).take(length).read_to_end(&mut content)?;
            match head[0] & 0x0f {
                TEXT => return Ok(String::from_utf8_lossy(&content).into_owned()),
                CLOSE => return Err(io::ErrorKind::ConnectionAborted.into()),
                _ => {}
            }
        }
    }

    /// The messages up to the one that begins like this.
    pub(crate) fn hear_until(&mut self, beginning: &str) -> io::Result<Vec<String>> {
        let mut lines = Vec::new();
        loop {
            let line = self.hear()?;
            let is_last = line.starts_with(beginning);
            lines.push(line);
            if is_last {
                return Ok(lines);
            }
        }
    }
}

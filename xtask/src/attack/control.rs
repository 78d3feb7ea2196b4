//! A server that does next to nothing, in the place of ours: what a visitor waits for there is what the attackers and this
//! computer cost.

use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use anyhow::Result;
use socket2::{Domain, Socket, Type};

use super::Measured;
use super::visitor::{self, PATIENCE, READER, address, connect};

/// How many connections wait until they are accepted: as many as before our server.
const BACKLOG: i32 = 4096;

const PAGE: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// How the reader of its front page fares while this happens.
pub(crate) fn measure(
    at_least: Duration,
    during: impl FnOnce(SocketAddr) + Send,
) -> Result<Measured> {
    run(|server, begin| {
        begin();
        Measured::pages(server, at_least, || during(server))
    })
}

/// How long one waits who comes after many that are gone already.
pub(crate) fn wait_behind_a_queue() -> Result<Duration> {
    run(|server, begin| {
        let begin = || {
            begin();
            Ok(())
        };
        Ok(visitor::wait_behind_a_queue(server, begin)?)
    })
}

/// Runs the server during this. Connections queue up until it is told to begin.
fn run<T>(during: impl FnOnce(SocketAddr, &dyn Fn()) -> Result<T>) -> Result<T> {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
    socket.bind(&SocketAddr::from((Ipv4Addr::LOCALHOST, 0)).into())?;
    socket.listen(BACKLOG)?;
    let listener = TcpListener::from(socket);
    let server = listener.local_addr()?;
    let is_over = AtomicBool::new(false);
    let (begin, begun) = mpsc::channel();
    let begin = move || {
        // It may be over, and nobody there to be told.
        let _ = begin.send(());
    };
    thread::scope(|scope| {
        let (listener, is_over) = (&listener, &is_over);
        scope.spawn(move || {
            let _ = begun.recv();
            while !is_over.load(Ordering::Relaxed) {
                // Whoever has gone already is not missed.
                let _ = accept_one(listener);
            }
        });
        let result = during(server, &begin);
        is_over.store(true, Ordering::Relaxed);
        begin();
        // Somebody has to come, so that it looks whether it is over.
        connect(server, READER, PATIENCE)?;
        result
    })
}

/// Answers the reader, and closes the connection of anybody else.
fn accept_one(listener: &TcpListener) -> io::Result<()> {
    let (mut stream, from) = listener.accept()?;
    if from.ip() == address(READER) {
        stream.set_read_timeout(Some(PATIENCE))?;
        if stream.read(&mut [0; 4096])? > 0 {
            stream.write_all(PAGE)?;
        }
    }
    Ok(())
}

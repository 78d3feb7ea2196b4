//! A server on a free port, for the tests.

use std::io;
use std::net::SocketAddr;

use kamisado_server::{Config, Limits, Server};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) struct Host {
    /// Its address and port.
    pub(crate) address: String,
    /// Where it tells its metrics, if it does.
    pub(crate) metrics: Option<SocketAddr>,
    end: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

impl Host {
    pub(crate) async fn start(limits: Limits) -> Host {
        Host::start_with(Config {
            limits,
            ..Config::default()
        })
        .await
    }

    pub(crate) async fn start_with(config: Config) -> Host {
        let server = Server::bind(Config { port: 0, ..config });
        let server = server.await.expect("a free port");
        let address = server.address();
        let address = address
            .trim_start_matches("http://")
            .trim_end_matches('/')
            .to_owned();
        let metrics = server.metrics_address();
        let (end, ended) = oneshot::channel();
        let running = tokio::spawn(server.run(async {
            let _ = ended.await;
        }));
        Host {
            address,
            metrics,
            end: Some(end),
            running,
        }
    }

    /// The address of the engine.
    pub(crate) fn socket(&self) -> String {
        format!("ws://{}/engine", self.address)
    }

    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(&self.address)
            .await
            .expect("a connection")
    }

    /// A connection from another address of this computer.
    pub(crate) async fn connect_from(&self, last: u8) -> TcpStream {
        self.try_connect_from(last).await.expect("a connection")
    }

    /// The same, where the server may reset the connection before it is seen to stand.
    pub(crate) async fn try_connect_from(&self, last: u8) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4().expect("a socket");
        let from = ([127, 0, 0, last], 0).into();
        socket.bind(from).expect("an address of loopback");
        let address = self.address.parse().expect("an address");
        socket.connect(address).await
    }

    /// Tells the server to end.
    pub(crate) fn end(&mut self) {
        let end = self.end.take().expect("a server that has not ended");
        end.send(()).expect("a server that runs");
    }

    /// Waits until it has.
    pub(crate) async fn ended(self) {
        self.running
            .await
            .expect("a server that did not break down");
    }

    /// Lets it run until the end of the test.
    pub(crate) fn leave(mut self) {
        std::mem::forget(self.end.take());
    }
}

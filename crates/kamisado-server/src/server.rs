//! A server on a port: it accepts connections, and stops when it is told to.

use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::connect_info::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use kamisado_online::{Bus, BusStatus};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::time::sleep;
use tower_service::Service as _;
use tracing::{debug, warn};

use crate::address::{Address, Proxies};
use crate::assets::Assets;
use crate::config::Config;
use crate::connection::Connection;
use crate::diagram::Painter;
use crate::engine::Engines;
use crate::health::Health;
use crate::hosts::Hosts;
use crate::life::Life;
use crate::limits::Limits;
use crate::metrics::{self, CONNECTIONS_REFUSED, Metrics, Sampled};
use crate::online::{LocalBus, NatsBus, Online};
use crate::people::People;
use crate::pool::Pool;
use crate::rates::Rates;
use crate::router::{App, router};
use crate::slots::Slots;
use crate::store::Store;

/// How many ports are tried.
const PORTS_TRIED: u16 = 20;

/// How long no connection is accepted after the system has refused one, for example because too many files are open.
const REFUSED: Duration = Duration::from_millis(100);

/// How long to wait before a database that could not be reached is tried again.
const DOWN: Duration = Duration::from_secs(1);

/// How many connections the system keeps for us until they are accepted. Whoever comes on top of them tries again after a second.
const BACKLOG: u32 = 4096;

/// How many header lines a request may have.
const HEADER_LINES: usize = 64;

/// The answer to connections that there is no room for.
const NO_ROOM: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// A server that has its port and is ready to run.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    limits: Arc<Limits>,
    slots: Slots,
    app: App,
    life: Life,
    drain_time: Duration,
    /// The port for Prometheus, and what answers there.
    metrics: Option<(TcpListener, Router)>,
}

impl Server {
    /// Takes the port and starts the threads of the engine.
    ///
    /// # Errors
    /// When the port, and with [`Config::next_free_port`] the twenty after it, cannot be had, or no thread.
    pub async fn bind(config: Config) -> io::Result<Server> {
        let mut port = config.port;
        let listener = loop {
            match listen((config.host, port).into()) {
                Err(error)
                    if error.kind() == io::ErrorKind::AddrInUse
                        && config.next_free_port
                        && port != u16::MAX
                        && port - config.port < PORTS_TRIED =>
                {
                    port += 1;
                }
                other => break other?,
            }
        };
        let hosts = Hosts::new(&config.allowed_hosts);
        let proxies = Proxies::new(&config);
        let limits = Arc::new(config.limits);
        let life = Life::default();
        let bus: Arc<dyn Bus> = if config.bus.is_empty() {
            Arc::new(LocalBus::default())
        } else {
            let bus = NatsBus::start(&config.bus, &config.bus_subject).await;
            Arc::new(bus.map_err(io::Error::other)?)
        };
        let rates = Rates::new(&limits, Arc::clone(&bus));
        let pool = Pool::start(limits.workers.0)?;
        let store = Store::open(&config.database).await;
        let store = store.map_err(io::Error::other)?;
        let online = Online::new(
            store.clone(),
            Arc::clone(&bus),
            pool.clone(),
            rates.clone(),
            Arc::clone(&limits),
            life.clone(),
        );
        let online = online.await.map_err(io::Error::other)?;
        let slots = Slots::new(limits.connections, limits.connections_per_address);
        let app = App {
            assets: config
                .assets
                .map_or(Assets::Embedded, |path| Assets::Folder {
                    path: Arc::new(path),
                    largest: limits.asset_bytes.0 as u64,
                }),
            painter: Painter::new(&limits, pool.clone()),
            engines: Engines::new(
                Arc::clone(&limits),
                pool.clone(),
                rates.clone(),
                life.clone(),
            ),
            health: Health::new(online.clone(), life.clone()),
            people: People::new(store, rates.clone(), &limits, bus),
            online,
            rates,
            hosts,
            proxies,
        };
        let metrics = match config.metrics {
            None => None,
            Some(address) => {
                let metrics = Metrics::new(Sampled::new(&app, pool, slots.clone()));
                Some((listen(address)?, metrics.router(app.hosts.clone())))
            }
        };
        Ok(Server {
            address: listener.local_addr()?,
            listener,
            slots,
            app,
            limits,
            life,
            drain_time: config.drain_time,
            metrics,
        })
    }

    /// The address for Prometheus, if there is one.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        let (listener, _) = self.metrics.as_ref()?;
        listener.local_addr().ok()
    }

    /// The address to open in a browser.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// The state of the bus that brings hints from other servers. The function it returns can be called at any time.
    pub fn bus_status(&self) -> impl Fn() -> BusStatus + Send + Sync + 'static {
        let online = self.app.online.clone();
        move || online.bus().status()
    }

    /// Answers requests until `ending` completes, then says goodbye to everybody still connected.
    ///
    /// Balancers are told first: during [`Config::drain_time`], only the answer to `/health/ready` changes.
    pub async fn run(mut self, ending: impl Future<Output = ()>) {
        let router = router(self.app.clone());
        let counting = tokio::spawn(self.app.rates.clone().run());
        let measuring = self.metrics.take().map(|(listener, router)| {
            let (limits, life) = (Arc::clone(&self.limits), self.life.clone());
            tokio::spawn(async {
                tokio::join!(
                    Metrics::look_after(),
                    measure(listener, router, limits, life)
                );
            })
        });
        let online = &self.app.online;
        let playing = tokio::spawn(online.clone().run());
        let (tried, mut is_tried) = oneshot::channel();
        let alive = tokio::spawn(stay_alive(online.store().clone(), tried));
        // An outage is on record before anybody can play, if the database can be reached.
        let mut is_open = false;
        let ending = async {
            ending.await;
            self.life.stop_soon();
            sleep(self.drain_time).await;
        };
        let mut ending = pin!(ending);
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept(), if is_open => accepted,
                _ = &mut is_tried, if !is_open => {
                    is_open = true;
                    continue;
                }
                () = &mut ending => break,
            };
            match accepted {
                Ok((stream, peer)) => self.welcome(stream, peer, &router),
                // The other side has gone already.
                Err(error) if is_of_one_connection(&error) => {}
                Err(error) => {
                    warn!(%error, "no connection can be accepted");
                    sleep(REFUSED).await;
                }
            }
        }
        drop(self.listener);
        counting.abort();
        if let Some(measuring) = measuring {
            measuring.abort();
        }
        // Pages in rooms are told to come back, and then all connections end.
        online.close().await;
        self.life.end(self.limits.shutdown_time).await;
        playing.abort();
        alive.abort();
        online.store().close().await;
    }

    /// Serves a connection, if there is room for it.
    fn welcome(&self, stream: TcpStream, peer: SocketAddr, router: &Router) {
        let Some(connection) = self.admit(stream, peer.ip()) else {
            return;
        };
        let serving = serve(
            connection,
            peer,
            router.clone(),
            self.limits.clone(),
            self.life.clone(),
        );
        tokio::spawn(self.life.begin().limit(serving));
    }

    fn admit(&self, stream: TcpStream, peer: IpAddr) -> Option<Connection> {
        let address = Address::from(peer);
        // Behind a proxy there are many, who are told apart by their requests.
        let is_proxy = self.app.proxies.trusts(peer);
        if !is_proxy && self.app.rates.connections.take(address, 1).is_err() {
            debug!(%address, "too many new connections");
            CONNECTIONS_REFUSED.count(["rate"]);
            // The cheapest end there is: everybody else waits in the same queue behind those who are refused.
            let _ = stream.set_zero_linger();
            return None;
        }
        let slot = if is_proxy {
            self.slots.take_any(address)
        } else {
            self.slots.take(address)
        };
        let Some(slot) = slot else {
            debug!(%address, "no room for another connection");
            CONNECTIONS_REFUSED.count(["room"]);
            // Whoever cannot be told at once is not told.
            let _ = stream.try_write(NO_ROOM);
            return None;
        };
        // A short line is sent at once.
        if let Err(error) = stream.set_nodelay(true) {
            debug!(%error, "the connection is over already");
        }
        let rate = (!is_proxy).then(|| (self.app.rates.bytes.clone(), address));
        Some(Connection::new(stream, slot, rate, self.limits.stall_time))
    }
}

/// Answers Prometheus until the server ends.
async fn measure(listener: TcpListener, router: Router, limits: Arc<Limits>, life: Life) {
    let slots = Slots::new(metrics::PLACES, metrics::PLACES);
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                let Some(slot) = slots.take(Address::from(peer.ip())) else {
                    continue;
                };
                let connection = Connection::new(stream, slot, None, limits.stall_time);
                let serving = serve(
                    connection,
                    peer,
                    router.clone(),
                    Arc::clone(&limits),
                    life.clone(),
                );
                tokio::spawn(life.begin().limit(serving));
            }
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                warn!(%error, "Prometheus cannot be answered");
                sleep(REFUSED).await;
            }
        }
    }
}

/// Takes a port.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // A server that is started again need not wait until the system has forgotten the old connections.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Answers the requests of a connection.
async fn serve(
    connection: Connection,
    peer: SocketAddr,
    router: Router,
    limits: Arc<Limits>,
    life: Life,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        // A router is always ready.
        router.clone().call(request)
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.header_time)
        .max_buf_size(limits.header_bytes.0.max(SMALLEST_BUFFER))
        .max_headers(HEADER_LINES)
        .serve_connection(TokioIo::new(connection), service)
        .with_upgrades();
    let mut serving = pin!(serving);
    let served = tokio::select! {
        served = serving.as_mut() => served,
        () = life.is_closing() => {
            serving.as_mut().graceful_shutdown();
            serving.await
        }
    };
    if let Err(error) = served {
        debug!(%error, "a connection broke off");
    }
}

/// The smallest buffer that hyper takes.
const SMALLEST_BUFFER: usize = 8 << 10;

/// Says that this server is alive from the moment the database can be reached, and drops `tried` after the first attempt.
async fn stay_alive(store: Store, tried: oneshot::Sender<()>) {
    let mut tried = Some(tried);
    loop {
        let alive = store.come_alive().await;
        drop(tried.take());
        match alive {
            Ok(alive) => return alive.await,
            Err(error) => {
                warn!(%error, "nobody can play yet");
                sleep(DOWN).await;
            }
        }
    }
}

fn is_of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn short_lines_are_sent_at_once() {
        let config = Config {
            port: 0,
            ..Config::default()
        };
        let server = Server::bind(config).await.unwrap();
        let _visitor = TcpStream::connect(server.address).await.unwrap();
        let (stream, peer) = server.listener.accept().await.unwrap();
        let connection = server.admit(stream, peer.ip()).unwrap();
        assert!(connection.nodelay().unwrap());
    }
}

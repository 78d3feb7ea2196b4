//! A server on a port.

use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use tokio::net::TcpListener;

use crate::assets::Assets;
use crate::engine::{EngineLimits, Engines};
use crate::router::{App, router};

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address it listens on.
    pub host: IpAddr,
    /// The port it listens on; 0 for any that is free.
    pub port: u16,
    /// Try the ports after this one when it is taken.
    pub next_free_port: bool,
    /// A folder to read scripts and styles from instead of those in the program, for those who work on them.
    pub assets: Option<PathBuf>,
    /// What each visitor may ask of the engine.
    pub limits: EngineLimits,
}

impl Default for Config {
    /// Loopback, port 8080 or the next that is free.
    fn default() -> Config {
        Config {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 8080,
            next_free_port: true,
            assets: None,
            limits: EngineLimits::default(),
        }
    }
}

/// How many ports are tried.
const PORTS_TRIED: u16 = 20;

/// A server that has its port and waits to be run.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
}

impl Server {
    /// Takes the port.
    ///
    /// # Errors
    /// When the port, and with [`Config::next_free_port`] the twenty after it, cannot be had.
    pub async fn bind(config: Config) -> io::Result<Server> {
        let mut port = config.port;
        let listener = loop {
            match TcpListener::bind((config.host, port)).await {
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
        Ok(Server {
            address: listener.local_addr()?,
            listener,
            app: App {
                assets: config
                    .assets
                    .map_or(Assets::Embedded, |path| Assets::Folder(Arc::new(path))),
                engines: Engines::new(config.limits),
            },
        })
    }

    /// The address to open in a browser.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Answers requests until `ending` is over.
    ///
    /// # Errors
    /// When the port is lost.
    pub async fn run(self, ending: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let engines = self.app.engines.clone();
        let service = router(self.app).into_make_service_with_connect_info::<SocketAddr>();
        axum::serve(self.listener, service)
            .with_graceful_shutdown(async move {
                ending.await;
                engines.close().await;
            })
            .await
    }
}

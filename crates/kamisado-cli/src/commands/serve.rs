use std::future::Future;
use std::net::IpAddr;
use std::path::PathBuf;

use kamisado::Language;
use kamisado_i18n::Message;
use kamisado_server::{Config, Server};
use tracing_subscriber::EnvFilter;

use crate::failure::Failure;
use crate::output::Output;

/// Starts the web app: play, learn and analyse in the browser
#[derive(Debug, Default, clap::Args)]
#[command(after_help = "\
Examples:
  kamisado serve
  kamisado serve --port 4000
  RUST_LOG=debug kamisado serve --assets web")]
pub(crate) struct Arguments {
    /// The address to listen on; without it, only this computer can connect
    #[arg(long, value_name = "ADDRESS")]
    host: Option<IpAddr>,

    /// The port to listen on; without it, 8080 or the next that is free
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,

    /// Read scripts and styles from this folder instead of the program, to work on them
    #[arg(long, value_name = "FOLDER")]
    assets: Option<PathBuf>,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
        tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(std::io::stderr)
            .init();
        let standard = Config::default();
        let config = Config {
            host: self.host.unwrap_or(standard.host),
            port: self.port.unwrap_or(standard.port),
            // Whoever names a port wants that one.
            next_free_port: self.port.is_none(),
            assets: self.assets,
            ..standard
        };
        let place = format!("{}:{}", config.host, config.port);
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            let server = Server::bind(config)
                .await
                .map_err(|error| Failure::from(error).at(place))?;
            let address = server.address();
            output.line(Message::ServerReady { address: &address }.say(language))?;
            output.line(Message::ServerStop.say(language))?;
            output.flush()?;
            Ok(server.run(ended()?).await?)
        })
    }
}

/// Ends with Ctrl-C, or when the system asks the program to end.
fn ended() -> Result<impl Future<Output = ()> + Send + 'static, Failure> {
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    Ok(async move {
        #[cfg(unix)]
        let asked = terminate.recv();
        #[cfg(not(unix))]
        let asked = std::future::pending::<Option<()>>();
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = asked => {}
        }
    })
}

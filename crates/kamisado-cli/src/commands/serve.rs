use std::future::Future;
use std::io::{self, IsTerminal as _};
use std::net::IpAddr;
use std::path::{Path, PathBuf};

use kamisado::Language;
use kamisado_i18n::{Explain as _, Message};
use kamisado_server::{Config, ConfigError, LogFormat, Server};
use tokio::runtime::Builder;
use tracing_subscriber::EnvFilter;

use crate::failure::Failure;
use crate::output::Output;
use crate::storage::database;

/// How many threads read files of `--assets` at once.
const READERS: usize = 4;

/// Starts the web app: play, learn and analyse in the browser
#[derive(Debug, Default, clap::Args)]
#[command(after_help = "\
Examples:
  kamisado serve
  kamisado serve --port 4000
  kamisado serve --database club.db
  kamisado serve --database postgres://kamisado@db.example/kamisado --bus nats://nats.example
  kamisado serve --config server.toml --set sessions=32
  RUST_LOG=info kamisado serve --assets web")]
pub(crate) struct Arguments {
    /// The address to listen on; without it, only this computer can connect
    #[arg(long, value_name = "ADDRESS")]
    host: Option<IpAddr>,

    /// The port to listen on; by default 8080 or the next free one
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,

    /// Read scripts and styles from this folder instead of the program, to work on them
    #[arg(long, value_name = "FOLDER")]
    assets: Option<PathBuf>,

    /// The database: a file, an address such as postgres://user@host/name, or :memory: to keep nothing; without it, kamisado.db in the
    /// user's data folder
    #[arg(long, value_name = "FILE|ADDRESS")]
    database: Option<PathBuf>,

    /// The address of NATS, through which servers with the same database notify each other; separate several addresses by commas
    #[arg(long, value_name = "ADDRESS")]
    bus: Option<String>,

    /// Read settings from this TOML file
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,

    /// Set one of the settings in docs/server.md, such as sessions=32; can be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let config = self.config(language)?;
        log(&config).map_err(|error| Failure::Wrong(error.explain(language)))?;
        let address = format!("{}:{}", config.host, config.port);
        let runtime = Builder::new_multi_thread()
            .enable_all()
            .max_blocking_threads(READERS)
            .build()?;
        runtime.block_on(async {
            let server = Server::bind(config).await.map_err(|error| {
                match error.get_ref().and_then(|error| error.downcast_ref()) {
                    Some(error) => database::failure(error, language),
                    None => not_listening(&error, &address, language),
                }
            })?;
            let address = server.address();
            output.line(Message::ServerReady { address: &address }.say(language))?;
            output.line(Message::ServerStop.say(language))?;
            output.flush()?;
            server.run(ended()?).await;
            Ok(())
        })
    }

    /// The settings: flags override the environment, which overrides the file.
    fn config(self, language: Language) -> Result<Config, Failure> {
        let mut config = settings(self.config.as_deref(), language)?;
        let wrong = |error: ConfigError| Failure::Wrong(error.explain(language));
        for setting in &self.set {
            let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
            config.set(name.trim(), value.trim()).map_err(wrong)?;
        }
        if let Some(host) = self.host {
            config.host = host;
        }
        if let Some(port) = self.port {
            config.port = port;
            // A port that is named must be that one.
            config.next_free_port = false;
        }
        if let Some(given) = self.database {
            config.database = database::location(given).map_err(wrong)?;
        }
        if let Some(bus) = self.bus {
            config.set("bus", &bus).map_err(wrong)?;
        }
        config.assets = self.assets;
        Ok(config)
    }
}

/// The settings of a file, if there is one, and of the environment.
pub(super) fn settings(file: Option<&Path>, language: Language) -> Result<Config, Failure> {
    let wrong = |error: ConfigError| Failure::Wrong(error.explain(language));
    let mut config = database::default_config();
    if let Some(path) = file {
        let place = path.display().to_string();
        let at = |failure: Failure| failure.at(&place);
        let text = std::fs::read_to_string(path).map_err(|error| at(error.into()))?;
        config
            .set_from_file(&text)
            .map_err(|error| at(wrong(error)))?;
    }
    database::set_from_environment(&mut config).map_err(wrong)?;
    Ok(config)
}

fn not_listening(error: &io::Error, address: &str, language: Language) -> Failure {
    let reason = &error.to_string();
    Failure::Wrong(Message::ServerNotListening { address, reason }.say(language))
}

/// Starts the log: what `RUST_LOG` says, or else the settings.
fn log(config: &Config) -> Result<(), ConfigError> {
    let filter = match std::env::var(EnvFilter::DEFAULT_ENV) {
        Ok(filter) => EnvFilter::new(filter),
        Err(_) => EnvFilter::try_new(&config.log).map_err(|_| ConfigError::Value {
            name: "log".to_owned(),
            value: config.log.clone(),
        })?,
    };
    let logging = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr);
    match config.log_format {
        // No colours in a log file.
        LogFormat::Text => logging.with_ansi(io::stderr().is_terminal()).init(),
        LogFormat::Json => logging.json().flatten_event(true).init(),
    }
    Ok(())
}

/// Ends with Ctrl-C, or when the system asks the program to end.
pub(super) fn ended() -> Result<impl Future<Output = ()>, Failure> {
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

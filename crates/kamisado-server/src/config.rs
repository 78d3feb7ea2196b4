//! How a server is set up, and where its settings come from.
//!
//! Each setting has one name, written `trusted-proxies` in a file and in a flag, and `KAMISADO_SERVER_TRUSTED_PROXIES` in the
//! environment. Flags override the environment, and the environment overrides the file.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use ipnet::IpNet;
use kamisado::Language;
use kamisado_i18n::{Explain, Message};

use crate::limits::{self, Limits};
use crate::online::BusAddress;
use crate::store::{Location, UnknownLocation};

/// The prefix of the settings in the environment.
const PREFIX: &str = "KAMISADO_SERVER_";

/// How no time at all is written. Limits have none, because such a server would be of no use.
const NO_TIME: &str = "0s";

/// The settings of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The address it listens on.
    pub host: IpAddr,
    /// The port it listens on; 0 for any that is free.
    pub port: u16,
    /// Whether to try the next ports if this one is taken.
    pub next_free_port: bool,
    /// A folder to read scripts and styles from instead of the embedded ones, for those who work on them.
    pub assets: Option<PathBuf>,
    /// The host names the server answers to, in addition to those of this computer and numeric addresses; `*` for any name.
    pub allowed_hosts: Vec<String>,
    /// The networks of the proxies that are trusted to name their clients.
    pub trusted_proxies: Vec<IpNet>,
    /// The header in which they do so.
    pub proxy_header: ProxyHeader,
    /// Where games and people are stored.
    pub database: Location,
    /// The addresses of NATS, over which servers send each other hints; empty for a single server.
    pub bus: Vec<BusAddress>,
    /// The subject of these hints: the same for all servers with the same database.
    pub bus_subject: String,
    /// Whether all visitors come through a proxy that adds TLS, even if it doesn't say so.
    pub tls_proxy: bool,
    /// The address for Prometheus metrics, if any.
    pub metrics: Option<SocketAddr>,
    /// How long a server that was told to stop keeps working while `/health/ready` already reports it.
    pub drain_time: Duration,
    /// What is logged, as in `RUST_LOG`.
    pub log: String,
    /// How it is written.
    pub log_format: LogFormat,
    /// The limits for visitors.
    pub limits: Limits,
}

/// The header in which a proxy names its client. Only one is read, because a proxy passes on the others exactly as clients wrote them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProxyHeader {
    /// `X-Forwarded-For: 203.0.113.7, 10.0.0.1`.
    #[default]
    XForwardedFor,
    /// `Forwarded: for=203.0.113.7;proto=https`.
    Forwarded,
}

impl FromStr for ProxyHeader {
    type Err = ();

    fn from_str(text: &str) -> Result<ProxyHeader, ()> {
        match text.to_ascii_lowercase().as_str() {
            "x-forwarded-for" => Ok(ProxyHeader::XForwardedFor),
            "forwarded" => Ok(ProxyHeader::Forwarded),
            _ => Err(()),
        }
    }
}

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// A JSON object for each line.
    Json,
}

impl FromStr for LogFormat {
    type Err = ();

    fn from_str(text: &str) -> Result<LogFormat, ()> {
        match text {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err(()),
        }
    }
}

impl Default for Config {
    /// Loopback, port 8080 or the next that is free.
    fn default() -> Config {
        Config {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 8080,
            next_free_port: true,
            assets: None,
            allowed_hosts: Vec::new(),
            trusted_proxies: Vec::new(),
            proxy_header: ProxyHeader::default(),
            database: Location::Memory,
            bus: Vec::new(),
            bus_subject: "kamisado".to_owned(),
            tls_proxy: false,
            metrics: None,
            drain_time: Duration::ZERO,
            log: "warn".to_owned(),
            log_format: LogFormat::default(),
            limits: Limits::default(),
        }
    }
}

impl Config {
    /// The name, the default and the meaning of every setting that is not one of the [limits](Limits::TABLE).
    pub const TABLE: &'static [(&'static str, &'static str, &'static str)] = &[
        ("host", "127.0.0.1", "The address to listen on."),
        (
            "port",
            "8080",
            "The port to listen on. If you don't set one and 8080 is taken, the next free port is used.",
        ),
        (
            "allowed-hosts",
            "",
            "Host names the server answers to; `*` for any.",
        ),
        (
            "trusted-proxies",
            "",
            "Networks of proxies that are trusted to name the client they forward for.",
        ),
        (
            "proxy-header",
            "X-Forwarded-For",
            "The header in which proxies name the client: this one, or `Forwarded`.",
        ),
        (
            "tls-proxy",
            "false",
            "Whether all visitors come through a proxy that adds TLS, even if it doesn't say so.",
        ),
        (
            "database",
            "",
            "The file with games and people, an address such as `postgres://user@host/name`, or `:memory:` to keep nothing; without it, \
             `kamisado.db` in the user's data folder. See \
             [database.md](database.md).",
        ),
        (
            "bus",
            "",
            "Where NATS is, for several servers with one database: `nats://host:4222`, or `tls://…`, with `user:password@` or `token@` before the host. Several addresses are tried in turn. See [online.md](online.md#several-servers).",
        ),
        (
            "bus-subject",
            "kamisado",
            "The NATS subject for hints: the same for servers that share a database, different for all others.",
        ),
        (
            "metrics",
            "",
            "The address and port at which Prometheus may ask for metrics, such as `127.0.0.1:9100`. See \
             [operations.md](operations.md#monitor).",
        ),
        (
            "drain-time",
            "0s",
            "How long a server that was told to stop keeps working while `/health/ready` already reports it.",
        ),
        (
            "log",
            "warn",
            "What is logged, unless `RUST_LOG` is set: `error`, `warn`, `info` or `debug`, also by part, as in `warn,kamisado_server::access=info`.",
        ),
        (
            "log-format",
            "text",
            "The format of the log: `text`, or `json` for one object per line.",
        ),
    ];

    /// Applies the settings of a file in TOML.
    ///
    /// ```
    /// use kamisado_server::Config;
    ///
    /// let mut config = Config::default();
    /// config.set_from_file("port = 80\nallowed-hosts = ['kamisado.example']\nsearch-time = '10s'")?;
    /// assert_eq!(config.port, 80);
    /// assert_eq!(config.limits.search_time.as_secs(), 10);
    /// # Ok::<(), kamisado_server::ConfigError>(())
    /// ```
    ///
    /// # Errors
    /// When it is not TOML, when a setting does not exist, or when a setting cannot have such a value.
    pub fn set_from_file(&mut self, text: &str) -> Result<(), ConfigError> {
        let table: toml::Table = text
            .parse()
            .map_err(|error: toml::de::Error| ConfigError::File(error.to_string()))?;
        for (name, value) in table {
            let plain = |value: &toml::Value| match value {
                toml::Value::String(text) => Ok(text.clone()),
                toml::Value::Integer(number) => Ok(number.to_string()),
                toml::Value::Boolean(choice) => Ok(choice.to_string()),
                other => Err(ConfigError::value(&name, other)),
            };
            let value = match &value {
                toml::Value::Array(items) => {
                    let items: Result<Vec<_>, _> = items.iter().map(plain).collect();
                    items?.join(",")
                }
                value => plain(value)?,
            };
            self.set(&name, &value)?;
        }
        Ok(())
    }

    /// Applies the settings of the environment: the variables whose names begin with `KAMISADO_SERVER_`.
    ///
    /// # Errors
    /// When a setting does not exist, or cannot have such a value.
    pub fn set_from_environment(
        &mut self,
        variables: impl IntoIterator<Item = (String, String)>,
    ) -> Result<(), ConfigError> {
        for (variable, value) in variables {
            if let Some(name) = variable.strip_prefix(PREFIX) {
                let name = name.to_ascii_lowercase();
                self.set(&name, &value).map_err(|error| match error {
                    ConfigError::UnknownSetting(_) => ConfigError::UnknownSetting(variable),
                    ConfigError::Value { value, .. } => ConfigError::value(&variable, value),
                    other => other,
                })?;
            }
        }
        Ok(())
    }

    /// Sets a setting by its name. Several values are separated by commas.
    ///
    /// # Errors
    /// When there is no such setting, or when it cannot have this value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), ConfigError> {
        match name.replace('_', "-").as_str() {
            "host" => self.host = read(name, value)?,
            "port" => {
                self.port = read(name, value)?;
                // A port that is named must be that one.
                self.next_free_port = false;
            }
            "allowed-hosts" => {
                self.allowed_hosts = list(value).map(str::to_ascii_lowercase).collect();
            }
            "trusted-proxies" => {
                let networks = list(value).map(|item| network(name, item));
                self.trusted_proxies = networks.collect::<Result<_, _>>()?;
            }
            "database" => self.database = value.parse().map_err(ConfigError::database)?,
            "bus" => {
                let addresses = list(value).map(|item| read(name, item));
                self.bus = addresses.collect::<Result<_, _>>()?;
            }
            "bus-subject" => self.bus_subject = subject(name, value)?,
            "tls-proxy" => self.tls_proxy = read(name, value)?,
            "proxy-header" => self.proxy_header = read(name, value)?,
            "metrics" if value.is_empty() => self.metrics = None,
            "metrics" => self.metrics = Some(read(name, value)?),
            "drain-time" if value == NO_TIME => self.drain_time = Duration::ZERO,
            "drain-time" => self.drain_time = limits::time(name, value)?,
            "log" => value.clone_into(&mut self.log),
            "log-format" => self.log_format = read(name, value)?,
            _ => self.limits.set(name, value)?,
        }
        Ok(())
    }
}

fn list(value: &str) -> impl Iterator<Item = &str> {
    value
        .split(',')
        .map(str::trim)
        .filter(|item| !item.is_empty())
}

fn read<T: FromStr>(name: &str, value: &str) -> Result<T, ConfigError> {
    value.parse().map_err(|_| ConfigError::value(name, value))
}

/// A network such as `10.0.0.0/8`, or a single address.
fn network(name: &str, text: &str) -> Result<IpNet, ConfigError> {
    match text.parse::<IpAddr>() {
        Ok(address) => Ok(address.into()),
        Err(_) => read(name, text),
    }
}

/// A subject of NATS: words with dots between them.
fn subject(name: &str, value: &str) -> Result<String, ConfigError> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(is_plain);
    match value.split('.').all(is_word) {
        true => Ok(value.to_owned()),
        false => Err(ConfigError::value(name, value)),
    }
}

/// What is wrong with a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ConfigError {
    /// There is no setting of this name.
    UnknownSetting(String),
    /// A setting cannot have this value.
    Value {
        /// The name of the setting.
        name: String,
        /// The value it was given.
        value: String,
    },
    /// The file is not TOML, for this reason.
    File(String),
}

impl ConfigError {
    /// The database cannot be there.
    #[must_use]
    pub fn database(unknown: UnknownLocation) -> ConfigError {
        ConfigError::value("database", unknown)
    }

    pub(crate) fn value(name: &str, value: impl fmt::Display) -> ConfigError {
        ConfigError::Value {
            name: name.to_owned(),
            value: value.to_string(),
        }
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Language::English))
    }
}

impl std::error::Error for ConfigError {}

impl Explain for ConfigError {
    fn explain(&self, language: Language) -> String {
        match self {
            ConfigError::UnknownSetting(name) => Message::ConfigUnknown { name },
            ConfigError::Value { name, value } => Message::ConfigValue { name, text: value },
            ConfigError::File(reason) => Message::ConfigFile { reason },
        }
        .say(language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn environment(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        pairs.iter().map(owned).collect()
    }

    #[test]
    fn flags_count_more_than_the_environment_and_that_more_than_the_file() {
        let mut config = Config::default();
        config
            .set_from_file("sessions = 1\nworkers = 1\nslice = '1ms'\nport = 1")
            .unwrap();
        config
            .set_from_environment(environment(&[
                ("KAMISADO_SERVER_WORKERS", "2"),
                ("KAMISADO_SERVER_SLICE", "2ms"),
                ("KAMISADO_WASM", "off"),
                ("PATH", "x"),
            ]))
            .unwrap();
        config.set("slice", "3ms").unwrap();
        assert_eq!(config.limits.sessions, 1);
        assert_eq!(config.limits.workers.0, 2);
        assert_eq!(config.limits.slice.as_millis(), 3);
        assert_eq!((config.port, config.next_free_port), (1, false));
    }

    #[test]
    fn lists_are_lists_in_a_file_and_have_commas_elsewhere() {
        let mut file = Config::default();
        file.set_from_file(
            "trusted-proxies = ['10.0.0.0/8', '::1']\nallowed-hosts = ['A.example', 'b.example']",
        )
        .unwrap();
        let mut flags = Config::default();
        flags.set("trusted-proxies", "10.0.0.0/8, ::1").unwrap();
        flags.set("allowed-hosts", "a.example,b.example").unwrap();
        assert_eq!(file, flags);
        assert_eq!(file.trusted_proxies.len(), 2);
        assert_eq!(file.allowed_hosts, ["a.example", "b.example"]);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let mut config = Config::default();
        for (text, named) in [
            ("prot = 1", "prot"),
            ("port = 'many'", "many"),
            ("port = 70000", "70000"),
            ("port = [", "line 1"),
            ("trusted-proxies = ['10.0.0.0/99']", "10.0.0.0/99"),
            ("proxy-header = 'Via'", "Via"),
            ("bus = 'http://localhost'", "http://localhost"),
            ("bus-subject = 'a..b'", "a..b"),
            ("host = 1.5", "1.5"),
            ("metrics = '9100'", "9100"),
            ("drain-time = '5'", "5"),
            ("log-format = 'xml'", "xml"),
        ] {
            let error = config.set_from_file(text).unwrap_err();
            for language in Language::ALL {
                let told = error.explain(language);
                assert!(told.contains(named), "{text}: {told}");
            }
        }
        let wrong = environment(&[("KAMISADO_SERVER_SESIONS", "1")]);
        let error = config.set_from_environment(wrong).unwrap_err();
        assert!(error.to_string().contains("KAMISADO_SERVER_SESIONS"));
    }

    #[test]
    fn the_table_has_every_setting_and_its_default() {
        let mut config = Config::default();
        for (name, default, _) in Config::TABLE {
            let default = if *name == "database" {
                ":memory:"
            } else {
                default
            };
            assert_eq!(config.set(name, default), Ok(()), "{name}");
        }
        config.next_free_port = true;
        assert_eq!(config, Config::default());
    }

    /// The table in docs/server.md is this one.
    #[test]
    fn the_document_tells_every_setting() {
        let document = include_str!("../../../docs/server.md");
        let rows: String = Config::TABLE
            .iter()
            .map(|(name, default, meaning)| {
                let default = match *default {
                    "" => String::new(),
                    default => format!("`{default}` "),
                };
                format!("| `{name}` | {default}| {meaning} |\n")
            })
            .collect();
        assert!(
            document.contains(&rows),
            "the table of settings in docs/server.md has to read:\n{rows}"
        );
    }

    #[test]
    fn the_settings_that_are_delivered_can_be_read() {
        let mut config = Config::default();
        let file = include_str!("../../../deploy/server.toml");
        config.set_from_file(file).unwrap();
        assert_eq!(config.metrics, Some(([127, 0, 0, 1], 9100).into()));
    }

    #[test]
    fn the_variables_of_the_containers_are_settings() {
        let image = include_str!("../../../deploy/Dockerfile");
        let compose = include_str!("../../../deploy/compose.yaml");
        let mut config = Config::default();
        let mut count = 0;
        for line in image.lines().chain(compose.lines()) {
            let Some(at) = line.find(PREFIX) else {
                continue;
            };
            let setting = line[at..].trim_end_matches([' ', '\\']);
            let (name, value) = setting.split_once(['=', ':']).unwrap();
            let mut value = value.trim().trim_matches('"').to_owned();
            // What whoever starts it has to say.
            while let Some(from) = value.find("${") {
                let to = from + value[from..].find('}').unwrap();
                value.replace_range(from..=to, "given");
            }
            let pair = (name, value.as_str());
            config.set_from_environment(environment(&[pair])).unwrap();
            count += 1;
        }
        assert!(count > 9, "{count}");
        assert_eq!(config.host, IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        assert_eq!(config.drain_time, Duration::from_secs(5));
    }
}

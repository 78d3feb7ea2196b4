//! How a server is set up, and where its settings come from.
//!
//! Each setting has one name, written `trusted-proxies` in a file and in a flag, and `KAMISADO_SERVER_TRUSTED_PROXIES` in the
//! environment. Flags override the environment, and the environment overrides the file.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::str::FromStr;

use ipnet::IpNet;
use kamisado::Language;
use kamisado_i18n::{Explain, Message};

use crate::limits::Limits;
use crate::online::BusAddress;
use crate::store::{Location, UnknownLocation};

/// The prefix of the settings in the environment.
const PREFIX: &str = "KAMISADO_SERVER_";

/// The settings of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The address it listens on.
    pub host: IpAddr,
    /// The port it listens on; 0 for any that is free.
    pub port: u16,
    /// Whether to try the following ports when this one is taken.
    pub next_free_port: bool,
    /// A folder to read scripts and styles from instead of the embedded ones, for those who work on them.
    pub assets: Option<PathBuf>,
    /// The host names that the server answers to, besides those of this computer and numeric addresses; `*` for any name.
    pub allowed_hosts: Vec<String>,
    /// The networks of the proxies that are trusted to name their clients.
    pub trusted_proxies: Vec<IpNet>,
    /// The header in which they name them.
    pub proxy_header: ProxyHeader,
    /// Where games and people are kept.
    pub database: Location,
    /// Where NATS is, over which servers give each other hints; nowhere for a server that is alone.
    pub bus: Vec<BusAddress>,
    /// The subject of these hints. Servers with the same database have the same.
    pub bus_subject: String,
    /// Whether all visitors come through a proxy that encrypts, even if it doesn't say so.
    pub tls_proxy: bool,
    /// How much of everything visitors may use.
    pub limits: Limits,
}

/// The header in which a proxy names its client. Only one is read, because a proxy passes on the others just as clients wrote them.
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
            limits: Limits::default(),
        }
    }
}

impl Config {
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
}

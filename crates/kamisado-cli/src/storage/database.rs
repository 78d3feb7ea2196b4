//! The database of games online and the people who play them.

use std::path::PathBuf;

use etcetera::BaseStrategy as _;
use kamisado::Language;
use kamisado_i18n::Explain as _;
use kamisado_server::store::{Location, OpenError};
use kamisado_server::{Config, ConfigError};

use crate::failure::Failure;

/// The default settings of a server: a file in the user's data folder, or nothing kept where there is no such folder.
pub(crate) fn default_config() -> Config {
    let database = match etcetera::choose_base_strategy() {
        Ok(system) => Location::File(system.data_dir().join("kamisado").join("kamisado.db")),
        Err(_) => Location::Memory,
    };
    Config {
        database,
        ..Config::default()
    }
}

/// Sets what the environment says. A variable that is not text cannot be a setting.
pub(crate) fn set_from_environment(config: &mut Config) -> Result<(), ConfigError> {
    let variables = std::env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)));
    config.set_from_environment(variables)
}

/// What was given with `--database`.
pub(crate) fn location(given: PathBuf) -> Result<Location, ConfigError> {
    given.try_into().map_err(ConfigError::database)
}

/// A database that cannot be opened.
pub(crate) fn failure(error: &OpenError, language: Language) -> Failure {
    Failure::Wrong(error.explain(language))
}

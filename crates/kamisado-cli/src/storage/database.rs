//! The database of games online and the people who play them.

use std::path::PathBuf;

use etcetera::BaseStrategy as _;
use kamisado::Language;
use kamisado_i18n::Explain as _;
use kamisado_server::store::{MEMORY, OpenError};

use crate::failure::Failure;

/// The file in the user's data folder; nothing is kept where there is no such folder.
pub(crate) fn file() -> PathBuf {
    match etcetera::choose_base_strategy() {
        Ok(system) => system.data_dir().join("kamisado").join("kamisado.db"),
        Err(_) => MEMORY.into(),
    }
}

/// A database that cannot be opened.
pub(crate) fn failure(error: &OpenError, language: Language) -> Failure {
    Failure::Wrong(error.explain(language))
}

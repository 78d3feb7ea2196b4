//! Everything that is kept from one run of the program to the next.

pub(crate) mod database;
pub(crate) mod keeper;
pub(crate) mod lessons;
pub(crate) mod lock;
pub(crate) mod matches;
pub(crate) mod preferences;
pub(crate) mod progress;
pub(crate) mod saved;

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::failure::Failure;

/// The path that a user typed: as in a shell, `~` is the home folder.
pub(crate) fn typed_path(text: &str) -> PathBuf {
    path_from(text, etcetera::home_dir().ok().as_deref())
}

fn path_from(text: &str, home: Option<&Path>) -> PathBuf {
    let text = text.trim();
    match (text.strip_prefix('~'), home) {
        (Some(""), Some(home)) => home.to_owned(),
        (Some(rest), Some(home)) if rest.starts_with(['/', std::path::MAIN_SEPARATOR]) => {
            home.join(&rest[1..])
        }
        _ => PathBuf::from(text),
    }
}

/// Writes a file atomically: at any moment either the old or the new content is there.
///
/// # Errors
/// When the file cannot be written.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let mut file = tempfile::Builder::new()
        .prefix(".kamisado-")
        .tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

/// Reads a file of JSON; where there is none yet, the default.
///
/// # Errors
/// When there is a file that cannot be read. It must not be written over: what it holds would be lost.
fn read_json<T: DeserializeOwned + Default>(file: &Path) -> Result<T, Failure> {
    match fs::read_to_string(file) {
        Ok(text) => Ok(serde_json::from_str(&text)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(T::default()),
        Err(error) => Err(error.into()),
    }
}

/// Writes a file of JSON.
///
/// # Errors
/// When the file cannot be written.
fn write_json(file: &Path, value: &impl Serialize) -> io::Result<()> {
    write(file, &serde_json::to_string_pretty(value)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tilde_is_the_home_folder() {
        let home = Path::new("/people/ada");
        let path = |text| path_from(text, Some(home));
        assert_eq!(path(" ~/game1 "), home.join("game1"));
        assert_eq!(path("~"), home);
        assert_eq!(path("games/~/1"), Path::new("games/~/1"));
        // The home folders of others have names of their own.
        assert_eq!(path("~eve/game1"), Path::new("~eve/game1"));
        assert_eq!(path_from("~/game1", None), Path::new("~/game1"));
    }
}

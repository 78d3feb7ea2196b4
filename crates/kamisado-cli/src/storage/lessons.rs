//! Which lessons have been finished, kept in the user's data folder.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;

use crate::failure::Failure;

/// The file: in `XDG_DATA_HOME` or the system's equivalent.
pub(crate) fn file() -> Option<PathBuf> {
    let system = etcetera::choose_base_strategy().ok()?;
    Some(system.data_dir().join("kamisado").join("lessons.json"))
}

/// The names of the finished lessons; none where there is no file yet.
///
/// # Errors
/// When there is a file that cannot be read.
pub(crate) fn load(file: Option<&Path>) -> Result<BTreeSet<String>, Failure> {
    let Some(file) = file else {
        return Ok(BTreeSet::new());
    };
    super::read_json(file).map_err(|failure| failure.at(file.display()))
}

/// Stores that a lesson is finished, and keeps what another window may have stored in the meantime.
///
/// # Errors
/// When the file cannot be read or written.
pub(crate) fn note(file: &Path, name: &str) -> Result<(), Failure> {
    let mut finished = load(Some(file))?;
    finished.insert(name.to_owned());
    super::write_json(file, &finished).map_err(|error| Failure::from(error).at(file.display()))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn finished_lessons_are_remembered() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("lessons.json");
        assert!(load(Some(&file)).unwrap().is_empty());
        note(&file, "move").unwrap();
        note(&file, "win").unwrap();
        let finished: Vec<String> = load(Some(&file)).unwrap().into_iter().collect();
        assert_eq!(finished, ["move", "win"]);
        fs::write(&file, "not JSON").unwrap();
        assert!(note(&file, "pass").is_err());
        assert_eq!(fs::read_to_string(&file).unwrap(), "not JSON");
    }
}

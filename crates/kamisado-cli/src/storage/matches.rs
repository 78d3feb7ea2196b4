//! Where matches are kept. Each has a file of its own, so a new match never overwrites an old one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use etcetera::BaseStrategy as _;
use kamisado::Language;
use kamisado::record::Record;

use super::lock::LockedFile;
use crate::failure::Failure;

/// The ending of the files.
const ENDING: &str = "kamisado";

/// The folder of matches: in `XDG_STATE_HOME` or the system's equivalent.
pub(crate) fn folder() -> Option<PathBuf> {
    let system = etcetera::choose_base_strategy().ok()?;
    let state = system.state_dir().unwrap_or_else(|| system.data_dir());
    Some(state.join("kamisado").join("matches"))
}

/// A new file in the folder, named after the time so that names sort by age.
pub(crate) fn new_file(folder: &Path) -> Option<LockedFile> {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH);
    let millis = passed.map_or(0, |passed| passed.as_millis());
    first_free((0..).map(|more| folder.join(format!("{:014}.{ENDING}", millis + more))))
}

/// This file if it doesn't exist yet, or else one beside it with a number in its name.
pub(crate) fn beside(file: &Path) -> Option<LockedFile> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let ending = file.extension().map(|ending| ending.to_string_lossy());
    let numbered = (2..).map(|number: u32| {
        let ending = ending.iter().map(|ending| format!(".{ending}"));
        file.with_file_name(format!("{stem}-{number}{}", ending.collect::<String>()))
    });
    first_free(std::iter::once(file.to_owned()).chain(numbered))
}

/// The first of these files that does not exist and that no other program has locked.
fn first_free(mut files: impl Iterator<Item = PathBuf>) -> Option<LockedFile> {
    files.find_map(|path| {
        let file = LockedFile::new(path).ok()?;
        (!file.path().exists()).then_some(file)
    })
}

/// The files of the folder, the oldest first.
pub(super) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .collect();
    files.sort();
    files
}

/// The file of the match that was begun last.
pub(crate) fn last(folder: &Path) -> Option<PathBuf> {
    files(folder).pop()
}

/// The matches in the folder that are not over, the one that was begun last first.
pub(crate) fn unfinished(folder: &Path) -> impl Iterator<Item = (PathBuf, Record)> {
    // A file that cannot be read is skipped.
    files(folder).into_iter().rev().filter_map(|path| {
        let record = load(&path, Language::default()).ok()?;
        record.game().result().is_none().then_some((path, record))
    })
}

/// Reads a match, as a score sheet or as JSON.
///
/// # Errors
/// Where and why the file cannot be read.
pub(crate) fn load(path: &Path, language: Language) -> Result<Record, Failure> {
    let place = path.display();
    let text =
        fs::read_to_string(path).map_err(|error| Failure::from(error).at(place.to_string()))?;
    kamisado_view::read_record(&text, language).map_err(|reason| Failure::Wrong(reason).at(place))
}

/// Writes a match.
///
/// # Errors
/// When the file cannot be written.
pub(crate) fn save(path: &Path, record: &Record) -> io::Result<()> {
    super::write(path, &record.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kamisado::{Match, MatchKind};

    fn record(moves: &[&str]) -> Record {
        let decisions = moves.iter().map(|m| m.parse().unwrap());
        let game = Match::new(MatchKind::Single.into());
        Record::new(game.replay(decisions).unwrap())
    }

    #[test]
    fn a_match_is_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let matches = folder.path().join("matches");
        assert!(unfinished(&matches).next().is_none());
        let begun = record(&["h1h5"]);
        let path = new_file(&matches).unwrap().path().to_owned();
        save(&path, &begun).unwrap();
        let over = record(&[
            "h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7", "f1f7", "e2f1",
        ]);
        let later = new_file(&matches).unwrap().path().to_owned();
        assert_ne!(path, later);
        save(&later, &over).unwrap();
        fs::write(
            matches.join(format!("99999999999999.{ENDING}")),
            "1. no move",
        )
        .unwrap();
        let found: Vec<_> = unfinished(&matches).collect();
        assert_eq!(found, [(path.clone(), begun)]);
        save(&path, &over).unwrap();
        assert!(unfinished(&matches).next().is_none());
    }

    #[test]
    fn a_second_match_never_takes_the_file_of_the_first() {
        let folder = tempfile::tempdir().unwrap();
        let named = folder.path().join("evening.kamisado");
        let beside = |file: &Path| beside(file).unwrap().path().to_owned();
        assert_eq!(beside(&named), named);
        fs::write(&named, "").unwrap();
        let second = folder.path().join("evening-2.kamisado");
        assert_eq!(beside(&named), second);
        fs::write(&second, "").unwrap();
        assert_eq!(beside(&named), folder.path().join("evening-3.kamisado"));
        assert_eq!(
            beside(&folder.path().join("plain")),
            folder.path().join("plain")
        );
    }

    #[test]
    fn what_is_wrong_with_a_file_names_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.txt");
        fs::write(&path, "1. U<4U | R^2").unwrap();
        let Err(Failure::Wrong(what)) = load(&path, Language::English) else {
            panic!("a wrong record was read");
        };
        assert!(what.contains("match.txt: Line 1, column 11"), "{what}");
    }
}

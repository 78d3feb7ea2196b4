//! Which puzzles have been solved, kept in the user's data folder.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;
use kamisado_engine::puzzle::{self, Puzzle};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// The puzzles that a user has solved. They are named by their keys, so that new puzzles change nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Progress {
    solved: BTreeSet<String>,
    /// Given up, and not solved since.
    missed: BTreeSet<String>,
    /// Solved in a row without a mistake, now and at best.
    pub(crate) streak: u32,
    pub(crate) best_streak: u32,
}

/// How a puzzle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// Solved at the first try.
    Solved,
    /// Solved after a mistake or with help.
    SolvedWithHelp,
    /// The solution was shown.
    Missed,
}

impl Progress {
    pub(crate) fn note(&mut self, puzzle: &Puzzle, ending: Ending) {
        let name = name(puzzle);
        if ending == Ending::Missed {
            if !self.solved.contains(&name) {
                self.missed.insert(name);
            }
        } else {
            self.missed.remove(&name);
            self.solved.insert(name);
        }
        self.streak = match ending {
            Ending::Solved => self.streak.saturating_add(1),
            Ending::SolvedWithHelp | Ending::Missed => 0,
        };
        self.best_streak = self.best_streak.max(self.streak);
    }

    pub(crate) fn has_solved(&self, puzzle: &Puzzle) -> bool {
        self.solved.contains(&name(puzzle))
    }

    /// How many puzzles of a grade are solved, and of how many.
    pub(crate) fn of_grade(&self, grade: u8) -> (u32, u32) {
        puzzle::of_grade(grade).fold((0, 0), |(solved, all), puzzle| {
            (solved + u32::from(self.has_solved(puzzle)), all + 1)
        })
    }

    /// The number, from 1, of the next puzzle to solve after this one: of the grade if one is asked for, those not yet tried
    /// first, then those given up, then any.
    pub(crate) fn next(&self, grade: Option<u8>, after: u32) -> u32 {
        let all = puzzle::all();
        let wanted: Vec<usize> = (0..all.len())
            // From the one after the last, round to it.
            .map(|step| (after as usize + step) % all.len())
            .filter(|&index| grade.is_none_or(|grade| all[index].grade == grade))
            .collect();
        let tried = |index: &usize| {
            let name = name(&all[*index]);
            if self.solved.contains(&name) {
                2
            } else {
                u8::from(self.missed.contains(&name))
            }
        };
        let next = wanted.into_iter().min_by_key(tried).unwrap_or(0) + 1;
        u32::try_from(next).unwrap_or(1)
    }
}

fn name(puzzle: &Puzzle) -> String {
    format!("{:016x}", puzzle.key())
}

/// The file it is kept in: in `XDG_DATA_HOME` or the system's equivalent.
pub(crate) fn file() -> Option<PathBuf> {
    let system = etcetera::choose_base_strategy().ok()?;
    Some(system.data_dir().join("kamisado").join("puzzles.json"))
}

/// Reads it; nothing is solved where there is no file yet.
///
/// # Errors
/// When there is a file that cannot be read.
pub(crate) fn load(file: Option<&Path>) -> Result<Progress, Failure> {
    let Some(file) = file else {
        return Ok(Progress::default());
    };
    super::read_json(file).map_err(|failure| failure.at(file.display()))
}

/// Stores how a puzzle ended, and keeps what another window may have stored in the meantime.
///
/// # Errors
/// When the file cannot be read or written.
pub(crate) fn note(file: &Path, puzzle: &Puzzle, ending: Ending) -> Result<Progress, Failure> {
    let mut progress = load(Some(file))?;
    progress.note(puzzle, ending);
    super::write_json(file, &progress).map_err(|error| Failure::from(error).at(file.display()))?;
    Ok(progress)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use kamisado::Language;

    use super::*;

    #[test]
    fn what_is_solved_is_kept_and_not_asked_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("kamisado").join("puzzles.json");
        assert_eq!(load(Some(&file)).unwrap(), Progress::default());
        let puzzles = puzzle::all();
        note(&file, &puzzles[0], Ending::Solved).unwrap();
        note(&file, &puzzles[1], Ending::Missed).unwrap();
        let progress = note(&file, &puzzles[2], Ending::SolvedWithHelp).unwrap();
        assert_eq!(progress, load(Some(&file)).unwrap());
        assert_eq!((progress.streak, progress.best_streak), (0, 1));
        assert!(progress.has_solved(&puzzles[2]) && !progress.has_solved(&puzzles[1]));
        assert_eq!(progress.next(None, 0), 4);
        let count = puzzles.len() as u32;
        assert_eq!(progress.next(None, count - 1), count);
        let (solved, all) = progress.of_grade(1);
        assert!(solved <= 2 && all > solved);
    }

    #[test]
    fn what_was_given_up_comes_back_when_the_rest_is_solved() {
        let mut progress = Progress::default();
        for (index, puzzle) in puzzle::all().iter().enumerate() {
            let ending = if index == 7 {
                Ending::Missed
            } else {
                Ending::Solved
            };
            progress.note(puzzle, ending);
        }
        assert_eq!(progress.next(None, 0), 8);
    }

    #[test]
    fn a_file_that_cannot_be_read_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("puzzles.json");
        fs::write(&file, "not JSON").unwrap();
        let refused = note(&file, &puzzle::all()[0], Ending::Solved).unwrap_err();
        let told = refused.tell(Language::English).unwrap();
        assert!(
            told.ends_with("puzzles.json: The file is damaged: line 1, column 2 can’t be read. Repair it, or delete it to start afresh."),
            "{told}"
        );
        assert_eq!(fs::read_to_string(&file).unwrap(), "not JSON");
    }
}

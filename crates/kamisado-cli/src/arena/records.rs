//! Keeps the games as records: a file a game in a directory, or all of them as JSON lines in one file.

use std::fmt::Display;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use kamisado::record::{Record, Tags};
use kamisado::{Language, Side};

use super::engines::EngineSpec;
use super::game::Game;
use super::{Arena, FIRST_ENGINE, Pair};
use crate::failure::Failure;

/// Where the records go.
#[derive(Debug)]
pub(crate) enum Records {
    /// A file for each game.
    Directory(PathBuf),
    /// A line for each game, added to what is there.
    Lines(PathBuf, File),
}

impl Records {
    /// Gets ready to keep records here: in a file where the name ends in `.jsonl`, else in a directory.
    ///
    /// # Errors
    /// When the directory or the file cannot be made.
    pub(crate) fn open(path: &Path) -> Result<Records, Failure> {
        let is_file = path
            .extension()
            .is_some_and(|extension| extension.eq_ignore_ascii_case("jsonl"));
        if is_file {
            let file = OpenOptions::new().create(true).append(true).open(path);
            return Ok(Records::Lines(path.to_owned(), at(path, file)?));
        }
        at(path, fs::create_dir_all(path))?;
        Ok(Records::Directory(path.to_owned()))
    }

    /// Keeps both games of a pair.
    ///
    /// # Errors
    /// When a record cannot be written; one that is there already is not overwritten.
    pub(crate) fn keep(
        &mut self,
        arena: &Arena,
        engines: [&EngineSpec; 2],
        pair: &Pair,
    ) -> Result<(), Failure> {
        for (game, first) in pair.games.iter().zip(FIRST_ENGINE) {
            let stage = format!("{}-{}", pair.number + 1, first.index() + 1);
            let record = record(arena, engines, game, first, &stage)?;
            match self {
                Records::Directory(directory) => {
                    let [first, second] = engines.map(file_name);
                    let name = format!("{first}-{second}-{stage}.kamisado");
                    let path = directory.join(name);
                    let file = File::create_new(&path)
                        .and_then(|mut file| file.write_all(record.to_string().as_bytes()));
                    at(&path, file)?;
                }
                Records::Lines(path, file) => {
                    let mut line = serde_json::to_string(&record).map_err(std::io::Error::other)?;
                    line.push('\n');
                    at(path, file.write_all(line.as_bytes()))?;
                }
            }
        }
        Ok(())
    }
}

/// An engine's name as a part of a file name.
fn file_name(engine: &EngineSpec) -> String {
    const LONGEST: usize = 40;
    engine
        .to_string()
        .chars()
        .map(|sign| if sign.is_alphanumeric() { sign } else { '_' })
        .take(LONGEST)
        .collect()
}

fn record(
    arena: &Arena,
    engines: [&EngineSpec; 2],
    played: &Game,
    first: Side,
    stage: &str,
) -> Result<Record, Failure> {
    let mut record = Record::new(played.game.clone());
    for (place, time) in played.spent.iter().enumerate() {
        if let Some(note) = record.note_mut(place) {
            note.spent_ms = u64::try_from(time.as_millis()).ok();
        }
    }
    let [one, other] = engines.map(EngineSpec::to_string);
    let (black, white) = match first {
        Side::Black => (one, other),
        Side::White => (other, one),
    };
    let mut tags = vec![
        (Tags::EVENT, "Kamisado arena".to_owned()),
        (Tags::STAGE, stage.to_owned()),
        (Tags::BLACK, black),
        (Tags::WHITE, white),
        ("Seed", arena.schedule.seed.to_string()),
    ];
    if let Some(clock) = arena.control.clock {
        tags.push((Tags::CLOCK, clock.to_string()));
    }
    for (name, value) in tags {
        record.tags.set(name, &value).map_err(Failure::wrong)?;
    }
    if let Some((side, fault)) = &played.forfeit {
        // Records are read everywhere, so they are in one language.
        let fault = fault.say(Language::English);
        record.comment = format!("{side} forfeits the game: it {fault}");
    }
    Ok(record)
}

/// Says with an error which file it is about.
fn at<T>(path: &Path, result: std::io::Result<T>) -> Result<T, Failure> {
    let place: &dyn Display = &path.display();
    result.map_err(|error| Failure::from(error).at(place))
}

//! Keeps the games as records: a file a game in a directory, or all of them as JSON lines in one file.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use kamisado::record::{Record, Tags};
use kamisado::{Language, Side};

use crate::engines::EngineSpec;
use crate::game::Game;
use crate::{Arena, FIRST_ENGINE, Pair};

/// A record cannot be written.
#[derive(Debug)]
pub struct RecordsError {
    /// The file or the directory.
    pub path: PathBuf,
    /// What is wrong with it.
    pub error: io::Error,
}

impl fmt::Display for RecordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for RecordsError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

/// Where the records go.
#[derive(Debug)]
pub struct Records {
    path: PathBuf,
    /// The file that gets a line for each game; without it, each gets a file in a directory.
    lines: Option<File>,
}

impl Records {
    /// Gets ready to keep records here: in a file where the name ends in `.jsonl`, else in a directory.
    ///
    /// # Errors
    /// When the directory or the file cannot be made.
    pub fn open(path: &Path) -> Result<Records, RecordsError> {
        let is_file = path
            .extension()
            .is_some_and(|extension| extension.eq_ignore_ascii_case("jsonl"));
        let opened = if is_file {
            let file = OpenOptions::new().create(true).append(true).open(path);
            file.map(Some)
        } else {
            fs::create_dir_all(path).map(|()| None)
        };
        let path = path.to_owned();
        match opened {
            Ok(lines) => Ok(Records { path, lines }),
            Err(error) => Err(RecordsError { path, error }),
        }
    }

    /// Keeps both games of a pair.
    ///
    /// # Errors
    /// When a record cannot be written; one that is there already is not overwritten.
    pub fn keep(
        &mut self,
        arena: &Arena,
        engines: [&EngineSpec; 2],
        pair: &Pair,
    ) -> Result<(), RecordsError> {
        for (game, first) in pair.games.iter().zip(FIRST_ENGINE) {
            let stage = format!("{}-{}", pair.number + 1, first.index() + 1);
            let record = record(arena, engines, game, first, &stage);
            let (path, kept) = match &mut self.lines {
                None => {
                    let [first, second] = engines.map(file_name);
                    let path = self.path.join(format!("{first}-{second}-{stage}.kamisado"));
                    let kept = record.and_then(|record| {
                        File::create_new(&path)?.write_all(record.to_string().as_bytes())
                    });
                    (path, kept)
                }
                Some(file) => {
                    let kept = record.and_then(|record| {
                        let line = serde_json::to_string(&record)?;
                        file.write_all(format!("{line}\n").as_bytes())
                    });
                    (self.path.clone(), kept)
                }
            };
            kept.map_err(|error| RecordsError { path, error })?;
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
        .map(|character| {
            if character.is_alphanumeric() {
                character
            } else {
                '_'
            }
        })
        .take(LONGEST)
        .collect()
}

fn record(
    arena: &Arena,
    engines: [&EngineSpec; 2],
    played: &Game,
    first: Side,
    stage: &str,
) -> io::Result<Record> {
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
        record.tags.set(name, &value).map_err(io::Error::other)?;
    }
    if let Some((side, fault)) = &played.forfeit {
        // Records are read everywhere, so they are in one language.
        let fault = fault.say(Language::English);
        record.comment = format!("{side} forfeits the game: it {fault}");
    }
    Ok(record)
}

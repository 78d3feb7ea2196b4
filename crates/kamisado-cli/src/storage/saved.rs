//! The matches that have been saved, as a list of who played when and how it ended.

use std::path::{Path, PathBuf};

use kamisado::record::{Record, Tags};
use kamisado::{BySide, Language, Side};
use kamisado_i18n::Message;

use super::matches;
use crate::date;

/// A saved match.
#[derive(Clone, Debug)]
pub(crate) struct Saved {
    pub(crate) path: PathBuf,
    /// When it was played, as the record or else the name of its file says.
    pub(crate) date: Option<String>,
    /// The match; `None` where it cannot be read.
    pub(crate) record: Option<Record>,
}

impl Saved {
    fn read(path: PathBuf) -> Saved {
        let record = matches::load(&path, Language::default()).ok();
        let tagged = record
            .as_ref()
            .and_then(|record| record.tags.get(Tags::DATE));
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        let date = match tagged {
            Some(date) => Some(date.to_owned()),
            None => stem.and_then(|stem| date::of(stem.parse().ok()?)),
        };
        Saved { path, date, record }
    }

    /// Date, players, match and how it ended, in the reader's language.
    pub(crate) fn columns(&self, language: Language) -> [String; 4] {
        let date = self.date.clone().unwrap_or_default();
        let Some(record) = &self.record else {
            let place = self.path.display().to_string();
            let what = Message::MatchesUnreadable.say(language);
            return [date, place, String::new(), what];
        };
        let game = record.game();
        let kind = game.rules().kind;
        let players = BySide::from_fn(|side| player(record, side, language));
        [
            date,
            format!("{} – {}", players.black, players.white),
            Message::KindName { kind }.say(language),
            ending(record, language),
        ]
    }
}

/// Who played a side; a side without a name has that of its towers.
fn player(record: &Record, side: Side, language: Language) -> String {
    let tag = match side {
        Side::Black => Tags::BLACK,
        Side::White => Tags::WHITE,
    };
    let side = || Message::SideName { side }.say(language);
    record.tags.get(tag).map_or_else(side, str::to_owned)
}

/// How a match ended, or that it has not.
fn ending(record: &Record, language: Language) -> String {
    let game = record.game();
    let BySide { black, white } = game.score();
    match game.last_events().last() {
        Some(end) if game.result().is_some() => kamisado_i18n::tell(end, language),
        _ => {
            let open = Message::MatchesOpen.say(language);
            format!("{open} ({black}–{white})")
        }
    }
}

/// The saved matches, the last one first.
pub(crate) fn all(folder: &Path) -> Vec<Saved> {
    let files = matches::files(folder);
    files.into_iter().rev().map(Saved::read).collect()
}

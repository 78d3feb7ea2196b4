//! The choices made in the menu the last time, kept in the user's config folder.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::ValueEnum;
use etcetera::BaseStrategy as _;
use kamisado::{Board, Language, MatchKind, MatchRules, Opening, Side};
use kamisado_engine::book::Favour;

use crate::failure::Failure;
use crate::looks::{PaletteName, SymbolsName};
use crate::play::new_match::Agreement;
use crate::play::session::{Seat, TimeControl};

/// The choices. The command line overrides them, and missing ones get the program's defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Preferences {
    pub(crate) language: Option<Language>,
    pub(crate) symbols: Option<SymbolsName>,
    pub(crate) palette: Option<PaletteName>,
    pub(crate) kind: Option<MatchKind>,
    pub(crate) opening: Option<Opening>,
    pub(crate) favour: Option<Favour>,
    pub(crate) board: Option<Board>,
    pub(crate) seats: kamisado::BySide<Option<Seat>>,
    pub(crate) names: kamisado::BySide<Option<String>>,
    pub(crate) clock: Option<TimeControl>,
}

impl Preferences {
    /// Reads the values of the file.
    ///
    /// # Errors
    /// The name and the value of what cannot be read: the same in every language.
    fn read(mut values: BTreeMap<String, String>) -> Result<Preferences, String> {
        let mut preferences = Preferences {
            language: parsed(&mut values, "language")?,
            symbols: named(&mut values, "symbols")?,
            palette: named(&mut values, "palette")?,
            kind: parsed(&mut values, "match")?,
            opening: parsed(&mut values, "opening")?,
            favour: parsed(&mut values, "favour")?,
            board: parsed(&mut values, "board")?,
            clock: parsed(&mut values, "clock")?,
            ..Preferences::default()
        };
        for side in Side::ALL {
            preferences.seats[side] = parsed(&mut values, side.name())?;
            preferences.names[side] = values.remove(&name_of(side));
        }
        // Values of a later version are ignored.
        Ok(preferences)
    }

    /// The terms that the menu begins with.
    pub(crate) fn agreement(&self) -> Agreement {
        let mut agreement = Agreement::default();
        let rules = &mut agreement.rules;
        rules.kind = self.kind.unwrap_or(rules.kind);
        rules.opening = self.opening.unwrap_or(rules.opening);
        rules.board = self.board.unwrap_or(rules.board);
        for side in Side::ALL {
            let seat = &mut agreement.seats[side];
            *seat = self.seats[side].unwrap_or(*seat);
            agreement.names[side] = self.names[side].clone().unwrap_or_default();
        }
        agreement.favour = self.favour;
        agreement.clock = self.clock;
        agreement
    }

    /// Stores the terms chosen in the menu.
    pub(crate) fn note(&mut self, agreement: &Agreement) {
        let MatchRules {
            kind,
            opening,
            board,
        } = agreement.rules;
        self.kind = Some(kind);
        self.opening = Some(opening);
        self.favour = agreement.favour;
        self.board = Some(board);
        self.clock = agreement.clock;
        for side in Side::ALL {
            self.seats[side] = Some(agreement.seats[side]);
            let name = &agreement.names[side];
            self.names[side] = (!name.is_empty()).then(|| name.clone());
        }
    }

    /// The values of the file.
    fn write(&self) -> BTreeMap<String, String> {
        let mut values: BTreeMap<String, String> = BTreeMap::new();
        let mut set = |key: &str, value: Option<String>| {
            values.extend(value.map(|value| (key.to_owned(), value)));
        };
        fn text(value: Option<&impl Display>) -> Option<String> {
            value.map(ToString::to_string)
        }
        set("language", text(self.language.as_ref()));
        set("symbols", self.symbols.and_then(name));
        set("palette", self.palette.and_then(name));
        set("match", text(self.kind.as_ref()));
        set("opening", text(self.opening.as_ref()));
        set("favour", text(self.favour.as_ref()));
        set("board", text(self.board.as_ref()));
        set("clock", text(self.clock.as_ref()));
        for side in Side::ALL {
            set(side.name(), text(self.seats[side].as_ref()));
            set(&name_of(side), self.names[side].clone());
        }
        values
    }
}

/// The key of the name of the person who plays a side.
fn name_of(side: Side) -> String {
    format!("{} name", side.name())
}

fn parsed<T: FromStr>(
    values: &mut BTreeMap<String, String>,
    key: &str,
) -> Result<Option<T>, String> {
    let value = values.remove(key);
    let read = |value: String| value.parse().map_err(|_| format!("{key}: {value}"));
    value.map(read).transpose()
}

/// The same for values that clap knows the names of.
fn named<T: ValueEnum>(
    values: &mut BTreeMap<String, String>,
    key: &str,
) -> Result<Option<T>, String> {
    let value = values.remove(key);
    let read = |value: String| T::from_str(&value, true).map_err(|_| format!("{key}: {value}"));
    value.map(read).transpose()
}

fn name<T: ValueEnum>(value: T) -> Option<String> {
    Some(value.to_possible_value()?.get_name().to_owned())
}

/// The file: in `XDG_CONFIG_HOME` or the system's equivalent.
pub(crate) fn file() -> Option<PathBuf> {
    let system = etcetera::choose_base_strategy().ok()?;
    Some(
        system
            .config_dir()
            .join("kamisado")
            .join("preferences.json"),
    )
}

/// Reads the file; without one there are no preferences yet.
///
/// # Errors
/// Why it cannot be read.
pub(crate) fn load(file: &Path) -> Result<Preferences, Failure> {
    Preferences::read(super::read_json(file)?).map_err(Failure::Wrong)
}

/// Writes the file.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn save(file: &Path, preferences: &Preferences) -> io::Result<()> {
    super::write_json(file, &preferences.write())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kamisado::BySide;
    use kamisado_engine::Level;

    #[test]
    fn what_is_chosen_is_remembered() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("kamisado").join("preferences.json");
        assert_eq!(load(&file).unwrap(), Preferences::default());
        let preferences = Preferences {
            language: Some(Language::Hungarian),
            symbols: Some(SymbolsName::Kanji),
            palette: Some(PaletteName::Tritanopia),
            kind: Some(MatchKind::Long),
            opening: Some(Opening::MatchPlay),
            favour: Some(Favour::Defender),
            board: Some(Board::Mirrored),
            seats: BySide::new(Some(Seat::Human), Some(Seat::Computer(Level::PERFECT))),
            names: BySide::new(Some("Ada \"A\" Byron".to_owned()), None),
            clock: "10+5".parse().ok(),
        };
        save(&file, &preferences).unwrap();
        assert_eq!(load(&file).unwrap(), preferences);
    }

    #[test]
    fn a_broken_file_is_refused_with_the_reason() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("preferences.json");
        let read = |text: &str| {
            std::fs::write(&file, text).unwrap();
            load(&file).map_err(|failure| failure.tell(Language::English).unwrap())
        };
        let refused = |text: &str| read(text).unwrap_err();
        assert!(refused("{").contains("line 1, column 1"));
        assert_eq!(refused(r#"{"clock": "soon"}"#), "clock: soon");
        assert_eq!(refused(r#"{"palette": "grey"}"#), "palette: grey");
        assert!(refused(r#"{"language": 7}"#).contains("line 1, column 14"));
        assert_eq!(read(r#"{"later": "x"}"#), Ok(Preferences::default()));
    }
}

use kamisado::Language;
use kamisado_engine::Level;
use kamisado_i18n::Message;
use serde::{Deserialize, Serialize};

/// The levels of play with their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Levels {
    /// The language of the names.
    pub language: Language,
    /// All levels, the weakest first.
    pub levels: Vec<NamedLevel>,
}

/// A level of play and its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NamedLevel {
    /// For the option `Level`.
    pub level: u8,
    /// Its name.
    pub name: String,
    /// Its number and its name.
    pub title: String,
}

impl Levels {
    /// The levels with their names in a language.
    #[must_use]
    pub fn named(language: Language) -> Levels {
        let levels = Level::FIRST.number()..=Level::PERFECT.number();
        Levels {
            language,
            levels: levels
                .map(|level| NamedLevel {
                    level,
                    name: Message::LevelName { level }.say(language),
                    title: Message::LevelNumbered { level }.say(language),
                })
                .collect(),
        }
    }
}

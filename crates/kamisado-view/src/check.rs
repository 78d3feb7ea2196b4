//! Whether a position can be played, for somebody who is setting one up.

use std::collections::BTreeMap;

use kamisado::{Board, Language, ParsePositionError, Setup, SetupError, Square};
use kamisado_i18n::{Explain as _, Message};
use serde::{Deserialize, Serialize};

use crate::state::placed;
use crate::{PlacedTower, told};

/// What is right or wrong with a position text, whatever it contains.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checked {
    /// Whether it can be played.
    pub ok: bool,
    /// The same in a sentence: the first problem, if there is one.
    pub sentence: String,
    /// Everything that is wrong with it.
    pub problems: Vec<Problem>,
    /// The position as `position fen` takes it, with passes carried out; null if it cannot be played.
    pub fen: Option<String>,
    /// The towers as they were set up; empty if the text cannot be read.
    pub towers: Vec<PlacedTower>,
    /// What a screen reader says on each square; empty if the text cannot be read.
    pub names: BTreeMap<Square, String>,
}

/// Something that makes a position impossible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// What is wrong, and what would be right.
    pub sentence: String,
    /// The squares it concerns.
    pub squares: Vec<Square>,
}

impl Checked {
    /// Checks a position text for this board, unless the text names the other one.
    #[must_use]
    pub fn new(text: &str, board: Board, language: Language) -> Checked {
        match Setup::parse_on(text, board) {
            Ok(setup) => Checked::setup(&setup, language),
            Err(error) => Checked::unreadable(&error, language),
        }
    }

    fn setup(setup: &Setup, language: Language) -> Checked {
        let problems: Vec<Problem> = setup
            .problems()
            .iter()
            .map(|error| Problem {
                sentence: error.explain(language),
                squares: squares(error),
            })
            .collect();
        let position = setup.position().ok();
        let active = position.and_then(|position| position.active_square());
        Checked {
            ok: position.is_some(),
            sentence: match problems.first() {
                None => Message::PositionFine.say(language),
                Some(problem) => problem.sentence.clone(),
            },
            problems,
            fen: position.map(|position| position.to_string()),
            towers: placed(setup),
            names: told::squares(setup, active, language),
        }
    }

    fn unreadable(error: &ParsePositionError, language: Language) -> Checked {
        let sentence = error.explain(language);
        Checked {
            ok: false,
            sentence: sentence.clone(),
            problems: vec![Problem {
                sentence,
                squares: Vec::new(),
            }],
            fen: None,
            towers: Vec::new(),
            names: BTreeMap::new(),
        }
    }
}

fn squares(error: &SetupError) -> Vec<Square> {
    match *error {
        SetupError::TwoOfATower(_, one, other) => vec![one, other],
        SetupError::OnWinningRow(_, square) | SetupError::TooManyTeeth(_, square) => vec![square],
        SetupError::ActiveTowerMissing(_) | SetupError::Cap(_) | SetupError::NobodyCanMove => {
            Vec::new()
        }
    }
}

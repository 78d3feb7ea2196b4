//! Writing the match in the forms that people keep, send and print.

use core::fmt;
use std::collections::BTreeMap;

use kamisado::notation::Style;
use kamisado::record::{Note, Record, Tags};
use kamisado::{Board, Language, Match, MatchKind, MatchRules, Opening};
use serde::{Deserialize, Serialize};

use crate::reading::{MOVES, START};
use crate::state::setup_of;

/// A form in which a match can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// A score sheet in characters every keyboard has.
    Record,
    /// A score sheet in the official symbols.
    Kanji,
    /// A score sheet in words of the chosen language.
    Words,
    /// The record as JSON.
    Json,
    /// The decisions in one line, after the terms of the match unless it is a single round from the usual start.
    Moves,
    /// The current position.
    Position,
    /// The position before each move and at the end, one a line.
    Positions,
}

impl Form {
    /// All forms.
    pub const ALL: [Form; 7] = [
        Form::Record,
        Form::Kanji,
        Form::Words,
        Form::Json,
        Form::Moves,
        Form::Position,
        Form::Positions,
    ];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Form::Record => "record",
            Form::Kanji => "kanji",
            Form::Words => "words",
            Form::Json => "json",
            Form::Moves => "moves",
            Form::Position => "position",
            Form::Positions => "positions",
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What people note about a match: who played, when, and what they say about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Remarks {
    /// Names and values such as `Black`, `White`, `Event` and `Date`.
    pub tags: Tags,
    /// What is said about the whole match.
    pub comment: String,
    /// What is said about a decision, and how long it took, by its place from 0.
    pub notes: BTreeMap<usize, Note>,
}

impl Remarks {
    pub(crate) fn of(record: &Record) -> Remarks {
        let notes = record.decisions().map(|(_, note)| note.clone());
        Remarks {
            tags: record.tags.clone(),
            comment: record.comment.clone(),
            notes: (0..)
                .zip(notes)
                .filter(|(_, note)| *note != Note::default())
                .collect(),
        }
    }

    /// The record of a match with these remarks. What is said about decisions that were never taken is left out.
    #[must_use]
    pub fn on(&self, game: &Match) -> Record {
        let mut record = Record::new(game.clone());
        record.tags = self.tags.clone();
        record.comment.clone_from(&self.comment);
        for (&index, note) in &self.notes {
            if let Some(noted) = record.note_mut(index) {
                noted.clone_from(note);
            }
        }
        record
    }
}

/// A match in one of the forms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// The form.
    pub form: Form,
    /// The text, with line breaks where the form has them.
    pub text: String,
}

impl Written {
    /// Writes a match and what people noted about it.
    #[must_use]
    pub fn new(form: Form, record: &Record, language: Language) -> Written {
        let game = record.game();
        let sheet = |style| record.display(style).to_string();
        let text = match form {
            Form::Record => sheet(Style::Ascii),
            Form::Kanji => sheet(Style::Kanji),
            Form::Words => sheet(Style::Words(language)),
            // A record can always be written; its keys are all texts.
            Form::Json => serde_json::to_string_pretty(record).unwrap_or_default(),
            Form::Moves => move_list(game),
            Form::Position => setup_of(game.now()).to_string(),
            Form::Positions => {
                let rounds = game.rounds().iter();
                let positions = rounds.flat_map(|round| {
                    let before = round.played().iter().map(|played| played.before);
                    before.chain(round.position().copied())
                });
                joined(positions, "\n")
            }
        };
        Written { form, text }
    }
}

/// The decisions, after all that it takes to play them again: `long matchplay mirrored startpos moves …`.
fn move_list(game: &Match) -> String {
    let rules = game.rules();
    let moves = joined(game.decisions(), " ");
    let is_single = *rules == MatchRules::from(MatchKind::Single);
    if is_single && game.origin().is_none() {
        return moves;
    }
    let mut words = Vec::new();
    if !is_single {
        words.push(rules.kind.to_string());
    }
    if rules.opening != Opening::Standard {
        words.push(rules.opening.to_string());
    }
    if rules.board == Board::Mirrored {
        words.push(rules.board.to_string());
    }
    words.push(
        game.origin()
            .map_or_else(|| START.to_owned(), ToString::to_string),
    );
    if !moves.is_empty() {
        words.extend([MOVES.to_owned(), moves]);
    }
    words.join(" ")
}

fn joined(parts: impl IntoIterator<Item = impl ToString>, gap: &str) -> String {
    let parts = parts.into_iter().map(|part| part.to_string());
    parts.collect::<Vec<_>>().join(gap)
}

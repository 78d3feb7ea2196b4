//! Whole matches with what people note about them: who played, when, how long they thought, and their comments.
//!
//! A [`Record`] is printed as the official score sheet, with a column for each side, and read back without loss.
//! The format is described in `docs/record.md`. With the feature `serde` a record can be stored as JSON as well.

mod error;
#[cfg(feature = "serde")]
mod json;
mod lines;
mod print;
mod read;
mod read_cell;
mod read_head;
mod sheet;
mod spent;
mod tags;

use alloc::string::String;
use alloc::vec::Vec;

pub use error::{RecordError, RecordProblem};
#[cfg(feature = "serde")]
pub use json::Stored;
pub use sheet::Sheet;
pub use tags::{TagError, Tags};

use crate::{
    Concession, Decision, DecisionError, Event, Match, MatchResult, MatchRules, Played, Position,
    Side, Tower,
};

/// What is noted about one decision.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Note {
    /// A comment; empty if there is none.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "String::is_empty"))]
    pub comment: String,
    /// How long the player thought, in milliseconds.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub spent_ms: Option<u64>,
}

/// A match with its tags and a note for each decision.
///
/// The match in a record is always one that can be played: a wrong record is refused with the place and the reason.
///
/// ```
/// use kamisado::{Match, MatchKind};
/// use kamisado::record::{Record, Tags};
///
/// let text = "
/// Black: Ada
/// White: Grace
/// Match: standard
///
/// 1. U<4U (0:12) {Straight into the open.} | U^2O
/// 2. Orange left 1 | Orange straight 2 green
/// ";
/// let record: Record = text.parse()?;
/// assert_eq!(record.tags.get(Tags::BLACK), Some("Ada"));
/// assert_eq!(record.game().decisions().len(), 4);
/// assert_eq!(record.note(0).spent_ms, Some(12_000));
/// assert_eq!(record.to_string().parse(), Ok(record));
///
/// let error = "1. U<4U | R^2".parse::<Record>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 11: round 1, move 1: the purple tower must move, not the red one",
/// );
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Who played, where, when.
    pub tags: Tags,
    /// The comment before the first decision.
    pub comment: String,
    game: Match,
    /// One for each decision.
    notes: Vec<Note>,
}

impl Record {
    /// The record of a match, without any notes.
    #[must_use]
    pub fn new(game: Match) -> Record {
        Record {
            tags: Tags::default(),
            comment: String::new(),
            notes: game.decisions().iter().map(|_| Note::default()).collect(),
            game,
        }
    }

    /// Puts a record together from its decisions.
    ///
    /// # Errors
    /// The round, the move and the reason, when the decisions do not make a match with this result.
    pub fn replay(
        rules: MatchRules,
        origin: Option<Position>,
        decisions: impl IntoIterator<Item = (Decision, Note)>,
        result: Option<MatchResult>,
    ) -> Result<Record, RecordError> {
        let game = Match::begin(rules, origin)
            .map_err(|error| RecordError::nowhere(RecordProblem::Origin(error)))?;
        let mut record = Record::new(game);
        for (decision, note) in decisions {
            if let Err(error) = record.play(decision, note) {
                return Err(record.refuse(decision, error));
            }
        }
        record
            .conclude(result)
            .map_err(|problem| record.problem_here(problem))?;
        Ok(record)
    }

    /// The match.
    #[must_use]
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// The match, without its notes.
    #[must_use]
    pub fn into_game(self) -> Match {
        self.game
    }

    /// The note on a decision, by its index in the list of decisions.
    #[must_use]
    pub fn note(&self, decision: usize) -> &Note {
        const NOTHING: &Note = &Note {
            comment: String::new(),
            spent_ms: None,
        };
        self.notes.get(decision).unwrap_or(NOTHING)
    }

    /// The note on a decision, to change it, or `None` if there is no such decision.
    pub fn note_mut(&mut self, decision: usize) -> Option<&mut Note> {
        self.notes.get_mut(decision)
    }

    /// The decisions with their notes.
    pub fn decisions(&self) -> impl Iterator<Item = (Decision, &Note)> {
        self.game.decisions().iter().copied().zip(&self.notes)
    }

    /// Plays the next decision of the match and records it.
    ///
    /// # Errors
    /// Why the decision cannot be taken; nothing has changed then.
    pub fn play(&mut self, decision: Decision, note: Note) -> Result<&[Event], DecisionError> {
        self.game.play(decision)?;
        self.notes.push(note);
        Ok(self.game.last_events())
    }

    /// Ends the match against a side that resigns or runs out of time.
    ///
    /// # Errors
    /// When the match is over already.
    pub fn concede(
        &mut self,
        loser: Side,
        concession: Concession,
    ) -> Result<&[Event], DecisionError> {
        self.game.concede(loser, concession)
    }

    /// Takes back the last decision, along with its note.
    pub fn undo(&mut self) -> Option<(Decision, Note)> {
        let decision = self.game.undo()?;
        Some((decision, self.notes.pop().unwrap_or_default()))
    }

    /// Ends the match as the record says it ended, or checks that it did.
    fn conclude(&mut self, result: Option<MatchResult>) -> Result<(), RecordProblem> {
        if let (Some(MatchResult::Won { winner, verdict }), None) = (result, self.game.result())
            && let Some(concession) = verdict.concession()
        {
            self.concede(!winner, concession)
                .map_err(RecordProblem::Decision)?;
        }
        match self.game.result() {
            is if is == result => Ok(()),
            is => Err(RecordProblem::OtherResult {
                written: result,
                is,
            }),
        }
    }

    /// The last move that was played in the round in progress, or that ended the last one.
    fn last_played(&self) -> Option<&Played> {
        self.game.rounds().last()?.played().last()
    }

    /// Whether this tower was blocked and passed after the last move.
    fn just_passed(&self, tower: Tower) -> bool {
        self.last_played()
            .is_some_and(|played| played.passes.iter().any(|pass| pass.tower == tower))
    }

    /// Says where and why a decision cannot be taken.
    fn refuse(&self, decision: Decision, error: DecisionError) -> RecordError {
        let problem = match decision {
            Decision::Move(m) => match self.game.towers().and_then(|towers| towers.at(m.from)) {
                Some(tower) if self.just_passed(tower) => RecordProblem::Blocked(tower),
                _ => RecordProblem::Decision(error),
            },
            _ => RecordProblem::Decision(error),
        };
        self.problem_here(problem)
    }

    /// A problem with what comes after the last decision.
    fn problem_here(&self, problem: RecordProblem) -> RecordError {
        RecordError {
            place: None,
            round: Some(self.game.now().round_number()),
            row: self.next_row(),
            problem,
        }
    }

    /// The row of the sheet in which the next move will stand, while a move is due.
    fn next_row(&self) -> Option<usize> {
        let due = self.game.position()?.side();
        let mut sheet = Sheet::default();
        for played in self.game.rounds().last()?.played() {
            for (side, _) in played.entries() {
                sheet.place(side);
            }
        }
        Some(sheet.place(due))
    }
}

impl From<Match> for Record {
    fn from(game: Match) -> Record {
        Record::new(game)
    }
}

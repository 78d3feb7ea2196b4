//! What happened, as JSON with a sentence for each event.

use std::ops::Range;

use kamisado::notation::{Entry, Step, Style};
use kamisado::record::Sheet;
use kamisado::{BySide, Color, Decision, Event, Language, Match, Side};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::state::{setup_of, three_words};

/// A match from its start, for a list of its moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Story {
    /// The language of the words and sentences.
    pub language: Language,
    /// The board before the first decision, in the three words of `query fen`.
    pub fen: String,
    /// The events at the start of the match.
    pub events: Vec<Told>,
    /// How many decisions have been made.
    pub decision_count: usize,
    /// The decisions in order, or only the new ones that were asked for.
    pub decisions: Vec<Taken>,
    /// What followed when a player resigned or ran out of time; otherwise nothing.
    pub end: Vec<Told>,
}

/// A decision and what followed from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    /// Its index among the decisions, from 0.
    pub index: usize,
    /// The number of its round, from 1; a line-up or a fill belongs to the round it prepares.
    pub round: usize,
    /// Whose decision it was.
    pub side: Side,
    /// The decision.
    pub decision: Decision,
    /// Its entries on the score sheet: the move, then the towers it pushed back, then the passes that followed.
    pub entries: Vec<Entered>,
    /// What followed from it, each event with a sentence.
    pub events: Vec<Told>,
    /// The board after it, in the three words of `query fen`.
    pub fen: String,
    /// The points of both sides after it.
    pub score: BySide<u8>,
}

/// One entry of the official score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entered {
    /// Whether it was chosen, or followed.
    pub kind: EntryKind,
    /// Whose column it belongs to.
    pub side: Side,
    /// The number of its row on the sheet of the round, from 1.
    pub row: usize,
    /// The colour of the tower.
    pub tower: Color,
    /// The arrow, as the mover sees it; a pass has none.
    pub arrow: Option<char>,
    /// How many squares it went.
    pub squares: u8,
    /// The colour of the square it reached.
    pub onto: Color,
    /// The entry in characters every keyboard has.
    pub ascii: String,
    /// The entry in the characters of the printed score sheet.
    pub kanji: String,
    /// The entry in words of the chosen language.
    pub words: String,
}

/// What an entry of the score sheet is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryKind {
    /// A tower that its player moved.
    Move,
    /// A tower that was pushed back.
    Pushed,
    /// A blocked tower that passed.
    Pass,
}

impl Story {
    /// The story of a match so far.
    #[must_use]
    pub fn of(game: &Match, language: Language) -> Story {
        Story::page(0..usize::MAX, game, language)
    }

    /// The same with these decisions only: for a reader who knows the earlier ones, or who gets a long story in parts.
    #[must_use]
    pub fn page(page: Range<usize>, game: &Match, language: Language) -> Story {
        let mut sheet = Sheet::default();
        let mut round = 0;
        let decisions = game.history().take(page.end).filter_map(|entry| {
            if entry.round != round {
                round = entry.round;
                sheet = Sheet::default();
            }
            let entries = entry.played.iter().flat_map(|played| played.entries());
            let entries: Vec<(usize, Side, Entry)> = entries
                .map(|(side, entry)| (sheet.place(side), side, entry))
                .collect();
            (entry.index >= page.start).then(|| Taken {
                index: entry.index,
                round: entry.round,
                side: entry.side,
                decision: entry.decision,
                entries: entries
                    .into_iter()
                    .map(|(row, side, entry)| Entered::new(side, entry, row, language))
                    .collect(),
                events: tell(entry.events, language),
                fen: three_words(setup_of(entry.after)),
                score: entry.after.score(),
            })
        });
        Story {
            language,
            decision_count: game.decisions().len(),
            decisions: decisions.collect(),
            fen: game
                .at(0)
                .map_or_else(String::new, |start| three_words(setup_of(start))),
            events: tell(game.opening_events(), language),
            end: tell(game.concession_events(), language),
        }
    }
}

impl Entered {
    fn new(side: Side, entry: Entry, row: usize, language: Language) -> Entered {
        let Entry { tower, step, onto } = entry;
        let shown = |style| entry.display(style).to_string();
        Entered {
            kind: match step {
                Step::Forward(..) => EntryKind::Move,
                Step::Back => EntryKind::Pushed,
                Step::Pass => EntryKind::Pass,
            },
            side,
            row,
            tower,
            arrow: step.arrow(),
            squares: step.squares(),
            onto,
            ascii: shown(Style::Ascii),
            kanji: shown(Style::Kanji),
            words: shown(Style::Words(language)),
        }
    }
}

/// An event and the sentence that tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// What happened: an [`Event`] as it is sent, named by the field `event`.
    #[serde(flatten)]
    pub happened: Map<String, Value>,
    /// The sentence for people, in the chosen language.
    pub sentence: String,
}

/// Tells each of the events in a language.
pub(crate) fn tell(events: &[Event], language: Language) -> Vec<Told> {
    events
        .iter()
        .map(|event| Told {
            // An event is always an object.
            happened: match serde_json::to_value(event) {
                Ok(Value::Object(happened)) => happened,
                _ => Map::new(),
            },
            sentence: kamisado_i18n::tell(event, language),
        })
        .collect()
}

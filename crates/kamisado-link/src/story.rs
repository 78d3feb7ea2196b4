//! What happened, as JSON with a sentence for each event.

use kamisado::{
    BySide, Color, Event, Fill, Language, LineUp, Pushed, Reason, RoundEnd, Side, Square, Teeth,
    Tower, Verdict,
};
use serde::{Deserialize, Serialize};

use crate::state::Active;

/// An event and the sentence that tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// What happened.
    #[serde(flatten)]
    pub happened: Happened,
    /// The sentence for people, in the chosen language.
    pub sentence: String,
}

/// An [`Event`] in the form in which it is sent; the fields mean the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // `Event` says it.
pub enum Happened {
    LinedUp {
        side: Side,
        line_up: LineUp,
    },
    Filled {
        side: Side,
        fill: Fill,
    },
    RoundBegan {
        round: usize,
        challenger: Side,
        line_ups: Option<BySide<LineUp>>,
    },
    Slid {
        tower: Tower,
        from: Square,
        to: Square,
        color: Color,
    },
    Pushed {
        tower: Tower,
        from: Square,
        to: Square,
        pushed: Vec<Pushed>,
        color: Color,
    },
    Passed {
        tower: Tower,
        square: Square,
        color: Color,
    },
    Turn {
        side: Side,
        active: Option<Active>,
    },
    RoundWon {
        winner: Side,
        reason: Reason,
        tower: Color,
    },
    Grew {
        tower: Tower,
        teeth: Teeth,
    },
    Scored {
        side: Side,
        points: u8,
        score: BySide<u8>,
    },
    FillDue {
        side: Side,
    },
    LineUpDue {
        side: Side,
    },
    MatchWon {
        winner: Side,
        verdict: Verdict,
        score: BySide<u8>,
    },
}

/// Tells each of the events in a language.
pub(crate) fn tell(events: &[Event], language: Language) -> Vec<Told> {
    events
        .iter()
        .map(|event| Told {
            happened: Happened::from(event),
            sentence: kamisado_i18n::tell(event, language),
        })
        .collect()
}

impl From<&Event> for Happened {
    fn from(event: &Event) -> Happened {
        match *event {
            Event::LinedUp { side, line_up } => Happened::LinedUp { side, line_up },
            Event::Filled { side, fill } => Happened::Filled { side, fill },
            Event::RoundBegan {
                round,
                challenger,
                line_ups,
            } => Happened::RoundBegan {
                round,
                challenger,
                line_ups,
            },
            Event::Slid { tower, m, color } => Happened::Slid {
                tower,
                from: m.from,
                to: m.to,
                color,
            },
            Event::Pushed {
                tower,
                m,
                pushed,
                color,
            } => Happened::Pushed {
                tower,
                from: m.from,
                to: m.to,
                pushed: pushed.to_vec(),
                color,
            },
            Event::Passed { pass, color } => Happened::Passed {
                tower: pass.tower,
                square: pass.square,
                color,
            },
            Event::Turn { side, active } => Happened::Turn {
                side,
                active: active.map(|(color, square)| Active { color, square }),
            },
            Event::RoundWon(RoundEnd {
                winner,
                reason,
                tower,
            }) => Happened::RoundWon {
                winner,
                reason,
                tower,
            },
            Event::Grew { tower, teeth } => Happened::Grew { tower, teeth },
            Event::Scored {
                side,
                points,
                score,
            } => Happened::Scored {
                side,
                points,
                score,
            },
            Event::FillDue(side) => Happened::FillDue { side },
            Event::LineUpDue(side) => Happened::LineUpDue { side },
            Event::MatchWon {
                winner,
                verdict,
                score,
            } => Happened::MatchWon {
                winner,
                verdict,
                score,
            },
        }
    }
}

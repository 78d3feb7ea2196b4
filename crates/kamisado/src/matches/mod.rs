//! Whole matches: a state machine driven by decisions, which reports what follows from each of them.

mod decision;
mod error;
mod event;
mod game;
mod history;
mod moment;
mod result;
mod round;
mod rules;

pub use decision::{Decision, DecisionError, Due, ParseDecisionError};
pub use error::{MatchError, ReplayError};
pub use event::Event;
pub use game::Match;
pub use history::HistoryEntry;
pub use moment::Moment;
pub use result::{Concession, MatchResult, Verdict};
pub use round::Round;
pub use rules::{MatchKind, MatchRules, Opening, ParseRulesError};

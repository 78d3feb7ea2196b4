//! Whole matches: a state machine of decisions that tells what follows from each of them.

mod decision;
mod error;
mod event;
mod game;
mod round;
mod rules;
#[cfg(feature = "serde")]
mod stored;

pub use decision::{Decision, DecisionError, Due, ParseDecisionError};
pub use error::{MatchError, ReplayError};
pub use event::Event;
pub use game::{Concession, Match, MatchResult, Verdict};
pub use round::Round;
pub use rules::{MatchKind, MatchRules, Opening, ParseRulesError};

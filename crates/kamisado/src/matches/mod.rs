//! Whole matches: a state machine of decisions that tells what follows from each of them.

mod decision;
mod event;
mod game;
mod round;
mod rules;

pub use decision::{Decision, DecisionError, Due, ParseDecisionError};
pub use event::Event;
pub use game::{Match, MatchError, MatchResult, ReplayError, Verdict};
pub use round::Round;
pub use rules::{MatchKind, MatchRules, Opening, ParseRulesError};

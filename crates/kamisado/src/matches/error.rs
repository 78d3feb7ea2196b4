use core::fmt;

use super::{Decision, DecisionError, MatchKind};
use crate::{Board, Side};

/// Why a match cannot start from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchError {
    /// More than one round needs all sixteen towers.
    TowersMissing(MatchKind),
    /// The rules name this board, but the position is on the other one.
    OtherBoard(Board),
    /// This side's teeth are already enough to win the match.
    WonAlready(MatchKind, Side),
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::TowersMissing(kind) => write!(
                f,
                "a {kind} match needs all sixteen towers; with fewer only a single round can be played"
            ),
            MatchError::OtherBoard(board) => {
                write!(
                    f,
                    "the match is on the {board} board, but the position is not"
                )
            }
            MatchError::WonAlready(kind, side) => write!(
                f,
                "the teeth of {side} have won a {kind} match already; only a single round can be played"
            ),
        }
    }
}

impl core::error::Error for MatchError {}

/// Which decision of a list could not be made, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// The place of the decision in the list, from 0.
    pub index: usize,
    /// The decision.
    pub decision: Decision,
    /// Why it could not be made.
    pub error: DecisionError,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.index + 1;
        write!(f, "decision {number}, {}: {}", self.decision, self.error)
    }
}

impl core::error::Error for ReplayError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.error)
    }
}

use core::fmt;
use core::str::FromStr;

use crate::parse_error::parse_error;
use crate::{Fill, IllegalMove, LineUp, Move, Side};

/// A decision a player makes in a match. A match is the list of its decisions.
///
/// ```
/// use kamisado::{Decision, Fill};
///
/// assert_eq!("left".parse(), Ok(Decision::Fill(Fill::Left)));
/// assert!(matches!("b1b7".parse(), Ok(Decision::Move(_))));
/// assert!(matches!("ngrypubo".parse(), Ok(Decision::LineUp(_))));
/// assert!("b1b9".parse::<Decision>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Decision {
    /// Lining up the towers, if the opening asks for it.
    LineUp(LineUp),
    /// Moving a tower.
    Move(Move),
    /// Choosing the side from which both players fill their home rows for the next round.
    Fill(Fill),
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::LineUp(line_up) => line_up.fmt(f),
            Decision::Move(m) => m.fmt(f),
            Decision::Fill(fill) => fill.fmt(f),
        }
    }
}

parse_error! {
    /// The text is not a decision: neither a move, nor a line-up, nor a fill.
    ParseDecisionError: "not a decision: write a move such as b1b7, a line-up such as ngrypubo, left or right"
}

impl FromStr for Decision {
    type Err = ParseDecisionError;

    fn from_str(text: &str) -> Result<Decision, ParseDecisionError> {
        text.parse()
            .map(Decision::Move)
            .or_else(|_| text.parse().map(Decision::Fill))
            .or_else(|_| text.parse().map(Decision::LineUp))
            .map_err(|_| ParseDecisionError)
    }
}

#[cfg(feature = "serde")]
crate::serde_text::as_text!(Decision);

/// The decision a match is waiting for, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Due {
    /// This side lines up its towers.
    LineUp(Side),
    /// This side moves.
    Move(Side),
    /// This side chooses the fill.
    Fill(Side),
}

impl Due {
    /// Whose decision it is.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Due::LineUp(side) | Due::Move(side) | Due::Fill(side) => side,
        }
    }
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Due::LineUp(side) => write!(f, "{side}'s line-up"),
            Due::Move(side) => write!(f, "a move by {side}"),
            Due::Fill(side) => write!(f, "{side}'s choice to fill from left or right"),
        }
    }
}

/// Why a decision cannot be made now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionError {
    /// Something else is due.
    NotDue(Due),
    /// The round is over.
    RoundOver,
    /// The match is over.
    MatchOver,
    /// The move is illegal.
    Move(IllegalMove),
    /// The line-up is not one of the 36 of match play.
    NotInMatchPlay(LineUp),
    /// The challenger keeps the lower of two different match-play numbers and the defender gets the higher.
    MatchPlayOrder {
        /// The challenger's number.
        challenger: u8,
        /// The defender's number, if it is known.
        defender: Option<u8>,
    },
}

impl fmt::Display for DecisionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecisionError::NotDue(due) => write!(f, "now {due} is due"),
            DecisionError::RoundOver => f.write_str("the round is over"),
            DecisionError::MatchOver => f.write_str("the match is over"),
            DecisionError::Move(error) => error.fmt(f),
            DecisionError::NotInMatchPlay(line_up) => {
                write!(f, "{line_up} is not one of the 36 match-play line-ups")
            }
            DecisionError::MatchPlayOrder {
                challenger,
                defender: Some(defender),
            } => write!(
                f,
                "the challenger has match-play line-up {challenger} and the defender {defender}: \
                 the defender gets the higher number"
            ),
            DecisionError::MatchPlayOrder { challenger, .. } => write!(
                f,
                "the challenger keeps the lower of two match-play numbers, so {challenger} cannot be it"
            ),
        }
    }
}

impl core::error::Error for DecisionError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            DecisionError::Move(error) => Some(error),
            _ => None,
        }
    }
}

impl From<IllegalMove> for DecisionError {
    fn from(error: IllegalMove) -> DecisionError {
        DecisionError::Move(error)
    }
}

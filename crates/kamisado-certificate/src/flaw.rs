use std::fmt;

use kamisado::Position;

/// Why a certificate proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It has no move for this position.
    Ended(Position),
    /// The move it has for this position does not exist.
    NoSuchMove(Position),
    /// In this position the loser, or a deadlock, ends the round the wrong way.
    Loses(Position),
    /// This many moves are left over after every line has been played to its end.
    LeftOver(usize),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Ended(position) => {
                write!(f, "the certificate has no move for the position {position}")
            }
            Flaw::NoSuchMove(position) => write!(
                f,
                "the certificate's move for the position {position} is not one of its legal moves"
            ),
            Flaw::Loses(position) => write!(
                f,
                "the certificate's strategy can lose in the position {position}"
            ),
            Flaw::LeftOver(count) => write!(
                f,
                "the certificate holds {count} moves more than its strategy needs"
            ),
        }
    }
}

impl std::error::Error for Flaw {}

use core::fmt;
use core::str::FromStr;

use kamisado::{BySide, Side};

/// What decided a game that somebody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WonBy {
    /// The winner has enough points.
    Points,
    /// The loser resigned.
    Resignation,
    /// The loser's time was up.
    Time,
    /// The loser had left, and the winner claimed the win.
    Claim,
}

/// How a game ended.
///
/// ```
/// use kamisado::Side;
/// use kamisado_online::{GameResult, WonBy};
///
/// let result = GameResult::Won { winner: Side::Black, by: WonBy::Claim };
/// assert_eq!(result.to_string(), "black claim");
/// assert_eq!("black claim".parse(), Ok(result));
/// assert_eq!("tied".parse(), Ok(GameResult::Tied));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    /// Somebody won.
    Won {
        /// Who.
        winner: Side,
        /// How.
        by: WonBy,
    },
    /// A double round that ended 1:1.
    Tied,
    /// It never started.
    Aborted,
    /// It was declared void.
    Void,
}

impl WonBy {
    /// All of them.
    pub const ALL: [WonBy; 4] = [WonBy::Points, WonBy::Resignation, WonBy::Time, WonBy::Claim];

    /// `points`, `resignation`, `time` or `claim`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            WonBy::Points => "points",
            WonBy::Resignation => "resignation",
            WonBy::Time => "time",
            WonBy::Claim => "claim",
        }
    }
}

impl GameResult {
    /// Black's share of one game: 1, ½ or 0; nothing for a game that does not count.
    #[must_use]
    pub fn score(self, side: Side) -> Option<f64> {
        match self {
            GameResult::Won { winner, .. } => Some(if winner == side { 1.0 } else { 0.0 }),
            GameResult::Tied => Some(0.5),
            GameResult::Aborted | GameResult::Void => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameResult::Won { winner, by } => write!(f, "{winner} {}", by.name()),
            GameResult::Tied => f.write_str("tied"),
            GameResult::Aborted => f.write_str("aborted"),
            GameResult::Void => f.write_str("void"),
        }
    }
}

impl FromStr for GameResult {
    type Err = ();

    fn from_str(text: &str) -> Result<GameResult, ()> {
        match text {
            "tied" => return Ok(GameResult::Tied),
            "aborted" => return Ok(GameResult::Aborted),
            "void" => return Ok(GameResult::Void),
            _ => {}
        }
        let (winner, by) = text.split_once(' ').ok_or(())?;
        let winner = Side::ALL.into_iter().find(|side| side.name() == winner);
        let by = WonBy::ALL.into_iter().find(|won| won.name() == by);
        match (winner, by) {
            (Some(winner), Some(by)) => Ok(GameResult::Won { winner, by }),
            _ => Err(()),
        }
    }
}

/// What the last entry of a game means for its row, its players' ratings and the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// How it ended.
    pub result: GameResult,
    /// The points at the end.
    pub points: BySide<u8>,
    /// How many decisions were made.
    pub decisions: u32,
}

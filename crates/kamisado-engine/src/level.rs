use std::fmt;
use std::str::FromStr;

use crate::parameters::levels::STYLES;
use crate::sight::Sight;

/// How well the computer plays, from 1, like a child on the first day, to 10, which proves its moves.
///
/// ```
/// use kamisado_engine::Level;
///
/// assert_eq!("3".parse::<Level>()?.number(), 3);
/// assert!(Level::new(11).is_none());
/// assert_eq!(Level::default(), Level::PERFECT);
/// # Ok::<(), kamisado_engine::ParseLevelError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const FIRST: Level = Level(1);
    /// The strongest level.
    pub const PERFECT: Level = Level(10);

    /// The level with this number, 1 to 10.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 10 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + ExactSizeIterator {
        (1..11).map(Level)
    }

    /// The level's number, 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How this level looks at the board, or `None` for the perfect one.
    pub(crate) fn style(self) -> Option<&'static Style> {
        STYLES.get(usize::from(self.0) - 1)
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::PERFECT
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The text is not a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a level: write a number from 1 (easiest) to 10 (perfect)")
    }
}

impl std::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        text.parse()
            .ok()
            .and_then(Level::new)
            .ok_or(ParseLevelError)
    }
}

/// How an imperfect player looks at the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// How many moves it looks ahead.
    pub(crate) depth: u32,
    /// In a hundred moves of the shortest kind, how many it sees.
    pub(crate) percent: u32,
    /// How many fewer for every further square.
    pub(crate) fading: u32,
    /// How far moods sway its judgement.
    pub(crate) moodiness: u32,
}

impl Style {
    /// These eyes in the head of one particular player.
    pub(crate) const fn sight(&self, seed: u64) -> Sight {
        Sight {
            percent: self.percent,
            fading: self.fading,
            moodiness: self.moodiness,
            seed,
        }
    }
}

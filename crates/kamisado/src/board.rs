use core::fmt;
use core::str::FromStr;

use crate::parse_error::parse_error;
use crate::{Color, Square};

/// The standard board or the mirrored one, which decides the colour of every square.
///
/// The rulebooks recommend brown at each player's left and allow the mirrored board, with orange there.
/// Rotating the board by 180° leaves every colour in place.
///
/// ```
/// use kamisado::{Board, Color, Square};
///
/// let a1: Square = "a1".parse()?;
/// assert_eq!(Board::Standard.color(a1), Color::Brown);
/// assert_eq!(Board::Mirrored.color(a1), Color::Orange);
/// assert_eq!(Board::Standard.color(a1.turn()), Color::Brown);
/// # Ok::<(), kamisado::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
pub enum Board {
    /// Brown at each player's left.
    #[default]
    Standard = 0,
    /// Orange at each player's left: the standard board with its files mirrored.
    Mirrored = 1,
}

/// The colour of every square on either board, by one formula for each rank.
static COLORS: [[Color; 64]; 2] = {
    const FACTOR: [usize; 8] = [1, 3, 5, 7, 1, 3, 5, 7];
    const OFFSET: [usize; 8] = [0, 5, 6, 3, 4, 1, 2, 7];
    let mut colors = [[Color::Brown; 64]; 2];
    let mut index = 0;
    while index < 64 {
        let (file, rank) = (index % 8, index / 8);
        let color = Color::wrapping(FACTOR[rank] * file + OFFSET[rank]);
        colors[Board::Standard as usize][index] = color;
        colors[Board::Mirrored as usize][index ^ 7] = color;
        index += 1;
    }
    colors
};

impl Board {
    /// The colour of a square.
    #[inline]
    #[must_use]
    pub fn color(self, square: Square) -> Color {
        COLORS[self as usize][square.index()]
    }

    /// The other board.
    #[must_use]
    pub const fn mirror(self) -> Board {
        match self {
            Board::Standard => Board::Mirrored,
            Board::Mirrored => Board::Standard,
        }
    }

    /// `standard` or `mirrored`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Board::Standard => "standard",
            Board::Mirrored => "mirrored",
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

parse_error! {
    /// The text is not a board: only `standard` and `mirrored` are.
    ParseBoardError: "not a board: write standard or mirrored"
}

impl FromStr for Board {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Board, ParseBoardError> {
        [Board::Standard, Board::Mirrored]
            .into_iter()
            .find(|board| text.eq_ignore_ascii_case(board.name()))
            .ok_or(ParseBoardError)
    }
}

use core::fmt;
use core::ops::{Index, IndexMut, Not};
use core::str::FromStr;

use crate::parse_error::parse_error;

/// One of the two players, named after the towers they keep for the whole match.
///
/// A hue of the board or of a tower is a [`Color`](crate::Color); `Side` is never called a colour.
///
/// ```
/// use kamisado::Side;
///
/// assert_eq!(!Side::Black, Side::White);
/// assert_eq!(Side::White.home_rank(), 7);
/// assert_eq!(Side::White.goal_rank(), 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
pub enum Side {
    /// Starts on rank 1, moves up, and moves first in the first round of a match.
    Black = 0,
    /// Starts on rank 8 and moves down.
    White = 1,
}

impl Side {
    /// Both sides, Black first.
    pub const ALL: [Side; 2] = [Side::Black, Side::White];

    /// 0 for Black, 1 for White.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank, from 0, on which this side's towers start a round.
    #[inline]
    #[must_use]
    pub const fn home_rank(self) -> u8 {
        match self {
            Side::Black => 0,
            Side::White => 7,
        }
    }

    /// The rank, from 0, that wins the round for this side: the opponent's home row.
    #[inline]
    #[must_use]
    pub const fn goal_rank(self) -> u8 {
        7 - self.home_rank()
    }

    /// The other side, usable in constants; elsewhere `!side` reads better.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Side {
        match self {
            Side::Black => Side::White,
            Side::White => Side::Black,
        }
    }

    /// The letter of a position text: `b` or `w`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::Black => 'b',
            Side::White => 'w',
        }
    }

    /// The English name in small letters, as used in files and protocols: `black` or `white`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::Black => "black",
            Side::White => "white",
        }
    }
}

impl Not for Side {
    type Output = Side;

    #[inline]
    fn not(self) -> Side {
        self.opponent()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

parse_error! {
    /// The text is not a side: only `black`, `white`, `b` and `w` are.
    ParseSideError: "not a side: write black or white"
}

impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Side, ParseSideError> {
        Side::ALL
            .into_iter()
            .find(|side| {
                text.eq_ignore_ascii_case(side.name())
                    || text.chars().eq([side.letter()])
                    || text.chars().eq([side.letter().to_ascii_uppercase()])
            })
            .ok_or(ParseSideError)
    }
}

/// One value for each side, indexed by [`Side`].
///
/// ```
/// use kamisado::{BySide, Side};
///
/// let mut score = BySide::new(0, 2);
/// score[Side::Black] += 1;
/// assert_eq!(score, BySide { black: 1, white: 2 });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct BySide<T> {
    /// Black's value.
    pub black: T,
    /// White's value.
    pub white: T,
}

impl<T> BySide<T> {
    /// Puts Black's and White's value together.
    #[inline]
    pub const fn new(black: T, white: T) -> BySide<T> {
        BySide { black, white }
    }

    /// Computes a value for each side.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> BySide<T> {
        BySide::new(f(Side::Black), f(Side::White))
    }

    /// Maps both values with the same function.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide::new(f(self.black), f(self.white))
    }

    /// Swaps the two values.
    #[must_use]
    pub fn swap(self) -> BySide<T> {
        BySide::new(self.white, self.black)
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Black => &self.black,
            Side::White => &self.white,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Black => &mut self.black,
            Side::White => &mut self.white,
        }
    }
}

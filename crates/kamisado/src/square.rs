use core::fmt;
use core::str::FromStr;

use crate::Side;
use crate::parse_error::parse_error;

/// A square of the board, `a1` to `h8`. Files run from Black's left to Black's right; rank 1 is Black's home row.
///
/// A square has no colour of its own: it depends on the board, see [`Board::color`](crate::Board::color).
///
/// ```
/// use kamisado::Square;
///
/// let square: Square = "c2".parse()?;
/// assert_eq!((square.file(), square.rank()), (2, 1));
/// assert_eq!(square.turn().to_string(), "f7");
/// assert_eq!(square.mirror().to_string(), "f2");
/// # Ok::<(), kamisado::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on this file and rank, both from 0 to 7.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 {
            Some(Square(rank * 8 + file))
        } else {
            None
        }
    }

    /// The square with this number, 0 for a1, 1 for b1, … 63 for h8.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// The square whose number is `index` modulo 64: for indices known to be in range.
    #[inline]
    pub(crate) const fn wrapping(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// The square's number, 0 for a1 to 63 for h8.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All squares, a1, b1, … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64).map(Square)
    }

    /// 0 for file a to 7 for file h.
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for rank 1 to 7 for rank 8.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The same square after turning the board by 180°.
    #[inline]
    #[must_use]
    pub const fn turn(self) -> Square {
        Square(63 - self.0)
    }

    /// The same square with the files mirrored: a becomes h.
    #[inline]
    #[must_use]
    pub const fn mirror(self) -> Square {
        Square(self.0 ^ 7)
    }

    /// The neighbour `right` files to the mover's right and `ahead` ranks ahead, if it is on the board.
    ///
    /// ```
    /// use kamisado::{Side, Square};
    ///
    /// let d8: Square = "d8".parse()?;
    /// assert_eq!(d8.step(Side::White, 1, 2), Some("c6".parse()?));
    /// assert_eq!(d8.step(Side::Black, 0, 1), None);
    /// # Ok::<(), kamisado::ParseSquareError>(())
    /// ```
    #[must_use]
    pub const fn step(self, side: Side, right: i8, ahead: i8) -> Option<Square> {
        let sign = match side {
            Side::Black => 1,
            Side::White => -1,
        };
        let file = self.file() as i8 + sign * right;
        let rank = self.rank() as i8 + sign * ahead;
        if file < 0 || rank < 0 {
            return None;
        }
        Square::new(file as u8, rank as u8)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            char::from(b'a' + self.file()),
            char::from(b'1' + self.rank())
        )
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

parse_error! {
    /// The text is not a square: a file `a`–`h` followed by a rank `1`–`8`.
    ParseSquareError: "not a square: write a file a-h and a rank 1-8, such as c2"
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        Square::new(
            file.to_ascii_lowercase().wrapping_sub(b'a'),
            rank.wrapping_sub(b'1'),
        )
        .ok_or(ParseSquareError)
    }
}

#[cfg(feature = "serde")]
crate::serde_text::as_text!(Square);

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for Square {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Square> {
        Ok(Square(u.int_in_range(0..=63)?))
    }
}

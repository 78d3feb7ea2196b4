use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::{Side, Square};

/// A set of squares, one bit each, a1 the lowest.
///
/// ```
/// use kamisado::{Bitboard, Side, Square};
///
/// let squares: Bitboard = ["a1", "h8"].iter().flat_map(|s| s.parse::<Square>()).collect();
/// assert_eq!(squares.len(), 2);
/// assert!(squares.contains(Square::new(0, 0).unwrap()));
/// assert_eq!(squares & Bitboard::home(Side::White), Bitboard(1 << 63));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 64 squares.
    pub const FULL: Bitboard = Bitboard(!0);

    /// The home row of a side.
    #[inline]
    #[must_use]
    pub const fn home(side: Side) -> Bitboard {
        Bitboard(0xff << (side.home_rank() * 8))
    }

    /// The row that wins the round for a side.
    #[inline]
    #[must_use]
    pub const fn goal(side: Side) -> Bitboard {
        Bitboard::home(side.opponent())
    }

    /// Whether the square is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// How many squares are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set after turning the board by 180°.
    #[inline]
    #[must_use]
    pub const fn turn(self) -> Bitboard {
        Bitboard(self.0.reverse_bits())
    }

    /// The set with the files mirrored.
    #[inline]
    #[must_use]
    pub const fn mirror(self) -> Bitboard {
        Bitboard(self.0.reverse_bits().swap_bytes())
    }

    /// These squares one row further, as this side moves; what was in the last row is gone.
    #[inline]
    pub(crate) const fn one_forward(self, side: Side) -> Bitboard {
        match side {
            Side::Black => Bitboard(self.0 << 8),
            Side::White => Bitboard(self.0 >> 8),
        }
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Bitboard {
        Bitboard(1 << square.index())
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | square.into())
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a [`Bitboard`] one by one, a1 first.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let Bitboard(bits) = self.0;
        if bits == 0 {
            return None;
        }
        self.0 = Bitboard(bits & (bits - 1));
        Some(Square::wrapping(bits.trailing_zeros()))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Squares {}

impl BitAnd for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Bitboard) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Bitboard) {
        self.0 ^= other.0;
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_iterator_knows_how_many_squares_are_left() {
        let mut squares = Bitboard::home(Side::Black).into_iter();
        assert_eq!(squares.size_hint(), (8, Some(8)));
        squares.next();
        assert_eq!(squares.len(), 7);
    }
}

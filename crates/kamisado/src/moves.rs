use core::fmt;
use core::str::FromStr;

use crate::parse_error::parse_error;
use crate::{Bitboard, Color, Position, Square, Squares};

/// A move: where the tower stands and where it goes.
///
/// A push names the occupied square the pusher moves to. Passes are never moves; they happen automatically.
///
/// ```
/// use kamisado::Move;
///
/// let m: Move = "b1b7".parse()?;
/// assert_eq!(m.to_string(), "b1b7");
/// assert_eq!(m.turn().to_string(), "g8g2");
/// # Ok::<(), kamisado::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Move {
    /// Where the tower stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Move {
    /// The move between these squares.
    #[inline]
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Move {
        Move { from, to }
    }

    /// The same move after turning the board by 180°.
    #[must_use]
    pub const fn turn(self) -> Move {
        Move::new(self.from.turn(), self.to.turn())
    }

    /// The same move with the files mirrored.
    #[must_use]
    pub const fn mirror(self) -> Move {
        Move::new(self.from.mirror(), self.to.mirror())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

parse_error! {
    /// The text is not a move: two squares written together.
    ParseMoveError: "not a move: write the two squares together, such as b1b7"
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let (Some(from), Some(to)) = (text.get(..2), text.get(2..)) else {
            return Err(ParseMoveError);
        };
        match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) => Ok(Move::new(from, to)),
            _ => Err(ParseMoveError),
        }
    }
}

#[cfg(feature = "serde")]
crate::serde_text::as_text!(Move);

/// The legal moves of a position, generated one at a time without allocating.
///
/// They are grouped by tower, in the order of the colours.
#[derive(Clone, Debug)]
pub struct Moves<'a> {
    /// What is left of the tower now being listed.
    from: Square,
    targets: Squares,
    /// The towers not yet begun; only a free choice, such as the first move of a round, has any.
    position: &'a Position,
    waiting: core::slice::Iter<'static, Color>,
}

impl Moves<'_> {
    #[inline]
    pub(crate) fn new(position: &Position) -> Moves<'_> {
        let (from, targets, waiting) = match position.active_square() {
            Some(square) => (square, position.targets(), [].iter()),
            None => (Square::wrapping(0), Bitboard::EMPTY, Color::ALL.iter()),
        };
        Moves {
            from,
            targets: targets.into_iter(),
            position,
            waiting,
        }
    }
}

impl Iterator for Moves<'_> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        loop {
            if let Some(to) = self.targets.next() {
                return Some(Move::new(self.from, to));
            }
            let &color = self.waiting.next()?;
            if let Some((from, targets)) = self.position.targets_of(color) {
                self.from = from;
                self.targets = targets.into_iter();
            }
        }
    }
}

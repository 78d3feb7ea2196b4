use alloc::vec::Vec;

use crate::{DecisionError, Move, Played, Position, RoundEnd, Towers};

/// A round with all its moves.
///
/// ```
/// use kamisado::{Position, Round, Side};
///
/// let mut round = Round::new(Position::start());
/// for m in ["h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7", "f1f7", "e2f1"] {
///     round.play(m.parse()?)?;
/// }
/// assert_eq!(round.end().unwrap().winner, Side::White);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    start: Position,
    played: Vec<Played>,
}

impl Round {
    /// A new round.
    #[must_use]
    pub const fn new(start: Position) -> Round {
        Round {
            start,
            played: Vec::new(),
        }
    }

    /// The position it started from.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Its moves so far, with what followed from each.
    #[must_use]
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// The position now, or `None` once the round is over.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        match self.played.last() {
            None => Some(&self.start),
            Some(played) => played.next.position(),
        }
    }

    /// The result, once the round is over.
    #[must_use]
    pub fn end(&self) -> Option<RoundEnd> {
        self.played.last()?.next.end()
    }

    /// Where the towers stand now.
    #[must_use]
    pub fn towers(&self) -> &Towers {
        self.played
            .last()
            .map_or(self.start.towers(), |played| played.next.towers())
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the move is illegal, or the round is over.
    pub fn play(&mut self, m: Move) -> Result<Played, DecisionError> {
        let played = self.position().ok_or(DecisionError::RoundOver)?.play(m)?;
        self.played.push(played);
        Ok(played)
    }

    /// Keeps only the first moves.
    pub fn truncate(&mut self, moves: usize) {
        self.played.truncate(moves);
    }

    /// Notes a move that was played elsewhere in this round's position.
    pub(super) fn add(&mut self, played: Played) {
        self.played.push(played);
    }
}

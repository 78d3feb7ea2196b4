#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod flaw;
mod strategy;
mod text;

use kamisado::{Move, Position, Side};

pub use flaw::Flaw;
pub use text::ParseCertificateError;

/// A winning strategy for a position, as the list of the winner's choices. It may be wrong: [`verify`](Self::verify) finds out.
///
/// Its text form is written by `Display` and read by `FromStr`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    position: Position,
    winner: Side,
    /// The number of the winner's move among the legal ones, for every position in which the winner has to choose, in
    /// the order in which the strategy reaches them.
    choices: Vec<u8>,
}

/// What a verified certificate proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Who wins the position, whatever the other does.
    pub winner: Side,
    /// How many positions the strategy has a move for, not counting immediate wins.
    pub choices: usize,
    /// How many positions were checked in total.
    pub positions: usize,
}

impl Certificate {
    /// Records a strategy: `choose` is called once for every position the strategy can lead to in which the winner is to move and cannot win at
    /// once.
    ///
    /// # Errors
    /// A [`Flaw`] when `choose` gives up or its moves do not win.
    pub fn record(
        position: &Position,
        winner: Side,
        mut choose: impl FnMut(&Position) -> Option<Move>,
    ) -> Result<Certificate, Flaw> {
        let mut choices = Vec::new();
        strategy::walk(position, winner, |position| {
            let m = choose(position).ok_or(Flaw::Ended(*position))?;
            let index = position.moves().position(|other| other == m);
            let index = index.ok_or(Flaw::NoSuchMove(*position))?;
            choices.push(index as u8);
            Ok(m)
        })?;
        Ok(Certificate {
            position: *position,
            winner,
            choices,
        })
    }

    /// Plays through the whole strategy by the rules of the game.
    ///
    /// # Errors
    /// The first [`Flaw`] that is met. Work and memory are bounded by the length of the certificate.
    pub fn verify(&self) -> Result<Proof, Flaw> {
        let mut choices = self.choices.iter();
        let positions = strategy::walk(&self.position, self.winner, |position| {
            let &index = choices.next().ok_or(Flaw::Ended(*position))?;
            let m = position.moves().nth(usize::from(index));
            m.ok_or(Flaw::NoSuchMove(*position))
        })?;
        match choices.len() {
            0 => Ok(Proof {
                winner: self.winner,
                choices: self.choices.len(),
                positions,
            }),
            left => Err(Flaw::LeftOver(left)),
        }
    }

    /// The position it is about.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Who is claimed to win.
    #[must_use]
    pub const fn winner(&self) -> Side {
        self.winner
    }

    /// How many choices it contains.
    #[must_use]
    pub fn len(&self) -> usize {
        self.choices.len()
    }

    /// Whether it contains no choices, because the round is won at once.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }
}

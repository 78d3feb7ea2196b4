//! Proof and disproof numbers.

use crate::Value;

/// How much is still to be done: to prove that a side wins, and to prove that it loses.
///
/// Zero means that it is done; the other number is then [`INFINITE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

/// The number of what can never be done.
pub(super) const INFINITE: u32 = (1 << BITS) - 1;
/// The largest number of something that may still be done.
pub(super) const MOST: u32 = INFINITE - 1;
/// How many bits a number takes in the table.
pub(super) const BITS: u32 = 24;

impl Numbers {
    pub(super) const WON: Numbers = Numbers::new(0, INFINITE);
    pub(super) const LOST: Numbers = Numbers::new(INFINITE, 0);
    /// The limits of a search that only ends with a proof.
    pub(super) const UNLIMITED: Numbers = Numbers::new(INFINITE, INFINITE);

    pub(crate) const fn new(proof: u32, disproof: u32) -> Numbers {
        Numbers { proof, disproof }
    }

    pub(super) const fn is_won(self) -> bool {
        self.proof == 0
    }

    pub(super) const fn is_lost(self) -> bool {
        self.disproof == 0
    }

    pub(super) const fn is_proven(self) -> bool {
        self.is_won() || self.is_lost()
    }

    /// What is proven, if anything is.
    pub(super) const fn value(self) -> Option<Value> {
        if self.is_won() {
            Some(Value::Win)
        } else if self.is_lost() {
            Some(Value::Loss)
        } else {
            None
        }
    }

    /// The same numbers as the other side sees them.
    pub(super) const fn reversed(self) -> Numbers {
        Numbers::new(self.disproof, self.proof)
    }
}

use std::fmt;
use std::ops::Not;

/// Who wins, from the point of view of one side: the side to move in a position, or the side that makes a move. There are no draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// That side loses, whatever it does.
    Loss,
    /// That side wins, whatever the other does.
    Win,
}

impl Value {
    /// `win` or `loss`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Value::Loss => "loss",
            Value::Win => "win",
        }
    }
}

/// The same as the other side sees it.
impl Not for Value {
    type Output = Value;

    fn not(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Win => Value::Loss,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

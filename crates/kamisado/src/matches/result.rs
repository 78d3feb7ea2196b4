use crate::Side;

/// What decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Verdict {
    /// The winner has the points.
    Points,
    /// The loser resigned.
    Resignation,
    /// The loser's clock ran out.
    Time,
}

/// How a side gives a match away before the points have decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Concession {
    /// It resigns.
    Resignation,
    /// Its clock runs out.
    Time,
}

impl Concession {
    /// Both of them.
    pub const ALL: [Concession; 2] = [Concession::Resignation, Concession::Time];

    /// `resignation` or `time`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Concession::Resignation => "resignation",
            Concession::Time => "time",
        }
    }
}

impl From<Concession> for Verdict {
    fn from(concession: Concession) -> Verdict {
        match concession {
            Concession::Resignation => Verdict::Resignation,
            Concession::Time => Verdict::Time,
        }
    }
}

impl Verdict {
    /// What the loser did, where it was not the points that decided.
    #[must_use]
    pub const fn concession(self) -> Option<Concession> {
        match self {
            Verdict::Points => None,
            Verdict::Resignation => Some(Concession::Resignation),
            Verdict::Time => Some(Concession::Time),
        }
    }
}

/// Who won a match, and what decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchResult {
    /// The winner.
    pub winner: Side,
    /// What decided it.
    pub verdict: Verdict,
}

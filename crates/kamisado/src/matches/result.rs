use crate::Side;

/// What decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Verdict {
    /// The points: the winner has enough of them, or both sides have the same number at the end of a double round.
    Points,
    /// The loser resigned.
    Resignation,
    /// The loser's clock ran out.
    Time,
}

/// How a side loses a match before the points have decided it.
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

/// How a match ended.
///
/// With the feature `serde` it is an object with a winner, `null` in a tied match, and a verdict:
///
/// ```
/// # #[cfg(feature = "serde")] {
/// use kamisado::MatchResult;
///
/// let tied = serde_json::json!({"winner": null, "verdict": "points"});
/// assert_eq!(serde_json::to_value(MatchResult::Tied).unwrap(), tied);
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "Written", try_from = "Written"))]
pub enum MatchResult {
    /// A player won it.
    Won {
        /// The winner.
        winner: Side,
        /// What decided it.
        verdict: Verdict,
    },
    /// Each player won one round of a double round.
    Tied,
}

impl MatchResult {
    /// The winner, or `None` in a tied match.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            MatchResult::Won { winner, .. } => Some(winner),
            MatchResult::Tied => None,
        }
    }

    /// What decided it: only points can tie a match.
    #[must_use]
    pub const fn verdict(self) -> Verdict {
        match self {
            MatchResult::Won { verdict, .. } => verdict,
            MatchResult::Tied => Verdict::Points,
        }
    }
}

/// A result in the form in which it is stored.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
struct Written {
    // `null` has to be written: a result without this field is no tie, but a mistake.
    #[serde(deserialize_with = "serde::Deserialize::deserialize")]
    winner: Option<Side>,
    verdict: Verdict,
}

#[cfg(feature = "serde")]
impl From<MatchResult> for Written {
    fn from(result: MatchResult) -> Written {
        Written {
            winner: result.winner(),
            verdict: result.verdict(),
        }
    }
}

#[cfg(feature = "serde")]
impl TryFrom<Written> for MatchResult {
    type Error = &'static str;

    fn try_from(Written { winner, verdict }: Written) -> Result<MatchResult, &'static str> {
        match (winner, verdict) {
            (Some(winner), verdict) => Ok(MatchResult::Won { winner, verdict }),
            (None, Verdict::Points) => Ok(MatchResult::Tied),
            (None, _) => Err("a match can be tied by points only: name the winner"),
        }
    }
}

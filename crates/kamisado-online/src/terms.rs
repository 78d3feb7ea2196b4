use core::fmt;
use core::str::FromStr;

use kamisado::{MatchKind, MatchRules, Opening};

use crate::Clock;

/// What the players agree on before a game.
///
/// ```
/// use kamisado_online::Terms;
///
/// let text = "standard matchplay standard 600+5 rated";
/// assert_eq!(text.parse::<Terms>().unwrap().to_string(), text);
/// assert!("standard matchplay".parse::<Terms>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// The match.
    pub rules: MatchRules,
    /// The clock.
    pub clock: Clock,
    /// Whether the result changes the players' ratings.
    pub rated: bool,
}

/// The games that count towards one rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pool {
    /// Double rounds with a clock.
    DoubleRound,
    /// Standard, long and marathon matches with a clock.
    Match,
    /// All games with days for each decision.
    Correspondence,
}

impl Pool {
    /// All pools.
    pub const ALL: [Pool; 3] = [Pool::DoubleRound, Pool::Match, Pool::Correspondence];

    /// `double`, `match` or `correspondence`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pool::DoubleRound => "double",
            Pool::Match => "match",
            Pool::Correspondence => "correspondence",
        }
    }

    /// The pool of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Pool> {
        Pool::ALL.into_iter().find(|pool| pool.name() == name)
    }
}

/// Why a game cannot be played on these terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermsError {
    /// A single round, or a series, cannot be rated: the first player can force a win.
    UnfairKind,
    /// Only drawn line-ups can be rated: the winning moves of other openings are known.
    UnfairOpening,
    /// A rated game needs a clock.
    NoClock,
    /// The series is longer than online games may be.
    TooLong,
}

impl fmt::Display for TermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TermsError::UnfairKind => {
                "only double rounds and standard, long and marathon matches can be rated"
            }
            TermsError::UnfairOpening => "only games with drawn line-ups can be rated",
            TermsError::NoClock => "a rated game needs a clock",
            TermsError::TooLong => "a series online goes to 15 wins at most",
        })
    }
}

impl core::error::Error for TermsError {}

impl Terms {
    /// The most wins a series can need.
    pub const MAX_SERIES: u8 = 15;

    /// Whether a game can be played on these terms.
    ///
    /// Kamisado is solved from the standard start, so a rated game starts from drawn line-ups and lets both players be challenger.
    ///
    /// # Errors
    /// When it cannot.
    pub fn check(&self) -> Result<(), TermsError> {
        let kind = self.rules.kind;
        if matches!(kind, MatchKind::Series { points } if points.get() > Terms::MAX_SERIES) {
            return Err(TermsError::TooLong);
        }
        if !self.rated {
            return Ok(());
        }
        if matches!(kind, MatchKind::Single | MatchKind::Series { .. }) {
            return Err(TermsError::UnfairKind);
        }
        if self.rules.opening != Opening::MatchPlay {
            return Err(TermsError::UnfairOpening);
        }
        if self.clock == Clock::None {
            return Err(TermsError::NoClock);
        }
        Ok(())
    }

    /// The pool of a rated game.
    #[must_use]
    pub fn pool(&self) -> Option<Pool> {
        if !self.rated {
            return None;
        }
        Some(match (self.clock, self.rules.kind) {
            (Clock::Days(_), _) => Pool::Correspondence,
            (_, MatchKind::DoubleRound) => Pool::DoubleRound,
            _ => Pool::Match,
        })
    }
}

/// `<kind> <opening> <board> <clock> <rated|casual>`.
impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Terms {
            rules,
            clock,
            rated,
        } = self;
        write!(
            f,
            "{} {} {} {clock} ",
            rules.kind, rules.opening, rules.board
        )?;
        f.write_str(if *rated { "rated" } else { "casual" })
    }
}

/// The text does not say the terms of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseTermsError;

impl fmt::Display for ParseTermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "not the terms of a game: write kind, opening, board, clock, and rated or casual",
        )
    }
}

impl core::error::Error for ParseTermsError {}

impl FromStr for Terms {
    type Err = ParseTermsError;

    fn from_str(text: &str) -> Result<Terms, ParseTermsError> {
        let mut words = text.split(' ');
        let mut word = || words.next().ok_or(ParseTermsError);
        let terms = Terms::from_words([word()?, word()?, word()?, word()?, word()?])?;
        match words.next() {
            None => Ok(terms),
            Some(_) => Err(ParseTermsError),
        }
    }
}

impl Terms {
    /// The terms from their words.
    pub(crate) fn from_words(
        [kind, opening, board, clock, rated]: [&str; 5],
    ) -> Result<Terms, ParseTermsError> {
        Ok(Terms {
            rules: MatchRules {
                kind: kind.parse().map_err(|_| ParseTermsError)?,
                opening: opening.parse().map_err(|_| ParseTermsError)?,
                board: board.parse().map_err(|_| ParseTermsError)?,
            },
            clock: clock.parse().map_err(|_| ParseTermsError)?,
            rated: match rated {
                "rated" => true,
                "casual" => false,
                _ => return Err(ParseTermsError),
            },
        })
    }
}

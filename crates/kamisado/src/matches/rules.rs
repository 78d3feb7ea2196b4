use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

use crate::{Board, LineUp};

/// How long a match is.
///
/// ```
/// use kamisado::MatchKind;
///
/// assert_eq!(MatchKind::Standard.target(), 3);
/// assert_eq!("double".parse::<MatchKind>()?.rounds(), Some(2));
/// assert_eq!("series-5".parse::<MatchKind>()?.target(), 5);
/// assert_eq!(MatchKind::default(), MatchKind::Single);
/// # Ok::<(), kamisado::ParseRulesError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum MatchKind {
    /// One round.
    #[default]
    Single,
    /// Two single rounds without teeth, worth a point each; each player moves first once. The only match that can be tied.
    DoubleRound,
    /// Three points.
    Standard,
    /// Seven points.
    Long,
    /// Fifteen points.
    Marathon,
    /// Single rounds without teeth, worth a point each; the players take turns to move first (rule 11).
    Series {
        /// How many rounds have to be won.
        points: NonZeroU8,
    },
}

impl MatchKind {
    /// A series of single rounds to three wins, which is the default length.
    pub const SERIES: MatchKind = MatchKind::Series {
        points: NonZeroU8::MIN.saturating_add(2),
    };

    /// The kinds of match, with the usual length of a series.
    pub const ALL: [MatchKind; 6] = [
        MatchKind::Single,
        MatchKind::DoubleRound,
        MatchKind::Standard,
        MatchKind::Long,
        MatchKind::Marathon,
        MatchKind::SERIES,
    ];

    /// The number of points that wins the match.
    #[must_use]
    pub const fn target(self) -> u8 {
        match self {
            MatchKind::Single => 1,
            MatchKind::DoubleRound => 2,
            MatchKind::Standard => 3,
            MatchKind::Long => 7,
            MatchKind::Marathon => 15,
            MatchKind::Series { points } => points.get(),
        }
    }

    /// How many rounds the match has, unless that depends on the points.
    #[must_use]
    pub const fn rounds(self) -> Option<usize> {
        match self {
            MatchKind::Single => Some(1),
            MatchKind::DoubleRound => Some(2),
            _ => None,
        }
    }

    /// Whether towers earn teeth, and home rows are filled from the final position of the last round.
    #[must_use]
    pub const fn has_teeth(self) -> bool {
        !matches!(self, MatchKind::DoubleRound | MatchKind::Series { .. })
    }
}

impl fmt::Display for MatchKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchKind::Single => f.pad("single"),
            MatchKind::DoubleRound => f.pad("double"),
            MatchKind::Standard => f.pad("standard"),
            MatchKind::Long => f.pad("long"),
            MatchKind::Marathon => f.pad("marathon"),
            &MatchKind::SERIES => f.pad("series"),
            MatchKind::Series { points } => write!(f, "series-{points}"),
        }
    }
}

/// How the first round of a match starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Opening {
    /// Each tower on its own colour.
    #[default]
    Standard,
    /// The challenger lines up their towers in any order, then the defender does (rule 12).
    Tournament,
    /// The challenger draws two of the 36 match-play line-ups, keeps the lower number and gives the higher to the defender.
    MatchPlay,
    /// Each tower on its own colour, and the first three moves of each round go at most 1, 3 and 5 squares.
    OneThreeFive,
}

impl Opening {
    /// All openings.
    pub const ALL: [Opening; 4] = [
        Opening::Standard,
        Opening::Tournament,
        Opening::MatchPlay,
        Opening::OneThreeFive,
    ];

    /// `standard`, `tournament`, `matchplay` or `1-3-5`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Opening::Standard => "standard",
            Opening::Tournament => "tournament",
            Opening::MatchPlay => "matchplay",
            Opening::OneThreeFive => "1-3-5",
        }
    }

    /// Whether the players line up their towers themselves.
    #[must_use]
    pub const fn asks_for_line_ups(self) -> bool {
        matches!(self, Opening::Tournament | Opening::MatchPlay)
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The terms of a match.
///
/// ```
/// use kamisado::{Due, Match, MatchKind, MatchRules, Opening, Side};
///
/// let rules = MatchRules { opening: Opening::Tournament, ..MatchKind::Long.into() };
/// assert_eq!(Match::new(rules).due(), Some(Due::LineUp(Side::Black)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct MatchRules {
    /// How long the match is.
    pub kind: MatchKind,
    /// How its first round starts; in a series or a double round, every round.
    #[cfg_attr(feature = "serde", serde(default))]
    pub opening: Opening,
    /// The standard board or the mirrored one.
    #[cfg_attr(feature = "serde", serde(default))]
    pub board: Board,
}

impl MatchRules {
    /// A match of this kind from the standard start on the standard board.
    #[must_use]
    pub const fn new(kind: MatchKind) -> MatchRules {
        MatchRules {
            kind,
            opening: Opening::Standard,
            board: Board::Standard,
        }
    }

    /// Whether the players line up their towers before every round, not only before the first.
    ///
    /// A double round in match play keeps the two line-ups drawn for its first round: the challenger of a round has the lower
    /// number, so the players exchange them.
    #[must_use]
    pub const fn lays_out_every_round(&self) -> bool {
        match self.kind {
            MatchKind::Series { .. } => self.opening.asks_for_line_ups(),
            MatchKind::DoubleRound => matches!(self.opening, Opening::Tournament),
            _ => false,
        }
    }

    /// The line-up of both players when they don't choose one: each tower on its own colour.
    #[must_use]
    pub fn own_colors(&self) -> LineUp {
        match self.board {
            Board::Standard => LineUp::OWN_COLORS,
            Board::Mirrored => LineUp::OWN_COLORS.reverse(),
        }
    }
}

impl From<MatchKind> for MatchRules {
    fn from(kind: MatchKind) -> MatchRules {
        MatchRules::new(kind)
    }
}

/// The text doesn't name a kind of match, or an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseRulesError {
    /// It isn't a kind of match.
    Kind,
    /// It isn't an opening.
    Opening,
}

impl fmt::Display for ParseRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ParseRulesError::Kind => {
                "not a kind of match: write single, double, standard, long, marathon, series, or series-5 for five wins"
            }
            ParseRulesError::Opening => {
                "not an opening: write standard, tournament, matchplay or 1-3-5"
            }
        })
    }
}

impl core::error::Error for ParseRulesError {}

impl FromStr for MatchKind {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<MatchKind, ParseRulesError> {
        let named = [
            ("single", MatchKind::Single),
            ("double", MatchKind::DoubleRound),
            ("standard", MatchKind::Standard),
            ("long", MatchKind::Long),
            ("marathon", MatchKind::Marathon),
            ("series", MatchKind::SERIES),
        ];
        if let Some((_, kind)) = named
            .into_iter()
            .find(|(name, _)| text.eq_ignore_ascii_case(name))
        {
            return Ok(kind);
        }
        match text.split_once('-') {
            Some((name, points)) if name.eq_ignore_ascii_case("series") => points
                .parse()
                .map(|points| MatchKind::Series { points })
                .map_err(|_| ParseRulesError::Kind),
            _ => Err(ParseRulesError::Kind),
        }
    }
}

impl FromStr for Opening {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Opening, ParseRulesError> {
        Opening::ALL
            .into_iter()
            .find(|opening| text.eq_ignore_ascii_case(opening.name()))
            .ok_or(ParseRulesError::Opening)
    }
}

#[cfg(feature = "serde")]
crate::serde_text::as_text!(MatchKind);
#[cfg(feature = "serde")]
crate::serde_text::as_text!(Opening);

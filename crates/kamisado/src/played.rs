use core::fmt;

use crate::few::Few;
use crate::{Color, Move, Position, Side, Square, Tower, Towers};

/// A tower that could not move and so passed: a move of length zero (rule 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pass {
    /// The blocked tower.
    pub tower: Tower,
    /// Where it stands; the colour of this square decides which tower moves next.
    pub square: Square,
}

/// A tower that was pushed one square back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pushed {
    /// The pushed tower.
    pub tower: Tower,
    /// Where it stood.
    pub from: Square,
    /// Where it stands now.
    pub to: Square,
}

/// How a round was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// A tower reached the opponent's home row (rule 5).
    HomeRow,
    /// The passes would never have ended; the side that made the last move has lost (rule 6).
    Deadlock,
}

impl Reason {
    /// `home-row` or `deadlock`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reason::HomeRow => "home-row",
            Reason::Deadlock => "deadlock",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Who won a round, how, and with which tower.
///
/// ```
/// use kamisado::{Position, Reason};
///
/// let position: Position = "8/3g4/8/8/8/8/8/8 b g".parse()?;
/// let end = position.play("d7d8".parse()?)?.next.end().unwrap();
/// assert_eq!(end.reason, Reason::HomeRow);
/// assert_eq!(end.winning_tower().to_string(), "black green");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RoundEnd {
    /// The winner.
    pub winner: Side,
    /// How the round was won.
    pub reason: Reason,
    /// The winner's tower that gets the tooth.
    pub tower: Color,
}

impl RoundEnd {
    /// The tower that gets the tooth.
    #[must_use]
    pub const fn winning_tower(&self) -> Tower {
        Tower::new(self.winner, self.tower)
    }
}

/// A finished round: its result and where the towers stand, which decides the next line-ups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The result.
    pub end: RoundEnd,
    /// The final position, without the new tooth.
    pub towers: Towers,
}

/// What comes after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The round continues with this position; all passes have been carried out.
    Turn(Position),
    /// The round is over.
    Over(Finish),
}

impl Next {
    /// The position, if the round continues.
    #[must_use]
    pub const fn position(&self) -> Option<&Position> {
        match self {
            Next::Turn(position) => Some(position),
            Next::Over(_) => None,
        }
    }

    /// The result, if the round is over.
    #[must_use]
    pub const fn end(&self) -> Option<RoundEnd> {
        match self {
            Next::Turn(_) => None,
            Next::Over(finish) => Some(finish.end),
        }
    }

    /// The towers as they stand now.
    #[must_use]
    pub const fn towers(&self) -> &Towers {
        match self {
            Next::Turn(position) => position.towers(),
            Next::Over(finish) => &finish.towers,
        }
    }
}

/// A played move and everything that followed from it, in order: the pushes, the passes, and what comes next.
///
/// ```
/// use kamisado::{Position, Side};
///
/// // White's green is blocked on the green square g8, so it passes and Black's green moves.
/// let position: Position = "6G1/5nry/8/8/8/8/8/1g5o b o".parse()?;
/// let played = position.play("h1h3".parse()?)?;
/// assert_eq!(played.passes[0].square.to_string(), "g8");
/// assert_eq!(played.next.position().unwrap().side(), Side::Black);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Played {
    /// The position it was played in.
    pub before: Position,
    /// The tower that moved.
    pub tower: Tower,
    /// The move.
    pub m: Move,
    /// The towers it pushed, the nearest first; empty for a slide.
    pub pushed: Few<Pushed, 3>,
    /// The passes that followed, in order; in a deadlock every blocked tower once.
    pub passes: Few<Pass, 16>,
    /// What comes next.
    pub next: Next,
}

impl Played {
    /// A move whose consequences are not yet known.
    pub(crate) fn new(before: Position, tower: Tower, m: Move) -> Played {
        let pushed = Pushed {
            tower,
            from: m.from,
            to: m.to,
        };
        let pass = Pass {
            tower,
            square: m.from,
        };
        Played {
            before,
            tower,
            m,
            pushed: Few::new(pushed),
            passes: Few::new(pass),
            next: Next::Turn(before),
        }
    }
}

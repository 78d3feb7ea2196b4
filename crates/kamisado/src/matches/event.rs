use crate::{
    BySide, Color, Few, Fill, LineUp, Move, Pass, Pushed, RoundEnd, Side, Square, Teeth, Tower,
};

use super::Verdict;

/// Something that happened. Screens, notation and screen readers all describe a match from these.
///
/// With the feature `serde` an event can be sent as an object whose `event` names it:
///
/// ```
/// # #[cfg(feature = "serde")] {
/// use kamisado::{Match, MatchKind};
///
/// let mut game = Match::new(MatchKind::Single.into());
/// let events = game.play("b1b7".parse().unwrap()).unwrap();
/// assert_eq!(
///     serde_json::to_value(events).unwrap(),
///     serde_json::json!([
///         {"event": "slid", "tower": {"side": "black", "color": "green"}, "move": "b1b7", "color": "orange"},
///         {"event": "turn", "side": "white", "active": ["orange", "a8"]},
///     ]),
/// );
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "kebab-case"))]
pub enum Event {
    /// A player lined up their towers.
    LinedUp {
        /// The player.
        side: Side,
        /// The order from the player's own left.
        line_up: LineUp,
    },
    /// The winner of the last round chose the fill for both players.
    Filled {
        /// The winner of the last round.
        side: Side,
        /// The choice.
        fill: Fill,
    },
    /// A round started.
    RoundBegan {
        /// Its number, from 1.
        round: usize,
        /// Who moves first in it.
        challenger: Side,
        /// The line-ups of both players, if all sixteen towers are on the home rows.
        line_ups: Option<BySide<LineUp>>,
    },
    /// A tower slid.
    Slid {
        /// The tower.
        tower: Tower,
        /// Its move.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        m: Move,
        /// The colour of the square it reached.
        color: Color,
    },
    /// A sumo pushed, and its owner moves again.
    Pushed {
        /// The sumo.
        tower: Tower,
        /// Its move.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        m: Move,
        /// The pushed towers, the nearest first.
        pushed: Few<Pushed, 3>,
        /// The colour of the square the farthest tower was pushed onto.
        color: Color,
    },
    /// A blocked tower passed.
    Passed {
        /// The blocked tower and its square.
        pass: Pass,
        /// The colour of that square, which calls the next tower.
        color: Color,
    },
    /// A player is to move.
    Turn {
        /// The player.
        side: Side,
        /// The tower that must move and its square, or `None` if any tower may.
        active: Option<(Color, Square)>,
    },
    /// The round is over.
    RoundWon(RoundEnd),
    /// The winning tower got a tooth.
    Grew {
        /// The tower.
        tower: Tower,
        /// Its teeth now.
        teeth: Teeth,
    },
    /// Points were won.
    Scored {
        /// Who won them.
        side: Side,
        /// How many.
        points: u8,
        /// The score after them.
        score: BySide<u8>,
    },
    /// A player must choose the fill.
    FillDue(#[cfg_attr(feature = "serde", serde(serialize_with = "as_field"))] Side),
    /// A player must line up their towers.
    LineUpDue(#[cfg_attr(feature = "serde", serde(serialize_with = "as_field"))] Side),
    /// The match is over, and a player won it.
    MatchWon {
        /// The winner.
        winner: Side,
        /// What decided it.
        verdict: Verdict,
        /// The final score.
        score: BySide<u8>,
    },
    /// The match is over, and each player won one of its two rounds.
    MatchTied {
        /// The final score.
        score: BySide<u8>,
    },
}

/// Writes a lone side as the field `side`, as in the other events.
#[cfg(feature = "serde")]
fn as_field<S: serde::Serializer>(side: &Side, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(serde::Serialize)]
    struct OfSide {
        side: Side,
    }
    serde::Serialize::serialize(&OfSide { side: *side }, serializer)
}

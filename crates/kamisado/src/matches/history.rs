use alloc::vec::Vec;

use super::moment::Snapshot;
use super::{Decision, Event, Moment};
use crate::{Played, Side};

/// What a match remembers about a decision, apart from the decision itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Past {
    pub(super) before: Snapshot,
    pub(super) events: Vec<Event>,
}

/// A decision of a match with everything that belongs to it.
///
/// ```
/// use kamisado::{Match, Side};
///
/// let mut game = Match::default();
/// let events = game.play("b1b7".parse()?)?.to_vec();
/// let entry = game.history().next().unwrap();
/// assert_eq!((entry.side, entry.round), (Side::Black, 1));
/// assert_eq!(entry.events, events);
/// assert!(entry.before.position().unwrap().is_legal("b1b7".parse()?));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct HistoryEntry<'a> {
    /// Its index among the decisions, from 0.
    pub index: usize,
    /// The decision.
    pub decision: Decision,
    /// Who made it.
    pub side: Side,
    /// The number of its round, from 1; a line-up or a fill belongs to the round it prepares.
    pub round: usize,
    /// The match before it.
    pub before: Moment<'a>,
    /// The match after it, and before a resignation or a fallen flag that may have ended it then.
    pub after: Moment<'a>,
    /// The move with its consequences, if the decision is a move.
    pub played: Option<&'a Played>,
    /// What followed from it, in order.
    pub events: &'a [Event],
}

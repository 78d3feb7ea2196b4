//! A room: the task that holds the table of a game and tells everybody in it what happens.

mod actor;
mod presence;
mod seat;

use core::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use core::time::Duration;
use std::sync::Arc;

use kamisado::Position;
use tokio::sync::{mpsc, oneshot};

pub(crate) use self::actor::Actor;
pub use self::seat::Seat;
use crate::{Command, PersonId, RoomNews, Stamp, Table, Unavailable};

/// What a room is told.
#[derive(Debug)]
pub(crate) enum Message {
    /// Somebody comes in.
    Join {
        person: Option<PersonId>,
        seen: u32,
        outbox: mpsc::Sender<Arc<str>>,
        answer: oneshot::Sender<Result<Seat, Unavailable>>,
    },
    /// Somebody does something, at this time.
    Act {
        seat: u64,
        command: Command,
        at: Stamp,
    },
    /// A message took so long to somebody's page and back.
    RoundTrip { seat: u64, time: Duration },
    /// Somebody says that they are leaving.
    Bye { seat: u64 },
    /// Somebody has left.
    Leave { seat: u64 },
    /// The game has entries up to this number.
    Look(u32),
    /// Another server tells about its room of the game.
    Elsewhere(u64, RoomNews),
    /// Hints of other servers may have been lost.
    Deaf,
    /// There are new outages.
    Outages,
    /// The server closes.
    Close,
}

/// What others may know about a room without asking it.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) entries: AtomicU32,
    pub(crate) viewers: AtomicU32,
    pub(crate) over: AtomicBool,
    is_rated: bool,
    /// The key of the position on the board; nothing is zero.
    position: AtomicU64,
}

impl Shared {
    pub(crate) fn of(table: &Table) -> Shared {
        Shared {
            entries: AtomicU32::new(table.seq()),
            viewers: AtomicU32::new(0),
            over: AtomicBool::new(table.result().is_some()),
            is_rated: table.game().terms.rated,
            position: AtomicU64::new(key(table)),
        }
    }

    /// Whether the game has begun and is not over.
    pub(crate) fn is_on(&self) -> bool {
        self.entries.load(Ordering::Relaxed) > 0 && !self.over.load(Ordering::Relaxed)
    }

    /// Notes how the game stands.
    pub(crate) fn note(&self, table: &Table) {
        self.entries.store(table.seq(), Ordering::Relaxed);
        let is_over = table.result().is_some();
        self.over.store(is_over, Ordering::Relaxed);
        self.position.store(key(table), Ordering::Relaxed);
    }

    /// The key of the position on the board, if the game is rated and on.
    pub(crate) fn rated_position(&self) -> Option<u64> {
        let position = self.position.load(Ordering::Relaxed);
        (self.is_rated && self.is_on() && position != 0).then_some(position)
    }
}

fn key(table: &Table) -> u64 {
    table.play().position().map_or(0, Position::key)
}

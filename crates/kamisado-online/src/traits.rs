//! What a server has to provide. The simulation provides all three as well, with every kind of fault.

use core::fmt;
use core::future::Future;

use kamisado::{BySide, Side};
use tokio::sync::broadcast;

use crate::{Ending, Entry, Game, GameId, Hint, PersonId, Slug, Stamp};

/// The journal cannot be reached. The request may or may not have been carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Down;

impl fmt::Display for Down {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the journal cannot be reached; try again")
    }
}

impl core::error::Error for Down {}

/// Whether an entry was appended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is in the journal for good, with everything that follows from it.
    Done,
    /// Another entry has this number. Read on, and decide again.
    Taken,
}

/// What the game's row contains once an entry is in the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// Whose decision is due.
    pub side: Option<Side>,
    /// When somebody has to look at the game even if nothing happens: when a flag falls, or nobody has come.
    pub due_at: Option<Stamp>,
    /// The end of the game, if this is it.
    pub ending: Option<Ending>,
}

/// Time in which nobody could play, because no server was alive or the journal refused entries. It is charged to nobody's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// When it began.
    pub from: Stamp,
    /// When players had had enough time to come back.
    pub to: Stamp,
}

/// What a rated game did to a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The rating before the game.
    pub before: f64,
    /// The rating after it.
    pub after: f64,
}

/// Where entries are stored. What it reports as done has reached the disk.
pub trait Journal: Send + Sync + 'static {
    /// The game of this name.
    fn game(&self, slug: Slug) -> impl Future<Output = Result<Option<Game>, Down>> + Send;

    /// The entries of a game from number `seq` on, in order.
    fn since(
        &self,
        game: GameId,
        seq: u32,
    ) -> impl Future<Output = Result<Vec<Entry>, Down>> + Send;

    /// Appends an entry, with all its effects, or nothing.
    ///
    /// An ending changes the game's row, the ratings and the archive in the same transaction, so its effects happen once.
    fn append(
        &self,
        entry: Entry,
        next: Next,
    ) -> impl Future<Output = Result<Appended, Down>> + Send;

    /// Makes the next game of two players after they have agreed on a rematch, and appends the entry that names it to the old one, both or nothing.
    /// The new game has the same terms, the players in the given seats, and a name, a seed and a number of the journal's choice.
    fn rematch(
        &self,
        game: Game,
        seq: u32,
        at: Stamp,
        players: BySide<PersonId>,
    ) -> impl Future<Output = Result<Appended, Down>> + Send;

    /// What a finished rated game did to the ratings.
    fn rating_changes(
        &self,
        game: GameId,
    ) -> impl Future<Output = Result<Option<BySide<RatingChange>>, Down>> + Send;

    /// The outages that ended after a moment, in order.
    ///
    /// An outage is recorded before the journal accepts any entry after it. Whoever reads the outages before they say that a flag has fallen can't be
    /// wrong about it.
    fn outages(&self, after: Stamp) -> impl Future<Output = Result<Vec<Outage>, Down>> + Send;

    /// Games that are not over and in which something was due before a moment, at most `limit`.
    fn overdue(
        &self,
        before: Stamp,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Slug>, Down>> + Send;

    /// How many entries each of these games has, for all of them at once. A game that does not exist is left out.
    fn heads(
        &self,
        games: Vec<GameId>,
    ) -> impl Future<Output = Result<Vec<(GameId, u32)>, Down>> + Send;
}

/// How servers send each other hints.
pub trait Bus: Send + Sync + 'static {
    /// Tells everybody who listens, here and on other servers, or fewer if it cannot.
    fn publish(&self, hint: Hint);

    /// Tells the other servers, and nobody here.
    fn tell_others(&self, hint: Hint);

    /// All hints from now on. After a time in which some may have been lost, [`Hint::Everything`] is among them.
    fn subscribe(&self) -> broadcast::Receiver<Hint>;

    /// How it is doing. This costs next to nothing.
    fn status(&self) -> BusStatus;
}

/// The state of a bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BusStatus {
    /// Which servers it reaches.
    pub reach: Reach,
    /// Hints sent to other servers.
    pub sent: u64,
    /// Hints received from other servers.
    pub received: u64,
    /// Hints that didn't reach other servers, because they could not be reached or there were too many hints.
    pub lost: u64,
}

/// Which servers a bus reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// There is one server, and it reaches itself.
    Alone,
    /// It reaches the others.
    Connected,
    /// There are others, and it does not reach them at the moment.
    Cut,
}

/// The journal's clock.
pub trait Time: Send + Sync + 'static {
    /// The time now.
    fn now(&self) -> Stamp;
}

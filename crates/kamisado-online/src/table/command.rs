use core::time::Duration;

use kamisado::{BySide, Decision};

use crate::{Entry, Next, PersonId, Phrase, Refusal, Stamp};

/// What a player wants to do, and how much of the game they had seen when they wanted it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command {
    /// How many entries the page knew. A player who repeats a command repeats this number, and nothing happens twice.
    pub seen: u32,
    /// What they want to do.
    pub act: Act,
}

/// What a player can do in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Make a decision of the match.
    Play(Decision),
    /// Resign the match.
    Resign,
    /// Ask to take back their last decision.
    Takeback,
    /// Agree to what the opponent offers.
    Yes,
    /// Decline it, or withdraw an offer of their own.
    No,
    /// Claim the win, because the opponent has left.
    Claim,
    /// Offer to play again.
    Rematch,
    /// Say something.
    Say(Phrase),
}

/// How a command arrived: what the journal does not know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Received {
    /// When.
    pub at: Stamp,
    /// How much of the time before it is due to the network.
    pub lag: Duration,
    /// Where the opponent is.
    pub opponent: Away,
}

/// Whether a player is present.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Away {
    /// They are.
    #[default]
    Here,
    /// The connection broke this long ago.
    Lost(Duration),
    /// They left on purpose this long ago.
    Left(Duration),
}

/// An entry that may be appended to the journal, with the change it makes to the game's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The entry.
    pub entry: Entry,
    /// What follows from it.
    pub next: Next,
}

/// The result of a command that is not refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This entry, once it is in the journal.
    New(Proposal),
    /// Nothing new: it was done before, by the entry with this number.
    Again(u32),
    /// A different entry from the one asked for, because time was up. The command is refused once this entry is in the journal.
    Instead(Proposal, Refusal),
}

/// What the server has to do by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chore {
    /// Append this entry: a drawn line-up, a fallen flag, or the end of a game nobody came to.
    Append(Proposal),
    /// Create the next game of the two players and append the entry that names it.
    Rematch {
        /// The number of that entry.
        seq: u32,
        /// Its time.
        at: Stamp,
        /// Who plays which side in the next game.
        players: BySide<PersonId>,
    },
}

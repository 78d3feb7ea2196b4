//! A game at its table: the entries folded into a match, clocks, offers and a result. All rules of online play are here.

mod clocks;
mod command;
mod decide;
mod fold;

use core::time::Duration;

use kamisado::{BySide, Due, Match, Opening, Side};

use self::clocks::{Clocks, Outages};
pub use self::command::{Act, Answer, Away, Chore, Command, Proposal, Received};
pub use self::fold::Corrupt;
use crate::lines::Reply;
use crate::{Clock, Ending, Entry, Game, GameResult, Next, Outage, Slug, Stamp};

/// A game, as its entries determine it.
///
/// It is a value without I/O: the same entries give the same table on every server. [`decide`](Table::decide) says which entry follows from what
/// a
/// player does, [`chore`](Table::chore) what the server itself has to do, and [`apply`](Table::apply) takes an entry that is in the journal.
///
/// ```
/// use std::time::Duration;
/// use kamisado::{BySide, Side};
/// use kamisado_online::*;
///
/// let game = Game {
///     id: GameId(1),
///     slug: Slug::from_random(1),
///     terms: "single standard standard 180+2 casual".parse().unwrap(),
///     players: BySide::new(PersonId(1), PersonId(2)),
///     seed: 0,
///     created_at: Stamp(0),
/// };
/// let mut table = Table::new(game, Vec::new());
/// let command = Command { seen: 0, act: Act::Play("b1b7".parse().unwrap()) };
/// let received = Received { at: Stamp(5_000), ..Received::default() };
/// let Ok(Answer::New(proposal)) = table.decide(Some(Side::Black), command, received) else {
///     panic!("a legal move is accepted");
/// };
/// table.apply(&proposal.entry).unwrap();
/// assert_eq!(table.due_side(), Some(Side::White));
/// // The page did not hear of it and asks again.
/// assert_eq!(table.decide(Some(Side::Black), command, received), Ok(Answer::Again(0)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    game: Game,
    /// The outages that the journal knows of.
    known: Outages,
    /// Those, and the pauses of this game: all time that is on nobody's clock.
    outages: Outages,
    play: Match,
    /// For every decision of the match, who made it and what was in the banks before.
    before: Vec<(Option<Side>, BySide<Duration>)>,
    clocks: Clocks,
    /// Every entry, and what was in the banks after it.
    entries: Vec<(Entry, BySide<Duration>)>,
    /// The number of the last entry that changed the match.
    changed: Option<u32>,
    /// Who asks to take back a decision, and the number of that entry.
    takeback: Option<(Side, u32)>,
    /// Who wants to play again, and the number of that entry.
    rematch: BySide<Option<u32>>,
    next_game: Option<Slug>,
    result: Option<GameResult>,
    said: BySide<u32>,
    offered: BySide<u32>,
}

impl Table {
    /// How long after the clock has run out the server waits for a decision that may be on its way.
    pub const GRACE: Duration = crate::Lag::MOST;
    /// How much time is charged to nobody's clock when a server shuts down and its players move to another.
    pub const PAUSE: Duration = Duration::from_secs(2);
    /// How many phrases each side can say in a game.
    pub const PHRASES: u32 = 12;
    /// How many offers and answers to offers each side can make in a game.
    pub const OFFERS: u32 = 20;

    /// The table of a new game.
    #[must_use]
    pub fn new(game: Game, outages: Vec<Outage>) -> Table {
        let known = Outages::new(outages);
        Table {
            game,
            outages: known.clone(),
            known,
            play: Match::new(game.terms.rules),
            before: Vec::new(),
            clocks: Clocks::new(game.terms.clock, game.created_at),
            entries: Vec::new(),
            changed: None,
            takeback: None,
            rematch: BySide::default(),
            next_game: None,
            result: None,
            said: BySide::default(),
            offered: BySide::default(),
        }
    }

    /// The table after these entries.
    ///
    /// # Errors
    /// If they are not the entries of this game from the first on.
    pub fn replay<'a>(
        game: Game,
        outages: Vec<Outage>,
        entries: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Table, Corrupt> {
        let mut table = Table::new(game, outages);
        for entry in entries {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Takes these outages into account. Returns whether anything changed.
    ///
    /// # Errors
    /// When the entries do not make a table; they have made one before.
    pub fn set_outages(&mut self, outages: Vec<Outage>) -> Result<bool, Corrupt> {
        if Outages::new(outages.clone()) == self.known {
            return Ok(false);
        }
        let entries = self.entries.iter().map(|(entry, _)| entry);
        *self = Table::replay(self.game, outages, entries)?;
        Ok(true)
    }

    /// The terms of the game, and who plays.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The match. It doesn't show a resignation or a fallen flag; for those, see the [result](Table::result).
    #[must_use]
    pub const fn play(&self) -> &Match {
        &self.play
    }

    /// How many entries there are: the number of the next.
    #[must_use]
    pub const fn seq(&self) -> u32 {
        self.entries.len() as u32
    }

    /// The entries.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &Entry> + ExactSizeIterator {
        self.entries.iter().map(|(entry, _)| entry)
    }

    /// How the game ended, once it has.
    #[must_use]
    pub const fn result(&self) -> Option<GameResult> {
        self.result
    }

    /// The game that follows this one, once both players have agreed on it.
    #[must_use]
    pub const fn next_game(&self) -> Option<Slug> {
        self.next_game
    }

    /// Who has asked to take back a decision and is waiting for an answer.
    #[must_use]
    pub fn takeback_offered(&self) -> Option<Side> {
        self.takeback.map(|(side, _)| side)
    }

    /// The side that somebody plays.
    #[must_use]
    pub fn side_of(&self, person: crate::PersonId) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.game.players[side] == person)
    }

    /// Whose decision is due; nobody's after the end, or while the server has to draw a line-up.
    #[must_use]
    pub fn due_side(&self) -> Option<Side> {
        self.players_due().map(Due::side)
    }

    /// How long a player has to be gone before the opponent may claim the win, or `None` if nothing can be claimed: before both have made a
    /// decision, after the end, and in correspondence games.
    ///
    /// Half a minute in quick games, up to three minutes in slow ones; a third of that after leaving on purpose.
    #[must_use]
    pub fn patience(&self, left: bool) -> Option<Duration> {
        let BySide { black, white } = self.clocks.begun;
        if self.result.is_some() || !(black && white) {
            return None;
        }
        let patience = match self.game.terms.clock {
            Clock::Days(_) => return None,
            Clock::None => Duration::from_secs(180),
            Clock::Bank { bank, .. } => {
                (bank / 10).clamp(Duration::from_secs(30), Duration::from_secs(180))
            }
        };
        Some(if left { patience / 3 } else { patience })
    }

    /// What the game's row should contain until something changes the match.
    #[must_use]
    pub fn next(&self) -> Next {
        Next {
            side: self.due_side(),
            due_at: self.due().and_then(|due| self.look_at(due, &self.clocks)),
            // An ending belongs to the one entry that ends the game.
            ending: None,
        }
    }

    /// The clocks at a moment, as the line for pages.
    #[must_use]
    pub fn now(&self, now: Stamp) -> Reply {
        let mut clocks = self.clocks;
        let due = self.players_due();
        if let Some(due) = due {
            let spent = self.spent(now, Duration::ZERO);
            clocks.spend(self.game.terms.clock, due.side(), spent);
        }
        Reply::Now {
            banks: self.shown(clocks.banks),
            running: due.map(Due::side),
            due_at: due.and_then(|due| self.runs_out(due, &self.clocks)),
            now,
        }
    }

    /// An entry as the line for pages, if there is one with this number.
    #[must_use]
    pub fn line(&self, seq: u32) -> Option<Reply> {
        let (entry, banks) = self.entries.get(seq as usize)?;
        Some(Reply::Entry {
            seq: entry.seq,
            at: entry.at,
            side: entry.side,
            what: entry.what,
            banks: self.shown(*banks),
        })
    }

    fn shown(&self, banks: BySide<Duration>) -> Option<BySide<Duration>> {
        (self.game.terms.clock != Clock::None).then_some(banks)
    }

    fn due(&self) -> Option<Due> {
        self.play.due().filter(|_| self.result.is_none())
    }

    /// What a player has to decide.
    fn players_due(&self) -> Option<Due> {
        self.due().filter(|&due| !self.is_drawn(Some(due)))
    }

    /// Whether the server has to draw a line-up.
    fn draws(&self) -> bool {
        self.is_drawn(self.due())
    }

    /// Whether chance decides this instead of a player.
    fn is_drawn(&self, due: Option<Due>) -> bool {
        self.game.terms.rules.opening == Opening::MatchPlay && matches!(due, Some(Due::LineUp(_)))
    }

    /// When the last entry happened.
    fn last_at(&self) -> Stamp {
        let created_at = self.game.created_at;
        self.entries
            .last()
            .map_or(created_at, |(entry, _)| entry.at.max(created_at))
    }

    /// How much time a decision has taken that is made at a moment.
    fn spent(&self, at: Stamp, lag: Duration) -> Duration {
        let outage = self.outages.between(self.clocks.since, at);
        (at - self.clocks.since).saturating_sub(outage + lag)
    }

    fn allowance(&self, due: Due, clocks: &Clocks) -> Option<Duration> {
        let is_line_up = matches!(due, Due::LineUp(_));
        clocks.allowance(self.game.terms.clock, due.side(), is_line_up)
    }

    /// When the time for a decision runs out.
    fn runs_out(&self, due: Due, clocks: &Clocks) -> Option<Stamp> {
        let allowance = self.allowance(due, clocks)?;
        Some(self.outages.after(clocks.since, allowance))
    }

    /// When somebody has to look at the game, if that decision is due.
    fn look_at(&self, due: Due, clocks: &Clocks) -> Option<Stamp> {
        if self.is_drawn(Some(due)) {
            return Some(clocks.since);
        }
        let allowance = self.allowance(due, clocks)? + Table::GRACE + Duration::from_millis(1);
        Some(self.outages.after(clocks.since, allowance))
    }

    fn ending(&self, result: GameResult) -> Ending {
        Ending {
            result,
            points: self.play.score(),
            decisions: self.play.decisions().len() as u32,
        }
    }
}

use core::fmt;
use core::time::Duration;

use kamisado::{Decision, DecisionError, MatchResult, Side};

use super::Table;
use super::clocks::Clocks;
use crate::{Entry, GameId, GameResult, Outage, What, WonBy};

/// Why an entry cannot be the next one of a game, which means that the journal is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corrupt {
    /// It belongs to another game.
    OtherGame(GameId),
    /// Another number was expected.
    Number {
        /// The number that would follow.
        expected: u32,
        /// The one that came.
        found: u32,
    },
    /// It happened before the entry it follows.
    BackInTime(u32),
    /// The rules of the game do not allow this decision.
    Decision(u32, DecisionError),
    /// Something of this kind, or by this side, could not happen then.
    OutOfPlace(u32),
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Corrupt::OtherGame(game) => write!(f, "an entry belongs to game {}", game.0),
            Corrupt::Number { expected, found } => {
                write!(f, "entry {expected} should follow, not {found}")
            }
            Corrupt::BackInTime(seq) => write!(f, "entry {seq} is older than the one before it"),
            Corrupt::Decision(seq, error) => write!(f, "entry {seq} is not legal: {error}"),
            Corrupt::OutOfPlace(seq) => write!(f, "entry {seq} could not happen then"),
        }
    }
}

impl core::error::Error for Corrupt {}

impl Table {
    /// Takes an entry that is in the journal.
    ///
    /// # Errors
    /// When it cannot be the next entry of this game; the table is as before then.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let seq = self.seq();
        if entry.game != self.game.id {
            return Err(Corrupt::OtherGame(entry.game));
        }
        if entry.seq != seq {
            return Err(Corrupt::Number {
                expected: seq,
                found: entry.seq,
            });
        }
        if entry.at < self.last_at() {
            return Err(Corrupt::BackInTime(seq));
        }
        self.take(entry)?;
        if entry.what.changes_match() {
            self.changed = Some(seq);
            self.takeback = None;
        }
        self.entries.push((*entry, self.clocks.banks));
        Ok(())
    }

    /// What an entry does. Nothing has changed when it fails.
    fn take(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let out_of_place = Corrupt::OutOfPlace(entry.seq);
        let is_over = self.result.is_some();
        if is_over && entry.what.changes_match() {
            return Err(out_of_place);
        }
        match (entry.what, entry.side) {
            (What::Decision(decision), side) => {
                if side != self.due_side() {
                    return Err(out_of_place);
                }
                let clocks = self
                    .advance(entry, decision)
                    .map_err(|error| Corrupt::Decision(entry.seq, error))?;
                self.before.push((side, self.clocks.banks));
                self.clocks = clocks;
                self.result = self.result_by_points();
            }
            (What::Undo(decisions), Some(side)) => {
                let kept = usize::try_from(decisions).map_err(|_| out_of_place)?;
                if self.takeback.is_none_or(|(asked, _)| asked == side) || kept >= self.before.len()
                {
                    return Err(out_of_place);
                }
                self.clocks = self.clocks_after_undo(entry, kept);
                self.before.truncate(kept);
                while self.play.decisions().len() > kept && self.play.undo().is_some() {}
                self.offered[side] += 1;
            }
            (What::Resign | What::Claim, Some(_)) | (What::Abort | What::Void, None) => {
                self.stop(entry, self.spent(entry.at, entry.lag));
            }
            (What::Flag, Some(side)) => {
                if self.due_side() != Some(side) {
                    return Err(out_of_place);
                }
                self.stop(entry, Duration::MAX);
            }
            (What::Takeback, Some(side)) => {
                if is_over || self.takeback.is_some() {
                    return Err(out_of_place);
                }
                self.takeback = Some((side, entry.seq));
                self.offered[side] += 1;
            }
            (What::Decline, Some(side)) => {
                self.takeback = None;
                self.rematch = kamisado::BySide::default();
                self.offered[side] += 1;
            }
            (What::Rematch, Some(side)) => {
                if !is_over || self.next_game.is_some() {
                    return Err(out_of_place);
                }
                self.rematch[side] = Some(entry.seq);
                self.offered[side] += 1;
            }
            (What::NextGame(slug), None) => {
                if !is_over || self.next_game.is_some() {
                    return Err(out_of_place);
                }
                self.next_game = Some(slug);
            }
            (What::Say(_), Some(side)) => self.said[side] += 1,
            (What::Pause(time), None) => {
                self.outages = self.outages.and(Outage {
                    from: entry.at,
                    to: entry.at + time.min(Table::PAUSE),
                });
            }
            (What::Other, _) => {}
            _ => return Err(out_of_place),
        }
        Ok(())
    }

    /// Makes a decision in the match, and returns the clocks after it.
    pub(super) fn advance(
        &mut self,
        entry: &Entry,
        decision: Decision,
    ) -> Result<Clocks, DecisionError> {
        let round = self.play.now().round_number();
        self.play.play(decision)?;
        let clock = self.game.terms.clock;
        let mut clocks = self.clocks;
        // Nobody pays for the time until the server has drawn a line-up.
        if let Some(side) = entry.side {
            clocks.decided(clock, side, self.spent(entry.at, entry.lag));
        }
        if self.play.now().round_number() != round {
            clocks.next_round(clock);
        }
        clocks.since = entry.at;
        Ok(clocks)
    }

    /// The clocks when the match goes back: as they were, except that nobody makes a first decision again.
    pub(super) fn clocks_after_undo(&self, entry: &Entry, kept: usize) -> Clocks {
        Clocks {
            banks: self
                .before
                .get(kept)
                .map_or(self.clocks.banks, |(_, banks)| *banks),
            since: entry.at,
            ..self.clocks
        }
    }

    /// Ends the game at once, after the player whose decision was due had spent some time.
    fn stop(&mut self, entry: &Entry, spent: Duration) {
        if let Some(side) = self.due_side() {
            self.clocks.spend(self.game.terms.clock, side, spent);
        }
        self.result = result_at_once(entry.what, entry.side);
    }

    /// How the points have decided the match, once they have.
    pub(super) fn result_by_points(&self) -> Option<GameResult> {
        Some(match self.play.result()? {
            MatchResult::Won { winner, .. } => GameResult::Won {
                winner,
                by: WonBy::Points,
            },
            MatchResult::Tied => GameResult::Tied,
        })
    }
}

/// The result of an entry that ends the game at once.
pub(super) const fn result_at_once(what: What, side: Option<Side>) -> Option<GameResult> {
    let (winner, by) = match (what, side) {
        (What::Abort, None) => return Some(GameResult::Aborted),
        (What::Void, None) => return Some(GameResult::Void),
        (What::Resign, Some(side)) => (side.opponent(), WonBy::Resignation),
        (What::Flag, Some(side)) => (side.opponent(), WonBy::Time),
        (What::Claim, Some(side)) => (side, WonBy::Claim),
        _ => return None,
    };
    Some(GameResult::Won { winner, by })
}

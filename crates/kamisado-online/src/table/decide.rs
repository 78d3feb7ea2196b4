use core::time::Duration;

use kamisado::{Decision, Due, Side};

use super::fold::result_at_once;
use super::{Act, Answer, Away, Chore, Command, Proposal, Received, Table};
use crate::{Entry, Next, Refusal, Stamp, What};

impl Table {
    /// Returns the entry that follows from a player's command. The table itself doesn't change until the entry is in the journal and
    /// [applied](Table::apply).
    ///
    /// A command that has been carried out before is answered [`Again`](Answer::Again). A decision is valid only if nothing has changed the
    /// match since the page saw it. If time was up before the command arrived, the answer is the end of the game.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn decide(
        &mut self,
        who: Option<Side>,
        command: Command,
        received: Received,
    ) -> Result<Answer, Refusal> {
        let side = who.ok_or(Refusal::NotAPlayer)?;
        if let Some(seq) = self.repeated(side, command) {
            return Ok(Answer::Again(seq));
        }
        let lag = match command.act {
            Act::Play(_) => {
                Duration::from_millis(received.lag.as_millis() as u64).min(Table::GRACE)
            }
            _ => Duration::ZERO,
        };
        let at = received.at.max(self.last_at());
        let what = match self.meaning(side, command, received.opponent) {
            // Whoever has lost on time is told so, not that it is the opponent's turn.
            Err(Refusal::Over) if self.lost_on_time(side, command) => return Err(Refusal::Late),
            what => what?,
        };
        let grace = match command.act {
            Act::Play(_) => lag,
            _ => Table::GRACE,
        };
        if !matches!(what, What::Say(_))
            && let Some(end) = self.time_is_up(at, grace)
        {
            return Ok(Answer::Instead(end, Refusal::Late));
        }
        let entry = Entry {
            game: self.game.id,
            seq: self.seq(),
            at,
            lag,
            side: Some(side),
            what,
        };
        let next = self.next_after(&entry)?;
        Ok(Answer::New(Proposal { entry, next }))
    }

    /// What the server has to do by itself at a moment.
    pub fn chore(&mut self, now: Stamp) -> Option<Chore> {
        let at = now.max(self.last_at());
        if self.result.is_some() {
            let both = self.rematch.black.is_some() && self.rematch.white.is_some();
            return (both && self.next_game.is_none()).then(|| Chore::Rematch {
                seq: self.seq(),
                at,
                players: self.game.players.swap(),
            });
        }
        if !self.draws() {
            return self.time_is_up(at, Table::GRACE).map(Chore::Append);
        }
        let random = mixed(self.game.seed, self.play.decisions().len() as u64);
        let line_up = self.play.now().draw_line_up(random)?;
        let entry = Entry {
            game: self.game.id,
            seq: self.seq(),
            at,
            lag: Duration::ZERO,
            side: None,
            what: What::Decision(Decision::LineUp(line_up)),
        };
        let next = self.next_after(&entry).ok()?;
        Some(Chore::Append(Proposal { entry, next }))
    }

    /// The entry with which the operator declares a game void, unless it is over.
    #[must_use]
    pub fn void(&self, now: Stamp) -> Option<Proposal> {
        let at = now.max(self.last_at());
        self.result
            .is_none()
            .then(|| self.end(What::Void, None, at))
    }

    /// The entry with which a server that is shutting down gives the player whose clock is running time to move to another server.
    #[must_use]
    pub fn pause(&self, now: Stamp) -> Option<Proposal> {
        if self.due_side().is_none() || !self.game.terms.clock.is_live() {
            return None;
        }
        let entry = Entry {
            game: self.game.id,
            seq: self.seq(),
            at: now.max(self.last_at()),
            lag: Duration::ZERO,
            side: None,
            what: What::Pause(Table::PAUSE),
        };
        let mut after = self.clone();
        after.apply(&entry).ok()?;
        let next = after.next();
        Some(Proposal { entry, next })
    }

    /// The number of the entry by which a command was carried out before.
    fn repeated(&self, side: Side, command: Command) -> Option<u32> {
        let later = self.entries.get(command.seen as usize..)?;
        let mut later = later.iter().map(|(entry, _)| entry);
        let done = match command.act {
            Act::Play(decision) => later
                .find(|entry| entry.what.changes_match())
                .filter(|entry| entry.side == Some(side) && entry.what == What::Decision(decision)),
            act => later.find(|entry| entry.side == Some(side) && does(act, entry.what)),
        };
        done.map(|entry| entry.seq)
    }

    /// What a command means now, if it means anything.
    fn meaning(&self, side: Side, command: Command, opponent: Away) -> Result<What, Refusal> {
        let Command { seen, act } = command;
        let is_over = self.result.is_some();
        let is_behind = self.changed.is_some_and(|changed| changed >= seen);
        let saw = |offer: Option<u32>| offer.is_some_and(|seq| seq < seen);
        let offer = match self.takeback {
            Some((by, seq)) => Some((by, seq)),
            None => Side::ALL
                .into_iter()
                .find_map(|by| self.rematch[by].map(|seq| (by, seq))),
        };
        let limited = |what, count, most| {
            if count < most {
                Ok(what)
            } else {
                Err(Refusal::Enough)
            }
        };
        let offering = |what| limited(what, self.offered[side], Table::OFFERS);
        match act {
            Act::Play(decision) => {
                if is_over {
                    return Err(Refusal::Over);
                }
                if is_behind {
                    return Err(Refusal::Behind);
                }
                if self.due_side() != Some(side) {
                    return Err(Refusal::NotYourTurn);
                }
                if !self.play.is_legal(decision) {
                    return Err(Refusal::Illegal);
                }
                Ok(What::Decision(decision))
            }
            Act::Resign if is_over => Err(Refusal::Over),
            Act::Resign => Ok(What::Resign),
            Act::Takeback => {
                if is_over {
                    return Err(Refusal::Over);
                }
                if self.game.terms.rated {
                    return Err(Refusal::Rated);
                }
                if is_behind {
                    return Err(Refusal::Behind);
                }
                if self.takeback.is_some() {
                    return Err(Refusal::OfferOpen);
                }
                if self.last_own(side).is_none() {
                    return Err(Refusal::NothingToTakeBack);
                }
                offering(What::Takeback)
            }
            Act::Yes => match self.takeback {
                Some((by, seq)) if by != side && saw(Some(seq)) => {
                    let kept = self.last_own(by).ok_or(Refusal::NoOffer)?;
                    Ok(What::Undo(kept))
                }
                None if is_over && self.next_game.is_none() && saw(self.rematch[!side]) => {
                    offering(What::Rematch)
                }
                _ => Err(Refusal::NoOffer),
            },
            Act::No => match offer {
                Some((by, seq)) if self.next_game.is_none() && (by == side || saw(Some(seq))) => {
                    offering(What::Decline)
                }
                _ => Err(Refusal::NoOffer),
            },
            Act::Claim => {
                if is_over {
                    return Err(Refusal::Over);
                }
                if !(self.clocks.begun.black && self.clocks.begun.white) {
                    return Err(Refusal::NotBegun);
                }
                let gone = match opponent {
                    Away::Here => None,
                    Away::Lost(time) => self.patience(false).filter(|&patience| time >= patience),
                    Away::Left(time) => self.patience(true).filter(|&patience| time >= patience),
                };
                gone.map(|_| What::Claim).ok_or(Refusal::NotGone)
            }
            Act::Rematch => {
                if !is_over {
                    return Err(Refusal::NotOver);
                }
                if self.next_game.is_some() {
                    return Err(Refusal::NextGameExists);
                }
                if self.rematch[side].is_some() {
                    return Err(Refusal::OfferOpen);
                }
                offering(What::Rematch)
            }
            Act::Say(phrase) => limited(What::Say(phrase), self.said[side], Table::PHRASES),
        }
    }

    /// Whether a side has lost on time since it saw the game.
    fn lost_on_time(&self, side: Side, command: Command) -> bool {
        matches!(command.act, Act::Play(_))
            && self
                .entries
                .iter()
                .skip(command.seen as usize)
                .any(|(entry, _)| entry.side == Some(side) && entry.what == What::Flag)
    }

    /// How many decisions came before the last one that a side made itself.
    fn last_own(&self, side: Side) -> Option<u32> {
        let last = self.before.iter().rposition(|(by, _)| *by == Some(side))?;
        u32::try_from(last).ok()
    }

    /// The end of the game, if the time for the decision that is due has run out.
    fn time_is_up(&self, at: Stamp, grace: Duration) -> Option<Proposal> {
        let due = self.players_due()?;
        let allowance = self.allowance(due, &self.clocks)?;
        if self.spent(at, grace) <= allowance {
            return None;
        }
        let side = due.side();
        Some(if self.clocks.begun[side] {
            self.end(What::Flag, Some(side), at)
        } else {
            self.end(What::Abort, None, at)
        })
    }

    fn end(&self, what: What, side: Option<Side>, at: Stamp) -> Proposal {
        Proposal {
            entry: Entry {
                game: self.game.id,
                seq: self.seq(),
                at,
                lag: Duration::ZERO,
                side,
                what,
            },
            next: self.next_at_end(what, side),
        }
    }

    fn next_at_end(&self, what: What, side: Option<Side>) -> Next {
        Next {
            side: None,
            due_at: None,
            ending: result_at_once(what, side).map(|result| self.ending(result)),
        }
    }

    /// What the game's row says after an entry that could be next.
    fn next_after(&mut self, entry: &Entry) -> Result<Next, Refusal> {
        match entry.what {
            What::Decision(decision) => {
                // The match knows best what follows. It makes the decision and takes it back.
                let clocks = self
                    .advance(entry, decision)
                    .map_err(|_| Refusal::Illegal)?;
                let ending = self.result_by_points().map(|result| self.ending(result));
                let next = self.next_from(self.play.due(), clocks);
                self.play.undo();
                Ok(Next { ending, ..next })
            }
            What::Undo(decisions) => {
                let kept = decisions as usize;
                let due = self.play.at(kept).and_then(kamisado::Moment::due);
                Ok(self.next_from(due, self.clocks_after_undo(entry, kept)))
            }
            what if what.ends_at_once() => Ok(self.next_at_end(what, entry.side)),
            _ => Ok(self.next()),
        }
    }

    fn next_from(&self, due: Option<Due>, clocks: super::Clocks) -> Next {
        let drawn = self.is_drawn(due);
        Next {
            side: due.filter(|_| !drawn).map(Due::side),
            due_at: due.and_then(|due| self.look_at(due, &clocks)),
            ending: None,
        }
    }
}

/// Whether an entry is what somebody wanted.
fn does(act: Act, what: What) -> bool {
    match act {
        Act::Play(decision) => what == What::Decision(decision),
        Act::Resign => what == What::Resign,
        Act::Takeback => what == What::Takeback,
        Act::Yes => matches!(what, What::Undo(_) | What::Rematch),
        Act::No => what == What::Decline,
        Act::Claim => what == What::Claim,
        Act::Rematch => what == What::Rematch,
        Act::Say(phrase) => what == What::Say(phrase),
    }
}

/// A random number for one decision of a game: SplitMix64.
const fn mixed(seed: u64, decisions: u64) -> u64 {
    let mut z = seed.wrapping_add((decisions + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

//! What a room does with the journal: nothing is told that is not in it.

use core::sync::atomic::Ordering;
use core::time::Duration;

use kamisado::Side;
use tokio::time::{sleep, timeout};

use super::{Actor, Stop};
use crate::lines::Reply;
use crate::{
    Answer, Appended, Away, Chore, Command, Entry, Hint, Journal, Proposal, Reach, Received,
    Refusal, Stamp, What,
};

/// How long a server that closes waits for the journal.
const PATIENCE: Duration = Duration::from_secs(1);

impl<J: Journal> Actor<J> {
    /// Carries out a command: decides, appends, and only then acknowledges. Where the journal has gone on, or nobody knows whether it has taken the entry,
    /// it is read and the command is decided again.
    pub(super) async fn act(&mut self, seat: u64, command: Command, at: Stamp) -> Result<(), Stop> {
        let Some(side) = self.seats.get(&seat).map(|seated| seated.side) else {
            return Ok(());
        };
        if side.is_some() {
            self.reach(command.seen).await?;
        }
        loop {
            let received = Received {
                at,
                lag: side.map_or(Duration::ZERO, |side| self.players[side].lag.next()),
                opponent: side.map_or(Away::Here, |side| self.away(!side)),
            };
            let answer = match self.table.decide(side, command, received) {
                Ok(Answer::Again(seq)) => Reply::Ok(seq.into()),
                Ok(Answer::New(proposal)) => {
                    let Entry { seq, lag, what, .. } = proposal.entry;
                    // Nobody is gone because they could not show that they are there.
                    if what == What::Claim && self.look_at_outages().await? {
                        continue;
                    }
                    if !self.append(proposal).await? {
                        continue;
                    }
                    if let Some(side) = side {
                        self.players[side].lag.made_good(lag);
                    }
                    Reply::Ok(seq.into())
                }
                Ok(Answer::Instead(proposal, why)) => {
                    if self.look_at_outages().await? || !self.append(proposal).await? {
                        continue;
                    }
                    Reply::no(command.seen.into(), why)
                }
                Err(why) => Reply::No {
                    number: command.seen.into(),
                    why,
                    detail: self.detail(why, side),
                },
            };
            self.tell(seat, &answer);
            return Ok(());
        }
    }

    /// A number that belongs to a refusal.
    pub(super) fn detail(&self, why: Refusal, side: Option<Side>) -> Option<u64> {
        match (why, side) {
            (Refusal::NotGone, Some(side)) => self.seconds_until_claim(!side),
            _ => None,
        }
    }

    /// Does what the server has to do by itself.
    pub(super) async fn chores(&mut self) -> Result<(), Stop> {
        while let Some(chore) = self.table.chore(self.time.now()) {
            match chore {
                Chore::Append(proposal) => {
                    if proposal.next.ending.is_some() && self.look_at_outages().await? {
                        continue;
                    }
                    self.append(proposal).await?;
                }
                Chore::Rematch { seq, at, players } => {
                    let game = *self.table.game();
                    match self.journal.rematch(game, seq, at, players).await {
                        Ok(Appended::Done) => self.tell_of(seq),
                        Ok(Appended::Taken) => {}
                        // It may have happened or not. The next step looks again, and nobody has to wait for it.
                        Err(_) => return self.poll().await,
                    }
                    // Only the journal knows the name of the next game.
                    self.catch_up(true).await?;
                }
            }
        }
        Ok(())
    }

    /// Appends an entry. Returns whether it is in the journal; if it is not known to be, the journal has been read.
    pub(super) async fn append(
        &mut self,
        Proposal { entry, next }: Proposal,
    ) -> Result<bool, Stop> {
        match self.journal.append(entry, next).await {
            Ok(Appended::Done) => {
                self.trouble = 0;
                self.take(&entry)?;
                self.tell_of(entry.seq);
                Ok(true)
            }
            Ok(Appended::Taken) => {
                self.catch_up(true).await?;
                Ok(false)
            }
            Err(_) => {
                self.wait().await?;
                self.catch_up(false).await?;
                self.look_at_outages().await?;
                Ok(false)
            }
        }
    }

    /// Tells the rooms of this game on other servers that it has an entry with this number. On this one there is no other.
    fn tell_of(&mut self, seq: u32) {
        let game = self.table.game().id;
        self.bus.tell_others(Hint::Game { game, seq });
        // Nobody is to analyse what is on the board, on any server.
        if self.table.game().terms.rated {
            self.tell_others();
        }
    }

    /// Gives a player whose clock runs, and who has to go to another server, the time for it, if the journal takes it soon.
    pub(super) async fn pause(&mut self) {
        let due = self.table.due_side();
        let is_here = due.is_some_and(|side| self.players[side].is_seated());
        // Where there is no other server, the time until the next one comes is an outage.
        if !is_here || self.bus.status().reach == Reach::Alone {
            return;
        }
        if let Some(Proposal { entry, next }) = self.table.pause(self.time.now())
            && let Ok(Ok(Appended::Done)) =
                timeout(PATIENCE, self.journal.append(entry, next)).await
            && self.take(&entry).is_ok()
        {
            self.tell_of(entry.seq);
        }
    }

    /// Reads what the journal has beyond the table, until it answers. Where entries must be there, it waits if there are none.
    pub(super) async fn catch_up(&mut self, must_be_there: bool) -> Result<(), Stop> {
        loop {
            let read = self
                .journal
                .since(self.table.game().id, self.table.seq())
                .await;
            match read {
                Ok(entries) => {
                    let found = !entries.is_empty();
                    for entry in &entries {
                        self.take(entry)?;
                    }
                    if found || !must_be_there {
                        return Ok(());
                    }
                    // The entry may have been lost with the answer, in which case it is tried again.
                    return self.wait().await;
                }
                Err(_) => self.wait().await?,
            }
        }
    }

    /// Reads on if somebody has seen more than this room, because they come from another server.
    pub(super) async fn reach(&mut self, seen: u32) -> Result<(), Stop> {
        if seen > self.table.seq() {
            self.catch_up(false).await?;
        }
        Ok(())
    }

    /// Reads what the journal has beyond the table, if it answers.
    pub(super) async fn poll(&mut self) -> Result<(), Stop> {
        let read = self
            .journal
            .since(self.table.game().id, self.table.seq())
            .await;
        for entry in read.iter().flatten() {
            self.take(entry)?;
        }
        Ok(())
    }

    /// Reads the outages until the journal answers. Returns whether they change anything.
    pub(super) async fn look_at_outages(&mut self) -> Result<bool, Stop> {
        loop {
            match self.journal.outages(self.table.game().created_at).await {
                Ok(outages) => {
                    let has_changed = self.table.set_outages(outages)?;
                    if has_changed {
                        self.begin_absences_again();
                        let now = self.table.now(self.time.now());
                        self.tell_all(&now);
                    }
                    return Ok(has_changed);
                }
                Err(_) => self.wait().await?,
            }
        }
    }

    /// Waits before the journal is asked again, longer each time.
    pub(super) async fn wait(&mut self) -> Result<(), Stop> {
        self.trouble = (self.trouble + 1).min(6);
        let wait = Duration::from_millis(25 << self.trouble);
        sleep(wait).await;
        self.go_on()
    }

    /// Whether the server does not close.
    pub(super) fn go_on(&self) -> Result<(), Stop> {
        match self.closing.load(Ordering::Relaxed) {
            true => Err(Stop::Closing),
            false => Ok(()),
        }
    }

    /// Takes an entry that is in the journal, and tells everybody.
    pub(super) fn take(&mut self, entry: &Entry) -> Result<(), Stop> {
        self.table.apply(entry)?;
        self.shared.note(&self.table);
        if let Some(line) = self.table.line(entry.seq) {
            self.tell_all(&line);
        }
        if matches!(entry.what, What::Pause(_)) {
            let now = self.table.now(self.time.now());
            self.tell_all(&now);
        }
        Ok(())
    }
}

//! What a room tells those who are in it.

use core::fmt::Write as _;
use core::sync::atomic::Ordering;
use std::sync::Arc;

use kamisado::{BySide, Side};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::{Actor, Ratings, Seat, Seated};
use crate::lines::Reply;
use crate::{Away, Hint, Journal, PersonId, Presence, Reach, RoomNews, Unavailable};

impl<J: Journal> Actor<J> {
    /// Gives somebody a seat, and tells them all they have not seen.
    pub(super) fn seat(
        &mut self,
        person: Option<PersonId>,
        seen: u32,
        outbox: mpsc::Sender<Arc<str>>,
    ) -> Result<Seat, Unavailable> {
        if self.seats.len() >= self.limits.seats {
            return Err(Unavailable::Full);
        }
        let side = person.and_then(|person| self.table.side_of(person));
        let id = self.next_seat;
        self.next_seat += 1;
        let seated = Seated {
            side,
            outbox,
            on_purpose: false,
        };
        self.seats.insert(id, seated);
        match side {
            Some(side) => self.players[side].sit_down(),
            None => _ = self.shared.viewers.fetch_add(1, Ordering::Relaxed),
        }
        self.has_news = true;
        self.greet(id, side, seen);
        Ok(Seat {
            id,
            side,
            inbox: self.own_inbox.clone(),
            time: Arc::clone(&self.time),
        })
    }

    /// Tells somebody who has come in how things are: many lines in one message.
    pub(super) fn greet(&mut self, seat: u64, you: Option<Side>, seen: u32) {
        // Nobody can have seen more than there is, except from another game.
        let seq = if seen <= self.table.seq() { seen } else { 0 };
        let slug = self.table.game().slug;
        let entries = (seq..self.table.seq()).filter_map(|seq| self.table.line(seq));
        let lines = core::iter::once(Reply::At { slug, you, seq })
            .chain(entries)
            .chain([self.table.now(self.time.now())])
            .chain(Side::ALL.map(|side| self.presence_line(side)))
            .chain([Reply::Crowd(self.crowd_told)]);
        let mut text = core::mem::take(&mut self.line);
        text.clear();
        for line in lines {
            // Writing into a string does not fail.
            let _ = writeln!(text, "{line}");
        }
        match &self.ratings {
            Ratings::Known(line) => text.push_str(line),
            _ => _ = text.pop(),
        }
        self.send(seat, Arc::from(text.as_str()));
        self.line = text;
        for side in Side::ALL {
            let player = &mut self.players[side];
            if player.told != Some(player.is_here()) {
                player.told = None;
            }
        }
    }

    pub(super) fn leave(&mut self, seat: u64) {
        let Some(seated) = self.seats.remove(&seat) else {
            return;
        };
        match seated.side {
            Some(side) => {
                let is_elsewhere = self.elsewhere.has(side);
                self.players[side].stand_up(is_elsewhere, seated.on_purpose);
            }
            None => _ = self.shared.viewers.fetch_sub(1, Ordering::Relaxed),
        }
        self.has_news = true;
        if self.seats.is_empty() {
            self.empty_since = Instant::now();
        }
    }

    /// Tells what a finished game did to the ratings, once that is known.
    pub(super) async fn tell_ratings(&mut self) {
        if !matches!(self.ratings, Ratings::AtTheEnd) || self.table.result().is_none() {
            return;
        }
        // Where the journal does not answer, the next step asks again.
        let Ok(changes) = self.journal.rating_changes(self.table.game().id).await else {
            return;
        };
        self.ratings = Ratings::Never;
        if let Some(changes) = changes {
            let line = self.write(&Reply::Rated {
                before: changes.map(|change| change.before.round() as i32),
                after: changes.map(|change| change.after.round() as i32),
            });
            self.ratings = Ratings::Known(Arc::clone(&line));
            self.send_all(&line);
        }
    }

    /// Tells who is there, when that has changed and not too often.
    pub(super) fn tell_news(&mut self) {
        let now = Instant::now();
        if !self.has_news || now < self.news_at {
            return;
        }
        self.has_news = false;
        self.news_at = now + self.limits.news;
        for side in Side::ALL {
            let is_here = self.players[side].is_here();
            if self.players[side].told != Some(is_here) {
                self.players[side].told = Some(is_here);
                let line = self.presence_line(side);
                self.tell_all(&line);
            }
        }
        let here = self.shared.viewers.load(Ordering::Relaxed);
        let crowd = here.saturating_add(self.elsewhere.viewers());
        if self.crowd_told != crowd {
            self.crowd_told = crowd;
            self.tell_all(&Reply::Crowd(crowd));
        }
        if self.news_told != Some(self.news()) {
            self.tell_others();
        }
    }

    /// Looks where the players are. Whoever is nowhere any more may have left on purpose.
    pub(super) fn look_for_players(&mut self, on_purpose: impl Fn(Side) -> bool) {
        for side in Side::ALL {
            let is_elsewhere = self.elsewhere.has(side);
            self.players[side].look(is_elsewhere, on_purpose(side));
        }
        self.has_news = true;
    }

    /// How long a player has been gone, as far as that counts. Where other servers cannot be heard they may be there.
    pub(super) fn away(&self, side: Side) -> Away {
        match self.bus.status().reach {
            Reach::Cut => Away::Here,
            Reach::Alone | Reach::Connected => self.players[side].away(),
        }
    }

    /// Nobody could show that they were there: whoever seems to be gone has gone now.
    pub(super) fn begin_absences_again(&mut self) {
        for side in Side::ALL {
            self.players[side].begin_absence_again();
        }
    }

    /// What there is to tell other servers: where the players are, how many watch, and whether the game is on.
    fn news(&self) -> (BySide<Presence>, u32, bool) {
        (
            BySide::from_fn(|side| self.players[side].presence()),
            self.shared.viewers.load(Ordering::Relaxed),
            self.shared.is_on(),
        )
    }

    /// Tells the other servers who is in this room.
    pub(super) fn tell_others(&mut self) {
        let (players, viewers, is_on) = self.news();
        self.news_told = Some((players, viewers, is_on));
        self.bus.tell_others(Hint::Room {
            game: self.table.game().id,
            server: self.server,
            news: RoomNews {
                at: self.time.now(),
                players,
                viewers,
                is_on,
                position: self.shared.rated_position(),
            },
        });
    }

    pub(super) fn presence_line(&self, side: Side) -> Reply {
        if self.players[side].is_here() {
            Reply::Here(side)
        } else {
            Reply::Gone {
                side,
                seconds: self.seconds_until_claim(side),
            }
        }
    }

    /// In how many seconds the opponent of a player who has gone may claim the win.
    pub(super) fn seconds_until_claim(&self, side: Side) -> Option<u64> {
        let (left, gone) = match self.away(side) {
            Away::Here => return None,
            Away::Lost(time) => (false, time),
            Away::Left(time) => (true, time),
        };
        let wait = self.table.patience(left)?.saturating_sub(gone);
        Some(wait.as_millis().div_ceil(1000) as u64)
    }

    /// The text of a line, which everybody shares.
    pub(super) fn write(&mut self, line: &Reply) -> Arc<str> {
        self.line.clear();
        // Writing into a string does not fail.
        let _ = write!(self.line, "{line}");
        Arc::from(self.line.as_str())
    }

    pub(super) fn tell(&mut self, seat: u64, line: &Reply) {
        let line = self.write(line);
        self.send(seat, line);
    }

    pub(super) fn tell_all(&mut self, line: &Reply) {
        if self.seats.is_empty() {
            return;
        }
        let line = self.write(line);
        self.send_all(&line);
    }

    pub(super) fn send(&mut self, seat: u64, line: Arc<str>) {
        if let Some(seated) = self.seats.get(&seat)
            && seated.outbox.try_send(line).is_err()
        {
            self.leave(seat);
        }
    }

    /// Sends a line to everybody. Whoever does not read loses the seat, comes back, and has missed nothing.
    pub(super) fn send_all(&mut self, line: &Arc<str>) {
        let mut full = Vec::new();
        for (&seat, seated) in &self.seats {
            if seated.outbox.try_send(Arc::clone(line)).is_err() {
                full.push(seat);
            }
        }
        for seat in full {
            self.leave(seat);
        }
    }
}

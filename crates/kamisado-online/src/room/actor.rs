use core::fmt::Write as _;
use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

use kamisado::{BySide, Side};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};

use super::presence::Player;
use super::{Message, Seat, Shared};
use crate::host::Inner;
use crate::lines::Reply;
use crate::{
    Answer, Appended, Away, Bus, Chore, Command, Corrupt, Entry, Hint, Journal, Lag, Limits,
    PersonId, Presence, Proposal, Received, Refusal, Stamp, Table, Time, Unavailable,
};

/// The task of a room.
pub(crate) struct Actor<J: Journal> {
    host: Weak<Inner<J>>,
    journal: Arc<J>,
    bus: Arc<dyn Bus>,
    time: Arc<dyn Time>,
    limits: Limits,
    server: u64,
    table: Table,
    shared: Arc<Shared>,
    own_inbox: mpsc::Sender<Message>,
    inbox: mpsc::Receiver<Message>,
    closing: Arc<AtomicBool>,
    seats: BTreeMap<u64, Seated>,
    next_seat: u64,
    players: BySide<Player>,
    /// How many viewers everybody was told of.
    crowd_told: u32,
    news_at: Instant,
    has_news: bool,
    poll_at: Instant,
    heartbeat_at: Instant,
    empty_since: Instant,
    /// Whether a finished rated game has to be asked what it did to the ratings, and the line that tells it.
    ratings: Ratings,
    /// How often in a row the journal could not be reached.
    trouble: u32,
    /// In which lines are written.
    line: String,
}

/// Somebody in the room.
struct Seated {
    side: Option<Side>,
    outbox: mpsc::Sender<Arc<str>>,
    on_purpose: bool,
}

enum Ratings {
    Never,
    AtTheEnd,
    Known(Arc<str>),
}

/// Why a room ends although somebody may be in it.
enum Stop {
    /// The server closes.
    Closing,
    /// The journal is damaged.
    Corrupt,
}

impl From<Corrupt> for Stop {
    fn from(_: Corrupt) -> Stop {
        Stop::Corrupt
    }
}

impl<J: Journal> Actor<J> {
    pub(crate) fn new(
        inner: &Inner<J>,
        host: Weak<Inner<J>>,
        table: Table,
        shared: Arc<Shared>,
        (own_inbox, inbox): (mpsc::Sender<Message>, mpsc::Receiver<Message>),
        closing: Arc<AtomicBool>,
    ) -> Actor<J> {
        let now = Instant::now();
        let terms = table.game().terms;
        Actor {
            host,
            journal: Arc::clone(&inner.journal),
            bus: Arc::clone(&inner.bus),
            time: Arc::clone(&inner.time),
            limits: inner.limits,
            server: inner.server,
            table,
            shared,
            own_inbox,
            inbox,
            closing,
            seats: BTreeMap::new(),
            next_seat: 0,
            players: BySide::from_fn(|_| Player::new(Lag::new(terms.clock))),
            crowd_told: 0,
            news_at: now,
            has_news: false,
            poll_at: now + inner.limits.poll,
            heartbeat_at: now + inner.limits.heartbeat,
            empty_since: now,
            ratings: if terms.rated {
                Ratings::AtTheEnd
            } else {
                Ratings::Never
            },
            trouble: 0,
            line: String::new(),
        }
    }

    /// Runs until nobody needs the room any more.
    pub(crate) async fn run(mut self) {
        let stop = loop {
            match self.step().await {
                Ok(false) => {}
                Ok(true) => return,
                Err(stop) => break stop,
            }
        };
        let line = match stop {
            Stop::Closing => Reply::Again,
            Stop::Corrupt => Reply::no(0, Refusal::Unavailable),
        };
        self.tell_all(&line);
        self.leave_host(false);
    }

    /// Takes this room off the host's list. Returns whether it may end.
    fn leave_host(&mut self, can_go_on: bool) -> bool {
        let slug = self.table.game().slug;
        self.host
            .upgrade()
            .is_none_or(|host| host.remove(slug, &self.shared, &mut self.inbox, can_go_on))
    }

    /// Does what is due, then waits for what comes next. Returns whether the room has ended.
    async fn step(&mut self) -> Result<bool, Stop> {
        self.go_on()?;
        self.chores().await?;
        self.tell_ratings().await;
        self.tell_news();
        if self.is_idle() && self.leave_host(true) {
            return Ok(true);
        }
        let wake = self.wake_at();
        let message = tokio::select! {
            biased;
            message = self.inbox.recv() => message,
            () = sleep_until(wake) => None,
        };
        if let Some(message) = message {
            self.receive(message).await?;
        }
        let now = Instant::now();
        if now >= self.poll_at {
            self.poll_at = now + self.limits.poll;
            self.poll().await?;
        }
        if now >= self.heartbeat_at {
            self.heartbeat_at = now + self.limits.heartbeat;
            for side in Side::ALL {
                if self.players[side].is_seated() {
                    self.publish_presence(side, Presence::Here);
                }
            }
        }
        for side in Side::ALL {
            self.players[side].look(false);
        }
        Ok(false)
    }

    /// When there is something to do even if no message comes.
    fn wake_at(&self) -> Instant {
        let mut wake = if self.seats.is_empty() {
            let idle_at = self.empty_since + self.limits.idle;
            // A room that is still needed by then looks again later.
            idle_at.max(Instant::now() + self.limits.news)
        } else {
            self.poll_at.min(self.heartbeat_at)
        };
        if let Some(due_at) = self.table.next().due_at {
            // A clock that has almost run out is looked at a little later rather than over and over again.
            let wait = (due_at - self.time.now()).max(Duration::from_millis(1));
            wake = wake.min(Instant::now() + wait);
        }
        if self.has_news {
            wake = wake.min(self.news_at);
        }
        for side in Side::ALL {
            if let Some(look_at) = self.players[side].look_at() {
                wake = wake.min(look_at);
            }
        }
        wake
    }

    /// Whether nobody needs this room.
    fn is_idle(&self) -> bool {
        let is_due_soon = self
            .table
            .next()
            .due_at
            .is_some_and(|due_at| due_at - self.time.now() < self.limits.keep);
        self.seats.is_empty() && !is_due_soon && self.empty_since.elapsed() >= self.limits.idle
    }

    async fn receive(&mut self, message: Message) -> Result<(), Stop> {
        match message {
            Message::Join {
                person,
                seen,
                outbox,
                answer,
            } => {
                self.reach(seen).await?;
                let seat = self.seat(person, seen, outbox);
                // Whoever has not waited for the seat leaves it again by dropping it.
                let _ = answer.send(seat);
            }
            Message::Act { seat, command, at } => self.act(seat, command, at).await?,
            Message::RoundTrip { seat, time } => {
                if let Some(side) = self.seats.get(&seat).and_then(|seated| seated.side) {
                    self.players[side].lag.measured(time);
                }
            }
            Message::Bye { seat } => {
                if let Some(seated) = self.seats.get_mut(&seat) {
                    seated.on_purpose = true;
                }
            }
            Message::Leave { seat } => self.leave(seat),
            Message::Look(seq) => {
                if seq >= self.table.seq() {
                    self.poll().await?;
                }
            }
            Message::Elsewhere(side, presence) => {
                let believed = self.limits.heartbeat * 5 / 2;
                self.players[side].elsewhere(presence, believed);
                self.has_news = true;
                // The player has left another server, but is here: the others should know at once.
                if presence != Presence::Here && self.players[side].is_seated() {
                    self.publish_presence(side, Presence::Here);
                }
            }
            Message::Outages => self.look_at_outages().await.map(drop)?,
            Message::Close => self.go_on()?,
        }
        Ok(())
    }

    /// Gives somebody a seat, and tells them all they have not seen.
    fn seat(
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
            Some(side) => {
                if self.players[side].sit_down() {
                    self.publish_presence(side, Presence::Here);
                }
            }
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
    fn greet(&mut self, seat: u64, you: Option<Side>, seen: u32) {
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
    }

    fn leave(&mut self, seat: u64) {
        let Some(seated) = self.seats.remove(&seat) else {
            return;
        };
        match seated.side {
            Some(side) => {
                if self.players[side].stand_up(seated.on_purpose) {
                    let presence = if seated.on_purpose {
                        Presence::Left
                    } else {
                        Presence::Lost
                    };
                    self.publish_presence(side, presence);
                }
            }
            None => _ = self.shared.viewers.fetch_sub(1, Ordering::Relaxed),
        }
        self.has_news = true;
        if self.seats.is_empty() {
            self.empty_since = Instant::now();
        }
    }

    /// Carries out a command: decides, appends, and only then acknowledges. Where the journal has gone on, or nobody knows whether it has taken the entry,
    /// it is read and the command is decided again.
    async fn act(&mut self, seat: u64, command: Command, at: Stamp) -> Result<(), Stop> {
        let Some(side) = self.seats.get(&seat).map(|seated| seated.side) else {
            return Ok(());
        };
        loop {
            let received = Received {
                at,
                lag: side.map_or(Duration::ZERO, |side| self.players[side].lag.next()),
                opponent: side.map_or(Away::Here, |side| self.players[!side].away()),
            };
            let answer = match self.table.decide(side, command, received) {
                Ok(Answer::Again(seq)) => Reply::Ok(seq.into()),
                Ok(Answer::New(proposal)) => {
                    let Entry { seq, lag, .. } = proposal.entry;
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
    fn detail(&self, why: Refusal, side: Option<Side>) -> Option<u64> {
        match (why, side) {
            (Refusal::NotGone, Some(side)) => self.seconds_until_claim(!side),
            _ => None,
        }
    }

    /// Does what the server has to do by itself.
    async fn chores(&mut self) -> Result<(), Stop> {
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
                        Ok(Appended::Done) => self.bus.publish(Hint::Game { game: game.id, seq }),
                        Ok(Appended::Taken) | Err(_) => {}
                    }
                    // Only the journal knows the name of the next game.
                    self.catch_up(true).await?;
                }
            }
        }
        Ok(())
    }

    /// Appends an entry. Returns whether it is in the journal; if it is not known to be, the journal has been read.
    async fn append(&mut self, Proposal { entry, next }: Proposal) -> Result<bool, Stop> {
        match self.journal.append(entry, next).await {
            Ok(Appended::Done) => {
                self.trouble = 0;
                self.take(&entry)?;
                self.bus.publish(Hint::Game {
                    game: entry.game,
                    seq: entry.seq,
                });
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

    /// Reads what the journal has beyond the table, until it answers. Where entries must be there, it waits if there are none.
    async fn catch_up(&mut self, must_be_there: bool) -> Result<(), Stop> {
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
    async fn reach(&mut self, seen: u32) -> Result<(), Stop> {
        if seen > self.table.seq() {
            self.catch_up(false).await?;
        }
        Ok(())
    }

    /// Reads what the journal has beyond the table, if it answers.
    async fn poll(&mut self) -> Result<(), Stop> {
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
    async fn look_at_outages(&mut self) -> Result<bool, Stop> {
        loop {
            match self.journal.outages(self.table.game().created_at).await {
                Ok(outages) => {
                    let has_changed = self.table.set_outages(outages)?;
                    if has_changed {
                        // Nobody could show that they were there.
                        for side in Side::ALL {
                            self.players[side].begin_absence_again();
                        }
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
    async fn wait(&mut self) -> Result<(), Stop> {
        self.trouble = (self.trouble + 1).min(6);
        let wait = Duration::from_millis(25 << self.trouble);
        sleep(wait).await;
        self.go_on()
    }

    /// Whether the server does not close.
    fn go_on(&self) -> Result<(), Stop> {
        match self.closing.load(Ordering::Relaxed) {
            true => Err(Stop::Closing),
            false => Ok(()),
        }
    }

    /// Takes an entry that is in the journal, and tells everybody.
    fn take(&mut self, entry: &Entry) -> Result<(), Stop> {
        self.table.apply(entry)?;
        let shared = &self.shared;
        shared.entries.store(self.table.seq(), Ordering::Relaxed);
        let is_over = self.table.result().is_some();
        shared.over.store(is_over, Ordering::Relaxed);
        if let Some(line) = self.table.line(entry.seq) {
            self.tell_all(&line);
        }
        Ok(())
    }

    /// Tells what a finished game did to the ratings, once that is known.
    async fn tell_ratings(&mut self) {
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
    fn tell_news(&mut self) {
        let now = Instant::now();
        if !self.has_news || now < self.news_at {
            return;
        }
        self.has_news = false;
        self.news_at = now + self.limits.news;
        for side in Side::ALL {
            let is_here = self.players[side].is_here();
            if self.players[side].told != is_here {
                self.players[side].told = is_here;
                let line = self.presence_line(side);
                self.tell_all(&line);
            }
        }
        let crowd = self.shared.viewers.load(Ordering::Relaxed);
        if self.crowd_told != crowd {
            self.crowd_told = crowd;
            self.tell_all(&Reply::Crowd(crowd));
        }
    }

    fn presence_line(&self, side: Side) -> Reply {
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
    fn seconds_until_claim(&self, side: Side) -> Option<u64> {
        let (left, gone) = match self.players[side].away() {
            Away::Here => return None,
            Away::Lost(time) => (false, time),
            Away::Left(time) => (true, time),
        };
        let patience = self.table.patience(left)?;
        self.table
            .result()
            .is_none()
            .then(|| patience.saturating_sub(gone).as_millis().div_ceil(1000) as u64)
    }

    fn publish_presence(&self, side: Side, presence: Presence) {
        self.bus.publish(Hint::Player {
            game: self.table.game().id,
            side,
            server: self.server,
            presence,
        });
    }

    /// The text of a line, which everybody shares.
    fn write(&mut self, line: &Reply) -> Arc<str> {
        self.line.clear();
        // Writing into a string does not fail.
        let _ = write!(self.line, "{line}");
        Arc::from(self.line.as_str())
    }

    fn tell(&mut self, seat: u64, line: &Reply) {
        let line = self.write(line);
        self.send(seat, line);
    }

    fn tell_all(&mut self, line: &Reply) {
        if self.seats.is_empty() {
            return;
        }
        let line = self.write(line);
        self.send_all(&line);
    }

    fn send(&mut self, seat: u64, line: Arc<str>) {
        if let Some(seated) = self.seats.get(&seat)
            && seated.outbox.try_send(line).is_err()
        {
            self.leave(seat);
        }
    }

    /// Sends a line to everybody. Whoever does not read loses the seat, comes back, and has missed nothing.
    fn send_all(&mut self, line: &Arc<str>) {
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

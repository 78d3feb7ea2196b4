mod append;
mod tell;

use core::sync::atomic::AtomicBool;
use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

use kamisado::{BySide, Side};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::presence::Player;
use super::{Message, Seat, Shared};
use crate::elsewhere::Elsewhere;
use crate::host::Inner;
use crate::lines::Reply;
use crate::{Bus, Corrupt, Journal, Lag, Limits, Presence, Refusal, Table, Time};

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
    /// Who is in the rooms of other servers.
    elsewhere: Elsewhere,
    /// What the other servers were told last.
    news_told: Option<(BySide<Presence>, u32, bool)>,
    /// How many viewers everybody was told of.
    crowd_told: u32,
    news_at: Instant,
    has_news: bool,
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
        elsewhere: Elsewhere,
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
            elsewhere,
            news_told: None,
            crowd_told: 0,
            news_at: now,
            has_news: false,
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
            Stop::Closing => {
                self.pause().await;
                Reply::Again
            }
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
        if now >= self.heartbeat_at {
            self.heartbeat_at = now + self.limits.heartbeat;
            if !self.seats.is_empty() {
                self.tell_others();
            }
        }
        if self.elsewhere.forget_at().is_some_and(|at| at <= now) {
            let (reach, longer) = (self.bus.status().reach, self.limits.believed());
            self.elsewhere.forget(reach, longer);
            self.look_for_players(|_| false);
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
            self.heartbeat_at
        };
        if let Some(due_at) = self.table.next().due_at {
            // A clock that has almost run out is looked at a little later rather than over and over again.
            let wait = (due_at - self.time.now()).max(Duration::from_millis(1));
            wake = wake.min(Instant::now() + wait);
        }
        if self.has_news {
            wake = wake.min(self.news_at);
        }
        if let Some(forget_at) = self.elsewhere.forget_at() {
            wake = wake.min(forget_at);
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
            Message::Elsewhere(server, news) => {
                let until = Instant::now() + self.limits.believed();
                if self.elsewhere.hear(server, news, until) {
                    self.look_for_players(|side| news.players[side] == Presence::Left);
                }
            }
            Message::Deaf => self.begin_absences_again(),
            Message::Outages => self.look_at_outages().await.map(drop)?,
            Message::Close => self.go_on()?,
        }
        Ok(())
    }
}

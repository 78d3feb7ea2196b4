use core::fmt;
use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::collections::BTreeMap;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kamisado::Side;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, timeout};

use crate::elsewhere::Elsewhere;
use crate::room::{Actor, Message, Seat, Shared};
use crate::{
    Bus, Corrupt, Down, Game, GameId, Hint, Journal, PersonId, Reach, Slug, Stamp, Table, Time,
};

/// The rooms of a server: one for each game that somebody is watching, or that is about to run out of time.
///
/// A room is a task with the [table](Table) of its game. It can end at any moment and be rebuilt from the journal, on this server or another;
/// everything in it is also in the journal. A host is cheap to clone. When the last clone is dropped, the rooms end.
pub struct Host<J: Journal>(Arc<Inner<J>>);

impl<J: Journal> fmt::Debug for Host<J> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Host")
            .field("limits", &self.0.limits)
            .finish_non_exhaustive()
    }
}

impl<J: Journal> Clone for Host<J> {
    fn clone(&self) -> Self {
        Host(Arc::clone(&self.0))
    }
}

/// The limits and intervals of a host.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many seats a room has.
    pub seats: usize,
    /// How many messages may wait for a room.
    pub inbox: usize,
    /// How long a room stays when nobody is watching.
    pub idle: Duration,
    /// How long before time runs out a room stays for it.
    pub keep: Duration,
    /// How often the journal is checked for new entries in watched games, in case a hint was lost.
    pub poll: Duration,
    /// The same while no hints arrive from other servers, and the shortest time between two checks.
    pub blind: Duration,
    /// How often the journal is checked for outages, and for games that nobody is watching and that have run out of time.
    pub sweep: Duration,
    /// How many of those games are handled each time.
    pub overdue: u32,
    /// How often other servers are told who is in a room. They believe it for two and a half times as long.
    pub heartbeat: Duration,
    /// How often presence and the number of viewers are announced.
    pub news: Duration,
}

impl Limits {
    /// How long what another server says about a room is believed.
    pub(crate) fn believed(&self) -> Duration {
        self.heartbeat * 5 / 2
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            seats: 20_000,
            inbox: 64,
            idle: Duration::from_secs(10),
            keep: Duration::from_secs(60),
            poll: Duration::from_secs(10),
            blind: Duration::from_secs(1),
            sweep: Duration::from_secs(5),
            overdue: 200,
            heartbeat: Duration::from_secs(5),
            news: Duration::from_secs(1),
        }
    }
}

/// Why nobody can join a room now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unavailable {
    /// The journal cannot be reached.
    Down,
    /// The room has no free seat.
    Full,
    /// The server is shutting down.
    Closing,
    /// The game's entries are damaged.
    Corrupt(Corrupt),
}

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unavailable::Down => Down.fmt(f),
            Unavailable::Full => f.write_str("the room is full"),
            Unavailable::Closing => f.write_str("the server closes; try again"),
            Unavailable::Corrupt(corrupt) => {
                write!(f, "the journal of this game is damaged: {corrupt}")
            }
        }
    }
}

impl core::error::Error for Unavailable {}

impl From<Down> for Unavailable {
    fn from(_: Down) -> Unavailable {
        Unavailable::Down
    }
}

impl From<Corrupt> for Unavailable {
    fn from(corrupt: Corrupt) -> Unavailable {
        Unavailable::Corrupt(corrupt)
    }
}

/// A game that has a room, on this server or another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Live {
    /// The game.
    pub game: GameId,
    /// How many people are watching it, on all servers, not counting its players.
    pub viewers: u32,
    /// Whether it is in progress.
    pub is_on: bool,
}

pub(crate) struct Inner<J: Journal> {
    pub(crate) journal: Arc<J>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) time: Arc<dyn Time>,
    pub(crate) limits: Limits,
    /// What other servers know this one by.
    pub(crate) server: u64,
    closing: Arc<AtomicBool>,
    /// Somebody wants the journal to be asked now how far the games have come.
    look: Notify,
    rooms: Mutex<Rooms>,
}

#[derive(Debug, Default)]
struct Rooms {
    by_slug: BTreeMap<Slug, Held>,
    by_game: BTreeMap<GameId, Slug>,
    /// What other servers say about their rooms, whether or not there is one here.
    elsewhere: BTreeMap<GameId, Elsewhere>,
    /// The positions of rated games in those rooms, each for as long as it is believed to be on a board.
    rated_elsewhere: BTreeMap<u64, Instant>,
}

#[derive(Debug)]
struct Held {
    game: Game,
    inbox: mpsc::Sender<Message>,
    shared: Arc<Shared>,
    task: AbortHandle,
}

impl<J: Journal> Inner<J> {
    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        // Nothing that happens under this lock can leave the maps half changed.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a room off the list. One that could go on stays if a message has come for it meanwhile.
    pub(crate) fn remove(
        &self,
        slug: Slug,
        shared: &Arc<Shared>,
        inbox: &mut mpsc::Receiver<Message>,
        can_go_on: bool,
    ) -> bool {
        let mut rooms = self.rooms();
        if can_go_on && !inbox.is_empty() {
            return false;
        }
        inbox.close();
        rooms.remove(slug, shared);
        true
    }
}

impl Rooms {
    /// How many games of other servers are listened to.
    const ELSEWHERE: usize = 200_000;

    /// The room of a game, unless it has come to a sudden end.
    fn get(&self, slug: Slug) -> Option<mpsc::Sender<Message>> {
        let held = self.by_slug.get(&slug)?;
        (!held.inbox.is_closed()).then(|| held.inbox.clone())
    }

    /// Removes a room, but not one that has taken its place.
    fn remove(&mut self, slug: Slug, shared: &Arc<Shared>) {
        if let Some(held) = self.by_slug.get(&slug)
            && Arc::ptr_eq(&held.shared, shared)
        {
            self.by_game.remove(&held.game.id);
            self.by_slug.remove(&slug);
        }
    }
}

impl<J: Journal> Drop for Inner<J> {
    fn drop(&mut self) {
        for held in self.rooms().by_slug.values() {
            held.task.abort();
        }
    }
}

impl<J: Journal> Host<J> {
    /// How many rooms in a row may end while somebody wants to come in.
    const TRIES: u32 = 5;

    /// A host without rooms. Call [`run`](Host::run) on it as well.
    #[must_use]
    pub fn new(journal: Arc<J>, bus: Arc<dyn Bus>, time: Arc<dyn Time>, limits: Limits) -> Host<J> {
        Host(Arc::new(Inner {
            journal,
            bus,
            time,
            limits,
            server: RandomState::new().hash_one(0),
            closing: Arc::default(),
            look: Notify::new(),
            rooms: Mutex::default(),
        }))
    }

    /// Takes a seat in a game, or none if there is no such game.
    ///
    /// The lines for the page go to the outbox: first `at`, the entries from number `seen` on, and `now`. A page that doesn't read them loses
    /// its seat, because a full outbox is closed.
    ///
    /// # Errors
    /// When nobody can be let in now.
    pub async fn join(
        &self,
        slug: Slug,
        person: Option<PersonId>,
        seen: u32,
        outbox: mpsc::Sender<Arc<str>>,
    ) -> Result<Option<Seat>, Unavailable> {
        for _ in 0..Self::TRIES {
            let Some(inbox) = self.room(slug).await? else {
                return Ok(None);
            };
            let (answer, seat) = oneshot::channel();
            let message = Message::Join {
                person,
                seen,
                outbox: outbox.clone(),
                answer,
            };
            // A room that ends just now does not answer; the next one will.
            if inbox.send(message).await.is_ok()
                && let Ok(seat) = seat.await
            {
                return seat.map(Some);
            }
        }
        Err(Unavailable::Down)
    }

    /// The room of a game, which is made if there is none.
    async fn room(&self, slug: Slug) -> Result<Option<mpsc::Sender<Message>>, Unavailable> {
        let inner = &self.0;
        if self.is_closing() {
            return Err(Unavailable::Closing);
        }
        if let Some(inbox) = inner.rooms().get(slug) {
            return Ok(Some(inbox));
        }
        let Some(game) = inner.journal.game(slug).await? else {
            return Ok(None);
        };
        let outages = inner.journal.outages(game.created_at).await?;
        let entries = inner.journal.since(game.id, 0).await?;
        let table = Table::replay(game, outages, &entries)?;

        let mut rooms = inner.rooms();
        if self.is_closing() {
            return Err(Unavailable::Closing);
        }
        if let Some(inbox) = rooms.get(slug) {
            return Ok(Some(inbox));
        }
        let (inbox, messages) = mpsc::channel(inner.limits.inbox);
        let shared = Arc::new(Shared::of(&table));
        let actor = Actor::new(
            inner,
            Arc::downgrade(inner),
            table,
            rooms.elsewhere.get(&game.id).cloned().unwrap_or_default(),
            Arc::clone(&shared),
            (inbox.clone(), messages),
            Arc::clone(&inner.closing),
        );
        let task = tokio::spawn(actor.run()).abort_handle();
        let held = Held {
            game,
            inbox: inbox.clone(),
            shared,
            task,
        };
        rooms.by_slug.insert(slug, held);
        rooms.by_game.insert(game.id, slug);
        Ok(Some(inbox))
    }

    /// Passes on the hints of other servers, looks for missed entries, and for games that nobody is watching and that have run out of time. Ends
    /// soon
    /// after the host closes.
    pub async fn run(self) {
        tokio::join!(self.listen(), self.sweep(), self.poll());
    }

    fn is_closing(&self) -> bool {
        self.0.closing.load(Ordering::Relaxed)
    }

    async fn listen(&self) {
        let mut hints = self.0.bus.subscribe();
        while !self.is_closing() {
            let hint = timeout(self.0.limits.sweep, hints.recv()).await;
            match hint {
                Ok(Ok(Hint::Everything) | Err(RecvError::Lagged(_))) => {
                    self.0.look.notify_one();
                    self.tell_rooms(|| Message::Deaf);
                }
                Ok(Ok(hint)) => self.pass_on(hint),
                Err(_) => {}
                Ok(Err(RecvError::Closed)) => sleep(self.0.limits.sweep).await,
            }
        }
    }

    async fn sweep(&self) {
        let mut known = self.0.time.now();
        while !self.is_closing() {
            // What fails now is tried again the next time.
            let _ = self.look_at_outages(&mut known).await;
            let _ = self.open_overdue().await;
            self.forget_elsewhere();
            sleep(self.0.limits.sweep).await;
        }
    }

    /// Forgets what other servers have said and is no longer believed.
    fn forget_elsewhere(&self) {
        let (reach, longer) = (self.0.bus.status().reach, self.0.limits.believed());
        let now = Instant::now();
        let mut rooms = self.0.rooms();
        rooms.elsewhere.retain(|_, elsewhere| {
            elsewhere.forget(reach, longer);
            !elsewhere.is_empty()
        });
        rooms.rated_elsewhere.retain(|_, until| *until > now);
    }

    /// Asks the journal from time to time how far the watched games have come, because a hint can be lost.
    async fn poll(&self) {
        let Limits { poll, blind, .. } = self.0.limits;
        while !self.is_closing() {
            let wait = match self.0.bus.status().reach {
                Reach::Cut => Duration::ZERO,
                Reach::Alone | Reach::Connected => poll.saturating_sub(blind),
            };
            let _ = timeout(wait, self.0.look.notified()).await;
            // What fails now is tried again the next time.
            let _ = self.look_at_heads().await;
            sleep(blind).await;
        }
    }

    /// Has the rooms read on whose games have more entries than they know.
    async fn look_at_heads(&self) -> Result<(), Down> {
        let games: Vec<GameId> = self.0.rooms().by_game.keys().copied().collect();
        if games.is_empty() {
            return Ok(());
        }
        for (game, head) in self.0.journal.heads(games).await? {
            if let Some(seq) = head.checked_sub(1) {
                self.pass_on(Hint::Game { game, seq });
            }
        }
        Ok(())
    }

    fn pass_on(&self, hint: Hint) {
        let mut rooms = self.0.rooms();
        let (game, message) = match hint {
            Hint::Game { game, seq } => (game, Message::Look(seq)),
            Hint::Room { game, server, news } if server != self.0.server => {
                let until = Instant::now() + self.0.limits.believed();
                if let Some(position) = news.position
                    && rooms.rated_elsewhere.len() < Rooms::ELSEWHERE
                {
                    rooms.rated_elsewhere.insert(position, until);
                }
                if rooms.elsewhere.len() < Rooms::ELSEWHERE || rooms.elsewhere.contains_key(&game) {
                    let elsewhere = rooms.elsewhere.entry(game).or_default();
                    elsewhere.hear(server, news, until);
                }
                (game, Message::Elsewhere(server, news))
            }
            _ => return,
        };
        let held = rooms.by_game.get(&game);
        let Some(held) = held.and_then(|slug| rooms.by_slug.get(slug)) else {
            return;
        };
        if let Message::Look(seq) = message
            && seq < held.shared.entries.load(Ordering::Relaxed)
        {
            return;
        }
        // A room that has no time for a hint looks into the journal later.
        let _ = held.inbox.try_send(message);
    }

    /// Tells all rooms something. Those that have no time for it hear of it another way.
    fn tell_rooms(&self, message: impl Fn() -> Message) {
        for held in self.0.rooms().by_slug.values() {
            let _ = held.inbox.try_send(message());
        }
    }

    /// Tells all rooms of new outages.
    async fn look_at_outages(&self, known: &mut Stamp) -> Result<(), Down> {
        let outages = self.0.journal.outages(*known).await?;
        if let Some(last) = outages.iter().map(|outage| outage.to).max() {
            self.tell_rooms(|| Message::Outages);
            *known = last.max(*known);
        }
        Ok(())
    }

    /// Makes rooms for the games in which something is due. The rooms do the rest.
    async fn open_overdue(&self) -> Result<(), Down> {
        let Inner {
            journal,
            time,
            limits,
            ..
        } = &*self.0;
        for slug in journal.overdue(time.now(), limits.overdue).await? {
            // A damaged game does not keep the others waiting.
            let _ = self.room(slug).await;
        }
        Ok(())
    }

    /// The games that have a room, here or on another server.
    #[must_use]
    pub fn live(&self) -> Vec<Live> {
        let rooms = self.0.rooms();
        let here = rooms.by_slug.values().map(|held| {
            let elsewhere = rooms.elsewhere.get(&held.game.id);
            let viewers = held.shared.viewers.load(Ordering::Relaxed);
            Live {
                game: held.game.id,
                viewers: viewers.saturating_add(elsewhere.map_or(0, Elsewhere::viewers)),
                is_on: held.shared.is_on(),
            }
        });
        let only_elsewhere = rooms.elsewhere.iter();
        let only_elsewhere = only_elsewhere.filter(|(game, _)| !rooms.by_game.contains_key(game));
        here.chain(only_elsewhere.map(|(&game, elsewhere)| Live {
            game,
            viewers: elsewhere.viewers(),
            is_on: elsewhere.is_on(),
        }))
        .collect()
    }

    /// Whether a position is on the board of a rated game that is being played, by its [key](kamisado::Position::key). For a game on another
    /// server, this stays true for some seconds after the game.
    #[must_use]
    pub fn is_played_for_rating(&self, position: u64) -> bool {
        let rooms = self.0.rooms();
        let mut here = rooms.by_slug.values();
        rooms.rated_elsewhere.contains_key(&position)
            || here.any(|held| held.shared.rated_position() == Some(position))
    }

    /// How many rooms there are on this server.
    #[must_use]
    pub fn rooms(&self) -> usize {
        self.0.rooms().by_slug.len()
    }

    /// Whether another server says that a player is connected to it.
    #[must_use]
    pub fn is_elsewhere(&self, game: GameId, side: Side) -> bool {
        let rooms = self.0.rooms();
        let elsewhere = rooms.elsewhere.get(&game);
        elsewhere.is_some_and(|elsewhere| elsewhere.has(side))
    }

    /// Tells everybody to connect to another server, and ends all rooms. A room that is waiting for the journal gets a moment to finish.
    pub async fn close(&self) {
        self.0.closing.store(true, Ordering::Relaxed);
        // Where the inbox is full, the room notices after the next message.
        self.tell_rooms(|| Message::Close);
        let until = Instant::now() + Duration::from_secs(2);
        while !self.0.rooms().by_slug.is_empty() && Instant::now() < until {
            sleep(Duration::from_millis(10)).await;
        }
        let mut rooms = self.0.rooms();
        for held in rooms.by_slug.values() {
            held.task.abort();
        }
        *rooms = Rooms::default();
    }
}

//! People playing each other: rooms, lobby, sockets, and the computer as an opponent.
//!
//! Nothing here knows a rule of the game or of playing online; that is the business of `kamisado-online`.

mod bus;
mod computer;
mod lobby;
mod nats;
mod socket;

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use kamisado::{Match, Position};
use kamisado_online::{Bus, Down, Game, Hint, Host, Journal as _, Live, PersonId, Table};
use tokio::sync::Mutex;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

pub(crate) use self::bus::LocalBus;
pub(crate) use self::computer::Computers;
pub(crate) use self::lobby::{Lobby, Open};
pub use self::nats::BusAddress;
pub(crate) use self::nats::NatsBus;
pub(crate) use self::socket::{Sockets, socket};

use crate::life::Life;
use crate::limits::Limits;
use crate::pool::Pool;
use crate::rates::Rates;
use crate::slots::Slots;
use crate::store::{LiveGame, Store};

/// How long changes of the lobby are collected before they are told.
const COLLECTING: Duration = Duration::from_millis(50);

/// How often the lobby is looked at even if nobody gives a hint: seeks expire.
const LOOKING: Duration = Duration::from_secs(5);

/// How often sockets are looked at whose sessions may have ended without a hint.
const SESSIONS: Duration = Duration::from_secs(60);

/// How long the list of live games holds before they are looked for again.
const STALE: Duration = Duration::from_secs(1);

/// How many live games are listed, and how many of them are shown on a board.
const LISTED: u32 = 100;
const SHOWN: usize = 12;

/// How often what has expired is forgotten.
const FORGETTING: Duration = Duration::from_secs(600);

/// Everything of online play that handlers need.
#[derive(Clone, Debug)]
pub(crate) struct Online(Arc<Shared>);

struct Shared {
    store: Store,
    bus: Arc<dyn Bus>,
    host: Host<Store>,
    lobby: Lobby,
    computers: Computers,
    sockets: Sockets,
    slots: Slots,
    rates: Rates,
    limits: Arc<Limits>,
    life: Life,
    /// The games that are being played, as they were a moment ago.
    watched: Mutex<Option<(Instant, Arc<Vec<Watched>>)>>,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Online").finish_non_exhaustive()
    }
}

/// A game that is being played, for whoever wants to watch one.
#[derive(Debug)]
pub(crate) struct Watched {
    pub(crate) game: Game,
    /// How many watch it; nothing where neither of the players is here either.
    pub(crate) viewers: Option<u32>,
    /// How far it has come, as far as it is shown.
    pub(crate) play: Option<Match>,
}

impl Online {
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn new(
        store: Store,
        bus: Arc<dyn Bus>,
        pool: Pool,
        rates: Rates,
        limits: Arc<Limits>,
        life: Life,
    ) -> Result<Online, Down> {
        let host = Host::new(
            Arc::new(store.clone()),
            Arc::clone(&bus),
            Arc::new(store.clone()),
            kamisado_online::Limits::default(),
        );
        let computers = Computers::new(
            store.clone(),
            host.clone(),
            pool,
            Arc::clone(&limits),
            life.clone(),
        );
        Ok(Online(Arc::new(Shared {
            lobby: Lobby::new(store.clone(), Arc::clone(&bus), rates.clone(), &limits),
            computers: computers.await?,
            sockets: Sockets::new(limits.online_sockets_per_person),
            slots: Slots::new(limits.online_sockets, limits.online_sockets_per_address),
            store,
            bus,
            host,
            rates,
            limits,
            life,
            watched: Mutex::default(),
        })))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn host(&self) -> &Host<Store> {
        &self.0.host
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    /// Over which servers tell each other what there is to look at.
    pub(crate) fn bus(&self) -> &dyn Bus {
        &*self.0.bus
    }

    pub(crate) fn computers(&self) -> &Computers {
        &self.0.computers
    }

    pub(crate) fn rates(&self) -> &Rates {
        &self.0.rates
    }

    fn sockets(&self) -> &Sockets {
        &self.0.sockets
    }

    fn slots(&self) -> &Slots {
        &self.0.slots
    }

    /// How many sockets are open.
    pub(crate) fn open_sockets(&self) -> usize {
        self.0.slots.taken()
    }

    fn limits(&self) -> &Limits {
        &self.0.limits
    }

    fn life(&self) -> &Life {
        &self.0.life
    }

    /// The games that are being played, on all servers.
    pub(crate) fn live(&self) -> Vec<Live> {
        let mut live = self.0.host.live();
        live.retain(|live| live.is_on);
        live
    }

    /// Whether a position is on the board of a rated game that is being played.
    pub(crate) fn is_played_for_rating(&self, position: &Position) -> bool {
        self.0.host.is_played_for_rating(position.key())
    }

    /// The games that are being played: those that most people watch come first, then those with a clock that runs, and the longest. They are looked for once a second, whoever asks.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn watched(&self) -> Result<Arc<Vec<Watched>>, Down> {
        let mut watched = self.0.watched.lock().await;
        if let Some((at, watched)) = &*watched
            && at.elapsed() < STALE
        {
            return Ok(Arc::clone(watched));
        }
        let live = self.live();
        let viewers: HashMap<_, _> = live.iter().map(|live| (live.game, live.viewers)).collect();
        let mut games = self.0.store.live_games(LISTED).await?;
        games.sort_by_key(|LiveGame { game, entries, .. }| {
            let viewers = viewers.get(&game.id).copied();
            Reverse((viewers, game.terms.clock.is_live(), *entries))
        });
        let mut found = Vec::with_capacity(games.len());
        for (place, LiveGame { game, .. }) in games.into_iter().enumerate() {
            let play = if place < SHOWN {
                let entries = self.0.store.since(game.id, 0).await?;
                let table = Table::replay(game, Vec::new(), &entries).ok();
                // One that has ended meanwhile is no longer played.
                match table.filter(|table| table.result().is_none()) {
                    Some(table) => Some(table.play().clone()),
                    None => continue,
                }
            } else {
                None
            };
            found.push(Watched {
                game,
                viewers: viewers.get(&game.id).copied(),
                play,
            });
        }
        let found = Arc::new(found);
        *watched = Some((Instant::now(), Arc::clone(&found)));
        Ok(found)
    }

    /// Does what has to be done while the server runs; comes back when it ends.
    pub(crate) async fn run(self) {
        tokio::join!(
            self.0.host.clone().run(),
            self.0.computers.clone().run(),
            self.listen(),
            self.look_after()
        );
    }

    /// Ends all rooms, and tells everybody in them to come back.
    pub(crate) async fn close(&self) {
        self.0.host.close().await;
    }

    /// Passes on hints about people and the lobby.
    async fn listen(&self) {
        let mut hints = self.0.bus.subscribe();
        loop {
            let hint = tokio::select! {
                hint = hints.recv() => hint,
                () = self.0.life.is_closing() => return,
            };
            // What fails is seen when the lobby is looked at again.
            let _ = match hint {
                Ok(Hint::Lobby) => self.refresh(&mut hints).await,
                Ok(Hint::Everything) | Err(RecvError::Lagged(_)) => self.look_at_everything().await,
                Ok(Hint::Person(person)) => self.look_after_person(person).await,
                Ok(_) => Ok(()),
                Err(RecvError::Closed) => return,
            };
        }
    }

    /// Looks at the lobby once for all the changes that come at the same time.
    async fn refresh(
        &self,
        hints: &mut tokio::sync::broadcast::Receiver<Hint>,
    ) -> Result<(), Down> {
        sleep(COLLECTING).await;
        let mut people = Vec::new();
        while let Ok(hint) = hints.try_recv() {
            match hint {
                Hint::Person(person) => people.push(person),
                Hint::Everything => return self.look_at_everything().await,
                _ => {}
            }
        }
        self.0.lobby.refresh().await?;
        for person in people {
            self.look_after_person(person).await?;
        }
        Ok(())
    }

    /// Looks at all that hints would have told.
    async fn look_at_everything(&self) -> Result<(), Down> {
        self.0.lobby.refresh().await?;
        self.0.lobby.look_after_all().await?;
        self.look_at_sessions().await
    }

    /// Closes the sockets whose sessions have ended.
    async fn look_at_sessions(&self) -> Result<(), Down> {
        let listed = self.0.sockets.sessions();
        let open = self.0.store.open_sessions(&listed).await?;
        self.0.sockets.keep_open(&listed, &open);
        Ok(())
    }

    /// Somebody's wish may have been taken, or one of their sessions may have ended.
    async fn look_after_person(&self, person: PersonId) -> Result<(), Down> {
        self.0.lobby.look_after(person).await?;
        if self.0.sockets.has(person) {
            let sessions = self.0.store.sessions(person).await?;
            let sessions: Vec<_> = sessions.into_iter().map(|session| session.id).collect();
            self.0.sockets.keep_only(person, &sessions);
        }
        Ok(())
    }

    async fn look_after(&self) {
        let mut ticks = interval(LOOKING);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut forgetting = interval(FORGETTING);
        let mut sessions = interval(SESSIONS);
        loop {
            tokio::select! {
                _ = ticks.tick() => {
                    self.0.lobby.count_games(self.live().len());
                    // The next tick tries again.
                    let _ = self.0.lobby.refresh().await;
                    let _ = self.0.lobby.look_after_all().await;
                }
                _ = sessions.tick() => drop(self.look_at_sessions().await),
                _ = forgetting.tick() => drop(self.0.store.forget_what_expired().await),
                () = self.0.life.is_closing() => return,
            }
        }
    }
}

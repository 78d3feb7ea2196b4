//! People playing each other: rooms, lobby, sockets, and the computer as an opponent.
//!
//! Nothing here knows a rule of the game or of playing online; that is the business of `kamisado-online`.

mod bus;
mod computer;
mod lobby;
mod socket;

use std::sync::Arc;
use std::time::Duration;

use kamisado::Match;
use kamisado_online::{Bus as _, Down, Game, Hint, Host, Journal as _, Live, Table};
use tokio::sync::Mutex;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};
use tracing::warn;

pub(crate) use self::bus::LocalBus;
pub(crate) use self::computer::Computers;
pub(crate) use self::lobby::{LISTED, Lobby};
pub(crate) use self::socket::{Sockets, socket};

use crate::life::Life;
use crate::limits::Limits;
use crate::pool::Pool;
use crate::rates::Rates;
use crate::slots::Slots;
use crate::store::Store;

/// How long changes of the lobby are collected before they are told.
const COLLECTING: Duration = Duration::from_millis(50);

/// How often the lobby is looked at even if nobody gives a hint: seeks expire.
const LOOKING: Duration = Duration::from_secs(5);

/// How long the best game stays the best before it is looked for again.
const STALE: Duration = Duration::from_secs(1);

/// How often what has expired is forgotten.
const FORGETTING: Duration = Duration::from_secs(600);

/// Everything of online play that handlers need.
#[derive(Clone, Debug)]
pub(crate) struct Online(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    store: Store,
    bus: LocalBus,
    host: Host<Store>,
    lobby: Lobby,
    computers: Computers,
    sockets: Sockets,
    slots: Slots,
    rates: Rates,
    limits: Arc<Limits>,
    life: Life,
    /// The best game, as it was a moment ago.
    best: Mutex<Option<(Instant, Best)>>,
}

/// A game and how far it has come, if there is one.
pub(crate) type Best = Option<Arc<(Game, Match)>>;

impl Online {
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn new(
        store: Store,
        bus: LocalBus,
        pool: Pool,
        rates: Rates,
        limits: Arc<Limits>,
        life: Life,
    ) -> Result<Online, Down> {
        let shared: Arc<dyn kamisado_online::Bus> = Arc::new(bus.clone());
        let host = Host::new(
            Arc::new(store.clone()),
            Arc::clone(&shared),
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
            lobby: Lobby::new(store.clone(), shared, rates.clone(), &limits),
            computers: computers.await?,
            sockets: Sockets::new(limits.online_sockets_per_person),
            slots: Slots::new(limits.online_sockets, limits.online_sockets_per_address),
            store,
            bus,
            host,
            rates,
            limits,
            life,
            best: Mutex::default(),
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

    fn limits(&self) -> &Limits {
        &self.0.limits
    }

    fn life(&self) -> &Life {
        &self.0.life
    }

    /// The games that are being played here.
    pub(crate) fn live(&self) -> Vec<Live> {
        let mut live = self.0.host.live();
        live.retain(|live| !live.over && live.entries > 0);
        live
    }

    /// The game that most people watch; among those, one with a clock that runs, and the longest. It is looked for once a second, whoever asks.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn best(&self) -> Result<Best, Down> {
        let mut best = self.0.best.lock().await;
        if let Some((at, best)) = &*best
            && at.elapsed() < STALE
        {
            return Ok(best.clone());
        }
        let live = self.live();
        let found = live
            .iter()
            .max_by_key(|live| (live.viewers, live.game.terms.clock.is_live(), live.entries));
        let found = match found {
            Some(live) => {
                let entries = self.0.store.since(live.game.id, 0).await?;
                let table = Table::replay(live.game, Vec::new(), &entries).ok();
                table.map(|table| Arc::new((live.game, table.play().clone())))
            }
            None => None,
        };
        *best = Some((Instant::now(), found.clone()));
        Ok(found)
    }

    /// Does what has to be done while the server runs; comes back when it ends.
    pub(crate) async fn run(self) {
        if self.0.computers.resume().await.is_err() {
            warn!("the computer cannot go on with its games yet");
        }
        tokio::join!(self.0.host.clone().run(), self.listen(), self.look_after());
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
                Ok(Hint::Lobby) | Err(RecvError::Lagged(_)) => self.refresh(&mut hints).await,
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
            if let Hint::Person(person) = hint {
                people.push(person);
            }
        }
        self.0.lobby.refresh().await?;
        for person in people {
            self.look_after_person(person).await?;
        }
        Ok(())
    }

    /// Somebody's wish may have been taken, or one of their sessions may have ended.
    async fn look_after_person(&self, person: kamisado_online::PersonId) -> Result<(), Down> {
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
        loop {
            tokio::select! {
                _ = ticks.tick() => {
                    self.0.lobby.count_games(self.live().len());
                    // The next tick tries again.
                    let _ = self.0.lobby.refresh().await;
                }
                _ = forgetting.tick() => drop(self.0.store.forget_what_expired().await),
                () = self.0.life.is_closing() => return,
            }
        }
    }
}

//! The computer as an opponent: it sits at the table like anybody else, and thinks on the threads of the engine.

use std::collections::{HashMap, HashSet};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kamisado::{BySide, Decision, Match, Side};
use kamisado_engine::{Level, Memory, Player, Stop, Thinking};
use kamisado_online::lines::{self, Reply, SideWanted};
use kamisado_online::{
    Act, Command, Down, Game, GameId, Host, Journal as _, PersonId, Refusal, Seat, Slug, Table,
    Time as _, What,
};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::address::Address;
use crate::life::Life;
use crate::limits::Limits;
use crate::pool::Pool;
use crate::slots::{Slot, Slots};
use crate::store::{LiveGame, Person, Store};

/// How long the computer stays at a table where nothing happens. It comes back when its opponent does.
const PATIENCE: Duration = Duration::from_secs(5 * 60);

/// The least time it takes for a decision, so that its opponent sees what happens.
const PAUSE: Duration = Duration::from_millis(400);

/// Of what is left on its clock, it takes one part in this many for a decision.
const SHARE: u32 = 20;

/// How often it looks for games that wait for it, and how many it looks at each time. Its own decisions take less time than that.
const LOOKING: Duration = Duration::from_secs(5);
const WAITING: u32 = 500;

/// How many nodes are searched between two looks at the clock.
const NODES: u64 = 5_000;

/// All games of the computer on this server.
#[derive(Clone)]
pub(crate) struct Computers(Arc<Shared>);

impl std::fmt::Debug for Computers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Computers").finish_non_exhaustive()
    }
}

struct Shared {
    store: Store,
    host: Host<Store>,
    pool: Pool,
    limits: Arc<Limits>,
    life: Life,
    slots: Slots,
    /// The computer at each of its levels.
    players: HashMap<PersonId, Level>,
    /// The games at whose tables it sits.
    playing: Mutex<HashSet<Slug>>,
}

/// A game at whose table the computer sits, until it is dropped.
struct Sitting {
    computers: Computers,
    slug: Slug,
    _slot: Option<Slot>,
}

impl Drop for Sitting {
    fn drop(&mut self) {
        self.computers.playing(|playing| playing.remove(&self.slug));
    }
}

impl Computers {
    /// Makes the computer known at all its levels.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn new(
        store: Store,
        host: Host<Store>,
        pool: Pool,
        limits: Arc<Limits>,
        life: Life,
    ) -> Result<Computers, Down> {
        let mut players = HashMap::new();
        for level in Level::all() {
            players.insert(store.computer(level.number()).await?, level);
        }
        Ok(Computers(Arc::new(Shared {
            slots: Slots::new(limits.computer_games, limits.computer_games_per_address),
            store,
            host,
            pool,
            limits,
            life,
            players,
            playing: Mutex::default(),
        })))
    }

    /// How many games the computer plays here.
    pub(crate) fn games(&self) -> usize {
        self.playing(|playing| playing.len())
    }

    /// Begins a game against the computer.
    ///
    /// # Errors
    /// When the terms cannot be, or the computer plays too many games already.
    pub(crate) async fn begin(
        &self,
        person: &Person,
        level: Level,
        seek: lines::Seek,
        address: Address,
    ) -> Result<Game, Refusal> {
        if seek.terms.rated || seek.terms.check().is_err() {
            return Err(Refusal::Terms);
        }
        let slot = self.0.slots.take_free(address).ok_or(Refusal::Full)?;
        let computer = self.0.players.iter().find(|(_, other)| **other == level);
        let (&computer, _) = computer.ok_or(Refusal::Unavailable)?;
        let side = match seek.side {
            SideWanted::This(side) => side,
            SideWanted::Any => {
                Side::ALL[usize::from(getrandom::u32().unwrap_or_default() % 2 == 1)]
            }
        };
        let mut players = BySide::new(computer, computer);
        players[side] = person.id;
        let begun = self
            .0
            .store
            .begin_game(seek.terms, players, self.0.store.now());
        let game = begun.await.map_err(|_| Refusal::Unavailable)?;
        self.sit_down(game, address, Some(slot));
        Ok(game)
    }

    /// Sits down again at a table that it has left, because its opponent has come.
    pub(crate) async fn wake(&self, slug: Slug, address: Address) {
        if self.playing(|playing| playing.contains(&slug)) {
            return;
        }
        // What fails now is tried again when the page comes back.
        let Ok(Some(game)) = self.0.store.game(slug).await else {
            return;
        };
        if self.side(&game).is_some()
            && let Some(slot) = self.0.slots.take_free(address)
        {
            self.sit_down(game, address, Some(slot));
        }
    }

    /// Goes on with games that wait for the computer although it sits at their tables nowhere, because a server has ended. Comes back when this one does.
    pub(crate) async fn run(self) {
        let mut waiting = HashMap::new();
        loop {
            tokio::select! {
                () = sleep(LOOKING) => {}
                () = self.0.life.is_closing() => return,
            }
            // What fails now is tried again the next time.
            if let Ok(games) = self.go_on(&waiting).await {
                waiting = games;
            }
        }
    }

    /// Sits down at the tables of games that have not gone on since the last look, and says which ones wait now, each with the number of its entries.
    async fn go_on(&self, waited: &HashMap<GameId, u32>) -> Result<HashMap<GameId, u32>, Down> {
        // Nobody knows any more where the opponents were.
        let address = Address::from(IpAddr::from(Ipv4Addr::UNSPECIFIED));
        let computers: Vec<_> = self.0.players.keys().copied().collect();
        let games = self.0.store.waiting_for(&computers, WAITING).await?;
        for LiveGame { game, entries, .. } in &games {
            let has_waited = waited.get(&game.id) == Some(entries);
            let is_elsewhere = |(side, _)| self.0.host.is_elsewhere(game.id, side);
            if !has_waited || self.side(game).is_some_and(is_elsewhere) {
                continue;
            }
            let Some(slot) = self.0.slots.take_any(address) else {
                break;
            };
            self.sit_down(*game, address, Some(slot));
        }
        Ok(games
            .iter()
            .map(|live| (live.game.id, live.entries))
            .collect())
    }

    fn playing<T>(&self, look: impl FnOnce(&mut HashSet<Slug>) -> T) -> T {
        let playing = self.0.playing.lock();
        look(&mut playing.unwrap_or_else(PoisonError::into_inner))
    }

    /// The side and the level of the computer in a game, if it plays.
    fn side(&self, game: &Game) -> Option<(Side, Level)> {
        Side::ALL.into_iter().find_map(|side| {
            let level = self.0.players.get(&game.players[side])?;
            Some((side, *level))
        })
    }

    fn sit_down(&self, game: Game, address: Address, slot: Option<Slot>) {
        if !self.playing(|playing| playing.insert(game.slug)) {
            return;
        }
        let sitting = Sitting {
            computers: self.clone(),
            slug: game.slug,
            _slot: slot,
        };
        let computers = self.clone();
        let lifetime = self.0.life.begin();
        let playing = async move {
            let playing = computers.play(game, address);
            tokio::select! {
                next = playing => {
                    drop(sitting);
                    if let Ok(Some(next)) = next {
                        computers.wake(next, address).await;
                    }
                }
                () = computers.0.life.is_closing() => {}
            }
        };
        tokio::spawn(lifetime.limit(playing));
    }

    /// Plays until the game is over or nothing happens for long. Says which game follows.
    async fn play(&self, game: Game, address: Address) -> Result<Option<Slug>, Down> {
        let Some((side, level)) = self.side(&game) else {
            return Ok(None);
        };
        let (outbox, mut inbox) = mpsc::channel(self.0.limits.online_outbox);
        let joined = self
            .0
            .host
            .join(game.slug, Some(game.players[side]), 0, outbox);
        let Ok(Some(seat)) = joined.await else {
            return Ok(None);
        };
        let mut table = Table::new(game, Vec::new());
        // What it decided last, once it has looked at the game.
        let mut decided = None;
        loop {
            for entry in self.0.store.since(game.id, table.seq()).await? {
                if table.apply(&entry).is_err() {
                    return Ok(None);
                }
                // It plays on another server as well, which was faster, and one is enough.
                if let (Some(decided), What::Decision(decision)) = (&decided, entry.what)
                    && entry.side == Some(side)
                    && *decided != Some(decision)
                {
                    return Ok(None);
                }
            }
            if let Some(next) = table.next_game() {
                return Ok(Some(next));
            }
            let act = self.act(&seat, &table, side, level, address).await;
            decided = Some(match act {
                Some(Act::Play(decision)) => Some(decision),
                _ => decided.flatten(),
            });
            // Only what is new in the game is worth a look.
            let is_news = |text: &str| {
                text.lines()
                    .any(|line| line.starts_with("e ") || line.starts_with("no "))
            };
            loop {
                match timeout(PATIENCE, inbox.recv()).await {
                    Ok(Some(text)) if is_news(&text) => break,
                    Ok(Some(_)) => {}
                    Ok(None) | Err(_) => return Ok(None),
                }
            }
        }
    }

    /// Does what the game asks of the computer, if anything.
    async fn act(
        &self,
        seat: &Seat,
        table: &Table,
        side: Side,
        level: Level,
        address: Address,
    ) -> Option<Act> {
        let seen = table.seq();
        let act = if table.result().is_some() {
            let wants = |side| {
                let mut entries = table.entries();
                entries.any(|entry| entry.what == What::Rematch && entry.side == Some(side))
            };
            (wants(!side) && !wants(side)).then_some(Act::Rematch)
        } else if table.takeback_offered() == Some(!side) {
            Some(Act::Yes)
        } else if table.due_side() == Some(side) {
            let began = Instant::now();
            let time = self.time(table, side);
            let decision = self.think(table.play().clone(), level, address, time).await;
            sleep(PAUSE.saturating_sub(began.elapsed())).await;
            decision.map(Act::Play)
        } else {
            None
        };
        if let Some(act) = act {
            seat.act(Command { seen, act }).await;
        }
        act
    }

    /// How long a decision may take.
    fn time(&self, table: &Table, side: Side) -> Duration {
        let time = self.0.limits.computer_time;
        match table.now(self.0.store.now()) {
            Reply::Now {
                banks: Some(banks), ..
            } => time.min(banks[side] / SHARE),
            _ => time,
        }
    }

    /// A decision, thought about in small pieces. The address of its opponent waits for its turn.
    async fn think(
        &self,
        game: Match,
        level: Level,
        address: Address,
        time: Duration,
    ) -> Option<Decision> {
        let until = Instant::now() + time;
        let stop = Stop::new().with_alarm(move || Instant::now() >= until);
        let limits = kamisado_engine::Limits::none().stop(&stop);
        let mut thinking = Thinking::new(&game, &limits)?;
        let hash = u32::try_from(self.0.limits.hash.0 >> 20).unwrap_or(u32::MAX);
        let seed = getrandom::u64().unwrap_or_default();
        let slice = self.0.limits.slice;
        let mut player = None;
        loop {
            let piece = self.0.pool.submit(address, move || {
                let mut mind = match player {
                    Some(player) => player,
                    None => Player::try_new(level, Memory::mebibytes(hash as usize))
                        .ok()?
                        .with_seed(seed),
                };
                let began = Instant::now();
                loop {
                    let choice = mind.think(&mut thinking, NODES);
                    if choice.is_some() || began.elapsed() >= slice {
                        return Some((mind, thinking, choice));
                    }
                }
            });
            let (mind, rest, choice) = piece.await.ok()??;
            if let Some(choice) = choice {
                return Some(choice.decision);
            }
            player = Some(mind);
            thinking = rest;
        }
    }
}

//! Where people find each other: open seeks, invitations, and those who watch them come and go.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kamisado_online::lines::{self, Reply, SideWanted};
use kamisado_online::{
    Bus, Clock, Down, Game, Hint, Journal as _, PersonId, Pool, Refusal, Slug, Stamp, Terms,
    Time as _,
};
use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::address::Address;
use crate::limits::Limits;
use crate::rates::Rates;
use crate::slots::{Slot, Slots};
use crate::store::{Pairing, Person, PersonKind, Rated, Seek, SeekId, Store, Taken, Wish};

/// How many seeks are listed.
const LISTED: u32 = 200;

/// How long a seek stays open after whoever posted it was last heard of.
const LIVE: Duration = Duration::from_secs(60);

/// How long somebody has to come back to the lobby before their seeks are withdrawn: a page that is loaded again takes that long.
const GRACE: Duration = Duration::from_secs(3);

/// How much longer a seek stays open whose owner was just seen in the lobby of another server than the one that misses them. Clocks differ by less.
const SEEN: Duration = Duration::from_secs(1);

/// How long somebody who comes into the lobby is led to a game of theirs that has begun while they were on their way.
const RECENT: Duration = Duration::from_secs(15);

/// How long an invitation to a game with a clock stays open.
const INVITATION: Duration = Duration::from_secs(24 * 3600);

/// How far apart the ratings of two players may be who are paired for a rating.
const REACH: f64 = 400.0;

/// What somebody without a rating is taken for.
const NEWCOMER: f64 = 1500.0;

/// How long a wish for a correspondence game stays open.
const CORRESPONDENCE: Duration = Duration::from_secs(14 * 24 * 3600);

/// The lobby of this server. The seeks themselves are in the database, where any server finds them.
#[derive(Clone)]
pub(crate) struct Lobby(Arc<Shared>);

impl std::fmt::Debug for Lobby {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lobby").finish_non_exhaustive()
    }
}

struct Shared {
    store: Store,
    bus: Arc<dyn Bus>,
    rates: Rates,
    seeks_each: usize,
    games_each: usize,
    /// Places on the list, so that one address cannot fill it.
    places: Slots,
    next: AtomicU64,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    members: HashMap<u64, Member>,
    open: BTreeMap<SeekId, Arc<Open>>,
    /// The places of the seeks that were posted here.
    places: HashMap<SeekId, Slot>,
    games: usize,
}

/// An open seek, as it is listed. It never changes.
#[derive(Debug)]
pub(crate) struct Open {
    pub(crate) seek: Seek,
    pub(crate) person: Option<Person>,
    /// The rating for such games.
    pub(crate) rated: Option<Rated>,
    line: Arc<str>,
}

/// Somebody who is in the lobby, or waits for an invitation to be accepted.
struct Member {
    person: Option<PersonId>,
    outbox: mpsc::Sender<Arc<str>>,
    /// The games that begin when somebody takes what this person wishes for.
    awaits: HashSet<Slug>,
}

/// A place in the lobby, which is given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    lobby: Lobby,
    number: u64,
}

impl Drop for Place {
    fn drop(&mut self) {
        let member = self.lobby.state().members.remove(&self.number);
        let person = member.and_then(|member| member.person);
        if let (Some(person), Ok(runtime)) = (person, Handle::try_current()) {
            let lobby = self.lobby.clone();
            let left_at = lobby.0.store.now();
            // If they are in the lobby of another server as well, that one keeps their seeks.
            lobby.0.bus.tell_others(Hint::Person(person));
            runtime.spawn(async move {
                sleep(GRACE).await;
                if !lobby.has(person) {
                    // What stays open because of trouble expires soon.
                    let _ = lobby.withdraw_left(person, left_at).await;
                }
            });
        }
    }
}

impl Lobby {
    pub(crate) fn new(store: Store, bus: Arc<dyn Bus>, rates: Rates, limits: &Limits) -> Lobby {
        Lobby(Arc::new(Shared {
            store,
            bus,
            rates,
            seeks_each: limits.seeks_per_person,
            games_each: limits.games_per_person,
            places: Slots::new(usize::MAX, limits.seeks_per_address),
            next: AtomicU64::new(0),
            state: Mutex::default(),
        }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets somebody in, and tells them what there is. Without an outbox that is read they lose their place.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn join(
        &self,
        person: Option<PersonId>,
        outbox: mpsc::Sender<Arc<str>>,
    ) -> Result<Place, Down> {
        let (awaits, begun) = match person {
            Some(person) => {
                self.keep(person, LIVE + SEEN).await?;
                let awaits = self.awaited_by(person).await?;
                (awaits, self.just_begun(person, None).await?)
            }
            None => (HashSet::new(), None),
        };
        let number = self.0.next.fetch_add(1, Ordering::Relaxed);
        let mut state = self.state();
        let mut text = format!("{}", Reply::Games(count(state.games)));
        for open in state.open.values() {
            text.push('\n');
            text.push_str(&open.line);
        }
        if let Some(game) = begun {
            text.push('\n');
            text.push_str(&Reply::Game(game.slug).to_string());
        }
        // The outbox is new, so there is room.
        let _ = outbox.try_send(Arc::from(text));
        let member = Member {
            person,
            outbox,
            awaits,
        };
        state.members.insert(number, member);
        Ok(Place {
            lobby: self.clone(),
            number,
        })
    }

    /// The game of somebody that has begun a moment ago, on these terms if any are given.
    async fn just_begun(
        &self,
        person: PersonId,
        terms: Option<Terms>,
    ) -> Result<Option<Game>, Down> {
        let now = self.0.store.now();
        let games = self.0.store.games_in_progress(person).await?;
        let games = games.into_iter().map(|live| live.game);
        Ok(games
            .filter(|game| now - game.created_at < RECENT)
            .filter(|game| terms.is_none_or(|terms| terms == game.terms))
            .max_by_key(|game| game.created_at))
    }

    async fn awaited_by(&self, person: PersonId) -> Result<HashSet<Slug>, Down> {
        let seeks = self.0.store.seeks_of(person).await?;
        Ok(seeks.into_iter().map(|seek| seek.slug).collect())
    }

    /// Looks at the open seeks again, and tells everybody what is new and what is gone.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn refresh(&self) -> Result<(), Down> {
        let seeks = self.0.store.seeks(LISTED).await?;
        let ids: Vec<_> = seeks.iter().map(|seek| seek.wish.by).collect();
        let people = self.0.store.people(&ids).await?;
        let mut open = BTreeMap::new();
        for seek in seeks {
            let known = self.state().open.get(&seek.id).cloned();
            let listed = match known {
                Some(listed) => listed,
                None => {
                    let rated = match seek.wish.terms.pool() {
                        Some(pool) => self.0.store.rating(seek.wish.by, pool).await?,
                        None => None,
                    };
                    let person = people.get(&seek.wish.by).cloned();
                    let line = line(&seek, person.as_ref(), rated).to_string().into();
                    Arc::new(Open {
                        seek,
                        person,
                        rated,
                        line,
                    })
                }
            };
            open.insert(seek.id, listed);
        }
        let mut state = self.state();
        let gone = state.open.keys().filter(|id| !open.contains_key(id));
        let gone = gone.map(|id| Arc::from(Reply::Unseek(number(*id)).to_string()));
        let new = open.iter().filter(|(id, _)| !state.open.contains_key(id));
        let new = new.map(|(_, open)| Arc::clone(&open.line));
        let news: Vec<Arc<str>> = gone.chain(new).collect();
        // What was posted while the list was read is not on it yet.
        let newest = open.keys().next_back().copied();
        state
            .places
            .retain(|id, _| open.contains_key(id) || Some(*id) > newest);
        state.open = open;
        state.tell_all(&news);
        Ok(())
    }

    /// The open seeks, the oldest first.
    pub(crate) fn open(&self) -> Vec<Arc<Open>> {
        self.state().open.values().cloned().collect()
    }

    /// Tells everybody how many games are being played, if the number has changed.
    pub(crate) fn count_games(&self, games: usize) {
        let mut state = self.state();
        if state.games != games {
            state.games = games;
            let line = Arc::from(Reply::Games(count(games)).to_string());
            state.tell_all(&[line]);
        }
    }

    /// Looks whether somebody has taken what this person wishes for, and leads them to the game.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn look_after(&self, person: PersonId) -> Result<(), Down> {
        let is_theirs = |member: &Member| member.person == Some(person);
        if !self.has(person) {
            return Ok(());
        }
        self.keep(person, LIVE + SEEN).await?;
        let open = self.awaited_by(person).await?;
        let mut taken = HashSet::new();
        for member in self.state().members.values_mut() {
            if is_theirs(member) {
                taken.extend(member.awaits.difference(&open).copied());
                member.awaits.clone_from(&open);
            }
        }
        for slug in taken {
            if self.0.store.game(slug).await?.is_some() {
                self.lead(slug, is_theirs);
            }
        }
        Ok(())
    }

    /// Looks whether anybody's wish was taken, because a hint can be lost.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn look_after_all(&self) -> Result<(), Down> {
        let awaited: HashSet<Slug> = {
            let state = self.state();
            let members = state.members.values();
            members
                .flat_map(|member| member.awaits.iter().copied())
                .collect()
        };
        let awaited: Vec<Slug> = awaited.into_iter().collect();
        for slug in self.0.store.begun(&awaited).await? {
            self.lead(slug, |member| member.awaits.contains(&slug));
        }
        Ok(())
    }

    /// Leads some of those who wait to a game.
    fn lead(&self, slug: Slug, is_led: impl Fn(&Member) -> bool) {
        let line: Arc<str> = Reply::Game(slug).to_string().into();
        self.state().members.retain(|_, member| {
            if !is_led(member) {
                return true;
            }
            member.awaits.remove(&slug);
            member.outbox.try_send(Arc::clone(&line)).is_ok()
        });
    }

    /// Posts a seek, or makes an invitation.
    ///
    /// # Errors
    /// When the terms cannot be, or it was asked too often.
    pub(crate) async fn post(
        &self,
        by: &Person,
        address: Address,
        seek: lines::Seek,
        private: bool,
    ) -> Result<Seek, Refusal> {
        let wish = self.wish(by, address, seek, private).await?;
        let place = match private {
            true => None,
            false => Some(self.place(address)?),
        };
        let seek = self.0.store.post(wish).await.map_err(unavailable)?;
        self.posted(&seek, place);
        Ok(seek)
    }

    /// Takes the oldest seek on these terms, or posts one. For a rating, only of somebody who is about as strong.
    ///
    /// # Errors
    /// When the terms cannot be, or it was asked too often.
    pub(crate) async fn pair(
        &self,
        by: &Person,
        address: Address,
        terms: Terms,
    ) -> Result<Pairing, Refusal> {
        may_play(by, terms)?;
        let asked = self.asked_before(by.id, terms).await;
        if let Some(before) = asked.map_err(unavailable)? {
            return Ok(before);
        }
        let side = SideWanted::Any;
        let seek = lines::Seek { terms, side };
        let wish = self.wish(by, address, seek, false).await?;
        let place = self.place(address)?;
        let pairing = match terms.pool() {
            None => self.0.store.pair(wish).await,
            Some(pool) => self.pair_for_rating(wish, pool).await,
        };
        let pairing = pairing.map_err(unavailable)?;
        match &pairing {
            Pairing::Game(game) => self.begun(game),
            Pairing::Waiting(seek) => self.posted(seek, Some(place)),
        }
        Ok(pairing)
    }

    /// What became of the same wish a moment ago. A page that lost its connection asks again, and is not paired twice.
    async fn asked_before(&self, by: PersonId, terms: Terms) -> Result<Option<Pairing>, Down> {
        if let Some(game) = self.just_begun(by, Some(terms)).await? {
            return Ok(Some(Pairing::Game(game)));
        }
        let own = self.live_of(by).await?;
        let mut own = own.into_iter().filter(|seek| seek.wish.terms == terms);
        Ok(own.next().map(Pairing::Waiting))
    }

    /// Pairs somebody with the oldest seek of a player who is about as strong, or posts one.
    async fn pair_for_rating(&self, wish: Wish, pool: Pool) -> Result<Pairing, Down> {
        for seek in self.find_equal(wish, pool).await? {
            if let Taken::Game(game) = self.0.store.take(seek.slug, wish.by).await? {
                return Ok(Pairing::Game(game));
            }
        }
        let own = self.0.store.post(wish).await?;
        // Two who came at the same moment, perhaps to different servers, have not seen each other. Whoever posted last does now.
        for seek in self.find_equal(wish, pool).await? {
            if let Some(game) = self.0.store.join_seeks(own.id, seek.id).await? {
                return Ok(Pairing::Game(game));
            }
        }
        let begun = self.0.store.game(own.slug).await?;
        Ok(begun.map_or(Pairing::Waiting(own), Pairing::Game))
    }

    /// The seeks of others on the same terms whose ratings are not too far away, the oldest first.
    async fn find_equal(&self, wish: Wish, pool: Pool) -> Result<Vec<Seek>, Down> {
        let own = self.strength(wish.by, pool).await?;
        let apart = self.0.store.kept_apart(wish.by).await?;
        let mut found = Vec::new();
        for seek in self.0.store.seeks_on(wish.terms, LISTED).await? {
            let by = seek.wish.by;
            if by != wish.by
                && !apart.contains(&by)
                && (self.strength(by, pool).await? - own).abs() <= REACH
            {
                found.push(seek);
            }
        }
        Ok(found)
    }

    async fn strength(&self, person: PersonId, pool: Pool) -> Result<f64, Down> {
        let rated = self.0.store.rating(person, pool).await?;
        Ok(rated.map_or(NEWCOMER, |rated| rated.rating))
    }

    /// Takes a seek or accepts an invitation.
    ///
    /// # Errors
    /// When it is gone or not for this person.
    pub(crate) async fn take(
        &self,
        by: &Person,
        address: Address,
        slug: Slug,
    ) -> Result<Game, Refusal> {
        self.attempt(by, address).await?;
        let seek = self.0.store.invitation(slug).await.map_err(unavailable)?;
        if let Some(seek) = &seek {
            may_play(by, seek.wish.terms)?;
        }
        match self.0.store.take(slug, by.id).await.map_err(unavailable)? {
            Taken::Game(game) => {
                self.begun(&game);
                Ok(game)
            }
            Taken::Gone => Err(Refusal::NoSuchSeek),
            Taken::Own => Err(Refusal::OwnSeek),
            Taken::Blocked => Err(Refusal::Blocked),
        }
    }

    /// Takes the seek with this number.
    ///
    /// # Errors
    /// When it is gone or not for this person.
    pub(crate) async fn take_number(
        &self,
        by: &Person,
        address: Address,
        id: u64,
    ) -> Result<Game, Refusal> {
        let id = i64::try_from(id).map_err(|_| Refusal::NoSuchSeek)?;
        let seek = self.0.store.seek(SeekId(id)).await.map_err(unavailable)?;
        let seek = seek.filter(|seek| !seek.wish.private);
        let seek = seek.ok_or(Refusal::NoSuchSeek)?;
        self.take(by, address, seek.slug).await
    }

    /// Withdraws a seek or an invitation of this person.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn withdraw(&self, by: PersonId, id: SeekId) -> Result<(), Refusal> {
        let withdrawn = self.0.store.withdraw(id, by).await;
        withdrawn.map_err(unavailable)?;
        self.0.bus.publish(Hint::Lobby);
        Ok(())
    }

    /// Withdraws all seeks of somebody who no longer waits.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn withdraw_live(&self, person: PersonId) -> Result<(), Refusal> {
        for seek in self.live_of(person).await.map_err(unavailable)? {
            self.withdraw(person, seek.id).await?;
        }
        Ok(())
    }

    /// Withdraws the seeks of somebody who has left, except those that another server has kept since.
    async fn withdraw_left(&self, person: PersonId, left_at: Stamp) -> Result<(), Refusal> {
        for seek in self.live_of(person).await.map_err(unavailable)? {
            if seek.wish.until <= left_at + LIVE {
                self.withdraw(person, seek.id).await?;
            }
        }
        Ok(())
    }

    /// Keeps somebody's seeks open, because they are still there.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn keep_live(&self, person: PersonId) -> Result<(), Down> {
        self.keep(person, LIVE).await
    }

    async fn keep(&self, person: PersonId, time: Duration) -> Result<(), Down> {
        for seek in self.live_of(person).await? {
            self.0
                .store
                .keep(seek.id, self.0.store.now() + time)
                .await?;
        }
        Ok(())
    }

    /// Somebody's seeks that last as long as they are in the lobby.
    async fn live_of(&self, person: PersonId) -> Result<Vec<Seek>, Down> {
        let mut seeks = self.0.store.seeks_of(person).await?;
        seeks.retain(|seek| !seek.wish.private && !is_correspondence(seek.wish.terms));
        Ok(seeks)
    }

    /// Whether somebody is in the lobby.
    fn has(&self, person: PersonId) -> bool {
        let state = self.state();
        let mut members = state.members.values();
        members.any(|member| member.person == Some(person))
    }

    async fn wish(
        &self,
        by: &Person,
        address: Address,
        seek: lines::Seek,
        private: bool,
    ) -> Result<Wish, Refusal> {
        may_play(by, seek.terms)?;
        self.attempt(by, address).await?;
        let own = self.0.store.seeks_of(by.id).await.map_err(unavailable)?;
        if own.len() >= self.0.seeks_each {
            return Err(Refusal::Enough);
        }
        let time = match (is_correspondence(seek.terms), private) {
            (true, _) => CORRESPONDENCE,
            (false, true) => INVITATION,
            (false, false) => LIVE,
        };
        Ok(Wish {
            by: by.id,
            terms: seek.terms,
            side: match seek.side {
                SideWanted::Any => None,
                SideWanted::This(side) => Some(side),
            },
            private,
            until: self.0.store.now() + time,
        })
    }

    /// Takes one of the attempts to begin a game that a person and an address have.
    ///
    /// # Errors
    /// When it was tried too often, or the person is playing too many games already.
    pub(crate) async fn attempt(&self, by: &Person, address: Address) -> Result<(), Refusal> {
        let attempt = self.0.rates.seeks.take_both(address, by.id.0);
        attempt.map_err(|_| Refusal::SlowDown)?;
        let games = self.0.store.count_games_in_progress(by.id).await;
        if games.map_err(unavailable)? >= self.0.games_each {
            return Err(Refusal::Enough);
        }
        Ok(())
    }

    /// A place on the list, which is given back when the seek is no longer open.
    fn place(&self, address: Address) -> Result<Slot, Refusal> {
        self.0.places.take(address).ok_or(Refusal::Enough)
    }

    /// A seek is new: whoever posted it waits for its game in all their pages.
    fn posted(&self, seek: &Seek, place: Option<Slot>) {
        let mut state = self.state();
        state.places.extend(place.map(|place| (seek.id, place)));
        for member in state.members.values_mut() {
            if member.person == Some(seek.wish.by) {
                member.awaits.insert(seek.slug);
            }
        }
        drop(state);
        if !seek.wish.private {
            self.0.bus.publish(Hint::Lobby);
        }
    }

    /// A game has begun: both players are led to it, wherever they wait.
    fn begun(&self, game: &Game) {
        self.0.bus.publish(Hint::Lobby);
        for side in kamisado::Side::ALL {
            self.0.bus.publish(Hint::Person(game.players[side]));
        }
    }
}

impl State {
    /// Whoever does not keep up loses the place, and comes back.
    fn tell_all(&mut self, lines: &[Arc<str>]) {
        if lines.is_empty() {
            return;
        }
        let text: Arc<str> = lines.join("\n").into();
        self.members
            .retain(|_, member| member.outbox.try_send(Arc::clone(&text)).is_ok());
    }
}

/// Whether a wish outlives the page it was made on.
fn is_correspondence(terms: Terms) -> bool {
    matches!(terms.clock, Clock::Days(_))
}

/// Whether somebody may play on these terms.
fn may_play(person: &Person, terms: Terms) -> Result<(), Refusal> {
    terms.check().map_err(|_| Refusal::Terms)?;
    match person.kind {
        PersonKind::Account(_) => Ok(()),
        PersonKind::Guest if !terms.rated => Ok(()),
        _ => Err(Refusal::SignIn),
    }
}

fn line(seek: &Seek, person: Option<&Person>, rating: Option<Rated>) -> Reply {
    let side = seek.wish.side;
    Reply::Seek {
        id: number(seek.id),
        seek: lines::Seek {
            terms: seek.wish.terms,
            side: side.map_or(SideWanted::Any, SideWanted::This),
        },
        name: person.and_then(Person::name).unwrap_or("-").to_owned(),
        rating: rating.map(|rated| rated.rating.round() as i32),
    }
}

fn number(id: SeekId) -> u64 {
    u64::try_from(id.0).unwrap_or_default()
}

fn count(games: usize) -> u32 {
    u32::try_from(games).unwrap_or(u32::MAX)
}

fn unavailable(_: Down) -> Refusal {
    Refusal::Unavailable
}

//! The socket of online play: a page's lines to the room it watches or to the lobby, and theirs to the page.

use std::collections::{HashMap, HashSet};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use kamisado_online::lines::{Reply, Request};
use kamisado_online::{PersonId, Refusal, Seat, Slug, Time as _, Unavailable};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at};
use tokio_util::sync::CancellationToken;
use tracing::field::Empty;
use tracing::{Instrument as _, Span, debug, error_span};

use super::Online;
use super::lobby::Place;
use crate::address::Address;
use crate::metrics::{ACKNOWLEDGEMENT_SECONDS, LAG_SECONDS, REFUSALS};
use crate::origin::Origin;
use crate::people::Visitor;
use crate::store::{Pairing, Person, Seek, SeekId, SessionId};

/// What is read at once. The standard of 128 KiB for each socket would be most of what the server needs.
const READ_BUFFER: usize = 1 << 10;

/// How many lines may be unreadable before a socket is closed.
const NONSENSE: u32 = 20;

/// How many pings may stay without an answer.
const SILENT_PINGS: u32 = 2;

/// Opens a socket for a page of this server.
pub(crate) async fn socket(
    State(online): State<Online>,
    Extension(address): Extension<Address>,
    visitor: Visitor,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if Origin::of(&headers) == Origin::Foreign {
        return StatusCode::FORBIDDEN.into_response();
    }
    let longest = online.limits().online_line_bytes.0;
    let lifetime = online.life().begin();
    let session = visitor.session();
    let person = visitor.person().cloned();
    // Inside that of the request, so that what is logged about a socket has its id.
    let span = error_span!(
        "socket",
        person = person.as_ref().map(|person| person.id.0),
        game = Empty
    );
    upgrade
        .read_buffer_size(READ_BUFFER)
        // Lines are short, and each is to be there at once.
        .write_buffer_size(0)
        .max_message_size(longest)
        .max_frame_size(longest)
        .on_upgrade(async move |mut socket| {
            let conversation = converse(&mut socket, &online, address, person, session);
            lifetime.limit(conversation).instrument(span).await;
        })
}

/// Speaks with a page, and says goodbye.
async fn converse(
    socket: &mut WebSocket,
    online: &Online,
    address: Address,
    person: Option<Person>,
    session: Option<SessionId>,
) {
    let slot = online.slots().take(address);
    let known = person.as_ref().map(|person| person.id).zip(session);
    let listed = known.map(|(person, session)| online.sockets().enter(person, session));
    let farewell = match (slot, listed) {
        (None, _) | (_, Some(None)) => {
            farewell(close_code::AGAIN, "there is no room for another socket")
        }
        (Some(slot), listed) => {
            let ended = listed.flatten();
            let revoked = ended.as_ref().map(|entry| entry.ended.clone());
            let revoked = revoked.unwrap_or_default();
            let lost = slot.lost();
            let conversation = Conversation::new(socket, online, address, person).lead();
            tokio::select! {
                farewell = conversation => farewell,
                () = lost.cancelled() => farewell(close_code::AGAIN, "others need the room"),
                () = revoked.cancelled() => farewell(close_code::POLICY, "this session has ended"),
            }
        }
    };
    // Whoever has left need not be told.
    let _ = socket.send(Message::Close(farewell)).await;
}

/// How a conversation ends: with a last word, unless the other side has gone.
type Farewell = Option<CloseFrame>;

fn farewell(code: u16, reason: &'static str) -> Farewell {
    Some(CloseFrame {
        code,
        reason: reason.into(),
    })
}

/// Where a page is.
enum Where {
    Nowhere,
    Game(Seat),
    Lobby { _place: Place },
}

struct Conversation<'a> {
    socket: &'a mut WebSocket,
    online: &'a Online,
    address: Address,
    person: Option<Person>,
    place: Where,
    /// What the room or the lobby has to say.
    inbox: Option<mpsc::Receiver<Arc<str>>>,
    nonsense: u32,
    /// When the last ping was sent, and how many were not answered.
    pinged: Instant,
    unanswered: u32,
    /// When the player last did something that has not been answered.
    acted: Option<Instant>,
}

impl<'a> Conversation<'a> {
    fn new(
        socket: &'a mut WebSocket,
        online: &'a Online,
        address: Address,
        person: Option<Person>,
    ) -> Conversation<'a> {
        Conversation {
            socket,
            online,
            address,
            person,
            place: Where::Nowhere,
            inbox: None,
            nonsense: 0,
            pinged: Instant::now(),
            unanswered: 0,
            acted: None,
        }
    }

    /// Speaks until one side has had enough.
    async fn lead(mut self) -> Farewell {
        match self.converse().await {
            Ok(never) => match never {},
            Err(farewell) => farewell,
        }
    }

    async fn converse(&mut self) -> Result<std::convert::Infallible, Farewell> {
        let time = self.online.limits().online_ping_time;
        let mut pings = interval_at(Instant::now() + time, time);
        let online = self.online;
        let mut closing = pin!(online.life().is_closing());
        loop {
            tokio::select! {
                message = self.socket.recv() => {
                    // Whatever it is, it has been read.
                    self.online.rates().lines.wait(self.address).await;
                    self.receive(message).await?;
                }
                line = next(&mut self.inbox) => match line {
                    Some(line) => self.pass_on(line).await?,
                    // A page that does not keep up comes back with what it knows; so does one whose room ends.
                    None => return Err(farewell(close_code::AGAIN, "connect again")),
                },
                _ = pings.tick() => self.ping().await?,
                () = &mut closing => {
                    self.say(&Reply::Again).await?;
                    return Err(farewell(close_code::AWAY, "the server ends"));
                }
            }
        }
    }

    async fn receive(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<(), Farewell> {
        match message {
            Some(Ok(Message::Text(text))) => {
                for line in text.lines() {
                    self.answer(line).await?;
                }
                Ok(())
            }
            Some(Ok(Message::Binary(_))) => self.malformed().await,
            Some(Ok(Message::Pong(_))) => {
                self.unanswered = 0;
                let time = self.pinged.elapsed();
                LAG_SECONDS.record([], time.as_secs_f64());
                if let Where::Game(seat) = &self.place {
                    seat.measured(time).await;
                }
                Ok(())
            }
            Some(Ok(Message::Ping(_))) => Ok(()),
            Some(Ok(Message::Close(_))) | None => Err(None),
            Some(Err(error)) => {
                debug!(%error, "a socket broke off");
                Err(farewell(close_code::PROTOCOL, "this cannot be read"))
            }
        }
    }

    async fn answer(&mut self, line: &str) -> Result<(), Farewell> {
        let Ok(request) = line.parse() else {
            return self.malformed().await;
        };
        if matches!(request, Request::Act(_)) {
            self.acted.get_or_insert_with(Instant::now);
        }
        match request {
            Request::Watch { slug, seen } => self.watch(slug, seen).await,
            Request::Lobby => self.enter_lobby().await,
            Request::Act(command) => match &self.place {
                Where::Game(seat) if seat.act(command).await => Ok(()),
                Where::Game(_) => Err(farewell(close_code::AGAIN, "connect again")),
                _ => {
                    let no = Reply::no(command.seen.into(), Refusal::NotWatching);
                    self.say(&no).await
                }
            },
            Request::Bye => {
                if let Where::Game(seat) = &self.place {
                    seat.bye().await;
                }
                Err(farewell(close_code::NORMAL, ""))
            }
            Request::Ping(number) => {
                let now = self.online.store().now();
                self.say(&Reply::Pong { number, now }).await
            }
            Request::Seek(_) | Request::Pair(_) | Request::Take(_) | Request::Unseek(_) => {
                let number = match request {
                    Request::Take(id) | Request::Unseek(id) => id,
                    _ => 0,
                };
                let reply = match self.wish(request).await {
                    Ok(reply) => reply,
                    Err(why) => Reply::no(number, why),
                };
                self.say(&reply).await
            }
        }
    }

    async fn watch(&mut self, slug: Slug, seen: u32) -> Result<(), Farewell> {
        self.place = Where::Nowhere;
        let (outbox, inbox) = mpsc::channel(self.online.limits().online_outbox);
        let person = self.person.as_ref().map(|person| person.id);
        let joined = self.online.host().join(slug, person, seen, outbox).await;
        let why = match joined {
            Ok(Some(seat)) => {
                Span::current().record("game", slug.as_str());
                debug!(side = ?seat.side(), "a game is watched");
                if seat.side().is_some() {
                    self.online.computers().wake(slug, self.address).await;
                }
                self.place = Where::Game(seat);
                self.inbox = Some(inbox);
                // How long a message takes is known from the beginning.
                return self.ping().await;
            }
            Ok(None) => Refusal::NoSuchGame,
            Err(Unavailable::Full) => Refusal::Full,
            Err(Unavailable::Closing) => {
                self.say(&Reply::Again).await?;
                return Err(farewell(close_code::AWAY, "the server ends"));
            }
            Err(error) => {
                debug!(%error, "a game cannot be watched");
                Refusal::Unavailable
            }
        };
        self.say(&Reply::no(0, why)).await
    }

    async fn enter_lobby(&mut self) -> Result<(), Farewell> {
        self.place = Where::Nowhere;
        let (outbox, inbox) = mpsc::channel(self.online.limits().online_outbox);
        let person = self.person.as_ref().map(|person| person.id);
        match self.online.lobby().join(person, outbox).await {
            Ok(place) => {
                self.place = Where::Lobby { _place: place };
                self.inbox = Some(inbox);
                Ok(())
            }
            Err(_) => self.say(&Reply::no(0, Refusal::Unavailable)).await,
        }
    }

    /// Does what somebody who looks for an opponent asks for.
    async fn wish(&mut self, request: Request) -> Result<Reply, Refusal> {
        let person = self.person.as_ref().ok_or(Refusal::Stranger)?;
        if !matches!(self.place, Where::Lobby { .. }) {
            // Nobody would know how long the wish holds.
            return Err(Refusal::NotWatching);
        }
        let (lobby, address) = (self.online.lobby(), self.address);
        match request {
            Request::Seek(seek) => {
                let posted = lobby.post(person, address, seek, false).await?;
                Ok(is_posted(&posted))
            }
            Request::Pair(terms) => match lobby.pair(person, address, terms).await? {
                Pairing::Game(game) => Ok(Reply::Game(game.slug)),
                Pairing::Waiting(posted) => Ok(is_posted(&posted)),
            },
            Request::Take(id) => {
                let game = lobby.take_number(person, address, id).await?;
                Ok(Reply::Game(game.slug))
            }
            Request::Unseek(id) => {
                let seek = SeekId(i64::try_from(id).map_err(|_| Refusal::NoSuchSeek)?);
                lobby.withdraw(person.id, seek).await?;
                Ok(Reply::Ok(id))
            }
            _ => Err(Refusal::Malformed),
        }
    }

    async fn malformed(&mut self) -> Result<(), Farewell> {
        self.nonsense += 1;
        if self.nonsense > NONSENSE {
            return Err(farewell(close_code::POLICY, "too much that cannot be read"));
        }
        self.say(&Reply::no(0, Refusal::Malformed)).await
    }

    /// Asks whether the page is still there, and keeps its seeks open as long as it is.
    async fn ping(&mut self) -> Result<(), Farewell> {
        if self.unanswered >= SILENT_PINGS {
            return Err(None);
        }
        self.unanswered += 1;
        self.pinged = Instant::now();
        self.send(Message::Ping(Bytes::new())).await?;
        if let (Where::Lobby { .. }, Some(person)) = (&self.place, &self.person) {
            // What fails now is tried again with the next ping.
            let _ = self.online.lobby().keep_live(person.id).await;
        }
        Ok(())
    }

    async fn say(&mut self, reply: &Reply) -> Result<(), Farewell> {
        self.tell(&reply.to_string()).await
    }

    async fn tell(&mut self, line: &str) -> Result<(), Farewell> {
        self.measure(line);
        self.send(Message::text(line)).await
    }

    /// Tells a line of the room or the lobby, and all that wait behind it in the same message: an entry and its acknowledgement come together.
    async fn pass_on(&mut self, first: Arc<str>) -> Result<(), Farewell> {
        self.measure(&first);
        let mut text = String::from(&*first);
        while let Some(line) = self.inbox.as_mut().and_then(|inbox| inbox.try_recv().ok()) {
            self.measure(&line);
            text.push('\n');
            text.push_str(&line);
        }
        self.send(Message::text(text)).await
    }

    /// Notes how long an answer took, and what was refused.
    fn measure(&mut self, line: &str) {
        let mut words = line.split(' ');
        let first = words.next();
        if !matches!(first, Some("ok" | "no")) {
            return;
        }
        if let Some(acted) = self.acted.take() {
            ACKNOWLEDGEMENT_SECONDS.record([], acted.elapsed().as_secs_f64());
        }
        if first == Some("no")
            && let Some(why) = words.nth(1).and_then(Refusal::named)
        {
            REFUSALS.count([why.code()]);
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), Farewell> {
        // The connection itself gives up a page that does not read.
        self.socket.send(message).await.map_err(|_| None)
    }
}

fn is_posted(seek: &Seek) -> Reply {
    Reply::Ok(u64::try_from(seek.id.0).unwrap_or_default())
}

/// The next line for the page. Without an inbox this never comes back.
async fn next(inbox: &mut Option<mpsc::Receiver<Arc<str>>>) -> Option<Arc<str>> {
    match inbox {
        Some(inbox) => inbox.recv().await,
        None => std::future::pending().await,
    }
}

/// The sockets of everybody who is known: this many for each, and none without its session.
#[derive(Clone, Debug)]
pub(crate) struct Sockets {
    each: usize,
    all: Arc<Mutex<HashMap<PersonId, Vec<Entry>>>>,
}

/// A socket of somebody, off the list when it is dropped.
#[derive(Debug)]
pub(crate) struct Listed {
    sockets: Sockets,
    person: PersonId,
    /// Is cancelled when the session ends.
    ended: CancellationToken,
}

#[derive(Debug)]
struct Entry {
    session: SessionId,
    ended: CancellationToken,
}

impl Sockets {
    pub(crate) fn new(each: usize) -> Sockets {
        Sockets {
            each,
            all: Arc::default(),
        }
    }

    /// A place for a socket of somebody, unless they have enough.
    fn enter(&self, person: PersonId, session: SessionId) -> Option<Listed> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let own = all.entry(person).or_default();
        if own.len() >= self.each {
            return None;
        }
        let ended = CancellationToken::new();
        own.push(Entry {
            session,
            ended: ended.clone(),
        });
        Some(Listed {
            sockets: self.clone(),
            person,
            ended,
        })
    }

    /// Whether somebody has a socket here.
    pub(crate) fn has(&self, person: PersonId) -> bool {
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.contains_key(&person)
    }

    /// The sessions of all sockets.
    pub(crate) fn sessions(&self) -> Vec<SessionId> {
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.values().flatten().map(|entry| entry.session).collect()
    }

    /// Closes the sockets of those sessions that were asked about and are not open.
    pub(crate) fn keep_open(&self, asked: &[SessionId], open: &HashSet<SessionId>) {
        let asked: HashSet<_> = asked.iter().copied().collect();
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        for entry in all.values().flatten() {
            if asked.contains(&entry.session) && !open.contains(&entry.session) {
                entry.ended.cancel();
            }
        }
    }

    /// Closes the sockets of somebody whose sessions are not among these.
    pub(crate) fn keep_only(&self, person: PersonId, sessions: &[SessionId]) {
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        for entry in all.get(&person).into_iter().flatten() {
            if !sessions.contains(&entry.session) {
                entry.ended.cancel();
            }
        }
    }
}

impl Drop for Listed {
    fn drop(&mut self) {
        // So that it is known again which entry was this one.
        self.ended.cancel();
        let all = &self.sockets.all;
        let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = all.get_mut(&self.person) {
            own.retain(|entry| !entry.ended.is_cancelled());
            if own.is_empty() {
                all.remove(&self.person);
            }
        }
    }
}

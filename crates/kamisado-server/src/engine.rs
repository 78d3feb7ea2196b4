//! The engine behind a WebSocket: the lines of the protocol, with fair limits.
//!
//! Every socket has a session of its own. Searches take turns on a few threads, so that no visitor waits for the end of another's
//! long search; a search that is told to stop is let through at once.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use kamisado_engine::Stop;
use kamisado_link::{Capacity, Reply, Search, Session, Status, SystemClock};
use tokio::sync::{Notify, Semaphore, mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tracing::{debug, error, warn};

/// What the server gives to those who use its engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineLimits {
    /// How many sessions there may be at once.
    pub sessions: usize,
    /// How many of them may come from one address; for IPv6 from one network of 64 bits.
    pub sessions_per_address: usize,
    /// How many searches run at once; others wait for their turn.
    pub searches: usize,
    /// After which time a search is stopped. It answers with what it has found by then.
    pub search_time: Duration,
    /// The largest table of a session, in MiB.
    pub hash: u32,
    /// How many bytes a line may have.
    pub line: usize,
    /// After which time without a line, and without a search, a session is ended.
    pub idle: Duration,
}

impl Default for EngineLimits {
    /// As many searches as there are processors, and at most one gibibyte for all tables together.
    fn default() -> EngineLimits {
        EngineLimits {
            sessions: 64,
            sessions_per_address: 8,
            searches: thread::available_parallelism().map_or(1, usize::from),
            search_time: Duration::from_secs(30),
            hash: 16,
            line: 256 << 10,
            idle: Duration::from_secs(15 * 60),
        }
    }
}

/// How long a search runs before it is another's turn.
const TURN: Duration = Duration::from_millis(100);

/// How long a visitor may take to receive a line, and the server to say goodbye.
const PATIENCE: Duration = Duration::from_secs(5);

/// All sessions.
#[derive(Clone, Debug)]
pub(crate) struct Engines {
    limits: Arc<EngineLimits>,
    visitors: Arc<Mutex<HashMap<IpAddr, usize>>>,
    /// One permit for each search that may run.
    turns: Arc<Semaphore>,
    /// Becomes true when the server ends; every session listens.
    closing: watch::Sender<bool>,
}

impl Engines {
    pub(crate) fn new(limits: EngineLimits) -> Engines {
        Engines {
            turns: Arc::new(Semaphore::new(limits.searches.max(1))),
            limits: Arc::new(limits),
            visitors: Arc::default(),
            closing: watch::Sender::new(false),
        }
    }

    /// Ends all sessions, and waits until they are.
    pub(crate) async fn close(&self) {
        self.closing.send_replace(true);
        if timeout(PATIENCE, self.closing.closed()).await.is_err() {
            warn!("some sessions did not end in time");
        }
    }

    /// Room for a session, if there is any.
    fn admit(&self, address: IpAddr) -> Option<Guest> {
        let address = network(address);
        let mut visitors = self.visitors.lock().unwrap_or_else(PoisonError::into_inner);
        let sessions = visitors.values().sum::<usize>();
        let own = visitors.get(&address).copied().unwrap_or_default();
        let is_closing = *self.closing.borrow();
        if is_closing || sessions >= self.limits.sessions || own >= self.limits.sessions_per_address
        {
            return None;
        }
        visitors.insert(address, own + 1);
        Some(Guest {
            visitors: Arc::clone(&self.visitors),
            address,
        })
    }
}

/// What counts as one address: a household gets 64 bits of IPv6 addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        v4 => v4,
    }
}

/// The room a session takes, which it gives back at its end.
#[derive(Debug)]
struct Guest {
    visitors: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut visitors = self.visitors.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sessions) = visitors.get_mut(&self.address) {
            *sessions -= 1;
            if *sessions == 0 {
                visitors.remove(&self.address);
            }
        }
    }
}

/// Opens a session for a page of this server.
pub(crate) async fn socket(
    State(engines): State<Engines>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_own_page(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let largest = engines.limits.line.saturating_mul(2);
    upgrade
        .max_message_size(largest)
        .max_frame_size(largest)
        .on_upgrade(async move |mut socket| {
            // A script sees why a session is ended, but not why one is refused; so it is opened first.
            let farewell = match engines.admit(address.ip()) {
                None => farewell(close_code::AGAIN, "there is no room for another session"),
                Some(_guest) => Conversation::new(&mut socket, &engines).lead().await,
            };
            let goodbye = socket.send(Message::Close(farewell));
            // Whoever has left need not be told.
            let _ = timeout(PATIENCE, goodbye).await;
        })
}

/// Whether a request comes from a page of this server, or from a program that is no browser: browsers tell where a page is from.
fn is_own_page(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().ok());
    match (text(header::ORIGIN), text(header::HOST)) {
        (None, _) => true,
        (Some(Some(origin)), Some(Some(host))) => origin
            .split_once("://")
            .is_some_and(|(_, own)| own.eq_ignore_ascii_case(host)),
        _ => false,
    }
}

fn farewell(code: u16, reason: &'static str) -> Option<CloseFrame> {
    Some(CloseFrame {
        code,
        reason: reason.into(),
    })
}

/// How a conversation ends: with a last word, unless the other side has gone.
type Farewell = Option<CloseFrame>;

struct Conversation<'socket> {
    socket: &'socket mut WebSocket,
    engines: &'socket Engines,
    closing: watch::Receiver<bool>,
    session: Session,
    search: Option<Running>,
}

/// A search that takes its turns.
struct Running {
    stop: Stop,
    stopped: Arc<Notify>,
    /// What it says; ends with it.
    lines: mpsc::Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Running {
    fn stop(&self) {
        self.stop.now();
        self.stopped.notify_one();
    }
}

impl<'socket> Conversation<'socket> {
    fn new(socket: &'socket mut WebSocket, engines: &'socket Engines) -> Conversation<'socket> {
        let capacity = Capacity {
            hash: engines.limits.hash.max(1),
            threads: 1,
        };
        Conversation {
            socket,
            engines,
            closing: engines.closing.subscribe(),
            session: Session::with_capacity(SystemClock::start(), capacity),
            search: None,
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
        loop {
            tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(Message::Text(text))) => {
                        for line in text.lines() {
                            self.answer(line).await?;
                        }
                    }
                    Some(Ok(Message::Binary(_))) => {
                        let reply = Reply::Error("lines are sent as text".to_owned());
                        self.say(reply.to_string()).await?;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_))) | None => return Err(None),
                    Some(Err(error)) => {
                        debug!(%error, "a session broke off");
                        return Err(farewell(close_code::PROTOCOL, "this cannot be read"));
                    }
                },
                line = next_line(&mut self.search) => self.hear(line).await?,
                () = sleep(self.engines.limits.idle), if self.search.is_none() => {
                    return Err(farewell(close_code::NORMAL, "nothing was said for long"));
                }
                () = end_of_server(&mut self.closing) => {
                    return Err(farewell(close_code::AWAY, "the server ends"));
                }
            }
        }
    }

    /// Answers a line.
    async fn answer(&mut self, line: &str) -> Result<(), Farewell> {
        let longest = self.engines.limits.line;
        let handled = if line.len() > longest {
            Reply::Error(format!("a line has at most {longest} signs here")).into()
        } else {
            self.session.handle(line)
        };
        for reply in handled.replies {
            self.say(reply.to_string()).await?;
        }
        // A search that was told to stop says its last word before the next line is looked at; one that has said it is over.
        while let Some(search) = &mut self.search
            && (search.stop.is_asked() || !self.session.is_searching())
        {
            search.stop();
            let line = search.lines.recv().await;
            self.hear(line).await?;
        }
        if let Some(search) = handled.search {
            self.search = Some(self.begin(search));
        }
        if handled.quit {
            return Err(farewell(close_code::NORMAL, ""));
        }
        Ok(())
    }

    /// Lets a search take its turns.
    fn begin(&self, search: Search) -> Running {
        let stop = search.stopper();
        let stopped = Arc::<Notify>::default();
        let (say, lines) = mpsc::channel(64);
        let turns = Turns {
            permits: Arc::clone(&self.engines.turns),
            stop: stop.clone(),
            stopped: Arc::clone(&stopped),
            longest: self.engines.limits.search_time,
        };
        tokio::spawn(turns.take(search, say));
        Running {
            stop,
            stopped,
            lines,
        }
    }

    /// Passes on what a search says.
    async fn hear(&mut self, line: Option<String>) -> Result<(), Farewell> {
        match line {
            Some(line) => self.say(line).await,
            None => {
                self.search = None;
                if self.session.is_searching() {
                    return Err(farewell(close_code::ERROR, "the search broke down"));
                }
                Ok(())
            }
        }
    }

    async fn say(&mut self, line: String) -> Result<(), Farewell> {
        match timeout(PATIENCE, self.socket.send(Message::text(line))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(None),
            Err(_) => Err(farewell(close_code::POLICY, "nobody listens")),
        }
    }
}

/// Comes back when the server ends.
async fn end_of_server(closing: &mut watch::Receiver<bool>) {
    // Without anybody left to tell it, the server has ended.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// The next line of a search, `None` at its end; without a search this never comes back.
async fn next_line(search: &mut Option<Running>) -> Option<String> {
    match search {
        Some(search) => search.lines.recv().await,
        None => std::future::pending().await,
    }
}

/// How a search shares the processors with others.
struct Turns {
    permits: Arc<Semaphore>,
    stop: Stop,
    stopped: Arc<Notify>,
    longest: Duration,
}

impl Turns {
    /// Takes turns until the search is over.
    async fn take(self, mut search: Search, say: mpsc::Sender<String>) {
        let alarm = self.set_alarm();
        loop {
            // Whoever is told to stop has next to nothing left to do, and need not wait for that.
            let turn = tokio::select! {
                turn = Arc::clone(&self.permits).acquire_owned(), if !self.stop.is_asked() => turn.ok(),
                () = self.stopped.notified(), if !self.stop.is_asked() => None,
                else => None,
            };
            let stepping = tokio::task::spawn_blocking(move || {
                let mut lines = Vec::new();
                let began = Instant::now();
                let mut progress = Status::More;
                while progress == Status::More && began.elapsed() < TURN {
                    progress = search.step(&mut |reply| lines.push(reply.to_string()));
                }
                drop(turn);
                (search, progress, lines)
            });
            let (progress, lines);
            (search, progress, lines) = match stepping.await {
                Ok(stepped) => stepped,
                Err(error) => {
                    error!(%error, "a search broke down");
                    break;
                }
            };
            for line in lines {
                if say.send(line).await.is_err() {
                    self.stop.now();
                }
            }
            match progress {
                Status::Done => break,
                Status::Waiting if !self.stop.is_asked() => self.stopped.notified().await,
                Status::Waiting | Status::More => {}
            }
        }
        alarm.abort();
    }

    /// Stops the search when it takes too long.
    fn set_alarm(&self) -> JoinHandle<()> {
        let Turns {
            stop,
            stopped,
            longest,
            ..
        } = self;
        let (stop, stopped, longest) = (stop.clone(), Arc::clone(stopped), *longest);
        tokio::spawn(async move {
            sleep(longest).await;
            stop.now();
            stopped.notify_one();
        })
    }
}

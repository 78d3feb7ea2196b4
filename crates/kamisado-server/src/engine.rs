//! The engine behind a WebSocket: the lines of the protocol, with fair limits.
//!
//! Every socket has a session of its own. Lines are answered and searches run on the threads of the [`Pool`], a small piece at a
//! time, so that no visitor waits until another's long search is over. The output of a piece is sent before the next piece is
//! queued, so nothing piles up for a visitor who does not read.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{
    CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use kamisado_engine::Stop;
use kamisado_i18n::Message;
use kamisado_link::{Capacity, Reply, Search, Session, Status, SystemClock};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until};
use tracing::debug;

use crate::address::Address;
use crate::life::Life;
use crate::limits::Limits;
use crate::online::Online;
use crate::origin::Origin;
use crate::pool::Pool;
use crate::rates::Rates;
use crate::slots::Slots;

/// The size of the buffers of a socket. With the default of 128 KiB they would be most of the server's memory.
const BUFFER: usize = 4 << 10;

/// All sessions.
#[derive(Clone, Debug)]
pub(crate) struct Engines {
    limits: Arc<Limits>,
    slots: Slots,
    pool: Pool,
    rates: Rates,
    life: Life,
}

impl Engines {
    pub(crate) fn new(limits: Arc<Limits>, pool: Pool, rates: Rates, life: Life) -> Engines {
        Engines {
            slots: Slots::new(limits.sessions, limits.sessions_per_address),
            limits,
            pool,
            rates,
            life,
        }
    }

    /// How many sessions there are.
    pub(crate) fn sessions(&self) -> usize {
        self.slots.taken()
    }

    /// Queues the next piece of a search.
    fn step(&self, address: Address, mut search: Search) -> oneshot::Receiver<Stepped> {
        let slice = self.limits.slice;
        self.pool.submit(address, move || {
            let began = std::time::Instant::now();
            let mut lines = Vec::new();
            let mut status = Status::More;
            while status == Status::More && began.elapsed() < slice {
                status = search.step(&mut |reply| lines.push(reply.to_string()));
            }
            Stepped {
                search,
                status,
                lines,
            }
        })
    }
}

/// Opens a session for a page of this server.
pub(crate) async fn socket(
    State(engines): State<Engines>,
    State(online): State<Online>,
    Extension(address): Extension<Address>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if Origin::of(&headers) == Origin::Foreign {
        return StatusCode::FORBIDDEN.into_response();
    }
    let largest = engines.limits.line_bytes.0.saturating_mul(2);
    let lifetime = engines.life.begin();
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(largest)
        .max_frame_size(largest)
        .on_upgrade(async move |mut socket| {
            let conversation = converse(&mut socket, &engines, &online, address);
            lifetime.limit(conversation).await;
        })
}

/// Runs a conversation, and closes the socket with a reason.
async fn converse(socket: &mut WebSocket, engines: &Engines, online: &Online, address: Address) {
    // A script can read why a socket was closed, but not why a request was refused, so the socket is opened first.
    let farewell = match engines.slots.take(address) {
        None => farewell(close_code::AGAIN, "there is no room for another session"),
        Some(slot) => {
            let conversation = Conversation::new(socket, engines, online, address).lead();
            let lost = slot.lost();
            tokio::select! {
                farewell = conversation => farewell,
                () = lost.cancelled() => farewell(close_code::AGAIN, "others need the room"),
            }
        }
    };
    // A visitor who has left need not be informed.
    let _ = socket.send(Frame::Close(farewell)).await;
}

fn farewell(code: u16, reason: &'static str) -> Farewell {
    Some(CloseFrame {
        code,
        reason: reason.into(),
    })
}

/// How a conversation ends: with a close frame, unless the visitor has gone.
type Farewell = Option<CloseFrame>;

struct Conversation<'socket> {
    socket: &'socket mut WebSocket,
    engines: &'socket Engines,
    online: &'socket Online,
    address: Address,
    /// `None` while a thread of the pool uses it to answer a line.
    session: Option<Session>,
    search: Option<Running>,
    /// When the visitor last sent a line or the engine last worked. Pings do not count.
    active: Instant,
}

/// A search in progress.
struct Running {
    stop: Stop,
    /// When it will be stopped, unless it has been stopped already.
    deadline: Option<Instant>,
    /// Its piece in the pool, unless it waits for `stop`.
    turn: Option<oneshot::Receiver<Stepped>>,
    /// The search, while it waits for `stop`.
    resting: Option<Search>,
}

/// A search after a piece of its work.
struct Stepped {
    search: Search,
    status: Status,
    lines: Vec<String>,
}

/// A session after a line.
struct Answered {
    session: Session,
    lines: Vec<String>,
    search: Option<Search>,
    quit: bool,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.now();
    }
}

impl<'socket> Conversation<'socket> {
    fn new(
        socket: &'socket mut WebSocket,
        engines: &'socket Engines,
        online: &'socket Online,
        address: Address,
    ) -> Conversation<'socket> {
        let mebibytes = u32::try_from(engines.limits.hash.0 >> 20).unwrap_or(u32::MAX);
        let capacity = Capacity {
            hash: mebibytes.max(1),
            line: engines.limits.line_bytes.0,
            ..Capacity::STRANGERS
        };
        Conversation {
            socket,
            engines,
            online,
            address,
            session: Some(Session::with_capacity(SystemClock::start(), capacity)),
            search: None,
            active: Instant::now(),
        }
    }

    /// Answers messages until one side ends the conversation.
    async fn lead(mut self) -> Farewell {
        match self.converse().await {
            Ok(never) => match never {},
            Err(farewell) => farewell,
        }
    }

    async fn converse(&mut self) -> Result<Infallible, Farewell> {
        loop {
            let idle = self.active + self.engines.limits.session_idle_time;
            let deadline = self.search.as_ref().and_then(|search| search.deadline);
            tokio::select! {
                message = self.socket.recv() => {
                    // Every message counts, whatever it holds.
                    self.engines.rates.messages.wait(self.address).await;
                    match message {
                        Some(Ok(Frame::Text(text))) => self.read(text).await?,
                        Some(Ok(Frame::Binary(_))) => {
                            let reply = Reply::Error("lines are sent as text".to_owned());
                            self.say(reply.to_string()).await?;
                        }
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                        Some(Ok(Frame::Close(_))) | None => return Err(None),
                        Some(Err(error)) => {
                            debug!(%error, "a session broke off");
                            return Err(farewell(close_code::PROTOCOL, "this cannot be read"));
                        }
                    }
                }
                stepped = next_step(&mut self.search) => self.hear(stepped).await?,
                () = sleep_until(deadline.unwrap_or(idle)), if deadline.is_some() => self.stop(),
                () = sleep_until(idle), if self.search.is_none() => {
                    return Err(farewell(close_code::NORMAL, "nothing was said for long"));
                }
                () = self.engines.life.is_closing() => {
                    return Err(farewell(close_code::AWAY, "the server ends"));
                }
            }
        }
    }

    /// Answers the lines of a message.
    async fn read(&mut self, text: Utf8Bytes) -> Result<(), Farewell> {
        if text
            .lines()
            .nth(self.engines.limits.lines_per_message)
            .is_some()
        {
            return Err(farewell(close_code::POLICY, "too many lines in a message"));
        }
        for line in text.lines() {
            self.answer(line.to_owned()).await?;
        }
        Ok(())
    }

    /// Answers a line.
    async fn answer(&mut self, line: String) -> Result<(), Farewell> {
        let mut session = self.session.take().ok_or_else(broken)?;
        let position = session.game().position();
        if is_search(&line) && position.is_some_and(|it| self.online.is_played_for_rating(it)) {
            let refusal = Message::EngineRated.say(session.options().language);
            self.session = Some(session);
            return self.say(Reply::Error(refusal).to_string()).await;
        }
        let answering = self.engines.pool.submit(self.address, move || {
            let handled = session.handle(&line);
            Answered {
                session,
                lines: handled.replies.iter().map(Reply::to_string).collect(),
                search: handled.search,
                quit: handled.quit,
            }
        });
        let answered = answering.await.map_err(|_| broken())?;
        let is_searching = answered.session.is_searching();
        self.session = Some(answered.session);
        self.active = Instant::now();
        for line in answered.lines {
            self.say(line).await?;
        }
        // A search that has been stopped sends its result before the next line is read.
        while let Some(search) = &self.search
            && (search.stop.is_asked() || answered.search.is_some() || !is_searching)
        {
            self.stop();
            let stepped = next_step(&mut self.search).await;
            self.hear(stepped).await?;
        }
        if let Some(search) = answered.search {
            self.search = Some(Running {
                stop: search.stopper(),
                deadline: Some(Instant::now() + self.engines.limits.search_time),
                turn: Some(self.engines.step(self.address, search)),
                resting: None,
            });
        }
        if answered.quit {
            return Err(farewell(close_code::NORMAL, ""));
        }
        Ok(())
    }

    /// Stops the search.
    fn stop(&mut self) {
        if let Some(running) = &mut self.search {
            running.stop.now();
            running.deadline = None;
            if let Some(search) = running.resting.take() {
                running.turn = Some(self.engines.step(self.address, search));
            }
        }
    }

    /// Sends the output of a search, and lets it continue.
    async fn hear(&mut self, stepped: Option<Stepped>) -> Result<(), Farewell> {
        let stepped = stepped.ok_or_else(broken)?;
        for line in stepped.lines {
            self.say(line).await?;
        }
        self.active = Instant::now();
        let Some(running) = &mut self.search else {
            return Ok(());
        };
        running.turn = None;
        match stepped.status {
            Status::Done => self.search = None,
            Status::Waiting if !running.stop.is_asked() => running.resting = Some(stepped.search),
            Status::Waiting | Status::More => {
                running.turn = Some(self.engines.step(self.address, stepped.search));
            }
        }
        Ok(())
    }

    async fn say(&mut self, line: String) -> Result<(), Farewell> {
        // The connection drops a visitor who does not read.
        self.socket.send(Frame::text(line)).await.map_err(|_| None)
    }
}

/// Whether a line asks what to play.
fn is_search(line: &str) -> bool {
    matches!(
        line.split_whitespace().next(),
        Some("go" | "analyse" | "review")
    )
}

/// The search after its next piece of work, or `None` when it panicked. Never returns when no piece is queued.
async fn next_step(search: &mut Option<Running>) -> Option<Stepped> {
    match search.as_mut().and_then(|search| search.turn.as_mut()) {
        Some(turn) => turn.await.ok(),
        None => std::future::pending().await,
    }
}

fn broken() -> Farewell {
    farewell(close_code::ERROR, "the engine broke down")
}

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kamisado_online::lines::{Reply, Request};
use kamisado_online::{
    Bus, BusStatus, Hint, Host, Limits, PersonId, Reach, Refusal, Stamp, Time as _, Unavailable,
};
use tokio::sync::{broadcast, mpsc};
use tokio::task::AbortHandle;
use tokio::time::sleep;

use super::journal::{Line, Watch, thawed};
use super::world::{Mutation, World};

/// How many lines may wait for a client. Few, so that it happens that there are too many.
const OUTBOX: usize = 8;

/// One server: it can be started, frozen and killed.
#[derive(Debug)]
pub(crate) struct Server {
    world: Arc<World>,
    /// Which of the servers it is.
    number: usize,
    /// The way of hints to every server, this one included.
    ways: Arc<[Way]>,
    frozen: Arc<AtomicBool>,
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    host: Host<Line>,
    watch: Arc<Watch>,
    tasks: Vec<AbortHandle>,
}

/// A client's end of a connection. It closes when the server's end does.
#[derive(Debug)]
pub(crate) struct Connection {
    pub(crate) to: mpsc::UnboundedSender<String>,
    pub(crate) from: mpsc::UnboundedReceiver<Arc<str>>,
}

impl Server {
    /// As many servers as wanted, none of which runs.
    pub(crate) fn several(world: &Arc<World>, count: usize) -> Vec<Server> {
        let ways: Arc<[Way]> = (0..count).map(|_| Way::default()).collect();
        (0..count)
            .map(|number| Server {
                world: Arc::clone(world),
                number,
                ways: Arc::clone(&ways),
                frozen: Arc::default(),
                running: None,
            })
            .collect()
    }

    pub(crate) const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    pub(crate) fn start(&mut self) {
        if self.is_running() {
            return;
        }
        let world = &self.world;
        world.set_alive(1);
        let line = Line {
            world: Arc::clone(world),
            frozen: Arc::clone(&self.frozen),
        };
        let watch = Arc::new(Watch {
            world: Arc::clone(world),
            ahead: Duration::from_millis(world.chance.below(2 * World::SKEW + 1)),
        });
        let bus = Hints {
            world: Arc::clone(world),
            number: self.number,
            ways: Arc::clone(&self.ways),
        };
        let limits = Limits {
            poll: Duration::from_secs(4),
            ..Limits::default()
        };
        let host = Host::new(Arc::new(line), Arc::new(bus), watch.clone(), limits);
        let run = tokio::spawn(host.clone().run()).abort_handle();
        self.running = Some(Running {
            host,
            watch,
            tasks: vec![run],
        });
    }

    /// Everything in memory is lost, and every connection.
    pub(crate) fn kill(&mut self) {
        if let Some(running) = self.running.take() {
            for task in running.tasks {
                task.abort();
            }
            self.world.set_alive(-1);
        }
    }

    pub(crate) fn set_frozen(&self, frozen: bool) {
        self.frozen.store(frozen, Ordering::Relaxed);
    }

    /// Hints of other servers stop coming, and its own stop reaching them; or they come again, and it looks at everything.
    pub(crate) fn set_cut(&self, is_cut: bool) {
        let way = &self.ways[self.number];
        way.is_cut.store(is_cut, Ordering::Relaxed);
        let _ = way.hints.send(Hint::Everything);
    }

    pub(crate) fn host(&self) -> Option<&Host<Line>> {
        self.running.as_ref().map(|running| &running.host)
    }

    /// The server shuts down in order, in its own time.
    pub(crate) fn close(&mut self) {
        if let Some(running) = &self.running {
            let host = running.host.clone();
            tokio::spawn(async move { host.close().await });
        }
    }

    pub(crate) fn connect(&mut self, person: Option<PersonId>) -> Option<Connection> {
        let running = self.running.as_mut()?;
        let (to, requests) = mpsc::unbounded_channel();
        let (lines, from) = mpsc::unbounded_channel();
        let socket = Socket {
            world: Arc::clone(&self.world),
            frozen: Arc::clone(&self.frozen),
            host: running.host.clone(),
            watch: Arc::clone(&running.watch),
            person,
            lines,
        };
        running.tasks.retain(|task| !task.is_finished());
        let task = tokio::spawn(socket.serve(requests)).abort_handle();
        running.tasks.push(task);
        Some(Connection { to, from })
    }
}

/// The server's end of a connection.
struct Socket {
    world: Arc<World>,
    frozen: Arc<AtomicBool>,
    host: Host<Line>,
    watch: Arc<Watch>,
    person: Option<PersonId>,
    lines: mpsc::UnboundedSender<Arc<str>>,
}

impl Socket {
    async fn serve(self, mut requests: mpsc::UnboundedReceiver<String>) {
        let (outbox, mut lines) = mpsc::channel::<Arc<str>>(OUTBOX);
        let mut outbox = Some(outbox);
        let mut seat = None;
        loop {
            let request = tokio::select! {
                biased;
                request = requests.recv() => request,
                line = lines.recv() => match line {
                    Some(line) => {
                        sleep(self.world.chance.time(40)).await;
                        thawed(&self.frozen).await;
                        if self.lines.send(line).is_err() {
                            return;
                        }
                        continue;
                    }
                    None => return,
                },
            };
            let Some(request) = request else {
                return;
            };
            sleep(self.world.chance.time(40)).await;
            thawed(&self.frozen).await;
            if self.world.fault(5) {
                return;
            }
            match request.parse::<Request>() {
                Ok(Request::Watch { slug, seen }) => {
                    // The outbox belongs to one seat, so that its end is the end of the connection.
                    let Some(outbox) = outbox.take() else {
                        return;
                    };
                    match self.host.join(slug, self.person, seen, outbox).await {
                        Ok(Some(joined)) => seat = Some(joined),
                        Ok(None) => self.reply(&Reply::no(0, Refusal::NoSuchGame)),
                        Err(Unavailable::Corrupt(_)) => {
                            self.reply(&Reply::no(0, Refusal::Unavailable));
                        }
                        Err(_) => return,
                    }
                }
                Ok(Request::Act(command)) => {
                    let Some(seat) = &seat else {
                        return;
                    };
                    if self.world.chance.happens(100) {
                        seat.measured(self.world.chance.time(800)).await;
                    }
                    if !seat.act(command).await {
                        return;
                    }
                }
                Ok(Request::Bye) => {
                    if let Some(seat) = &seat {
                        seat.bye().await;
                    }
                    return;
                }
                Ok(Request::Ping(number)) => {
                    let now: Stamp = self.watch.now();
                    self.reply(&Reply::Pong { number, now });
                }
                _ => return,
            }
        }
    }

    fn reply(&self, reply: &Reply) {
        let _ = self.lines.send(Arc::from(reply.to_string()));
    }
}

/// How hints get to a server.
#[derive(Debug)]
struct Way {
    hints: broadcast::Sender<Hint>,
    /// Whether none come from other servers, and none get to them.
    is_cut: AtomicBool,
}

impl Default for Way {
    fn default() -> Way {
        Way {
            hints: broadcast::channel(64).0,
            is_cut: AtomicBool::new(false),
        }
    }
}

/// Hints that are dropped, doubled, late, and in any order.
#[derive(Debug)]
struct Hints {
    world: Arc<World>,
    number: usize,
    ways: Arc<[Way]>,
}

impl Hints {
    fn is_cut(&self, number: usize) -> bool {
        self.ways[number].is_cut.load(Ordering::Relaxed)
    }

    fn tell(&self, hint: Hint, is_for: impl Fn(usize) -> bool) {
        let is_presence = matches!(hint, Hint::Room { .. });
        if is_presence && self.world.is_mutated(Mutation::NoPresence) {
            return;
        }
        // What is written can be read.
        let hint: Hint = hint.to_string().parse().unwrap();
        for (number, Way { hints, .. }) in self.ways.iter().enumerate() {
            let is_own = number == self.number;
            if !is_for(number) || !is_own && (self.is_cut(number) || self.is_cut(self.number)) {
                continue;
            }
            if self.world.loses_hints && self.world.fault(100) {
                continue;
            }
            let copies = if self.world.fault(50) { 2 } else { 1 };
            for _ in 0..copies {
                if self.world.fault(200) {
                    let late = self.world.chance.time(3_000);
                    let hints = hints.clone();
                    tokio::spawn(async move {
                        sleep(late).await;
                        let _ = hints.send(hint);
                    });
                } else {
                    let _ = hints.send(hint);
                }
            }
        }
    }
}

impl Bus for Hints {
    fn publish(&self, hint: Hint) {
        self.tell(hint, |_| true);
    }

    fn tell_others(&self, hint: Hint) {
        self.tell(hint, |number| number != self.number);
    }

    fn subscribe(&self) -> broadcast::Receiver<Hint> {
        self.ways[self.number].hints.subscribe()
    }

    fn status(&self) -> BusStatus {
        BusStatus {
            reach: match self.is_cut(self.number) {
                true => Reach::Cut,
                false => Reach::Connected,
            },
            sent: 0,
            received: 0,
            lost: 0,
        }
    }
}

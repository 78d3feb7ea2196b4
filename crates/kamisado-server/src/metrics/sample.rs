//! What there is at a moment.

use std::time::{SystemTime, UNIX_EPOCH};

use kamisado_online::Reach;

use super::process;
use super::table::{
    BUILD, BUS_LOST, BUS_RECEIVED, BUS_SENT, BUS_UP, CLOCK_OFFSET, COMMIT_AGE, COMPUTER_GAMES,
    CONNECTIONS, DATABASE_UP, GAMES, PASSWORD_QUEUE, POOL_QUEUE, READY, ROOMS, SESSIONS, SOCKETS,
    STARTED, VIEWERS, WRITE_QUEUE,
};
use crate::pool::Pool;
use crate::router::App;
use crate::slots::Slots;

/// Everything that is looked at.
#[derive(Clone, Debug)]
pub(crate) struct Sampled {
    app: App,
    pool: Pool,
    connections: Slots,
    started: SystemTime,
}

impl Sampled {
    pub(crate) fn new(app: &App, pool: Pool, connections: Slots) -> Sampled {
        Sampled {
            app: app.clone(),
            pool,
            connections,
            started: SystemTime::now(),
        }
    }

    /// Looks at everything.
    pub(super) fn sample(&self) {
        let App {
            health,
            online,
            engines,
            people,
            ..
        } = &self.app;
        process::sample();
        let started = self.started.duration_since(UNIX_EPOCH).unwrap_or_default();
        STARTED.set([], started.as_secs_f64());
        BUILD.set([env!("CARGO_PKG_VERSION")], 1.0);
        READY.set([], f64::from(health.report().is_ready()));
        CONNECTIONS.set([], self.connections.taken() as f64);
        SOCKETS.set([], online.open_sockets() as f64);
        COMPUTER_GAMES.set([], online.computers().games() as f64);
        SESSIONS.set([], engines.sessions() as f64);
        POOL_QUEUE.set([], self.pool.waiting() as f64);
        PASSWORD_QUEUE.set([], people.waiting_passwords() as f64);
        let rooms = online.host().live();
        let playing = rooms.iter().filter(|live| live.is_on);
        GAMES.set([], playing.count() as f64);
        VIEWERS.set([], rooms.iter().map(|live| f64::from(live.viewers)).sum());
        ROOMS.set([], rooms.len() as f64);
        let bus = online.bus().status();
        BUS_UP.set([], f64::from(bus.reach != Reach::Cut));
        BUS_SENT.counted([], bus.sent);
        BUS_RECEIVED.counted([], bus.received);
        BUS_LOST.counted([], bus.lost);
        CLOCK_OFFSET.set([], online.store().clock_offset() as f64 / 1000.0);
        let figures = online.store().figures();
        DATABASE_UP.set([], f64::from(!figures.is_down));
        WRITE_QUEUE.set([], figures.waiting as f64);
        if let Some(age) = figures.last_commit {
            COMMIT_AGE.set([], age.elapsed().as_secs_f64());
        }
    }
}

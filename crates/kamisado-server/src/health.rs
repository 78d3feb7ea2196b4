//! Whether the server is alive, and whether balancers should send it visitors.
//!
//! Balancers ask often, by address and under any name, so these two are outside the checks of names and rates. What they answer is read
//! off what the writer of the database has noted, which costs no more than a refusal would.

use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use kamisado_online::Reach;
use serde::Serialize;

use crate::life::Life;
use crate::online::Online;

/// Where both are.
pub(crate) const PATH: &str = "/health/";

/// How long ago something may have been written last. A server writes every second that it is alive.
const RECENTLY: Duration = Duration::from_secs(5);

/// What the health of the server is read off.
#[derive(Clone, Debug)]
pub(crate) struct Health {
    online: Online,
    life: Life,
}

/// How the server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Report {
    status: Status,
    database: Database,
    bus: Bus,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Status {
    Ready,
    /// People can play, but what happens on other servers is heard of later.
    Degraded,
    /// Nothing can be written.
    Unavailable,
    /// The server ends soon.
    Stopping,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Database {
    Up,
    Down,
}

/// Whether hints reach other servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Bus {
    /// There is one server.
    None,
    Up,
    Down,
}

impl Health {
    pub(crate) fn new(online: Online, life: Life) -> Health {
        Health { online, life }
    }

    pub(crate) fn report(&self) -> Report {
        let figures = self.online.store().figures();
        let is_recent = figures
            .last_commit
            .is_some_and(|at| at.elapsed() < RECENTLY);
        let database = if is_recent && !figures.is_down {
            Database::Up
        } else {
            Database::Down
        };
        let bus = match self.online.bus().status().reach {
            Reach::Alone => Bus::None,
            Reach::Connected => Bus::Up,
            Reach::Cut => Bus::Down,
        };
        let status = match (database, bus) {
            _ if self.life.is_stopping() => Status::Stopping,
            (Database::Down, _) => Status::Unavailable,
            (Database::Up, Bus::Down) => Status::Degraded,
            (Database::Up, Bus::None | Bus::Up) => Status::Ready,
        };
        Report {
            status,
            database,
            bus,
        }
    }

    pub(crate) fn router(self) -> Router {
        Router::new()
            .route("/health/live", get(live))
            .route("/health/ready", get(ready))
            .with_state(self)
    }
}

impl Report {
    pub(crate) fn is_ready(self) -> bool {
        matches!(self.status, Status::Ready | Status::Degraded)
    }
}

/// The process answers.
async fn live() -> Response {
    answer(StatusCode::OK, &serde_json::json!({ "status": "live" }))
}

/// Visitors can play here.
async fn ready(State(health): State<Health>) -> Response {
    let report = health.report();
    let status = if report.is_ready() {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    answer(status, &report)
}

fn answer(status: StatusCode, body: &impl Serialize) -> Response {
    (status, [(header::CACHE_CONTROL, "no-store")], Json(body)).into_response()
}

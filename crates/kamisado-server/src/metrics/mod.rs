//! What is measured, for Prometheus: on a port of its own, and only if the setting `metrics` names one.
//!
//! [`table`] has everything that is measured. Things that happen are counted where they happen; what there is at a moment is looked up
//! in [`sample`] when somebody asks. Without the setting nothing is recorded.

mod process;
mod sample;
mod table;

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::sync::Mutex;
use tokio::task::spawn_blocking;
use tokio::time::{MissedTickBehavior, interval};

pub(crate) use self::sample::Sampled;
pub(crate) use self::table::*;
use crate::hosts::{self, Hosts};

/// How many connections may ask at the same time.
pub(crate) const PLACES: usize = 8;

/// The text format of Prometheus.
const FORMAT: &str = "text/plain; version=0.0.4";

/// For how long an answer is given again, however often somebody asks.
const STALE: Duration = Duration::from_secs(1);

/// How often what was recorded is put into the buckets of the histograms, so that it takes no memory when nobody asks.
const UPKEEP: Duration = Duration::from_secs(5);

/// The one recorder of the process.
static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();

/// Begins to record. A process records once, for all its servers.
fn recorder() -> &'static PrometheusHandle {
    RECORDER.get_or_init(|| {
        let builder = TABLE
            .iter()
            .fold(PrometheusBuilder::new(), |builder, row| match row.kind {
                Kind::Histogram(buckets) => builder
                    .set_buckets_for_metric(Matcher::Full(row.name.to_owned()), buckets)
                    .expect("a test has seen that no list of buckets is empty"),
                _ => builder,
            });
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("something else in this process records metrics already");
        }
        for row in TABLE {
            let meaning = row.meaning.trim();
            match row.kind {
                Kind::Counter => {
                    metrics::describe_counter!(row.name, meaning);
                    // What has not happened yet is told as well, so that the first time is seen to be one.
                    if row.labels.is_empty() {
                        metrics::counter!(row.name).increment(0);
                    }
                }
                Kind::Gauge => metrics::describe_gauge!(row.name, meaning),
                Kind::Histogram(_) => metrics::describe_histogram!(row.name, meaning),
            }
        }
        handle
    })
}

/// What answers on the port for Prometheus.
#[derive(Clone, Debug)]
pub(crate) struct Metrics(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    sampled: Sampled,
    /// What was told last, and when.
    told: Mutex<Option<(Instant, Bytes)>>,
}

impl Metrics {
    /// Begins to record.
    pub(crate) fn new(sampled: Sampled) -> Metrics {
        recorder();
        Metrics(Arc::new(Shared {
            sampled,
            told: Mutex::default(),
        }))
    }

    pub(crate) fn router(self, hosts: Hosts) -> Router {
        Router::new()
            .route("/metrics", get(tell))
            .with_state(self)
            .layer(from_fn_with_state(hosts, hosts::check))
    }

    /// Keeps the memory for what was recorded small, even if nobody asks; never comes back.
    pub(crate) async fn look_after() {
        let mut ticks = interval(UPKEEP);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let _ = spawn_blocking(|| recorder().run_upkeep()).await;
        }
    }
}

/// Everything that is measured, in the text format of Prometheus.
async fn tell(State(Metrics(shared)): State<Metrics>) -> Response {
    let mut told = shared.told.lock().await;
    let fresh = told.as_ref().filter(|(at, _)| at.elapsed() < STALE);
    let text = match fresh {
        Some((_, text)) => text.clone(),
        None => {
            let sampled = shared.sampled.clone();
            let rendered = spawn_blocking(move || {
                sampled.sample();
                recorder().render()
            });
            let Ok(text) = rendered.await else {
                return StatusCode::INTERNAL_SERVER_ERROR.into_response();
            };
            let text = Bytes::from(text);
            *told = Some((Instant::now(), text.clone()));
            text
        }
    };
    ([(header::CONTENT_TYPE, FORMAT)], text).into_response()
}

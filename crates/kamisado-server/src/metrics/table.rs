//! Everything that is measured: one table, which docs/operations.md repeats and the dashboard draws from.

use metrics::{Label, counter, gauge, histogram};

/// Counts what happens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counter<const LABELS: usize>(Named<LABELS>);

/// Tells how much there is now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gauge<const LABELS: usize>(Named<LABELS>);

/// Tells how large things are, in seconds or as a number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Histogram<const LABELS: usize>(Named<LABELS>);

#[derive(Clone, Copy, Debug)]
struct Named<const LABELS: usize> {
    name: &'static str,
    labels: [&'static str; LABELS],
}

impl<const LABELS: usize> Named<LABELS> {
    /// The labels with their values, of which there must be few: each combination is kept for as long as the server runs.
    fn labels(&self, values: [&str; LABELS]) -> Vec<Label> {
        let pairs = self.labels.iter().zip(values);
        pairs
            .map(|(&label, value)| Label::new(label, value.to_owned()))
            .collect()
    }
}

impl<const LABELS: usize> Counter<LABELS> {
    /// Counts one more.
    pub(crate) fn count(&self, values: [&str; LABELS]) {
        counter!(self.0.name, self.0.labels(values)).increment(1);
    }

    /// What was counted elsewhere so far.
    pub(crate) fn counted(&self, values: [&str; LABELS], total: u64) {
        counter!(self.0.name, self.0.labels(values)).absolute(total);
    }
}

impl<const LABELS: usize> Gauge<LABELS> {
    pub(crate) fn set(&self, values: [&str; LABELS], value: f64) {
        gauge!(self.0.name, self.0.labels(values)).set(value);
    }
}

impl<const LABELS: usize> Histogram<LABELS> {
    pub(crate) fn record(&self, values: [&str; LABELS], value: f64) {
        histogram!(self.0.name, self.0.labels(values)).record(value);
    }
}

/// A line of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    pub(crate) labels: &'static [&'static str],
    pub(crate) meaning: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    Counter,
    Gauge,
    /// With the upper ends of its buckets.
    Histogram(&'static [f64]),
}

/// From half a millisecond to ten seconds.
const TIMES: &[f64] = &[
    0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0,
];

/// Numbers of things that are done together.
const NUMBERS: &[f64] = &[
    1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1024.0,
];

macro_rules! metrics {
    (@kind Counter) => { Kind::Counter };
    (@kind Gauge) => { Kind::Gauge };
    (@kind Histogram $buckets:ident) => { Kind::Histogram($buckets) };
    (@count) => { 0 };
    (@count $first:literal $($rest:literal)*) => { 1 + metrics!(@count $($rest)*) };
    ($($(#[doc = $meaning:literal])+ $constant:ident: $kind:ident $(($buckets:ident))? = $name:literal [$($label:literal),*];)*) => {
        $(
            $(#[doc = $meaning])+
            pub(crate) const $constant: $kind<{ metrics!(@count $($label)*) }> =
                $kind(Named { name: $name, labels: [$($label),*] });
        )*

        /// All of them.
        pub(crate) const TABLE: &[Row] = &[$(
            Row {
                name: $name,
                kind: metrics!(@kind $kind $($buckets)?),
                labels: &[$($label),*],
                meaning: concat!($($meaning),+),
            },
        )*];
    };
}

metrics! {
    /// The version of the running server, as a label; the value is always 1.
    BUILD: Gauge = "kamisado_build_info" ["version"];
    /// Whether the server is ready for requests: 1 or 0, as in `/health/ready`.
    READY: Gauge = "kamisado_ready" [];
    /// Open connections.
    CONNECTIONS: Gauge = "kamisado_connections" [];
    /// Connections refused, because an address opened too many (`rate`) or the server was full (`room`).
    CONNECTIONS_REFUSED: Counter = "kamisado_connections_refused_total" ["reason"];
    /// Requests answered, by kind of request and status.
    HTTP_REQUESTS: Counter = "kamisado_http_requests_total" ["class", "status"];
    /// How long it took to send a response.
    HTTP_SECONDS: Histogram(TIMES) = "kamisado_http_request_seconds" ["class"];
    /// How often somebody was refused or made to wait because they exceeded a rate, by setting.
    RATE_REFUSALS: Counter = "kamisado_rate_refusals_total" ["rate"];
    /// Open sockets of people who are playing, watching or waiting in the lobby.
    SOCKETS: Gauge = "kamisado_sockets" [];
    /// Games being watched on this server, or about to run out of time.
    ROOMS: Gauge = "kamisado_rooms" [];
    /// Games being watched on this server that are still in progress.
    GAMES: Gauge = "kamisado_games" [];
    /// People watching games on this server without playing in them.
    VIEWERS: Gauge = "kamisado_viewers" [];
    /// Games the computer is playing on this server.
    COMPUTER_GAMES: Gauge = "kamisado_computer_games" [];
    /// Decisions accepted by this server and written to the journal.
    DECISIONS: Counter = "kamisado_decisions_total" [];
    /// Games that ended on this server.
    GAMES_ENDED: Counter = "kamisado_games_ended_total" [];
    /// Requests refused on sockets, by reason.
    REFUSALS: Counter = "kamisado_refusals_total" ["reason"];
    /// How long players waited for an answer to a decision, including the whole way through the server and the database.
    ACKNOWLEDGEMENT_SECONDS: Histogram(TIMES) = "kamisado_acknowledgement_seconds" [];
    /// How long a message took to reach a page and come back.
    LAG_SECONDS: Histogram(TIMES) = "kamisado_lag_seconds" [];
    /// Whether the last transaction reached the disk: 1 or 0.
    DATABASE_UP: Gauge = "kamisado_database_up" [];
    /// Seconds since a transaction last reached the disk.
    COMMIT_AGE: Gauge = "kamisado_commit_age_seconds" [];
    /// How long a transaction took.
    COMMIT_SECONDS: Histogram(TIMES) = "kamisado_commit_seconds" [];
    /// How many writes shared one transaction.
    COMMIT_JOBS: Histogram(NUMBERS) = "kamisado_commit_jobs" [];
    /// Transactions that did not reach the disk.
    COMMIT_FAILURES: Counter = "kamisado_commit_failures_total" [];
    /// Writes waiting for a transaction.
    WRITE_QUEUE: Gauge = "kamisado_write_queue" [];
    /// How far this computer's clock is ahead of the database's.
    CLOCK_OFFSET: Gauge = "kamisado_clock_offset_seconds" [];
    /// Outages, when nobody could play, noticed by this server.
    OUTAGES: Counter = "kamisado_outages_total" [];
    /// Whether hints reach other servers: 1 or 0; always 1 if there is only one server.
    BUS_UP: Gauge = "kamisado_bus_up" [];
    /// Hints sent to other servers.
    BUS_SENT: Counter = "kamisado_bus_sent_total" [];
    /// Hints received from other servers.
    BUS_RECEIVED: Counter = "kamisado_bus_received_total" [];
    /// Hints that didn't reach other servers.
    BUS_LOST: Counter = "kamisado_bus_lost_total" [];
    /// Simultaneous engine sessions.
    SESSIONS: Gauge = "kamisado_engine_sessions" [];
    /// Tasks waiting for a worker.
    POOL_QUEUE: Gauge = "kamisado_pool_queue" [];
    /// How long a task waited for a worker.
    POOL_WAIT_SECONDS: Histogram(TIMES) = "kamisado_pool_wait_seconds" [];
    /// How long a task took.
    POOL_WORK_SECONDS: Histogram(TIMES) = "kamisado_pool_work_seconds" [];
    /// Passwords being hashed or waiting to be.
    PASSWORD_QUEUE: Gauge = "kamisado_password_queue" [];
    /// Passwords not hashed because too many were waiting.
    PASSWORDS_REFUSED: Counter = "kamisado_passwords_refused_total" [];
    /// Memory in use by the process.
    MEMORY: Gauge = "process_resident_memory_bytes" [];
    /// Processor time used by the process.
    CPU: Gauge = "process_cpu_seconds_total" [];
    /// Threads of the process.
    THREADS: Gauge = "process_threads" [];
    /// Open files and connections of the process.
    FILES: Gauge = "process_open_fds" [];
    /// The most files and connections it may have open.
    MAX_FILES: Gauge = "process_max_fds" [];
    /// When the process started, in seconds since 1970.
    STARTED: Gauge = "process_start_time_seconds" [];
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn names_are_as_prometheus_wants_them_and_unique() {
        let names: HashSet<_> = TABLE.iter().map(|row| row.name).collect();
        assert_eq!(names.len(), TABLE.len());
        for row in TABLE {
            let is_total = row.name.ends_with("_total");
            let is_of_the_process = row.name.starts_with("process_");
            assert!(is_of_the_process || row.name.starts_with("kamisado_"));
            assert!(
                is_of_the_process || is_total == (row.kind == Kind::Counter),
                "{}",
                row.name
            );
            if let Kind::Histogram(buckets) = row.kind {
                assert!(buckets.is_sorted(), "{}", row.name);
            }
        }
    }

    /// The table in docs/operations.md is this one.
    #[test]
    fn the_document_tells_every_metric() {
        let document = include_str!("../../../../docs/operations.md");
        let rows: String = TABLE
            .iter()
            .map(|row| {
                let kind = match row.kind {
                    Kind::Counter => "counter",
                    Kind::Gauge => "gauge",
                    Kind::Histogram(_) => "histogram",
                };
                let labels: Vec<String> = row
                    .labels
                    .iter()
                    .map(|label| format!("`{label}`"))
                    .collect();
                let (name, labels, meaning) = (row.name, labels.join(", "), row.meaning.trim());
                format!("| `{name}` | {kind} | {labels} | {meaning} |\n")
            })
            .collect();
        assert!(
            document.contains(&rows),
            "the table of metrics in docs/operations.md has to read:\n{rows}"
        );
    }

    /// The names of metrics in a text.
    fn named(text: &str) -> HashSet<&str> {
        let is_part = |character: char| character.is_ascii_alphanumeric() || character == '_';
        text.split(|character| !is_part(character))
            .filter(|word| word.starts_with("kamisado_") || word.starts_with("process_"))
            .map(|word| {
                let of_histogram = ["_bucket", "_count", "_sum"].iter().find_map(|end| {
                    let name = word.strip_suffix(end)?;
                    let row = TABLE.iter().find(|row| row.name == name)?;
                    matches!(row.kind, Kind::Histogram(_)).then_some(name)
                });
                of_histogram.unwrap_or(word)
            })
            .collect()
    }

    #[test]
    fn the_dashboard_draws_every_metric_and_alerts_are_about_those_there_are() {
        let all: HashSet<_> = TABLE.iter().map(|row| row.name).collect();
        let dashboard = include_str!("../../../../deploy/grafana/kamisado.json");
        serde_json::from_str::<serde_json::Value>(dashboard).unwrap();
        assert_eq!(named(dashboard), all);
        let alerts = named(include_str!("../../../../deploy/prometheus/alerts.yml"));
        assert!(alerts.is_subset(&all), "{:?}", alerts.difference(&all));
        assert!(alerts.len() > 5);
    }

    #[test]
    fn the_document_says_what_to_do_about_every_alert() {
        let document = include_str!("../../../../docs/operations.md");
        let alerts = include_str!("../../../../deploy/prometheus/alerts.yml");
        for alert in alerts
            .lines()
            .filter_map(|line| line.trim().strip_prefix("- alert: "))
        {
            assert!(document.contains(&format!("**{alert}**")), "{alert}");
        }
    }
}

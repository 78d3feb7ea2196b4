//! How the server shuts down: it asks everything to finish, waits for a while, and then aborts the rest.

use std::future::Future;
use std::time::Duration;

use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;
use tracing::warn;

/// How long aborted work may take to end.
const LAST_MOMENT: Duration = Duration::from_secs(1);

/// Tracks everything that serves a visitor.
#[derive(Clone, Debug, Default)]
pub(crate) struct Life {
    /// Cancelled when it is known that the server will end, so that balancers can be told first.
    stopping: CancellationToken,
    /// Cancelled when the server begins to shut down.
    closing: CancellationToken,
    /// Cancelled when the time to finish is over.
    over: CancellationToken,
    all: TaskTracker,
}

/// Something that serves a visitor. The server waits for it.
#[derive(Debug)]
pub(crate) struct Lifetime {
    over: CancellationToken,
    _token: TaskTrackerToken,
}

impl Life {
    pub(crate) fn begin(&self) -> Lifetime {
        Lifetime {
            over: self.over.clone(),
            _token: self.all.token(),
        }
    }

    /// The server ends soon, and nobody new should be sent to it.
    pub(crate) fn stop_soon(&self) {
        self.stopping.cancel();
    }

    /// Whether the server ends soon.
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.is_cancelled()
    }

    /// Returns when the server begins to shut down.
    pub(crate) async fn is_closing(&self) {
        self.closing.cancelled().await;
    }

    /// Asks everything to finish, and aborts what has not finished after this time.
    pub(crate) async fn end(&self, patience: Duration) {
        self.closing.cancel();
        self.all.close();
        if timeout(patience, self.all.wait()).await.is_err() {
            warn!(left = self.all.len(), "some visitors are broken off");
        }
        self.over.cancel();
        let _ = timeout(LAST_MOMENT, self.all.wait()).await;
    }
}

impl Lifetime {
    /// Runs it until the server aborts it.
    pub(crate) async fn limit(self, service: impl Future<Output = ()>) {
        tokio::select! {
            () = service => {}
            () = self.over.cancelled() => {}
        }
    }
}

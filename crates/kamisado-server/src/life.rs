//! How the server ends: it says goodbye, waits a while, and goes.

use std::future::Future;
use std::time::Duration;

use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;
use tracing::warn;

/// How long what is broken off may take to notice.
const LAST_MOMENT: Duration = Duration::from_secs(1);

/// What everything that serves a visitor lives by.
#[derive(Clone, Debug, Default)]
pub(crate) struct Life {
    /// Asks everybody to come to an end.
    closing: CancellationToken,
    /// Breaks off what has not come to an end.
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

    /// Comes back when the server is about to end.
    pub(crate) async fn is_closing(&self) {
        self.closing.cancelled().await;
    }

    /// Asks everybody to come to an end, and breaks off whoever has not after this time.
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
    /// Lets it go on until the server breaks it off.
    pub(crate) async fn limit(self, service: impl Future<Output = ()>) {
        tokio::select! {
            () = service => {}
            () = self.over.cancelled() => {}
        }
    }
}

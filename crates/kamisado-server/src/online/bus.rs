//! Hints within one process.

use kamisado_online::{Bus, BusStatus, Hint, Reach};
use tokio::sync::broadcast;

/// How many hints may wait for one listener. One that falls further behind looks into the journal.
const WAITING: usize = 4096;

/// Tells every listener of this process.
#[derive(Clone, Debug)]
pub(crate) struct LocalBus(broadcast::Sender<Hint>);

impl Default for LocalBus {
    fn default() -> LocalBus {
        LocalBus(broadcast::Sender::new(WAITING))
    }
}

impl Bus for LocalBus {
    fn publish(&self, hint: Hint) {
        // Nobody listens while the server starts or ends.
        let _ = self.0.send(hint);
    }

    fn tell_others(&self, _: Hint) {}

    fn subscribe(&self) -> broadcast::Receiver<Hint> {
        self.0.subscribe()
    }

    fn status(&self) -> BusStatus {
        BusStatus {
            reach: Reach::Alone,
            sent: 0,
            received: 0,
            lost: 0,
        }
    }
}

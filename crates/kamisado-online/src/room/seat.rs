use core::fmt;
use core::time::Duration;
use std::sync::Arc;

use kamisado::Side;
use tokio::runtime::Handle;
use tokio::sync::mpsc;

use super::Message;
use crate::{Command, Time};

/// A place in a room. Dropping it leaves the room.
pub struct Seat {
    pub(super) id: u64,
    pub(super) side: Option<Side>,
    pub(super) inbox: mpsc::Sender<Message>,
    pub(super) time: Arc<dyn Time>,
}

impl Seat {
    /// The side that whoever sits here plays.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        self.side
    }

    /// Passes on what they do, with the time of receipt. The answer comes as a line. Returns whether the room is still there; if it is not, join again.
    pub async fn act(&self, command: Command) -> bool {
        let at = self.time.now();
        self.tell(Message::Act {
            seat: self.id,
            command,
            at,
        })
        .await
    }

    /// A message took so long to their page and back.
    pub async fn measured(&self, round_trip: Duration) -> bool {
        self.tell(Message::RoundTrip {
            seat: self.id,
            time: round_trip,
        })
        .await
    }

    /// They leave on purpose.
    pub async fn bye(&self) -> bool {
        self.tell(Message::Bye { seat: self.id }).await
    }

    async fn tell(&self, message: Message) -> bool {
        self.inbox.send(message).await.is_ok()
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let message = Message::Leave { seat: self.id };
        // Where the inbox is full, the message waits in a task of its own. Without a runtime there is no room any more.
        if let Err(mpsc::error::TrySendError::Full(message)) = self.inbox.try_send(message)
            && let Ok(runtime) = Handle::try_current()
        {
            let inbox = self.inbox.clone();
            runtime.spawn(async move {
                let _ = inbox.send(message).await;
            });
        }
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seat")
            .field("id", &self.id)
            .field("side", &self.side)
            .finish_non_exhaustive()
    }
}

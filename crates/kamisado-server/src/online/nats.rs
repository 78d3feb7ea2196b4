//! Hints between servers, over NATS. They are only hints: without NATS everything goes on, a little later.
//!
//! All servers speak on one subject. A message is any number of hints, one on each line; what cannot be read is passed over.

use std::fmt::{self, Write as _};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectError, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt as _;
use kamisado_online::{Bus, BusStatus, Hint, Reach};
use tokio::sync::{broadcast, mpsc};
use tokio::task::AbortHandle;
use tracing::{info, warn};

use super::LocalBus;

/// How many hints may wait to be sent. More are lost, and the other servers look into the journal.
const WAITING: usize = 8192;

/// The longest message, in bytes. Hints that wait are sent together.
const LONGEST_MESSAGE: usize = 32 << 10;

/// How long an attempt to connect may take, and how often a connection is asked whether it is still there.
const CONNECTING: Duration = Duration::from_secs(5);
const PING: Duration = Duration::from_secs(10);

/// How long to wait before the next attempt: twice as long each time, up to the longest.
const FIRST_DELAY: Duration = Duration::from_millis(100);
const LONGEST_DELAY: Duration = Duration::from_secs(3);

/// Where NATS is: `nats://host:4222`, or `tls://…`, with a user and a password or a token before an `@`.
#[derive(Clone, PartialEq, Eq)]
pub struct BusAddress(ServerAddr);

impl fmt::Debug for BusAddress {
    /// Without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.0.host(), self.0.port())
    }
}

impl FromStr for BusAddress {
    type Err = std::io::Error;

    fn from_str(text: &str) -> Result<BusAddress, std::io::Error> {
        let address: ServerAddr = text.parse()?;
        let is_known = ["nats", "tls"].contains(&address.scheme()) && !address.host().is_empty();
        let error = || std::io::Error::other("an address of NATS begins with nats:// or tls://");
        is_known.then_some(BusAddress(address)).ok_or_else(error)
    }
}

/// Tells every listener of this process, and all other servers.
#[derive(Debug)]
pub(crate) struct NatsBus {
    local: LocalBus,
    client: Client,
    outgoing: mpsc::Sender<Hint>,
    counts: Arc<Counts>,
    tasks: [AbortHandle; 2],
}

#[derive(Debug, Default)]
struct Counts {
    sent: AtomicU64,
    received: AtomicU64,
    lost: AtomicU64,
}

impl Drop for NatsBus {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

impl NatsBus {
    /// A bus that connects, and connects again, in the background.
    ///
    /// # Errors
    /// When the settings of the connection cannot be.
    pub(crate) async fn start(
        addresses: &[BusAddress],
        subject: &str,
    ) -> Result<NatsBus, ConnectError> {
        let local = LocalBus::default();
        let counts = Arc::new(Counts::default());
        let addresses: Vec<ServerAddr> =
            addresses.iter().map(|address| address.0.clone()).collect();
        let client = options(&addresses, local.clone())
            .connect(addresses)
            .await?;
        let (outgoing, hints) = mpsc::channel(WAITING);
        let subject = subject.to_owned();
        let sending = send(client.clone(), subject.clone(), hints, Arc::clone(&counts));
        let hearing = hear(client.clone(), subject, local.clone(), Arc::clone(&counts));
        Ok(NatsBus {
            local,
            client,
            outgoing,
            counts,
            tasks: [
                tokio::spawn(sending).abort_handle(),
                tokio::spawn(hearing).abort_handle(),
            ],
        })
    }
}

impl Bus for NatsBus {
    fn publish(&self, hint: Hint) {
        self.local.publish(hint);
        self.tell_others(hint);
    }

    fn tell_others(&self, hint: Hint) {
        if self.outgoing.try_send(hint).is_err() {
            self.counts.lost.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn subscribe(&self) -> broadcast::Receiver<Hint> {
        self.local.subscribe()
    }

    fn status(&self) -> BusStatus {
        let Counts {
            sent,
            received,
            lost,
        } = &*self.counts;
        BusStatus {
            reach: if is_connected(&self.client) {
                Reach::Connected
            } else {
                Reach::Cut
            },
            sent: sent.load(Ordering::Relaxed),
            received: received.load(Ordering::Relaxed),
            lost: lost.load(Ordering::Relaxed),
        }
    }
}

fn is_connected(client: &Client) -> bool {
    client.connection_state() == State::Connected
}

fn options(addresses: &[ServerAddr], local: LocalBus) -> ConnectOptions {
    let options = ConnectOptions::new()
        .name("kamisado")
        // Listeners of this process are told directly.
        .no_echo()
        .retry_on_initial_connect()
        .connection_timeout(CONNECTING)
        .ping_interval(PING)
        .reconnect_delay_callback(|attempts| {
            let doublings = u32::try_from(attempts).unwrap_or(u32::MAX).min(8);
            (FIRST_DELAY * (1 << doublings)).min(LONGEST_DELAY)
        })
        .event_callback(move |event| {
            match event {
                Event::Connected => info!("hints come from other servers"),
                Event::Disconnected => {
                    warn!("no hints come from other servers; playing goes on, a little later");
                }
                Event::SlowConsumer(_) => warn!("hints come faster than they are looked at"),
                other => warn!(event = %other, "trouble with NATS"),
            }
            // Whatever it was, hints may have been lost, or are not to be waited for.
            local.publish(Hint::Everything);
            async {}
        });
    let known = addresses
        .iter()
        .find_map(|address| Some((address.username()?, address.password())));
    match known {
        Some((user, Some(password))) => options.user_and_password(plain(user), plain(password)),
        Some((token, None)) => options.token(plain(token)),
        None => options,
    }
}

/// A part of an address without its escapes.
fn plain(part: &str) -> String {
    percent_encoding::percent_decode_str(part)
        .decode_utf8_lossy()
        .into_owned()
}

/// Sends hints, those that wait in one message. What cannot be sent now is of no use later.
async fn send(
    client: Client,
    subject: String,
    mut hints: mpsc::Receiver<Hint>,
    counts: Arc<Counts>,
) {
    while let Some(first) = hints.recv().await {
        let mut message = String::with_capacity(Hint::LONGEST);
        let mut count = 0;
        let mut next = Some(first);
        while let Some(hint) = next {
            // Writing into a string does not fail.
            let _ = writeln!(message, "{hint}");
            count += 1;
            let has_room = message.len() + Hint::LONGEST < LONGEST_MESSAGE;
            next = if has_room {
                hints.try_recv().ok()
            } else {
                None
            };
        }
        let is_sent = is_connected(&client)
            && client
                .publish(subject.clone(), message.into())
                .await
                .is_ok();
        let total = if is_sent { &counts.sent } else { &counts.lost };
        total.fetch_add(count, Ordering::Relaxed);
    }
}

/// Passes on the hints of other servers.
async fn hear(client: Client, subject: String, local: LocalBus, counts: Arc<Counts>) {
    // The subscription outlives every connection.
    let Ok(mut messages) = client.subscribe(subject).await else {
        warn!("hints of other servers cannot be heard");
        return;
    };
    while let Some(message) = messages.next().await {
        let text = String::from_utf8_lossy(&message.payload);
        // A newer version may say what this one does not know.
        for hint in text.lines().filter_map(|line| line.parse::<Hint>().ok()) {
            counts.received.fetch_add(1, Ordering::Relaxed);
            local.publish(hint);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_those_of_nats() {
        for good in [
            "nats://localhost",
            "tls://user:password@nats.example:4333",
            "nats://token@[::1]:4222",
            "localhost:4222",
        ] {
            assert!(good.parse::<BusAddress>().is_ok(), "{good}");
        }
        for bad in [
            "",
            "http://localhost",
            "nats://",
            "ws://localhost",
            "nats://host:port",
        ] {
            assert!(bad.parse::<BusAddress>().is_err(), "{bad}");
        }
    }

    #[test]
    fn escapes_in_a_password_are_read() {
        assert_eq!(plain("p%40ss%3aword"), "p@ss:word");
        assert_eq!(plain("100%"), "100%");
    }
}

//! How fast visitors may ask, by address and by person.

use std::fmt;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota as Pace};
use kamisado_online::{Bus, Hint, Quota};
use sha2::{Digest as _, Sha256};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::sleep;

use crate::address::Address;
use crate::limits::Limits;
use crate::metrics::RATE_REFUSALS;

/// How many seconds' worth may come at once.
const BURST: u32 = 10;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

/// How often addresses that have been quiet are forgotten.
const FORGETTING: Duration = Duration::from_secs(30);

/// The rates of all addresses and people.
#[derive(Clone)]
pub(crate) struct Rates {
    pub(crate) connections: Rate,
    pub(crate) bytes: Rate,
    pub(crate) requests: Rate,
    pub(crate) messages: Rate,
    /// Lines on the sockets of online play.
    pub(crate) lines: Rate,
    pub(crate) searches: Rate,
    pub(crate) downloads: SharedRate,
    pub(crate) newcomers: SharedRate,
    pub(crate) log_ins: SharedRate,
    pub(crate) seeks: SharedRate,
    pub(crate) reports: SharedRate,
    bus: Arc<dyn Bus>,
}

impl fmt::Debug for Rates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rates").finish_non_exhaustive()
    }
}

impl Rates {
    pub(crate) fn new(limits: &Limits, bus: Arc<dyn Bus>) -> Rates {
        let shared = |quota, time, amount| SharedRate::new(quota, time, amount, &bus);
        let bytes = u32::try_from(limits.bytes_per_second.0).unwrap_or(u32::MAX);
        Rates {
            connections: Rate::per_second("connections", limits.connections_per_second),
            bytes: Rate::per_second("bytes", bytes),
            requests: Rate::per_second("requests", limits.requests_per_second),
            messages: Rate::per_second("messages", limits.messages_per_second),
            lines: Rate::per_second("lines", limits.online_lines_per_second),
            searches: Rate::per_second("searches", limits.searches_per_second),
            downloads: shared(Quota::Downloads, HOUR, limits.downloads_per_hour),
            newcomers: shared(Quota::Newcomers, HOUR, limits.newcomers_per_hour),
            log_ins: shared(Quota::LogIns, MINUTE, limits.log_ins_per_minute),
            seeks: shared(Quota::Seeks, MINUTE, limits.seeks_per_minute),
            reports: shared(Quota::Reports, HOUR, limits.reports_per_hour),
            bus,
        }
    }

    fn shared(&self, quota: Quota) -> &SharedRate {
        match quota {
            Quota::LogIns => &self.log_ins,
            Quota::Newcomers => &self.newcomers,
            Quota::Seeks => &self.seeks,
            Quota::Reports => &self.reports,
            Quota::Downloads => &self.downloads,
        }
    }

    /// Takes what is taken on other servers, and keeps the memory for those who have been quiet small; never comes back.
    pub(crate) async fn run(self) {
        tokio::join!(self.listen(), self.forget());
    }

    async fn listen(&self) {
        let mut hints = self.bus.subscribe();
        loop {
            match hints.recv().await {
                Ok(Hint::Spent { quota, key }) => self.shared(quota).taken_elsewhere(key),
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            }
        }
    }

    async fn forget(&self) {
        loop {
            sleep(FORGETTING).await;
            for rate in [
                &self.connections,
                &self.bytes,
                &self.requests,
                &self.messages,
                &self.lines,
                &self.searches,
            ] {
                rate.forget();
            }
            for quota in Quota::ALL {
                self.shared(quota).rate.forget();
            }
        }
    }
}

/// How much each address, or whatever else has a key, may have in a time.
#[derive(Debug)]
pub(crate) struct Rate<K: Hash + Eq + Clone = Address> {
    /// What it is called in metrics.
    name: &'static str,
    limiter: Arc<DefaultKeyedRateLimiter<K>>,
    burst: NonZeroU32,
}

impl<K: Hash + Eq + Clone> Clone for Rate<K> {
    fn clone(&self) -> Rate<K> {
        Rate {
            name: self.name,
            limiter: Arc::clone(&self.limiter),
            burst: self.burst,
        }
    }
}

impl<K: Hash + Eq + Clone> Rate<K> {
    fn per_second(name: &'static str, amount: u32) -> Rate<K> {
        let amount = NonZeroU32::new(amount).unwrap_or(NonZeroU32::MIN);
        let burst = amount.saturating_mul(NonZeroU32::new(BURST).unwrap_or(NonZeroU32::MIN));
        Rate::of(name, Pace::per_second(amount).allow_burst(burst))
    }

    /// So much in a longer time, all of which may come at once.
    fn per(name: &'static str, time: Duration, amount: u32) -> Rate<K> {
        let amount = NonZeroU32::new(amount).unwrap_or(NonZeroU32::MIN);
        let quota = Pace::with_period(time / amount.get());
        Rate::of(
            name,
            quota
                .unwrap_or(Pace::per_second(amount))
                .allow_burst(amount),
        )
    }

    fn of(name: &'static str, quota: Pace) -> Rate<K> {
        Rate {
            name,
            limiter: Arc::new(DefaultKeyedRateLimiter::keyed(quota)),
            burst: quota.burst_size(),
        }
    }

    /// Takes this much, or says after which time there will be enough. More than may come at once is taken as that.
    pub(crate) fn take(&self, key: K, amount: u32) -> Result<(), Duration> {
        let taken = self.try_take(key, amount);
        if taken.is_err() {
            RATE_REFUSALS.count([self.name]);
        }
        taken
    }

    fn try_take(&self, key: K, amount: u32) -> Result<(), Duration> {
        let Some(amount) = NonZeroU32::new(amount) else {
            return Ok(());
        };
        match self.limiter.check_key_n(&key, amount.min(self.burst)) {
            Ok(Err(later)) => Err(later.wait_time_from(DefaultClock::default().now())),
            Ok(Ok(())) | Err(_) => Ok(()),
        }
    }

    fn forget(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

/// A rate that all servers share: what is taken on one, the others are told, and count as well.
///
/// While hints reach everybody, nobody gets more than the rate on all servers together, apart from what is asked for in the few milliseconds that a hint
/// takes. Without them each server counts for itself. Only what is granted is told, so there are never more hints than the rate allows.
#[derive(Clone)]
pub(crate) struct SharedRate {
    quota: Quota,
    rate: Rate<u64>,
    bus: Arc<dyn Bus>,
}

/// What a shared rate is called in metrics.
const fn name(quota: Quota) -> &'static str {
    match quota {
        Quota::LogIns => "log-ins",
        Quota::Newcomers => "newcomers",
        Quota::Seeks => "seeks",
        Quota::Reports => "reports",
        Quota::Downloads => "downloads",
    }
}

impl SharedRate {
    fn new(quota: Quota, time: Duration, amount: u32, bus: &Arc<dyn Bus>) -> SharedRate {
        SharedRate {
            quota,
            rate: Rate::per(name(quota), time, amount),
            bus: Arc::clone(bus),
        }
    }

    /// Takes one for an address, or says after which time there will be one.
    pub(crate) fn take(&self, address: Address) -> Result<(), Duration> {
        self.take_key("address", &address)
    }

    /// The same, and one for a person or a name: neither many addresses nor many names help.
    pub(crate) fn take_both(
        &self,
        address: Address,
        key: impl fmt::Display,
    ) -> Result<(), Duration> {
        self.take(address)?;
        self.take_key("key", &key)
    }

    fn take_key(&self, kind: &str, key: &dyn fmt::Display) -> Result<(), Duration> {
        // A number that is the same on all servers, tells nobody who it is, and cannot be made to be that of somebody else.
        let digest = Sha256::digest(format!("{kind} {key}"));
        let key = digest.iter().take(8);
        let key = key.fold(0, |key, &byte| key << 8 | u64::from(byte));
        self.rate.take(key, 1)?;
        let quota = self.quota;
        self.bus.tell_others(Hint::Spent { quota, key });
        Ok(())
    }

    fn taken_elsewhere(&self, key: u64) {
        // Where nothing is left, nothing can be taken.
        let _ = self.rate.try_take(key, 1);
    }
}

impl Rate {
    /// Takes one, when there is one.
    pub(crate) async fn wait(&self, address: Address) {
        while let Err(time) = self.take(address, 1) {
            sleep(time).await;
        }
    }
}

/// Refuses requests from an address that sends too many.
pub(crate) async fn check(
    State(rates): State<Rates>,
    Extension(address): Extension<Address>,
    request: Request,
    next: Next,
) -> Response {
    match rates.requests.take(address, 1) {
        Ok(()) => next.run(request).await,
        Err(_) => {
            // Whoever has a thousand more requests ready has to connect again for each of them.
            let headers = [(header::RETRY_AFTER, "1"), (header::CONNECTION, "close")];
            (StatusCode::TOO_MANY_REQUESTS, headers).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::Mutex;

    use kamisado_online::BusStatus;
    use tokio::sync::broadcast;

    use super::*;
    use crate::online::LocalBus;

    #[test]
    fn ten_seconds_worth_may_come_at_once_and_each_address_has_its_own() {
        let rate = Rate::per_second("requests", 2);
        let [one, other] = [1, 2].map(|last| Address::from(IpAddr::from([192, 0, 2, last])));
        assert_eq!(rate.take(one, 20), Ok(()));
        assert!(rate.take(one, 1).is_err());
        assert_eq!(rate.take(other, 1), Ok(()));
        // What could never be taken at once is taken as all of it.
        assert_eq!(
            rate.take(Address::from(IpAddr::from([192, 0, 2, 3])), 1000),
            Ok(())
        );
    }

    /// A bus that keeps what other servers would be told.
    #[derive(Default)]
    struct Notes(Mutex<Vec<Hint>>);

    impl Bus for Notes {
        fn publish(&self, _: Hint) {}

        fn tell_others(&self, hint: Hint) {
            self.0.lock().unwrap().push(hint);
        }

        fn subscribe(&self) -> broadcast::Receiver<Hint> {
            broadcast::channel(1).1
        }

        fn status(&self) -> BusStatus {
            LocalBus::default().status()
        }
    }

    #[test]
    fn neither_many_addresses_nor_many_names_nor_many_servers_help() {
        let [one, other] = [1, 2].map(|last| Address::from(IpAddr::from([192, 0, 2, last])));
        let notes = Arc::new(Notes::default());
        let bus: Arc<dyn Bus> = notes.clone();
        let rate = SharedRate::new(Quota::LogIns, MINUTE, 3, &bus);
        for name in ["a", "b", "c"] {
            assert_eq!(rate.take_both(one, name), Ok(()));
        }
        assert!(rate.take_both(one, "d").is_err());
        assert_eq!(rate.take_both(other, "a"), Ok(()));
        assert_eq!(rate.take_both(other, "a"), Ok(()));
        assert!(rate.take_both(other, "a").is_err());

        // Another server that heard all of it refuses the same, and grants the rest.
        let elsewhere = SharedRate::new(Quota::LogIns, MINUTE, 3, &bus);
        for hint in notes.0.lock().unwrap().drain(..) {
            let Hint::Spent { quota, key } = hint else {
                panic!("{hint:?}");
            };
            assert_eq!(quota, Quota::LogIns);
            elsewhere.taken_elsewhere(key);
        }
        assert!(elsewhere.take_both(one, "e").is_err());
        let third = Address::from(IpAddr::from([192, 0, 2, 3]));
        assert!(elsewhere.take_both(third, "a").is_err());
        assert_eq!(elsewhere.take_both(third, "b"), Ok(()));
    }
}

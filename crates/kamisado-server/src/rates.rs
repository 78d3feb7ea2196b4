//! How fast visitors may ask, by address and by person.

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
use governor::{DefaultKeyedRateLimiter, Quota};
use kamisado_online::PersonId;
use tokio::time::sleep;

use crate::address::Address;
use crate::limits::Limits;

/// How many seconds' worth may come at once.
const BURST: u32 = 10;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

/// How often addresses that have been quiet are forgotten.
const FORGETTING: Duration = Duration::from_secs(30);

/// The rates of all addresses and people.
#[derive(Clone, Debug)]
pub(crate) struct Rates {
    pub(crate) connections: Rate,
    pub(crate) bytes: Rate,
    pub(crate) requests: Rate,
    pub(crate) messages: Rate,
    /// Lines on the sockets of online play.
    pub(crate) lines: Rate,
    pub(crate) searches: Rate,
    pub(crate) downloads: Rate,
    pub(crate) newcomers: Rate,
    pub(crate) log_ins: Both<String>,
    pub(crate) seeks: Both<PersonId>,
    pub(crate) reports: Both<PersonId>,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Rates {
        let bytes = u32::try_from(limits.bytes_per_second.0).unwrap_or(u32::MAX);
        Rates {
            connections: Rate::per_second(limits.connections_per_second),
            bytes: Rate::per_second(bytes),
            requests: Rate::per_second(limits.requests_per_second),
            messages: Rate::per_second(limits.messages_per_second),
            lines: Rate::per_second(limits.online_lines_per_second),
            searches: Rate::per_second(limits.searches_per_second),
            downloads: Rate::per(HOUR, limits.downloads_per_hour),
            newcomers: Rate::per(HOUR, limits.newcomers_per_hour),
            log_ins: Both::per(MINUTE, limits.log_ins_per_minute),
            seeks: Both::per(MINUTE, limits.seeks_per_minute),
            reports: Both::per(HOUR, limits.reports_per_hour),
        }
    }

    /// Keeps the memory for those who have been quiet small; never comes back.
    pub(crate) async fn forget(self) {
        loop {
            sleep(FORGETTING).await;
            for rate in [
                &self.connections,
                &self.bytes,
                &self.requests,
                &self.messages,
                &self.lines,
                &self.searches,
                &self.downloads,
                &self.newcomers,
            ] {
                rate.forget();
            }
            self.log_ins.forget();
            self.seeks.forget();
            self.reports.forget();
        }
    }
}

/// How much each address, or whatever else has a key, may have in a time.
#[derive(Debug)]
pub(crate) struct Rate<K: Hash + Eq + Clone = Address> {
    limiter: Arc<DefaultKeyedRateLimiter<K>>,
    burst: NonZeroU32,
}

impl<K: Hash + Eq + Clone> Clone for Rate<K> {
    fn clone(&self) -> Rate<K> {
        Rate {
            limiter: Arc::clone(&self.limiter),
            burst: self.burst,
        }
    }
}

impl<K: Hash + Eq + Clone> Rate<K> {
    fn per_second(amount: u32) -> Rate<K> {
        let amount = NonZeroU32::new(amount).unwrap_or(NonZeroU32::MIN);
        let burst = amount.saturating_mul(NonZeroU32::new(BURST).unwrap_or(NonZeroU32::MIN));
        Rate::of(Quota::per_second(amount).allow_burst(burst))
    }

    /// So much in a longer time, all of which may come at once.
    fn per(time: Duration, amount: u32) -> Rate<K> {
        let amount = NonZeroU32::new(amount).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(time / amount.get());
        Rate::of(
            quota
                .unwrap_or(Quota::per_second(amount))
                .allow_burst(amount),
        )
    }

    fn of(quota: Quota) -> Rate<K> {
        Rate {
            limiter: Arc::new(DefaultKeyedRateLimiter::keyed(quota)),
            burst: quota.burst_size(),
        }
    }

    /// Takes this much, or says after which time there will be enough. More than may come at once is taken as that.
    pub(crate) fn take(&self, key: K, amount: u32) -> Result<(), Duration> {
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

/// A rate for each address, and the same for each person or name: neither many addresses nor many names help.
#[derive(Debug)]
pub(crate) struct Both<K: Hash + Eq + Clone> {
    by_address: Rate,
    by_key: Rate<K>,
}

impl<K: Hash + Eq + Clone> Clone for Both<K> {
    fn clone(&self) -> Both<K> {
        Both {
            by_address: self.by_address.clone(),
            by_key: self.by_key.clone(),
        }
    }
}

impl<K: Hash + Eq + Clone> Both<K> {
    fn per(time: Duration, amount: u32) -> Both<K> {
        Both {
            by_address: Rate::per(time, amount),
            by_key: Rate::per(time, amount),
        }
    }

    /// Takes one of each, or says after which time there will be one.
    pub(crate) fn take(&self, address: Address, key: K) -> Result<(), Duration> {
        self.by_address.take(address, 1)?;
        self.by_key.take(key, 1)
    }

    fn forget(&self) {
        self.by_address.forget();
        self.by_key.forget();
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

    use super::*;

    #[test]
    fn ten_seconds_worth_may_come_at_once_and_each_address_has_its_own() {
        let rate = Rate::per_second(2);
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

    #[test]
    fn neither_many_addresses_nor_many_names_help() {
        let [one, other] = [1, 2].map(|last| Address::from(IpAddr::from([192, 0, 2, last])));
        let rate = Both::per(MINUTE, 3);
        for name in ["a", "b", "c"] {
            assert_eq!(rate.take(one, name), Ok(()));
        }
        assert!(rate.take(one, "d").is_err());
        assert_eq!(rate.take(other, "a"), Ok(()));
        assert_eq!(rate.take(other, "a"), Ok(()));
        assert!(rate.take(other, "a").is_err());
    }
}

//! How fast visitors may ask, by address.

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
use tokio::time::sleep;

use crate::address::Address;
use crate::limits::Limits;

/// How many seconds' worth may come at once.
const BURST: u32 = 10;

/// How often addresses that have been quiet are forgotten.
const FORGETTING: Duration = Duration::from_secs(30);

/// The rates of all addresses.
#[derive(Clone, Debug)]
pub(crate) struct Rates {
    pub(crate) connections: Rate,
    pub(crate) bytes: Rate,
    pub(crate) requests: Rate,
    pub(crate) messages: Rate,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Rates {
        let bytes = u32::try_from(limits.bytes_per_second.0).unwrap_or(u32::MAX);
        Rates {
            connections: Rate::new(limits.connections_per_second),
            bytes: Rate::new(bytes),
            requests: Rate::new(limits.requests_per_second),
            messages: Rate::new(limits.messages_per_second),
        }
    }

    /// Keeps the memory for addresses that have been quiet small; never comes back.
    pub(crate) async fn forget(self) {
        loop {
            sleep(FORGETTING).await;
            for rate in [
                &self.connections,
                &self.bytes,
                &self.requests,
                &self.messages,
            ] {
                rate.limiter.retain_recent();
                rate.limiter.shrink_to_fit();
            }
        }
    }
}

/// How much each address may have in a second.
#[derive(Clone, Debug)]
pub(crate) struct Rate {
    limiter: Arc<DefaultKeyedRateLimiter<Address>>,
    burst: NonZeroU32,
}

impl Rate {
    fn new(per_second: u32) -> Rate {
        let per_second = NonZeroU32::new(per_second).unwrap_or(NonZeroU32::MIN);
        let burst = per_second.saturating_mul(NonZeroU32::new(BURST).unwrap_or(NonZeroU32::MIN));
        let quota = Quota::per_second(per_second).allow_burst(burst);
        Rate {
            limiter: Arc::new(DefaultKeyedRateLimiter::keyed(quota)),
            burst,
        }
    }

    /// Takes this much, or says after which time there will be enough. More than may come at once is taken as that.
    pub(crate) fn take(&self, address: Address, amount: u32) -> Result<(), Duration> {
        let Some(amount) = NonZeroU32::new(amount) else {
            return Ok(());
        };
        match self.limiter.check_key_n(&address, amount.min(self.burst)) {
            Ok(Err(later)) => Err(later.wait_time_from(DefaultClock::default().now())),
            Ok(Ok(())) | Err(_) => Ok(()),
        }
    }

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
        let rate = Rate::new(2);
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
}

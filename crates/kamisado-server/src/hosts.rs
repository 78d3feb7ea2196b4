//! The host names that the server answers to.
//!
//! A site can point its own host name at this computer, and then read what is meant for this computer only (DNS rebinding). The
//! browser still sends the name that it asked for.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header;
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::error::Error;
use crate::language::preferred;

/// The names that are allowed, besides those of this computer and numeric addresses, which nobody can point elsewhere.
#[derive(Clone, Debug)]
pub(crate) struct Hosts(Arc<[String]>);

impl Hosts {
    pub(crate) fn new(names: &[String]) -> Hosts {
        Hosts(names.into())
    }

    fn allow(&self, host: &str) -> bool {
        let host = host.strip_suffix('.').unwrap_or(host).to_ascii_lowercase();
        let numeric = host
            .strip_prefix('[')
            .and_then(|host| host.strip_suffix(']'))
            .map_or_else(
                || host.parse::<IpAddr>().is_ok(),
                |host| host.parse::<Ipv6Addr>().is_ok(),
            );
        numeric
            || host == "localhost"
            || host.ends_with(".localhost")
            || self.0.iter().any(|name| name == "*" || *name == host)
    }
}

/// The name a request is for.
fn asked(request: &Request) -> Option<String> {
    if let Some(host) = request.uri().host() {
        return Some(host.to_owned());
    }
    let header = request.headers().get(header::HOST)?.to_str().ok()?;
    let authority: Authority = header.parse().ok()?;
    Some(authority.host().to_owned())
}

/// Refuses requests for other hosts.
pub(crate) async fn check(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    match asked(&request) {
        Some(host) if hosts.allow(&host) => next.run(request).await,
        host => {
            let language = preferred(request.headers());
            Error::Misdirected(language, host.unwrap_or_default()).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_names_are_refused_unless_they_are_allowed() {
        let hosts = Hosts::new(&["kamisado.example".to_owned()]);
        for host in [
            "localhost",
            "LocalHost.",
            "app.localhost",
            "127.0.0.1",
            "[::1]",
            "192.168.1.5",
            "kamisado.example",
            "Kamisado.Example.",
        ] {
            assert!(hosts.allow(host), "{host}");
        }
        for host in [
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "[kamisado.example]",
            "xlocalhost",
            "",
        ] {
            assert!(!hosts.allow(host), "{host}");
        }
        assert!(Hosts::new(&["*".to_owned()]).allow("any.example"));
    }
}

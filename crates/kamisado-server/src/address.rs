//! Who sends a request: what counts as one visitor, even behind a proxy.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use ipnet::IpNet;

use crate::config::{Config, ProxyHeader};
use crate::log;
use crate::people::IsSecure;

/// What counts as one address: an IPv4 address, or a network of 64 bits of IPv6 addresses, which is what a household gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
            v4 => v4,
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Which proxies are trusted, and in which header they name their client.
#[derive(Clone, Debug)]
pub(crate) struct Proxies {
    trusted: Arc<[IpNet]>,
    header: ProxyHeader,
    all_encrypt: bool,
}

impl Proxies {
    pub(crate) fn new(config: &Config) -> Proxies {
        Proxies {
            trusted: config.trusted_proxies.clone().into(),
            header: config.proxy_header,
            all_encrypt: config.tls_proxy,
        }
    }

    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.trusted
            .iter()
            .any(|network| network.contains(&address))
    }

    /// The client behind a connection: the last address in the list that is not a trusted proxy.
    ///
    /// Anything before it may be made up, because every proxy appends to the list.
    fn visitor(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.trusts(peer) {
            return peer;
        }
        let mut visitor = peer;
        for hop in self.hops(headers).iter().rev() {
            let Some(address) = read(hop) else { break };
            visitor = address;
            if !self.trusts(address) {
                break;
            }
        }
        visitor
    }

    /// Whether the visitor's connection is encrypted: the proxy that they reached says so, or whoever runs the server does.
    fn is_secure(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let text = |name: &str| {
            let value = headers.get_all(name).into_iter().next_back();
            value
                .and_then(|value| value.to_str().ok())
                .unwrap_or_default()
        };
        let scheme = match self.header {
            ProxyHeader::XForwardedFor => text("x-forwarded-proto").split(',').next_back(),
            ProxyHeader::Forwarded => {
                let hop = text(header::FORWARDED.as_str()).split(',').next_back();
                hop.map(|hop| part(hop, "proto"))
            }
        };
        let scheme = scheme.unwrap_or_default().trim();
        self.all_encrypt || self.trusts(peer) && scheme.eq_ignore_ascii_case("https")
    }

    /// The addresses that the proxies have written, in the order of the hops.
    fn hops<'a>(&self, headers: &'a HeaderMap) -> Vec<&'a str> {
        let name = match self.header {
            ProxyHeader::XForwardedFor => "x-forwarded-for",
            ProxyHeader::Forwarded => header::FORWARDED.as_str(),
        };
        let values = headers.get_all(name).into_iter();
        let hops = values.flat_map(|value| value.to_str().unwrap_or_default().split(','));
        hops.map(|hop| match self.header {
            ProxyHeader::XForwardedFor => hop,
            ProxyHeader::Forwarded => part(hop, "for"),
        })
        .collect()
    }
}

/// The value of `for` or another part in `for="[2001:db8::1]:80";proto=https`.
fn part<'a>(hop: &'a str, wanted: &str) -> &'a str {
    hop.split(';')
        .filter_map(|pair| pair.split_once('='))
        .find(|(name, _)| name.trim().eq_ignore_ascii_case(wanted))
        .map_or("", |(_, value)| value.trim().trim_matches('"'))
}

/// An address with or without a port, with or without brackets.
fn read(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    let address = bare.unwrap_or(text).parse().ok();
    address.or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// Tells a browser that has come encrypted to do so for a year.
const ALWAYS_ENCRYPTED: HeaderValue =
    HeaderValue::from_static("max-age=31536000; includeSubDomains");

/// Lets what handles a request know the [`Address`] it comes from, and whether it was encrypted on the way.
pub(crate) async fn find(
    State(proxies): State<Proxies>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let visitor = proxies.visitor(peer.ip(), request.headers());
    let is_secure = proxies.is_secure(peer.ip(), request.headers());
    request.extensions_mut().insert(Address::from(visitor));
    request.extensions_mut().insert(IsSecure(is_secure));
    if !proxies.trusts(peer.ip()) {
        // Nobody else may say what a request is called in the log.
        request.headers_mut().remove(log::REQUEST_ID);
    }
    let mut response = next.run(request).await;
    if is_secure {
        let headers = response.headers_mut();
        headers.insert(header::STRICT_TRANSPORT_SECURITY, ALWAYS_ENCRYPTED);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proxies(header: ProxyHeader) -> Proxies {
        Proxies::new(&Config {
            trusted_proxies: vec!["10.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()],
            proxy_header: header,
            ..Config::default()
        })
    }

    fn behind(header: ProxyHeader, peer: &str, lines: &[&str]) -> String {
        let name = match header {
            ProxyHeader::XForwardedFor => "x-forwarded-for",
            ProxyHeader::Forwarded => "forwarded",
        };
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(name, line.parse().unwrap());
        }
        let visitor = proxies(header).visitor(peer.parse().unwrap(), &headers);
        visitor.to_string()
    }

    #[test]
    fn a_household_is_one_address() {
        let address = |text: &str| Address::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:2"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
        assert_eq!(address("192.0.2.1"), address("::ffff:192.0.2.1"));
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let said = ["203.0.113.7"];
        let header = ProxyHeader::XForwardedFor;
        assert_eq!(behind(header, "10.1.2.3", &said), "203.0.113.7");
        assert_eq!(behind(header, "::ffff:10.1.2.3", &said), "203.0.113.7");
        assert_eq!(behind(header, "192.0.2.1", &said), "192.0.2.1");
        assert_eq!(behind(header, "10.1.2.3", &[]), "10.1.2.3");
    }

    #[test]
    fn what_a_visitor_wrote_before_the_proxies_is_not_believed() {
        let header = ProxyHeader::XForwardedFor;
        for said in [
            &["198.51.100.1, 203.0.113.7, 10.0.0.9"][..],
            &["198.51.100.1", "203.0.113.7:4711", "10.0.0.9"],
            &["nonsense, 203.0.113.7"],
        ] {
            assert_eq!(behind(header, "10.1.2.3", said), "203.0.113.7", "{said:?}");
        }
        assert_eq!(behind(header, "10.1.2.3", &["1.1.1.1, what?"]), "10.1.2.3");
    }

    #[test]
    fn the_standard_header_is_read_where_it_is_asked_for() {
        let header = ProxyHeader::Forwarded;
        for said in [
            "for=203.0.113.7",
            "by=10.0.0.1;For=\"203.0.113.7:80\";proto=https",
            "for=1.1.1.1, for=203.0.113.7, for=\"[::1]:80\"",
        ] {
            assert_eq!(behind(header, "::1", &[said]), "203.0.113.7", "{said}");
        }
        assert_eq!(
            behind(header, "::1", &["for=\"[2001:db8::1]\""]),
            "2001:db8::1"
        );
    }

    #[test]
    fn only_trusted_proxies_say_that_they_encrypt() {
        let is_secure = |header, peer: &str, name: &str, said: &str| {
            let headers = [(name.parse().unwrap(), said.parse().unwrap())];
            proxies(header).is_secure(peer.parse().unwrap(), &HeaderMap::from_iter(headers))
        };
        let (name, header) = ("x-forwarded-proto", ProxyHeader::XForwardedFor);
        assert!(is_secure(header, "10.1.2.3", name, "https"));
        assert!(is_secure(header, "10.1.2.3", name, "http, HTTPS"));
        assert!(!is_secure(header, "10.1.2.3", name, "https, http"));
        assert!(!is_secure(header, "192.0.2.1", name, "https"));
        let (name, header) = ("forwarded", ProxyHeader::Forwarded);
        assert!(is_secure(header, "::1", name, "for=1.1.1.1;proto=https"));
        assert!(!is_secure(header, "::1", name, "for=1.1.1.1"));
    }
}

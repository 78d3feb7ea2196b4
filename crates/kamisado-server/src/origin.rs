//! Whether a request comes from a page of this server.
//!
//! A page of another site can make a browser send a form here, with the cookies of whoever reads that page. Browsers say where such a
//! request comes from, and pages cannot change what they say.

use axum::extract::Request;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::error::Error;
use crate::language::preferred;

/// Where a request comes from, as far as its headers tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A page of this server.
    Own,
    /// A page of another site, or something that cannot be read.
    Foreign,
    /// It does not say. Programs that are no browsers do not.
    Unknown,
}

impl Origin {
    pub(crate) fn of(headers: &HeaderMap) -> Origin {
        let text = |name| headers.get(name).map(|value| value.to_str().ok());
        let site = headers.get("sec-fetch-site");
        if site.is_some_and(|site| site != "same-origin") {
            return Origin::Foreign;
        }
        match (text(header::ORIGIN), text(header::HOST)) {
            (None, _) => Origin::Unknown,
            (Some(Some(origin)), Some(Some(host))) => {
                let own = origin.split_once("://");
                if own.is_some_and(|(_, own)| own.eq_ignore_ascii_case(host)) {
                    Origin::Own
                } else {
                    Origin::Foreign
                }
            }
            _ => Origin::Foreign,
        }
    }
}

/// Refuses whatever could change something, unless it comes from a page of this server.
pub(crate) async fn check(request: Request, next: Next) -> Response {
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD);
    if is_reading || Origin::of(request.headers()) == Origin::Own {
        next.run(request).await
    } else {
        Error::Foreign(preferred(request.headers())).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_this_server_are_its_own() {
        for (lines, origin) in [
            (
                &[
                    ("origin", "http://localhost:8080"),
                    ("host", "localhost:8080"),
                ][..],
                Origin::Own,
            ),
            (
                &[
                    ("origin", "https://Kamisado.example"),
                    ("host", "kamisado.example"),
                    ("sec-fetch-site", "same-origin"),
                ],
                Origin::Own,
            ),
            (
                &[
                    ("origin", "http://localhost:8080"),
                    ("host", "localhost:8080"),
                    ("sec-fetch-site", "cross-site"),
                ],
                Origin::Foreign,
            ),
            (
                &[
                    ("origin", "http://evil.example"),
                    ("host", "localhost:8080"),
                ],
                Origin::Foreign,
            ),
            (
                &[
                    ("origin", "http://localhost:8081"),
                    ("host", "localhost:8080"),
                ],
                Origin::Foreign,
            ),
            (
                &[("origin", "null"), ("host", "localhost:8080")],
                Origin::Foreign,
            ),
            (&[("origin", "http://localhost")], Origin::Foreign),
            (
                &[("host", "localhost"), ("sec-fetch-site", "none")],
                Origin::Foreign,
            ),
            (&[("host", "localhost")], Origin::Unknown),
        ] {
            let headers = lines
                .iter()
                .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
                .collect();
            assert_eq!(Origin::of(&headers), origin, "{lines:?}");
        }
    }
}

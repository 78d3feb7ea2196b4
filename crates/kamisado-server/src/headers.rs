//! The headers of every response, and how the headers of requests are read.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// Pages may load files from this server only. They may compile WebAssembly, but evaluate no other code.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// The same for a page that pages of other sites may show in a frame.
pub(crate) fn embeddable_policy() -> String {
    CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
}

/// Which sites may show a response in their pages.
pub(crate) const CORP: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// The headers of every response that does not set its own.
pub(crate) fn everywhere() -> [(HeaderName, HeaderValue); 7] {
    [
        (CORP, HeaderValue::from_static("same-origin")),
        (
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static(CONTENT_SECURITY_POLICY),
        ),
        (
            header::X_CONTENT_TYPE_OPTIONS,
            HeaderValue::from_static("nosniff"),
        ),
        (
            header::REFERRER_POLICY,
            HeaderValue::from_static("same-origin"),
        ),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            HeaderValue::from_static("same-origin"),
        ),
        // With both, a page can share memory with its worker, and stop a search at once.
        (
            HeaderName::from_static("cross-origin-embedder-policy"),
            HeaderValue::from_static("require-corp"),
        ),
        (
            HeaderName::from_static("permissions-policy"),
            HeaderValue::from_static("camera=(), microphone=(), geolocation=()"),
        ),
    ]
}

/// Whether a browser reads this encoding. It reads one that it does not name only if it names `*`.
pub(crate) fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let mut otherwise = false;
    for value in headers.get_all(header::ACCEPT_ENCODING) {
        for item in value.to_str().unwrap_or_default().split(',') {
            let (name, weight) = item.split_once(';').unwrap_or((item, "q=1"));
            let weight = weight.trim().to_ascii_lowercase();
            let weight = weight.strip_prefix("q=").map(str::parse::<f32>);
            let is_wanted = matches!(weight, Some(Ok(weight)) if weight > 0.0);
            match name.trim() {
                name if name.eq_ignore_ascii_case(encoding) => return is_wanted,
                "*" => otherwise = is_wanted,
                _ => {}
            }
        }
    }
    otherwise
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_may_be_embedded_is() {
        assert!(CONTENT_SECURITY_POLICY.contains("frame-ancestors 'none'"));
        let policy = embeddable_policy();
        assert!(policy.ends_with("frame-ancestors *"), "{policy}");
        assert!(policy.starts_with("default-src 'none'"));
    }

    #[test]
    fn what_a_browser_refuses_it_is_not_sent() {
        for (said, is_accepted) in [
            ("br", true),
            ("gzip, BR", true),
            ("br;q=0.5", true),
            ("br; q=1.0", true),
            ("*", true),
            ("br;q=0", false),
            ("br ; Q=0.000", false),
            ("gzip, br;q=0, *", false),
            ("*, br;q=0", false),
            ("*;q=0", false),
            ("br;q=nonsense", false),
            ("brotli", false),
            ("", false),
        ] {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, said.parse().unwrap())]);
            assert_eq!(accepts(&headers, "br"), is_accepted, "{said}");
        }
        assert!(!accepts(&HeaderMap::new(), "br"));
    }
}

//! What a browser has already is not sent again.

use std::hash::{DefaultHasher, Hash, Hasher as _};

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

/// A page is smaller than this. What is larger is sent without a tag.
const LARGEST: u64 = 1 << 20;

/// A tag for whatever follows from this. It is weak: the bytes differ by how they are compressed.
pub(crate) fn tag(content: impl Hash) -> HeaderValue {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    HeaderValue::try_from(format!("W/\"{:016x}\"", hasher.finish()))
        .unwrap_or(HeaderValue::from_static("W/\"\""))
}

/// Whether a browser has what the tag stands for.
pub(crate) fn is_known(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    let strong = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let tag = strong(tag.to_str().unwrap_or_default());
    headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|known| known.trim() == "*" || strong(known) == tag)
}

/// Gives every page a tag, and does not send those that the browser has.
pub(crate) async fn pages(request: Request, next: Next) -> Response {
    let is_read = request.method() == Method::GET;
    let known = request.headers().clone();
    let response = next.run(request).await;
    let size = http_body::Body::size_hint(response.body()).exact();
    let is_tagged = response.headers().contains_key(header::ETAG);
    if !is_read
        || is_tagged
        || response.status() != StatusCode::OK
        || size.is_none_or(|size| size > LARGEST)
    {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, LARGEST as usize).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let tag = tag(&bytes);
    let has_it = is_known(&known, &tag);
    parts.headers.insert(header::ETAG, tag);
    if has_it {
        parts.status = StatusCode::NOT_MODIFIED;
        parts.headers.remove(header::CONTENT_TYPE);
        parts.headers.remove(header::CONTENT_LENGTH);
        return Response::from_parts(parts, Body::empty());
    }
    Response::from_parts(parts, Body::from(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_known_in_a_list_and_whatever_its_strength() {
        let tag = tag("content");
        let text = tag.to_str().unwrap();
        assert_ne!(tag, super::tag("other content"));
        let strong = text.trim_start_matches("W/");
        for (value, is_known_here) in [
            (text.to_owned(), true),
            (strong.to_owned(), true),
            (format!("\"x\", {text}"), true),
            ("*".to_owned(), true),
            ("\"x\"".to_owned(), false),
        ] {
            let headers = HeaderMap::from_iter([(header::IF_NONE_MATCH, value.parse().unwrap())]);
            assert_eq!(is_known(&headers, &tag), is_known_here, "{value}");
        }
        assert!(!is_known(&HeaderMap::new(), &tag));
    }
}

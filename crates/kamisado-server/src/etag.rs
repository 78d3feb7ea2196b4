//! A page that the browser already has is not sent again, and a page that is the same for everybody is made only once.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::headers::accepts;
use crate::pages::picture;
use crate::site;

/// The largest size of a page, in bytes.
const LARGEST: usize = 1 << 20;

/// More than there are pages, languages and encodings.
const MOST: usize = 2000;

/// A tag for content that follows from these values. It is weak, because the bytes depend on the encoding.
pub(crate) fn tag(content: impl Hash) -> HeaderValue {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    HeaderValue::try_from(format!("W/\"{:016x}\"", hasher.finish()))
        .unwrap_or(HeaderValue::from_static("W/\"\""))
}

/// Whether the browser has the content of this tag.
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

/// Pages that are the same for everybody, as they are sent.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pages(Arc<Mutex<HashMap<Key, Page>>>);

/// How many sites pages are kept for. A server has one or two names, and strangers can make up any number.
const MOST_SITES: usize = 8;

/// What a page depends on: where it is asked for, whether it has a query, and the encodings that the browser reads.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    site: String,
    path: String,
    is_asked: bool,
    encodings: [bool; 2],
}

#[derive(Clone, Debug)]
struct Page {
    headers: HeaderMap,
    body: Bytes,
}

impl Key {
    fn of(request: &Request) -> Key {
        let uri = request.uri();
        Key {
            site: site::address(),
            path: uri.path().to_owned(),
            is_asked: uri.query().is_some_and(|query| !query.is_empty()),
            encodings: ["br", "gzip"].map(|encoding| accepts(request.headers(), encoding)),
        }
    }
}

impl Page {
    /// Answers with the page, or with the status that the browser has it.
    fn answer(mut self, known: &HeaderMap) -> Response {
        let tag = self.headers.get(header::ETAG);
        if tag.is_some_and(|tag| is_known(known, tag)) {
            self.headers.remove(header::CONTENT_TYPE);
            self.headers.remove(header::CONTENT_ENCODING);
            return (StatusCode::NOT_MODIFIED, self.headers).into_response();
        }
        (self.headers, Body::from(self.body)).into_response()
    }
}

/// Makes each page once, and does not send those that the browser has. No handler behind this may depend on who asks.
pub(crate) async fn pages(State(pages): State<Pages>, request: Request, next: Next) -> Response {
    // A page with a match in its address is made for that match.
    let is_special = request.uri().query().is_some_and(picture::is_in);
    if request.method() != Method::GET || is_special {
        return next.run(request).await;
    }
    let lock = || pages.0.lock().unwrap_or_else(PoisonError::into_inner);
    let key = Key::of(&request);
    let known = request.headers().clone();
    let made = lock().get(&key).cloned();
    if let Some(page) = made {
        return page.answer(&known);
    }
    let response = next.run(request).await;
    if response.status() != StatusCode::OK {
        return response;
    }
    let (parts, body) = response.into_parts();
    let Ok(body) = to_bytes(body, LARGEST).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let mut headers = parts.headers;
    headers.remove(header::CONTENT_LENGTH);
    headers.insert(header::ETAG, tag(&body));
    let page = Page { headers, body };
    // Everyone with the same key must be able to read it, however this browser spelled its header.
    let encoding = page.headers.get(header::CONTENT_ENCODING);
    let encoding = encoding.map(|encoding| encoding.to_str().unwrap_or_default());
    if encoding.is_none_or(|encoding| accepts(&known, encoding)) {
        let mut kept = lock();
        let sites: HashSet<&str> = kept.keys().map(|key| key.site.as_str()).collect();
        let is_site = sites.contains(key.site.as_str()) || sites.len() < MOST_SITES;
        if is_site && kept.len() < MOST {
            kept.insert(key, page.clone());
        }
    }
    page.answer(&known)
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

//! Which language a visitor reads.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use kamisado::Language;

use crate::error::Error;

/// The cookie in which the language switch keeps the choice.
const COOKIE: &str = "language";

/// The language of an address such as `/de/play`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InLanguage(pub(crate) Language);

impl<S: Send + Sync> FromRequestParts<S> for InLanguage {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Error> {
        let first = parts.uri.path().split('/').nth(1).unwrap_or_default();
        first
            .parse()
            .map(InLanguage)
            .map_err(|_| Error::NotFound(preferred(&parts.headers)))
    }
}

/// The language of an address such as `/de/play`, or the browser's for one that has none.
pub(crate) fn of_address(path: &str, headers: &HeaderMap) -> Language {
    let first = path.split('/').nth(1).unwrap_or_default();
    first.parse().unwrap_or_else(|_| preferred(headers))
}

/// The language for a browser: the one chosen before, or the one of its settings.
pub(crate) fn preferred(headers: &HeaderMap) -> Language {
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let chosen = header(header::COOKIE).and_then(|cookies| {
        cookies
            .split(';')
            .filter_map(|cookie| cookie.trim().split_once('='))
            .find_map(|(name, value)| (name == COOKIE).then(|| value.parse().ok())?)
    });
    chosen
        .or_else(|| header(header::ACCEPT_LANGUAGE).and_then(kamisado_i18n::from_accept_language))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.clone(), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn a_choice_counts_more_than_the_browser() {
        let accept = (header::ACCEPT_LANGUAGE, "fr");
        assert_eq!(
            preferred(&headers(std::slice::from_ref(&accept))),
            Language::French
        );
        let both = [accept, (header::COOKIE, "a=b; language=tr")];
        assert_eq!(preferred(&headers(&both)), Language::Turkish);
        let nonsense = [(header::COOKIE, "language=xx")];
        assert_eq!(preferred(&headers(&nonsense)), Language::English);
    }
}

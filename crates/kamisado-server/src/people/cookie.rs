//! The cookie by which a browser is known again.

use axum::http::{HeaderMap, HeaderValue, header};

/// Whether a request came over an encrypted connection, as far as the server can know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct IsSecure(pub(crate) bool);

/// How long a browser keeps the cookie, in seconds: a year. The server forgets the session earlier when it isn't used.
const KEPT: u32 = 365 * 24 * 3600;

impl IsSecure {
    /// Its name. Browsers accept one that begins with `__Host-` over encrypted connections only, and only from the host itself.
    const fn name(self) -> &'static str {
        if self.0 {
            "__Host-kamisado"
        } else {
            "kamisado"
        }
    }

    /// What a request carries in it.
    pub(crate) fn read(self, headers: &HeaderMap) -> Option<&str> {
        headers
            .get_all(header::COOKIE)
            .into_iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'))
            .filter_map(|cookie| cookie.trim().split_once('='))
            .find_map(|(name, value)| (name == self.name()).then_some(value))
    }

    /// The header that makes a browser keep a token.
    pub(crate) fn keep(self, token: &str) -> Option<HeaderValue> {
        self.header(token, KEPT)
    }

    /// The header that makes a browser forget it.
    pub(crate) fn forget(self) -> Option<HeaderValue> {
        self.header("", 0)
    }

    fn header(self, value: &str, age: u32) -> Option<HeaderValue> {
        let name = self.name();
        let secure = if self.0 { "; Secure" } else { "" };
        let text = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
        let mut header = HeaderValue::try_from(text).ok()?;
        header.set_sensitive(true);
        Some(header)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encrypted_connection_has_a_cookie_of_its_own() {
        let plain = IsSecure(false).keep("abc").unwrap();
        let secure = IsSecure(true).keep("abc").unwrap();
        assert_eq!(
            plain,
            "kamisado=abc; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
        );
        assert_eq!(
            secure,
            "__Host-kamisado=abc; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"
        );
        assert!(secure.is_sensitive());
        let headers = |text: &str| HeaderMap::from_iter([(header::COOKIE, text.parse().unwrap())]);
        let both = headers("language=de; kamisado=one; __Host-kamisado=two");
        assert_eq!(IsSecure(false).read(&both), Some("one"));
        assert_eq!(IsSecure(true).read(&both), Some("two"));
        assert_eq!(IsSecure(true).read(&headers("kamisado=one")), None);
        assert_eq!(IsSecure(false).read(&HeaderMap::new()), None);
        let forgotten = IsSecure(false).forget().unwrap();
        assert!(forgotten.to_str().unwrap().contains("Max-Age=0"));
    }
}

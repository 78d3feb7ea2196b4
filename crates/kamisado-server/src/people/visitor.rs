//! Who sent a request.

use std::time::Duration;

use axum::extract::{FromRef, FromRequestParts, MatchedPath};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use kamisado::Language;
use kamisado_online::{PersonId, Time as _};

use super::{IsSecure, People};
use crate::address::Address;
use crate::error::Error;
use crate::language::preferred;
use crate::store::{Person, PersonKind, Session, SessionId, Token};

/// How long a session lasts, however much it is used.
const LIFE: Duration = Duration::from_secs(365 * 24 * 3600);

/// How often it is noted that a session is used.
const NOTED: Duration = Duration::from_secs(3600);

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) address: Address,
    pub(crate) language: Language,
    is_secure: IsSecure,
    agent: String,
    /// Who they are, where the browser has a cookie.
    known: Option<(SessionId, Person)>,
}

/// A cookie to send along, if there is a new one.
pub(crate) type NewCookie = Option<HeaderValue>;

impl<S: Send + Sync> FromRequestParts<S> for Visitor
where
    People: FromRef<S>,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Visitor, Error> {
        let people = People::from_ref(state);
        let headers = &parts.headers;
        let first = parts.uri.path().split('/').nth(1).unwrap_or_default();
        // Sockets and data have no language in their address; a page must have one that exists.
        let route = parts.extensions.get::<MatchedPath>();
        let is_page = route.is_some_and(|route| route.as_str().starts_with("/{language}"));
        let language = match first.parse() {
            Ok(language) => language,
            Err(_) if is_page => return Err(Error::NotFound(preferred(headers))),
            Err(_) => preferred(headers),
        };
        let missing = || Error::Broken(language, "a request without an address".to_owned());
        let address = parts.extensions.get().copied().ok_or_else(missing)?;
        let is_secure = parts.extensions.get().copied().unwrap_or(IsSecure(false));
        let token = is_secure.read(headers).and_then(Token::read);
        let known = match token {
            Some(token) => people.known(&token).await?,
            None => None,
        };
        Ok(Visitor {
            address,
            language,
            is_secure,
            agent: agent(headers),
            known,
        })
    }
}

/// What a browser calls itself.
fn agent(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT);
    let agent = agent.and_then(|agent| agent.to_str().ok());
    agent.unwrap_or_default().to_owned()
}

impl Visitor {
    pub(crate) fn person(&self) -> Option<&Person> {
        self.known.as_ref().map(|(_, person)| person)
    }

    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person().map(|person| person.id)
    }

    pub(crate) fn session(&self) -> Option<SessionId> {
        self.known.as_ref().map(|(session, _)| *session)
    }

    /// The account, for those who have one.
    pub(crate) fn member(&self) -> Option<(SessionId, &Person)> {
        let (session, person) = self.known.as_ref()?;
        matches!(person.kind, PersonKind::Account(_)).then_some((*session, person))
    }

    /// Whoever it is; a stranger becomes a guest.
    ///
    /// # Errors
    /// When too many come from the address, or the database cannot be reached.
    pub(crate) async fn or_guest(&self, people: &People) -> Result<(Person, NewCookie), Error> {
        if let Some(person) = self.person() {
            return Ok((person.clone(), None));
        }
        let newcomer = people.rates.newcomers.take(self.address);
        newcomer.map_err(|time| Error::TooOften(self.language, time))?;
        let id = people.store.create_guest().await?;
        let person = people.store.person(id).await?;
        let person = person.ok_or(Error::Busy)?;
        let cookie = self.begin_session(people, id).await?;
        Ok((person, cookie))
    }

    /// Begins a session for somebody in this browser. The one before, if there is one, ends.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn begin_session(
        &self,
        people: &People,
        person: PersonId,
    ) -> Result<NewCookie, Error> {
        self.end_session(people).await?;
        let token = people.store.begin_session(person, &self.agent).await;
        let token = token?;
        Ok(self.is_secure.keep(token.as_str()))
    }

    /// Ends the session of this browser.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn end_session(&self, people: &People) -> Result<NewCookie, Error> {
        if let Some((session, person)) = &self.known {
            let ended = people.store.end_session(person.id, *session).await;
            ended?;
            people.session_ended(person.id);
        }
        Ok(self.is_secure.forget())
    }

    /// The address of this server as the visitor's browser knows it.
    pub(crate) fn site(&self, headers: &HeaderMap) -> String {
        let host = headers.get(header::HOST);
        let host = host.and_then(|host| host.to_str().ok()).unwrap_or_default();
        let scheme = if self.is_secure.0 { "https" } else { "http" };
        format!("{scheme}://{host}")
    }
}

impl People {
    /// Whom a token belongs to.
    async fn known(
        &self,
        token: &Token,
    ) -> Result<Option<(SessionId, Person)>, kamisado_online::Down> {
        let Some(Session {
            id,
            person,
            created_at,
            seen_at,
            ..
        }) = self.store.session(token).await?
        else {
            return Ok(None);
        };
        if self.store.now() - created_at > LIFE {
            self.store.end_session(person, id).await?;
            return Ok(None);
        }
        if self.store.now() - seen_at > NOTED {
            self.store.touch_session(id).await?;
            self.store.seen(person).await?;
        }
        let person = self.store.person(person).await?;
        Ok(person
            .filter(|person| !person.is_closed)
            .map(|person| (id, person)))
    }
}

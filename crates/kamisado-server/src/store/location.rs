//! Where games and people are kept: the choice of whoever runs a server.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::any::AnyConnectOptions;

/// What a database that is kept nowhere is called.
const MEMORY: &str = ":memory:";

/// Where games and people are kept. As text, it is `:memory:`, an address that begins with `postgres://`, or the path of a file.
///
/// ```
/// use kamisado_server::store::Location;
///
/// assert_eq!(":memory:".parse(), Ok(Location::Memory));
/// assert_eq!("club.db".parse(), Ok(Location::File("club.db".into())));
/// let shared: Location = "postgres://club:secret@db.example/kamisado".parse()?;
/// assert_eq!(shared.to_string(), "postgres://club:…@db.example/kamisado");
/// # Ok::<(), kamisado_server::store::UnknownLocation>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// In the memory of the server, which keeps nothing.
    Memory,
    /// In a file of SQLite, which one server has for itself.
    File(PathBuf),
    /// In a database of PostgreSQL, which several servers can share.
    Postgres(PostgresUrl),
}

/// The address of a database of PostgreSQL. It is never shown with its password.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresUrl(String);

/// An address that is none, or of a database that Kamisado does not know. It can be shown: a password is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLocation(pub String);

impl PostgresUrl {
    /// The whole address.
    pub(super) fn secret(&self) -> &str {
        &self.0
    }
}

impl FromStr for Location {
    type Err = UnknownLocation;

    fn from_str(text: &str) -> Result<Location, UnknownLocation> {
        match text.split_once("://") {
            None if text == MEMORY => Ok(Location::Memory),
            None => Ok(Location::File(text.into())),
            Some(("postgres" | "postgresql", _)) if text.parse::<AnyConnectOptions>().is_ok() => {
                Ok(Location::Postgres(PostgresUrl(text.to_owned())))
            }
            Some(_) => Err(UnknownLocation(without_password(text))),
        }
    }
}

/// What was given on a command line, which need not be text.
impl TryFrom<PathBuf> for Location {
    type Error = UnknownLocation;

    fn try_from(path: PathBuf) -> Result<Location, UnknownLocation> {
        match path.to_str() {
            Some(text) => text.parse(),
            None => Ok(Location::File(path)),
        }
    }
}

impl From<&Path> for Location {
    fn from(path: &Path) -> Location {
        Location::File(path.to_owned())
    }
}

impl From<&Location> for Location {
    fn from(location: &Location) -> Location {
        location.clone()
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Memory => f.write_str(MEMORY),
            Location::File(path) => path.display().fmt(f),
            Location::Postgres(url) => f.write_str(&without_password(&url.0)),
        }
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&without_password(&self.0))
    }
}

impl fmt::Display for UnknownLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for UnknownLocation {}

/// An address without its password, even if the rest of it makes no sense. Passwords can contain anything, so all between the first
/// colon of what stands before the last `@` is left out; and everything that is set behind the question mark.
fn without_password(url: &str) -> String {
    let url = url.split('?').next().unwrap_or_default();
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    match rest.rsplit_once('@') {
        None => url.to_owned(),
        Some((who, host)) => match who.split_once(':') {
            None => url.to_owned(),
            Some((name, _)) => format!("{scheme}://{name}:…@{host}"),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for (text, shown) in [
            ("postgres://h/d", "postgres://h/d"),
            ("postgres://u@h/d", "postgres://u@h/d"),
            (
                "postgresql://u:s3cret@h:5432/d",
                "postgresql://u:…@h:5432/d",
            ),
            (
                "postgres://u:s3cret%40@h/d?sslmode=require",
                "postgres://u:…@h/d",
            ),
            ("postgres://h/d?password=s3cret", "postgres://h/d"),
        ] {
            let location: Location = text.parse().unwrap();
            assert_eq!(location.to_string(), shown);
            assert!(!format!("{location:?}").contains("s3cret"), "{location:?}");
        }
        for wrong in ["postgres://u:s3@cret:@h:port/d", "mysql://u:s3cret@h/d"] {
            let error = wrong.parse::<Location>().unwrap_err();
            assert!(!format!("{error} {error:?}").contains("cret"), "{error}");
        }
    }

    #[test]
    fn a_path_is_a_path() {
        for path in ["kamisado.db", "/var/lib/a:b.db", "C:\\kamisado.db"] {
            let location = Location::try_from(PathBuf::from(path));
            assert_eq!(location, Ok(Location::File(path.into())));
        }
    }
}

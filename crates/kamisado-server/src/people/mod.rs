//! Who visitors are: guests and accounts, known by a cookie.

mod accounts;
mod cookie;
mod passwords;
mod visitor;

pub(crate) use accounts::{People, Refused};
pub(crate) use cookie::IsSecure;
pub(crate) use visitor::{NewCookie, Visitor};

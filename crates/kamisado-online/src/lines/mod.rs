//! The lines between a page and the server, one text message each: typed, with one parser and one printer.

mod reply;
mod request;
mod words;

pub use self::reply::Reply;
pub use self::request::{Request, Seek, SideWanted};
pub use self::words::Malformed;

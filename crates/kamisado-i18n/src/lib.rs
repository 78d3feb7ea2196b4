#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod argument;
mod catalogue;
mod choose;
mod explain;
mod explain_certificate;
mod explain_file;
mod help;
mod letters;
mod message;
mod number;
mod tell;
#[cfg(test)]
mod tests;

pub use argument::{PhraseName, RefusalCode};
pub use catalogue::provide;
pub use choose::{from_accept_language, from_environment};
pub use explain::Explain;
pub use help::{help, help_keys};
pub use kamisado::Language;
pub use letters::letters;
pub use message::Message;
pub use tell::tell;

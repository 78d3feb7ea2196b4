//! The words of a line, read one after the other.

use std::str::{FromStr, SplitWhitespace};

use crate::Malformed;
use crate::malformed::shown;

#[derive(Clone, Debug)]
pub(crate) struct Words<'a>(core::iter::Peekable<SplitWhitespace<'a>>);

impl<'a> Words<'a> {
    pub(crate) fn new(line: &'a str) -> Words<'a> {
        Words(line.split_whitespace().peekable())
    }

    pub(crate) fn next(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    pub(crate) fn peek(&mut self) -> Option<&'a str> {
        self.0.peek().copied()
    }

    /// The next word, which has to be there.
    pub(crate) fn expect(&mut self, what: &str) -> Result<&'a str, Malformed> {
        self.next()
            .ok_or_else(|| Malformed::new(format_args!("the line ends before {what}")))
    }

    /// The next word, read as a value.
    pub(crate) fn value<T: FromStr>(&mut self, what: &str) -> Result<T, Malformed> {
        let word = self.expect(what)?;
        word.parse()
            .map_err(|_| Malformed::new(format_args!("{} is not {what}", shown(word))))
    }

    /// All words up to this one, which is taken as well, or to the end; put together with single spaces.
    pub(crate) fn until(&mut self, end: &str) -> String {
        let mut text = String::new();
        for word in self.0.by_ref() {
            if word == end {
                break;
            }
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(word);
        }
        text
    }

    /// All remaining words, put together with single spaces.
    pub(crate) fn rest(&mut self) -> String {
        // No word holds a space, so this never ends early.
        self.until(" ")
    }

    /// Nothing may follow.
    pub(crate) fn end(&mut self) -> Result<(), Malformed> {
        match self.next() {
            None => Ok(()),
            Some(word) => Err(Malformed::new(format_args!(
                "nothing more is expected at {}",
                shown(word)
            ))),
        }
    }
}

/// What follows the first word of a line, unchanged.
pub(crate) fn after_first_word(line: &str) -> &str {
    let line = line.trim();
    line.split_once(char::is_whitespace)
        .map_or("", |(_, rest)| rest.trim_start())
}

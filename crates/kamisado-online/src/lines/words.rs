use core::fmt;
use core::str::FromStr;

/// The line cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed;

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a line of online play; docs/online.md lists them")
    }
}

impl core::error::Error for Malformed {}

/// The words of a line, taken one by one. They are separated by one space each, so that every line can be written in one way only.
pub(super) struct Words<'a>(Option<&'a str>);

impl<'a> Words<'a> {
    pub(super) const fn new(line: &'a str) -> Words<'a> {
        Words(Some(line))
    }

    /// The next word.
    pub(super) fn word(&mut self) -> Result<&'a str, Malformed> {
        let text = self.0.ok_or(Malformed)?;
        let (word, rest) = match text.split_once(' ') {
            Some((word, rest)) => (word, Some(rest)),
            None => (text, None),
        };
        self.0 = rest;
        if word.is_empty() || word.contains(|c: char| c.is_whitespace() || c.is_control()) {
            return Err(Malformed);
        }
        Ok(word)
    }

    /// The next word as a value.
    pub(super) fn value<T: FromStr>(&mut self) -> Result<T, Malformed> {
        self.word()?.parse().map_err(|_| Malformed)
    }

    /// The next word as a value, or `-` for none.
    pub(super) fn maybe<T: FromStr>(&mut self) -> Result<Option<T>, Malformed> {
        match self.word()? {
            "-" => Ok(None),
            word => word.parse().map(Some).map_err(|_| Malformed),
        }
    }

    /// As many words as are there, together.
    pub(super) const fn rest(&mut self) -> Option<&'a str> {
        self.0.take()
    }

    /// Nothing may follow.
    pub(super) const fn end(self) -> Result<(), Malformed> {
        match self.0 {
            None => Ok(()),
            Some(_) => Err(Malformed),
        }
    }
}

/// Writes a value, or `-` for none.
pub(super) struct Maybe<T>(pub(super) Option<T>);

impl<T: fmt::Display> fmt::Display for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(value) => value.fmt(f),
            None => f.write_str("-"),
        }
    }
}

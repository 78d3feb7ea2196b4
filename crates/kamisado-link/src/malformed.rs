use core::fmt;

/// What is wrong with a line, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed(String);

impl Malformed {
    /// An error that says this.
    #[must_use]
    pub fn new(what: impl fmt::Display) -> Malformed {
        // What somebody typed may be part of it, and an answer is one line.
        Malformed(what.to_string().replace(char::is_control, " "))
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for Malformed {}

/// A word as an error shows it: on one line, in quotes, and not longer than a line.
pub(crate) fn shown(text: &str) -> String {
    format!("{:?}", shorten(text))
}

/// The beginning of a text that may be long.
pub(crate) fn shorten(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

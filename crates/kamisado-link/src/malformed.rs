use core::fmt;

/// What is wrong with a line, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed(String);

impl Malformed {
    /// An error that says this.
    #[must_use]
    pub fn new(what: impl fmt::Display) -> Malformed {
        Malformed(what.to_string())
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
    const LONGEST: usize = 40;
    let mut shown: String = text.chars().take(LONGEST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    format!("{shown:?}")
}

//! Where results go.

use std::borrow::Cow;
use std::io::{BufWriter, Write};

use serde::Serialize;

use crate::failure::Failure;

/// Standard output, buffered. A closed pipe is a normal end of a command.
pub(crate) struct Output<'a>(BufWriter<Box<dyn Write + 'a>>);

impl<'a> Output<'a> {
    pub(crate) fn new(writer: impl Write + 'a) -> Output<'a> {
        Output(BufWriter::new(Box::new(writer)))
    }

    /// Prints a line.
    pub(crate) fn line(&mut self, line: impl std::fmt::Display) -> Result<(), Failure> {
        Ok(writeln!(self.0, "{}", printable(&line.to_string()))?)
    }

    /// Prints a text of several lines.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), Failure> {
        Ok(write!(self.0, "{}", printable(text))?)
    }

    /// Prints a value as one line of JSON.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let json = serde_json::to_string(value).map_err(std::io::Error::other)?;
        // The remaining characters are escaped as JSON does it.
        Ok(writeln!(
            self.0,
            "{}",
            escaped(&json, |character| format!(
                "\\u{:04x}",
                u32::from(character)
            ))
        )?)
    }

    /// Prints bytes as they are.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        Ok(self.0.write_all(bytes)?)
    }

    /// Sends what has been printed so far.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.0.flush()?)
    }

    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.flush()
    }
}

/// A text in which everything that a terminal would take as a command is escaped: what comes from a file is shown, never obeyed.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    escaped(text, |character| character.escape_unicode().to_string())
}

fn escaped(text: &str, escape: impl Fn(char) -> String) -> Cow<'_, str> {
    if !text.contains(is_command) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        if is_command(character) {
            shown.push_str(&escape(character));
        } else {
            shown.push(character);
        }
    }
    Cow::Owned(shown)
}

/// Control characters, and those that change the writing direction, which can make one text look like another.
fn is_command(character: char) -> bool {
    match character {
        '\n' | '\t' => false,
        '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        _ => character.is_control(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_would_obey_is_escaped() {
        assert_eq!(printable("Zoë\t茶\n"), "Zoë\t茶\n");
        assert_eq!(
            printable("\u{1b}[2J\u{9b}m\r\u{7}\u{202e}"),
            "\\u{1b}[2J\\u{9b}m\\u{d}\\u{7}\\u{202e}"
        );
        let mut bytes = Vec::new();
        let mut output = Output::new(&mut bytes);
        output.json(&"\u{1b}\u{9b}").unwrap();
        output.finish().unwrap();
        let line = String::from_utf8(bytes).unwrap();
        assert_eq!(line, "\"\\u001b\\u009b\"\n");
        assert_eq!(
            serde_json::from_str::<String>(&line).unwrap(),
            "\u{1b}\u{9b}"
        );
    }
}

//! Where results go.

use std::io::{BufWriter, Write};

use serde::Serialize;

use crate::failure::Failure;

/// The standard output, buffered. A pipe that nobody reads any more is the normal end of a command.
pub(crate) struct Output<'a>(BufWriter<Box<dyn Write + 'a>>);

impl<'a> Output<'a> {
    pub(crate) fn new(writer: impl Write + 'a) -> Output<'a> {
        Output(BufWriter::new(Box::new(writer)))
    }

    /// Prints a line.
    pub(crate) fn line(&mut self, line: impl std::fmt::Display) -> Result<(), Failure> {
        Ok(writeln!(self.0, "{line}")?)
    }

    /// Prints a value as one line of JSON.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let json = serde_json::to_string(value).map_err(std::io::Error::other)?;
        self.line(json)
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

//! The lines of a backup, as they are written and read. docs/database.md describes the format.

use std::collections::BTreeMap;
use std::io::{BufRead, ErrorKind, Read as _, Write};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::BackupError;
use crate::store::secrets::hex;

/// The name of the format, so that a file tells what it is.
pub(super) const FORMAT: &str = "kamisado-backup";

/// Grows when old readers could no longer read what new ones write.
pub(super) const VERSION: u32 = 1;

/// The longest line that is read. Nobody can store as much in one row.
const LONGEST: u64 = 1 << 20;

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Head {
    pub(super) format: String,
    pub(super) version: u32,
    /// The number of the schema.
    pub(super) schema: i64,
    /// When it was made, in milliseconds since 1970.
    pub(super) created_at: i64,
}

/// What a line is: an object, except for rows, which are arrays.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Line {
    /// The rows of a table follow, with these columns.
    Table {
        table: String,
        columns: Vec<String>,
    },
    /// The last line: how many rows each table has, and the SHA-256 of all lines before this one.
    End {
        rows: BTreeMap<String, u64>,
        sha256: String,
    },
    Row(Vec<Value>),
}

/// Writes lines.
pub(super) struct LineWriter<'a> {
    output: &'a mut (dyn Write + Send),
    line: Vec<u8>,
    hash: Sha256,
}

impl<'a> LineWriter<'a> {
    pub(super) fn new(output: &'a mut (dyn Write + Send)) -> LineWriter<'a> {
        LineWriter {
            output,
            line: Vec::new(),
            hash: Sha256::new(),
        }
    }

    pub(super) fn write(&mut self, line: &impl Serialize) -> Result<(), BackupError> {
        self.line.clear();
        serde_json::to_writer(&mut self.line, line)
            .map_err(|error| BackupError::File(error.into()))?;
        self.line.push(b'\n');
        self.hash.update(&self.line);
        self.output.write_all(&self.line).map_err(BackupError::File)
    }

    /// Writes the last line.
    pub(super) fn end(mut self, rows: BTreeMap<String, u64>) -> Result<(), BackupError> {
        let sha256 = hex(&self.hash.clone().finalize());
        self.write(&Line::End { rows, sha256 })?;
        self.output.flush().map_err(BackupError::File)
    }
}

/// Reads lines.
pub(super) struct LineReader<'a> {
    input: &'a mut (dyn BufRead + Send),
    line: Vec<u8>,
    number: u64,
    hash: Sha256,
}

impl<'a> LineReader<'a> {
    pub(super) fn new(input: &'a mut (dyn BufRead + Send)) -> LineReader<'a> {
        LineReader {
            input,
            line: Vec::new(),
            number: 0,
            hash: Sha256::new(),
        }
    }

    /// Something is wrong with the line that was read last.
    pub(super) fn damaged(&self) -> BackupError {
        BackupError::Damaged { line: self.number }
    }

    /// Reads the first line.
    pub(super) fn head(&mut self) -> Result<Head, BackupError> {
        match self.next() {
            Err(error @ BackupError::File(_)) => return Err(error),
            Err(_) => return Err(BackupError::NotABackup),
            Ok(()) => {}
        }
        // What else a later version may have written there does not matter yet.
        let head: Head = serde_json::from_slice(&self.line).map_err(|_| BackupError::NotABackup)?;
        match head.format.as_str() {
            FORMAT => Ok(head),
            _ => Err(BackupError::NotABackup),
        }
    }

    /// Reads one of the other lines. The last one is right if this returns it: what it says of those before it has been compared.
    pub(super) fn line(&mut self) -> Result<Line, BackupError> {
        let hash = self.hash.clone();
        self.next()?;
        let line = match self.line.first() {
            // Nearly all lines are, and this is faster.
            Some(b'[') => serde_json::from_slice(&self.line).map(Line::Row),
            _ => serde_json::from_slice(&self.line),
        };
        match line {
            Ok(Line::End { sha256, .. }) if sha256 != hex(&hash.finalize()) => Err(self.damaged()),
            Ok(line) => Ok(line),
            Err(_) => Err(self.damaged()),
        }
    }

    fn next(&mut self) -> Result<(), BackupError> {
        self.line.clear();
        self.number += 1;
        let mut input = (&mut *self.input).take(LONGEST);
        if let Err(error) = input.read_until(b'\n', &mut self.line) {
            return Err(match error.kind() {
                // What was compressed is cut off or changed.
                ErrorKind::UnexpectedEof | ErrorKind::InvalidData | ErrorKind::InvalidInput => {
                    self.damaged()
                }
                _ => BackupError::File(error),
            });
        }
        if self.line.pop() != Some(b'\n') {
            return Err(self.damaged());
        }
        self.hash.update(&self.line);
        self.hash.update(b"\n");
        Ok(())
    }
}

//! The text of a certificate; docs/certificate.md describes it.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use kamisado::{ParsePositionError, ParseSideError, Position};

use crate::Certificate;

const TITLE: &str = "kamisado certificate 1";
/// How many moves stand in a line.
const WIDTH: usize = 40;

/// Why a text is not a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseCertificateError {
    /// It does not start with the title of a certificate of this version.
    Title,
    /// The line with this label is missing or not where it belongs.
    Missing(&'static str),
    /// Its position cannot be read.
    Position(ParsePositionError),
    /// Its winner cannot be read.
    Winner(ParseSideError),
    /// The line with this number does not contain moves in the right format.
    Moves(usize),
    /// It does not contain as many moves as it says.
    Count,
    /// Its checksum doesn't match its text: something was changed.
    Checksum,
    /// Something follows the checksum.
    Trailing,
}

impl fmt::Display for ParseCertificateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseCertificateError::Title => {
                write!(f, "not a certificate: its first line should be \"{TITLE}\"")
            }
            ParseCertificateError::Missing(label) => {
                write!(f, "the certificate has no line \"{label} …\" where it belongs")
            }
            ParseCertificateError::Position(error) => write!(f, "the certificate's position: {error}"),
            ParseCertificateError::Winner(error) => write!(f, "the certificate's winner: {error}"),
            ParseCertificateError::Moves(line) => write!(
                f,
                "line {line} of the certificate should hold {WIDTH} moves, two hexadecimal digits each, or the rest of them"
            ),
            ParseCertificateError::Count => {
                f.write_str("the certificate does not hold as many moves as it says: a part is missing or doubled")
            }
            ParseCertificateError::Checksum => f.write_str(
                "the certificate's checksum is wrong: it was changed or damaged, get it again from its source",
            ),
            ParseCertificateError::Trailing => f.write_str("something follows the checksum of the certificate"),
        }
    }
}

impl std::error::Error for ParseCertificateError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ParseCertificateError::Position(error) => Some(error),
            ParseCertificateError::Winner(error) => Some(error),
            _ => None,
        }
    }
}

/// The 64-bit FNV-1a hash. Every step can be undone, so two texts that differ in a single character never share it.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

impl Certificate {
    /// Everything but the line with the checksum.
    fn body(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{TITLE}\nposition {}\nwinner {}\nmoves {}",
            self.position,
            self.winner,
            self.choices.len()
        );
        for line in self.choices.chunks(WIDTH) {
            for choice in line {
                let _ = write!(text, "{choice:02x}");
            }
            text.push('\n');
        }
        text
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        writeln!(f, "{body}checksum {:016x}", checksum(&body))
    }
}

impl FromStr for Certificate {
    type Err = ParseCertificateError;

    fn from_str(text: &str) -> Result<Certificate, ParseCertificateError> {
        let mut lines = text.split_inclusive('\n').peekable();
        if lines.next() != Some(&format!("{TITLE}\n")) {
            return Err(ParseCertificateError::Title);
        }
        let mut labelled = |label: &'static str| {
            let line = lines.next().and_then(|line| line.strip_suffix('\n'));
            line.and_then(|line| line.strip_prefix(label)?.strip_prefix(' '))
                .ok_or(ParseCertificateError::Missing(label))
        };
        let position: Position = labelled("position")?
            .parse()
            .map_err(ParseCertificateError::Position)?;
        let winner = labelled("winner")?
            .parse()
            .map_err(ParseCertificateError::Winner)?;
        let count: usize = labelled("moves")?
            .parse()
            .map_err(|_| ParseCertificateError::Count)?;

        // The list grows with what is there, whatever number is announced.
        let mut choices = Vec::new();
        let mut number = 5;
        while let Some(line) = lines.next_if(|line| !line.starts_with("checksum")) {
            let digits = line.strip_suffix('\n').unwrap_or(line);
            let read = read_moves(digits).ok_or(ParseCertificateError::Moves(number))?;
            choices.extend(read);
            number += 1;
        }
        if choices.len() != count {
            return Err(ParseCertificateError::Count);
        }
        let certificate = Certificate {
            position,
            winner,
            choices,
        };
        let Some(last) = lines.next() else {
            return Err(ParseCertificateError::Missing("checksum"));
        };
        if lines.next().is_some() {
            return Err(ParseCertificateError::Trailing);
        }
        // There is one way to write a certificate: whatever was changed, the text is no longer this one.
        let body = certificate.body();
        if text.strip_suffix(last) != Some(&body)
            || *last != *format!("checksum {:016x}\n", checksum(&body))
        {
            return Err(ParseCertificateError::Checksum);
        }
        Ok(certificate)
    }
}

fn read_moves(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2);
    pairs
        .map(|pair| {
            let digit = |index: usize| char::from(*pair.get(index)?).to_digit(16);
            Some((digit(0)? * 16 + digit(1)?) as u8)
        })
        .collect()
}

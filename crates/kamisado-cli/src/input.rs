//! What commands read: positions as arguments, and lines of the standard input where the argument is `-`.

use std::io::{self, BufRead};

use kamisado::{Language, ParsePositionError, Position};
use kamisado_i18n::Explain as _;

use crate::failure::Failure;

/// Positions on the command line.
#[derive(Debug, clap::Args)]
pub(crate) struct Positions {
    /// A position, `startpos`, or `-` for one position a line on the standard input
    #[arg(value_name = "POSITION", default_value = "startpos", num_args = 1.., allow_hyphen_values = true)]
    words: Vec<String>,
}

impl Positions {
    /// Calls a function with each position. The first that cannot be read ends it.
    pub(crate) fn each(
        &self,
        language: Language,
        mut take: impl FnMut(Position) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let text = self.words.join(" ");
        if text != "-" {
            return take(read(&text, language)?);
        }
        for (index, line) in io::stdin().lock().lines().enumerate() {
            let line = line?;
            if line.trim().is_empty() {
                continue;
            }
            let position = read(&line, language)
                .map_err(|failure| failure.at(format_args!("line {}", index + 1)))?;
            take(position)?;
        }
        Ok(())
    }
}

/// Reads a position as people write it: the text, or `startpos`.
pub(crate) fn read(text: &str, language: Language) -> Result<Position, Failure> {
    if text.trim() == "startpos" {
        return Ok(Position::start());
    }
    text.parse()
        .map_err(|error: ParsePositionError| Failure::Wrong(error.explain(language)))
}

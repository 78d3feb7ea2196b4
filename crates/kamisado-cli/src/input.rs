//! What commands read: positions, records and lists of decisions, given as arguments, in files, or on standard input if the
//! argument is `-`.

use std::fs;
use std::io::{self, BufRead, IsTerminal as _, Read as _};
use std::path::Path;

use kamisado::record::Record;
use kamisado::{
    Board, Language, Match, MatchKind, MatchRules, Opening, ParsePositionError, Position,
};
use kamisado_i18n::{Explain as _, Message};
use kamisado_view::is_position;

use crate::failure::Failure;
use crate::storage::matches;

/// The argument that means standard input.
pub(crate) const STDIN: &str = "-";

/// Positions on the command line.
#[derive(Debug, clap::Args)]
pub(crate) struct Positions {
    /// A position, `startpos`, or `-` for one position per line on standard input
    #[arg(value_name = "POSITION", default_value = "startpos", num_args = 1.., allow_hyphen_values = true)]
    words: Vec<String>,
}

impl Positions {
    /// Calls a function with each position, up to the first that cannot be read.
    pub(crate) fn each(
        &self,
        language: Language,
        mut take: impl FnMut(Position) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let text = self.words.join(" ");
        if text != STDIN {
            return take(read(&text, language)?);
        }
        each_line(io::stdin().lock().lines(), 0, language, take)
    }
}

/// Reads a position from each line that is not empty; `before` lines have been read already.
fn each_line(
    lines: impl Iterator<Item = io::Result<String>>,
    before: usize,
    language: Language,
    mut take: impl FnMut(Position) -> Result<(), Failure>,
) -> Result<(), Failure> {
    for (index, line) in lines.enumerate() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let position = read(&line, language).map_err(|failure| {
            let line = before + index + 1;
            failure.at(Message::InputLine { line }.say(language))
        })?;
        take(position)?;
    }
    Ok(())
}

/// Reads a position as people write it: the text, or `startpos`.
pub(crate) fn read(text: &str, language: Language) -> Result<Position, Failure> {
    if text.trim() == "startpos" {
        return Ok(Position::start());
    }
    text.parse()
        .map_err(|error: ParsePositionError| Failure::Wrong(error.explain(language)))
}

/// What to study: a match or a single position.
#[derive(Clone, Debug)]
pub(crate) enum Studied {
    Position(Position),
    Record(Box<Record>),
}

impl Studied {
    /// As a record: a position is a match of one round in which nothing has been played yet.
    pub(crate) fn into_record(self) -> Record {
        match self {
            Studied::Record(record) => *record,
            Studied::Position(position) => Record::new(Match::from(position)),
        }
    }
}

/// A record or a position on the command line, and the rules for a bare list of decisions.
#[derive(Debug, clap::Args)]
pub(crate) struct Source {
    /// A record file, as text or JSON; a position, optionally followed by `moves …`; `startpos`; or `-` for any of these on standard input
    #[arg(value_name = "RECORD", num_args = 1..)]
    words: Vec<String>,

    /// The kind of match that a bare list of decisions belongs to
    #[arg(long = "match", value_name = "KIND", default_value_t = MatchKind::Single)]
    kind: MatchKind,

    /// How that match begins: standard, tournament, matchplay or 1-3-5
    #[arg(long, alias = "setup", default_value_t = Opening::Standard)]
    opening: Opening,

    /// Its board: standard or mirrored
    #[arg(long, default_value_t = Board::Standard)]
    board: Board,
}

impl Source {
    /// Reads what the command line names, or else `usual`.
    pub(crate) fn read(&self, usual: &str, language: Language) -> Result<Studied, Failure> {
        let mut studied = None;
        let several = || Failure::Wrong(Message::InputOneOnly.say(language));
        self.each(usual, language, |next| match studied.replace(next) {
            None => Ok(()),
            Some(_) => Err(several()),
        })?;
        studied.ok_or_else(|| Failure::Wrong(Message::InputEmpty.say(language)))
    }

    /// Calls a function with the record, or with each position of the standard input as it arrives.
    pub(crate) fn each(
        &self,
        usual: &str,
        language: Language,
        mut take: impl FnMut(Studied) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let words = self.words.join(" ");
        let text = if words.is_empty() { usual } else { &words };
        if text.is_empty() {
            return Err(Failure::Wrong(Message::InputEmpty.say(language)));
        }
        if text == STDIN {
            return self.each_of_stdin(language, take);
        }
        if is_position(text) && !Path::new(text).is_file() {
            // With the moves that follow it, it is a match.
            return take(if text.contains(" moves ") {
                self.recognise(text, language)?
            } else {
                Studied::Position(read(text, language)?)
            });
        }
        let file = fs::read_to_string(text).map_err(|error| {
            let failure = Failure::from(error).at(text);
            failure.advise(Message::InputKinds.say(language))
        })?;
        take(
            self.recognise(&file, language)
                .map_err(|failure| failure.at(text))?,
        )
    }

    fn each_of_stdin(
        &self,
        language: Language,
        mut take: impl FnMut(Studied) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut input = io::stdin().lock();
        let mut text = String::new();
        let mut before = 0;
        let place = Message::InputStdin.say(language);
        // The first word tells what follows.
        while text.trim().is_empty() {
            before += 1;
            if input.read_line(&mut text)? == 0 {
                return Err(Failure::Wrong(Message::InputEmpty.say(language)).at(place));
            }
        }
        if is_position(&text) {
            let first = text.lines().last().unwrap_or_default().to_owned();
            let lines = std::iter::once(Ok(first)).chain(input.lines());
            return each_line(lines, before - 1, language, |position| {
                take(Studied::Position(position))
            })
            .map_err(|failure| failure.at(place));
        }
        input.read_to_string(&mut text)?;
        let studied = self
            .recognise(&text, language)
            .map_err(|failure| failure.at(place))?;
        take(studied)
    }

    /// Reads a text that may be a record, JSON, a position or a list of decisions.
    fn recognise(&self, text: &str, language: Language) -> Result<Studied, Failure> {
        let rules = MatchRules {
            kind: self.kind,
            opening: self.opening,
            board: self.board,
        };
        let (source, record) =
            kamisado_view::read(text, rules, language).map_err(Failure::Wrong)?;
        let game = record.game();
        Ok(match game.position() {
            Some(position)
                if source == kamisado_view::Source::Position && game.decisions().is_empty() =>
            {
                Studied::Position(*position)
            }
            _ => Studied::Record(Box::new(record)),
        })
    }
}

/// The match to use when none is named: the one from a pipe, or else the last one played.
pub(crate) fn usual_match() -> String {
    if !io::stdin().is_terminal() {
        return STDIN.to_owned();
    }
    let last = matches::folder().and_then(|folder| matches::last(&folder));
    last.map_or_else(String::new, |file| file.display().to_string())
}

/// A moment of a match on the command line.
#[derive(Debug, clap::Args)]
pub(crate) struct At {
    /// Only the position after this many decisions; 0 is the start
    #[arg(long, value_name = "NUMBER")]
    at: Option<usize>,
}

impl At {
    /// The moment asked for, if one is.
    ///
    /// # Errors
    /// When the match has no such moment.
    pub(crate) fn checked(
        &self,
        record: &Record,
        language: Language,
    ) -> Result<Option<usize>, Failure> {
        let count = record.game().decisions().len();
        match self.at {
            Some(at) if at > count => {
                Err(Failure::Wrong(Message::InputAt { at, count }.say(language)))
            }
            at => Ok(at),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(words: &[&str]) -> Source {
        Source {
            words: words.iter().map(|word| (*word).to_owned()).collect(),
            kind: MatchKind::Single,
            opening: Opening::Standard,
            board: Board::Standard,
        }
    }

    #[test]
    fn every_form_is_recognised() {
        let decisions = ["h1h5", "e8e2"].map(|m| m.parse().unwrap());
        let record = Record::new(Match::default().replay(decisions).unwrap());
        let forms = [
            "h1h5 e8e2".to_owned(),
            record.to_string(),
            serde_json::to_string(&record).unwrap(),
        ];
        for form in forms {
            let read = source(&[]).recognise(&form, Language::English).unwrap();
            let read = read.into_record();
            assert_eq!(read.game().decisions(), decisions, "{form}");
        }
        let start = source(&["startpos"]).read("-", Language::English).unwrap();
        assert!(matches!(start, Studied::Position(position) if position == Position::start()));
    }

    #[test]
    fn a_position_on_the_other_board_is_a_match_on_it() {
        let flipped = Position::start().flip_board();
        let record = Studied::Position(flipped).into_record();
        assert_eq!(record.game().position(), Some(&flipped));
    }
}

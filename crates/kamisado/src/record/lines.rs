//! Cuts the text of a record into lines, columns and cells, and takes the notes out of them.

use alloc::string::String;
use alloc::vec::Vec;
use core::str::Chars;

use super::{RecordError, RecordProblem, spent};

/// A line and a column of the text, both from 1.
pub(super) type Place = (usize, usize);

/// A problem with its place in the text.
pub(super) type Misplaced = (Place, RecordProblem);

impl From<Misplaced> for RecordError {
    fn from((place, problem): Misplaced) -> RecordError {
        RecordError {
            place: Some(place),
            ..RecordError::nowhere(problem)
        }
    }
}

/// An entry of the sheet with the notes written behind it.
#[derive(Clone, Debug, Default)]
pub(super) struct Cell {
    pub(super) text: String,
    pub(super) place: Place,
    pub(super) comment: String,
    pub(super) spent_ms: Option<u64>,
}

impl Cell {
    /// Adds this cell to the others of its column, unless it is blank, and begins the next.
    fn close(&mut self, cells: &mut Vec<Cell>) {
        let cell = core::mem::take(self);
        if !cell.text.is_empty() || !cell.comment.is_empty() || cell.spent_ms.is_some() {
            cells.push(cell);
        }
    }
}

/// Where the reader is in the text.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'a> {
    rest: Chars<'a>,
    line: usize,
    column: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Cursor<'a> {
        Cursor {
            // Some editors begin every file with an invisible mark.
            rest: text.strip_prefix('\u{feff}').unwrap_or(text).chars(),
            line: 1,
            column: 1,
        }
    }

    pub(super) fn place(&self) -> Place {
        (self.line, self.column)
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let character = self.rest.next()?;
        if character == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(character)
    }

    fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    /// Goes to the next character that is not blank; false at the end of the text.
    pub(super) fn skip_blanks(&mut self) -> bool {
        while self.peek().is_some_and(char::is_whitespace) {
            self.next();
        }
        self.peek().is_some()
    }

    /// What is left of this line.
    pub(super) fn line(&self) -> &'a str {
        let rest = self.rest.as_str();
        rest.split('\n').next().unwrap_or(rest).trim_end()
    }

    /// Goes on by this many characters.
    pub(super) fn skip(&mut self, count: usize) {
        for _ in 0..count {
            self.next();
        }
    }

    /// Goes to the next line and returns what was left of this one.
    pub(super) fn take_line(&mut self) -> &'a str {
        let line = self.line();
        while self.next().is_some_and(|character| character != '\n') {}
        line
    }

    /// Reads the cells of this line by columns. A comment may go on over several lines.
    ///
    /// Where no bar parts the columns, wide gaps do.
    pub(super) fn take_cells(&mut self) -> Result<Vec<Vec<Cell>>, Misplaced> {
        let mut again = self.clone();
        let columns = self.scan(false)?;
        if columns.len() > 1 {
            return Ok(columns);
        }
        let columns = again.scan(true)?;
        *self = again;
        Ok(columns)
    }

    fn scan(&mut self, gaps: bool) -> Result<Vec<Vec<Cell>>, Misplaced> {
        let mut columns = Vec::new();
        let mut cells: Vec<Cell> = Vec::new();
        let mut cell = Cell::default();
        // How many blanks stand before the next character, a tab counting for a gap.
        let mut blanks = 0;
        loop {
            let place = self.place();
            match self.next() {
                None | Some('\n') => {
                    cell.close(&mut cells);
                    columns.push(cells);
                    break;
                }
                Some('|') => {
                    cell.close(&mut cells);
                    columns.push(core::mem::take(&mut cells));
                    blanks = 0;
                }
                Some('{') => {
                    let comment = self.comment().ok_or((place, RecordProblem::OpenComment))?;
                    join(&mut cell.comment, &comment);
                    if cell.text.is_empty() {
                        cell.place = place;
                    }
                }
                Some('#') => {
                    let comment = self.line();
                    self.skip(comment.chars().count());
                    join(&mut cell.comment, comment.trim());
                    if cell.text.is_empty() {
                        cell.place = place;
                    }
                }
                Some('(') => {
                    let mut text = String::new();
                    while let Some(character) = self.peek().filter(|&character| character != '\n') {
                        self.next();
                        if character == ')' {
                            break;
                        }
                        text.push(character);
                    }
                    let millis = spent::read(&text).ok_or((place, RecordProblem::Time))?;
                    cell.spent_ms = Some(millis);
                }
                Some('\t') => blanks += 2,
                Some(character) if character.is_whitespace() => blanks += 1,
                Some(character) => {
                    if !cell.text.is_empty() {
                        if gaps && blanks >= 2 {
                            cell.close(&mut cells);
                        } else if blanks > 0 {
                            cell.text.push(' ');
                        }
                    }
                    if cell.text.is_empty() {
                        cell.place = place;
                    }
                    cell.text.push(character);
                    blanks = 0;
                }
            }
        }
        Ok(columns)
    }

    /// Reads a comment whose opening brace has been read; `None` when it is never closed.
    pub(super) fn comment(&mut self) -> Option<String> {
        let mut raw = String::new();
        loop {
            match self.next()? {
                '}' => break,
                // A line break made by hand is a space, as are the blanks around it.
                '\n' => {
                    raw.truncate(raw.trim_end().len());
                    while self.peek().is_some_and(char::is_whitespace) {
                        self.next();
                    }
                    raw.push(' ');
                }
                '\\' => {
                    raw.push('\\');
                    let character = self.next()?;
                    raw.push(character);
                    // The braces of an escape are not those of the comment.
                    if character == 'u' && self.peek() == Some('{') {
                        loop {
                            let character = self.next()?;
                            raw.push(character);
                            if character == '}' {
                                break;
                            }
                        }
                    }
                }
                character => raw.push(character),
            }
        }
        Some(unescaped(raw.trim()))
    }
}

/// Adds a comment to what was said before.
pub(super) fn join(comment: &mut String, more: &str) {
    if !comment.is_empty() && !more.is_empty() {
        comment.push(' ');
    }
    comment.push_str(more);
}

/// What was meant by a text in which a backslash stands before special characters.
pub(super) fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        if character != '\\' {
            plain.push(character);
            continue;
        }
        match characters.next() {
            None => plain.push('\\'),
            Some('n') => plain.push('\n'),
            Some('r') => plain.push('\r'),
            Some('u') => match numbered(characters.as_str()) {
                Some((character, rest)) => {
                    plain.push(character);
                    characters = rest.chars();
                }
                None => plain.push('u'),
            },
            Some(character) => plain.push(character),
        }
    }
    plain
}

/// The character of `{a0}` and what comes after it.
fn numbered(text: &str) -> Option<(char, &str)> {
    let (digits, rest) = text.strip_prefix('{')?.split_once('}')?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    Some((char::from_u32(number)?, rest))
}

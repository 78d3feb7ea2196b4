//! Reads what stands in the columns of a record: moves in any notation, and line-ups.

use alloc::vec::Vec;

use super::RecordProblem;
use super::lines::{Cell, Misplaced};
use crate::notation::{
    Entry, ParseEntryError, ReadMoveError, Sketch, coordinates, off_board, resolve, sketches,
    unreadable,
};
use crate::{Language, LineUp, Move, ParseLineUpError, Position};

/// What a cell of moves means.
pub(super) enum Meant {
    Squares(Move),
    /// Everything an entry can mean; at least one reading.
    Entry(Vec<Sketch>),
}

impl Meant {
    /// Reads a cell in the language of the record, or in any of the seven.
    pub(super) fn read(cell: &Cell, language: Option<Language>) -> Result<Meant, Misplaced> {
        if let Some(m) = coordinates(&cell.text) {
            return Ok(Meant::Squares(m));
        }
        let fail = |error: ParseEntryError| {
            let (line, column) = cell.place;
            let column = column + error.offset().saturating_sub(1);
            let problem = RecordProblem::Move(ReadMoveError::Parse(error));
            ((line, column), problem)
        };
        if let Some(error) = off_board(&cell.text) {
            return Err(fail(error));
        }
        if let Some(Ok(sketches)) = language.map(|language| sketches(&cell.text, language)) {
            return Ok(Meant::Entry(sketches));
        }
        let found: Vec<Sketch> = Language::ALL
            .into_iter()
            .filter_map(|language| sketches(&cell.text, language).ok())
            .flatten()
            .collect();
        if found.is_empty() {
            return Err(fail(unreadable(&cell.text, language)));
        }
        Ok(Meant::Entry(found))
    }

    pub(super) fn fits(&self, entry: &Entry) -> bool {
        match self {
            Meant::Squares(_) => false,
            Meant::Entry(sketches) => sketches.iter().any(|sketch| sketch.fits(entry)),
        }
    }

    pub(super) fn resolve(&self, position: &Position) -> Result<Move, ReadMoveError> {
        match self {
            Meant::Squares(m) => position.play(*m).map(|_| *m).map_err(ReadMoveError::from),
            Meant::Entry(sketches) => resolve(sketches, position),
        }
    }
}

/// Whether a cell says that there is nothing in it.
pub(super) fn is_empty(text: &str) -> bool {
    matches!(text, "" | "..." | "…" | "-" | "–" | "—" | "*")
}

/// Entries written with single spaces between them: words that each have a number of their own.
pub(super) fn apart(cell: Cell) -> Vec<Cell> {
    let numbered = |word: &str| word.bytes().any(|byte| byte.is_ascii_digit());
    if !cell.text.contains(' ') || !cell.text.split(' ').all(numbered) {
        return [cell].into();
    }
    let (line, mut column) = cell.place;
    let mut cells: Vec<Cell> = Vec::new();
    for word in cell.text.split(' ') {
        cells.push(Cell {
            text: word.into(),
            place: (line, column),
            ..Cell::default()
        });
        column += word.chars().count() + 1;
    }
    if let Some(last) = cells.last_mut() {
        last.comment = cell.comment;
        last.spent_ms = cell.spent_ms;
    }
    cells
}

/// Eight letters, or the number of a match-play line-up.
pub(super) fn read_line_up(text: &str) -> Result<LineUp, ParseLineUpError> {
    text.parse()
        .ok()
        .and_then(LineUp::match_play)
        .map_or_else(|| text.parse(), Ok)
}

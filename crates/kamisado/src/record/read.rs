//! Reads a record as a person may have written it.

use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::str::FromStr;

use super::lines::{Cell, Cursor, Misplaced, Place, join};
use super::read_cell::{Meant, apart, is_empty, read_line_up};
use super::read_head::{Head, Written, heading, is_of_a_round, read_score, row_number, tag};
use super::tags::{reserved, same};
use super::{Note, Record, RecordError, RecordProblem};
use crate::notation::{Entry, ReadMoveError, Step};
use crate::{
    Board, BySide, Decision, DecisionError, Due, Fill, Language, LineUp, Match, Position, Side,
    Tower,
};

/// Reads the text of a record. Words may be of any of the seven languages.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut cursor = Cursor::new(text);
        let head = Head::read(&mut cursor)?;
        let mut reader = Reader::new(head)?;
        reader.body(&mut cursor)?;
        reader.finish()
    }
}

struct Reader {
    record: Record,
    result: Option<(Place, Written)>,
    language: Option<Language>,
    /// The number of the last heading; 0 before the first.
    headed: usize,
    /// The number of the row being read.
    row: Option<usize>,
    /// Whether the line being read is one of moves.
    in_moves: bool,
    /// The pushes and passes that followed from the last move, and how many of them have been read.
    forced: Vec<(Side, Entry)>,
    forced_read: usize,
}

impl Reader {
    fn new(head: Head) -> Result<Reader, RecordError> {
        let origin = match &head.position {
            None => None,
            Some((place, text)) => {
                let position = Position::parse_on(text, head.rules.board)
                    .map_err(|error| (*place, RecordProblem::Position(error)))?;
                Some(position)
            }
        };
        let mut rules = head.rules;
        // A position that says it is mirrored says so for the match.
        if let Some(position) = &origin
            && position.board() == Board::Mirrored
        {
            rules.board = Board::Mirrored;
        }
        let game = Match::begin(rules, origin).map_err(|error| {
            let place = head.position.map_or((1, 1), |(place, _)| place);
            (place, RecordProblem::Origin(error))
        })?;
        Ok(Reader {
            record: Record {
                tags: head.tags,
                comment: head.comment,
                ..Record::new(game)
            },
            result: head.result,
            language: head.language,
            headed: 0,
            row: None,
            in_moves: false,
            forced: Vec::new(),
            forced_read: 0,
        })
    }

    fn game(&self) -> &Match {
        &self.record.game
    }

    fn body(&mut self, cursor: &mut Cursor<'_>) -> Result<(), RecordError> {
        while cursor.skip_blanks() {
            self.line(cursor).map_err(|(place, problem)| RecordError {
                place: Some(place),
                round: Some(self.headed.max(1)),
                row: self.row.or_else(|| self.unnumbered_row()),
                problem,
            })?;
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Record, RecordError> {
        let Some((place, written)) = self.result else {
            return Ok(self.record);
        };
        let is = self.game().score();
        self.record
            .conclude(written.result)
            .map_err(|problem| (place, problem))?;
        match written.score {
            Some(written) if written != is => {
                Err((place, RecordProblem::OtherScore { written, is }).into())
            }
            _ => Ok(self.record),
        }
    }

    fn line(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Misplaced> {
        let place = cursor.place();
        let line = cursor.line();
        self.in_moves = false;
        if let Some(number) = heading(line) {
            cursor.take_line();
            return self.heading(number).map_err(|problem| (place, problem));
        }
        if let Some((name, value)) = tag(line) {
            if !is_of_a_round(name) {
                return Err((place, RecordProblem::TagTooLate(name.into())));
            }
            // Up to the first character after the colon.
            cursor.skip(
                line.split(':')
                    .next()
                    .map_or(0, |name| name.chars().count())
                    + 1,
            );
            self.row = None;
            let columns = if value.is_empty() {
                cursor.take_line();
                Vec::new()
            } else {
                cursor.take_cells()?
            };
            return if same(name, reserved::FILL) {
                self.fill(columns.into_iter().flatten())
            } else if same(name, reserved::SCORE) {
                self.score(columns.into_iter().flatten())
            } else {
                self.line_ups(columns, place)
            };
        }
        // People write the score of a round without its name, too.
        if line.contains(':') && read_score(line).is_some() {
            self.row = None;
            let columns = cursor.take_cells()?;
            return self.score(columns.into_iter().flatten());
        }
        self.in_moves = true;
        self.number(cursor, line);
        let columns = cursor.take_cells()?;
        self.moves(columns, place)
    }

    /// The row of the next entry, where the rows have no numbers.
    fn unnumbered_row(&self) -> Option<usize> {
        if self.in_moves {
            self.record.next_row()
        } else {
            None
        }
    }

    /// Reads the number at the beginning of a row. A line without one continues the row before it.
    fn number(&mut self, cursor: &mut Cursor<'_>, line: &str) {
        if let Some((number, length)) = row_number(line) {
            self.row = Some(number);
            cursor.skip(length);
        }
    }

    fn heading(&mut self, number: usize) -> Result<(), RecordProblem> {
        let in_progress = self.headed > 0
            && self
                .game()
                .due()
                .is_some_and(|due| matches!(due, Due::Move(_)))
            && self.record.game().now().round_number() == self.headed;
        let is = match self.game().due() {
            None => return Err(RecordProblem::Decision(DecisionError::MatchOver)),
            Some(_) if in_progress => None,
            Some(_) => Some(self.record.game().now().round_number()),
        };
        if is != Some(number) {
            return Err(RecordProblem::OtherRound {
                written: number,
                is,
            });
        }
        self.headed = number;
        self.row = None;
        self.forced.clear();
        self.forced_read = 0;
        Ok(())
    }

    fn fill(&mut self, cells: impl Iterator<Item = Cell>) -> Result<(), Misplaced> {
        for cell in cells {
            let place = cell.place;
            // "left" as well as "from the left".
            let word = cell.text.split(' ').next_back().unwrap_or("");
            let fill: Fill = word
                .parse()
                .map_err(|error| (place, RecordProblem::Fill(error)))?;
            self.play(Decision::Fill(fill), cell)?;
        }
        Ok(())
    }

    /// Finds the fill after which the towers stand as they are written.
    fn fill_to(&mut self, cells: &[(Option<Side>, Cell)], place: Place) -> Result<(), Misplaced> {
        let mut line_ups = BySide::<Option<LineUp>>::default();
        for ((column, cell), side) in cells.iter().zip(Side::ALL) {
            let line_up = read_line_up(&cell.text)
                .map_err(|error| (cell.place, RecordProblem::LineUp(error)))?;
            line_ups[column.unwrap_or(side)] = Some(line_up);
        }
        let fill = Fill::ALL.into_iter().find(|&fill| {
            let filled = self.game().preview(fill);
            let filled = filled.and_then(|position| position.towers().line_ups());
            filled.is_some_and(|filled| {
                let stands = |side: Side| line_ups[side].is_none_or(|other| other == filled[side]);
                stands(Side::Black) && stands(Side::White)
            })
        });
        match fill {
            Some(fill) => self.play(Decision::Fill(fill), Cell::default()),
            None => Err((place, RecordProblem::NoFill)),
        }
    }

    fn score(&mut self, cells: impl Iterator<Item = Cell>) -> Result<(), Misplaced> {
        for cell in cells {
            let written = read_score(&cell.text).ok_or((cell.place, RecordProblem::Score))?;
            let is = self.game().score();
            if written != is {
                return Err((cell.place, RecordProblem::OtherScore { written, is }));
            }
            self.say(&cell.comment);
        }
        Ok(())
    }

    fn line_ups(&mut self, columns: Vec<Vec<Cell>>, place: Place) -> Result<(), Misplaced> {
        let mut cells = self.in_columns(columns, place)?;
        if let Some(Due::Fill(_)) = self.game().due() {
            self.fill_to(&cells, place)?;
        }
        while !cells.is_empty() {
            let due = self.game().due();
            // The challenger lays out first.
            let next = cells
                .iter()
                .position(|(side, _)| side.is_none() || *side == due.map(Due::side))
                .unwrap_or(0);
            let (side, cell) = cells.remove(next);
            if is_empty(&cell.text) {
                self.say(&cell.comment);
                continue;
            }
            let line_up = read_line_up(&cell.text)
                .map_err(|error| (cell.place, RecordProblem::LineUp(error)))?;
            if let Some(Due::LineUp(due_side)) = due {
                if side.is_some_and(|side| side != due_side) {
                    let side = !due_side;
                    return Err((cell.place, RecordProblem::NotDue { side, due }));
                }
                self.play(Decision::LineUp(line_up), cell)?;
                continue;
            }
            let side = side.unwrap_or(if cells.is_empty() {
                Side::White
            } else {
                Side::Black
            });
            let line_ups = self
                .game()
                .rounds()
                .last()
                .and_then(|round| round.start().towers().line_ups());
            match line_ups {
                Some(line_ups) if line_ups[side] == line_up => self.say(&cell.comment),
                Some(line_ups) => {
                    let is = line_ups[side];
                    return Err((cell.place, RecordProblem::OtherLineUp { side, is }));
                }
                None => return Err((cell.place, RecordProblem::NotDue { side, due })),
            }
        }
        Ok(())
    }

    /// Puts cells to the sides of their columns; without a bar they stand in the order of play.
    fn in_columns(
        &self,
        mut columns: Vec<Vec<Cell>>,
        place: Place,
    ) -> Result<Vec<(Option<Side>, Cell)>, Misplaced> {
        if columns.len() > 2 {
            return Err((place, RecordProblem::Columns));
        }
        if columns.len() == 2 {
            let white = columns.pop().unwrap_or_default();
            let black = columns.pop().unwrap_or_default();
            let sided = |side: Side| move |cell: Cell| (Some(side), cell);
            let black = black.into_iter().map(sided(Side::Black));
            return Ok(black
                .chain(white.into_iter().map(sided(Side::White)))
                .collect());
        }
        let cells = columns.into_iter().flatten();
        Ok(cells.flat_map(apart).map(|cell| (None, cell)).collect())
    }

    fn moves(&mut self, columns: Vec<Vec<Cell>>, place: Place) -> Result<(), Misplaced> {
        let mut cells = VecDeque::new();
        for (side, cell) in self.in_columns(columns, place)? {
            if is_empty(&cell.text) {
                self.say(&cell.comment);
            } else {
                let meant = Meant::read(&cell, self.language)?;
                cells.push_back((side, cell, meant));
            }
        }
        while !cells.is_empty() {
            if let Some((index, read)) = self.find_forced(&cells)
                && let Some((_, cell, _)) = cells.remove(index)
            {
                self.forced_read = read;
                self.say(&cell.comment);
                continue;
            }
            let due = self.game().due().map(Due::side);
            let next = cells
                .iter()
                .position(|(side, ..)| side.is_none() || *side == due)
                .unwrap_or(0);
            if let Some((side, cell, meant)) = cells.remove(next) {
                self.one_move(side, cell, &meant)?;
            }
        }
        Ok(())
    }

    /// The cell that is the next push or pass to follow from the last move, and how many of these are read with it.
    fn find_forced(&self, cells: &VecDeque<(Option<Side>, Cell, Meant)>) -> Option<(usize, usize)> {
        let waiting = self.forced.iter().enumerate().skip(self.forced_read);
        for (place, (side, entry)) in waiting {
            let found = cells
                .iter()
                .enumerate()
                .find(|(index, (column, _, meant))| {
                    let here = match column {
                        None => *index == 0,
                        Some(column) => column == side,
                    };
                    here && meant.fits(entry)
                });
            if let Some((index, _)) = found {
                return Some((index, place + 1));
            }
        }
        None
    }

    fn one_move(&mut self, side: Option<Side>, cell: Cell, meant: &Meant) -> Result<(), Misplaced> {
        let place = cell.place;
        let due = self.game().due();
        let owner = side.or(due.map(Due::side)).unwrap_or(Side::Black);
        let position = match self.game().position() {
            Some(position) if position.side() == owner => position,
            _ => return Err((place, self.not_due(side, owner, meant))),
        };
        let round = self.game().rounds().len();
        if round > 1 && self.headed != round {
            return Err((place, RecordProblem::NoHeading(round)));
        }
        let m = match meant.resolve(position) {
            Ok(m) => m,
            Err(error) => return Err((place, self.wrong_move(side, owner, meant, error))),
        };
        self.play(Decision::Move(m), cell)?;
        let played = self.game().rounds().iter().rev();
        let played = played.filter_map(|round| round.played().last()).next();
        self.forced = played.map_or_else(Vec::new, |played| played.entries().skip(1).collect());
        self.forced_read = 0;
        Ok(())
    }

    /// Why an entry cannot stand here, when no move of this side is due.
    fn not_due(&self, side: Option<Side>, owner: Side, meant: &Meant) -> RecordProblem {
        let due = self.game().due();
        self.wrong_tower(side, owner, meant)
            .unwrap_or(match (side, due) {
                (None, Some(due)) => RecordProblem::Decision(DecisionError::NotDue(due)),
                _ => RecordProblem::NotDue { side: owner, due },
            })
    }

    fn wrong_move(
        &self,
        side: Option<Side>,
        owner: Side,
        meant: &Meant,
        error: ReadMoveError,
    ) -> RecordProblem {
        self.wrong_tower(side, owner, meant)
            .unwrap_or(RecordProblem::Move(error))
    }

    /// A blocked tower that moves, one that passes without reason, or one that was never pushed.
    fn wrong_tower(&self, side: Option<Side>, owner: Side, meant: &Meant) -> Option<RecordProblem> {
        let (tower, step) = match meant {
            Meant::Squares(m) => {
                let tower = self.game().towers()?.at(m.from)?;
                return self
                    .has_passed(tower)
                    .then_some(RecordProblem::Blocked(tower));
            }
            Meant::Entry(sketches) => {
                let sketch = sketches.first()?;
                (sketch.tower?, sketch.step)
            }
        };
        let owned = Tower::new(owner, tower);
        match step {
            Step::Pass => Some(RecordProblem::NotBlocked(owned)),
            Step::Back => Some(RecordProblem::NotPushed(match side {
                Some(_) => owned,
                None => Tower::new(!owner, tower),
            })),
            Step::Forward(..) => Side::ALL
                .into_iter()
                .filter(|&other| side.is_none_or(|side| side == other))
                .map(|side| Tower::new(side, tower))
                .find(|&tower| self.has_passed(tower))
                .map(RecordProblem::Blocked),
        }
    }

    /// Whether this tower passed after the last move.
    fn has_passed(&self, tower: Tower) -> bool {
        self.forced.iter().any(|(side, entry)| {
            entry.step == Step::Pass && Tower::new(*side, entry.tower) == tower
        })
    }

    fn play(&mut self, decision: Decision, cell: Cell) -> Result<(), Misplaced> {
        let note = Note {
            comment: cell.comment,
            spent_ms: cell.spent_ms,
        };
        match self.record.play(decision, note) {
            Ok(_) => Ok(()),
            Err(error) => Err((cell.place, RecordProblem::Decision(error))),
        }
    }

    /// Adds a comment to the last decision, or to the whole match before the first.
    fn say(&mut self, comment: &str) {
        let said = match self.record.notes.last_mut() {
            Some(note) => &mut note.comment,
            None => &mut self.record.comment,
        };
        join(said, comment);
    }
}

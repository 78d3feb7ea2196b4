//! Prints a record as the official score sheet.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::error::proper;
use super::sheet::Sheet;
use super::tags::reserved;
use super::{Note, Record, spent};
use crate::notation::Style;
use crate::{Board, BySide, Decision, LineUp, MatchResult, Round, Side, Verdict};

impl Record {
    /// The record as text, its moves in this style.
    pub fn display(&self, style: Style) -> impl fmt::Display + '_ {
        Styled {
            record: self,
            style,
        }
    }
}

/// The record as text, its moves in ASCII characters.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.display(Style::Ascii).fmt(f)
    }
}

struct Styled<'a> {
    record: &'a Record,
    style: Style,
}

impl fmt::Display for Styled<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Styled { record, style } = *self;
        head(f, record, style)?;
        if !record.comment.is_empty() {
            write!(f, "\n{}\n", comment(&record.comment))?;
        }
        let mut decisions = record.decisions().peekable();
        for (number, round) in (1..).zip(record.game.rounds()) {
            write!(f, "\nRound {number}\n")?;
            if let Some((Decision::Fill(fill), note)) =
                decisions.next_if(|(decision, _)| matches!(decision, Decision::Fill(_)))
            {
                writeln!(f, "{}: {fill}{}", reserved::FILL, noted(note))?;
            }
            let challenger = round.start().side();
            let mut notes = BySide::<Option<&Note>>::default();
            for side in [challenger, !challenger] {
                let laid_out =
                    decisions.next_if(|(decision, _)| matches!(decision, Decision::LineUp(_)));
                notes[side] = laid_out.map(|(_, note)| note);
            }
            if let Some(line_ups) = round.start().towers().line_ups() {
                line_up_row(f, BySide::from_fn(|side| Some(line_ups[side])), notes)?;
            }
            let notes: Vec<&Note> = decisions
                .by_ref()
                .take(round.played().len())
                .map(|(_, note)| note)
                .collect();
            columns(f, round, &notes, style)?;
            if round.end().is_some() {
                let score = record.score_after(number);
                writeln!(f, "{}: {}:{}", reserved::SCORE, score.black, score.white)?;
            }
        }
        // The challenger's line-up, when the defender's is still due.
        if let Some((Decision::LineUp(line_up), note)) = decisions.next() {
            write!(f, "\nRound {}\n", record.game.rounds().len() + 1)?;
            // Only the first round and single rounds begin with line-ups, and there the players take turns.
            let last = record.game.rounds().last();
            let challenger = last.map_or(Side::Black, |round| !round.start().side());
            let mut line_ups = BySide::default();
            line_ups[challenger] = Some(line_up);
            let mut notes = BySide::default();
            notes[challenger] = Some(note);
            line_up_row(f, line_ups, notes)?;
        }
        Ok(())
    }
}

impl Record {
    /// The score after this many rounds.
    fn score_after(&self, rounds: usize) -> BySide<u8> {
        match self.game.rounds().get(rounds) {
            None => self.game.score(),
            Some(next) if self.game.rules().kind.has_teeth() => {
                BySide::from_fn(|side| next.start().towers().points(side))
            }
            Some(_) => {
                let mut score = BySide::new(0_u8, 0_u8);
                for end in self
                    .game
                    .rounds()
                    .iter()
                    .take(rounds)
                    .filter_map(Round::end)
                {
                    score[end.winner] = score[end.winner].saturating_add(1);
                }
                score
            }
        }
    }
}

fn head(f: &mut fmt::Formatter<'_>, record: &Record, style: Style) -> fmt::Result {
    writeln!(f, "Kamisado record")?;
    for (name, value) in record.tags.iter() {
        writeln!(f, "{name}: {}", escaped(value, ""))?;
    }
    let rules = record.game.rules();
    writeln!(f, "{}: {}", reserved::MATCH, rules.kind)?;
    writeln!(f, "{}: {}", reserved::OPENING, rules.opening)?;
    if rules.board != Board::Standard {
        writeln!(f, "{}: {}", reserved::BOARD, rules.board)?;
    }
    if let Some(origin) = record.game.origin() {
        writeln!(f, "{}: {origin}", reserved::POSITION)?;
    }
    if style != Style::Ascii {
        writeln!(f, "{}: {style}", reserved::NOTATION)?;
    }
    write!(f, "{}: ", reserved::RESULT)?;
    let score = record.game.score();
    let (black, white) = (score.black, score.white);
    let (winner, verdict) = match record.game.result() {
        None => return writeln!(f, "*"),
        Some(MatchResult::Tied) => return writeln!(f, "tied {black}:{white}"),
        Some(MatchResult::Won { winner, verdict }) => (winner, verdict),
    };
    write!(f, "{} wins {black}:{white}", proper(winner))?;
    match verdict {
        Verdict::Points => writeln!(f),
        Verdict::Resignation => writeln!(f, ", {} resigned", proper(!winner)),
        Verdict::Time => writeln!(f, ", {} out of time", proper(!winner)),
    }
}

fn line_up_row(
    f: &mut fmt::Formatter<'_>,
    line_ups: BySide<Option<LineUp>>,
    notes: BySide<Option<&Note>>,
) -> fmt::Result {
    let cell = |side: Side| match line_ups[side] {
        None => String::new(),
        Some(line_up) => format!("{line_up}{}", notes[side].map_or_else(String::new, noted)),
    };
    let row = format!(
        "{}: {} | {}",
        reserved::LINE_UP,
        cell(Side::Black),
        cell(Side::White)
    );
    writeln!(f, "{}", row.trim_end())
}

/// One printed line of the two columns.
#[derive(Default)]
struct Line {
    /// Only the first line of a row has its number.
    row: Option<usize>,
    cells: BySide<Option<String>>,
    comment: String,
}

/// Prints the moves of a round in two columns. A comment ends its line, so that the columns stay straight.
fn columns(
    f: &mut fmt::Formatter<'_>,
    round: &Round,
    notes: &[&Note],
    style: Style,
) -> fmt::Result {
    let mut sheet = Sheet::default();
    let mut lines: Vec<Line> = Vec::new();
    let mut last_row = 0;
    for (played, note) in round.played().iter().zip(notes) {
        for (index, (side, entry)) in played.entries().enumerate() {
            let row = sheet.place(side);
            let ended = lines.last().is_none_or(|line| !line.comment.is_empty());
            if row != last_row || ended {
                lines.push(Line {
                    row: (row != last_row).then_some(row),
                    ..Line::default()
                });
                last_row = row;
            }
            let mut cell = format!("{}", entry.display(style));
            let Some(line) = lines.last_mut() else {
                continue;
            };
            // The note is about the move, not about the pushes and passes that follow from it.
            if index == 0 {
                if let Some(millis) = note.spent_ms {
                    cell.push_str(&format!(" ({})", spent::print(millis)));
                }
                if !note.comment.is_empty() {
                    line.comment = format!(" {}", comment(&note.comment));
                }
            }
            line.cells[side] = Some(cell);
        }
    }
    let cells = lines.iter().filter(|line| line.cells.white.is_some());
    let width = cells
        .filter_map(|line| line.cells.black.as_deref())
        .map(width)
        .max()
        .unwrap_or(0);
    for line in &lines {
        match line.row {
            Some(row) => write!(f, "{row:>3}. ")?,
            None => write!(f, "     ")?,
        }
        let black = line.cells.black.as_deref().unwrap_or("");
        f.write_str(black)?;
        if let Some(white) = &line.cells.white {
            let gap = width.saturating_sub(self::width(black));
            write!(f, "{:gap$} | {white}", "")?;
        }
        writeln!(f, "{}", line.comment)?;
    }
    Ok(())
}

/// How many places a text takes on a screen: kanji are as wide as two letters.
fn width(text: &str) -> usize {
    let wide = |character: char| crate::Color::from_kanji(character).is_some();
    text.chars()
        .map(|character| 1 + usize::from(wide(character)))
        .sum()
}

/// A note after the decision it is about.
fn noted(note: &Note) -> String {
    let mut text = String::new();
    if let Some(millis) = note.spent_ms {
        text.push_str(&format!(" ({})", spent::print(millis)));
    }
    if !note.comment.is_empty() {
        text.push(' ');
        text.push_str(&comment(&note.comment));
    }
    text
}

fn comment(text: &str) -> String {
    format!("{{{}}}", escaped(text, "{}"))
}

/// A text that reads back as it is from one line: a backslash stands before what would be lost or misunderstood.
fn escaped(text: &str, special: &str) -> String {
    let start = text.len() - text.trim_start().len();
    let end = text.trim_end().len();
    let mut escaped = String::with_capacity(text.len());
    for (place, character) in text.char_indices() {
        match character {
            '\n' => escaped.push_str("\\n"),
            '\r' => escaped.push_str("\\r"),
            // Spaces at the edges are for the eye, unless they are written as numbers.
            _ if place < start || place >= end => {
                escaped.push_str(&format!("\\u{{{:x}}}", u32::from(character)));
            }
            _ => {
                if character == '\\' || special.contains(character) {
                    escaped.push('\\');
                }
                escaped.push(character);
            }
        }
    }
    escaped
}

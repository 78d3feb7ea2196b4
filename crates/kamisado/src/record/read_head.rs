//! Reads the tags of a record and what else stands before the first round.

use alloc::collections::BTreeSet;
use alloc::string::String;

use super::lines::{Cursor, Misplaced, Place, join, unescaped};
use super::read_cell::Meant;
use super::tags::{is_name, reserved, same};
use super::{RecordError, RecordProblem, Tags};
use crate::notation::{Style, is_round};
use crate::{BySide, Language, MatchResult, MatchRules, Side, Verdict};

/// Everything before the first round.
#[derive(Default)]
pub(super) struct Head {
    pub(super) tags: Tags,
    /// The names of all tags so far, in lower case.
    seen: BTreeSet<String>,
    pub(super) comment: String,
    pub(super) rules: MatchRules,
    pub(super) position: Option<(Place, String)>,
    pub(super) result: Option<(Place, Written)>,
    pub(super) language: Option<Language>,
}

/// What the tag `Result` says.
#[derive(Clone, Copy)]
pub(super) struct Written {
    pub(super) result: Option<MatchResult>,
    pub(super) score: Option<BySide<u8>>,
}

impl Head {
    pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Head, RecordError> {
        let mut head = Head::default();
        let mut first = true;
        while cursor.skip_blanks() {
            let place = cursor.place();
            let line = cursor.line();
            if first && same(line, "Kamisado record") {
                cursor.take_line();
            } else if line.starts_with('{') {
                cursor.next();
                let comment = cursor.comment();
                let comment = comment.ok_or((place, RecordProblem::OpenComment))?;
                join(&mut head.comment, &comment);
            } else if let Some(comment) = line.strip_prefix('#') {
                join(&mut head.comment, comment.trim());
                cursor.take_line();
            } else if let Some((name, value)) = tag(line)
                && !is_of_a_round(name)
            {
                cursor.take_line();
                let column = place.1 + line.chars().count() - value.chars().count();
                head.tag(name, value, place, (place.0, column))?;
            } else if first && is_title(cursor) {
                join(&mut head.comment, cursor.take_line());
            } else {
                break;
            }
            first = false;
        }
        Ok(head)
    }

    fn tag(
        &mut self,
        name: &str,
        value: &str,
        name_place: Place,
        place: Place,
    ) -> Result<(), Misplaced> {
        if !self.seen.insert(name.to_ascii_lowercase()) {
            return Err((name_place, RecordProblem::TagTwice(name.into())));
        }
        let at = |problem: RecordProblem| (place, problem);
        if same(name, reserved::MATCH) {
            self.rules.kind = value.parse().map_err(RecordProblem::Rules).map_err(at)?;
        } else if same(name, reserved::OPENING) {
            self.rules.opening = value.parse().map_err(RecordProblem::Rules).map_err(at)?;
        } else if same(name, reserved::BOARD) {
            self.rules.board = value.parse().map_err(RecordProblem::Board).map_err(at)?;
        } else if same(name, reserved::NOTATION) {
            let style: Style = value.parse().map_err(RecordProblem::Notation).map_err(at)?;
            if let Style::Words(language) = style {
                self.language = Some(language);
            }
        } else if same(name, reserved::POSITION) {
            self.position = Some((place, value.into()));
        } else if same(name, reserved::RESULT) {
            let result = read_result(value).ok_or_else(|| at(RecordProblem::Result))?;
            self.result = Some((place, result));
        } else {
            self.tags
                .set(name, &unescaped(value))
                .map_err(|error| (name_place, RecordProblem::Tag(error)))?;
        }
        Ok(())
    }
}

/// The name and the value of a tag line.
pub(super) fn tag(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once(':')?;
    let name = name.trim_end();
    (is_name(name) && heading(line).is_none()).then_some((name, value.trim()))
}

/// Whether a line with this name belongs to a round and not to the whole match.
pub(super) fn is_of_a_round(name: &str) -> bool {
    reserved::OF_A_ROUND
        .into_iter()
        .any(|other| same(name, other))
}

/// The number of a heading such as `Round 2`, `Runde 2` or `2. kör`.
pub(super) fn heading(line: &str) -> Option<usize> {
    let (first, second) = line.split_once(char::is_whitespace)?;
    let plain = |word| str::trim_end_matches(word, [':', '.']);
    let (first, second) = (plain(first), plain(second.trim()));
    if is_round(first) {
        second.parse().ok()
    } else if is_round(second) {
        first.parse().ok()
    } else {
        None
    }
}

/// The number at the beginning of a row, `1.` or `1)` or just `1`, and how many characters it takes.
pub(super) fn row_number(line: &str) -> Option<(usize, usize)> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = line.split_at_checked(digits)?;
    let mark = rest.starts_with(['.', ')']);
    Some((number.parse().ok()?, digits + usize::from(mark)))
}

/// Whether the first line of a text is a title: it is nothing else, and what follows it is the beginning of a record.
fn is_title(cursor: &Cursor<'_>) -> bool {
    let line = cursor.line();
    if line.contains('|') || heading(line).is_some() || row_number(line).is_some() {
        return false;
    }
    // A text that begins with moves has no title, and a mistyped first move must be reported.
    let columns = cursor.clone().take_cells().unwrap_or_default();
    if columns
        .iter()
        .flatten()
        .any(|cell| Meant::read(cell, None).is_ok())
    {
        return false;
    }
    let mut next = cursor.clone();
    next.take_line();
    while next.skip_blanks() && next.line().starts_with('#') {
        next.take_line();
    }
    let follows = next.line();
    let begins = |name| !same(name, reserved::FILL) && !same(name, reserved::SCORE);
    tag(follows).is_some_and(|(name, _)| begins(name))
        || heading(follows) == Some(1)
        || row_number(follows).is_some_and(|(number, _)| number == 1)
}

pub(super) fn read_score(text: &str) -> Option<BySide<u8>> {
    let (black, white) = text.split_once([':', '-'])?;
    Some(BySide::new(
        black.trim().parse().ok()?,
        white.trim().parse().ok()?,
    ))
}

/// `*`, `Black wins 3:1`, `White wins 1:0, Black resigned`, `Black out of time`, `tied 1:1`.
fn read_result(text: &str) -> Option<Written> {
    if matches!(text, "" | "*") {
        return Some(Written {
            result: None,
            score: None,
        });
    }
    let mut winner = None;
    let mut score = None;
    let mut verdict = Verdict::Points;
    let mut tied = false;
    let mut last_side = None;
    let words = text.split(|character: char| character.is_whitespace() || character == ',');
    for word in words.filter(|word| !word.is_empty()) {
        let word = word.to_ascii_lowercase();
        match &*word {
            "black" => last_side = Some(Side::Black),
            "white" => last_side = Some(Side::White),
            "wins" | "won" => winner = Some(last_side?),
            "resigned" | "resigns" | "out" | "lost" | "loses" => {
                let loser = last_side?;
                if winner.is_some_and(|winner| winner == loser) {
                    return None;
                }
                winner = Some(!loser);
                if word.starts_with("resign") {
                    verdict = Verdict::Resignation;
                }
            }
            "tied" | "tie" => tied = true,
            "resignation" => verdict = Verdict::Resignation,
            "time" => verdict = Verdict::Time,
            "by" | "on" | "of" | "points" => {}
            _ => score = Some(read_score(&word)?),
        }
    }
    let result = match (tied, winner.or(last_side)) {
        (false, Some(winner)) => MatchResult::Won { winner, verdict },
        (true, None) if verdict == Verdict::Points => MatchResult::Tied,
        _ => return None,
    };
    Some(Written {
        result: Some(result),
        score,
    })
}

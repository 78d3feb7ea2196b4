//! Text on the screen: breaking it into lines and writing times and moves.

use std::time::Duration;

use kamisado::notation::{Entry, Style};
use kamisado::{BySide, Round};
use kamisado_draw::Symbols;
use ratatui::text::Span;

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// Breaks a text into lines of at most this many columns, between words where possible.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && width(&line) + 1 + width(word) > columns {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        for character in word.chars() {
            if width(&line) + width(character.encode_utf8(&mut [0; 4])) > columns
                && !line.is_empty()
            {
                lines.push(std::mem::take(&mut line));
            }
            line.push(character);
        }
    }
    lines.push(line);
    lines
}

/// The beginning of a text, with an ellipsis if it doesn't fit into this many columns.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut shown = String::new();
    for character in text.chars() {
        if width(&shown) + width(character.encode_utf8(&mut [0; 4])) + 1 > columns {
            break;
        }
        shown.push(character);
    }
    if columns > 0 {
        shown.push('…');
    }
    shown
}

/// The end of a text, as much of it as fits into this many columns.
pub(crate) fn end(text: &str, columns: usize) -> &str {
    let mut shown = text;
    while width(shown) > columns {
        let mut characters = shown.chars();
        characters.next();
        shown = characters.as_str();
    }
    shown
}

/// What a clock shows: minutes and seconds, and tenths when they begin to matter.
pub(crate) fn clock(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    let seconds = tenths / 10;
    if seconds < 10 {
        format!("0:{:02}.{}", seconds, tenths % 10)
    } else if seconds < 3600 {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    } else {
        format!(
            "{}:{:02}:{:02}",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60
        )
    }
}

/// An entry in the official characters, with kanji or with letters instead.
pub(crate) fn entry(entry: Entry, symbols: Symbols) -> String {
    if symbols == Symbols::Kanji {
        return entry.display(Style::Kanji).to_string();
    }
    let letter = |color: kamisado::Color| color.letter().to_ascii_uppercase();
    let mut text = letter(entry.tower).to_string();
    text.extend(entry.step.arrow());
    text.push_str(&entry.step.squares().to_string());
    text.push(letter(entry.onto));
    text
}

/// The rows of a round's score sheet: Black's column and White's.
pub(crate) fn score_sheet(round: &Round, symbols: Symbols) -> Vec<BySide<String>> {
    let mut rows: Vec<BySide<String>> = Vec::new();
    for (side, written) in round.played().iter().flat_map(kamisado::Played::entries) {
        // A row is full when White's place is taken, and no side appears twice in a row.
        let fits = rows
            .last()
            .is_some_and(|row| row.white.is_empty() && row[side].is_empty());
        if !fits {
            rows.push(BySide::default());
        }
        if let Some(row) = rows.last_mut() {
            row[side] = entry(written, symbols);
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use kamisado::Position;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("unbreakable", 4), ["unbr", "eaka", "ble"]);
        assert_eq!(wrap("茶緑 赤", 4), ["茶緑", "赤"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("any", 0), ["a", "n", "y"]);
    }

    #[test]
    fn clocks_show_tenths_at_the_end() {
        assert_eq!(clock(Duration::from_millis(9_940)), "0:09.9");
        assert_eq!(clock(Duration::from_secs(65)), "1:05");
        assert_eq!(clock(Duration::from_secs(3725)), "1:02:05");
    }

    #[test]
    fn moves_are_written_in_the_official_characters() {
        let mut round = Round::new(Position::start());
        for m in ["f1b5", "c8c6", "h1g2"] {
            round.play(m.parse().unwrap()).unwrap();
        }
        let rows = score_sheet(&round, Symbols::Letters);
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0].black, "U↖4U");
        assert_eq!(score_sheet(&round, Symbols::Kanji)[0].black, "紫↖4紫");
    }
}

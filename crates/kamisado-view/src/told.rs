//! Short texts for people that more than one reply needs.

use std::collections::BTreeMap;

use kamisado::notation::{Entry, Style};
use kamisado::{Color, Decision, Language, Position, Setup, Square, Teeth, Tower};
use kamisado_i18n::Message;

/// A decision in words: a move in official notation, a fill, or the colours of a line-up from the left.
#[must_use]
pub(crate) fn decision_in_words(
    decision: Decision,
    position: Option<&Position>,
    language: Language,
) -> String {
    let color = |color: Color| Message::ColorName { color }.say(language);
    match decision {
        Decision::Move(m) => match position.and_then(|position| Entry::of_move(position, m)) {
            Some(entry) => entry.display(Style::Words(language)).to_string(),
            None => m.to_string(),
        },
        Decision::Fill(fill) => Message::FillName { fill }.say(language),
        Decision::LineUp(line_up) => {
            let colors: Vec<String> = line_up.colors().iter().copied().map(color).collect();
            colors.join(", ")
        }
    }
}

/// What a screen reader says on each square.
pub(crate) fn squares(
    setup: &Setup,
    active: Option<Square>,
    language: Language,
) -> BTreeMap<Square, String> {
    by_square(Square::all().map(|at| (at, square(at, setup, active == Some(at), language))))
}

/// Texts by squares. Collecting them would sort them first, with code that everybody who opens a page downloads.
fn by_square(texts: impl Iterator<Item = (Square, String)>) -> BTreeMap<Square, String> {
    let mut table = BTreeMap::new();
    table.extend(texts);
    table
}

fn square(square: Square, setup: &Setup, must_move: bool, language: Language) -> String {
    let color = setup.board.color(square);
    let name = match setup.at(square) {
        None => Message::SquareEmpty { square, color },
        Some((Tower { side, color: tower }, Teeth::NONE)) => Message::SquareTower {
            square,
            color,
            side,
            tower,
        },
        Some((Tower { side, color: tower }, teeth)) => Message::SquareSumo {
            square,
            color,
            side,
            tower,
            teeth,
        },
    }
    .say(language);
    if must_move {
        Message::SquareActive { text: &name }.say(language)
    } else {
        name
    }
}

/// What a screen reader says on each square that a chosen tower can go to.
pub(crate) fn targets(
    setup: &Setup,
    destinations: &BTreeMap<Square, Vec<Square>>,
    pushes: &[Square],
    language: Language,
) -> BTreeMap<Square, String> {
    let named = destinations.values().flatten().map(|&to| {
        let text = &square(to, setup, false, language);
        let name = if pushes.contains(&to) {
            Message::SquarePush { text }
        } else {
            Message::SquareTarget { text }
        };
        (to, name.say(language))
    });
    by_square(named)
}

/// Where each tower may go, in a sentence.
pub(crate) fn reach(
    destinations: &BTreeMap<Square, Vec<Square>>,
    language: Language,
) -> BTreeMap<Square, String> {
    let told = destinations.iter().map(|(&square, to)| {
        let text: Vec<String> = to.iter().map(ToString::to_string).collect();
        let text = &text.join(", ");
        (square, Message::SquareReach { square, text }.say(language))
    });
    by_square(told)
}

/// A word that somebody typed, as an error repeats it: on one line, and not longer than a line.
///
/// ```
/// assert_eq!(kamisado_view::quoted("b1\tb7"), "b1 b7");
/// ```
#[must_use]
pub fn quoted(word: &str) -> String {
    beginning(word, 40)
}

/// The beginning of a text that may have more characters than this, on one line.
#[must_use]
pub fn beginning(text: &str, longest: usize) -> String {
    let mut short: String = text.chars().take(longest).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short.replace(char::is_control, " ")
}

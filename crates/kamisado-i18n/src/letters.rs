use kamisado::{ByColor, Language};

use crate::Message;

/// The letters that mark the colours on a board, for readers who cannot tell the colours apart. No two are the same.
///
/// Position texts and moves have the same letters in every language: [`Color::letter`](kamisado::Color::letter).
///
/// ```
/// use kamisado::Color;
/// use kamisado_i18n::{Language, letters};
///
/// assert_eq!(letters(Language::English)[Color::Purple], 'U');
/// assert_eq!(letters(Language::German)[Color::Purple], 'L');
/// ```
#[must_use]
pub fn letters(language: Language) -> ByColor<char> {
    ByColor::from_fn(|color| {
        let letter = Message::ColorLetter { color }.say(language);
        letter.chars().next().unwrap_or_else(|| color.letter())
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_language_has_eight_capitals() {
        for language in Language::ALL {
            let letters = letters(language).0;
            assert!(letters.iter().all(char::is_ascii_uppercase), "{language}");
            let different: BTreeSet<char> = letters.into();
            assert_eq!(different.len(), 8, "{language}");
        }
    }

    #[test]
    fn english_has_the_letters_of_the_position_text() {
        for (color, letter) in letters(Language::English).iter() {
            assert_eq!(letter.to_ascii_lowercase(), color.letter());
        }
    }
}

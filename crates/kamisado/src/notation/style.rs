use core::fmt;
use core::str::FromStr;

use crate::Language;
use crate::parse_error::parse_error;

/// How official notation is printed.
///
/// ```
/// use kamisado::Language;
/// use kamisado::notation::Style;
///
/// assert_eq!("kanji".parse(), Ok(Style::Kanji));
/// assert_eq!("de".parse(), Ok(Style::Words(Language::German)));
/// assert_eq!(Style::Words(Language::German).to_string(), "de");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// `U<5Y`: the letters of position texts and characters every keyboard has.
    #[default]
    Ascii,
    /// `紫↖5黄`: the characters of the printed score sheet.
    Kanji,
    /// `Purple Left 5 Yellow`, in one of the languages.
    Words(Language),
}

impl Style {
    /// All nine ways to write an entry.
    pub fn all() -> impl Iterator<Item = Style> {
        [Style::Ascii, Style::Kanji]
            .into_iter()
            .chain(Language::ALL.map(Style::Words))
    }
}

/// `ascii`, `kanji`, or the code of the language.
impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Style::Ascii => f.pad("ascii"),
            Style::Kanji => f.pad("kanji"),
            Style::Words(language) => language.fmt(f),
        }
    }
}

parse_error! {
    /// The text is not a style of notation.
    ParseStyleError: "not a style of notation: write ascii, kanji, or for words de, en, fr, nl, tr, hu or ro"
}

impl FromStr for Style {
    type Err = ParseStyleError;

    fn from_str(text: &str) -> Result<Style, ParseStyleError> {
        match text {
            _ if text.eq_ignore_ascii_case("ascii") => Ok(Style::Ascii),
            _ if text.eq_ignore_ascii_case("kanji") => Ok(Style::Kanji),
            _ => text.parse().map(Style::Words).map_err(|_| ParseStyleError),
        }
    }
}

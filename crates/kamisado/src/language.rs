use core::fmt;
use core::str::FromStr;

use crate::parse_error::parse_error;

/// One of the seven languages of the game's sentences and notation.
///
/// ```
/// use kamisado::Language;
///
/// assert_eq!("hu".parse(), Ok(Language::Hungarian));
/// assert_eq!(Language::Hungarian.name(), "Magyar");
/// assert_eq!(Language::default(), Language::English);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
#[allow(missing_docs)] // The names say it.
pub enum Language {
    German = 0,
    #[default]
    English = 1,
    French = 2,
    Dutch = 3,
    Turkish = 4,
    Hungarian = 5,
    Romanian = 6,
}

impl Language {
    /// All seven languages.
    pub const ALL: [Language; 7] = [
        Language::German,
        Language::English,
        Language::French,
        Language::Dutch,
        Language::Turkish,
        Language::Hungarian,
        Language::Romanian,
    ];

    /// The language's number, its place in [`Language::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The two letters of ISO 639-1: `de`, `en`, `fr`, `nl`, `tr`, `hu` or `ro`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::German => "de",
            Language::English => "en",
            Language::French => "fr",
            Language::Dutch => "nl",
            Language::Turkish => "tr",
            Language::Hungarian => "hu",
            Language::Romanian => "ro",
        }
    }

    /// What the language calls itself, for menus.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Language::German => "Deutsch",
            Language::English => "English",
            Language::French => "Français",
            Language::Dutch => "Nederlands",
            Language::Turkish => "Türkçe",
            Language::Hungarian => "Magyar",
            Language::Romanian => "Română",
        }
    }
}

/// Prints the code.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

parse_error! {
    /// The text is not one of the seven languages' codes.
    ParseLanguageError: "not a language: write de, en, fr, nl, tr, hu or ro"
}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Language, ParseLanguageError> {
        Language::ALL
            .into_iter()
            .find(|language| text.eq_ignore_ascii_case(language.code()))
            .ok_or(ParseLanguageError)
    }
}

#[cfg(feature = "serde")]
crate::serde_text::as_text!(Language);

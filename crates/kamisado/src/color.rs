use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use crate::parse_error::parse_error;

/// One of the eight hues of squares and towers, in the order of Black's home row.
///
/// ```
/// use kamisado::Color;
///
/// assert_eq!(Color::Purple.letter(), 'u');
/// assert_eq!(Color::Purple.kanji(), '紫');
/// assert_eq!("orange".parse(), Ok(Color::Orange));
/// assert_eq!(Color::Brown.mirror(), Color::Orange);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
#[allow(missing_docs)] // The names say it.
pub enum Color {
    Brown = 0,
    Green = 1,
    Red = 2,
    Yellow = 3,
    Pink = 4,
    Purple = 5,
    Blue = 6,
    Orange = 7,
}

impl Color {
    /// All eight colours in their order, brown first.
    pub const ALL: [Color; 8] = [
        Color::Brown,
        Color::Green,
        Color::Red,
        Color::Yellow,
        Color::Pink,
        Color::Purple,
        Color::Blue,
        Color::Orange,
    ];

    /// The colour's number, 0 for brown to 7 for orange.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour with this number modulo eight.
    #[inline]
    #[must_use]
    pub const fn wrapping(index: usize) -> Color {
        Color::ALL[index & 7]
    }

    /// The colour that takes this one's place in the mirrored game: `c` becomes `7 - c`.
    #[inline]
    #[must_use]
    pub const fn mirror(self) -> Color {
        Color::wrapping(7 - self.index())
    }

    /// The lower-case letter used in positions and moves: `n g r y p u b o`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['n', 'g', 'r', 'y', 'p', 'u', 'b', 'o'][self.index()]
    }

    /// The colour with this letter, lower or upper case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|color| color.letter() == letter.to_ascii_lowercase())
    }

    /// The character on the kanji side of the board.
    #[must_use]
    pub const fn kanji(self) -> char {
        ['茶', '緑', '赤', '黄', '桃', '紫', '青', '橙'][self.index()]
    }

    /// The colour with this kanji.
    #[must_use]
    pub fn from_kanji(kanji: char) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.kanji() == kanji)
    }

    /// The English name in lower case, as used in files and protocols.
    #[must_use]
    pub const fn name(self) -> &'static str {
        [
            "brown", "green", "red", "yellow", "pink", "purple", "blue", "orange",
        ][self.index()]
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

parse_error! {
    /// The text is not a colour: neither an English name, nor a letter, nor a kanji.
    ParseColorError: "not a colour: write its English name, its letter (ngrypubo) or its kanji"
}

impl FromStr for Color {
    type Err = ParseColorError;

    fn from_str(text: &str) -> Result<Color, ParseColorError> {
        let mut characters = text.chars();
        if let (Some(character), None) = (characters.next(), characters.next()) {
            return Color::from_letter(character)
                .or_else(|| Color::from_kanji(character))
                .ok_or(ParseColorError);
        }
        Color::ALL
            .into_iter()
            .find(|color| text.eq_ignore_ascii_case(color.name()))
            .ok_or(ParseColorError)
    }
}

/// One value for each colour, indexed by [`Color`].
///
/// ```
/// use kamisado::{ByColor, Color};
///
/// let mut wins = ByColor::<u32>::default();
/// wins[Color::Pink] += 1;
/// assert_eq!(wins.iter().map(|(_, n)| n).sum::<u32>(), 1);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct ByColor<T>(pub [T; 8]);

impl<T> ByColor<T> {
    /// Computes a value for each colour.
    pub fn from_fn(mut f: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor(Color::ALL.map(&mut f))
    }

    /// The colours with their values, brown first.
    pub fn iter(&self) -> impl Iterator<Item = (Color, &T)> {
        Color::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        &self.0[color.index()]
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color.index()]
    }
}

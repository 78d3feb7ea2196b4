use core::fmt;
use core::str::FromStr;

use crate::parse_error::parse_error;
use crate::{Color, Side, Square};

/// The order of a player's eight towers on the home row, read from that player's left.
///
/// ```
/// use kamisado::{Color, LineUp, Side};
///
/// let line_up: LineUp = "bpronuyg".parse()?;
/// assert_eq!(line_up.colors()[0], Color::Blue);
/// assert_eq!(line_up.reverse().to_string(), "gyunorpb");
/// assert_eq!(LineUp::square(Side::White, 0).to_string(), "h8");
/// assert_eq!(LineUp::match_play(1), Some(line_up));
/// assert!("bpronuyy".parse::<LineUp>().is_err());
/// # Ok::<(), kamisado::ParseLineUpError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineUp([Color; 8]);

impl LineUp {
    /// Each tower on its own colour, on the standard board.
    pub const OWN_COLORS: LineUp = LineUp(Color::ALL);

    /// A line-up in this order from the owner's left, if it contains every colour exactly once.
    #[must_use]
    pub fn new(colors: [Color; 8]) -> Option<LineUp> {
        let all = colors
            .iter()
            .fold(0_u8, |set, color| set | 1 << color.index());
        (all == u8::MAX).then_some(LineUp(colors))
    }

    /// How many line-ups there are.
    pub const COUNT: usize = 40_320;

    /// All line-ups, in order.
    ///
    /// ```
    /// use kamisado::LineUp;
    ///
    /// assert_eq!(LineUp::all().next(), Some(LineUp::OWN_COLORS));
    /// assert_eq!(LineUp::all().count(), LineUp::COUNT);
    /// ```
    pub fn all() -> impl Iterator<Item = LineUp> {
        (0..LineUp::COUNT).filter_map(LineUp::from_index)
    }

    /// Its place among all line-ups in order, from 0.
    ///
    /// ```
    /// use kamisado::LineUp;
    ///
    /// let line_up: LineUp = "bpronuyg".parse()?;
    /// assert_eq!(LineUp::from_index(line_up.index()), Some(line_up));
    /// # Ok::<(), kamisado::ParseLineUpError>(())
    /// ```
    #[must_use]
    pub fn index(self) -> usize {
        let mut index = 0;
        for (place, color) in self.0.iter().enumerate() {
            let smaller = self.0[place..].iter().filter(|&other| other < color);
            index = index * (8 - place) + smaller.count();
        }
        index
    }

    /// The line-up at a place among all in order.
    #[must_use]
    pub fn from_index(index: usize) -> Option<LineUp> {
        if index >= LineUp::COUNT {
            return None;
        }
        let mut colors = Color::ALL;
        let (mut rest, mut block) = (index, LineUp::COUNT);
        for place in 0..8 {
            block /= 8 - place;
            // Those that are left stay in order behind the one that is taken.
            let chosen = place + rest / block;
            colors[place..=chosen].rotate_right(1);
            rest %= block;
        }
        Some(LineUp(colors))
    }

    /// The colours from the owner's left.
    #[must_use]
    pub const fn colors(&self) -> &[Color; 8] {
        &self.0
    }

    /// The square of the home row at this place, 0 to 7 from the owner's left.
    #[must_use]
    pub const fn square(side: Side, place: u8) -> Square {
        let square = Square::wrapping((place & 7) as u32);
        match side {
            Side::Black => square,
            Side::White => square.turn(),
        }
    }

    /// The line-up of the mirrored game: places reversed and colour `c` replaced by `7 - c`.
    #[must_use]
    pub fn mirror(self) -> LineUp {
        LineUp(self.reverse().0.map(Color::mirror))
    }

    /// The same towers from right to left.
    #[must_use]
    pub fn reverse(mut self) -> LineUp {
        self.0.reverse();
        self
    }

    /// How many line-ups the match-play table has.
    pub const MATCH_PLAY_COUNT: u8 = MATCH_PLAY.len() as u8;

    /// The match-play line-up with this number, 1 to 36.
    #[must_use]
    pub fn match_play(number: u8) -> Option<LineUp> {
        MATCH_PLAY
            .get(usize::from(number).checked_sub(1)?)?
            .parse()
            .ok()
    }

    /// The number, 1 to 36, of this line-up in the match-play table, if it is in the table.
    #[must_use]
    pub fn match_play_number(self) -> Option<u8> {
        (1..=LineUp::MATCH_PLAY_COUNT).find(|&number| LineUp::match_play(number) == Some(self))
    }
}

impl Default for LineUp {
    fn default() -> LineUp {
        LineUp::OWN_COLORS
    }
}

impl fmt::Display for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|color| fmt::Write::write_char(f, color.letter()))
    }
}

impl fmt::Debug for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a line-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseLineUpError {
    /// The character at this place, counted from 1, isn't a colour letter.
    NotAColor(usize),
    /// There are not eight letters.
    Length(usize),
    /// This colour appears twice, so another is missing.
    Twice(Color),
}

impl fmt::Display for ParseLineUpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseLineUpError::NotAColor(place) => {
                write!(
                    f,
                    "character {place} of the line-up isn't a colour letter (ngrypubo)"
                )
            }
            ParseLineUpError::Length(count) => {
                write!(f, "a line-up has eight letters, this one has {count}")
            }
            ParseLineUpError::Twice(color) => {
                write!(
                    f,
                    "{color} appears twice in the line-up; each colour appears once"
                )
            }
        }
    }
}

impl core::error::Error for ParseLineUpError {}

impl FromStr for LineUp {
    type Err = ParseLineUpError;

    fn from_str(text: &str) -> Result<LineUp, ParseLineUpError> {
        let count = text.chars().count();
        if count != 8 {
            return Err(ParseLineUpError::Length(count));
        }
        let mut colors = [Color::Brown; 8];
        for (place, letter) in text.chars().enumerate() {
            let color = Color::from_letter(letter).ok_or(ParseLineUpError::NotAColor(place + 1))?;
            if colors[..place].contains(&color) {
                return Err(ParseLineUpError::Twice(color));
            }
            colors[place] = color;
        }
        Ok(LineUp(colors))
    }
}

#[cfg(feature = "serde")]
crate::serde_text::as_text!(LineUp);

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for LineUp {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<LineUp> {
        let mut colors = Color::ALL;
        for place in (1..8).rev() {
            colors.swap(place, u.int_in_range(0..=place)?);
        }
        Ok(LineUp(colors))
    }
}

/// The side from which both players refill their home rows before the next round, each from their own point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Fill {
    /// From each player's left.
    Left,
    /// From each player's right.
    Right,
}

impl Fill {
    /// Both choices.
    pub const ALL: [Fill; 2] = [Fill::Left, Fill::Right];

    /// The same choice in the mirrored game.
    #[must_use]
    pub const fn mirror(self) -> Fill {
        match self {
            Fill::Left => Fill::Right,
            Fill::Right => Fill::Left,
        }
    }

    /// `left` or `right`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Fill::Left => "left",
            Fill::Right => "right",
        }
    }
}

impl fmt::Display for Fill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

parse_error! {
    /// The text is not a fill: only `left` and `right` are.
    ParseFillError: "not a fill: write left or right"
}

impl FromStr for Fill {
    type Err = ParseFillError;

    fn from_str(text: &str) -> Result<Fill, ParseFillError> {
        Fill::ALL
            .into_iter()
            .find(|fill| text.eq_ignore_ascii_case(fill.name()))
            .ok_or(ParseFillError)
    }
}

/// The line-ups drawn by number at the world championship, each from its owner's left.
const MATCH_PLAY: [&str; 36] = [
    "bpronuyg", "bprnouyg", "brponyug", "yogurbnp", "borpyung", "ybronugp", "brpnoyug", "ygournbp",
    "pogurbny", "ybrnougp", "pbronugy", "bporunyg", "ybourngp", "yguonrbp", "pguonrby", "gpronuyb",
    "bropynug", "pgournby", "pbrnougy", "ygunorbp", "pogrubny", "gprnouyb", "grponyub", "gorpyunb",
    "pgunorby", "rgponybu", "grpnoyub", "pborungy", "rbponygu", "gporunyb", "rgpnoybu", "rogpybnu",
    "gropynub", "rbpnoygu", "rgopynbu", "rbopyngu",
];

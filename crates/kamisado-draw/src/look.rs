use kamisado::{ByColor, Color};

use crate::Palette;

/// How a diagram looks, whatever it shows.
///
/// ```
/// use kamisado_draw::{Frame, Look, Symbols};
///
/// let look = Look {
///     frame: Frame::Dark,
///     symbols: Symbols::Kanji,
///     ..Look::default()
/// };
/// assert!(!look.flipped);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// The eight colours.
    pub palette: Palette,
    /// What surrounds the board.
    pub frame: Frame,
    /// What marks the colour of each square, for players who cannot tell the colours apart.
    pub symbols: Symbols,
    /// What marks the colour of each tower.
    pub tower_symbols: Symbols,
    /// The letters that [`Symbols::Letters`] shows, such as those of the reader's language.
    pub letters: ByColor<char>,
    /// Whether the board is seen from White's side, rank 1 at the top.
    pub flipped: bool,
    /// Whether the frame shows the names of files and ranks.
    pub coordinates: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look {
            palette: Palette::Classic,
            frame: Frame::Light,
            symbols: Symbols::Off,
            tower_symbols: Symbols::Kanji,
            letters: LETTERS,
            flipped: false,
            coordinates: true,
        }
    }
}

/// The letters of the position text, as capitals.
pub const LETTERS: ByColor<char> = {
    let mut letters = [' '; 8];
    let mut place = 0;
    while place < letters.len() {
        letters[place] = Color::ALL[place].letter().to_ascii_uppercase();
        place += 1;
    }
    ByColor(letters)
};

/// What surrounds the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Frame {
    /// For light pages.
    #[default]
    Light,
    /// For dark pages.
    Dark,
}

/// What marks a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Symbols {
    /// Nothing but the colour itself.
    #[default]
    Off,
    /// The kanji of the game.
    Kanji,
    /// A letter for each colour.
    Letters,
}

impl Symbols {
    /// The character for a colour, with these letters.
    #[must_use]
    pub fn character(self, color: Color, letters: &ByColor<char>) -> Option<char> {
        match self {
            Symbols::Off => None,
            Symbols::Kanji => Some(color.kanji()),
            Symbols::Letters => Some(letters[color]),
        }
    }
}

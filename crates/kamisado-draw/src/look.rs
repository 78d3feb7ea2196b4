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
    /// What names the colour of each square, for players who cannot tell the colours apart.
    pub symbols: Symbols,
    /// What names the colour of each tower.
    pub tower_symbols: Symbols,
    /// Whether the board is seen from White's side, rank 1 at the top.
    pub flipped: bool,
    /// Whether files and ranks are named around the board.
    pub coordinates: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look {
            palette: Palette::Classic,
            frame: Frame::Light,
            symbols: Symbols::Off,
            tower_symbols: Symbols::Kanji,
            flipped: false,
            coordinates: true,
        }
    }
}

/// What surrounds the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Frame {
    /// For light pages.
    #[default]
    Light,
    /// For dark pages.
    Dark,
}

/// What names a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Symbols {
    /// Nothing but the colour itself.
    #[default]
    Off,
    /// The kanji of the game.
    Kanji,
    /// The letters of the position text.
    Letters,
}

impl Symbols {
    /// The character for a colour.
    #[must_use]
    pub const fn character(self, color: kamisado::Color) -> Option<char> {
        match self {
            Symbols::Off => None,
            Symbols::Kanji => Some(color.kanji()),
            Symbols::Letters => Some(color.letter().to_ascii_uppercase()),
        }
    }
}

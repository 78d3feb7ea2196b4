//! How boards look, as the command line says it: the same words for every command.

use clap::ValueEnum;
use kamisado_draw::{Palette, Symbols};

use crate::play::theme::{Depth, Theme};

/// The signs that name colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Signs {
    Letters,
    Kanji,
    None,
}

impl From<Signs> for Symbols {
    fn from(signs: Signs) -> Symbols {
        match signs {
            Signs::Letters => Symbols::Letters,
            Signs::Kanji => Symbols::Kanji,
            Signs::None => Symbols::Off,
        }
    }
}

/// The palettes, named after the eyes they are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Eyes {
    Classic,
    Deuteranopia,
    Protanopia,
    Tritanopia,
}

impl From<Eyes> for Palette {
    fn from(eyes: Eyes) -> Palette {
        match eyes {
            Eyes::Classic => Palette::Classic,
            Eyes::Deuteranopia => Palette::Deuteranopia,
            Eyes::Protanopia => Palette::Protanopia,
            Eyes::Tritanopia => Palette::Tritanopia,
        }
    }
}

/// The looks of a screen.
#[derive(Debug, clap::Args)]
pub(crate) struct ScreenLooks {
    /// The signs on squares and towers
    #[arg(long, value_enum, default_value_t = Signs::Letters)]
    pub(crate) symbols: Signs,

    /// The colours, for all kinds of eyes
    #[arg(long, value_enum, default_value_t = Eyes::Classic)]
    palette: Eyes,

    /// How many colours the terminal has; without it, what the environment says
    #[arg(long, value_enum)]
    colors: Option<Depth>,
}

impl ScreenLooks {
    pub(crate) fn theme(&self) -> Theme {
        let depth = self
            .colors
            .unwrap_or_else(|| Depth::detect(|name| std::env::var(name).ok()));
        Theme::new(depth, self.palette.into(), self.symbols.into())
    }
}

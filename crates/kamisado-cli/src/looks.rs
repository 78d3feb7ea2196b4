//! How boards look, as the command line says it: the same words for every command.

use clap::ValueEnum;
use kamisado_draw::{Palette, Symbols};

use crate::screen::theme::{Depth, Theme};

/// The symbols that name colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SymbolsName {
    Letters,
    Kanji,
    None,
}

impl From<SymbolsName> for Symbols {
    fn from(name: SymbolsName) -> Symbols {
        match name {
            SymbolsName::Letters => Symbols::Letters,
            SymbolsName::Kanji => Symbols::Kanji,
            SymbolsName::None => Symbols::Off,
        }
    }
}

/// The palettes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PaletteName {
    Classic,
    Deuteranopia,
    Protanopia,
    Tritanopia,
}

impl From<PaletteName> for Palette {
    fn from(name: PaletteName) -> Palette {
        match name {
            PaletteName::Classic => Palette::Classic,
            PaletteName::Deuteranopia => Palette::Deuteranopia,
            PaletteName::Protanopia => Palette::Protanopia,
            PaletteName::Tritanopia => Palette::Tritanopia,
        }
    }
}

/// The looks of a screen.
#[derive(Debug, clap::Args)]
pub(crate) struct ScreenLooks {
    /// The signs on squares and towers
    #[arg(long, value_enum, default_value_t = SymbolsName::Letters)]
    pub(crate) symbols: SymbolsName,

    /// The colours, for all kinds of eyes
    #[arg(long, value_enum, default_value_t = PaletteName::Classic)]
    palette: PaletteName,

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

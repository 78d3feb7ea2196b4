//! Options for the look of boards, the same for every command.

use clap::ValueEnum;
use kamisado_draw::{Palette, Symbols};

use crate::reader::Reader;
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

impl From<Symbols> for SymbolsName {
    fn from(symbols: Symbols) -> SymbolsName {
        match symbols {
            Symbols::Letters => SymbolsName::Letters,
            Symbols::Kanji => SymbolsName::Kanji,
            Symbols::Off => SymbolsName::None,
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

impl From<Palette> for PaletteName {
    fn from(palette: Palette) -> PaletteName {
        match palette {
            Palette::Classic => PaletteName::Classic,
            Palette::Deuteranopia => PaletteName::Deuteranopia,
            Palette::Protanopia => PaletteName::Protanopia,
            Palette::Tritanopia => PaletteName::Tritanopia,
        }
    }
}

/// The looks of a screen.
#[derive(Debug, clap::Args)]
pub(crate) struct ScreenLooks {
    /// The characters on squares and towers
    #[arg(long, value_enum)]
    symbols: Option<SymbolsName>,

    /// The colours, also for colour-blind players
    #[arg(long, value_enum)]
    palette: Option<PaletteName>,

    /// How many colours the terminal has; by default what the environment says
    #[arg(long, value_enum)]
    colors: Option<Depth>,
}

impl ScreenLooks {
    /// The symbols of printed boards, which only the command line decides.
    pub(crate) fn symbols(&self) -> Symbols {
        self.symbols.unwrap_or(SymbolsName::Letters).into()
    }

    /// The looks of a screen: as the command line says, or else as they were chosen last.
    pub(crate) fn theme(&self, reader: &Reader) -> Theme {
        let depth = self
            .colors
            .unwrap_or_else(|| Depth::detect(|name| std::env::var(name).ok()));
        let symbols = self.symbols.or(reader.preferences.symbols);
        let palette = self.palette.or(reader.preferences.palette);
        Theme::new(
            depth,
            palette.unwrap_or(PaletteName::Classic).into(),
            symbols.unwrap_or(SymbolsName::Letters).into(),
        )
        .in_language(reader.language)
    }
}

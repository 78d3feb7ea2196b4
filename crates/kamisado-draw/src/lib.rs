#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

#[cfg(test)]
mod browser;
mod diagram;
mod glyphs;
mod look;
mod palette;
#[cfg(feature = "png")]
mod png;
mod sheet;
mod svg;
mod text;

pub use diagram::Diagram;
pub use look::{Frame, Look, Symbols};
pub use palette::Palette;
#[cfg(feature = "png")]
pub use png::{MAX_WIDTH, PngError};
pub use sheet::Sheet;
pub use text::TextStyle;

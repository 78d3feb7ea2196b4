#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod animation;
#[cfg(test)]
mod browser;
mod diagram;
#[cfg(feature = "gif")]
mod gif;
mod glyphs;
mod look;
mod palette;
#[cfg(feature = "png")]
mod png;
mod sheet;
mod svg;
mod text;

pub use animation::Animation;
pub use diagram::Diagram;
#[cfg(feature = "gif")]
pub use gif::{GifEncoding, MAX_ANIMATION_WIDTH};
pub use look::{Frame, LETTERS, Look, Symbols};
pub use palette::Palette;
#[cfg(feature = "png")]
pub use png::{MAX_WIDTH, PngError};
pub use sheet::Sheet;
pub use text::TextStyle;

//! How positions and moves are written: the position text, and the official notation of moves in characters and words.
//!
//! Each move is an [`Entry`] of four characters: the tower's colour, an arrow as the mover sees it, the number of squares and
//! the colour of the square it reached. [`Style`] says how they are printed, and [`read_move`] reads them back, in every
//! style, abbreviated or not.
//!
//! ```
//! use kamisado::{Language, Position};
//! use kamisado::notation::{Style, read_move};
//!
//! let start = Position::start();
//! let played = start.play(read_move("Purple Left 4 Purple", &start, Language::English)?)?;
//! let (_, entry) = played.entries().next().unwrap();
//! assert_eq!(entry.to_string(), "U<4U");
//! assert_eq!(entry.display(Style::Kanji).to_string(), "紫↖4紫");
//! assert_eq!(entry.display(Style::Words(Language::German)).to_string(), "Lila Links 4 Lila");
//! assert_eq!(read_move("lila li 4", &start, Language::German)?, played.m);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```

mod entry;
mod position;
mod read_entry;
mod read_move;
mod style;
mod words;

pub use entry::{Direction, Entry, Step};
pub use position::ParsePositionError;
pub use read_entry::{ParseEntryError, Part};
pub(crate) use read_entry::{Sketch, sketches, unreadable};
pub use read_move::{ReadMoveError, read_move};
pub(crate) use read_move::{coordinates, off_board, resolve};
pub use style::{ParseStyleError, Style};
pub(crate) use words::is_round;

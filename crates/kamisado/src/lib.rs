#![doc = include_str!("../README.md")]
#![no_std]
#![warn(missing_docs)]

extern crate alloc;
// What `derive(Arbitrary)` writes speaks of `std`.
#[cfg(feature = "arbitrary")]
extern crate std;

mod bitboard;
mod board;
mod color;
mod few;
mod illegal;
mod language;
mod line_up;
mod matches;
mod moves;
pub mod notation;
mod parse_error;
mod played;
mod position;
mod reach;
pub mod record;
#[cfg(feature = "serde")]
mod serde_text;
mod setup;
mod side;
#[doc(hidden)]
pub mod sorting;
mod square;
mod tower;
mod towers;

pub use bitboard::{Bitboard, Squares};
pub use board::{Board, ParseBoardError};
pub use color::{ByColor, Color, ParseColorError};
pub use few::Few;
pub use illegal::IllegalMove;
pub use language::{Language, ParseLanguageError};
pub use line_up::{Fill, LineUp, ParseFillError, ParseLineUpError};
pub use matches::{
    Concession, Decision, DecisionError, Due, Event, HistoryEntry, Match, MatchError, MatchKind,
    MatchResult, MatchRules, Moment, Opening, ParseDecisionError, ParseRulesError, ReplayError,
    Round, Verdict,
};
pub use moves::{Move, Moves, ParseMoveError};
pub use notation::ParsePositionError;
pub use played::{Finish, Next, Pass, Played, Pushed, Reason, RoundEnd};
pub use position::Position;
pub use setup::{Setup, SetupError};
pub use side::{BySide, ParseSideError, Side};
pub use square::{ParseSquareError, Square};
pub use tower::{Teeth, Tower};
pub use towers::Towers;

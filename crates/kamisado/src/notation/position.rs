//! The position text: `OBUPYRGN/8/8/8/8/8/8/ngrypubo b -`.
//!
//! Ranks 8 to 1 from file a to h, digits for runs of empty squares, small letters for Black's towers and capitals for
//! White's, one `+` before the letter for each tooth; then the side to move and the active colour, `-` where any tower
//! may move. Two words may follow where they are needed: `1`, `3` or `5` for the cap of the 1-3-5 opening, and
//! `mirrored` for the board that lies the other way round.

use core::fmt;
use core::str::FromStr;

use crate::{Board, Color, Position, Setup, SetupError, Side, Square, Teeth, Tower};

/// Why a text is not a position. Offsets count characters from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// A character that doesn't belong there.
    Unexpected {
        /// The character.
        character: char,
        /// Its place in the text.
        offset: usize,
    },
    /// A rank does not have eight squares.
    RankLength {
        /// The rank, 1 to 8.
        rank: u8,
        /// How many squares it has.
        squares: usize,
    },
    /// There are not eight ranks.
    RankCount(usize),
    /// The text ends before this part.
    Missing(&'static str),
    /// A word that doesn't belong there.
    Word {
        /// What was expected there.
        expected: &'static str,
        /// Its place in the text.
        offset: usize,
    },
    /// The text is well formed, but the position is impossible.
    Setup(SetupError),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::Unexpected { character, offset } => write!(
                f,
                "character {offset} of the position is {character:?}: towers are ngrypubo or NGRYPUBO with a + before them \
                 for each tooth (three at most), empty squares 1 to 8, ranks are separated by /"
            ),
            ParsePositionError::RankLength { rank, squares } => {
                write!(
                    f,
                    "rank {rank} of the position has {squares} squares instead of 8"
                )
            }
            ParsePositionError::RankCount(count) => {
                write!(f, "the position has {count} ranks instead of 8")
            }
            ParsePositionError::Missing(what) => {
                write!(f, "the position ends before {what}")
            }
            ParsePositionError::Word { expected, offset } => {
                write!(
                    f,
                    "at character {offset} of the position there should be {expected}"
                )
            }
            ParsePositionError::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParsePositionError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ParsePositionError::Setup(error) => Some(error),
            _ => None,
        }
    }
}

impl From<SetupError> for ParsePositionError {
    fn from(error: SetupError) -> ParsePositionError {
        ParsePositionError::Setup(error)
    }
}

impl Setup {
    /// Reads a position text on a board that lies this way round, unless the text says `mirrored` itself.
    ///
    /// # Errors
    /// The offending place, when the text is not a position text; whether the position is possible is not checked.
    pub fn parse_on(text: &str, board: Board) -> Result<Setup, ParsePositionError> {
        let mut setup = Setup::empty();
        setup.board = board;
        let mut words = words(text);
        let (offset, ranks) = words
            .next()
            .ok_or(ParsePositionError::Missing("the ranks"))?;
        parse_ranks(&mut setup, ranks, offset)?;

        let (offset, word) = words
            .next()
            .ok_or(ParsePositionError::Missing("the side to move, b or w"))?;
        setup.side = match word {
            "b" => Side::Black,
            "w" => Side::White,
            _ => {
                let expected = "the side to move, b or w";
                return Err(ParsePositionError::Word { expected, offset });
            }
        };

        let (offset, word) = words.next().ok_or(ParsePositionError::Missing(
            "the active colour, a letter of ngrypubo or -",
        ))?;
        let mut characters = word.chars();
        setup.active = match (characters.next(), characters.next()) {
            (Some('-'), None) => None,
            (Some(letter), None) if Color::from_letter(letter).is_some() => {
                Color::from_letter(letter)
            }
            _ => {
                let expected = "the active colour, a letter of ngrypubo or -";
                return Err(ParsePositionError::Word { expected, offset });
            }
        };

        for (offset, word) in words {
            match word {
                "1" | "3" | "5" if setup.cap.is_none() => setup.cap = word.parse().ok(),
                "mirrored" => setup.board = Board::Mirrored,
                _ => {
                    let expected = "nothing more, a cap of 1, 3 or 5, or mirrored";
                    return Err(ParsePositionError::Word { expected, offset });
                }
            }
        }
        Ok(setup)
    }
}

/// The words of a text with the places, counted from 1, of their first characters.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(move |word| {
        let before = word.as_ptr() as usize - text.as_ptr() as usize;
        (
            text.get(..before).map_or(0, |t| t.chars().count()) + 1,
            word,
        )
    })
}

fn parse_ranks(setup: &mut Setup, ranks: &str, offset: usize) -> Result<(), ParsePositionError> {
    let count = ranks.split('/').count();
    if count != 8 {
        return Err(ParsePositionError::RankCount(count));
    }
    let mut offset = offset;
    for (rank, text) in (0..8).rev().zip(ranks.split('/')) {
        let mut file = 0_usize;
        let mut teeth = Teeth::NONE;
        for character in text.chars() {
            let unexpected = ParsePositionError::Unexpected { character, offset };
            match character {
                '+' if teeth < Teeth::TRIPLE => teeth = teeth.grown(),
                '1'..='8' if teeth == Teeth::NONE => file += character as usize - '0' as usize,
                _ => {
                    let tower = Tower::from_letter(character).ok_or(unexpected)?;
                    if let Some(square) = u8::try_from(file).ok().and_then(|f| Square::new(f, rank))
                    {
                        setup.put(square, Some((tower, teeth)));
                    }
                    file += 1;
                    teeth = Teeth::NONE;
                }
            }
            offset += 1;
        }
        if teeth > Teeth::NONE {
            let character = '+';
            let offset = offset - 1;
            return Err(ParsePositionError::Unexpected { character, offset });
        }
        if file != 8 {
            return Err(ParsePositionError::RankLength {
                rank: rank + 1,
                squares: file,
            });
        }
        offset += 1;
    }
    Ok(())
}

impl FromStr for Setup {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Setup, ParsePositionError> {
        Setup::parse_on(text, Board::Standard)
    }
}

impl Position {
    /// Reads and checks a position text on a board that lies this way round, unless the text says `mirrored` itself.
    ///
    /// # Errors
    /// The offending place in the text, or what makes the position impossible.
    pub fn parse_on(text: &str, board: Board) -> Result<Position, ParsePositionError> {
        Ok(Setup::parse_on(text, board)?.position()?)
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        Position::parse_on(text, Board::Standard)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for square in (0..8).filter_map(|file| Square::new(file, rank)) {
                let Some((tower, teeth)) = self.at(square) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                for _ in 0..teeth.count() {
                    f.write_str("+")?;
                }
                write!(f, "{}", tower.letter())?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        let active = self.active.map_or('-', Color::letter);
        write!(f, " {} {active}", self.side.letter())?;
        if let Some(cap) = self.cap {
            write!(f, " {cap}")?;
        }
        if self.board == Board::Mirrored {
            f.write_str(" mirrored")?;
        }
        Ok(())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

#[cfg(feature = "serde")]
crate::serde_text::as_text!(Setup);
#[cfg(feature = "serde")]
crate::serde_text::as_text!(Position);

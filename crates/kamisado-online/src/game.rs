use core::fmt;
use core::str::FromStr;

use kamisado::BySide;

use crate::{Stamp, Terms};

/// The number of a game in the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub i64);

/// The number of a person in the journal: a guest, somebody with an account, or the computer at one of its levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub i64);

/// The name of a game in addresses: ten letters and digits that cannot be guessed.
///
/// ```
/// use kamisado_online::Slug;
///
/// let slug = Slug::from_random(20_251_116);
/// assert_eq!(slug.to_string().parse(), Ok(slug));
/// assert!("../../etc".parse::<Slug>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slug([u8; Slug::LENGTH]);

impl Slug {
    /// How many characters it has.
    pub const LENGTH: usize = 10;

    /// Without those that are easily mistaken for each other.
    const ALPHABET: &'static [u8; 57] =
        b"23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

    /// A slug from a uniformly distributed random number.
    #[must_use]
    pub fn from_random(random: u64) -> Slug {
        let mut rest = random;
        Slug(core::array::from_fn(|_| {
            let letter = rest % Slug::ALPHABET.len() as u64;
            rest /= Slug::ALPHABET.len() as u64;
            Slug::ALPHABET[letter as usize]
        }))
    }

    /// The characters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Slug({self})")
    }
}

/// The text is not the name of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSlugError;

impl fmt::Display for ParseSlugError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the name of a game, which has ten letters and digits")
    }
}

impl core::error::Error for ParseSlugError {}

impl FromStr for Slug {
    type Err = ParseSlugError;

    fn from_str(text: &str) -> Result<Slug, ParseSlugError> {
        let bytes = <[u8; Slug::LENGTH]>::try_from(text.as_bytes()).map_err(|_| ParseSlugError)?;
        bytes
            .iter()
            .all(|byte| Slug::ALPHABET.contains(byte))
            .then_some(Slug(bytes))
            .ok_or(ParseSlugError)
    }
}

/// What is fixed from the start of a game and never changes during play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its number.
    pub id: GameId,
    /// Its name in addresses.
    pub slug: Slug,
    /// The terms of the game.
    pub terms: Terms,
    /// Who plays.
    pub players: BySide<PersonId>,
    /// The seed from which line-ups are drawn. Nobody outside the server knows it.
    pub seed: u64,
    /// When it started.
    pub created_at: Stamp,
}

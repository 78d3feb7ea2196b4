use core::fmt;

use crate::{Color, Side};

/// One of the sixteen towers: each side has one of each colour.
///
/// ```
/// use kamisado::{Color, Side, Tower};
///
/// let tower = Tower::new(Side::White, Color::Purple);
/// assert_eq!((tower.letter(), tower.to_string()), ('U', "white purple".to_owned()));
/// assert_eq!(Tower::from_letter('U'), Some(tower));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Tower {
    /// Whose tower it is.
    pub side: Side,
    /// Its colour.
    pub color: Color,
}

impl Tower {
    /// The tower of this side and colour.
    #[inline]
    #[must_use]
    pub const fn new(side: Side, color: Color) -> Tower {
        Tower { side, color }
    }

    /// The letter of a position text: capital for White, small for Black.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::Black => self.color.letter(),
            Side::White => self.color.letter().to_ascii_uppercase(),
        }
    }

    /// The tower with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Tower> {
        let side = if letter.is_ascii_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        Some(Tower::new(side, Color::from_letter(letter)?))
    }
}

impl fmt::Display for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.side, self.color)
    }
}

/// The number of dragon teeth on a tower, which decides how far it moves, what it can push and what it has earned.
///
/// ```
/// use kamisado::Teeth;
///
/// assert_eq!(Teeth::DOUBLE.reach(), 3);
/// assert_eq!(Teeth::DOUBLE.pushes(), 2);
/// assert_eq!(Teeth::DOUBLE.points(), 3);
/// assert_eq!(Teeth::DOUBLE.next_points(), 4);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Teeth(u8);

impl Teeth {
    /// A tower that has not won a round.
    pub const NONE: Teeth = Teeth(0);
    /// A sumo.
    pub const SUMO: Teeth = Teeth(1);
    /// A double sumo.
    pub const DOUBLE: Teeth = Teeth(2);
    /// A triple sumo, the most that can stand on the board while a round is played.
    pub const TRIPLE: Teeth = Teeth(3);
    /// The fourth tooth ends even a marathon.
    pub const FOUR: Teeth = Teeth(4);

    /// A number of teeth, 0 to 4.
    #[must_use]
    pub const fn new(count: u8) -> Option<Teeth> {
        if count <= 4 { Some(Teeth(count)) } else { None }
    }

    /// A number of teeth known to be 0 to 3.
    #[inline]
    pub(crate) const fn on_board(count: u8) -> Teeth {
        Teeth(count & 3)
    }

    /// How many they are.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// How many squares the tower may slide.
    #[must_use]
    pub const fn reach(self) -> u8 {
        match self.0 {
            0 => 7,
            1 => 5,
            2 => 3,
            _ => 1,
        }
    }

    /// How many towers it can push at once.
    #[must_use]
    pub const fn pushes(self) -> u8 {
        if self.0 < 3 { self.0 } else { 3 }
    }

    /// What the tower has earned so far: 0, 1, 3, 7 or 15 points.
    #[must_use]
    pub const fn points(self) -> u8 {
        (1 << self.0) - 1
    }

    /// What the next tooth is worth: 1, 2, 4 or 8 points.
    #[must_use]
    pub const fn next_points(self) -> u8 {
        1 << self.0
    }

    /// One tooth more; four stay four.
    #[must_use]
    pub const fn grown(self) -> Teeth {
        if self.0 < 4 { Teeth(self.0 + 1) } else { self }
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Teeth {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Teeth, D::Error> {
        let count = u8::deserialize(deserializer)?;
        Teeth::new(count).ok_or_else(|| serde::de::Error::custom("a tower has 0 to 4 teeth"))
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for Teeth {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Teeth> {
        Ok(Teeth(u.int_in_range(0..=4)?))
    }
}

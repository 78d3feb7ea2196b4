use core::fmt;
use core::str::FromStr;

use super::words::Words;
use super::{ParseEntryError, Style};
use crate::illegal::direction;
use crate::{Board, Color, Language, Move, Pass, Played, Position, Pushed, Side};

/// Where a moving tower goes, as the mover sees it; for White the board is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Direction {
    /// Diagonally forward to the left, `↖`.
    Left,
    /// Straight forward, `↑`.
    Straight,
    /// Diagonally forward to the right, `↗`.
    Right,
}

impl Direction {
    /// All three, from the left.
    pub const ALL: [Direction; 3] = [Direction::Left, Direction::Straight, Direction::Right];

    /// The files to the mover's right for every rank ahead: -1, 0 or 1.
    #[must_use]
    pub const fn files(self) -> i8 {
        match self {
            Direction::Left => -1,
            Direction::Straight => 0,
            Direction::Right => 1,
        }
    }
}

/// The arrow and the number of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// A tower moved this many squares.
    Forward(Direction, u8),
    /// A tower was pushed back, `↓`, always by one square.
    Back,
    /// A blocked tower passed: no arrow and the number 0.
    Pass,
}

impl Step {
    /// How many squares the tower went.
    #[must_use]
    pub const fn squares(self) -> u8 {
        match self {
            Step::Forward(_, squares) => squares,
            Step::Back => 1,
            Step::Pass => 0,
        }
    }

    /// The character every keyboard has, `<`, `^`, `>` or `v`; a pass has none.
    #[must_use]
    pub const fn character(self) -> Option<char> {
        match self {
            Step::Forward(Direction::Left, _) => Some('<'),
            Step::Forward(Direction::Straight, _) => Some('^'),
            Step::Forward(Direction::Right, _) => Some('>'),
            Step::Back => Some('v'),
            Step::Pass => None,
        }
    }

    /// The arrow, `↖`, `↑`, `↗` or `↓`; a pass has none.
    #[must_use]
    pub const fn arrow(self) -> Option<char> {
        match self {
            Step::Forward(Direction::Left, _) => Some('↖'),
            Step::Forward(Direction::Straight, _) => Some('↑'),
            Step::Forward(Direction::Right, _) => Some('↗'),
            Step::Back => Some('↓'),
            Step::Pass => None,
        }
    }
}

/// One entry of the official score sheet: four characters that say where a tower went.
///
/// It prints as ASCII characters, [`display`](Entry::display) prints it in every style, and it can be parsed from all of them.
///
/// ```
/// use kamisado::{Color, Language};
/// use kamisado::notation::{Direction, Entry, Step, Style};
///
/// let entry = Entry {
///     tower: Color::Purple,
///     step: Step::Forward(Direction::Left, 5),
///     onto: Color::Yellow,
/// };
/// assert_eq!(entry.to_string(), "U<5Y");
/// assert_eq!(entry.display(Style::Words(Language::French)).to_string(), "Violet Gauche 5 Jaune");
/// assert_eq!("紫↖5黄".parse(), Ok(entry));
/// assert_eq!("lila balra 5 sárga".parse(), Ok(entry));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entry {
    /// The tower's colour; the column says whose it is.
    pub tower: Color,
    /// Where it went.
    pub step: Step,
    /// The colour of the square it reached.
    pub onto: Color,
}

impl Entry {
    /// The entry of the mover's own tower, or `None` for a move that does not go forward with one of the mover's towers.
    #[must_use]
    pub fn of_move(position: &Position, m: Move) -> Option<Entry> {
        let tower = position.towers().color_at(position.side(), m.from)?;
        let (files, squares) = direction(position.side(), m)?;
        let direction = Direction::ALL.into_iter().find(|d| d.files() == files)?;
        Some(Entry {
            tower,
            step: Step::Forward(direction, squares.unsigned_abs()),
            onto: position.board().color(m.to),
        })
    }

    fn of_push(board: Board, pushed: &Pushed) -> Entry {
        Entry {
            tower: pushed.tower.color,
            step: Step::Back,
            onto: board.color(pushed.to),
        }
    }

    fn of_pass(board: Board, pass: &Pass) -> Entry {
        Entry {
            tower: pass.tower.color,
            step: Step::Pass,
            onto: board.color(pass.square),
        }
    }

    /// The entry in the words or characters of a style.
    pub fn display(self, style: Style) -> impl fmt::Display {
        Styled { entry: self, style }
    }
}

impl Played {
    /// The entries this move takes on the score sheet, each with the column it belongs to.
    ///
    /// First the mover's own, then one for each pushed tower, the farthest last, then the passes. So the last character always
    /// names the tower that is active next.
    ///
    /// ```
    /// use kamisado::{Position, Side};
    ///
    /// let position: Position = "4B3/8/8/2R5/3G4/3+p4/8/8 b p".parse()?;
    /// let played = position.play("d3d4".parse()?)?;
    /// let entries: Vec<_> = played.entries().map(|(side, entry)| (side, entry.to_string())).collect();
    /// assert_eq!(entries, [(Side::Black, "P^1N".into()), (Side::White, "Gv1O".into())]);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn entries(&self) -> impl Iterator<Item = (Side, Entry)> + '_ {
        let board = self.before.board();
        let own = Entry::of_move(&self.before, self.m).map(|entry| (self.tower.side, entry));
        let pushed = self
            .pushed
            .iter()
            .map(move |pushed| (pushed.tower.side, Entry::of_push(board, pushed)));
        let passes = self
            .passes
            .iter()
            .map(move |pass| (pass.tower.side, Entry::of_pass(board, pass)));
        own.into_iter().chain(pushed).chain(passes)
    }
}

struct Styled {
    entry: Entry,
    style: Style,
}

impl fmt::Display for Styled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Entry { tower, step, onto } = self.entry;
        let squares = step.squares();
        let characters =
            |f: &mut fmt::Formatter<'_>, tower: char, arrow: Option<char>, onto: char| {
                write!(f, "{tower}")?;
                if let Some(arrow) = arrow {
                    write!(f, "{arrow}")?;
                }
                write!(f, "{squares}{onto}")
            };
        match self.style {
            Style::Ascii => {
                let letter = |color: Color| color.letter().to_ascii_uppercase();
                characters(f, letter(tower), step.character(), letter(onto))
            }
            Style::Kanji => characters(f, tower.kanji(), step.arrow(), onto.kanji()),
            Style::Words(language) => {
                let words = Words::of(language);
                write!(f, "{} ", words.color(tower))?;
                if let Some(direction) = words.direction(step) {
                    write!(f, "{direction} ")?;
                }
                write!(f, "{squares} {}", words.color(onto))
            }
        }
    }
}

/// The ASCII characters.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.display(Style::Ascii).fmt(f)
    }
}

/// Reads a whole entry in any style and any language.
impl FromStr for Entry {
    type Err = ParseEntryError;

    fn from_str(text: &str) -> Result<Entry, ParseEntryError> {
        Entry::parse_any(text, &Language::ALL)
    }
}

#[cfg(feature = "serde")]
crate::serde_text::as_text!(Entry);

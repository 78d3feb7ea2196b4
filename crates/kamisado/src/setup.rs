use alloc::vec::Vec;
use core::fmt;

use crate::reach::Reach;
use crate::{Board, Color, Position, Side, Square, Teeth, Tower, Towers};

/// A position somebody wants to set up, legal or not.
///
/// [`Setup::position`] is the check: it returns a [`Position`] or says what is wrong.
///
/// ```
/// use kamisado::{Color, Setup, SetupError, Side, Square, Teeth, Tower};
///
/// let green = Tower::new(Side::Black, Color::Green);
/// let mut setup = Setup::empty();
/// setup.put("b1".parse()?, Some((green, Teeth::NONE)));
/// setup.active = Some(Color::Red);
/// assert_eq!(
///     setup.position().unwrap_err(),
///     SetupError::ActiveTowerMissing(Tower::new(Side::Black, Color::Red)),
/// );
/// setup.active = Some(Color::Green);
/// assert_eq!(setup.position()?.move_count(), 14);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    squares: [Option<(Tower, Teeth)>; 64],
    /// Whose turn it is.
    pub side: Side,
    /// The colour of the tower that must move, or `None` if any tower may.
    pub active: Option<Color>,
    /// Which way round the board lies.
    pub board: Board,
    /// The most squares the next move may go in the 1-3-5 opening: 1, 3 or 5.
    pub cap: Option<u8>,
}

/// What is wrong with a [`Setup`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The same tower stands on two squares.
    TwoOfATower(Tower, Square, Square),
    /// A tower already stands on the row that would have won the round.
    OnWinningRow(Tower, Square),
    /// A tower has more teeth than is possible during a round.
    TooManyTeeth(Tower, Square),
    /// The tower that must move is not on the board.
    ActiveTowerMissing(Tower),
    /// The opening cap is not 1, 3 or 5.
    Cap(u8),
    /// Nobody can move: the passes would never end, and it is not known who moved last.
    NobodyCanMove,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::TwoOfATower(tower, first, second) => write!(
                f,
                "the {tower} tower stands on {first} and again on {second}: each side has one tower of a colour"
            ),
            SetupError::OnWinningRow(tower, square) => write!(
                f,
                "the {tower} tower on {square} stands on its winning row: the round would be over"
            ),
            SetupError::TooManyTeeth(tower, square) => write!(
                f,
                "the {tower} tower on {square} has more than three teeth: the match would be over"
            ),
            SetupError::ActiveTowerMissing(tower) => {
                write!(f, "the {tower} tower must move, but it is not on the board")
            }
            SetupError::Cap(cap) => {
                write!(
                    f,
                    "the opening cap is {cap}: it can only be 1, 3 or 5 squares"
                )
            }
            SetupError::NobodyCanMove => {
                f.write_str("nobody can move: every tower that is called is blocked")
            }
        }
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// The empty board, Black to move any tower.
    #[must_use]
    pub const fn empty() -> Setup {
        Setup {
            squares: [None; 64],
            side: Side::Black,
            active: None,
            board: Board::Standard,
            cap: None,
        }
    }

    /// The tower on a square.
    #[must_use]
    pub const fn at(&self, square: Square) -> Option<(Tower, Teeth)> {
        self.squares[square.index()]
    }

    /// Puts a tower on a square, or empties it.
    pub const fn put(&mut self, square: Square, tower: Option<(Tower, Teeth)>) {
        self.squares[square.index()] = tower;
    }

    /// Checks the setup and carries out the passes that are due in it.
    ///
    /// # Errors
    /// A [`SetupError`] says what makes it impossible.
    pub fn position(&self) -> Result<Position, SetupError> {
        self.check().map_err(|(first, _)| first)
    }

    /// Everything that makes it impossible; empty if it can be played.
    ///
    /// ```
    /// use kamisado::Setup;
    ///
    /// let setup: Setup = "3g4/8/8/8/8/8/3g4/3g4 b r".parse()?;
    /// assert_eq!(setup.problems().len(), 3);
    /// # Ok::<(), kamisado::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn problems(&self) -> Vec<SetupError> {
        match self.check() {
            Ok(_) => Vec::new(),
            Err((first, others)) => core::iter::once(first).chain(others).collect(),
        }
    }

    /// The position, or the first problem and all others.
    fn check(&self) -> Result<Position, (SetupError, Vec<SetupError>)> {
        let mut problems = Vec::new();
        let mut towers = Towers::EMPTY;
        for square in Square::all() {
            let Some((tower, teeth)) = self.at(square) else {
                continue;
            };
            if let Some(first) = towers.square(tower) {
                problems.push(SetupError::TwoOfATower(tower, first, square));
                continue;
            }
            towers.place(tower, square);
            if square.rank() == tower.side.goal_rank() {
                problems.push(SetupError::OnWinningRow(tower, square));
            }
            if teeth > Teeth::TRIPLE {
                problems.push(SetupError::TooManyTeeth(tower, square));
            } else {
                towers.set_teeth(tower, teeth);
            }
        }
        if let Some(color) = self.active {
            let tower = Tower::new(self.side, color);
            if towers.square(tower).is_none() {
                problems.push(SetupError::ActiveTowerMissing(tower));
            }
        }
        let cap = match self.cap {
            None => Reach::Any,
            Some(1) => Reach::One,
            Some(3) => Reach::Three,
            Some(5) => Reach::Five,
            Some(cap) => {
                problems.push(SetupError::Cap(cap));
                Reach::Any
            }
        };
        // Only a board that could be one says whether somebody can move.
        if problems.is_empty() {
            let mut position = Position::unsettled(towers, self.board, self.side, self.active);
            position.set_cap(cap);
            if position.settle() {
                return Ok(position);
            }
        }
        let mut problems = problems.into_iter();
        let first = problems.next().unwrap_or(SetupError::NobodyCanMove);
        Err((first, problems.collect()))
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup {
            side: position.side(),
            active: position.active(),
            board: position.board(),
            cap: position.cap(),
            ..Setup::empty()
        };
        for (tower, square, teeth) in position.towers().iter() {
            setup.put(square, Some((tower, teeth)));
        }
        setup
    }
}

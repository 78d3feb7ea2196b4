use core::fmt;

use crate::{Color, Move, Position, Side, Square, Teeth, Tower};

/// Why a move cannot be played.
///
/// ```
/// use kamisado::Position;
///
/// let error = Position::start().play("b1c3".parse()?).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "b1c3 goes neither straight nor diagonally: towers move straight or diagonally forward",
/// );
/// # Ok::<(), kamisado::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// No tower stands on the square the move starts from.
    NoTower(Square),
    /// The tower on that square is the opponent's.
    OpponentsTower(Tower),
    /// Another tower must move.
    NotActive {
        /// The tower the move is for.
        moved: Color,
        /// The tower that must move.
        active: Color,
    },
    /// It goes sideways, back or nowhere; towers move forward only.
    NotForward(Move),
    /// It goes forward, but towers move straight or diagonally only.
    NotInLine(Move),
    /// The tower cannot slide that far.
    TooFar {
        /// The tower.
        tower: Tower,
        /// How many squares it may slide.
        reach: u8,
    },
    /// A tower is in the way.
    InTheWay {
        /// The tower in the way.
        tower: Tower,
        /// Where it stands.
        square: Square,
    },
    /// The tower in front cannot be pushed: the pusher has no teeth.
    NotASumo(Tower),
    /// Too many towers stand in a row to be pushed.
    RunTooLong {
        /// How many the pusher can push.
        limit: u8,
    },
    /// A tower in the run has as many teeth as the pusher, or more.
    TooHeavy(Tower),
    /// The square behind the run is occupied by one of the pusher's own towers, or off the board.
    NoRoomBehind(Tower),
}

impl IllegalMove {
    /// Finds the reason why a move is illegal.
    pub(crate) fn explain(position: &Position, m: Move) -> IllegalMove {
        let towers = position.towers();
        let side = position.side();
        let tower = match towers.at(m.from) {
            None => return IllegalMove::NoTower(m.from),
            Some(tower) if tower.side != side => return IllegalMove::OpponentsTower(tower),
            Some(tower) => tower,
        };
        if let Some(active) = position.active()
            && active != tower.color
        {
            return IllegalMove::NotActive {
                moved: tower.color,
                active,
            };
        }
        let Some((right, distance)) = direction(side, m) else {
            let goes_forward = match side {
                Side::Black => m.to.rank() > m.from.rank(),
                Side::White => m.to.rank() < m.from.rank(),
            };
            return if goes_forward {
                IllegalMove::NotInLine(m)
            } else {
                IllegalMove::NotForward(m)
            };
        };
        let teeth = towers.teeth(tower);
        for step in 1..=distance {
            let Some(square) = m.from.step(side, right * step, step) else {
                break;
            };
            if let Some(obstacle) = towers.at(square) {
                let pushing = right == 0 && distance == 1 && obstacle.side != side;
                if !pushing {
                    return IllegalMove::InTheWay {
                        tower: obstacle,
                        square,
                    };
                }
                return no_push(position, tower, teeth, obstacle);
            }
        }
        IllegalMove::TooFar {
            tower,
            reach: teeth.reach().min(position.cap().unwrap_or(7)),
        }
    }
}

/// The files to the right for each rank ahead, and the ranks, of a straight or diagonal forward move.
pub(crate) fn direction(side: Side, m: Move) -> Option<(i8, i8)> {
    (1..8).find_map(|distance| {
        (-1..=1)
            .find(|right| m.from.step(side, right * distance, distance) == Some(m.to))
            .map(|right| (right, distance))
    })
}

fn no_push(position: &Position, pusher: Tower, teeth: Teeth, first: Tower) -> IllegalMove {
    if teeth == Teeth::NONE {
        return IllegalMove::NotASumo(pusher);
    }
    let towers = position.towers();
    let mut last = first;
    for length in 1_u8.. {
        if length > teeth.pushes() {
            return IllegalMove::RunTooLong {
                limit: teeth.pushes(),
            };
        }
        if towers.teeth(last) >= teeth {
            return IllegalMove::TooHeavy(last);
        }
        let behind = towers
            .square(last)
            .and_then(|square| square.step(pusher.side, 0, 1));
        match behind.and_then(|square| towers.at(square)) {
            Some(next) if next.side == last.side => last = next,
            _ => break,
        }
    }
    IllegalMove::NoRoomBehind(last)
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::NoTower(square) => write!(f, "there is no tower on {square}"),
            IllegalMove::OpponentsTower(tower) => {
                write!(f, "the {} tower there is {}'s", tower.color, tower.side)
            }
            IllegalMove::NotActive { moved, active } => {
                write!(f, "the {active} tower must move, not the {moved} one")
            }
            IllegalMove::NotForward(m) => write!(
                f,
                "{m} does not go forward: towers move straight or diagonally forward"
            ),
            IllegalMove::NotInLine(m) => write!(
                f,
                "{m} goes neither straight nor diagonally: towers move straight or diagonally forward"
            ),
            IllegalMove::TooFar { tower, reach } => {
                write!(f, "the {tower} tower may move {reach} squares at most")
            }
            IllegalMove::InTheWay { tower, square } => {
                write!(f, "the {tower} tower on {square} is in the way")
            }
            IllegalMove::NotASumo(tower) => {
                write!(f, "the {tower} tower has no teeth, so it cannot push")
            }
            IllegalMove::RunTooLong { limit } => {
                write!(
                    f,
                    "the row of towers in front is too long to push: {limit} at most"
                )
            }
            IllegalMove::TooHeavy(tower) => {
                write!(f, "the {tower} tower has too many teeth to be pushed")
            }
            IllegalMove::NoRoomBehind(tower) => {
                write!(
                    f,
                    "there is no empty square behind the {tower} tower to push it onto"
                )
            }
        }
    }
}

impl core::error::Error for IllegalMove {}

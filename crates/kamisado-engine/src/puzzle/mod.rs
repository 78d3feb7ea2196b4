//! Puzzles: positions in which exactly one move wins.

mod make;
mod text;

#[cfg(feature = "puzzles")]
mod kept;

#[cfg(feature = "puzzles")]
pub use self::kept::{all, daily, of_grade, of_theme};
pub use self::text::{read, write};

use kamisado::sorting::sort_by_key;
use kamisado::{Move, Next, Position, Reason};

/// A position in which exactly one move wins, and everything worth saying about it afterwards.
///
/// ```
/// use kamisado_engine::puzzle::Puzzle;
/// use kamisado_engine::{Limits, Memory, Solver};
///
/// let position = "3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6 b u".parse()?;
/// let solver = Solver::new(Memory::mebibytes(1));
/// let puzzle = Puzzle::at(&position, &solver, &Limits::none());
/// // Purple has one way only, so there is nothing to find.
/// assert_eq!(puzzle, None);
/// # Ok::<(), kamisado::ParsePositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Puzzle {
    /// The position.
    pub position: Position,
    /// The moves to the end of the round, if the solver takes the shortest way and the opponent resists as long as possible. The first move is
    /// the only one that wins.
    pub solution: Vec<Move>,
    /// How many moves that is, counting both sides'.
    pub length: u32,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// The moves that fail although the opponent cannot win at once after them.
    pub tempting: Vec<Move>,
}

/// Something special that happens on the way to the end of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Theme {
    /// A sumo pushes.
    Push,
    /// A tower of the opponent is blocked and passes.
    Blockade,
    /// A tower of the solver is blocked and passes: the opponent, who would rather wait, has to move again.
    Tempo,
    /// The round ends in deadlock.
    Deadlock,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 4] = [Theme::Push, Theme::Blockade, Theme::Tempo, Theme::Deadlock];

    /// `push`, `blockade`, `tempo` or `deadlock`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Push => "push",
            Theme::Blockade => "blockade",
            Theme::Tempo => "tempo",
            Theme::Deadlock => "deadlock",
        }
    }
}

impl Puzzle {
    /// The grades, the easiest first.
    pub const GRADES: [u8; 5] = [1, 2, 3, 4, 5];

    /// The only move that wins.
    #[must_use]
    pub fn key_move(&self) -> Option<Move> {
        self.solution.first().copied()
    }

    /// What is special about its solution, each theme once.
    #[must_use]
    pub fn themes(&self) -> Vec<Theme> {
        let mut themes = Vec::new();
        let mut position = self.position;
        for &m in &self.solution {
            let Ok(played) = position.play(m) else {
                break;
            };
            if !played.pushed.is_empty() {
                themes.push(Theme::Push);
            }
            match played.next {
                Next::Turn(next) => {
                    let solver = self.position.side();
                    themes.extend(played.passes.iter().map(|pass| {
                        if pass.tower.side == solver {
                            Theme::Tempo
                        } else {
                            Theme::Blockade
                        }
                    }));
                    position = next;
                }
                Next::Over(finish) => {
                    if finish.end.reason == Reason::Deadlock {
                        themes.push(Theme::Deadlock);
                    }
                    break;
                }
            }
        }
        sort_by_key(&mut themes, |&theme| theme);
        themes.dedup();
        themes
    }

    /// The same for puzzles that are one and the same seen from the other side or in the mirror.
    #[must_use]
    pub fn key(&self) -> u64 {
        let position = match self.position.board() {
            kamisado::Board::Standard => self.position,
            kamisado::Board::Mirrored => self.position.flip_board(),
        };
        position.key().min(position.mirror().key())
    }
}

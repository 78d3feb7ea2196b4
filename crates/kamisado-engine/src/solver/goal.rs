use kamisado::{Finish, Position, Side, Tower};

use crate::sight::dice;

/// What one side is after in a round: by default simply to win it.
///
/// In a match the tower that wins decides the points, so a side may ask for more than a win, or be content with less:
/// with losing cheaply. Every goal turns a round into a game that one side wins and the other loses, so every goal can
/// be proven like a win.
///
/// ```
/// use kamisado::{Position, Side};
/// use kamisado_engine::{Goal, Limits, Memory, Solver, Value};
///
/// // Black's blue sumo is called and can win two points at once.
/// let position: Position = "3N3U/2o5/Y3R3/7+b/4gpP1/B7/1O2n1Gu/yr6 b b".parse()?;
/// let solver = Solver::new(Memory::mebibytes(1));
/// let two = Goal::win(Side::Black, 2);
/// assert_eq!(solver.solve_for(&position, two, &Limits::none()).value, Some(Value::Win));
/// let four = Goal::win(Side::Black, 4);
/// assert_eq!(solver.solve_for(&position, four, &Limits::none()).value, Some(Value::Loss));
/// # Ok::<(), kamisado::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goal {
    side: Side,
    /// The least a win must bring to count as one.
    least: u8,
    /// The most the opponent's win may bring and still be fine.
    most: u8,
}

impl Goal {
    /// To win the round, for either side.
    pub const ROUND: Goal = Goal {
        side: Side::Black,
        least: 1,
        most: 0,
    };

    /// This side wants to win the round with a tooth worth at least so many points.
    #[must_use]
    pub const fn win(side: Side, points: u8) -> Goal {
        Goal {
            side,
            least: points,
            most: 0,
        }
    }

    /// This side wants to win the round, or to lose it by a tooth worth at most so many points.
    #[must_use]
    pub const fn lose_at_most(side: Side, points: u8) -> Goal {
        Goal {
            side,
            least: 1,
            most: points,
        }
    }

    /// Whose goal it is.
    #[must_use]
    pub const fn side(self) -> Side {
        self.side
    }

    const fn is_round(self) -> bool {
        self.least <= 1 && self.most == 0
    }

    /// Who has reached his goal when this tower wins the round.
    fn reached_by(self, tower: Tower, points: u8) -> Side {
        let content = if tower.side == self.side {
            points >= self.least
        } else {
            points <= self.most
        };
        if content { self.side } else { !self.side }
    }

    /// Who has reached his goal at this end of the round.
    #[inline]
    pub(crate) fn winner(self, finish: &Finish) -> Side {
        if self.is_round() {
            return finish.end.winner;
        }
        let tower = finish.end.winning_tower();
        self.reached_by(tower, finish.towers.teeth(tower).next_points())
    }

    /// Whether the side to move, which has an active tower, reaches its goal when that tower wins.
    #[inline]
    pub(super) fn is_reached_with_active(self, position: &Position) -> bool {
        self.is_round()
            || position.active().is_some_and(|color| {
                let tower = Tower::new(position.side(), color);
                self.reached_by(tower, position.teeth(color).next_points()) == position.side()
            })
    }

    /// Tells what is known about a position for this goal from what is known for another.
    #[inline]
    pub(super) fn key(self, position: &Position) -> u64 {
        if self.is_round() {
            return position.key();
        }
        let own = position.side() == self.side;
        let name = u64::from(own) | u64::from(self.least) << 8 | u64::from(self.most) << 16;
        position.key() ^ dice(name)
    }
}

impl Default for Goal {
    fn default() -> Goal {
        Goal::ROUND
    }
}

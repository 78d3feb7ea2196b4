use kamisado::{Finish, Position, Side, Tower};

use crate::sight::dice;

/// What one side wants from a round: by default, simply to win it.
///
/// In a match the tower that wins decides the points, so a side may ask for more than a win, or settle for less: for a cheap loss. Every goal
/// turns a round into a game that one side wins and the other loses, so every goal can
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

/// More points than any win brings.
const NO_WIN: u8 = u8::MAX;

impl Goal {
    /// To win the round, for either side.
    pub const ROUND: Goal = Goal {
        side: Side::Black,
        least: 1,
        most: 0,
    };

    /// This side wants to win the round with a tooth worth at least this many points.
    #[must_use]
    pub const fn win(side: Side, points: u8) -> Goal {
        Goal {
            side,
            least: points,
            most: 0,
        }
    }

    /// This side wants to win the round, or to lose it by a tooth worth at most this many points.
    #[must_use]
    pub const fn lose_at_most(side: Side, points: u8) -> Goal {
        Goal {
            side,
            least: 1,
            most: points,
        }
    }

    /// This side is content with a win of at least this many points, and with a loss of at most this many; with `None`, no win is good enough,
    /// so a side can also want to lose.
    ///
    /// ```
    /// use kamisado::{Position, Side};
    /// use kamisado_engine::{Goal, Limits, Memory, Solver, Value};
    ///
    /// // White's purple tower can win at once; White could also make Black win.
    /// let position: Position = "+Y1+O+N+R+++P+BU/8/b7/1+G6/8/8/+++u7/1+o+n+r+y1+g+p w u".parse()?;
    /// let solver = Solver::new(Memory::mebibytes(1));
    /// let lose = Goal::either(Side::White, None, Some(1));
    /// assert_eq!(solver.solve_for(&position, lose, &Limits::none()).value, Some(Value::Win));
    /// # Ok::<(), kamisado::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn either(side: Side, win: Option<u8>, loss: Option<u8>) -> Goal {
        Goal {
            side,
            least: match win {
                Some(points) => points,
                None => NO_WIN,
            },
            most: match loss {
                Some(points) => points,
                None => 0,
            },
        }
    }

    /// Whether winning the round, by whatever tower, is enough.
    pub(crate) const fn is_reached_by_any_win(self) -> bool {
        self.least <= 1
    }

    /// Whether there is a win of the round that reaches it.
    pub(crate) const fn wants_a_win(self) -> bool {
        self.least != NO_WIN
    }

    /// Whether there is a loss of the round that reaches it.
    pub(crate) const fn accepts_a_loss(self) -> bool {
        self.most > 0
    }

    /// Whose goal it is.
    #[must_use]
    pub const fn side(self) -> Side {
        self.side
    }

    pub(super) const fn is_round(self) -> bool {
        self.least <= 1 && self.most == 0
    }

    /// Who has reached their goal when this tower wins the round.
    fn reached_by(self, tower: Tower, points: u8) -> Side {
        let content = if tower.side == self.side {
            points >= self.least
        } else {
            points <= self.most
        };
        if content { self.side } else { !self.side }
    }

    /// Who has reached their goal at this end of the round.
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

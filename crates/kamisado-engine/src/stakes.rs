//! What a round is worth in its match: which tower wins it decides the points, where all the towers are left decides
//! the next line-up, and the winner chooses the fill and moves second.

use kamisado::{
    ByColor, BySide, Fill, Finish, LineUp, Match, MatchRules, Next, Opening, Position, Setup, Side,
    Teeth, Tower,
};

use crate::parameters::stakes::*;
use crate::{Limits, Solver, Value};

/// A chance to win the match, in ten-thousandths.
pub(crate) type Chance = i32;

/// Certainty.
pub(crate) const SURE: Chance = 10_000;

/// What is at stake in the round now being played.
#[derive(Debug)]
pub(crate) struct Stakes {
    rules: MatchRules,
    /// The player whose chances are meant.
    side: Side,
    teeth: BySide<ByColor<Teeth>>,
    /// How many points each side still needs.
    needed: BySide<u8>,
    futures: Futures,
}

impl Stakes {
    /// The stakes of a match as it stands, seen by one side.
    pub(crate) fn new(game: &Match, side: Side) -> Stakes {
        let rules = *game.rules();
        let target = rules.kind.target();
        Stakes {
            rules,
            side,
            teeth: BySide::from_fn(|side| {
                ByColor::from_fn(|color| game.teeth(Tower::new(side, color)))
            }),
            needed: game.score().map(|score| target.saturating_sub(score)),
            futures: Futures::new(rules.kind.has_teeth()),
        }
    }

    /// The player's chance when it is only known who wins the round.
    pub(crate) fn when_won_by(&self, winner: Side) -> Chance {
        self.seen(
            winner,
            self.futures
                .after_win(self.needed[winner], self.needed[!winner]),
        )
    }

    /// The player's chance after this end of the round, the next line-ups proven as far as the limits allow.
    pub(crate) fn after(&self, finish: &Finish, solver: &Solver, limits: &Limits) -> Chance {
        let winner = finish.end.winner;
        let (needed, opponents) = (self.needed[winner], self.needed[!winner]);
        let points = match self.rules.kind.has_teeth() {
            true => self.teeth[winner][finish.end.tower].next_points(),
            false => 1,
        };
        if needed <= points {
            return self.seen(winner, SURE);
        }
        if !self.rules.kind.has_teeth() {
            return self.seen(winner, self.futures.open(needed - points, opponents));
        }
        let best = Fill::ALL
            .into_iter()
            .filter_map(|fill| self.next_start(finish, fill))
            .map(|start| match solver.solve(&start, limits).value {
                Some(Value::Loss) => self.futures.next_known(needed - points, opponents, true),
                Some(Value::Win) => self.futures.next_known(needed - points, opponents, false),
                None => self.futures.open(needed - points, opponents),
            })
            .max();
        self.seen(winner, best.unwrap_or(SURE / 2))
    }

    /// How the round after this end would begin.
    pub(crate) fn next_start(&self, finish: &Finish, fill: Fill) -> Option<Position> {
        let winner = finish.end.winner;
        let line_ups = finish.towers.filled(fill)?;
        let mut setup = Setup::empty();
        setup.board = self.rules.board;
        setup.side = !winner;
        if self.rules.opening == Opening::OneThreeFive {
            setup.cap = Some(1);
        }
        for side in Side::ALL {
            for (place, &color) in (0..).zip(line_ups[side].colors()) {
                let tower = Tower::new(side, color);
                let mut teeth = self.teeth[side][color];
                if tower == finish.end.winning_tower() {
                    teeth = teeth.grown();
                }
                setup.put(LineUp::square(side, place), Some((tower, teeth)));
            }
        }
        setup.position().ok()
    }

    /// A side's chance as the player of these stakes sees it.
    fn seen(&self, side: Side, chance: Chance) -> Chance {
        if side == self.side {
            chance
        } else {
            SURE - chance
        }
    }
}

/// Looks a few moves ahead for how a proven round will end, not only for who wins it.
#[derive(Debug)]
pub(crate) struct Foresight<'a> {
    pub(crate) stakes: &'a Stakes,
    pub(crate) solver: &'a Solver,
    pub(crate) limits: &'a Limits,
    /// Who is proven to win the round.
    pub(crate) winner: Side,
    /// How many possible ends may still be looked beyond for this decision.
    pub(crate) ends_left: u32,
}

impl Foresight<'_> {
    /// The player's chance to win the match after a move, when the loser of the round moves at most `depth` times
    /// before its end comes into sight.
    pub(crate) fn chance(&mut self, next: &Next, depth: u32) -> Chance {
        let position = match next {
            Next::Over(finish) => return self.beyond(finish),
            Next::Turn(position) => position,
        };
        let winner = self.winner;
        let own = position.side() == self.stakes.side;
        let ending = position.side() == winner;
        if !ending && depth == 0 {
            return self.stakes.when_won_by(self.winner);
        }
        // The winner of the round looks for the best end within reach; the loser for the least harmful way on.
        let chances = position
            .moves()
            .map(|m| position.play_unchecked(m))
            .filter(|next| !ending || next.end().is_some_and(|end| end.winner == winner))
            .map(|next| self.chance(&next, if ending { depth } else { depth - 1 }));
        let best = if own { chances.max() } else { chances.min() };
        best.unwrap_or_else(|| self.stakes.when_won_by(self.winner))
    }

    fn beyond(&mut self, finish: &Finish) -> Chance {
        if self.ends_left == 0 || self.limits.is_stopped() {
            return self.stakes.when_won_by(finish.end.winner);
        }
        self.ends_left -= 1;
        let limits = self.limits.clone().nodes(NODES_FOR_A_NEXT_LINE_UP);
        self.stakes.after(finish, self.solver, &limits)
    }
}

/// The chances of a side that needs so many points against an opponent who needs so many, when later rounds are as
/// good as tossed coins.
#[derive(Debug)]
struct Futures {
    open: [[Chance; MOST_NEEDED + 1]; MOST_NEEDED + 1],
    points: &'static [(usize, Chance)],
}

const MOST_NEEDED: usize = 15;

impl Futures {
    fn new(teeth: bool) -> Futures {
        let mut futures = Futures {
            open: [[SURE / 2; MOST_NEEDED + 1]; MOST_NEEDED + 1],
            points: if teeth {
                &POINTS_OF_A_WIN
            } else {
                &POINTS_IN_A_SERIES
            },
        };
        for own in 1..=MOST_NEEDED {
            for other in 1..=MOST_NEEDED {
                let won = futures.scored(own, other);
                let lost = SURE - futures.scored(other, own);
                futures.open[own][other] = (won + lost) / 2;
            }
        }
        futures
    }

    /// The chance after winning a round by an unknown number of points. Needs only smaller needs to be known.
    fn scored(&self, own: usize, other: usize) -> Chance {
        let after = |points: usize| match own.checked_sub(points) {
            None | Some(0) => SURE,
            Some(left) => self.open[left][other],
        };
        let sum: Chance = self
            .points
            .iter()
            .map(|&(points, share)| share * after(points) / 100)
            .sum();
        sum
    }

    fn clamp(needed: u8) -> usize {
        usize::from(needed).clamp(1, MOST_NEEDED)
    }

    /// Nothing is known about the next round.
    fn open(&self, own: u8, other: u8) -> Chance {
        self.open[Futures::clamp(own)][Futures::clamp(other)]
    }

    /// The side has won the round now being played, nobody knows how.
    fn after_win(&self, own: u8, other: u8) -> Chance {
        self.scored(Futures::clamp(own), Futures::clamp(other))
    }

    /// The next round is proven for the side, or against it.
    fn next_known(&self, own: u8, other: u8, wins: bool) -> Chance {
        let (own, other) = (Futures::clamp(own), Futures::clamp(other));
        let (won, lost) = (self.scored(own, other), SURE - self.scored(other, own));
        let trust = if wins {
            TRUST_IN_PROOFS
        } else {
            100 - TRUST_IN_PROOFS
        };
        (won * trust + lost * (100 - trust)) / 100
    }
}

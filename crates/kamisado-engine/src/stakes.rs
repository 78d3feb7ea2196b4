//! What a round is worth in its match: which tower wins it decides the points, where all the towers are left decides
//! the next line-up, and the winner chooses the fill and moves second.

use kamisado::{
    ByColor, BySide, Fill, Finish, LineUp, Match, MatchRules, Next, Opening, Position, Setup, Side,
    Teeth, Tower,
};

use crate::parameters::stakes::*;
use crate::{Goal, Limits, Solver, Value};

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

    /// The player's chance after a round won by this side with a tooth worth so many points.
    pub(crate) fn when_won_by(&self, winner: Side, points: u8) -> Chance {
        self.before_next(winner, points, None)
    }

    /// The same when the next round is proven for its challenger, the loser of this one, or against him.
    fn before_next(&self, winner: Side, points: u8, proven: Option<Value>) -> Chance {
        let (needed, opponents) = (self.needed[winner], self.needed[!winner]);
        let chance = match needed.checked_sub(points) {
            None | Some(0) => SURE,
            Some(left) => SURE - self.futures.before(opponents, left, proven),
        };
        self.seen(winner, chance)
    }

    /// The points a side's towers can win now, each once, the most first.
    pub(crate) fn points(&self, side: Side) -> Vec<u8> {
        if !self.rules.kind.has_teeth() {
            return vec![1];
        }
        let mut points: Vec<u8> = self.teeth[side].0.map(Teeth::next_points).into();
        points.sort_unstable_by(|a, b| b.cmp(a));
        points.dedup();
        points
    }

    /// The goals worth having in this round, the best first, each with the player's chance once it is reached.
    pub(crate) fn goals(&self) -> Vec<(Goal, Chance)> {
        let (own, other) = (self.side, !self.side);
        let wins = self
            .points(own)
            .into_iter()
            .map(|points| (Goal::win(own, points), self.when_won_by(own, points)));
        let losses = self.points(other).into_iter().rev().map(|points| {
            let chance = self.when_won_by(other, points);
            (Goal::lose_at_most(own, points), chance)
        });
        wins.chain(losses).collect()
    }

    /// The player's chance after this end of the round, the next line-ups proven as far as the limits allow.
    pub(crate) fn after(&self, finish: &Finish, solver: &Solver, limits: &Limits) -> Chance {
        let winner = finish.end.winner;
        let points = match self.rules.kind.has_teeth() {
            true => self.teeth[winner][finish.end.tower].next_points(),
            false => 1,
        };
        if self.needed[winner] <= points || !self.rules.kind.has_teeth() {
            return self.when_won_by(winner, points);
        }
        // The winner chooses the fill that is best for him.
        let chances = Fill::ALL
            .into_iter()
            .filter_map(|fill| self.next_start(finish, fill))
            .map(|start| self.before_next(winner, points, solver.solve(&start, limits).value));
        let best = if winner == self.side {
            chances.max()
        } else {
            chances.min()
        };
        best.unwrap_or_else(|| self.when_won_by(winner, points))
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
    /// The player's chance when nothing is seen of the end but who wins.
    pub(crate) unseen: Chance,
    /// How many possible ends may still be looked beyond for this decision.
    pub(crate) ends_left: u32,
}

impl Foresight<'_> {
    /// The player's chance to win the match after a move, when the loser of the round moves at most `depth` times
    /// before its end comes into sight.
    pub(crate) fn chance(&mut self, next: &Next, depth: u32) -> Chance {
        let position = match next {
            Next::Over(finish) => return self.beyond(finish, NODES_FOR_AN_ORDINARY_LINE_UP),
            Next::Turn(position) => position,
        };
        let winner = self.winner;
        let own = position.side() == self.stakes.side;
        let ending = position.side() == winner;
        if !ending && depth == 0 {
            return self.unseen;
        }
        // The winner of the round looks for the best end within reach; the loser for the least harmful way on.
        let chances = position
            .moves()
            .map(|m| position.play_unchecked(m))
            .filter(|next| !ending || next.end().is_some_and(|end| end.winner == winner))
            .map(|next| self.chance(&next, if ending { depth } else { depth - 1 }));
        let best = if own { chances.max() } else { chances.min() };
        best.unwrap_or(self.unseen)
    }

    /// The player's chance when the round ends with this very move: now the next line-ups deserve a closer look.
    pub(crate) fn chance_now(&mut self, next: &Next, depth: u32) -> Chance {
        match next {
            Next::Over(finish) => self.beyond(finish, NODES_FOR_A_RARE_LINE_UP),
            Next::Turn(_) => self.chance(next, depth),
        }
    }

    fn beyond(&mut self, finish: &Finish, nodes: u64) -> Chance {
        if self.ends_left == 0 || self.limits.is_stopped() {
            let tower = finish.end.winning_tower();
            let points = finish.towers.teeth(tower).next_points();
            return self.stakes.when_won_by(tower.side, points);
        }
        self.ends_left -= 1;
        let limits = self.limits.clone().nodes(nodes);
        self.stakes.after(finish, self.solver, &limits)
    }
}

/// The chances of a challenger who needs so many points against a defender who needs so many, when nothing is known of
/// the rounds to come but that challengers usually win them, and that whoever loses one is the next challenger.
#[derive(Debug)]
struct Futures {
    challenger: [[Chance; MOST_NEEDED + 1]; MOST_NEEDED + 1],
    points: &'static [(usize, Chance)],
}

const MOST_NEEDED: usize = 15;

impl Futures {
    fn new(teeth: bool) -> Futures {
        let mut futures = Futures {
            challenger: [[SURE / 2; MOST_NEEDED + 1]; MOST_NEEDED + 1],
            points: if teeth {
                &POINTS_OF_A_WIN
            } else {
                &POINTS_IN_A_SERIES
            },
        };
        for own in 1..=MOST_NEEDED {
            for other in 1..=MOST_NEEDED {
                futures.challenger[own][other] = futures.expected(own, other, CHALLENGERS_WIN);
            }
        }
        futures
    }

    /// The challenger's chance when he wins so many rounds of a hundred that begin like the next one.
    fn expected(&self, own: usize, other: usize, percent: Chance) -> Chance {
        let after = |points: usize, won: bool| match (own, other, won) {
            (_, _, true) if own <= points => SURE,
            (_, _, false) if other <= points => 0,
            // The loser of the round is the next challenger.
            (_, _, true) => SURE - self.challenger[other][own - points],
            (_, _, false) => self.challenger[own][other - points],
        };
        let sum: Chance = self
            .points
            .iter()
            .map(|&(points, share)| {
                let mixed = percent * after(points, true) + (100 - percent) * after(points, false);
                share * (mixed / 100)
            })
            .sum();
        sum / 100
    }

    /// The challenger's chance before a round, when it is proven for him or against him or nothing is known.
    fn before(&self, own: u8, other: u8, proven: Option<Value>) -> Chance {
        let clamp = |needed: u8| usize::from(needed).clamp(1, MOST_NEEDED);
        let percent = match proven {
            Some(Value::Win) => TRUST_IN_PROOFS,
            Some(Value::Loss) => 100 - TRUST_IN_PROOFS,
            None => CHALLENGERS_WIN,
        };
        self.expected(clamp(own), clamp(other), percent)
    }
}

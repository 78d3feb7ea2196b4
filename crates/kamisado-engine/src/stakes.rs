//! What a round is worth in its match. The winning tower decides the points, and the final position decides the next line-up; the winner chooses
//! the fill and moves second.

use kamisado::{
    ByColor, BySide, Fill, Finish, Match, MatchKind, MatchRules, Next, Opening, Position, Side,
    Teeth, Tower,
};

use crate::futures::{Camp, Futures};
use crate::next_round::next_start;
use crate::parameters::stakes::*;
use crate::thought::{Paused, Thought};
use crate::{Goal, Limits, Value};
use kamisado::sorting::sort_by;

/// A chance to win the match, in ten-thousandths.
pub(crate) type Chance = i32;

/// Certainty.
pub(crate) const SURE: Chance = 10_000;

/// What is at stake in the round now being played.
#[derive(Debug)]
pub(crate) struct Stakes<'a> {
    rules: MatchRules,
    /// The player whose chances are meant.
    side: Side,
    teeth: BySide<ByColor<Teeth>>,
    camps: BySide<Camp>,
    futures: &'a Futures,
}

impl<'a> Stakes<'a> {
    /// The stakes of a match as it stands, seen by one side.
    pub(crate) fn new(game: &Match, side: Side, futures: &'a Futures) -> Stakes<'a> {
        let teeth =
            BySide::from_fn(|side| ByColor::from_fn(|color| game.teeth(Tower::new(side, color))));
        Stakes::with(*game.rules(), side, game.score(), teeth, futures)
    }

    fn with(
        rules: MatchRules,
        side: Side,
        score: BySide<u8>,
        teeth: BySide<ByColor<Teeth>>,
        futures: &'a Futures,
    ) -> Stakes<'a> {
        let target = rules.kind.target();
        let needed = score.map(|score| target.saturating_sub(score));
        Stakes {
            rules,
            side,
            camps: BySide::from_fn(|side| Camp::new(needed[side], &teeth[side])),
            teeth,
            futures,
        }
    }

    /// How much the winner's chance to win the match depends on the round that begins like this, at this score.
    pub(crate) fn of_round(
        rules: MatchRules,
        score: BySide<u8>,
        start: &Position,
        futures: &'a Futures,
    ) -> Chance {
        if rules.kind == MatchKind::DoubleRound {
            // A tied match is half a win, so each round decides half of the match, whatever the score.
            return SURE / 2;
        }
        if !rules.kind.has_teeth() {
            let needed = score.map(|score| rules.kind.target().saturating_sub(score));
            let challenger = start.side();
            return futures.stake_in_series(needed[challenger], needed[!challenger]);
        }
        let towers = start.towers();
        let teeth =
            BySide::from_fn(|side| ByColor::from_fn(|color| towers.teeth(Tower::new(side, color))));
        let stakes = Stakes::with(rules, Side::Black, score, teeth, futures);
        stakes.when_won_by(Side::Black, 1) - stakes.when_won_by(Side::White, 1)
    }

    /// The player's chance after a round won by this side with a tooth worth this many points.
    pub(crate) fn when_won_by(&self, winner: Side, points: u8) -> Chance {
        self.before_next(winner, points, None)
    }

    /// The same when the next round is proven for its challenger, the loser of this one, or against that player.
    fn before_next(&self, winner: Side, points: u8, proven: Option<Value>) -> Chance {
        let chance = match self.camps[winner].after_winning(points) {
            None => SURE,
            Some(camp) => SURE - self.futures.before(self.camps[!winner], camp, proven),
        };
        self.seen(winner, chance)
    }

    /// The goals worth having in this round, the best first, each with the player's chance once it is reached: to end
    /// the round no worse than with this chance, whoever wins it.
    ///
    /// Usually all wins come before all losses, but the numbers decide: a player who needs the next round more than
    /// this one would rather lose it cheaply. The last goal is reached by any end.
    pub(crate) fn goals(&self) -> Vec<(Goal, Chance)> {
        let (own, other) = (self.side, !self.side);
        let ends = |side: Side| {
            let points = self.camps[side].points();
            points.map(move |points| (points, self.when_won_by(side, points)))
        };
        let mut chances: Vec<Chance> = ends(own).chain(ends(other)).map(|(_, c)| c).collect();
        sort_by(&mut chances, |a, b| b.cmp(a));
        chances.dedup();
        let goal = |chance: Chance| {
            let good = |&(_, other): &(u8, Chance)| other >= chance;
            let dearest_first = ends(own).rev();
            let win = dearest_first.take_while(good).last();
            let loss = ends(other).take_while(good).last();
            // The cheapest win is any win.
            let cheapest = self.camps[own].points().next();
            let win = win.map(|(points, _)| if Some(points) == cheapest { 1 } else { points });
            (
                Goal::either(own, win, loss.map(|(points, _)| points)),
                chance,
            )
        };
        chances.into_iter().map(goal).collect()
    }

    /// The player's chance after this end of the round, the next line-ups proven as far as the limits allow.
    pub(crate) fn after(
        &self,
        finish: &Finish,
        thought: &Thought<'_>,
        limits: &Limits,
    ) -> Result<Chance, Paused> {
        let winner = finish.end.winner;
        let points = self.teeth[winner][finish.end.tower].next_points();
        if self.camps[winner].after_winning(points).is_none() {
            return Ok(self.when_won_by(winner, points));
        }
        // The winner chooses the fill that is best for them.
        let mut best: Option<Chance> = None;
        for start in Fill::ALL
            .into_iter()
            .filter_map(|fill| self.next_start(finish, fill))
        {
            let proven = thought.solve(&start, limits)?.value;
            let chance = self.before_next(winner, points, proven);
            best = Some(better(winner == self.side, best, chance));
        }
        Ok(best.unwrap_or_else(|| self.when_won_by(winner, points)))
    }

    /// How the round after this end would begin.
    pub(crate) fn next_start(&self, finish: &Finish, fill: Fill) -> Option<Position> {
        let cap = (self.rules.opening == Opening::OneThreeFive).then_some(1);
        next_start(finish, fill, self.rules.board, cap)
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
    pub(crate) stakes: &'a Stakes<'a>,
    pub(crate) thought: &'a Thought<'a>,
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
    pub(crate) fn chance(&mut self, next: &Next, depth: u32) -> Result<Chance, Paused> {
        let position = match next {
            Next::Over(finish) => return self.beyond(finish, NODES_FOR_AN_ORDINARY_LINE_UP),
            Next::Turn(position) => position,
        };
        let winner = self.winner;
        let own = position.side() == self.stakes.side;
        let ending = position.side() == winner;
        if !ending && depth == 0 {
            return Ok(self.unseen);
        }
        // The winner of the round looks for the best end within reach; the loser for the least harmful way on.
        let mut best: Option<Chance> = None;
        for m in position.moves() {
            let next = position.play_unchecked(m);
            if !ending || next.end().is_some_and(|end| end.winner == winner) {
                let chance = self.chance(&next, if ending { depth } else { depth - 1 })?;
                best = Some(better(own, best, chance));
            }
        }
        Ok(best.unwrap_or(self.unseen))
    }

    /// The player's chance when the round ends with this very move: now the next line-ups deserve a closer look.
    pub(crate) fn chance_now(&mut self, next: &Next, depth: u32) -> Result<Chance, Paused> {
        match next {
            Next::Over(finish) => self.beyond(finish, NODES_FOR_A_RARE_LINE_UP),
            Next::Turn(_) => self.chance(next, depth),
        }
    }

    fn beyond(&mut self, finish: &Finish, nodes: u64) -> Result<Chance, Paused> {
        if self.ends_left == 0 || self.limits.is_stopped() {
            let tower = finish.end.winning_tower();
            let points = finish.towers.teeth(tower).next_points();
            return Ok(self.stakes.when_won_by(tower.side, points));
        }
        self.ends_left -= 1;
        let limits = self.limits.clone().nodes(nodes);
        self.stakes.after(finish, self.thought, &limits)
    }
}

/// The higher of two chances if the player chooses, otherwise the lower.
fn better(chooses: bool, best: Option<Chance>, chance: Chance) -> Chance {
    let best = best.unwrap_or(chance);
    if chooses {
        best.max(chance)
    } else {
        best.min(chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goals(kind: MatchKind, text: &str) -> Vec<(Goal, Chance)> {
        let position: Position = text.parse().unwrap();
        let game = Match::from_position(kind.into(), position).unwrap();
        Stakes::new(&game, position.side(), &Futures::default()).goals()
    }

    fn order(goals: &[(Goal, Chance)]) -> Vec<Goal> {
        goals.iter().map(|&(goal, _)| goal).collect()
    }

    #[test]
    fn wins_come_first_and_then_cheap_losses() {
        // 1:1 in a match to three.
        let goals = goals(MatchKind::Standard, "+OBUPYRGN/8/8/8/8/8/8/+ngrypubo b -");
        assert_eq!(
            order(&goals),
            [
                Goal::win(Side::Black, 2),
                Goal::ROUND,
                Goal::lose_at_most(Side::Black, 1),
                Goal::lose_at_most(Side::Black, 2),
            ]
        );
        // Two points win the match, and two points lose it.
        assert_eq!((goals[0].1, goals[3].1), (SURE, 0));
    }

    #[test]
    fn each_round_of_a_double_round_decides_half_of_the_match() {
        // Whoever leads plays for the second point as hard as the other for the tie.
        let futures = Futures::default();
        for score in [BySide::new(0, 0), BySide::new(1, 0), BySide::new(0, 1)] {
            for start in [Position::start(), Position::start().turn()] {
                let rules = MatchKind::DoubleRound.into();
                assert_eq!(Stakes::of_round(rules, score, &start, &futures), SURE / 2);
            }
        }
    }

    #[test]
    fn a_cheap_loss_may_be_better_than_a_cheap_win() {
        // 13:13 in a match to fifteen: a win by one point leaves the next challenger a single tower that does not win.
        let goals = goals(
            MatchKind::Marathon,
            "+++O+B+U+P+Y+R+GN/8/8/8/8/8/8/n+g+r+y+p+u+b+++o b -",
        );
        assert_eq!(
            order(&goals)[..3],
            [
                Goal::win(Side::Black, 2),
                Goal::either(Side::Black, Some(2), Some(1)),
                Goal::lose_at_most(Side::Black, 1),
            ]
        );
        assert!(
            goals[1].1 > SURE * 6 / 10 && goals[2].1 < SURE * 4 / 10,
            "{goals:?}"
        );
    }
}

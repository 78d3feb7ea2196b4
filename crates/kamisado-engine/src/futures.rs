//! What a match is worth before its next round: a table of chances over the points both sides still need and the teeth
//! they have to win them with.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;

use kamisado::{ByColor, Teeth};

use crate::Value;
use crate::parameters::stakes::*;
use crate::stakes::{Chance, SURE};

/// One side's means to win a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Camp {
    /// How many points it still needs.
    needed: u8,
    /// How many of its towers have no tooth, one, two and three.
    towers: [u8; 4],
}

impl Camp {
    pub(crate) fn new(needed: u8, teeth: &ByColor<Teeth>) -> Camp {
        let mut towers = [0; 4];
        for (_, teeth) in teeth.iter() {
            towers[usize::from(teeth.count()).min(3)] += 1;
        }
        Camp { needed, towers }
    }

    /// The points its towers can win now, each once, the fewest first.
    pub(crate) fn points(self) -> impl DoubleEndedIterator<Item = u8> {
        (0..self.towers.len())
            .filter(move |&teeth| self.towers[teeth] > 0)
            .map(|teeth| 1 << teeth)
    }

    /// The same camp after one of its towers has won this many points; `None` when that wins the match.
    pub(crate) fn after_winning(self, points: u8) -> Option<Camp> {
        let needed = self.needed.checked_sub(points).filter(|&left| left > 0)?;
        let mut towers = self.towers;
        let teeth = points.trailing_zeros() as usize;
        if teeth + 1 < towers.len() {
            towers[teeth] = towers[teeth].saturating_sub(1);
            towers[teeth + 1] += 1;
        }
        Some(Camp { needed, towers })
    }

    /// What its next win may be, and how likely each is.
    fn wins(self) -> impl Iterator<Item = (f64, Option<Camp>)> {
        let weight = move |teeth: usize| f64::from(self.towers[teeth]) * TOWERS_WIN[teeth];
        let all: f64 = (0..self.towers.len()).map(weight).sum();
        self.points().map(move |points| {
            let share = weight(points.trailing_zeros() as usize) / all;
            (share, self.after_winning(points))
        })
    }
}

/// The chances of challengers, when nothing is known of the rounds to come but that challengers usually win them, that
/// whoever loses one is the next challenger, and how often towers with how many teeth win.
///
/// No match with teeth takes more than fifteen points, so there are only some ten thousand chances to know.
#[derive(Debug, Default)]
pub(crate) struct Futures {
    known: RefCell<HashMap<(Camp, Camp), f64>>,
    series: OnceCell<Series>,
}

impl Futures {
    /// The challenger's chance to win the match before a round that is proven for or against the challenger, or open.
    pub(crate) fn before(&self, challenger: Camp, defender: Camp, proven: Option<Value>) -> Chance {
        let rounds = match proven {
            Some(Value::Win) => TRUST_IN_PROOFS,
            Some(Value::Loss) => 1.0 - TRUST_IN_PROOFS,
            None => CHALLENGERS_WIN,
        };
        let chance = self.with_round(challenger, defender, rounds);
        (chance * f64::from(SURE)).round() as Chance
    }

    /// How much the chance to win a series depends on a round for which its challenger and its defender still need this many
    /// points.
    pub(crate) fn stake_in_series(&self, challenger: u8, defender: u8) -> Chance {
        let series = self.series.get_or_init(Series::new);
        // The defender of this round is the challenger of the next, whoever wins it.
        let lost = 1.0 - series.chance(defender.saturating_sub(1), challenger);
        let won = 1.0 - series.chance(defender, challenger.saturating_sub(1));
        ((won - lost) * f64::from(SURE)).round() as Chance
    }

    fn challengers(&self, challenger: Camp, defender: Camp) -> f64 {
        let camps = (challenger, defender);
        if let Some(&chance) = self.known.borrow().get(&camps) {
            return chance;
        }
        let chance = self.with_round(challenger, defender, CHALLENGERS_WIN);
        self.known.borrow_mut().insert(camps, chance);
        chance
    }

    /// The challenger's chance when the next round is won with this probability.
    fn with_round(&self, challenger: Camp, defender: Camp, likely: f64) -> f64 {
        // The loser of the round is the next challenger.
        let won = challenger.wins().map(|(share, after)| {
            share * after.map_or(1.0, |camp| 1.0 - self.challengers(defender, camp))
        });
        let lost = defender.wins().map(|(share, after)| {
            share * after.map_or(0.0, |camp| self.challengers(challenger, camp))
        });
        likely * won.sum::<f64>() + (1.0 - likely) * lost.sum::<f64>()
    }
}

/// The challenger's chance to win a series, by the points that challenger and defender still need. In a series every round
/// is worth one point and the sides take turns to begin.
#[derive(Debug)]
struct Series(Vec<f64>);

impl Series {
    /// So many different numbers of points can be needed, none included.
    const NEEDS: usize = 1 + u8::MAX as usize;

    fn new() -> Series {
        let mut series = Series(vec![0.0; Series::NEEDS * Series::NEEDS]);
        for defender in 1..Series::NEEDS {
            series.0[Series::place(0, defender)] = 1.0;
        }
        // A round takes one point off one of the two needs.
        for needs in 2..2 * Series::NEEDS - 1 {
            for challenger in 1..needs.min(Series::NEEDS) {
                let defender = needs - challenger;
                if defender < Series::NEEDS {
                    let won = 1.0 - series.0[Series::place(defender, challenger - 1)];
                    let lost = 1.0 - series.0[Series::place(defender - 1, challenger)];
                    series.0[Series::place(challenger, defender)] =
                        CHALLENGERS_WIN * won + (1.0 - CHALLENGERS_WIN) * lost;
                }
            }
        }
        series
    }

    const fn place(challenger: usize, defender: usize) -> usize {
        challenger * Series::NEEDS + defender
    }

    fn chance(&self, challenger: u8, defender: u8) -> f64 {
        self.0[Series::place(usize::from(challenger), usize::from(defender))]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_round_of_a_series_decides_everything_and_the_first_of_a_long_one_little() {
        let futures = Futures::default();
        assert_eq!(futures.stake_in_series(1, 1), SURE);
        // Who loses this round has the first move of the one that is left.
        let left = (CHALLENGERS_WIN * f64::from(SURE)).round() as Chance;
        assert_eq!(futures.stake_in_series(1, 2), left);
        assert_eq!(futures.stake_in_series(2, 1), SURE - left);
        assert!(futures.stake_in_series(255, 255) < SURE / 20);
    }

    #[test]
    fn the_chances_of_a_marathon_are_few() {
        let futures = Futures::default();
        let _ = futures.before(camp(15, FRESH), camp(15, FRESH), None);
        assert!(futures.known.borrow().len() < 20_000);
    }

    const FRESH: [u8; 4] = [8, 0, 0, 0];

    fn camp(needed: u8, towers: [u8; 4]) -> Camp {
        Camp { needed, towers }
    }

    #[test]
    fn who_needs_one_point_wins_with_the_round() {
        let futures = Futures::default();
        let (own, other) = (camp(1, [6, 2, 0, 0]), camp(1, [7, 0, 1, 0]));
        let trust = (TRUST_IN_PROOFS * f64::from(SURE)).round() as Chance;
        assert_eq!(futures.before(own, other, Some(Value::Win)), trust);
        assert_eq!(futures.before(own, other, Some(Value::Loss)), SURE - trust);
    }

    #[test]
    fn the_first_challenger_is_ahead_and_the_less_the_longer_the_match() {
        let futures = Futures::default();
        let [standard, long, marathon] =
            [3, 7, 15].map(|needed| futures.before(camp(needed, FRESH), camp(needed, FRESH), None));
        assert!(standard > long && long > marathon && marathon > SURE / 2);
    }

    #[test]
    fn a_win_makes_a_tower_grow() {
        let camp = camp(15, [6, 2, 0, 0]);
        assert_eq!(camp.points().collect::<Vec<_>>(), [1, 2]);
        let after = camp.after_winning(2).unwrap();
        assert_eq!(
            after,
            Camp {
                needed: 13,
                towers: [6, 1, 1, 0]
            }
        );
        assert_eq!(Camp { needed: 2, ..camp }.after_winning(2), None);
    }

    /// Every camp a side can have in a match to this many points.
    fn camps(target: u8) -> Vec<Camp> {
        let mut camps = vec![camp(target, FRESH)];
        let mut next = 0;
        while let Some(&camp) = camps.get(next) {
            let grown: Vec<Camp> = camp
                .points()
                .filter_map(|points| camp.after_winning(points))
                .collect();
            for camp in grown {
                if !camps.contains(&camp) {
                    camps.push(camp);
                }
            }
            next += 1;
        }
        camps
    }

    /// In how many cases a cheap loss is better than a cheap win, and of how many.
    fn concessions(target: u8) -> (usize, usize) {
        let futures = Futures::default();
        let camps = camps(target);
        let (mut right, mut all) = (0, 0);
        for &own in &camps {
            for &other in &camps {
                for won in own.points() {
                    let win = own
                        .after_winning(won)
                        .map_or(SURE, |own| SURE - futures.before(other, own, None));
                    for lost in other.points() {
                        let loss = other
                            .after_winning(lost)
                            .map_or(0, |other| futures.before(own, other, None));
                        right += usize::from(loss > win);
                        all += 1;
                    }
                }
            }
        }
        (right, all)
    }

    #[test]
    fn a_standard_match_is_too_short_for_a_concession_and_a_marathon_is_not() {
        // The figures of docs/engine.md.
        assert_eq!(concessions(3), (0, 25));
        assert_eq!(concessions(7), (1, 676));
        assert_eq!(concessions(15), (88, 17_161));
    }
}

//! Ratings: Glicko-2 with the settings of lichess, and an advantage for the side that moves first.
//!
//! The method is described in Mark Glickman, "Example of the Glicko-2 system" (2013). A rating period is some days long, but every game is rated
//! at once, so periods are counted in fractions.

use core::f64::consts::{LN_10, PI};

use kamisado::{BySide, MatchKind, Side};

use crate::{GameResult, Stamp, Terms};

/// How strong a player is, and how certain that is.
///
/// ```
/// use kamisado::{BySide, Side};
/// use kamisado_online::{GameResult, Stamp, WonBy};
/// use kamisado_online::rating::{Rating, rate};
///
/// let players = BySide::from_fn(|_| Rating::new(Stamp(0)));
/// let result = GameResult::Won { winner: Side::Black, by: WonBy::Points };
/// let after = rate(players, result, 0.0, Stamp(60_000)).unwrap();
/// assert!(after.black.rating > 1500.0 && after.white.rating < 1500.0);
/// assert!(after.black.deviation < players.black.deviation);
/// assert!(after.black.is_provisional());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength.
    pub rating: f64,
    /// How far the true strength may be off, when it was last rated.
    pub deviation: f64,
    /// How much the strength changes.
    pub volatility: f64,
    /// When it was last rated.
    pub at: Stamp,
}

/// How fast volatilities change.
const TAU: f64 = 0.75;
/// The least and the greatest deviation.
const DEVIATION: (f64, f64) = (45.0, 500.0);
/// A strength with a deviation above this is not known well enough for a leaderboard.
const PROVISIONAL: f64 = 110.0;
/// The least and the greatest rating.
const RATING: (f64, f64) = (400.0, 4000.0);
/// The greatest volatility.
const VOLATILITY: f64 = 0.1;
/// How many rating periods a day has. With this, the deviation of somebody who stops playing grows from 60 to 110 in about a year.
const PERIODS_A_DAY: f64 = 0.21436;
/// From the scale of Glicko to that of Glicko-2.
const SCALE: f64 = 173.7178;
/// The middle of the scale.
const MIDDLE: f64 = 1500.0;

impl Rating {
    /// The rating of somebody who has not played yet.
    #[must_use]
    pub const fn new(at: Stamp) -> Rating {
        Rating {
            rating: MIDDLE,
            deviation: DEVIATION.1,
            volatility: 0.09,
            at,
        }
    }

    /// How far the true strength may be off at a moment: the longer ago the last game, the further.
    #[must_use]
    pub fn deviation_at(&self, now: Stamp) -> f64 {
        let phi = grown(self.deviation / SCALE, self.volatility, self.periods(now));
        (phi * SCALE).clamp(DEVIATION.0, DEVIATION.1)
    }

    /// Whether the strength is too uncertain for the rating to count.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    fn periods(&self, now: Stamp) -> f64 {
        (now - self.at).as_secs_f64() / (24.0 * 3600.0) * PERIODS_A_DAY
    }

    /// The rating after games against these opponents, each with the score and with how many points the rating of this player was worth more in it.
    fn after(&self, games: &[(Rating, f64, f64)], tau: f64, periods: f64, now: Stamp) -> Rating {
        let mu = (self.rating - MIDDLE) / SCALE;
        let phi = self.deviation / SCALE;
        let (mut precision, mut gain) = (0.0, 0.0);
        for (opponent, score, advantage) in games {
            let g = weight(opponent.deviation / SCALE);
            let difference = mu - (opponent.rating - MIDDLE - advantage) / SCALE;
            let expected = 1.0 / (1.0 + (-g * difference).exp());
            precision += g * g * expected * (1.0 - expected);
            gain += g * (score - expected);
        }
        if precision <= 0.0 {
            return *self;
        }
        let variance = 1.0 / precision;
        let volatility = volatility(phi, self.volatility, variance, variance * gain, tau);
        let phi = grown(phi, volatility, periods);
        let phi = 1.0 / (1.0 / (phi * phi) + precision).sqrt();
        Rating {
            rating: (SCALE * (mu + phi * phi * gain) + MIDDLE).clamp(RATING.0, RATING.1),
            deviation: (SCALE * phi).clamp(DEVIATION.0, DEVIATION.1),
            volatility: volatility.min(VOLATILITY),
            at: now,
        }
    }
}

/// How much a result counts against an opponent of uncertain strength.
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

fn grown(phi: f64, volatility: f64, periods: f64) -> f64 {
    (phi * phi + periods * volatility * volatility).sqrt()
}

/// Step 5 of the paper: the root of a function, by the Illinois algorithm. The number of rounds is limited, so that it ends whatever the numbers are.
fn volatility(phi: f64, old: f64, variance: f64, delta: f64, tau: f64) -> f64 {
    const CLOSE: f64 = 0.000_001;
    let a = (old * old).ln();
    let f = |x: f64| {
        let e = x.exp();
        let spread = phi * phi + variance + e;
        e * (delta * delta - phi * phi - variance - e) / (2.0 * spread * spread)
            - (x - a) / (tau * tau)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let steps = (1..100).map(|k| a - f64::from(k) * tau);
        steps.clone().find(|&x| f(x) >= 0.0).unwrap_or(a - tau)
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    for _ in 0..100 {
        if (high - low).abs() <= CLOSE {
            break;
        }
        let middle = low + (low - high) * f_low / (f_high - f_low);
        let f_middle = f(middle);
        if f_middle * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (middle, f_middle);
    }
    (low / 2.0).exp()
}

/// The ratings after a game that ended at this time, or nothing if it does not count. `advantage` is how many rating points moving first was
/// worth, see [`advantage_in`].
#[must_use]
pub fn rate(
    players: BySide<Rating>,
    result: GameResult,
    advantage: f64,
    at: Stamp,
) -> Option<BySide<Rating>> {
    let scores = BySide::new(result.score(Side::Black)?, result.score(Side::White)?);
    Some(BySide::from_fn(|side| {
        let opponent = players[!side];
        let opponent = Rating {
            deviation: opponent.deviation_at(at),
            ..opponent
        };
        let advantage = match side {
            Side::Black => advantage,
            Side::White => -advantage,
        };
        let player = players[side];
        let games = [(opponent, scores[side], advantage)];
        player.after(&games, TAU, player.periods(at), at)
    }))
}

/// The advantage of moving first in a game on these terms, given its value in a match. In a double round each side moves first once.
#[must_use]
pub fn advantage_in(terms: &Terms, in_a_match: f64) -> f64 {
    match terms.rules.kind {
        MatchKind::DoubleRound => 0.0,
        _ => in_a_match,
    }
}

/// How many rating points moving first is worth, judging by the results of games: the most likely value after adding one win and one loss
/// between equals, so that a few games do not say too much.
///
/// Each game comes with the ratings before it and the score of Black, who moves first.
///
/// ```
/// use kamisado::BySide;
/// use kamisado_online::Stamp;
/// use kamisado_online::rating::{Rating, fitted_advantage};
///
/// let equals = BySide::from_fn(|_| Rating { deviation: 45.0, ..Rating::new(Stamp(0)) });
/// assert!(fitted_advantage(&[]).abs() < 1e-9);
/// assert!(fitted_advantage(&[(equals, 1.0); 10]) > 100.0);
/// ```
#[must_use]
pub fn fitted_advantage(games: &[(BySide<Rating>, f64)]) -> f64 {
    const MOST: f64 = 800.0;
    let per_point = LN_10 / 400.0;
    let mut advantage: f64 = 0.0;
    // Newton's method on a concave function.
    for _ in 0..50 {
        let (mut slope, mut curve) = (0.0, 0.0);
        let mut add = |factor: f64, difference: f64, score: f64| {
            let expected = 1.0 / (1.0 + (-factor * (difference + advantage)).exp());
            slope += factor * (score - expected);
            curve += factor * factor * expected * (1.0 - expected);
        };
        for score in [0.0, 1.0] {
            add(per_point, 0.0, score);
        }
        for (players, score) in games {
            let uncertainty = players.black.deviation.hypot(players.white.deviation);
            let factor = per_point * weight(uncertainty / SCALE);
            let difference = players.black.rating - players.white.rating;
            add(factor, difference, *score);
        }
        let step = (slope / curve).clamp(-100.0, 100.0);
        advantage = (advantage + step).clamp(-MOST, MOST);
        if step.abs() < 1e-9 {
            break;
        }
    }
    advantage
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WonBy;

    fn player(rating: f64, deviation: f64) -> Rating {
        Rating {
            rating,
            deviation,
            volatility: 0.06,
            at: Stamp(0),
        }
    }

    #[track_caller]
    fn assert_close(found: f64, expected: f64, margin: f64) {
        assert!(
            (found - expected).abs() < margin,
            "{found} is not {expected}"
        );
    }

    /// The example of the paper, with its constant of 0.5.
    #[test]
    fn the_published_example() {
        let games = [
            (player(1400.0, 30.0), 1.0, 0.0),
            (player(1550.0, 100.0), 0.0, 0.0),
            (player(1700.0, 300.0), 0.0, 0.0),
        ];
        let after = player(1500.0, 200.0).after(&games, 0.5, 1.0, Stamp(0));
        assert_close(after.rating, 1464.06, 0.01);
        assert_close(after.deviation, 151.52, 0.01);
        assert_close(after.volatility, 0.05999, 0.00001);
    }

    #[test]
    fn deviations_grow_while_nobody_plays() {
        let year = Stamp(365 * 24 * 3600 * 1000);
        let idle = Rating {
            volatility: 0.06,
            ..player(1500.0, 60.0)
        };
        assert_close(idle.deviation_at(Stamp(0)), 60.0, 1e-9);
        // The value that lichess chose the length of a period for.
        assert_close(idle.deviation_at(year), 110.0, 2.0);
        assert_close(Rating::new(Stamp(0)).deviation_at(year), 500.0, 1e-9);
    }

    #[test]
    fn what_one_wins_the_other_loses_where_both_are_equal() {
        let players = BySide::from_fn(|_| player(1600.0, 80.0));
        let won = |winner| GameResult::Won {
            winner,
            by: WonBy::Time,
        };
        let after = rate(players, won(Side::White), 0.0, Stamp(0)).unwrap();
        assert_close(after.black.rating + after.white.rating, 3200.0, 1e-9);
        assert!(after.white.rating > 1600.0);
        let tied = rate(players, GameResult::Tied, 0.0, Stamp(0)).unwrap();
        assert_close(tied.black.rating, 1600.0, 1e-9);
        assert_eq!(rate(players, GameResult::Aborted, 0.0, Stamp(0)), None);
        assert_eq!(rate(players, GameResult::Void, 0.0, Stamp(0)), None);
    }

    #[test]
    fn whoever_begins_gains_less_by_winning() {
        let players = BySide::from_fn(|_| player(1500.0, 100.0));
        let won = |winner| GameResult::Won {
            winner,
            by: WonBy::Points,
        };
        let gain = |winner: Side, advantage| {
            rate(players, won(winner), advantage, Stamp(0)).unwrap()[winner].rating - 1500.0
        };
        assert!(gain(Side::Black, 80.0) < gain(Side::Black, 0.0));
        assert!(gain(Side::White, 80.0) > gain(Side::White, 0.0));
        // An advantage is the same as a better rating.
        let better = BySide::new(player(1580.0, 100.0), player(1500.0, 100.0));
        let after = rate(better, won(Side::White), 0.0, Stamp(0)).unwrap();
        assert_close(after.white.rating - 1500.0, gain(Side::White, 80.0), 1e-9);
    }

    #[test]
    fn an_advantage_is_found_again() {
        let mut state = 1_u64;
        let mut random = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 11) as f64 / (1_u64 << 53) as f64
        };
        for truth in [-40.0, 0.0, 120.0] {
            let games: Vec<_> = (0..20_000)
                .map(|_| {
                    let players = BySide::from_fn(|_| player(1300.0 + 400.0 * random(), 45.0));
                    let difference = players.black.rating - players.white.rating + truth;
                    let factor = LN_10 / 400.0 * weight(45_f64.hypot(45.0) / SCALE);
                    let expected = 1.0 / (1.0 + (-factor * difference).exp());
                    (players, f64::from(u8::from(random() < expected)))
                })
                .collect();
            assert_close(fitted_advantage(&games), truth, 12.0);
        }
    }

    #[test]
    fn a_long_winning_streak_stays_within_bounds() {
        let mut strong = Rating::new(Stamp(0));
        let weak = player(1500.0, 45.0);
        let result = GameResult::Won {
            winner: Side::Black,
            by: WonBy::Points,
        };
        for game in 0..5_000 {
            let players = BySide::new(strong, weak);
            strong = rate(players, result, 0.0, Stamp(game * 60_000))
                .unwrap()
                .black;
            assert!(strong.rating.is_finite() && strong.rating <= RATING.1);
            assert!((DEVIATION.0..=DEVIATION.1).contains(&strong.deviation));
            assert!(strong.volatility > 0.0 && strong.volatility <= VOLATILITY);
        }
    }
}

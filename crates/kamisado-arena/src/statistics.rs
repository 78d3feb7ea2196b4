//! How sure one can be that one engine is stronger than another.
//!
//! The unit is the pair: two games from the same start with sides swapped. A start is often won for one side whoever
//! plays it, so the two games of a pair lean opposite ways, and counting games as if they were independent would
//! overstate the error. Most matches cannot be tied, so a pair is won, split or lost: what is a pentanomial model elsewhere
//! is one of three outcomes here. Double rounds can be: a tie is half a win, and all five outcomes come.
//!
//! Sources: A. Wald, *Sequential Tests of Statistical Hypotheses* (1945); E. B. Wilson, *Probable Inference* (1927);
//! M. Van den Bergh, *A Practical Introduction to the GSPRT*, the mathematics of Fishtest.

use std::ops::AddAssign;

use serde::Serialize;

/// The expected score of a player who is stronger by this many Elo points.
pub(crate) fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// By how many Elo points a player who scores this much is stronger; infinite where they never lose or never win.
pub(crate) fn elo_of(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// What came of the pairs of games, seen by the first engine. A tied game is half a win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pairs {
    /// Both games won.
    pub won: u64,
    /// One game won, one tied.
    pub ahead: u64,
    /// One game won and one lost, or both tied.
    pub split: u64,
    /// One game lost, one tied.
    pub behind: u64,
    /// Both games lost.
    pub lost: u64,
}

/// A number that is probably between two others.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// The width of a normal distribution that holds 95 of 100 cases, in standard deviations to each side.
const NINETY_FIVE: f64 = 1.959_963_984_540_054;

impl Pairs {
    /// The pair in which the first engine got this many half games, 0 to 4: two for a win, one for a tie.
    pub const fn of(halves: usize) -> Pairs {
        let mut counts = [0; 5];
        counts[if halves < 4 { halves } else { 4 }] = 1;
        let [lost, behind, split, ahead, won] = counts;
        Pairs {
            won,
            ahead,
            split,
            behind,
            lost,
        }
    }

    /// How many pairs there are.
    pub const fn count(self) -> u64 {
        self.won + self.ahead + self.split + self.behind + self.lost
    }

    /// The share of games the first engine won, a tie counting as half a win; a half where none was played.
    pub fn score(self) -> f64 {
        let halves = 4 * self.won + 3 * self.ahead + 2 * self.split + self.behind;
        match self.count() {
            0 => 0.5,
            count => halves as f64 / (4 * count) as f64,
        }
    }

    /// The variance of the score of a pair.
    fn variance(self) -> f64 {
        let mean = self.score();
        self.outcomes()
            .iter()
            .map(|&(score, count)| count * (score - mean).powi(2))
            .sum::<f64>()
            / (self.count().max(1)) as f64
    }

    /// Each score a pair can have, with how often it came. Those with one tied game are left out where there is none.
    fn outcomes(self) -> Vec<(f64, f64)> {
        let ties = self.ahead + self.behind > 0;
        let quarters = [(0.25, self.behind), (0.75, self.ahead)];
        let outcomes = [(0.0, self.lost), (0.5, self.split), (1.0, self.won)];
        outcomes
            .into_iter()
            .chain(quarters.into_iter().filter(|_| ties))
            .map(|(score, count)| (score, count as f64))
            .collect()
    }

    /// The score within 95% certainty: Wilson's interval, with as many tosses of a coin as vary like these pairs.
    pub fn score_interval(self) -> Interval {
        /// A pair of independent games varies half as much as one toss.
        const INDEPENDENT: f64 = 0.5;
        let pairs = self.count() as f64;
        if pairs == 0.0 {
            return Interval {
                low: 0.0,
                high: 1.0,
            };
        }
        let score = self.score();
        let toss = score * (1.0 - score);
        let varies = if toss > 0.0 {
            // One imaginary pair of independent games, so that a few equal pairs do not look like certainty.
            (pairs * self.variance() / toss + INDEPENDENT) / (pairs + 1.0)
        } else {
            INDEPENDENT
        };
        let tosses = pairs / varies;
        let z2 = NINETY_FIVE * NINETY_FIVE;
        let center = (score + z2 / (2.0 * tosses)) / (1.0 + z2 / tosses);
        let radius = NINETY_FIVE / (1.0 + z2 / tosses)
            * (toss / tosses + z2 / (4.0 * tosses * tosses)).sqrt();
        Interval {
            low: (center - radius).max(0.0),
            high: (center + radius).min(1.0),
        }
    }

    /// By how much the first engine is stronger.
    pub fn elo(self) -> f64 {
        elo_of(self.score())
    }

    /// By how much the first engine is stronger, within 95% certainty.
    pub fn elo_interval(self) -> Interval {
        let Interval { low, high } = self.score_interval();
        Interval {
            low: elo_of(low),
            high: elo_of(high),
        }
    }
}

impl AddAssign for Pairs {
    fn add_assign(&mut self, other: Pairs) {
        self.won += other.won;
        self.ahead += other.ahead;
        self.split += other.split;
        self.behind += other.behind;
        self.lost += other.lost;
    }
}

/// A sequential probability ratio test: is the first engine stronger by `elo1` rather than by `elo0`?
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The difference in strength to reject.
    pub elo0: f64,
    /// The difference in strength to confirm.
    pub elo1: f64,
    /// How often `elo1` may be accepted although `elo0` is true.
    pub alpha: f64,
    /// How often `elo0` may be accepted although `elo1` is true.
    pub beta: f64,
}

/// Which hypothesis a test has accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Accepted {
    /// The first engine is stronger by `elo0` at most.
    Elo0,
    /// The first engine is stronger by `elo1` at least.
    Elo1,
}

impl Sprt {
    /// The log-likelihood ratios at which the test accepts `elo0` and `elo1`.
    pub fn bounds(&self) -> Interval {
        Interval {
            low: (self.beta / (1.0 - self.alpha)).ln(),
            high: ((1.0 - self.beta) / self.alpha).ln(),
        }
    }

    /// How much better `elo1` explains these pairs than `elo0`: the logarithm of the ratio of the likelihoods, each of
    /// the distribution of outcomes that fits best among those with the expected score.
    pub fn log_likelihood_ratio(&self, pairs: Pairs) -> f64 {
        /// An outcome that never came counts as very rare, not as impossible.
        const RARE: f64 = 1e-3;
        if pairs.count() == 0 {
            return 0.0;
        }
        let mut outcomes = pairs.outcomes();
        for (_, count) in &mut outcomes {
            *count = count.max(RARE);
        }
        let [fit0, fit1] = [self.elo0, self.elo1].map(|elo| best_fit(&outcomes, score_of(elo)));
        outcomes
            .iter()
            .zip(fit0.into_iter().zip(fit1))
            .map(|((_, count), (p0, p1))| count * (p1 / p0).ln())
            .sum()
    }

    /// What the test has accepted, if anything.
    pub fn accepted(&self, pairs: Pairs) -> Option<Accepted> {
        let ratio = self.log_likelihood_ratio(pairs);
        let Interval { low, high } = self.bounds();
        if ratio >= high {
            Some(Accepted::Elo1)
        } else if ratio <= low {
            Some(Accepted::Elo0)
        } else {
            None
        }
    }
}

/// The probabilities of the outcomes that make these counts most likely and have this expected score.
///
/// By Lagrange they are `frequency / (1 + x (score - expected))` for the one `x` that gives the expected score; the
/// deviation falls as `x` grows, so halving finds it.
fn best_fit(outcomes: &[(f64, f64)], expected: f64) -> Vec<f64> {
    let total: f64 = outcomes.iter().map(|(_, count)| count).sum();
    let fit = |x: f64| -> Vec<f64> {
        outcomes
            .iter()
            .map(|(score, count)| count / total / (1.0 + x * (score - expected)))
            .collect()
    };
    let deviation = |x: f64| -> f64 {
        fit(x)
            .iter()
            .zip(outcomes)
            .map(|(p, (score, _))| p * (score - expected))
            .sum()
    };
    // Between these every probability is positive.
    let (mut low, mut high) = (-1.0 / (1.0 - expected), 1.0 / expected);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if deviation(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    fit(f64::midpoint(low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(left: f64, right: f64, tolerance: f64) {
        assert!(
            (left - right).abs() <= tolerance,
            "{left} is not {right} within {tolerance}"
        );
    }

    const USUAL: Sprt = Sprt {
        elo0: 0.0,
        elo1: 5.0,
        alpha: 0.05,
        beta: 0.05,
    };

    #[test]
    fn elo_and_score_are_those_of_the_usual_tables() {
        for (score, elo) in [
            (0.50, 0.0),
            (0.64, 100.0),
            (0.76, 200.0),
            (0.85, 300.0),
            (0.909_090_909, 400.0),
        ] {
            near(elo_of(score), elo, 1.4);
            near(elo_of(1.0 - score), -elo, 1.4);
            near(score_of(elo), score, 0.002);
        }
        near(elo_of(0.75), 190.848_5, 1e-4);
        assert_eq!(elo_of(1.0), f64::INFINITY);
        assert_eq!(elo_of(0.0), f64::NEG_INFINITY);
    }

    #[test]
    fn a_thousand_independent_games_are_known_within_21_points() {
        // As many pairs of each kind as two tosses of a coin give: the interval must be that of 1000 tosses.
        let pairs = Pairs {
            won: 125,
            split: 250,
            lost: 125,
            ..Pairs::default()
        };
        let Interval { low, high } = pairs.score_interval();
        near(low, 0.469_070, 1e-5);
        near(high, 0.530_930, 1e-5);
        near(pairs.elo_interval().high, 21.5, 0.1);
    }

    #[test]
    fn pairs_that_are_all_split_say_more_than_as_many_independent_games() {
        let split = Pairs {
            won: 10,
            split: 480,
            lost: 10,
            ..Pairs::default()
        };
        let independent = Pairs {
            won: 125,
            split: 250,
            lost: 125,
            ..Pairs::default()
        };
        assert!(split.elo_interval().high < independent.elo_interval().high / 3.0);
        // A few of them are no certainty.
        let few = Pairs {
            won: 0,
            split: 3,
            lost: 0,
            ..Pairs::default()
        };
        assert!(few.elo_interval().high > 50.0);
    }

    #[test]
    fn who_never_lost_is_stronger_by_a_least_amount_only() {
        let pairs = Pairs {
            won: 10,
            split: 0,
            lost: 0,
            ..Pairs::default()
        };
        // Wilson's lower bound for 20 of 20 is n / (n + z²).
        near(pairs.score_interval().low, 20.0 / (20.0 + 3.841_459), 1e-6);
        near(pairs.score_interval().high, 1.0, 1e-12);
        assert_eq!(pairs.elo(), f64::INFINITY);
        let Interval { low, high } = Pairs::default().elo_interval();
        assert_eq!((low, high), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn the_interval_mirrors_when_the_engines_change_places() {
        let pairs = Pairs {
            won: 7,
            split: 12,
            lost: 3,
            ..Pairs::default()
        };
        let mirrored = Pairs {
            won: 3,
            split: 12,
            lost: 7,
            ..Pairs::default()
        };
        near(
            pairs.elo_interval().low,
            -mirrored.elo_interval().high,
            1e-9,
        );
        near(pairs.elo(), -mirrored.elo(), 1e-9);
        near(
            USUAL.log_likelihood_ratio(pairs),
            -Sprt {
                elo0: -5.0,
                elo1: 0.0,
                ..USUAL
            }
            .log_likelihood_ratio(mirrored),
            1e-9,
        );
    }

    #[test]
    fn the_bounds_are_walds() {
        let Interval { low, high } = USUAL.bounds();
        near(low, -2.944_439, 1e-6);
        near(high, 2.944_439, 1e-6);
        let skew = Sprt {
            alpha: 0.01,
            beta: 0.10,
            ..USUAL
        };
        near(skew.bounds().low, -2.292_535, 1e-6);
        near(skew.bounds().high, 4.499_810, 1e-6);
    }

    #[test]
    fn without_split_pairs_the_test_is_walds_binomial_one() {
        let pairs = Pairs {
            won: 60,
            split: 0,
            lost: 40,
            ..Pairs::default()
        };
        let test = Sprt {
            elo0: 0.0,
            elo1: 50.0,
            ..USUAL
        };
        let (s0, s1) = (score_of(0.0), score_of(50.0));
        let wald = 60.0 * (s1 / s0).ln() + 40.0 * ((1.0 - s1) / (1.0 - s0)).ln();
        near(test.log_likelihood_ratio(pairs), wald, 1e-3);
    }

    #[test]
    fn near_equality_the_test_is_the_normal_approximation() {
        let pairs = Pairs {
            won: 2_600,
            split: 5_000,
            lost: 2_400,
            ..Pairs::default()
        };
        let (s0, s1) = (score_of(USUAL.elo0), score_of(USUAL.elo1));
        let normal = pairs.count() as f64 * (s1 - s0) * (2.0 * pairs.score() - s0 - s1)
            / (2.0 * pairs.variance());
        near(USUAL.log_likelihood_ratio(pairs), normal, 0.01);
        // 0.9857 by both; the character says that elo1 = 5 explains a result of +7 Elo better.
        assert!(normal > 0.0);
    }

    #[test]
    fn the_best_fit_is_a_distribution_with_the_expected_score() {
        let outcomes = [(0.0, 1e-3), (0.5, 4.0), (1.0, 11.0)];
        for expected in [0.01, 0.3, 0.5, 0.87, 0.999] {
            let fit = best_fit(&outcomes, expected);
            near(fit.iter().sum(), 1.0, 1e-6);
            near(0.5 * fit[1] + fit[2], expected, 1e-6);
            assert!(fit.iter().all(|&p| p > 0.0));
        }
    }

    #[test]
    fn a_tied_game_is_half_a_win() {
        let scores: Vec<f64> = (0..5).map(|halves| Pairs::of(halves).score()).collect();
        assert_eq!(scores, [0.0, 0.25, 0.5, 0.75, 1.0]);
        // Pairs that vary less are known better: of independent games, those that are often tied.
        let tied = Pairs {
            won: 4,
            ahead: 96,
            split: 300,
            behind: 96,
            lost: 4,
        };
        let decided = Pairs {
            won: 125,
            split: 250,
            lost: 125,
            ..Pairs::default()
        };
        assert_eq!(tied.count(), decided.count());
        assert!(tied.elo_interval().high < decided.elo_interval().high);
        near(tied.variance(), 0.028, 1e-12);
        let stronger = Pairs {
            ahead: 80,
            split: 20,
            ..Pairs::default()
        };
        let test = Sprt {
            elo1: 100.0,
            ..USUAL
        };
        assert_eq!(test.accepted(stronger), Some(Accepted::Elo1));
    }

    #[test]
    fn the_test_accepts_what_is_plain() {
        let test = Sprt {
            elo1: 100.0,
            ..USUAL
        };
        assert_eq!(test.accepted(Pairs::default()), None);
        assert_eq!(test.accepted(Pairs::of(4)), None);
        let strong = Pairs {
            won: 40,
            split: 20,
            lost: 2,
            ..Pairs::default()
        };
        assert_eq!(test.accepted(strong), Some(Accepted::Elo1));
        let equal = Pairs {
            won: 10,
            split: 80,
            lost: 10,
            ..Pairs::default()
        };
        assert_eq!(test.accepted(equal), Some(Accepted::Elo0));
    }

    #[test]
    fn the_errors_of_the_test_are_as_often_as_agreed() {
        // Pairs tossed with a coin of exactly elo0: the test may accept elo1 in about alpha of the runs.
        let test = Sprt {
            elo0: 0.0,
            elo1: 100.0,
            alpha: 0.1,
            beta: 0.1,
        };
        let mut state = 1_u64;
        let mut toss = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 63) as usize
        };
        let wrong = (0..400)
            .filter(|_| {
                let mut pairs = Pairs::default();
                loop {
                    pairs += Pairs::of(2 * (toss() + toss()));
                    match test.accepted(pairs) {
                        Some(accepted) => break accepted == Accepted::Elo1,
                        None => assert!(pairs.count() < 10_000, "the test comes to an end"),
                    }
                }
            })
            .count();
        assert!((10..=60).contains(&wrong), "{wrong} of 400");
    }
}

//! A player who keeps to the budget never loses on time.

#![allow(clippy::unwrap_used)] // A test that cannot go on should fail.

use kamisado::{Board, Decision, Due, Fill, MatchKind, MatchRules, Opening, Side};
use proptest::prelude::*;

use super::*;
use crate::random_line_up;

/// A match that is made to last: short steps, and a winner who takes the cheapest tower.
struct Slow {
    game: Match,
    dice: u64,
}

impl Slow {
    fn new(kind: MatchKind, opening: Opening, dice: u64) -> Slow {
        let rules = MatchRules {
            kind,
            opening,
            board: Board::Standard,
        };
        Slow {
            game: Match::new(rules),
            dice,
        }
    }

    fn roll(&mut self, below: usize) -> usize {
        self.dice = crate::sight::dice(self.dice);
        self.dice as usize % below.max(1)
    }

    fn decide(&mut self) {
        let seed = self.dice;
        let decision = match self.game.due().unwrap() {
            Due::LineUp(_) => match (self.game.rules().opening, self.game.challengers_line_up()) {
                (Opening::MatchPlay, None) => {
                    Decision::LineUp(kamisado::LineUp::match_play(1).unwrap())
                }
                (Opening::MatchPlay, _) => {
                    Decision::LineUp(kamisado::LineUp::match_play(36).unwrap())
                }
                _ => Decision::LineUp(random_line_up(seed)),
            },
            Due::Fill(_) => Decision::Fill(Fill::ALL[self.roll(2)]),
            Due::Move(_) => {
                let position = *self.game.position().unwrap();
                let mut moves: Vec<_> = position.moves().collect();
                moves.sort_by_key(|&m| {
                    let end = position.play_unchecked(m).end();
                    let points =
                        end.map_or(0, |end| self.game.teeth(end.winning_tower()).next_points());
                    let pushes = position.is_push(m);
                    (points, !pushes, m.from.rank().abs_diff(m.to.rank()))
                });
                let pick = self.roll(2).min(moves.len() - 1);
                Decision::Move(moves[pick])
            }
        };
        self.game.play(decision).unwrap();
    }
}

fn kinds() -> impl Strategy<Value = MatchKind> {
    prop::sample::select(MatchKind::ALL.to_vec())
}

fn openings() -> impl Strategy<Value = Opening> {
    prop::sample::select(Opening::ALL.to_vec())
}

fn millis(range: std::ops::Range<u64>) -> impl Strategy<Value = Duration> {
    range.prop_map(Duration::from_millis)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Both players use all they may for every decision, of matches that are made to last.
    #[test]
    fn a_long_match_is_never_lost_on_time(
        kind in kinds(),
        opening in openings(),
        dice: u64,
        spare in millis(0..600_000),
        increment in millis(0..3_000),
        overhead in millis(0..200),
    ) {
        let mut slow = Slow::new(kind, opening, dice);
        let most = Outlook::new(&slow.game, slow.game.due().unwrap()).most;
        // Each side can pay for the longest match there is, and for little or much more. White's count may be one higher
        // or lower than Black's, never more.
        let remaining = reserve(increment, overhead, most + 1) + spare;
        let mut clocks = BySide::from_fn(|_| Clock { remaining, increment });
        while let Some(due) = slow.game.due() {
            let budget = Budget::plan(&slow.game, &clocks, overhead).unwrap();
            prop_assert!(budget.soft <= budget.hard);
            let clock = &mut clocks[due.side()];
            let left = clock.remaining.checked_sub(budget.hard + overhead);
            prop_assert!(left.is_some(), "{} oversteps: {budget:?} of {clock:?}", due);
            clock.remaining = left.unwrap_or_default() + increment;
            slow.decide();
        }
    }

    /// Whatever a player decides, there is at least one decision fewer to make at the next one that is due.
    #[test]
    fn the_most_decisions_still_possible_really_are_the_most(kind in kinds(), opening in openings(), dice: u64) {
        let mut slow = Slow::new(kind, opening, dice);
        let mut bounds: BySide<Option<u32>> = BySide::default();
        while let Some(due) = slow.game.due() {
            let most = Outlook::new(&slow.game, due).most;
            if let Some(before) = bounds[due.side()] {
                prop_assert!(most < before, "{most} after {before} at {due}");
            }
            bounds[due.side()] = Some(most);
            slow.decide();
        }
    }

    /// The arithmetic alone, for a match that takes every single decision it can.
    #[test]
    fn the_longest_possible_match_is_never_lost_on_time(
        most in 1_u32..3_000,
        spare in millis(0..10_000_000),
        increment in millis(0..500),
        overhead in millis(0..500),
        share in 0.0_f64..1.0,
        expected in 1_u32..200,
    ) {
        let mut clock = Clock { remaining: reserve(increment, overhead, most) + spare, increment };
        for most in (1..=most).rev() {
            let outlook = Outlook { weight: share, total: 1.0, decisions: expected, most };
            let budget = Budget::share(clock, overhead, &outlook);
            let left = clock.remaining.checked_sub(budget.hard + overhead);
            prop_assert!(left.is_some(), "{budget:?} of {clock:?} with {most} to come");
            clock.remaining = left.unwrap_or_default() + increment;
        }
    }

    #[test]
    fn any_clock_gets_a_plan(remaining: u64, increment: u64, overhead: u64, kind in kinds()) {
        let game = Match::new(kind.into());
        let clock = Clock {
            remaining: Duration::from_millis(remaining),
            increment: Duration::from_millis(increment),
        };
        let budget = Budget::plan(&game, &BySide::new(clock, clock), Duration::from_millis(overhead)).unwrap();
        prop_assert!(budget.soft <= budget.hard && budget.hard <= clock.remaining);
    }
}

const MINUTE: Duration = Duration::from_secs(60);

fn plan(game: &Match, clock: Clock) -> Budget {
    Budget::plan(game, &BySide::new(clock, clock), Duration::ZERO).unwrap()
}

#[test]
fn a_longer_match_leaves_less_for_each_decision() {
    let kinds = [
        MatchKind::Single,
        MatchKind::DoubleRound,
        MatchKind::Standard,
        MatchKind::Long,
        MatchKind::Marathon,
    ];
    let softs = kinds.map(|kind| plan(&Match::new(kind.into()), Clock::sudden_death(MINUTE)).soft);
    assert!(softs.is_sorted_by(|a, b| a > b), "{softs:?}");
}

#[test]
fn the_second_round_of_a_double_round_may_take_all_that_is_left() {
    let moves = ["h1h4", "d8d4", "a1b2", "h8h6", "g1g7", "h6d2", "g7h8"];
    let game = Match::new(MatchKind::DoubleRound.into())
        .replay(moves.map(|m| m.parse().unwrap()))
        .unwrap();
    let due = game.due().unwrap();
    assert_eq!((game.rounds().len(), due), (2, Due::Move(Side::White)));
    let alone = Match::from(*game.position().unwrap());
    assert_eq!(
        plan(&game, Clock::sudden_death(MINUTE)).soft,
        plan(&alone, Clock::sudden_death(MINUTE)).soft
    );
}

#[test]
fn an_increment_leaves_more() {
    let game = Match::new(MatchKind::Long.into());
    let with = Clock {
        remaining: MINUTE,
        increment: Duration::from_secs(2),
    };
    assert!(
        plan(&game, with).soft
            > plan(&game, Clock::sudden_death(MINUTE)).soft + Duration::from_secs(1)
    );
}

#[test]
fn a_clock_that_only_lives_on_increments_spends_no_more_than_it_has() {
    let game = Match::new(MatchKind::Long.into());
    let clock = Clock {
        remaining: Duration::from_millis(100),
        increment: Duration::from_secs(10),
    };
    let budget =
        Budget::plan(&game, &BySide::new(clock, clock), Duration::from_millis(20)).unwrap();
    assert!(budget.hard <= Duration::from_millis(80), "{budget:?}");
    assert!(budget.soft > Duration::ZERO);
}

#[test]
fn the_first_move_of_a_round_gets_more_than_the_second() {
    let mut game = Match::new(MatchKind::Standard.into());
    let first = plan(&game, Clock::sudden_death(MINUTE)).soft;
    game.play("b1b7".parse().unwrap()).unwrap();
    assert!(first > plan(&game, Clock::sudden_death(MINUTE)).soft * 2);
}

#[test]
fn a_match_close_to_its_end_leaves_more() {
    let mut slow = Slow::new(MatchKind::Standard, Opening::Standard, 3);
    let early = plan(&slow.game, Clock::sudden_death(MINUTE)).soft;
    // Both need one point: this is the last round.
    while slow.game.score() != BySide::new(2, 2) {
        slow.decide();
        if slow.game.due().is_none() {
            let dice = slow.dice;
            slow = Slow::new(MatchKind::Standard, Opening::Standard, dice + 1);
        }
    }
    while !matches!(slow.game.due(), Some(Due::Move(_))) {
        slow.decide();
    }
    assert!(plan(&slow.game, Clock::sudden_death(MINUTE)).soft > early);
}

#[test]
fn the_only_legal_move_takes_no_time() {
    let mut slow = Slow::new(MatchKind::Standard, Opening::Standard, 1);
    while slow.game.position().map(kamisado::Position::move_count) != Some(1) {
        slow.decide();
    }
    assert_eq!(
        plan(&slow.game, Clock::sudden_death(MINUTE)),
        Budget::default()
    );
}

#[test]
fn setup_and_fill_have_their_time() {
    let mut slow = Slow::new(MatchKind::Standard, Opening::Tournament, 1);
    let line_up = plan(&slow.game, Clock::sudden_death(MINUTE)).soft;
    assert!(line_up > Duration::from_secs(5), "{line_up:?}");
    while !matches!(slow.game.due(), Some(Due::Fill(_))) {
        slow.decide();
    }
    let fill = plan(&slow.game, Clock::sudden_death(MINUTE)).soft;
    assert!(fill > Duration::from_secs(3), "{fill:?}");
}

#[test]
fn nothing_is_planned_after_the_end() {
    let mut slow = Slow::new(MatchKind::Single, Opening::Standard, 1);
    while slow.game.due().is_some() {
        slow.decide();
    }
    assert_eq!(
        Budget::plan(&slow.game, &BySide::default(), Duration::ZERO),
        None
    );
}

//! Who plays whom, and how each game begins.

use std::fmt;
use std::str::FromStr;

use kamisado::{LineUp, MatchKind, MatchRules, Opening, Side};
use kamisado_engine::random_line_up;

/// How the games of a pair begin. The line-ups that the arena draws depend on its seed and the pair only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// Each tower on its own colour.
    Standard,
    /// Line-ups drawn at random for both sides.
    #[default]
    Random,
    /// The engines lay out their towers themselves.
    Tournament,
    /// Two of the 36 match-play line-ups, drawn at random.
    MatchPlay,
    /// Own colours, and the first three moves of each round capped.
    OneThreeFive,
}

impl Start {
    const ALL: [Start; 5] = [
        Start::Standard,
        Start::Random,
        Start::Tournament,
        Start::MatchPlay,
        Start::OneThreeFive,
    ];

    /// The opening that the rules of the match name.
    const fn opening(self) -> Opening {
        match self {
            Start::Standard => Opening::Standard,
            Start::Random | Start::Tournament => Opening::Tournament,
            Start::MatchPlay => Opening::MatchPlay,
            Start::OneThreeFive => Opening::OneThreeFive,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Start::Random => "random",
            _ => self.opening().name(),
        }
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text doesn't name a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseStartError;

impl fmt::Display for ParseStartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a start: write standard, random, tournament, matchplay or 1-3-5")
    }
}

impl std::error::Error for ParseStartError {}

impl FromStr for Start {
    type Err = ParseStartError;

    fn from_str(text: &str) -> Result<Start, ParseStartError> {
        Start::ALL
            .into_iter()
            .find(|start| text.eq_ignore_ascii_case(start.name()))
            .ok_or(ParseStartError)
    }
}

/// What all games of an arena have in common, and what chance decides in them.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// What kind of match is played.
    pub kind: MatchKind,
    /// How each match begins.
    pub start: Start,
    /// Decides what chance decides: the same seed gives the same starts.
    pub seed: u64,
}

impl Schedule {
    /// The rules of every match.
    pub(crate) fn rules(&self) -> MatchRules {
        MatchRules {
            opening: self.start.opening(),
            ..MatchRules::new(self.kind)
        }
    }

    /// The line-up the arena draws in this pair for a round, counted from 0, or `None` where the engine decides.
    ///
    /// Both games of a pair get the same, and so do the two sides of a match-play draw: the challenger the lower number.
    pub(crate) fn line_up(
        &self,
        pair: u64,
        round: usize,
        side: Side,
        challenger: Side,
    ) -> Option<LineUp> {
        let chance = self.chance(pair, 1 + round as u64);
        match self.start {
            Start::Random => Some(random_line_up(mix(chance ^ side.index() as u64))),
            Start::MatchPlay => {
                let (lower, higher) = match_play_draw(chance);
                LineUp::match_play(if side == challenger { lower } else { higher })
            }
            Start::Standard | Start::Tournament | Start::OneThreeFive => None,
        }
    }

    /// What makes an engine open differently in each pair: the same in both games of it.
    pub(crate) fn habit(&self, pair: u64, engine: usize) -> u64 {
        mix(self.chance(pair, 0) ^ engine as u64)
    }

    fn chance(&self, pair: u64, what: u64) -> u64 {
        mix(mix(mix(self.seed) ^ pair) ^ what)
    }
}

/// Two different match-play numbers, the lower first, every two as likely as any other.
fn match_play_draw(chance: u64) -> (u8, u8) {
    const LINE_UPS: u64 = 36;
    let first = chance % LINE_UPS;
    let second = (first + 1 + chance / LINE_UPS % (LINE_UPS - 1)) % LINE_UPS;
    let number = |index: u64| u8::try_from(index + 1).unwrap_or(u8::MAX);
    (number(first.min(second)), number(first.max(second)))
}

/// Turns any number into one that looks drawn at random: the output step of SplitMix64.
const fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use kamisado::{Decision, Match};

    use super::*;

    const fn schedule(start: Start) -> Schedule {
        Schedule {
            kind: MatchKind::Single,
            start,
            seed: 1,
        }
    }

    #[test]
    fn starts_are_read_as_they_are_printed() {
        for start in Start::ALL {
            assert_eq!(start.to_string().parse(), Ok(start));
        }
        assert_eq!("chess".parse::<Start>(), Err(ParseStartError));
    }

    #[test]
    fn what_the_arena_draws_can_be_played() {
        for start in Start::ALL {
            let schedule = schedule(start);
            for pair in 0..200 {
                let mut game = Match::new(schedule.rules());
                for side in Side::ALL {
                    if let Some(line_up) = schedule.line_up(pair, 0, side, Side::Black) {
                        game.play(Decision::LineUp(line_up)).unwrap();
                    }
                }
                assert_eq!(game.position().is_some(), start != Start::Tournament);
            }
        }
    }

    #[test]
    fn every_match_play_draw_comes_up() {
        let draws: HashSet<(u8, u8)> = (0..20_000).map(|n| match_play_draw(mix(n))).collect();
        assert_eq!(draws.len(), 36 * 35 / 2);
        assert!(
            draws
                .iter()
                .all(|&(lower, higher)| 1 <= lower && lower < higher && higher <= 36)
        );
    }

    #[test]
    fn pairs_differ_and_can_be_repeated() {
        let schedule = schedule(Start::Random);
        let draw = |pair| schedule.line_up(pair, 0, Side::Black, Side::Black);
        assert_eq!(draw(7), draw(7));
        let all: HashSet<_> = (0..100).map(draw).collect();
        assert!(all.len() > 95);
        assert_ne!(
            draw(0),
            schedule.line_up(0, 0, Side::White, Side::Black),
            "the sides draw for themselves"
        );
        assert_ne!(schedule.habit(0, 0), schedule.habit(0, 1));
    }
}

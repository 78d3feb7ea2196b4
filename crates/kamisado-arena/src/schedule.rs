//! Who plays whom, and how each game begins.

use std::fmt;
use std::str::FromStr;

use kamisado::{Due, LineUp, Match, MatchKind, MatchRules, Opening};
use kamisado_engine::{dice, random_line_up};

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

    /// The line-up the arena draws in this pair, or `None` where the engine decides.
    ///
    /// Both games of a pair get the same.
    pub(crate) fn line_up(&self, pair: u64, game: &Match) -> Option<LineUp> {
        let Some(Due::LineUp(side)) = game.due() else {
            return None;
        };
        let chance = self.chance(pair, 1 + game.rounds().len() as u64);
        match self.start {
            Start::Random => Some(random_line_up(dice(chance ^ side.index() as u64))),
            _ => game.now().draw_line_up(chance),
        }
    }

    /// What makes an engine open differently in each pair: the same in both games of it.
    pub(crate) fn habit(&self, pair: u64, engine: usize) -> u64 {
        dice(self.chance(pair, 0) ^ engine as u64)
    }

    fn chance(&self, pair: u64, what: u64) -> u64 {
        dice(dice(dice(self.seed) ^ pair) ^ what)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use kamisado::Decision;

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
                while let Some(line_up) = schedule.line_up(pair, &game) {
                    game.play(Decision::LineUp(line_up)).unwrap();
                }
                assert_eq!(game.position().is_some(), start != Start::Tournament);
            }
        }
    }

    #[test]
    fn pairs_differ_and_can_be_repeated() {
        let schedule = schedule(Start::Random);
        let mut game = Match::new(schedule.rules());
        let draw = |pair| schedule.line_up(pair, &game);
        assert_eq!(draw(7), draw(7));
        let all: HashSet<_> = (0..100).map(draw).collect();
        assert!(all.len() > 95);
        let first = draw(0);
        game.play(Decision::LineUp(first.unwrap())).unwrap();
        assert_ne!(
            first,
            schedule.line_up(0, &game),
            "the sides draw for themselves"
        );
        assert_ne!(schedule.habit(0, 0), schedule.habit(0, 1));
    }
}

use std::hash::{BuildHasher as _, RandomState};

use kamisado::{
    Board, BySide, Decision, LineUp, Match, MatchRules, Opening, Position, Side, Towers,
};
use kamisado_engine::book::{Favour, Starts};
use kamisado_engine::{dice, random_line_up};
use serde::Serialize;

use crate::failure::Failure;
use crate::output::Output;

/// Draws line-ups: any two, or two of the 36 numbered ones
#[derive(Debug, clap::Args)]
#[command(after_help = "\
In match play the challenger keeps the lower of two numbers and gives the higher to the defender. The seed is \
printed, and the same seed always draws the same. Fair starts, and those that favour a side, are drawn among the pairs of match play whose first moves are all proven; \
`kamisado play --favour` plays from one.

Examples:
  kamisado setup
  kamisado setup match-play --seed 7
  kamisado setup fair
  kamisado setup --count 100 --json | jq -r .position | kamisado solve -")]
pub(crate) struct Arguments {
    /// What to draw
    #[arg(value_enum, default_value_t = Draw::Random)]
    draw: Draw,

    /// The seed of the first draw; each further draw adds one
    #[arg(long)]
    seed: Option<u64>,

    /// How many times to draw
    #[arg(long, short = 'n', default_value_t = 1)]
    count: u64,

    /// Print one JSON object for each draw
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Draw {
    /// Two line-ups in any order
    Random,
    /// Two of the 36 numbered line-ups
    MatchPlay,
    /// Two of those, from which the challenger wins, but with only a few first moves
    Fair,
    /// Two of those, from which the challenger wins with many first moves
    Challenger,
    /// Two of those, from which the defender wins
    Defender,
}

#[derive(Serialize)]
struct Drawn {
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    numbers: Option<BySide<u8>>,
    line_ups: BySide<LineUp>,
    position: Position,
}

impl Arguments {
    pub(crate) fn run(self, output: &mut Output<'_>) -> Result<(), Failure> {
        let first = self
            .seed
            .unwrap_or_else(|| RandomState::new().hash_one("kamisado") >> 32);
        for seed in (0..self.count).map(|number| first.wrapping_add(number)) {
            let drawn = self.draw.draw(seed);
            if self.json {
                output.json(&drawn)?;
                continue;
            }
            if self.count == 1 {
                output.line(format_args!("seed  {seed}"))?;
            }
            let number = |side: Side| drawn.numbers.map(|numbers| format!(" ({})", numbers[side]));
            for side in Side::ALL {
                let number = number(side).unwrap_or_default();
                output.line(format_args!("{side} {}{number}", drawn.line_ups[side]))?;
            }
            output.line(drawn.position)?;
        }
        Ok(())
    }
}

impl Draw {
    fn draw(self, seed: u64) -> Drawn {
        let favour = |favour: Favour| {
            let drawn = Starts::known().draw(Board::Standard, favour, seed);
            drawn.map_or_else(
                || match_play(seed),
                |(black, white)| BySide::new(black, white),
            )
        };
        let line_ups = match self {
            Draw::Random => {
                let draw = |salt: u64| random_line_up(seed.wrapping_mul(2).wrapping_add(salt));
                BySide::new(draw(0), draw(1))
            }
            Draw::MatchPlay => match_play(seed),
            Draw::Fair => favour(Favour::Nobody),
            Draw::Challenger => favour(Favour::Challenger),
            Draw::Defender => favour(Favour::Defender),
        };
        let numbers = match self {
            Draw::Random => None,
            _ => (line_ups.black.match_play_number())
                .zip(line_ups.white.match_play_number())
                .map(|(black, white)| BySide::new(black, white)),
        };
        Drawn {
            seed,
            numbers,
            line_ups,
            position: Position::opening(Board::Standard, line_ups, Side::Black),
        }
    }
}

/// The line-ups of both players as match play draws them.
fn match_play(seed: u64) -> BySide<LineUp> {
    let mut game = Match::new(MatchRules {
        opening: Opening::MatchPlay,
        ..MatchRules::default()
    });
    while let Some(line_up) = game.now().draw_line_up(dice(seed)) {
        // What was drawn is legal.
        if game.play(Decision::LineUp(line_up)).is_err() {
            break;
        }
    }
    let line_ups = game.towers().and_then(Towers::line_ups);
    line_ups.unwrap_or(BySide::new(LineUp::OWN_COLORS, LineUp::OWN_COLORS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_favoured_wins() {
        for seed in 0..20 {
            let winning = |draw: Draw| {
                let start = Starts::known().get(&draw.draw(seed).position).unwrap();
                start.winning.len()
            };
            assert!((1..=4).contains(&winning(Draw::Fair)));
            assert!(winning(Draw::Challenger) >= 14);
            assert_eq!(winning(Draw::Defender), 0);
        }
    }

    #[test]
    fn the_challenger_keeps_the_lower_of_two_different_numbers() {
        let mut seen = [false; 37];
        for seed in 0..2000 {
            let numbers = Draw::MatchPlay.draw(seed).numbers.unwrap();
            assert!(1 <= numbers.black && numbers.black < numbers.white && numbers.white <= 36);
            seen[usize::from(numbers.black)] = true;
            seen[usize::from(numbers.white)] = true;
        }
        assert!(seen[1..].iter().all(|seen| *seen));
    }
}

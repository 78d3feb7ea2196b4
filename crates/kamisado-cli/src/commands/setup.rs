use std::hash::{BuildHasher as _, RandomState};

use kamisado::{Board, BySide, LineUp, Position, Side};
use kamisado_engine::random_line_up;
use serde::Serialize;

use crate::failure::Failure;
use crate::output::Output;

/// Draws line-ups: in any order, or two of the 36 of match play
#[derive(Debug, clap::Args)]
#[command(after_help = "\
In match play the challenger keeps the lower of two numbers and gives the higher to the defender. The seed is \
printed, and the same seed always draws the same.

Examples:
  kamisado setup
  kamisado setup match-play --seed 7
  kamisado setup --count 100 --json | jq -r .position | kamisado solve -")]
pub(crate) struct Arguments {
    /// What is drawn
    #[arg(value_enum, default_value_t = Draw::Random)]
    draw: Draw,

    /// The seed of the first draw; those after it count up
    #[arg(long)]
    seed: Option<u64>,

    /// How many draws
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
    /// Two of the 36 of match play
    MatchPlay,
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
        let dice = |salt: u64| random_line_up(seed.wrapping_mul(2).wrapping_add(salt));
        let (numbers, line_ups) = match self {
            Draw::Random => (None, BySide::new(dice(0), dice(1))),
            Draw::MatchPlay => {
                let (lower, higher) = two_numbers(dice(0), dice(1));
                let line_up = |number| LineUp::match_play(number).unwrap_or_default();
                (
                    Some(BySide::new(lower, higher)),
                    BySide::new(line_up(lower), line_up(higher)),
                )
            }
        };
        Drawn {
            seed,
            numbers,
            line_ups,
            position: Position::opening(Board::Standard, line_ups, Side::Black),
        }
    }
}

/// Two different numbers from 1 to 36, the lower first, every pair as likely as any other.
///
/// An order of eight colours is as good as a number below 40,320, which 36 and 35 divide evenly.
fn two_numbers(first: LineUp, second: LineUp) -> (u8, u8) {
    let first = (rank(first) % 36) as u8 + 1;
    let second = (rank(second) % 35) as u8 + 1;
    let second = if second >= first { second + 1 } else { second };
    (first.min(second), first.max(second))
}

/// The place of a line-up among all orders of the eight colours.
fn rank(line_up: LineUp) -> u32 {
    let colors = line_up.colors();
    (0..).zip(colors).fold(0, |rank, (place, color)| {
        let smaller_later = colors[place..]
            .iter()
            .filter(|later| *later < color)
            .count();
        rank * (8 - place as u32) + smaller_later as u32
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_has_a_rank_of_its_own() {
        assert_eq!(rank(LineUp::OWN_COLORS), 0);
        assert_eq!(rank(LineUp::OWN_COLORS.reverse()), 40_319);
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

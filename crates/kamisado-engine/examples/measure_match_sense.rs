//! Plays standard matches between the perfect player who plays for the match and the same one who plays each round for
//! itself: `cargo run --release -p kamisado-engine --example measure_match_sense -- 200`.
//!
//! Every pair of matches begins with the same random line-ups, once with either player as the challenger.
#![allow(clippy::print_stdout)]

use kamisado::{BySide, Decision, Match, MatchKind, MatchRules, Opening, Side};
use kamisado_engine::{Aim, Level, Limits, Memory, Player, random_line_up};

fn main() {
    let pairs: u64 = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(200);
    let begun = std::time::Instant::now();
    let (mut won, mut points, mut against, mut rounds) = (0_u64, 0_u64, 0_u64, 0);
    for pair in 0..pairs {
        for aware in Side::ALL {
            let mut game = Match::new(MatchRules {
                opening: Opening::Tournament,
                ..MatchRules::new(MatchKind::Standard)
            });
            for side in 0..2 {
                let line_up = Decision::LineUp(random_line_up(2 * pair + side));
                if game.play(line_up).is_err() {
                    return;
                }
            }
            let mut players = BySide::from_fn(|side| {
                Player::new(Level::PERFECT, Memory::mebibytes(64))
                    .with_seed(pair)
                    .with_aim(if side == aware {
                        Aim::Match
                    } else {
                        Aim::Round
                    })
            });
            while let Some(due) = game.due() {
                let Some(choice) = players[due.side()].decide(&game, &Limits::none()) else {
                    break;
                };
                if game.play(choice.decision).is_err() {
                    return;
                }
            }
            won += u64::from(game.result().is_some_and(|result| result.winner == aware));
            points += u64::from(game.score()[aware]);
            against += u64::from(game.score()[!aware]);
            rounds += game.rounds().len();
        }
        let games = 2 * (pair + 1);
        {
            let score = won as f64 / games as f64;
            let error = 1.96 * (score * (1.0 - score) / games as f64).sqrt();
            println!(
                "{games} matches, {rounds} rounds: {won} won ({:.1}% ± {:.1}), points {points}:{against}, {:.0?}",
                100.0 * score,
                100.0 * error,
                begun.elapsed()
            );
        }
    }
}

//! Plays each level against the one below it and prints the difference in Elo:
//! `cargo run --release -p kamisado-engine --example measure_levels -- 100`.
//!
//! Every pair of games is one random line-up played from both sides, so that a lucky start helps nobody.
#![allow(clippy::print_stdout)]

use kamisado::{BySide, Match, MatchKind, Position, Side};
use kamisado_engine::{Level, Limits, Memory, Player, random_line_up};

fn main() {
    let mut words = std::env::args().skip(1);
    let pairs: u64 = words
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(100);
    let only: Option<u8> = words.next().and_then(|text| text.parse().ok());
    println!(
        "level against the one below: score of the stronger in {} games, Elo with a 95% interval",
        2 * pairs
    );
    for (weaker, stronger) in Level::all().zip(Level::all().skip(1)) {
        if only.is_some_and(|only| only != stronger.number()) {
            continue;
        }
        let begun = std::time::Instant::now();
        let mut won = 0;
        for pair in 0..pairs {
            let line_ups = BySide::from_fn(|side| random_line_up(2 * pair + side.index() as u64));
            let start = Position::opening(kamisado::Board::Standard, line_ups, Side::Black);
            for stronger_side in Side::ALL {
                let game = Match::from_position(MatchKind::Single.into(), start);
                let Ok(mut game) = game else { continue };
                let mut players = BySide::from_fn(|side| {
                    let level = if side == stronger_side {
                        stronger
                    } else {
                        weaker
                    };
                    Player::new(level, Memory::mebibytes(32))
                        .with_seed(1_000 * pair + side.index() as u64)
                });
                while let Some(due) = game.due() {
                    let Some(choice) = players[due.side()].decide(&game, &Limits::none()) else {
                        break;
                    };
                    if game.play(choice.decision).is_err() {
                        break;
                    }
                }
                won += u64::from(
                    game.result()
                        .is_some_and(|result| result.winner == stronger_side),
                );
            }
        }
        let games = (2 * pairs) as f64;
        let score = won as f64 / games;
        let error = 1.96 * (score * (1.0 - score) / games).sqrt();
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
        println!(
            "{stronger:>2} beats {weaker}: {:5.1}%  {:+4.0} Elo ({:+.0} to {:+.0})  {:.1?}",
            100.0 * score,
            elo(score),
            elo(score - error),
            elo(score + error),
            begun.elapsed()
        );
    }
}

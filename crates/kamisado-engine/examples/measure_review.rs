//! Reviews matches between players of middling levels and prints how long it takes:
//! `cargo run --release -p kamisado-engine --example measure_review -- 20`.
#![allow(clippy::print_stdout)]

use std::time::Instant;

use kamisado::{BySide, Match, MatchKind};
use kamisado_engine::review::{Judgement, Review};
use kamisado_engine::{Level, Limits, Memory, Player, Solver};

fn main() {
    let words = std::env::args().nth(1);
    let matches: u64 = words.and_then(|text| text.parse().ok()).unwrap_or(20);
    let mut times = Vec::new();
    let mut count = 0;
    let mut open = 0;
    for seed in 0..matches {
        let mut game = Match::new(MatchKind::Standard.into());
        let mut players = BySide::from_fn(|side| {
            let number = 3 + ((seed + 2 * side.index() as u64) % 5) as u8;
            Player::new(Level::new(number).unwrap_or_default(), Memory::mebibytes(1))
                .with_seed(7 * seed + side.index() as u64)
        });
        while let Some(due) = game.due() {
            let Some(choice) = players[due.side()].decide(&game, &Limits::none()) else {
                break;
            };
            if game.play(choice.decision).is_err() {
                break;
            }
        }
        let begun = Instant::now();
        let solver = Solver::new(Memory::default()).with_threads(2);
        let limits = Limits::none().nodes(Review::NODES);
        let review = Review::of(&game, &solver, &limits, |_| {});
        let time = begun.elapsed();
        let unproven = review
            .decisions
            .iter()
            .filter(|reviewed| reviewed.judgement == Judgement::Open)
            .count();
        let moves_open: usize = review
            .decisions
            .iter()
            .filter_map(|reviewed| reviewed.open)
            .sum();
        let moves: usize = review
            .decisions
            .iter()
            .filter_map(|reviewed| reviewed.legal)
            .sum();
        println!(
            "match {seed}: {} rounds, {} decisions, {unproven} not proven, {moves_open} of {moves} moves, {} nodes, turned at {:?}, {time:.2?}",
            review.rounds.len(),
            review.decisions.len(),
            review.nodes,
            review.turning_point,
        );
        times.push(time);
        count += review.decisions.len();
        open += unproven;
    }
    times.sort_unstable();
    if let (Some(median), Some(longest)) = (times.get(times.len() / 2), times.last()) {
        println!(
            "median {median:.2?}, longest {longest:.2?}, {open} of {count} decisions not proven"
        );
    }
}

//! How often the player who moves first wins, when both line-ups are drawn at random and both sides play perfectly.
//! `cargo run --release -p kamisado-engine --example first_players_share -- 100000 2` (rounds, threads)
#![allow(clippy::print_stdout)]

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use kamisado::{Board, BySide, Position, Side};
use kamisado_engine::{Limits, Memory, Solver, Value, random_line_up};

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|text| text.parse().ok());
    let rounds: u64 = numbers.next().unwrap_or(1_000);
    let threads: u64 = numbers.next().unwrap_or(1);
    let (next, won) = (AtomicU64::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut solver = Solver::new(Memory::mebibytes(32));
                loop {
                    let round = next.fetch_add(1, Ordering::Relaxed);
                    if round >= rounds {
                        break;
                    }
                    let line_up = |seed| random_line_up((1 << 32) + seed);
                    let line_ups = BySide::new(line_up(2 * round), line_up(2 * round + 1));
                    let start = Position::opening(Board::Standard, line_ups, Side::Black);
                    solver.clear();
                    let value = solver.solve(&start, &Limits::none()).value;
                    won.fetch_add(u64::from(value == Some(Value::Win)), Ordering::Relaxed);
                }
            });
        }
    });
    let won = won.into_inner();
    let (low, high) = interval(won as f64, rounds as f64);
    println!(
        "the first player wins {won} of {rounds} rounds: {:.2} % (95 % interval {:.2} to {:.2})",
        100.0 * won as f64 / rounds as f64,
        100.0 * low,
        100.0 * high
    );
}

/// The share of successes with 95 % confidence, by Wilson's formula.
fn interval(successes: f64, tries: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let share = successes / tries;
    let middle = share + Z * Z / (2.0 * tries);
    let width = Z * (share * (1.0 - share) / tries + Z * Z / (4.0 * tries * tries)).sqrt();
    let scale = 1.0 + Z * Z / tries;
    ((middle - width) / scale, (middle + width) / scale)
}

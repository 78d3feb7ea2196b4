//! From how many random line-ups the challenger can force a win after which, with one of the fills, they win the next round too.
//! `cargo run --release -p kamisado-engine --example two_to_nil -- 1000 2` (line-ups, threads)
//!
//! A third number leaves out so many of the first line-ups, to go on where an earlier run ended.
//! With 0 line-ups it is asked about the standard start.
#![allow(clippy::print_stdout)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use kamisado::{Board, BySide, Position, Side};
use kamisado_engine::{Limits, Memory, Solver, Twice, random_line_up};

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|text| text.parse().ok());
    let starts: u64 = numbers.next().unwrap_or(10);
    let threads: u64 = numbers.next().unwrap_or(1);
    let first: u64 = numbers.next().unwrap_or(0);
    if starts == 0 {
        let solver = Solver::new(Memory::mebibytes(64));
        let twice = solver.wins_twice(&Position::start(), &Limits::none());
        println!("{}: {}", Position::start(), tell(&twice));
        return;
    }
    let next = AtomicU64::new(first);
    let found = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut solver = Solver::new(Memory::mebibytes(64));
                loop {
                    let start = next.fetch_add(1, Ordering::Relaxed);
                    if start >= starts {
                        break;
                    }
                    let line_up = |seed| random_line_up((2 << 32) + seed);
                    let line_ups = BySide::new(line_up(2 * start), line_up(2 * start + 1));
                    let position = Position::opening(Board::Standard, line_ups, Side::Black);
                    solver.clear();
                    let twice = solver.wins_twice(&position, &Limits::none());
                    println!("{position}: {}", tell(&twice));
                    match found.lock() {
                        Ok(mut found) => found.push(twice),
                        Err(_) => break,
                    }
                }
            });
        }
    });
    let found = found.into_inner().unwrap_or_default();
    let count = |forced| found.iter().filter(|twice| twice.forced == forced).count();
    println!(
        "of {} starts: {} can be forced, {} cannot, {} are open",
        found.len(),
        count(Some(true)),
        count(Some(false)),
        count(None)
    );
}

fn tell(twice: &Twice) -> String {
    let forced = match twice.forced {
        Some(true) => "can be forced",
        Some(false) => "cannot be forced",
        None => "open",
    };
    format!(
        "{forced} ({} nodes, {} next rounds)",
        twice.nodes, twice.next_rounds
    )
}

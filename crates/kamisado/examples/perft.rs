//! Counts move sequences from the start: `cargo run --release --example perft 8`.
#![allow(clippy::print_stdout)]

use std::time::Instant;

use kamisado::Position;

fn main() {
    let depth = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let start = Position::start();
    for depth in 1..=depth.unwrap_or(7) {
        let begun = Instant::now();
        let count = start.perft(depth);
        let seconds = begun.elapsed().as_secs_f64();
        let speed = count as f64 / seconds / 1e6;
        println!("perft {depth}: {count} in {seconds:.3} s, {speed:.0} million a second");
    }
}

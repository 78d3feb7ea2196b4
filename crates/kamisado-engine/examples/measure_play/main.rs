//! Lets the player meet opponents that do not share its evaluation, and counts what came of it. Node counts stand for time, so that
//! the figures are the same on every machine, however busy it is.
//!
//! - `cargo run --release -p kamisado-engine --example measure_play -- wins 200 50000` (rounds, positions for a move): how many won
//!   starts does level 10 throw away?
//! - `... -- escapes 200` (rounds): how many lost starts does level 10 win all the same, and against whom?
//! - `... -- levels 200 6` (rounds, first level): what do the levels score against outsiders of several depths?
#![allow(clippy::print_stdout)]

mod escapes;
mod levels;
mod outsider;
mod rounds;
mod wins;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().unwrap_or_default();
    let numbers: Vec<u64> = arguments.filter_map(|text| text.parse().ok()).collect();
    let number = |index: usize, default| numbers.get(index).copied().unwrap_or(default);
    match what.as_str() {
        "wins" => wins::measure(number(0, 200), number(1, 50_000)),
        "escapes" => escapes::measure(number(0, 200)),
        "levels" => levels::measure(number(0, 200), number(1, 1)),
        _ => println!("say what to measure: wins, escapes or levels"),
    }
}

//! Looks for the line-ups that are hardest to answer: those to which the fewest of the defender's line-ups win.
//! `cargo run --release -p kamisado-engine --example hard_line_ups -- 64 50`
//!
//! Random candidates meet random answers; the better quarter goes on to meet four times as many, until one is left.
#![allow(clippy::print_stdout)]

use kamisado::{Board, BySide, LineUp, Position, Side};
use kamisado_engine::{Limits, Memory, Solver, Value, random_line_up};

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|text| text.parse().ok());
    let candidates: u64 = numbers.next().unwrap_or(64);
    let mut answers: u64 = numbers.next().unwrap_or(50);
    let solver = Solver::new(Memory::mebibytes(64));
    let mut left: Vec<LineUp> = (0..candidates).map(random_line_up).collect();
    left.push(LineUp::OWN_COLORS);
    while !left.is_empty() {
        let mut rated: Vec<(u64, LineUp)> = left
            .iter()
            .map(|&line_up| (winning_answers(&solver, line_up, answers), line_up))
            .collect();
        rated.sort_unstable();
        println!("of {answers} answers to each of {} line-ups:", rated.len());
        for (winning, line_up) in rated.iter().take(8) {
            println!("  {line_up}: {winning} win for the defender");
        }
        rated.truncate(rated.len() / 4);
        left = rated.into_iter().map(|(_, line_up)| line_up).collect();
        answers *= 4;
    }
}

/// How many of so many random answers win for the defender.
fn winning_answers(solver: &Solver, challengers: LineUp, answers: u64) -> u64 {
    let wins = |seed: &u64| {
        let line_ups = BySide::new(challengers, random_line_up(1_000_000 + seed));
        let start = Position::opening(Board::Standard, line_ups, Side::Black);
        solver.solve(&start, &Limits::none()).value == Some(Value::Loss)
    };
    (0..answers).filter(wins).count() as u64
}

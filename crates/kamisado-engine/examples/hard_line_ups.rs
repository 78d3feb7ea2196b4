//! Looks for the line-ups that are hardest to answer: those to which the fewest of the defender's line-ups win.
//! `cargo run --release -p kamisado-engine --example hard_line_ups -- 64 50`
//!
//! Random candidates meet random answers; the better quarter goes on to meet four times as many, until one is left.
//! Among equals the one counts as harder whose answers take the most nodes to prove.
#![allow(clippy::print_stdout)]

use std::cmp::Reverse;

use kamisado::{Board, BySide, LineUp, Position, Side};
use kamisado_engine::{Limits, Memory, Solver, Value, random_line_up};

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|text| text.parse().ok());
    let candidates: u64 = numbers.next().unwrap_or(64);
    let mut answers: u64 = numbers.next().unwrap_or(50);
    let mut solver = Solver::new(Memory::mebibytes(64));
    let mut left: Vec<LineUp> = (0..candidates).map(random_line_up).collect();
    left.push(LineUp::OWN_COLORS);
    while !left.is_empty() {
        let mut rated: Vec<(u64, Reverse<u64>, LineUp)> = left
            .iter()
            .map(|&line_up| {
                let (winning, nodes) = winning_answers(&mut solver, line_up, answers);
                (winning, Reverse(nodes), line_up)
            })
            .collect();
        rated.sort_unstable();
        println!("of {answers} answers to each of {} line-ups:", rated.len());
        for (winning, Reverse(nodes), line_up) in &rated {
            let each = nodes / answers.max(1);
            println!("  {line_up}: {winning} win for the defender, {each} nodes each");
        }
        rated.truncate(rated.len() / 4);
        left = rated.into_iter().map(|(_, _, line_up)| line_up).collect();
        answers *= 4;
    }
}

/// How many of so many random answers win for the defender, and what it takes to try them all.
fn winning_answers(solver: &mut Solver, challengers: LineUp, answers: u64) -> (u64, u64) {
    let (mut winning, mut nodes) = (0, 0);
    for seed in 0..answers {
        let line_ups = BySide::new(challengers, random_line_up(1_000_000 + seed));
        let start = Position::opening(Board::Standard, line_ups, Side::Black);
        solver.clear();
        let outcome = solver.solve(&start, &Limits::none());
        winning += u64::from(outcome.value == Some(Value::Loss));
        nodes += outcome.nodes;
    }
    (winning, nodes)
}

//! How many of the 40,320 answers to a line-up win, and which.
//! `cargo run --release -p kamisado-engine --example count_answers -- orbpguyn` (line-ups)
#![allow(clippy::print_stdout)]

use kamisado::{LineUp, ParseLineUpError};
use kamisado_engine::book::winning_answers;
use kamisado_engine::{Memory, Solver};

fn main() -> Result<(), ParseLineUpError> {
    let solver = &mut Solver::new(Memory::mebibytes(1));
    for word in std::env::args().skip(1) {
        let line_up: LineUp = word.parse()?;
        let winning: Vec<String> = winning_answers(solver, line_up, usize::MAX)
            .iter()
            .map(LineUp::to_string)
            .collect();
        println!("{line_up}: {} {}", winning.len(), winning.join(" "));
    }
    Ok(())
}

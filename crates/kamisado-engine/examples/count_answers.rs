//! How many of the 40,320 answers to a line-up win, for those line-ups that the fewest answers of the book beat, or for those that are named.
//! `cargo run --release -p kamisado-engine --example count_answers -- 12` (how many), or `-- gbopyrun obupyrgn` (which)
#![allow(clippy::print_stdout)]

use kamisado::{Board, LineUp};
use kamisado_engine::book::{Answer, Book, proves};
use kamisado_engine::{Memory, Solver};

/// A line-up is hard if the book has one of its rarest answers to it: one that it has to at most so many line-ups.
const RARE: usize = 1;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let solver = &mut Solver::new(Memory::mebibytes(1));
    let named: Vec<LineUp> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let count = words.first().and_then(|word| word.parse().ok());
    for line_up in count.map_or(named, |count| hardest(solver, count)) {
        let winning: Vec<String> = LineUp::all()
            .filter(|&answer| proves(solver, line_up, Answer::Wins(answer)))
            .map(|answer| answer.to_string())
            .collect();
        println!(
            "{line_up} {} of {} answers win: {}",
            winning.len(),
            LineUp::COUNT,
            winning.join(" ")
        );
    }
}

/// The line-ups with an answer that the fewest answers of the book beat.
fn hardest(solver: &mut Solver, count: usize) -> Vec<LineUp> {
    let defences = Book::known().defences();
    let is_rare = |line_up: &LineUp| match Book::known().answer(Board::Standard, *line_up) {
        Some(Answer::Wins(answer)) => defences
            .iter()
            .any(|&(other, uses)| other == answer && uses <= RARE),
        _ => false,
    };
    let mut line_ups: Vec<(usize, LineUp)> = Book::challengers()
        .filter(is_rare)
        .map(|line_up| {
            let beats = |(answer, _): &&(LineUp, usize)| {
                proves(solver, line_up, Answer::Wins(*answer))
                    || proves(solver, line_up, Answer::Wins(answer.mirror()))
            };
            (defences.iter().filter(beats).count(), line_up)
        })
        .collect();
    line_ups.sort_by_key(|&(beaten_by, line_up)| (beaten_by, line_up.index()));
    println!("{} line-ups with rare answers", line_ups.len());
    line_ups.truncate(count);
    line_ups.into_iter().map(|(_, line_up)| line_up).collect()
}

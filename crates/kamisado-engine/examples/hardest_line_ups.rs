//! Line-ups that are as hard to answer as can be: just one of the 40,320 answers wins.
//! `cargo run --release -p kamisado-engine --example hardest_line_ups -- 12 2` (line-ups, threads)
//!
//! Those whose answer in the book is that of the fewest others come first, because the book has a rare answer only where the usual ones have failed.
//! For each of them all answers are tried until a second one wins. A line-up that is its own mirror image has its answers in pairs, which count as one.
#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use kamisado::{Board, LineUp};
use kamisado_engine::book::{Answer, Book, winning_answers};
use kamisado_engine::{Memory, Solver};

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|text| text.parse().ok());
    let wanted: usize = numbers.next().unwrap_or(12);
    let threads: usize = numbers.next().unwrap_or(1);
    let line_ups = rarest_first(Book::known());
    let (next, found) = (AtomicUsize::new(0), AtomicUsize::new(0));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut solver = Solver::new(Memory::mebibytes(1));
                while found.load(Ordering::Relaxed) < wanted
                    && let Some(&line_up) = line_ups.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    let one = if line_up == line_up.mirror() { 2 } else { 1 };
                    let winning = winning_answers(&mut solver, line_up, one + 1);
                    if winning.len() <= one {
                        found.fetch_add(1, Ordering::Relaxed);
                        let answers: Vec<String> = winning.iter().map(LineUp::to_string).collect();
                        println!("{line_up}: {}", answers.join(" "));
                    }
                }
            });
        }
    });
    println!(
        "{} have just one answer, of {} that were tried",
        found.into_inner(),
        next.into_inner().min(line_ups.len())
    );
}

/// The line-ups that can be answered, those first whose answer answers the fewest.
fn rarest_first(book: &Book) -> Vec<LineUp> {
    let either = |answer: LineUp| answer.min(answer.mirror());
    let mut by_answer: BTreeMap<LineUp, Vec<LineUp>> = BTreeMap::new();
    for line_up in Book::challengers() {
        if let Some(Answer::Wins(answer)) = book.answer(Board::Standard, line_up) {
            by_answer.entry(either(answer)).or_default().push(line_up);
        }
    }
    let mut groups: Vec<Vec<LineUp>> = by_answer.into_values().collect();
    groups.sort_by_key(Vec::len);
    groups.into_iter().flatten().collect()
}

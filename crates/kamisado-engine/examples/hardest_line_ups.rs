//! The line-ups that are hardest to answer: those to which just one answer wins.
//! `cargo run --release -p kamisado-engine --example hardest_line_ups -- 2` (threads)
//!
//! Each line-up that can be answered is looked at until a second answer wins against it: first the other answers in the book, then variations of the one
//! that is known, and all 40,320 only where those have failed. A line-up that is its own mirror has its answers in pairs, so there a pair counts as one.
#![allow(clippy::print_stdout)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use kamisado::{Board, LineUp};
use kamisado_engine::book::{Answer, Book, proves, winning_answers};
use kamisado_engine::{Memory, Solver};

fn main() {
    let threads: usize = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(1);
    let book = Book::known();
    let line_ups: Vec<(LineUp, LineUp)> = Book::challengers()
        .filter_map(|line_up| match book.answer(Board::Standard, line_up) {
            Some(Answer::Wins(answer)) => Some((line_up, answer)),
            _ => None,
        })
        .collect();
    let defences: Vec<LineUp> = book
        .defences()
        .into_iter()
        .flat_map(|(answer, _)| [answer, answer.mirror()])
        .collect();
    println!("{} line-ups can be answered", line_ups.len());

    let resist = on_threads(threads, &line_ups, |solver, line_up, answer| {
        let others = defences.iter().copied().chain(variations(answer));
        !others
            .filter(|other| !is_same(line_up, answer, *other))
            .any(|other| proves(solver, line_up, Answer::Wins(other)))
    });
    println!("{} of them resist all other likely answers", resist.len());

    let hardest = on_threads(threads, &resist, |solver, line_up, answer| {
        let one = if line_up == line_up.mirror() { 2 } else { 1 };
        let has_one = winning_answers(solver, line_up, one + 1).len() <= one;
        if has_one {
            println!("{line_up} {answer}");
        }
        has_one
    });
    println!("{} have just one answer", hardest.len());
}

/// The answers in which one pair of towers has changed places.
fn variations(answer: LineUp) -> impl Iterator<Item = LineUp> {
    let swaps = (0..8).flat_map(|one| (0..one).map(move |other| (one, other)));
    let once = swaps.filter_map(move |(one, other)| {
        let mut colors = *answer.colors();
        colors.swap(one, other);
        LineUp::new(colors)
    });
    once.flat_map(|answer| [answer, answer.mirror()])
}

/// Whether two answers to a line-up are one, or count as one.
fn is_same(line_up: LineUp, answer: LineUp, other: LineUp) -> bool {
    answer == other || line_up == line_up.mirror() && answer == other.mirror()
}

/// Those of the line-ups, with their answers, for which the test holds.
fn on_threads(
    threads: usize,
    line_ups: &[(LineUp, LineUp)],
    holds: impl Fn(&mut Solver, LineUp, LineUp) -> bool + Sync,
) -> Vec<(LineUp, LineUp)> {
    let (next, kept) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut solver = Solver::new(Memory::mebibytes(1));
                while let Some(&(line_up, answer)) =
                    line_ups.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    if !holds(&mut solver, line_up, answer) {
                        continue;
                    }
                    match kept.lock() {
                        Ok(mut kept) => kept.push((line_up, answer)),
                        Err(_) => break,
                    }
                }
            });
        }
    });
    let mut kept = kept.into_inner().unwrap_or_default();
    kept.sort_unstable();
    kept
}

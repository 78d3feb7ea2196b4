//! Learns the weights of the solver's first guesses (`parameters::estimate`) from positions that it solves, and prints them:
//! `cargo run --release -p kamisado-engine --example learn_estimates -- 260 100` (rounds, positions of each).
//!
//! The positions are those on walks through random rounds, half of them with teeth, on which each side plays the solver's move or any
//! other by turns of chance. Each is solved by a solver that knows nothing. A linear fit of the logarithm of the nodes is made for the won and for the lost
//! positions, and a logistic fit of who wins; both together are the weights.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use kamisado::{Board, BySide, Color, Move, Next, Position, Setup, Side, Square, Teeth};
use kamisado_engine::solver::counts_of_estimate;
use kamisado_engine::{Limits, Memory, Solver, Value, dice, random_line_up};

/// How much of the logarithm of the nodes is taken, and how much of the log-odds.
const SHARE_OF_WORK: f64 = 0.55;
const SHARE_OF_ODDS: f64 = 0.15;
/// A position that takes more nodes is left out.
const MOST_NODES: u64 = 200_000;
/// The weights count in parts of this.
const ONE: f64 = 256.0;

/// One, and what is quickly seen of a position.
const COUNTS: usize = 8;
type Counts = [f64; COUNTS];
const NAMES: [&str; COUNTS] = [
    "always",
    "choices",
    "pressure",
    "passes",
    "own_slides",
    "other_slides",
    "own_rows",
    "other_rows",
];

/// A position that was solved.
struct Sample {
    counts: Counts,
    wins: bool,
    /// The binary logarithm of the nodes it took.
    work: f64,
}

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|text| text.parse().ok());
    let rounds: u64 = numbers.next().unwrap_or(260);
    let positions: u64 = numbers.next().unwrap_or(100);
    let mut samples = Vec::new();
    for round in 0..rounds {
        collect(round, positions, &mut samples);
    }
    let (won, lost): (Vec<&Sample>, Vec<&Sample>) = samples.iter().partition(|sample| sample.wins);
    eprintln!("{} positions, {} of them won", samples.len(), won.len());
    let odds = logistic_fit(&samples);
    for (name, part, sign) in [("PROOF", won, -1.0), ("DISPROOF", lost, 1.0)] {
        let work = linear_fit(part.iter().map(|sample| (sample.counts, sample.work, 1.0)));
        println!("{name}: Weights {{");
        for ((count, work), odds) in NAMES.iter().zip(work).zip(odds) {
            let weight = SHARE_OF_WORK * work + sign * SHARE_OF_ODDS * odds;
            println!("    {count}: {:.0},", ONE * weight);
        }
        println!("}}");
    }
}

/// Walks through a round again and again, and solves the positions on the way.
fn collect(round: u64, positions: u64, samples: &mut Vec<Sample>) {
    let start = random_round(round);
    let guide = Solver::new(Memory::mebibytes(32));
    let mut taken = 0;
    for walk in 0_u64.. {
        let mut position = start;
        for step in 0_u64.. {
            let chance = dice(dice(round) ^ dice(walk << 32 | step));
            let moves: Vec<Move> = position.moves().collect();
            let m = if chance.is_multiple_of(2) {
                let outcome = guide.solve(&position, &Limits::none().nodes(1_000));
                outcome.best.unwrap_or(moves[0])
            } else {
                moves[(chance >> 8) as usize % moves.len()]
            };
            let Next::Turn(next) = position.play_unchecked(m) else {
                break;
            };
            position = next;
            if let Some(sample) = sample(&position) {
                samples.push(sample);
                taken += 1;
            }
            if taken == positions {
                return;
            }
        }
    }
}

/// Solves a position, unless that needs no search or too long a one.
fn sample(position: &Position) -> Option<Sample> {
    let seen = counts_of_estimate(position)?;
    let solver = Solver::new(Memory::mebibytes(8));
    let outcome = solver.solve(position, &Limits::none().nodes(MOST_NODES));
    let value = outcome.value?;
    let mut counts = [1.0; COUNTS];
    counts[1..].copy_from_slice(&seen);
    // A position that is won at once is no node.
    (outcome.nodes > 0).then(|| Sample {
        counts,
        wins: value == Value::Win,
        work: (outcome.nodes as f64).log2(),
    })
}

/// Random line-ups, in every other round with teeth on some towers.
fn random_round(round: u64) -> Position {
    let line_up = |seed| random_line_up((11 << 40) + seed);
    let line_ups = BySide::new(line_up(2 * round), line_up(2 * round + 1));
    let start = Position::opening(Board::Standard, line_ups, Side::Black);
    if round.is_multiple_of(2) {
        return start;
    }
    let mut setup = Setup::from(&start);
    for square in Square::all() {
        if let Some((tower, _)) = setup.at(square) {
            let chance = dice(dice(round) ^ square.index() as u64);
            let teeth = match chance % Color::ALL.len() as u64 {
                0 => Teeth::NONE.grown().grown(),
                1 | 2 => Teeth::NONE.grown(),
                _ => Teeth::NONE,
            };
            setup.put(square, Some((tower, teeth)));
        }
    }
    setup.position().unwrap_or(start)
}

/// The weights whose sums come closest to the values: least squares, each with its importance.
fn linear_fit(samples: impl Iterator<Item = (Counts, f64, f64)>) -> Counts {
    // A little of the identity keeps counts that never differ from breaking it.
    let mut matrix = [[0.0; COUNTS + 1]; COUNTS];
    for (place, row) in matrix.iter_mut().enumerate() {
        row[place] = 1e-6;
    }
    for (counts, value, importance) in samples {
        for (row, count) in matrix.iter_mut().zip(counts) {
            for (cell, other) in row.iter_mut().zip(counts.into_iter().chain([value])) {
                *cell += importance * count * other;
            }
        }
    }
    solve(matrix)
}

/// The weights whose sums are the log-odds of a win: Newton's method, each step of which is a linear fit.
fn logistic_fit(samples: &[Sample]) -> Counts {
    let mut weights = [0.0; COUNTS];
    for _ in 0..12 {
        weights = linear_fit(samples.iter().map(|sample| {
            let sum: f64 = sample.counts.iter().zip(weights).map(|(a, b)| a * b).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            let importance = (chance * (1.0 - chance)).max(1e-6);
            let error = f64::from(u8::from(sample.wins)) - chance;
            (sample.counts, sum + error / importance, importance)
        }));
    }
    weights
}

/// Gauss's elimination, with the largest pivot.
fn solve(mut matrix: [[f64; COUNTS + 1]; COUNTS]) -> Counts {
    for column in 0..COUNTS {
        let size = |row: usize, matrix: &[[f64; COUNTS + 1]; COUNTS]| matrix[row][column].abs();
        let pivot = (column..COUNTS)
            .max_by(|&a, &b| size(a, &matrix).total_cmp(&size(b, &matrix)))
            .unwrap_or(column);
        matrix.swap(column, pivot);
        let own = matrix[column];
        for (place, row) in matrix.iter_mut().enumerate() {
            if place != column {
                let factor = row[column] / own[column];
                for (cell, above) in row.iter_mut().zip(own) {
                    *cell -= factor * above;
                }
            }
        }
    }
    let mut solution = [0.0; COUNTS];
    for (place, row) in matrix.iter().enumerate() {
        solution[place] = row[COUNTS] / row[place];
    }
    solution
}

//! How much work the rules are, in instructions, which a busy machine does not change: `cargo xtask counts`.
#![allow(missing_docs, clippy::unwrap_used)]

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use kamisado::{Match, MatchKind, Position};

const START: &str = "OBUPYRGN/8/8/8/8/8/8/ngrypubo b -";
const CROWD: &str = "8/8/O1PYR2N/BU1g1G2/2n1y3/r2p1u1b/7o/8 b p";
const SUMOS: &str = "1+P++N4U/3Y1++B2/8/6o1/1+g6/2++R1++n+G1+p/2y2O2/r3b1u1 w r";

fn read(text: &str) -> Position {
    text.parse().unwrap()
}

#[library_benchmark(setup = read)]
#[bench::start(START)]
#[bench::crowd(CROWD)]
#[bench::sumos(SUMOS)]
fn perft_5(position: Position) -> u64 {
    black_box(position).perft(5)
}

#[library_benchmark(setup = read)]
#[bench::start(START)]
#[bench::sumos(SUMOS)]
fn moves(position: Position) -> usize {
    black_box(position).moves().map(|m| m.to.index()).sum()
}

#[library_benchmark(setup = read)]
#[bench::start(START)]
#[bench::sumos(SUMOS)]
fn play_every_move(position: Position) -> usize {
    let position = black_box(position);
    position
        .moves()
        .filter(|&m| position.play(m).is_ok())
        .count()
}

#[library_benchmark]
#[bench::start(START)]
#[bench::sumos(SUMOS)]
fn read_and_write(text: &str) -> String {
    read(black_box(text)).to_string()
}

#[library_benchmark]
fn marathon() -> Match {
    let mut game = Match::new(MatchKind::Marathon.into());
    while let Some(&decision) = game.legal().first() {
        game.play(decision).unwrap();
    }
    game
}

library_benchmark_group!(
    name = rules;
    benchmarks = perft_5, moves, play_every_move, read_and_write, marathon
);

main!(library_benchmark_groups = rules);

//! How fast the rules are, in time: `cargo xtask bench`.
#![allow(missing_docs, clippy::unwrap_used)]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kamisado::{Match, MatchKind, Position};

/// The start, a crowded board without teeth, and one with sumos of every weight.
const POSITIONS: [(&str, &str, u32); 3] = [
    ("start", "OBUPYRGN/8/8/8/8/8/8/ngrypubo b -", 6),
    ("crowd", "8/8/O1PYR2N/BU1g1G2/2n1y3/r2p1u1b/7o/8 b p", 7),
    (
        "sumos",
        "1+P++N4U/3Y1++B2/8/6o1/1+g6/2++R1++n+G1+p/2y2O2/r3b1u1 w r",
        7,
    ),
];

fn perft(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    for (name, text, depth) in POSITIONS {
        let position: Position = text.parse().unwrap();
        group.throughput(Throughput::Elements(position.perft(depth)));
        group.bench_function(name, |b| b.iter(|| black_box(&position).perft(depth)));
    }
}

fn single_calls(c: &mut Criterion) {
    for (name, text, _) in POSITIONS {
        let position: Position = text.parse().unwrap();
        let moves: Vec<_> = position.moves().collect();
        let mut group = c.benchmark_group(name);
        group.bench_function("moves", |b| {
            b.iter(|| {
                black_box(&position)
                    .moves()
                    .map(|m| m.to.index())
                    .sum::<usize>()
            });
        });
        group.throughput(Throughput::Elements(moves.len() as u64));
        group.bench_function("play", |b| {
            b.iter(|| {
                moves
                    .iter()
                    .filter(|&&m| black_box(&position).play(m).is_ok())
                    .count()
            });
        });
        group.bench_function("play_unchecked", |b| {
            b.iter(|| {
                let next = moves
                    .iter()
                    .map(|&m| black_box(&position).play_unchecked(m));
                next.filter(|next| next.position().is_some()).count()
            });
        });
        group.throughput(Throughput::Elements(1));
        group.bench_function("key", |b| b.iter(|| black_box(&position).key()));
        group.bench_function("read", |b| b.iter(|| black_box(text).parse::<Position>()));
        group.bench_function("write", |b| b.iter(|| black_box(&position).to_string()));
    }
}

/// A whole marathon in which always the first legal decision is taken.
fn whole_match(c: &mut Criterion) {
    let play = || {
        let mut game = Match::new(MatchKind::Marathon.into());
        while let Some(&decision) = game.legal().first() {
            game.play(decision).unwrap();
        }
        game
    };
    let decisions = play().decisions().to_vec();
    let mut group = c.benchmark_group("match");
    group.throughput(Throughput::Elements(decisions.len() as u64));
    group.bench_function("play", |b| b.iter(play));
    group.bench_function("replay", |b| {
        b.iter(|| Match::new(MatchKind::Marathon.into()).replay(decisions.iter().copied()));
    });
}

criterion_group!(benches, perft, single_calls, whole_match);
criterion_main!(benches);

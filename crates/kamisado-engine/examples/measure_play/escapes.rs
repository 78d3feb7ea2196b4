use std::thread;

use kamisado::{BySide, Position};
use kamisado_engine::{Limits, Memory, Solver, Value};

use crate::rounds::{Opponent, play, random_start};

/// How many positions the player may look into for a move: about a fifth of a second.
const NODES: u64 = 200_000;

/// Makes an opponent from a seed.
type Make = fn(u64) -> Opponent;

/// Level 10 defends starts that are won for the challenger, against opponents who have to find the win.
pub(crate) fn measure(rounds: u64) {
    println!("| opponent | rounds | escapes | moves of a lost round |\n| --- | --- | --- | --- |");
    let opponents: [(&str, Make); 5] = [
        ("outsider, depth 5", |seed| Opponent::outsider(5, seed)),
        ("outsider, depth 7", |seed| Opponent::outsider(7, seed)),
        ("outsider, depth 9", |seed| Opponent::outsider(9, seed)),
        ("level 8", |seed| Opponent::level(8, seed, u64::MAX)),
        ("level 9", |seed| Opponent::level(9, seed, u64::MAX)),
    ];
    let mut solver = Solver::new(Memory::mebibytes(64));
    let mut starts = Vec::new();
    for start in (1 << 20..).map(random_start) {
        if starts.len() as u64 == rounds {
            break;
        }
        solver.clear();
        if solver.solve(&start, &Limits::none()).value == Some(Value::Win) {
            starts.push(start);
        }
    }
    let measured = thread::scope(|scope| {
        let running = opponents.map(|(name, opponent)| {
            let starts = &starts;
            scope.spawn(move || (name, against(opponent, starts)))
        });
        running.map(thread::ScopedJoinHandle::join)
    });
    for (name, (escapes, moves)) in measured.into_iter().flatten() {
        let lost = (rounds - escapes).max(1);
        let moves = moves as f64 / lost as f64;
        println!("| {name} | {rounds} | {escapes} | {moves:.1} |");
    }
}

/// How many of the starts are escaped from, and how many moves the others last together.
fn against(opponent: Make, starts: &[Position]) -> (u64, u64) {
    let (mut escapes, mut moves) = (0, 0);
    for (seed, start) in (0_u64..).zip(starts) {
        let mut challenger = opponent(seed);
        let mut player = Opponent::level(10, seed, NODES);
        let players = BySide::new(&mut challenger, &mut player);
        let mut length = 0;
        let winner = play(start, players, |_, _| length += 1);
        if winner == start.side() {
            moves += length;
        } else {
            escapes += 1;
        }
    }
    (escapes, moves)
}

use kamisado::{BySide, Next, Position};
use kamisado_engine::book::Starts;
use kamisado_engine::{Limits, Memory, Solver, Value};

use crate::rounds::{Opponent, play, random_start};

/// How deep the opponent looks.
const DEPTH: u32 = 7;

/// Level 10 with this many positions for each move plays won starts: random ones, and some of those that the book knows.
pub(crate) fn measure(rounds: u64, nodes: u64) {
    println!(
        "| starts | rounds | moves | wins thrown away | rounds lost |\n| --- | --- | --- | --- | --- |"
    );
    let random = (0..).map(random_start);
    tell("random", random, rounds, nodes);
    let known: Vec<Position> = Starts::all().collect();
    let every = known.len() / (rounds as usize).clamp(1, known.len());
    let known = known.into_iter().step_by(every.max(1));
    tell("in the book", known, rounds, nodes);
}

fn tell(name: &str, starts: impl Iterator<Item = Position>, rounds: u64, nodes: u64) {
    let mut solver = Solver::new(Memory::mebibytes(64));
    let (mut played, mut moves, mut thrown, mut lost) = (0, 0, 0, 0);
    for (number, start) in (0_u64..).zip(starts) {
        if played == rounds {
            break;
        }
        solver.clear();
        if solver.solve(&start, &Limits::none()).value != Some(Value::Win) {
            continue;
        }
        let side = start.side();
        let mut player = Opponent::level(10, number, nodes);
        let mut opponent = Opponent::outsider(DEPTH, number);
        let players = BySide::new(&mut player, &mut opponent);
        let mut wins = true;
        let winner = play(&start, players, |position, m| {
            let after = match position.play_unchecked(m) {
                Next::Over(finish) => finish.end.winner == side,
                Next::Turn(next) => {
                    let value = solver.solve(&next, &Limits::none()).value;
                    (value == Some(Value::Win)) == (next.side() == side)
                }
            };
            if position.side() == side && wins {
                moves += 1;
                thrown += u64::from(!after);
            }
            wins = after;
        });
        played += 1;
        lost += u64::from(winner != side);
    }
    println!("| {name} | {played} | {moves} | {thrown} | {lost} |");
}

use std::thread;

use kamisado::{BySide, Side};
use kamisado_engine::Level;

use crate::rounds::{Opponent, play, random_start};

const DEPTHS: [u32; 4] = [1, 3, 5, 7];
/// How many positions level 10 may look into for a move; the others stop by themselves.
const NODES: u64 = 200_000;

/// What the levels from this one on score against outsiders and against the level below, each start played from both sides.
pub(crate) fn measure(rounds: u64, first: u64) {
    print!("| level |");
    DEPTHS.iter().for_each(|depth| print!(" depth {depth} |"));
    println!(
        " all | the level below |\n| --- |{}",
        " --- |".repeat(DEPTHS.len() + 2)
    );
    let levels = Level::all().map(Level::number);
    thread::scope(|scope| {
        let levels = levels.filter(|&level| u64::from(level) >= first);
        let measure = move |level: u8| {
            let outsiders =
                DEPTHS.map(|depth| wins(level, rounds, &|seed| Opponent::outsider(depth, seed)));
            let below = |seed: u64| Opponent::level(level.saturating_sub(1).max(1), !seed, NODES);
            (outsiders, wins(level, rounds, &below))
        };
        let running: Vec<_> = levels
            .map(|level| (level, scope.spawn(move || measure(level))))
            .collect();
        for (level, won) in running {
            let Ok((outsiders, below)) = won.join() else {
                continue;
            };
            let percent = |won: u64, of: u64| 100.0 * won as f64 / of as f64;
            print!("| {level} |");
            outsiders
                .iter()
                .for_each(|&won| print!(" {:.0} % |", percent(won, rounds)));
            let all = percent(outsiders.iter().sum(), rounds * DEPTHS.len() as u64);
            println!(" {all:.1} % | {:.1} % |", percent(below, rounds));
        }
    });
}

/// How many rounds a level wins against an opponent.
fn wins(level: u8, rounds: u64, opponent: &dyn Fn(u64) -> Opponent) -> u64 {
    let won = (0..rounds).filter(|&number| {
        // Each start twice.
        let start = random_start((2 << 20) + number / 2);
        let mut player = Opponent::level(level, number, NODES);
        let mut other = opponent(number);
        let (own, players) = if number.is_multiple_of(2) {
            (Side::Black, BySide::new(&mut player, &mut other))
        } else {
            (Side::White, BySide::new(&mut other, &mut player))
        };
        play(&start, players, |_, _| {}) == own
    });
    won.count() as u64
}

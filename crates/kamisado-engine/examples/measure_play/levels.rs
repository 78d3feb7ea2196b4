use kamisado::BySide;

use crate::rounds::{Opponent, play, random_start};

const LEVELS: std::ops::RangeInclusive<u8> = 5..=10;
const DEPTHS: [u32; 6] = [2, 3, 4, 5, 6, 7];
/// How many positions level 10 may look into for a move; the others stop by themselves.
const NODES: u64 = 200_000;

/// What the levels score against outsiders, each start played from both sides.
pub(crate) fn measure(rounds: u64) {
    print!("| level |");
    DEPTHS.iter().for_each(|depth| print!(" depth {depth} |"));
    println!(" all |\n| --- |{}", " --- |".repeat(DEPTHS.len() + 1));
    for level in LEVELS {
        print!("| {level} |");
        let mut all = 0;
        for depth in DEPTHS {
            let mut won = 0;
            for number in 0..rounds {
                // Each start twice.
                let start = random_start((2 << 20) + number / 2);
                let mut player = Opponent::level(level, number, NODES);
                let mut outsider = Opponent::outsider(depth, number);
                let own = if number % 2 == 0 {
                    start.side()
                } else {
                    !start.side()
                };
                let players = if own == kamisado::Side::Black {
                    BySide::new(&mut player, &mut outsider)
                } else {
                    BySide::new(&mut outsider, &mut player)
                };
                won += u64::from(play(&start, players, |_, _| {}) == own);
            }
            all += won;
            print!(" {:.0} % |", 100.0 * won as f64 / rounds as f64);
        }
        println!(
            " {:.1} % |",
            100.0 * all as f64 / (rounds * DEPTHS.len() as u64) as f64
        );
    }
}

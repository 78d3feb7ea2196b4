#![allow(warnings)]
use kamisado::*;
use kamisado_engine::*;
fn main() {
    let n: usize = std::env::args().nth(1).unwrap().parse().unwrap();
    let budget: u64 = std::env::args().nth(2).unwrap().parse().unwrap();
    let mut hard = 0;
    let mut seen = 0;
    let mut won = [0; 6];
    let mut prob = 0.0;
    for number in 0u64.. {
        let line_up = |seed| random_line_up((9 << 40) + seed);
        let start = Position::opening(
            Board::Standard,
            BySide::new(line_up(2 * number), line_up(2 * number + 1)),
            Side::Black,
        );
        seen += 1;
        let s = Solver::new(Memory::mebibytes(64));
        let o = s.solve(&start, &Limits::none().nodes(budget * 3 / 4));
        if o.value.is_some() {
            continue;
        }
        let o = s.solve(&start, &Limits::none());
        if o.value != Some(Value::Win) {
            continue;
        }
        let values = s.values(&start, &Limits::none(), |_, _| ());
        let wins: Vec<Move> = values
            .moves
            .iter()
            .filter(|v| v.1 == Some(Value::Win))
            .map(|v| v.0)
            .collect();
        prob += wins.len() as f64 / values.moves.len() as f64;
        let game = Match::from_position(MatchKind::Single.into(), start).unwrap();
        let mv = |c: Option<Choice>| match c.unwrap().decision {
            Decision::Move(m) => m,
            _ => panic!(),
        };
        let mut picks = vec![];
        picks.push(mv(Player::new(Level::PERFECT, Memory::mebibytes(64))
            .decide(&game, &Limits::none().nodes_in_all(budget))));
        for part in [budget / 2, budget, budget * 2] {
            picks.push(
                Solver::new(Memory::mebibytes(64))
                    .solve(&start, &Limits::none().nodes(part))
                    .best
                    .unwrap(),
            );
        }
        picks.push(mv(Player::new(Level::PERFECT, Memory::mebibytes(64))
            .decide(&game, &Limits::none().depth(30).nodes_in_all(budget))));
        picks.push(mv(Player::new(Level::PERFECT, Memory::mebibytes(64))
            .decide(&game, &Limits::none().depth(30).nodes_in_all(budget * 8))));
        for (i, p) in picks.iter().enumerate() {
            if wins.contains(p) {
                won[i] += 1
            }
        }
        hard += 1;
        if hard == n {
            break;
        }
    }
    println!("seen {seen} hard {hard} random {:.3}", prob / hard as f64);
    println!(
        "player {} dfpn/2 {} dfpn {} dfpn*2 {} ab {} ab*8 {}",
        won[0], won[1], won[2], won[3], won[4], won[5]
    );
}
// size

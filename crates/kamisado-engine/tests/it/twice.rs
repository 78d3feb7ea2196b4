//! Winning a round and the next one, against a plain search of everything.

#![allow(clippy::unwrap_used)] // A sample that cannot be made should fail the test.

use std::collections::HashMap;

use kamisado::{Fill, Finish, LineUp, Next, Position, Setup, Side, Tower};
use kamisado_engine::{Limits, Memory, Solver, Value};

use crate::common::{Teeth, positions_advanced};

/// Whether this side wins this round and, with one of the fills, the next.
fn exhaustive(position: &Position, side: Side, known: &mut HashMap<Position, bool>) -> bool {
    if let Some(&wins) = known.get(position) {
        return wins;
    }
    let mut reached = position.moves().map(|m| match position.play_unchecked(m) {
        Next::Over(finish) => {
            finish.end.winner == side
                && Fill::ALL
                    .into_iter()
                    .any(|fill| is_won_again(&finish, fill))
        }
        Next::Turn(next) => exhaustive(&next, side, known),
    });
    let wins = if position.side() == side {
        reached.any(|reached| reached)
    } else {
        reached.all(|reached| reached)
    };
    known.insert(*position, wins);
    wins
}

/// Whether the winner of a round wins the next one, in which the loser moves first.
fn is_won_again(finish: &Finish, fill: Fill) -> bool {
    let line_ups = finish.towers.filled(fill).unwrap();
    let mut setup = Setup::empty();
    setup.side = !finish.end.winner;
    for side in Side::ALL {
        for (place, &color) in (0..).zip(line_ups[side].colors()) {
            let tower = Tower::new(side, color);
            let teeth = finish.towers.teeth(tower);
            let teeth = if tower == finish.end.winning_tower() {
                teeth.grown()
            } else {
                teeth
            };
            setup.put(LineUp::square(side, place), Some((tower, teeth)));
        }
    }
    let solver = Solver::new(Memory::mebibytes(16));
    let outcome = solver.solve(&setup.position().unwrap(), &Limits::none());
    outcome.value == Some(Value::Loss)
}

/// Black's purple tower wins, and White loses the next round although White moves first in it.
const WON_TWICE: &str = "8/4R2u/3PG1Y1/BN6/2rgO1U1/5p1o/b2y4/n7 b u";

#[test]
fn late_positions_agree_with_exhaustive_search() {
    let mut positions = positions_advanced(72, 8, Teeth::None);
    positions.push(WON_TWICE.parse().unwrap());
    let answers = positions.iter().map(|position| {
        let solver = Solver::new(Memory::mebibytes(1));
        let twice = solver.wins_twice(position, &Limits::none());
        let expected = exhaustive(position, position.side(), &mut HashMap::new());
        assert_eq!(twice.forced, Some(expected), "{position}");
        expected
    });
    assert_eq!(answers.filter(|&forced| forced).count(), 1);
}

#[test]
fn the_mirrored_board_changes_nothing() {
    let position: Position = WON_TWICE.parse().unwrap();
    let solver = Solver::new(Memory::mebibytes(1));
    let twice = solver.wins_twice(&position.flip_board(), &Limits::none());
    assert_eq!(twice.forced, Some(true));
}

#[test]
fn without_a_proof_nothing_is_said() {
    let solver = Solver::new(Memory::mebibytes(16));
    let twice = solver.wins_twice(&Position::start(), &Limits::none().nodes(1_000));
    assert_eq!(twice.forced, None);
    assert!(twice.nodes >= 1_000);
}

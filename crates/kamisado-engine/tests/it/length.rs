//! Exact lengths against the vectors and against a plain exhaustive search.

#![allow(clippy::unwrap_used)] // A sample that cannot be made should fail the test.

use std::collections::HashMap;

use kamisado::{Next, Position};
use kamisado_engine::{Limits, Memory, Solver, Value};

use crate::common::{Teeth, positions_advanced, solved_vectors};

/// Plays the line out and checks that it is legal and ends where it should.
fn check_line(position: &Position, length: &kamisado_engine::Length) {
    assert_eq!(length.line.len(), length.moves as usize, "{position}");
    let winner = match length.value {
        Value::Win => position.side(),
        Value::Loss => !position.side(),
    };
    let mut at = *position;
    for (index, &m) in length.line.iter().enumerate() {
        match at.play(m).unwrap().next {
            Next::Turn(next) => at = next,
            Next::Over(finish) => {
                assert_eq!(index + 1, length.line.len(), "{position}");
                assert_eq!(finish.end.winner, winner, "{position}");
                return;
            }
        }
    }
    panic!("the line from {position} does not end the round");
}

#[test]
fn the_solved_vectors_agree() {
    let solver = Solver::new(Memory::default());
    for vector in solved_vectors() {
        let Some(moves) = vector.moves else { continue };
        let length = solver.length(&vector.position, &Limits::none()).unwrap();
        assert_eq!(
            (length.value, length.moves),
            (vector.value, moves),
            "{}",
            vector.position
        );
        check_line(&vector.position, &length);
    }
}

/// Value and length by looking at everything; `None` where that is more than a test should do.
fn exhaustive(
    position: &Position,
    known: &mut HashMap<Position, (bool, u32)>,
) -> Option<(bool, u32)> {
    if let Some(&found) = known.get(position) {
        return Some(found);
    }
    if known.len() > 8_000 {
        return None;
    }
    let (mut quickest, mut longest) = (None, 0);
    for m in position.moves() {
        let (wins, moves) = match position.play_unchecked(m) {
            Next::Over(finish) => (finish.end.winner == position.side(), 1),
            Next::Turn(next) => {
                let (wins, moves) = exhaustive(&next, known)?;
                (wins == (next.side() == position.side()), moves + 1)
            }
        };
        if wins {
            quickest = Some(quickest.map_or(moves, |quickest: u32| quickest.min(moves)));
        } else {
            longest = longest.max(moves);
        }
    }
    let found = quickest.map_or((false, longest), |moves| (true, moves));
    known.insert(*position, found);
    Some(found)
}

fn agrees_with_exhaustive_search(teeth: Teeth) {
    let solver = Solver::new(Memory::mebibytes(1));
    let mut compared = 0;
    for position in positions_advanced(52, 1000, teeth) {
        let Some((wins, moves)) = exhaustive(&position, &mut HashMap::new()) else {
            continue;
        };
        compared += 1;
        let length = solver.length(&position, &Limits::none()).unwrap();
        let value = if wins { Value::Win } else { Value::Loss };
        assert_eq!((length.value, length.moves), (value, moves), "{position}");
        check_line(&position, &length);
        let flipped = position.flip_board();
        let mirrored = solver.length(&flipped, &Limits::none()).unwrap();
        assert_eq!(
            (mirrored.value, mirrored.moves),
            (value, moves),
            "{flipped}"
        );
        check_line(&flipped, &mirrored);
    }
    assert!(compared >= 150, "only {compared} were small enough");
}

#[test]
fn late_positions_without_teeth_agree_with_exhaustive_search() {
    agrees_with_exhaustive_search(Teeth::None);
}

#[test]
fn late_positions_with_teeth_agree_with_exhaustive_search() {
    agrees_with_exhaustive_search(Teeth::Many);
}

#[test]
fn a_limit_is_kept() {
    let solver = Solver::new(Memory::mebibytes(1));
    assert_eq!(
        solver.length(&Position::start(), &Limits::none().nodes(5000)),
        None
    );
}

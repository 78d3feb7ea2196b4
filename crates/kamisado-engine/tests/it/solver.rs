//! The solver against the vectors, against a plain exhaustive search, and against itself.

#![allow(clippy::unwrap_used)] // A sample that cannot be made should fail the test.

use std::collections::HashMap;
use std::sync::Mutex;

use kamisado::{Board, BySide, LineUp, Move, Next, Position, Side};
use kamisado_engine::{Limits, Memory, Solver, Stop, Value};

use crate::common::{Lcg, Teeth, late_positions, solved_vectors};

/// The value by looking at everything: no pruning but the first winning move, no guesses, and keys that are whole
/// positions.
fn exhaustive(position: &Position, known: &mut HashMap<Position, bool>) -> bool {
    if let Some(&wins) = known.get(position) {
        return wins;
    }
    let wins = position.moves().any(|m| match position.play_unchecked(m) {
        Next::Over(finish) => finish.end.winner == position.side(),
        Next::Turn(next) => exhaustive(&next, known) == (next.side() == position.side()),
    });
    known.insert(*position, wins);
    wins
}

fn expected(position: &Position, known: &mut HashMap<Position, bool>) -> Value {
    if exhaustive(position, known) {
        Value::Win
    } else {
        Value::Loss
    }
}

fn small() -> Solver {
    Solver::new(Memory::mebibytes(1))
}

#[test]
fn the_solved_vectors_agree() {
    let solver = Solver::new(Memory::default());
    for vector in solved_vectors() {
        let outcome = solver.solve(&vector.position, &Limits::none());
        assert_eq!(outcome.value, Some(vector.value), "{}", vector.position);
    }
}

fn agrees_with_exhaustive_search(teeth: Teeth) {
    let solver = small();
    for position in late_positions(1500, teeth) {
        let mut known = HashMap::new();
        let outcome = solver.solve(&position, &Limits::none());
        let value = expected(&position, &mut known);
        assert_eq!(outcome.value, Some(value), "{position}");
        if value == Value::Win {
            let best = outcome.best.unwrap();
            let keeps = match position.play(best).unwrap().next {
                Next::Over(finish) => finish.end.winner == position.side(),
                Next::Turn(next) => {
                    exhaustive(&next, &mut known) == (next.side() == position.side())
                }
            };
            assert!(keeps, "{best} does not win {position}");
        }
    }
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
fn every_move_gets_the_value_of_what_it_leads_to() {
    for position in late_positions(200, Teeth::Many) {
        let mut known = HashMap::new();
        let told = Mutex::new(HashMap::new());
        let values = small().values(&position, &Limits::none(), |m, value| {
            assert_eq!(told.lock().unwrap().insert(m, value), None);
        });
        let moves: Vec<Move> = values.moves.iter().map(|(m, _)| *m).collect();
        assert_eq!(moves, position.moves().collect::<Vec<_>>());
        let told = told.into_inner().unwrap();
        for (m, value) in values.moves {
            let wins = match position.play_unchecked(m) {
                Next::Over(finish) => finish.end.winner == position.side(),
                Next::Turn(next) => {
                    exhaustive(&next, &mut known) == (next.side() == position.side())
                }
            };
            assert_eq!(value, Some(if wins { Value::Win } else { Value::Loss }));
            assert_eq!(told.get(&m).copied(), value, "{position} {m}");
        }
    }
}

#[test]
fn sixteen_first_moves_win_and_twins_have_the_same_value() {
    let start = Position::start();
    for threads in [1, 3] {
        let solver = Solver::new(Memory::default()).with_threads(threads);
        let told = Mutex::new(0);
        let values = solver.values(&start, &Limits::none(), |_, _| *told.lock().unwrap() += 1);
        assert_eq!(values.moves.len(), 102);
        assert_eq!(told.into_inner().unwrap(), 102);
        let value: HashMap<Move, Option<Value>> = values.moves.into_iter().collect();
        let wins = value.values().filter(|value| **value == Some(Value::Win));
        assert_eq!(wins.count(), 16);
        assert!(value.iter().all(|(m, found)| value[&m.mirror()] == *found));
    }
}

#[test]
fn one_thread_is_deterministic_and_clearing_forgets_everything() {
    let position = Position::start();
    let mut solver = Solver::new(Memory::mebibytes(8));
    let first = solver.solve(&position, &Limits::none());
    assert!(first.nodes > 0);
    assert!(
        solver.solve(&position, &Limits::none()).nodes < first.nodes,
        "what is known is not searched again"
    );
    solver.clear();
    assert_eq!(solver.hashfull(), 0);
    assert_eq!(solver.solve(&position, &Limits::none()), first);
    let other = Solver::new(Memory::mebibytes(8));
    assert_eq!(other.solve(&position, &Limits::none()), first);
}

#[test]
fn a_table_far_too_small_still_gives_the_truth() {
    let mut random = Lcg::new(11);
    for _ in 0..4 {
        let line_ups = BySide::new(random.line_up(), random.line_up());
        let position = Position::opening(Board::Standard, line_ups, Side::Black);
        let large = Solver::new(Memory::default()).solve(&position, &Limits::none());
        let tiny = small();
        let outcome = tiny.solve(&position, &Limits::none());
        assert_eq!(outcome.value, large.value, "{position}");
        assert!(tiny.bytes_in_use() <= Memory::mebibytes(1).bytes());
    }
}

#[test]
fn several_threads_agree_with_one() {
    let mut random = Lcg::new(5);
    for _ in 0..6 {
        let line_ups = BySide::new(random.line_up(), random.line_up());
        let position = Position::opening(Board::Standard, line_ups, Side::White);
        let one = Solver::new(Memory::mebibytes(16)).solve(&position, &Limits::none());
        let three = Solver::new(Memory::mebibytes(16)).with_threads(3);
        let together = three.solve(&position, &Limits::none());
        assert_eq!(together.value, one.value, "{position}");
    }
}

#[test]
fn the_mirrored_board_and_every_symmetry_keep_the_value() {
    let solver = small();
    for position in late_positions(300, Teeth::Many) {
        let outcome = solver.solve(&position, &Limits::none());
        for other in [position.turn(), position.mirror(), position.flip_board()] {
            assert_eq!(
                solver.solve(&other, &Limits::none()).value,
                outcome.value,
                "{other}"
            );
        }
        let flipped = position.flip_board();
        let values = solver.values(&flipped, &Limits::none(), |_, _| ());
        let moves: Vec<Move> = values.moves.iter().map(|(m, _)| *m).collect();
        assert_eq!(moves, flipped.moves().collect::<Vec<_>>());
        for (m, value) in solver.values(&position, &Limits::none(), |_, _| ()).moves {
            assert!(
                values.moves.contains(&(m.mirror(), value)),
                "{position} {m}"
            );
        }
    }
}

#[test]
fn a_limit_of_nodes_and_a_stop_are_kept() {
    let position = Position::start();
    let limited = small().solve(&position, &Limits::none().nodes(700));
    assert_eq!(limited.value, None);
    assert!((700..710).contains(&limited.nodes), "{}", limited.nodes);
    assert!(position.is_legal(limited.best.unwrap()));

    let stop = Stop::new();
    stop.now();
    let limits = Limits::none().stop(&stop);
    let stopped = small().solve(&position, &limits);
    assert_eq!(stopped.value, None);
    assert!(stopped.nodes < 2);
    let values = small().values(&position, &limits, |_, _| ());
    assert!(values.moves.iter().all(|(_, value)| value.is_none()));
}

#[test]
fn the_capped_opening_is_solved_as_well() {
    // The cap is part of the position: with it the same towers may be worth something else.
    let position = Position::opening(
        Board::Standard,
        BySide::new(LineUp::OWN_COLORS, LineUp::OWN_COLORS),
        Side::Black,
    )
    .with_capped_opening();
    let outcome = Solver::new(Memory::default()).solve(&position, &Limits::none());
    let value = outcome.value.unwrap();
    let next = position.play(outcome.best.unwrap()).unwrap().next;
    let reply = small().solve(next.position().unwrap(), &Limits::none());
    assert_eq!(reply.value, Some(!value));
}

//! Every puzzle that comes with the program is what it says.

#![allow(clippy::unwrap_used)] // A test that cannot go on should fail.

use std::collections::HashSet;

use kamisado::{Next, Position};
use kamisado_engine::puzzle::{self, Puzzle, Theme};
use kamisado_engine::{Limits, Memory, Solver, Value};

#[test]
fn there_are_enough_of_every_grade() {
    let puzzles = puzzle::all();
    assert!(puzzles.len() >= 500, "{}", puzzles.len());
    for grade in Puzzle::GRADES {
        let count = puzzle::of_grade(grade).count();
        assert!(count >= 60, "{count} of grade {grade}");
    }
    let in_one = puzzles.iter().filter(|puzzle| puzzle.length == 1).count();
    assert!(
        0 < in_one && in_one * 4 < puzzles.len(),
        "{in_one} in one move"
    );
    // Deadlocks are rare: a loser has to be driven into one.
    for (theme, least) in [
        (Theme::Push, 60),
        (Theme::Blockade, 20),
        (Theme::Tempo, 5),
        (Theme::Deadlock, 20),
    ] {
        let with = puzzles
            .iter()
            .filter(|puzzle| puzzle.themes().contains(&theme));
        let count = with.count();
        assert!(count >= least, "{count} with {theme:?}");
    }
}

#[test]
fn every_puzzle_is_well_formed() {
    for puzzle in puzzle::all() {
        let position = puzzle.position;
        let text = position.to_string();
        let moves: Vec<_> = position.moves().collect();
        assert!(position.active().is_some() && moves.len() >= 3, "{text}");
        assert!((1..=15).contains(&puzzle.length), "{text}");
        assert_eq!(puzzle.solution.len(), puzzle.length as usize, "{text}");
        let key_move = puzzle.key_move().unwrap();
        for m in &puzzle.tempting {
            assert!(moves.contains(m) && *m != key_move, "{text} {m}");
        }
        // The solution is legal to its last move, and that one wins.
        let (last, way) = puzzle.solution.split_last().unwrap();
        let before = way.iter().fold(position, |position: Position, &m| {
            match position.play(m).unwrap().next {
                Next::Turn(next) => next,
                Next::Over(_) => panic!("{text} ends at {m}"),
            }
        });
        let end = before.play(*last).unwrap().next.end();
        assert_eq!(end.unwrap().winner, position.side(), "{text}");
    }
}

#[test]
fn no_puzzle_is_there_twice_turned_or_mirrored() {
    let mut seen = HashSet::new();
    for puzzle in puzzle::all() {
        let position = puzzle.position;
        for same in [
            position,
            position.turn(),
            position.mirror(),
            position.turn().mirror(),
        ] {
            assert!(!seen.contains(&same), "{position}");
        }
        seen.insert(position);
    }
    let keys: HashSet<u64> = puzzle::all().iter().map(Puzzle::key).collect();
    assert_eq!(keys.len(), puzzle::all().len());
}

/// One move wins, every other loses, and the length is exact.
#[test]
fn every_puzzle_is_proven_again() {
    let solver = Solver::new(Memory::mebibytes(32));
    for puzzle in puzzle::all() {
        let position = puzzle.position;
        let side = position.side();
        for m in position.moves() {
            let next = position.play_unchecked(m);
            let winner = match &next {
                Next::Over(finish) => finish.end.winner,
                Next::Turn(next) => match solver.solve(next, &Limits::none()).value.unwrap() {
                    Value::Win => next.side(),
                    Value::Loss => !next.side(),
                },
            };
            assert_eq!(
                winner == side,
                Some(m) == puzzle.key_move(),
                "{position} {m}"
            );
        }
        let length = solver.length(&position, &Limits::none()).unwrap();
        assert_eq!(
            (length.value, length.moves),
            (Value::Win, puzzle.length),
            "{position}"
        );
        let again = Puzzle::at(&position, &solver, &Limits::none());
        assert_eq!(again.as_ref(), Some(puzzle));
    }
}

#[test]
fn a_puzzle_is_the_same_for_a_solver_who_sees_it_turned() {
    let solver = Solver::new(Memory::mebibytes(8));
    for puzzle in puzzle::all().iter().step_by(100) {
        let turned = Puzzle::at(&puzzle.position.turn(), &solver, &Limits::none()).unwrap();
        assert_eq!((turned.grade, turned.length), (puzzle.grade, puzzle.length));
        assert_eq!(turned.key(), puzzle.key());
        assert_eq!(
            turned.key_move(),
            puzzle.key_move().map(kamisado::Move::turn)
        );
    }
}

#[test]
fn the_days_go_through_all_puzzles() {
    let puzzles = puzzle::all();
    let shown: HashSet<u64> = (0..puzzles.len() as u64)
        .map(|day| puzzle::daily(day).key())
        .collect();
    assert_eq!(shown.len(), puzzles.len());
    assert_eq!(
        puzzle::daily(u64::MAX),
        puzzle::daily(u64::MAX % puzzles.len() as u64)
    );
    // A week is not all of one grade.
    let week: HashSet<u8> = (20_000..20_007)
        .map(|day| puzzle::daily(day).grade)
        .collect();
    assert!(week.len() >= 3, "{week:?}");
}

#[test]
fn a_position_with_two_ways_to_win_is_no_puzzle() {
    let solver = Solver::new(Memory::mebibytes(8));
    let limits = Limits::none();
    // Any tower may move, so there is no one tower to look at.
    assert_eq!(Puzzle::at(&Position::start(), &solver, &limits), None);
    for puzzle in puzzle::all().iter().step_by(50) {
        // The opponent's best answer is to a lost position: nothing wins there.
        let answer = puzzle.position.play(puzzle.key_move().unwrap()).unwrap();
        if let Next::Turn(next) = answer.next
            && next.side() != puzzle.position.side()
        {
            assert_eq!(Puzzle::at(&next, &solver, &limits), None);
        }
    }
}

//! A search that is told to come back does so within a few thousand positions, whatever it is doing.

#![allow(clippy::unwrap_used)] // A test that cannot go on should fail.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kamisado::{Match, MatchKind, Position};
use kamisado_engine::{Goal, Level, Limits, Memory, Player, Solver, Stop};

/// The most positions between two looks at the stop.
const INTERVAL: u64 = 1 << 10;
/// What a player who is stopped still looks into, so as not to move blindly.
const LAST_LOOK: u64 = 4_000;

/// How many positions were looked into when the stop came at the given look, and how many looks there were.
fn stopped_at(look: u64, search: impl FnOnce(&Limits)) -> (u64, u64) {
    const PLENTY: u64 = 1 << 40;
    let looks = Arc::new(AtomicU64::new(0));
    let counted = Arc::clone(&looks);
    let stop = Stop::new().with_alarm(move || counted.fetch_add(1, Ordering::Relaxed) + 1 >= look);
    let limits = Limits::none().nodes_in_all(PLENTY).stop(&stop);
    search(&limits);
    (PLENTY - limits.nodes_left(), looks.load(Ordering::Relaxed))
}

#[test]
fn proofs_values_and_lengths_come_back_when_told() {
    let start = Position::start();
    for look in [1, 2, 8] {
        let solver = Solver::new(Memory::mebibytes(1));
        let solve = |limits: &Limits| _ = solver.solve(&start, limits);
        let values = |limits: &Limits| _ = solver.values(&start, limits, |_, _| ());
        let length = |limits: &Limits| _ = solver.length(&start, limits);
        let two = Goal::win(start.side(), 2);
        let goal = |limits: &Limits| _ = solver.solve_for(&start, two, limits);
        let searches: [&dyn Fn(&Limits); 4] = [&solve, &values, &length, &goal];
        let names = ["solve", "values", "length", "goal"];
        for (name, search) in names.into_iter().zip(searches) {
            let (nodes, _) = stopped_at(look, search);
            assert!(
                nodes <= look * INTERVAL,
                "{name}: {nodes} after look {look}"
            );
        }
    }
}

#[test]
fn a_search_that_is_not_stopped_listens_all_the_time() {
    let solver = Solver::new(Memory::mebibytes(16));
    let (nodes, looks) = stopped_at(u64::MAX, |limits| {
        let _ = solver.solve(&Position::start(), limits);
    });
    assert!(
        nodes > INTERVAL && nodes / looks <= INTERVAL,
        "{nodes} nodes, {looks} looks"
    );
}

#[test]
fn a_player_decides_soon_after_it_is_told_to() {
    let game = Match::new(MatchKind::Standard.into());
    for level in [4, 9, 10] {
        let mut player = Player::new(Level::new(level).unwrap(), Memory::mebibytes(1));
        for look in [1, 4] {
            let (nodes, _) = stopped_at(look, |limits| {
                assert!(player.decide(&game, limits).is_some());
            });
            assert!(
                nodes <= look * INTERVAL + LAST_LOOK,
                "level {level}: {nodes}"
            );
        }
    }
}

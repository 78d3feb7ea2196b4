//! How the next round starts after a finished one.

use kamisado::{Board, Fill, Finish, LineUp, Position, Setup, Side, Tower};

/// The start of the next round when the winner chooses this fill: the new tooth is on its tower, and the loser moves first. A cap limits the first
/// slide. `None` when a tower is missing.
pub(crate) fn next_start(
    finish: &Finish,
    fill: Fill,
    board: Board,
    cap: Option<u8>,
) -> Option<Position> {
    let line_ups = finish.towers.filled(fill)?;
    let mut setup = Setup::empty();
    setup.board = board;
    setup.side = !finish.end.winner;
    setup.cap = cap;
    for side in Side::ALL {
        for (place, &color) in (0..).zip(line_ups[side].colors()) {
            let tower = Tower::new(side, color);
            let mut teeth = finish.towers.teeth(tower);
            if tower == finish.end.winning_tower() {
                teeth = teeth.grown();
            }
            setup.put(LineUp::square(side, place), Some((tower, teeth)));
        }
    }
    setup.position().ok()
}

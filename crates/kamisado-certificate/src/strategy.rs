//! The one walk through a strategy, which the writer and the verifier share.

use std::collections::HashSet;

use kamisado::{Bitboard, Move, Next, Position, Side};

use crate::Flaw;

/// Goes through every position a strategy can lead to, each once, and asks for the winner's move where there is a
/// choice. Returns the number of positions.
///
/// Depth first: the loser's moves are followed in the order of [`Position::moves`]. Where the winner can slide to the
/// goal it does so, and no move is read. Positions never repeat within a round, so the walk ends.
pub(crate) fn walk(
    root: &Position,
    winner: Side,
    mut choose: impl FnMut(&Position) -> Result<Move, Flaw>,
) -> Result<usize, Flaw> {
    let mut seen = HashSet::new();
    let mut waiting = vec![*root];
    while let Some(position) = waiting.pop() {
        if !seen.insert(position) {
            continue;
        }
        if position.side() == winner {
            let goal = Bitboard::goal(winner);
            if position.moves().any(|m| goal.contains(m.to)) {
                continue;
            }
            let m = choose(&position)?;
            waiting.extend(after(&position, m, winner)?);
        } else {
            // The last to be put on the stack is the first to be followed.
            let first = waiting.len();
            for m in position.moves() {
                waiting.extend(after(&position, m, winner)?);
            }
            waiting[first..].reverse();
        }
    }
    Ok(seen.len())
}

/// The position after a move, `None` if the winner has won.
fn after(position: &Position, m: Move, winner: Side) -> Result<Option<Position>, Flaw> {
    match position.play_unchecked(m) {
        Next::Turn(next) => Ok(Some(next)),
        Next::Over(finish) if finish.end.winner == winner => Ok(None),
        Next::Over(_) => Err(Flaw::Loses(*position)),
    }
}

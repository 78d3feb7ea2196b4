//! A quick guess at who is better in a position, for when a proof would take too long.

use kamisado::{Bitboard, Color, Position, Side, Tower, Towers};

use crate::parameters::evaluation::*;

/// What matters about one side's towers at a glance.
#[derive(Clone, Copy, Debug, Default)]
struct Glance {
    /// The colours, one bit each, of the towers that would win at once if they were called.
    strikers: u8,
    /// How many towers cannot move.
    blocked: i32,
    /// How many squares the towers could go to, in total.
    mobility: i32,
    /// How many ranks the towers have advanced, in total.
    advance: i32,
}

fn glance(towers: &Towers, side: Side) -> Glance {
    let mut glance = Glance::default();
    for color in Color::ALL {
        let tower = Tower::new(side, color);
        let Some(square) = towers.square(tower) else {
            continue;
        };
        let reachable = towers.reachable(tower);
        if !(reachable & Bitboard::goal(side)).is_empty() {
            glance.strikers |= 1 << color.index();
        }
        glance.blocked += i32::from(reachable.is_empty());
        glance.mobility += reachable.len() as i32;
        glance.advance += i32::from(square.rank().abs_diff(side.home_rank()));
    }
    glance
}

/// How good a position is for the side to move, in hundredths of a striker.
pub(crate) fn evaluate(position: &Position) -> i32 {
    let side = position.side();
    let towers = position.towers();
    let own = glance(towers, side);
    let other = glance(towers, !side);
    // A landing on a colour with which the opponent strikes is no choice at all.
    let board = position.board();
    let safe = position
        .targets()
        .into_iter()
        .filter(|&to| other.strikers >> board.color(to).index() & 1 == 0)
        .count() as i32;
    STRIKER * (own.strikers.count_ones() as i32 - other.strikers.count_ones() as i32)
        + SAFE_LANDING * safe
        - if safe == 0 { NOTHING_SAFE } else { 0 }
        - BLOCKED * (own.blocked - other.blocked)
        + MOBILITY * (own.mobility - other.mobility)
        + ADVANCE * (own.advance - other.advance)
        + TO_MOVE
}

//! Which squares a tower can slide to: rays, cut short by the first tower in the way.

use crate::{Bitboard, Side, Square, Teeth};

/// How far a tower may slide at most: the reach of a tower with as many teeth, which serves the capped opening as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub(crate) enum Reach {
    Any = 0,
    Five = 1,
    Three = 2,
    One = 3,
}

impl Reach {
    const ALL: [Reach; 4] = [Reach::Any, Reach::Five, Reach::Three, Reach::One];

    /// The reach of a tower with these teeth.
    #[inline]
    pub(crate) fn of(teeth: Teeth) -> Reach {
        Reach::ALL[usize::from(teeth.count() & 3)]
    }

    /// One step less strict, as the capped opening goes on: 1, 3, 5, any.
    #[inline]
    pub(crate) fn relaxed(self) -> Reach {
        Reach::ALL[(self as usize).saturating_sub(1)]
    }

    /// The distance in squares.
    pub(crate) const fn squares(self) -> u8 {
        Teeth::on_board(self as u8).reach()
    }
}

/// The rays of one square: left, straight and right as the mover sees them.
type Rays = [u64; 3];

static RAYS: [[[Rays; 64]; 2]; 4] = {
    let mut table = [[[[0; 3]; 64]; 2]; 4];
    let mut index = 0;
    while index < 64 {
        let square = Square::wrapping(index as u32);
        let mut reach = 0;
        while reach < 4 {
            let limit = Reach::ALL[reach].squares();
            let mut direction = 0;
            while direction < 3 {
                let mut side = 0;
                while side < 2 {
                    let mut ray = 0;
                    let mut distance = 1;
                    while distance <= limit {
                        let right = (direction as i8 - 1) * distance as i8;
                        if let Some(to) = square.step(Side::ALL[side], right, distance as i8) {
                            ray |= 1 << to.index();
                        }
                        distance += 1;
                    }
                    table[reach][side][index][direction] = ray;
                    side += 1;
                }
                direction += 1;
            }
            reach += 1;
        }
        index += 1;
    }
    table
};

/// The empty squares a tower can slide to.
#[inline]
pub(crate) fn slides(occupied: Bitboard, side: Side, from: Square, reach: Reach) -> Bitboard {
    let [left, straight, right] = RAYS[reach as usize][side.index()][from.index()];
    let occupied = occupied.0;
    // Each ray is kept up to and including its first tower; that tower's square drops out with the occupied ones.
    let reached = match side {
        Side::Black => {
            let visible = |ray: u64| {
                let towers = ray & occupied;
                ray & (towers ^ towers.wrapping_sub(1))
            };
            visible(left) | visible(straight) | visible(right)
        }
        Side::White => {
            let visible = |ray: u64| {
                let towers = ray & occupied | 1;
                ray & u64::MAX << (63 - towers.leading_zeros())
            };
            visible(left) | visible(straight) | visible(right)
        }
    };
    Bitboard(reached & !occupied)
}

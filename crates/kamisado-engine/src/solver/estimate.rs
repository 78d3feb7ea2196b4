//! A first guess at the numbers of a position that has not been searched: cheap, and worth many nodes.

use kamisado::{Bitboard, Board, Color, Next, Position, Side, Square, Teeth, Tower, Towers};

use super::goal::Goal;
use super::numbers::Numbers;
use super::proof::wins_now;

/// Knows the board well enough to guess.
pub(super) struct Estimator {
    /// What the sides are after.
    goal: Goal,
    /// The squares of each colour on the standard board.
    squares: [Bitboard; 8],
}

/// The rows from which a tower with so many teeth can reach its goal in one slide, for a side that moves up.
const WITHIN_REACH: [u64; 4] = [!0, !0 << 16, !0 << 32, !0 << 48];
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

impl Estimator {
    pub(super) fn new(goal: Goal) -> Estimator {
        let mut squares = [Bitboard::EMPTY; 8];
        for square in Square::all() {
            squares[Board::Standard.color(square).index()] |= square.into();
        }
        Estimator { goal, squares }
    }

    /// Guesses from the towers that threaten to win as soon as they are called. Each of the mover's own threats
    /// takes colours away from the squares the opponent may answer on, so it makes winning easier; each of the
    /// opponent's leaves the mover fewer safe moves, and fewer moves are quicker to refute.
    pub(super) fn numbers(&self, position: &Position) -> Numbers {
        let own = self.threats(position, position.side());
        let other = self.threats(position, !position.side());
        let mut deadly = Bitboard::EMPTY;
        for color in Color::ALL {
            if other >> color.index() & 1 != 0 {
                deadly |= self.squares[color.index()];
            }
        }
        // After a push the mover goes on, so its square calls nobody.
        let pushes = position.targets() & position.towers().occupied();
        let safe = (position.targets() & (!deadly | pushes)).len() as u32;
        if safe == 0 && position.active().is_some() && loses_in_two(position, self.goal) {
            return Numbers::LOST;
        }
        let pressed = |threats: u8| (8 - threats.count_ones()).pow(2) / 2;
        Numbers::new(1 + pressed(own), 1 + safe * pressed(other))
    }
}

/// Whether every move lets the opponent win at once, or ends the round with a deadlock.
fn loses_in_two(position: &Position, goal: Goal) -> bool {
    position.moves().all(|m| match position.play_unchecked(m) {
        Next::Over(finish) => goal.winner(&finish) != position.side(),
        Next::Turn(next) => next.side() != position.side() && wins_now(&next, goal),
    })
}

impl Estimator {
    /// The towers of a side, one bit for each colour, that could win if they were called now: by a slide, or by a push
    /// that calls one that slides.
    fn threats(&self, position: &Position, side: Side) -> u8 {
        let mut threats = slides_home(position, side);
        let towers = position.towers();
        if threats == 0 || !towers.any_teeth() {
            return threats;
        }
        for color in Color::ALL {
            let tower = Tower::new(side, color);
            if towers.teeth(tower) == Teeth::NONE || threats >> color.index() & 1 != 0 {
                continue;
            }
            if let Some(called) = called_by_push(towers, tower) {
                threats |= (threats >> called.index() & 1) << color.index();
            }
        }
        threats
    }
}

/// The colour that is called when a sumo pushes what stands before it, if it can.
fn called_by_push(towers: &Towers, tower: Tower) -> Option<Color> {
    let from = towers.square(tower)?;
    let first = from.step(tower.side, 0, 1)?;
    if !towers.occupied().contains(first) || !towers.reachable(tower).contains(first) {
        return None;
    }
    let mut last = first;
    while towers.occupied().contains(last) {
        last = last.step(tower.side, 0, 1)?;
    }
    Some(Board::Standard.color(last))
}

/// The towers of a side, one bit for each colour, that could slide to their goal now.
fn slides_home(position: &Position, side: Side) -> u8 {
    let towers = position.towers();
    // Seen from the side's own end of the board, so that it moves up.
    let (empty, turned) = match side {
        Side::Black => (!towers.occupied().0, 0),
        Side::White => (!towers.occupied().0.reverse_bits(), 63),
    };
    // Every line is followed back from the goal for as long as it is free.
    let goal = Bitboard::goal(Side::Black).0 & empty;
    let (mut left, mut straight, mut right) = (goal, goal, goal);
    let mut seeing = 0;
    for _ in 0..7 {
        left = left >> 9 & !FILE_H;
        straight >>= 8;
        right = right >> 7 & !FILE_A;
        seeing |= left | straight | right;
        left &= empty;
        straight &= empty;
        right &= empty;
    }
    let mut set = 0;
    for color in Color::ALL {
        let tower = Tower::new(side, color);
        if let Some(square) = towers.square(tower) {
            let teeth = usize::from(towers.teeth(tower).count() & 3);
            let sees = (seeing & WITHIN_REACH[teeth]) >> (square.index() ^ turned) & 1;
            set |= (sees as u8) << color.index();
        }
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threats_are_the_slides_to_the_goal() {
        for text in [
            "OBUPYRGN/8/8/8/8/8/8/ngrypubo b -",
            "3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6 b u",
            "3P2G1/BO4u1/g1U4o/5R2/1r6/4Y3/4N3/n2yp1b1 w g",
            "3N3U/2+o5/Y3R3/7b/4g+++pP1/B7/1O2n1Gu/y++r6 b u",
            "3N4/2o5/+Y3++R3/6+Ub/4+gpP1/B7/1+O2n1Gu/+yr6 w u",
        ] {
            let position: Position = text.parse().unwrap();
            let side = position.side();
            let goal = Bitboard::goal(side);
            let mut expected = 0;
            for color in Color::ALL {
                let (_, targets) = position.targets_of(color).unwrap();
                if !(targets & goal).is_empty() {
                    expected |= 1 << color.index();
                }
            }
            assert_eq!(slides_home(&position, side), expected, "{text}");
            assert_eq!(
                slides_home(&position.turn(), !side),
                expected,
                "{text} turned"
            );
        }
    }
}

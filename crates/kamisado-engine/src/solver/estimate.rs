//! A first guess at the numbers of a position that has not been searched: cheap, and worth many nodes.

use std::sync::LazyLock;

use kamisado::{Bitboard, Board, Color, Move, Next, Position, Side, Square, Teeth, Tower, Towers};

use super::goal::Goal;
use super::numbers::Numbers;
use super::proof::wins_now;
use crate::Value;
use crate::parameters::estimate::{DISPROOF, HIGHEST, PROOF};

/// Knows the board well enough to guess.
pub(super) struct Estimator {
    /// What the sides are after.
    goal: Goal,
}

impl Estimator {
    pub(super) fn new(goal: Goal) -> Estimator {
        Estimator { goal }
    }

    /// Estimates how much it takes to prove that the mover wins, and how much to prove a loss, from what is
    /// quickly seen.
    pub(super) fn numbers(&self, position: &Position) -> Numbers {
        match self.seen(position) {
            Ok(seen) => Numbers::new(PROOF.guess(&seen), DISPROOF.guess(&seen)),
            Err(Value::Win) => Numbers::WON,
            Err(Value::Loss) => Numbers::LOST,
        }
    }

    /// What is quickly seen of a position, or `None` if the mover is seen to lose. A square is *safe* when its colour does not call a
    /// tower that threatens to win at once.
    #[inline]
    pub(super) fn seen(&self, position: &Position) -> Result<Seen, Value> {
        let towers = position.towers();
        let own = Half::of(towers, position.side());
        let other = Half::of(towers, !position.side());
        let deadly = squares_of(other.threats);
        // After a push the mover goes on, so its square calls nobody.
        let pushes = position.targets() & towers.occupied();
        let safe = position.targets() & !deadly & !pushes;
        let choices = safe.len() + pushes.len();
        if choices == 0 && position.active().is_some() && loses_in_two(position, self.goal) {
            return Err(Value::Loss);
        }
        let deadly_to_other = squares_of(own.threats);
        let (mut pressure, mut passes) = (0, 0);
        for square in safe {
            let called = Tower::new(!position.side(), Board::Standard.color(square));
            let answers = towers.reachable(called);
            if answers.is_empty() {
                passes += 1;
            } else {
                let answers = (answers & !deadly_to_other).len() as i32;
                if answers == 0 && self.wins_in_three(position, square) {
                    return Err(Value::Win);
                }
                pressure += PART[answers as usize & 31];
            }
        }
        Ok(Seen {
            choices: logarithm(1 + choices as u32),
            pressure,
            passes,
            own_slides: own.slides(deadly),
            other_slides: other.slides(deadly_to_other),
            own_rows: own.rows,
            other_rows: other.rows,
        })
    }

    /// Whether every answer to a slide of the tower that is called lets the mover win at once.
    fn wins_in_three(&self, position: &Position, to: Square) -> bool {
        let Some(from) = position.active_square() else {
            return false;
        };
        match position.play_unchecked(Move::new(from, to)) {
            Next::Over(finish) => self.goal.winner(&finish) == position.side(),
            Next::Turn(next) => {
                next.side() != position.side()
                    && !wins_now(&next, self.goal)
                    && loses_in_two(&next, self.goal)
            }
        }
    }
}

/// The squares that call a tower of this side that could slide home, if only these squares were occupied.
pub(super) fn calling_a_slide_home(towers: &Towers, side: Side, occupied: Bitboard) -> Bitboard {
    let empty = match side {
        Side::Black => !occupied.0,
        Side::White => !occupied.0.reverse_bits(),
    };
    let lines = free_lines_home(empty);
    let mut threats = 0;
    let places = towers.packed(side, side).to_le_bytes();
    for (color, place) in Color::ALL.into_iter().zip(places) {
        let teeth = usize::from(towers.teeth(Tower::new(side, color)).count() & 3);
        let slides_home = (lines & WITHIN_REACH[teeth]) >> (place & 63) & 1;
        threats |= (slides_home as u8 & u8::from(place < 64)) << color.index();
    }
    squares_of(threats)
}

/// The squares with one of these colours, one bit each, on the standard board, which looks the same from both ends.
#[inline]
fn squares_of(colors: u8) -> Bitboard {
    static SQUARES: LazyLock<[Bitboard; 256]> = LazyLock::new(|| {
        let mut squares = [Bitboard::EMPTY; 256];
        for (colors, squares) in squares.iter_mut().enumerate() {
            let has = |square: &Square| colors >> Board::Standard.color(*square).index() & 1 != 0;
            *squares = Square::all().filter(has).collect();
        }
        squares
    });
    SQUARES[usize::from(colors)]
}

/// What is quickly seen of a position.
pub(super) struct Seen {
    /// The logarithm of one more than the mover's safe moves and pushes.
    choices: i32,
    /// How little the mover's safe moves leave the opponent: for each, [`ONE`] divided by one more than the safe answers.
    pressure: i32,
    /// How many of the mover's safe moves call a tower that is blocked and has to pass.
    passes: i32,
    /// How many slides to safe squares all towers of the mover have together, and those of the opponent.
    own_slides: i32,
    other_slides: i32,
    /// How many rows they have come forward, all together.
    own_rows: i32,
    other_rows: i32,
}

impl Seen {
    /// Everything that is seen, in the order of the [`Weights`] after the first.
    pub(super) fn counts(&self) -> [f64; 7] {
        [
            f64::from(self.choices) / f64::from(ONE),
            f64::from(self.pressure) / f64::from(ONE),
            f64::from(self.passes),
            f64::from(self.own_slides),
            f64::from(self.other_slides),
            f64::from(self.own_rows),
            f64::from(self.other_rows),
        ]
    }
}

/// What everything that is seen adds to the binary logarithm of a number, in parts of [`ONE`].
pub(crate) struct Weights {
    pub(crate) always: i32,
    pub(crate) choices: i32,
    pub(crate) pressure: i32,
    pub(crate) passes: i32,
    pub(crate) own_slides: i32,
    pub(crate) other_slides: i32,
    pub(crate) own_rows: i32,
    pub(crate) other_rows: i32,
}

/// One, where parts of it are counted: all is done with whole numbers, so that a search is the same on every machine.
const ONE: i32 = 1 << ONE_BITS;
const ONE_BITS: u32 = 8;

impl Weights {
    fn guess(&self, seen: &Seen) -> u32 {
        // The first two are in parts of one themselves.
        let sum = self.always
            + (self.choices * seen.choices + self.pressure * seen.pressure) / ONE
            + self.passes * seen.passes
            + self.own_slides * seen.own_slides
            + self.other_slides * seen.other_slides
            + self.own_rows * seen.own_rows
            + self.other_rows * seen.other_rows;
        1 + power(sum.clamp(0, HIGHEST * ONE))
    }
}

/// [`ONE`] divided by one more than a number of answers, of which there are at most 21.
const PART: [i32; 32] = {
    let mut parts = [0; 32];
    let mut answers = 0;
    while answers < 32 {
        parts[answers] = ONE / (1 + answers as i32);
        answers += 1;
    }
    parts
};

/// The binary logarithm of a number that is not zero, in parts of [`ONE`], straight between powers of two.
const fn logarithm(number: u32) -> i32 {
    let whole = number.ilog2();
    (((whole as u64) << ONE_BITS) + ((number as u64) << ONE_BITS >> whole) - ONE as u64) as i32
}

/// Two to the power of a number in parts of [`ONE`] that is not negative: the inverse of [`logarithm`].
const fn power(exponent: i32) -> u32 {
    let part = ONE + exponent % ONE;
    ((part as u64) << (exponent / ONE) >> ONE_BITS) as u32
}

/// The towers of one side, seen from its own end of the board, so that they move up.
struct Half {
    empty: u64,
    /// Where its towers stand, those with no tooth, one, two and three.
    standing: [u64; 4],
    /// How many rows they have come forward, all together.
    rows: i32,
    /// The towers, one bit for each colour, that could win if they were called now: by a slide, or by a push that calls
    /// one that slides.
    threats: u8,
}

/// How far towers with no tooth, one, two and three slide.
const REACH: [u8; 4] = [
    Teeth::NONE.reach(),
    Teeth::SUMO.reach(),
    Teeth::DOUBLE.reach(),
    Teeth::TRIPLE.reach(),
];
/// The rows from which they can slide to their goal, for a side that moves up.
const WITHIN_REACH: [u64; 4] = [
    last_rows(REACH[0]),
    last_rows(REACH[1]),
    last_rows(REACH[2]),
    last_rows(REACH[3]),
];
/// The bit of each of eight bytes that a square does not need.
const EACH_HIGHEST_BIT: u64 = 0x8080_8080_8080_8080;
const EACH_LOWEST_BIT: u64 = 0x0101_0101_0101_0101;
/// The row in each of eight bytes that were squares.
const EACH_ROW: u64 = 0x0707_0707_0707_0707;
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The goal of a side that moves up and this many rows before it.
const fn last_rows(before_the_goal: u8) -> u64 {
    !0 << (8 * (7 - before_the_goal))
}

impl Half {
    #[inline]
    fn of(towers: &Towers, side: Side) -> Half {
        let seen = |squares: Bitboard| match side {
            Side::Black => squares.0,
            Side::White => squares.0.reverse_bits(),
        };
        let empty = !seen(towers.occupied());
        let lines = free_lines_home(empty);
        let places = towers.packed(side, side);
        let mut half = Half {
            empty,
            standing: [seen(towers.of(side)), 0, 0, 0],
            rows: 0,
            threats: 0,
        };
        // No line begins in the last row, so a tower that is not there threatens nothing.
        for (index, place) in places.to_le_bytes().into_iter().enumerate() {
            half.threats |= ((lines >> (place & 63) & 1) as u8) << index;
        }
        let missing = (places & EACH_HIGHEST_BIT) >> 7;
        let rows = places >> 3 & EACH_ROW & !(missing * 0x07);
        // The highest byte of the product is the sum of all bytes.
        half.rows = (rows.wrapping_mul(EACH_LOWEST_BIT) >> 56) as i32;
        if towers.any_teeth() {
            half.shorten_reach(towers, side, places);
        }
        half
    }

    /// Takes into account that towers with teeth reach less far, and that they push.
    fn shorten_reach(&mut self, towers: &Towers, side: Side, places: u64) {
        for (color, teeth) in sumos(towers, side) {
            let place = places >> (8 * color.index()) & 0xff;
            if place < 64 {
                let square = 1 << place;
                self.standing[0] ^= square;
                self.standing[teeth] |= square;
                if square & WITHIN_REACH[teeth] == 0 {
                    self.threats &= !(1 << color.index());
                }
            }
        }
        let [rest, one, two, three] = self.standing;
        let opponents = !(self.empty | rest | one | two | three);
        let before_sumos = up(one | two | three, STRAIGHT) & opponents;
        if self.threats != 0 && before_sumos != 0 {
            self.threats |= threats_by_pushing(towers, side, self.threats);
        }
    }

    /// How many slides to squares other than the deadly ones all towers have together. No square is reached by two towers in
    /// the same direction, so all can slide at once.
    fn slides(&self, deadly: Bitboard) -> i32 {
        let free = self.empty & !deadly.0;
        let [left, straight, right] = [LEFT, STRAIGHT, RIGHT].map(|direction| {
            let mut last = reached_up(self.standing[0], self.empty, direction);
            if self.standing[1] | self.standing[2] | self.standing[3] != 0 {
                last |= reached_by_sumos(&self.standing, self.empty, direction);
            }
            up(last, direction) & free
        });
        // Three counts in two: the squares reached once or three times, and twice those reached more than once.
        let odd = left ^ straight ^ right;
        let several = left & straight | right & (left | straight);
        (odd.count_ones() + 2 * several.count_ones()) as i32
    }
}

/// The sumos of a side, and how many teeth they have.
fn sumos(towers: &Towers, side: Side) -> impl Iterator<Item = (Color, usize)> + use<> {
    let mut teeth = towers.packed_teeth(side) & 0xffff;
    std::iter::from_fn(move || {
        if teeth == 0 {
            return None;
        }
        let index = teeth.trailing_zeros() / 2;
        let count = teeth >> (2 * index) & 3;
        teeth &= !(3 << (2 * index));
        Some((Color::ALL[index as usize & 7], count as usize))
    })
}

/// The squares from which a free line leads to an empty square of the goal: every line is followed back from there.
fn free_lines_home(empty: u64) -> u64 {
    let goal = Bitboard::goal(Side::Black).0 & empty;
    let left = down(reached_down(goal, empty, LEFT), LEFT);
    let straight = down(reached_down(goal, empty, STRAIGHT), STRAIGHT);
    let right = down(reached_down(goal, empty, RIGHT), RIGHT);
    left | straight | right
}

/// A direction as a side sees it that moves up: by how much the number of the square grows, and the squares one comes to by it going up and going
/// down.
#[derive(Clone, Copy)]
struct Direction {
    by: u32,
    above: u64,
    below: u64,
}

const LEFT: Direction = Direction {
    by: 7,
    above: !FILE_H,
    below: !FILE_A,
};
const STRAIGHT: Direction = Direction {
    by: 8,
    above: !0,
    below: !0,
};
const RIGHT: Direction = Direction {
    by: 9,
    above: !FILE_A,
    below: !FILE_H,
};

/// One step up.
#[inline(always)]
const fn up(squares: u64, direction: Direction) -> u64 {
    squares << direction.by & direction.above
}

/// One step down.
#[inline(always)]
const fn down(squares: u64, direction: Direction) -> u64 {
    squares >> direction.by & direction.below
}

/// These squares and all that are reached from them over empty ones, in three strides of one, two and four steps.
#[inline(always)]
const fn reached_up(from: u64, empty: u64, direction: Direction) -> u64 {
    let by = direction.by;
    let (mut reached, mut free) = (from, empty & direction.above);
    reached |= reached << by & free;
    free &= free << by;
    reached |= reached << (2 * by) & free;
    free &= free << (2 * by);
    reached | reached << (4 * by) & free
}

/// The squares of towers with one tooth, two and three, and those that are reached from them over empty ones, all but the last step of each
/// slide.
#[inline(always)]
const fn reached_by_sumos(standing: &[u64; 4], empty: u64, direction: Direction) -> u64 {
    let by = direction.by;
    let free = empty & direction.above;
    let further = free & free << by;
    let [_, five, three, one] = *standing;
    let five = five | five << by & free;
    let five = five | five << (2 * by) & further;
    let three = three | three << by & free;
    five | (five | three) << by & free | three | one
}

/// All squares that are reached from these the other way, in three strides as well.
#[inline(always)]
const fn reached_down(from: u64, empty: u64, direction: Direction) -> u64 {
    let by = direction.by;
    let (mut reached, mut free) = (from, empty & direction.below);
    reached |= reached >> by & free;
    free &= free >> by;
    reached |= reached >> (2 * by) & free;
    free &= free >> (2 * by);
    reached | reached >> (4 * by) & free
}

/// The sumos of a side whose push calls one of these towers.
fn threats_by_pushing(towers: &Towers, side: Side, sliding: u8) -> u8 {
    let mut threats = 0;
    for (color, _) in sumos(towers, side) {
        if let Some(called) = called_by_push(towers, Tower::new(side, color)) {
            threats |= (sliding >> called.index() & 1) << color.index();
        }
    }
    threats
}

/// Whether every move lets the opponent win at once, or ends the round with a deadlock.
fn loses_in_two(position: &Position, goal: Goal) -> bool {
    position.moves().all(|m| match position.play_unchecked(m) {
        Next::Over(finish) => goal.winner(&finish) != position.side(),
        Next::Turn(next) => next.side() != position.side() && wins_now(&next, goal),
    })
}

/// The colour that is called when a sumo pushes what stands before it, if it can.
fn called_by_push(towers: &Towers, tower: Tower) -> Option<Color> {
    let from = towers.square(tower)?;
    let first = from.step(tower.side, 0, 1)?;
    if !towers.of(!tower.side).contains(first) || !towers.reachable(tower).contains(first) {
        return None;
    }
    let mut last = first;
    while towers.occupied().contains(last) {
        last = last.step(tower.side, 0, 1)?;
    }
    Some(Board::Standard.color(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    const POSITIONS: [&str; 5] = [
        "OBUPYRGN/8/8/8/8/8/8/ngrypubo b -",
        "3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6 b u",
        "3P2G1/BO4u1/g1U4o/5R2/1r6/4Y3/4N3/n2yp1b1 w g",
        "3N3U/2+o5/Y3R3/7b/4g+++pP1/B7/1O2n1Gu/y++r6 b u",
        "3N4/2o5/+Y3++R3/6+Ub/4+gpP1/B7/1+O2n1Gu/+yr6 w u",
    ];

    #[test]
    fn threats_are_the_slides_to_the_goal_and_the_pushes_that_call_them() {
        for text in POSITIONS {
            let position: Position = text.parse().unwrap();
            for (towers, side) in [
                (*position.towers(), position.side()),
                (position.towers().turn(), !position.side()),
            ] {
                let goal = Bitboard::goal(side);
                let mut sliding = 0;
                for color in Color::ALL {
                    let slides = towers.reachable(Tower::new(side, color)) & !towers.occupied();
                    sliding |= u8::from(!(slides & goal).is_empty()) << color.index();
                }
                let threats = sliding | threats_by_pushing(&towers, side, sliding);
                assert_eq!(Half::of(&towers, side).threats, threats, "{text} {side:?}");
            }
        }
    }

    #[test]
    fn slides_are_counted_as_the_rules_make_them() {
        let deadly = Bitboard(0x00ff_00c3_1800_ff24);
        for text in POSITIONS {
            let position: Position = text.parse().unwrap();
            for side in Side::ALL {
                let towers = position.towers();
                let all = Color::ALL.map(|color| {
                    let slides = towers.reachable(Tower::new(side, color)) & !towers.occupied();
                    (slides & !deadly).len() as i32
                });
                // The other side sees the board turned.
                let seen = match side {
                    Side::Black => deadly,
                    Side::White => Bitboard(deadly.0.reverse_bits()),
                };
                let half = Half::of(towers, side);
                assert_eq!(
                    half.slides(seen),
                    all.iter().sum::<i32>(),
                    "{text} {side:?}"
                );
            }
        }
    }

    #[test]
    fn the_board_looks_the_same_from_both_ends() {
        for colors in 0..=u8::MAX {
            let squares = squares_of(colors);
            assert_eq!(squares.0, squares.0.reverse_bits());
        }
    }

    #[test]
    fn powers_undo_logarithms() {
        for number in [1, 2, 3, 5, 8, 100, 256, 4096, 65_535] {
            let back = power(logarithm(number));
            assert!(number - back <= number / 256, "{number} became {back}");
        }
    }
}

use core::fmt;

use crate::reach::{Reach, slides};
use crate::sorting::sort_by_key;
use crate::{Bitboard, BySide, Color, Fill, LineUp, Side, Square, Teeth, Tower};

/// Where the towers stand and how many teeth they have: everything on the board except whose turn it is.
///
/// Unlike a [`Position`](crate::Position) it can also be the board after a round has ended.
///
/// ```
/// use kamisado::{Color, Position, Side, Teeth, Tower};
///
/// let position: Position = "1Y4U1/2NP4/7O/p2u3b/5B2/Gg2y3/6R1/+n1r4o b n".parse()?;
/// let towers = position.towers();
/// let brown = Tower::new(Side::Black, Color::Brown);
/// assert_eq!(towers.square(brown).unwrap().to_string(), "a1");
/// assert_eq!(towers.teeth(brown), Teeth::SUMO);
/// assert_eq!((towers.count(), towers.points(Side::Black)), (16, 1));
/// # Ok::<(), kamisado::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Towers {
    /// By side and colour; `OFF_BOARD` for a tower that is not there.
    squares: [[u8; 8]; 2],
    /// The squares with a tower of each side.
    standing: [Bitboard; 2],
    /// Two bits for each tower, Black's brown lowest.
    teeth: u32,
}

const OFF_BOARD: u8 = 0xff;

impl Towers {
    /// An empty board.
    pub(crate) const EMPTY: Towers = Towers {
        squares: [[OFF_BOARD; 8]; 2],
        standing: [Bitboard::EMPTY; 2],
        teeth: 0,
    };

    /// Sixteen towers on their home rows, without teeth.
    pub(crate) fn lined_up(line_ups: BySide<LineUp>) -> Towers {
        let mut towers = Towers::EMPTY;
        for side in Side::ALL {
            for (place, &color) in line_ups[side].colors().iter().enumerate() {
                towers.place(Tower::new(side, color), LineUp::square(side, place as u8));
            }
        }
        towers
    }

    /// Puts a tower that is not on the board yet on an empty square.
    pub(crate) fn place(&mut self, tower: Tower, square: Square) {
        self.squares[tower.side.index()][tower.color.index()] = square.index() as u8;
        self.standing[tower.side.index()] |= square.into();
    }

    /// Gives a tower its number of teeth, at most three.
    pub(crate) fn set_teeth(&mut self, tower: Tower, teeth: Teeth) {
        let shift = Towers::teeth_shift(tower);
        self.teeth = self.teeth & !(3 << shift) | u32::from(teeth.count() & 3) << shift;
    }

    #[inline]
    const fn teeth_shift(tower: Tower) -> u32 {
        (tower.side.index() * 16 + tower.color.index() * 2) as u32
    }

    /// The squares with a tower on them.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        let [black, white] = self.standing;
        Bitboard(black.0 | white.0)
    }

    /// The squares with a tower of this side.
    #[inline]
    #[must_use]
    pub const fn of(&self, side: Side) -> Bitboard {
        self.standing[side.index()]
    }

    /// Where a tower stands, if it is on the board.
    #[inline]
    #[must_use]
    pub const fn square(&self, tower: Tower) -> Option<Square> {
        Square::from_index(self.squares[tower.side.index()][tower.color.index()] as usize)
    }

    /// How many teeth a tower has.
    #[inline]
    #[must_use]
    pub const fn teeth(&self, tower: Tower) -> Teeth {
        Teeth::on_board((self.teeth >> Towers::teeth_shift(tower)) as u8)
    }

    /// Whether any tower has teeth.
    #[inline]
    #[must_use]
    pub const fn any_teeth(&self) -> bool {
        self.teeth != 0
    }

    /// The tower of this side on a square.
    #[inline]
    #[must_use]
    pub fn color_at(&self, side: Side, square: Square) -> Option<Color> {
        let place = self.squares[side.index()]
            .iter()
            .position(|&other| usize::from(other) == square.index())?;
        Some(Color::wrapping(place))
    }

    /// The tower on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Tower> {
        Side::ALL
            .into_iter()
            .find_map(|side| Some(Tower::new(side, self.color_at(side, square)?)))
    }

    /// All towers on the board with their squares and teeth, Black's brown first.
    pub fn iter(&self) -> impl Iterator<Item = (Tower, Square, Teeth)> + '_ {
        Side::ALL
            .into_iter()
            .flat_map(|side| Color::ALL.map(|color| Tower::new(side, color)))
            .filter_map(|tower| Some((tower, self.square(tower)?, self.teeth(tower))))
    }

    /// How many towers are on the board.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.occupied().len()
    }

    /// The points that can be read off a side's teeth (rule 7).
    #[must_use]
    pub fn points(&self, side: Side) -> u8 {
        Color::ALL
            .into_iter()
            .map(|color| self.teeth(Tower::new(side, color)).points())
            .fold(0, u8::saturating_add)
    }

    /// Where a tower could go if it were its turn, by sliding or pushing; no opening cap is applied.
    ///
    /// ```
    /// use kamisado::{Color, Position, Side, Tower};
    ///
    /// let start = Position::start();
    /// let white_green = Tower::new(Side::White, Color::Green);
    /// assert_eq!(start.towers().reachable(white_green).len(), 13);
    /// ```
    #[inline]
    #[must_use]
    pub fn reachable(&self, tower: Tower) -> Bitboard {
        self.square(tower).map_or(Bitboard::EMPTY, |from| {
            self.targets(tower, from, Reach::Any)
        })
    }

    /// Where a tower standing on `from` can go: the squares it can slide to and the one it can push onto.
    #[inline]
    pub(crate) fn targets(&self, tower: Tower, from: Square, cap: Reach) -> Bitboard {
        // Most rounds of most searches have neither teeth nor cap, and then every tower reaches as far as it can.
        if self.teeth == 0 && cap == Reach::Any {
            return slides(self.occupied(), tower.side, from, Reach::Any);
        }
        self.limited_targets(tower, from, cap)
    }

    /// The same where teeth or a capped opening limit the reach and sumos may push.
    fn limited_targets(&self, tower: Tower, from: Square, cap: Reach) -> Bitboard {
        let teeth = self.teeth(tower);
        let mut targets = slides(self.occupied(), tower.side, from, Reach::of(teeth).max(cap));
        if teeth > Teeth::NONE {
            // Most sumos have no opposing tower before them, and one look tells.
            let ahead = Bitboard::from(from).one_forward(tower.side) & self.of(!tower.side);
            if !ahead.is_empty() && self.push_run(tower.side, from, teeth) > 0 {
                targets |= ahead;
            }
        }
        targets
    }

    /// How many towers a sumo with these teeth would push from here; 0 when it cannot push (rule 13).
    pub(crate) fn push_run(&self, side: Side, from: Square, teeth: Teeth) -> u8 {
        let mut length = 0;
        let mut ahead = from;
        loop {
            let Some(next) = ahead.step(side, 0, 1) else {
                return 0;
            };
            ahead = next;
            if !self.occupied().contains(ahead) {
                return length;
            }
            let Some(color) = self.color_at(!side, ahead) else {
                return 0;
            };
            length += 1;
            if length > teeth.pushes() || self.teeth(Tower::new(!side, color)) >= teeth {
                return 0;
            }
        }
    }

    /// Moves a tower to an empty square.
    #[inline]
    pub(crate) fn relocate(&mut self, tower: Tower, from: Square, to: Square) {
        self.squares[tower.side.index()][tower.color.index()] = to.index() as u8;
        self.standing[tower.side.index()] ^= Bitboard::from(from) | Bitboard::from(to);
    }

    /// The line-ups of both players, or `None` if a tower is missing or not on its home row.
    #[must_use]
    pub fn line_ups(&self) -> Option<BySide<LineUp>> {
        let line_up = |side: Side| {
            let mut colors = [Color::Brown; 8];
            for (color, place) in colors.iter_mut().zip(0..) {
                *color = self.color_at(side, LineUp::square(side, place))?;
            }
            LineUp::new(colors)
        };
        Some(BySide::new(line_up(Side::Black)?, line_up(Side::White)?))
    }

    /// The line-ups of both players at the start of the next round (rule 9), or `None` if a tower is missing.
    ///
    /// Each player, from their own point of view, takes their towers row by row, starting with the home row and, within a row, from the chosen
    /// side, and puts them on the home row starting at that side.
    ///
    /// ```
    /// use kamisado::{Fill, Position, Side};
    ///
    /// let position: Position = "1Y4U1/2NP4/7O/p2u3b/5B2/Gg2y3/6R1/n1r4o b n".parse()?;
    /// let line_ups = position.towers().filled(Fill::Left).unwrap();
    /// assert_eq!(line_ups[Side::Black].to_string(), "nrogypub");
    /// assert_eq!(line_ups[Side::White].to_string(), "uypnobgr");
    /// # Ok::<(), kamisado::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn filled(&self, fill: Fill) -> Option<BySide<LineUp>> {
        let line_up = |side: Side| {
            let mut towers: [(u8, Color); 8] = [(0, Color::Brown); 8];
            for (slot, color) in towers.iter_mut().zip(Color::ALL) {
                let square = self.square(Tower::new(side, color))?;
                // Black sees the board as it is, White turned by 180°.
                let seen = match side {
                    Side::Black => square,
                    Side::White => square.turn(),
                };
                let place = match fill {
                    Fill::Left => seen,
                    Fill::Right => seen.mirror(),
                };
                *slot = (place.index() as u8, color);
            }
            sort_by_key(&mut towers, |&place| place);
            let from_chosen_side = LineUp::new(towers.map(|(_, color)| color))?;
            Some(match fill {
                Fill::Left => from_chosen_side,
                Fill::Right => from_chosen_side.reverse(),
            })
        };
        Some(BySide::new(line_up(Side::Black)?, line_up(Side::White)?))
    }

    /// The same board seen from the other side: turned by 180°, with the sides swapped.
    #[must_use]
    pub fn turn(&self) -> Towers {
        self.rearranged(|tower, square| (Tower::new(!tower.side, tower.color), square.turn()))
    }

    /// The twin of the mirrored game: files mirrored and colour `c` replaced by `7 - c`.
    #[must_use]
    pub fn mirror(&self) -> Towers {
        self.rearranged(|tower, square| {
            let color = tower.color.mirror();
            (Tower::new(tower.side, color), square.mirror())
        })
    }

    /// The same towers with their files mirrored, as they stand on the board that lies the other way round.
    #[must_use]
    pub fn flip_files(&self) -> Towers {
        self.rearranged(|tower, square| (tower, square.mirror()))
    }

    fn rearranged(&self, change: impl Fn(Tower, Square) -> (Tower, Square)) -> Towers {
        let mut towers = Towers::EMPTY;
        for (tower, square, teeth) in self.iter() {
            let (tower, square) = change(tower, square);
            towers.place(tower, square);
            towers.set_teeth(tower, teeth);
        }
        towers
    }

    /// The squares of a side as the viewer sees them, who moves up: a byte for each colour, brown lowest. The highest bit of
    /// the byte tells that a tower is not on the board.
    ///
    /// ```
    /// use kamisado::{Position, Side};
    ///
    /// let start = Position::start();
    /// assert_eq!(start.towers().packed(Side::Black, Side::Black), 0x07060504_03020100);
    /// assert_eq!(start.towers().packed(Side::White, Side::White), 0x07060504_03020100);
    /// ```
    #[inline]
    #[must_use]
    pub fn packed(&self, side: Side, viewer: Side) -> u64 {
        let squares = u64::from_le_bytes(self.squares[side.index()]);
        match viewer {
            Side::Black => squares,
            Side::White => {
                // White looks up the turned board; a tower that is not there stays away.
                let missing = (squares >> 7 & 0x0101_0101_0101_0101) * 0x3f;
                squares ^ 0x3f3f_3f3f_3f3f_3f3f ^ missing
            }
        }
    }

    /// The teeth of both sides, two bits for each tower, the given side's in the lower half and brown's lowest.
    ///
    /// ```
    /// use kamisado::{Position, Side};
    ///
    /// let position: Position = "8/8/8/3+P4/8/++g7/8/8 b g".parse()?;
    /// assert_eq!(position.towers().packed_teeth(Side::Black), 2 << 2 | 1 << (16 + 2 * 4));
    /// # Ok::<(), kamisado::ParsePositionError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn packed_teeth(&self, side: Side) -> u32 {
        match side {
            Side::Black => self.teeth,
            Side::White => self.teeth.rotate_left(16),
        }
    }
}

impl fmt::Debug for Towers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

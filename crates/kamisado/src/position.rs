use core::fmt;

use crate::played::{Finish, Next, Pass, Played, Pushed, Reason, RoundEnd};
use crate::reach::{Reach, slides};
use crate::{
    Bitboard, Board, ByColor, BySide, Color, IllegalMove, LineUp, Move, Moves, Side, Square, Teeth,
    Tower, Towers,
};

/// A round in progress: the towers, whose turn it is and which tower must move.
///
/// In a position somebody always has a legal move: passes have been carried out, and a round that is over is a [`RoundEnd`] instead. You get one
/// from the start of a round, from a played move, or from a [`Setup`](crate::Setup) that passes its checks.
///
/// ```
/// use kamisado::{Color, Next, Position, Side};
///
/// let start = Position::start();
/// assert_eq!(start.move_count(), 102);
///
/// let played = start.play("b1b7".parse()?)?;
/// let Next::Turn(position) = played.next else { unreachable!() };
/// assert_eq!(position.side(), Side::White);
/// assert_eq!(position.active(), Some(Color::Orange));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    towers: Towers,
    /// Where the active tower can go; empty while the choice of tower is free.
    targets: Bitboard,
    side: Side,
    active: Option<Color>,
    board: Board,
    /// The longest slide this move may be, for rounds with the 1-3-5 opening.
    cap: Reach,
}

/// Is told what a move set off; the search listens with `()`, which the compiler removes.
trait Listener {
    fn pushed(&mut self, pushed: Pushed);
    fn passed(&mut self, pass: Pass);
}

impl Listener for () {
    #[inline]
    fn pushed(&mut self, _: Pushed) {}
    #[inline]
    fn passed(&mut self, _: Pass) {}
}

impl Listener for Played {
    fn pushed(&mut self, pushed: Pushed) {
        self.pushed.push(pushed);
    }
    fn passed(&mut self, pass: Pass) {
        self.passes.push(pass);
    }
}

impl Position {
    /// The start of a match: each tower on its own colour, Black to move with any tower.
    #[must_use]
    pub fn start() -> Position {
        Position::opening(
            Board::Standard,
            BySide::new(LineUp::OWN_COLORS, LineUp::OWN_COLORS),
            Side::Black,
        )
    }

    /// The start of a round without teeth from these line-ups, with a free choice for the challenger.
    ///
    /// ```
    /// use kamisado::{Board, BySide, LineUp, Position, Side};
    ///
    /// let line_ups = BySide::new(LineUp::match_play(3).unwrap(), LineUp::match_play(17).unwrap());
    /// let position = Position::opening(Board::Standard, line_ups, Side::White);
    /// assert_eq!(position.to_string(), "GUNYPORB/8/8/8/8/8/8/brponyug w -");
    /// ```
    #[must_use]
    pub fn opening(board: Board, line_ups: BySide<LineUp>, challenger: Side) -> Position {
        Position::unsettled(Towers::lined_up(line_ups), board, challenger, None)
    }

    /// The same round, with its next three moves capped at 1, 3 and 5 squares (the "1-3-5" opening).
    ///
    /// ```
    /// use kamisado::Position;
    ///
    /// let capped = Position::start().with_capped_opening();
    /// assert_eq!((capped.cap(), capped.move_count()), (Some(1), 22));
    /// ```
    #[must_use]
    pub fn with_capped_opening(mut self) -> Position {
        self.cap = Reach::One;
        self.targets = self.active_targets();
        self
    }

    /// The same start of a round with these teeth on the towers.
    pub(crate) fn with_teeth(mut self, teeth: &BySide<ByColor<Teeth>>) -> Position {
        for side in Side::ALL {
            for (color, &teeth) in teeth[side].iter() {
                self.towers.set_teeth(Tower::new(side, color), teeth);
            }
        }
        self.targets = self.active_targets();
        self
    }

    /// A position whose active tower may still be blocked.
    pub(crate) fn unsettled(
        towers: Towers,
        board: Board,
        side: Side,
        active: Option<Color>,
    ) -> Position {
        let mut position = Position {
            towers,
            targets: Bitboard::EMPTY,
            side,
            active,
            board,
            cap: Reach::Any,
        };
        position.targets = position.active_targets();
        position
    }

    /// Sets how far the next moves may go; used by the reader of position texts.
    pub(crate) fn set_cap(&mut self, cap: Reach) {
        self.cap = cap;
        self.targets = self.active_targets();
    }

    #[inline]
    fn active_targets(&self) -> Bitboard {
        self.active
            .and_then(|color| self.targets_of(color))
            .map_or(Bitboard::EMPTY, |(_, targets)| targets)
    }

    /// The towers on the board.
    #[inline]
    #[must_use]
    pub const fn towers(&self) -> &Towers {
        &self.towers
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The colour of the tower that must move, or `None` if any tower may.
    #[inline]
    #[must_use]
    pub const fn active(&self) -> Option<Color> {
        self.active
    }

    /// The square of the tower that must move, or `None` if any tower may.
    #[inline]
    #[must_use]
    pub fn active_square(&self) -> Option<Square> {
        self.towers.square(Tower::new(self.side, self.active?))
    }

    /// Which way round the board lies.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The most squares this move may go, while the 1-3-5 opening lasts.
    #[must_use]
    pub const fn cap(&self) -> Option<u8> {
        match self.cap {
            Reach::Any => None,
            cap => Some(cap.squares()),
        }
    }

    /// Where the active tower can go, including the square it can push onto; empty if any tower may move.
    #[inline]
    #[must_use]
    pub const fn targets(&self) -> Bitboard {
        self.targets
    }

    /// Where the mover's tower of this colour stands and could go if it were its turn.
    #[inline]
    #[must_use]
    pub fn targets_of(&self, color: Color) -> Option<(Square, Bitboard)> {
        let tower = Tower::new(self.side, color);
        let from = self.towers.square(tower)?;
        Some((from, self.towers.targets(tower, from, self.cap)))
    }

    /// The legal moves.
    ///
    /// ```
    /// use kamisado::Position;
    ///
    /// let position: Position = "8/8/8/8/8/8/8/3+++g4 b g".parse()?;
    /// let moves: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    /// assert_eq!(moves, ["d1c2", "d1d2", "d1e2"]);
    /// # Ok::<(), kamisado::ParsePositionError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn moves(&self) -> Moves<'_> {
        Moves::new(self)
    }

    /// How many legal moves there are: at least one.
    #[inline]
    #[must_use]
    pub fn move_count(&self) -> usize {
        match self.active {
            Some(_) => self.targets.len(),
            None => self.free_move_count(),
        }
    }

    /// How many moves there are while the choice is free.
    #[cold]
    fn free_move_count(&self) -> usize {
        Color::ALL
            .into_iter()
            .filter_map(|color| self.targets_of(color))
            .map(|(_, targets)| targets.len())
            .sum()
    }

    /// Whether a move is legal.
    ///
    /// ```
    /// use kamisado::Position;
    ///
    /// let start = Position::start();
    /// assert!(start.is_legal("b1b7".parse()?));
    /// assert!(!start.is_legal("b1b8".parse()?));
    /// # Ok::<(), kamisado::ParseMoveError>(())
    /// ```
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        let color = match self.active {
            Some(color) => Some(color),
            None => self.towers.color_at(self.side, m.from),
        };
        color
            .and_then(|color| self.targets_of(color))
            .is_some_and(|(from, targets)| from == m.from && targets.contains(m.to))
    }

    /// Whether a legal move is a push.
    #[inline]
    #[must_use]
    pub fn is_push(&self, m: Move) -> bool {
        self.towers.occupied().contains(m.to)
    }

    /// Plays a move and returns everything that follows from it.
    ///
    /// ```
    /// use kamisado::{Color, Position};
    ///
    /// // A sumo pushes the pink tower onto an orange square, so it is Black's orange that moves next.
    /// let position: Position = "8/8/8/8/3P4/3+g4/8/7o b g".parse()?;
    /// let played = position.play("d3d4".parse()?)?;
    /// assert_eq!(played.pushed[0].tower.color, Color::Pink);
    /// assert_eq!(played.next.position().unwrap().to_string(), "8/8/8/3P4/3+g4/8/8/7o b o");
    ///
    /// let error = position.play("d3d5".parse()?).unwrap_err();
    /// assert_eq!(error.to_string(), "the white pink tower on d4 is in the way");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// An [`IllegalMove`] says what is wrong with the move.
    pub fn play(&self, m: Move) -> Result<Played, IllegalMove> {
        let tower = match self.towers.color_at(self.side, m.from) {
            Some(color) if self.is_legal(m) => Tower::new(self.side, color),
            _ => return Err(IllegalMove::explain(self, m)),
        };
        let mut position = *self;
        let mut played = Played::new(*self, tower, m);
        let end = position.advance(m, &mut played);
        played.next = match end {
            None => Next::Turn(position),
            Some(end) => Next::Over(Finish {
                end,
                towers: position.towers,
            }),
        };
        Ok(played)
    }

    /// Plays a move that is known to be legal, as fast as possible.
    ///
    /// An illegal move gives a meaningless result, but never undefined behaviour.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, m: Move) -> Next {
        let mut position = *self;
        match position.advance(m, &mut ()) {
            None => Next::Turn(position),
            Some(end) => Next::Over(Finish {
                end,
                towers: position.towers,
            }),
        }
    }

    /// Whether a legal move is a slide onto the colour of an opposing tower that can win at once. This is much cheaper than playing the move to
    /// find out.
    ///
    /// ```
    /// use kamisado::Position;
    ///
    /// let position: Position = "8/8/8/3G4/8/8/8/2b5 b b".parse().unwrap();
    /// // Green is called and slides home; nothing is called on yellow.
    /// assert!(position.calls_a_winner("c1c4".parse()?));
    /// assert!(!position.calls_a_winner("c1c2".parse()?));
    /// # Ok::<(), kamisado::ParseMoveError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn calls_a_winner(&self, m: Move) -> bool {
        let called = Tower::new(!self.side, self.board.color(m.to));
        let occupied = self.towers.occupied();
        let calls_nobody = occupied | Bitboard::goal(self.side);
        match self.towers.square(called) {
            Some(square) if !calls_nobody.contains(m.to) => {
                let occupied = occupied ^ (Bitboard::from(m.from) | Bitboard::from(m.to));
                let reach = Reach::of(self.towers.teeth(called)).max(self.cap.relaxed());
                let slides = slides(occupied, called.side, square, reach);
                !(slides & Bitboard::goal(called.side)).is_empty()
            }
            _ => false,
        }
    }

    /// Plays a legal move in place. After the end of the round only `towers` is meaningful.
    #[inline]
    fn advance(&mut self, m: Move, listener: &mut impl Listener) -> Option<RoundEnd> {
        let mover = self.side;
        let color = match self.active {
            Some(color) => color,
            None => self.towers.color_at(mover, m.from)?,
        };
        let tower = Tower::new(mover, color);
        if self.towers.occupied().contains(m.to) {
            // The pusher keeps the turn; the farthest pushed tower's square decides with which tower.
            let called = self.push(tower, m, listener);
            self.active = Some(called);
        } else {
            self.towers.relocate(tower, m.from, m.to);
            if Bitboard::goal(mover).contains(m.to) {
                return Some(RoundEnd {
                    winner: mover,
                    reason: Reason::HomeRow,
                    tower: color,
                });
            }
            self.side = !mover;
            self.active = Some(self.board.color(m.to));
        }
        self.cap = self.cap.relaxed();
        self.targets = self.active_targets();
        if self.targets.is_empty() && !self.pass(listener) {
            // Deadlock (rule 6): the side that made the last move, not counting passes, loses.
            return Some(RoundEnd {
                winner: !mover,
                reason: Reason::Deadlock,
                tower: self.board.color(m.to),
            });
        }
        None
    }

    /// Pushes the run in front of a sumo; returns the colour the farthest tower landed on.
    fn push(&mut self, tower: Tower, m: Move, listener: &mut impl Listener) -> Color {
        let length = self
            .towers
            .push_run(tower.side, m.from, self.towers.teeth(tower));
        let mut called = tower.color;
        // Farthest first, so that every tower moves to an empty square; told nearest first.
        let mut moved = [None; 3];
        for distance in (1..=length as i8).rev() {
            let from = m.from.step(tower.side, 0, distance);
            let to = m.from.step(tower.side, 0, distance + 1);
            if let (Some(from), Some(to)) = (from, to)
                && let Some(color) = self.towers.color_at(!tower.side, from)
            {
                let pushed = Tower::new(!tower.side, color);
                self.towers.relocate(pushed, from, to);
                if distance == length as i8 {
                    called = self.board.color(to);
                }
                moved[distance as usize - 1] = Some(Pushed {
                    tower: pushed,
                    from,
                    to,
                });
            }
        }
        for pushed in moved.into_iter().flatten() {
            listener.pushed(pushed);
        }
        self.towers.relocate(tower, m.from, m.to);
        called
    }

    /// Carries out the passes that are due; false when they would never end.
    #[cold]
    pub(crate) fn settle(&mut self) -> bool {
        !self.is_stuck() || self.pass(&mut ())
    }

    fn is_stuck(&self) -> bool {
        match self.active {
            Some(_) => self.targets.is_empty(),
            None => self.move_count() == 0,
        }
    }

    #[cold]
    fn pass(&mut self, listener: &mut impl Listener) -> bool {
        let mut seen = BySide::new(0_u8, 0_u8);
        while let Some(color) = self.active {
            let tower = Tower::new(self.side, color);
            let Some(square) = self.towers.square(tower) else {
                // A study without this tower: nothing is called, so the choice is free.
                self.active = None;
                break;
            };
            if !self.targets.is_empty() {
                return true;
            }
            let bit = 1 << color.index();
            if seen[self.side] & bit != 0 {
                return false;
            }
            seen[self.side] |= bit;
            listener.passed(Pass { tower, square });
            self.side = !self.side;
            self.active = Some(self.board.color(square));
            self.targets = self.active_targets();
        }
        !self.is_stuck()
    }

    /// The position seen from the other side: the board turned by 180° and the sides swapped.
    ///
    /// Every move `m` here is the move `m.turn()` there, with the same consequences for the other side.
    ///
    /// ```
    /// use kamisado::{Position, Side};
    ///
    /// let turned = Position::start().turn();
    /// assert_eq!(turned.side(), Side::White);
    /// assert!(turned.is_legal("g8g2".parse()?)); // b1b7 turned
    /// # Ok::<(), kamisado::ParseMoveError>(())
    /// ```
    #[must_use]
    pub fn turn(&self) -> Position {
        let mut position = *self;
        position.towers = self.towers.turn();
        position.side = !self.side;
        position.targets = self.targets.turn();
        position
    }

    /// The twin of this position: files mirrored and colour `c` replaced by `7 - c`.
    ///
    /// Every move `m` here is the move `m.mirror()` there, with the same consequences.
    ///
    /// ```
    /// use kamisado::Position;
    ///
    /// // The start is its own twin.
    /// assert_eq!(Position::start().mirror(), Position::start());
    /// ```
    #[must_use]
    pub fn mirror(&self) -> Position {
        let mut position = *self;
        position.towers = self.towers.mirror();
        position.active = self.active.map(Color::mirror);
        position.targets = self.targets.mirror();
        position
    }

    /// Whether it is its own [twin](Self::mirror), as the start of a match is. Then its moves come in pairs, `m` and `m.mirror()`, with mirrored
    /// consequences.
    ///
    /// ```
    /// use kamisado::Position;
    ///
    /// assert!(Position::start().is_its_own_twin());
    /// let position: Position = "OBUPYRGN/8/8/8/8/8/8/ngrypuob b -".parse()?;
    /// assert!(!position.is_its_own_twin());
    /// # Ok::<(), kamisado::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn is_its_own_twin(&self) -> bool {
        // No colour is its own twin.
        self.active.is_none() && self.mirror() == *self
    }

    /// The same round on the board that lies the other way round: files mirrored, colours kept.
    ///
    /// ```
    /// use kamisado::Position;
    ///
    /// let flipped = Position::start().flip_board();
    /// assert_eq!(flipped.to_string(), "NGRYPUBO/8/8/8/8/8/8/obupyrgn b - mirrored");
    /// ```
    #[must_use]
    pub fn flip_board(&self) -> Position {
        let mut position = *self;
        position.towers = self.towers.flip_files();
        position.board = self.board.mirror();
        position.targets = self.targets.mirror();
        position
    }

    /// A number that is the same for equal positions, on every machine, and for a position and its [turn](Self::turn).
    #[inline]
    #[must_use]
    pub fn key(&self) -> u64 {
        let own = self.towers.packed(self.side, self.side);
        let other = self.towers.packed(!self.side, self.side);
        let teeth = self.towers.packed_teeth(self.side);
        let active = self.active.map_or(8, Color::index) as u64;
        let rest =
            u64::from(teeth) | active << 32 | (self.cap as u64) << 36 | (self.board as u64) << 40;
        let key = fold(own ^ 0x9e37_79b9_7f4a_7c15, other ^ 0xd1b5_4a32_d192_ed03);
        fold(key ^ rest, 0x8cb9_2ba7_2f3d_8dd7 ^ own.rotate_left(29))
    }

    /// Counts the sequences of exactly `depth` played moves. Passes are not moves, and a finished round has none.
    ///
    /// ```
    /// use kamisado::Position;
    ///
    /// assert_eq!(Position::start().perft(4), 107_068);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match (depth, self.active) {
            (0, _) => 1,
            (1, _) => self.move_count() as u64,
            (2, Some(color)) => self.count_pairs(color),
            (_, None) if self.is_its_own_twin() => {
                let halves = self.moves().filter(|&m| m < m.mirror());
                2 * halves
                    .filter_map(|m| self.play_unchecked(m).position().copied())
                    .map(|next| next.perft(depth - 1))
                    .sum::<u64>()
            }
            _ => {
                let mut count = 0;
                for m in self.moves() {
                    let mut position = *self;
                    if position.advance(m, &mut ()).is_none() {
                        count += position.perft(depth - 1);
                    }
                }
                count
            }
        }
    }

    /// Counts the sequences of two moves of which this tower makes the first. Only what has more consequences than a slide to
    /// another square is played.
    fn count_pairs(&self, color: Color) -> u64 {
        let tower = Tower::new(self.side, color);
        let Some(from) = self.towers.square(tower) else {
            return 0;
        };
        let cap = self.cap.relaxed();
        let mut after = self.towers;
        let mut last = from;
        let mut count = 0;
        for to in self.targets & !self.towers.occupied() & !Bitboard::goal(self.side) {
            after.relocate(tower, last, to);
            last = to;
            let called = Tower::new(!self.side, self.board.color(to));
            let answers = match after.square(called) {
                Some(square) => after.targets(called, square, cap),
                None => Bitboard::EMPTY,
            };
            count += match answers.len() {
                0 => self.count_after(Move::new(from, to)),
                answers => answers as u64,
            };
        }
        for to in self.targets & self.towers.occupied() {
            count += self.count_after(Move::new(from, to));
        }
        count
    }

    /// How many moves there are after a move.
    #[cold]
    fn count_after(&self, m: Move) -> u64 {
        let mut position = *self;
        match position.advance(m, &mut ()) {
            None => position.move_count() as u64,
            Some(_) => 0,
        }
    }

    /// How many teeth the mover's tower of a colour has.
    #[must_use]
    pub const fn teeth(&self, color: Color) -> Teeth {
        self.towers.teeth(Tower::new(self.side, color))
    }
}

/// Mixes two numbers into one through their 128-bit product.
#[inline]
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    (product >> 64) as u64 ^ product as u64
}

impl Default for Position {
    fn default() -> Position {
        Position::start()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

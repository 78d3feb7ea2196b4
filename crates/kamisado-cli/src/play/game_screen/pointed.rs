//! Decisions made with the arrow keys or the mouse.

use kamisado::{Bitboard, Decision, Due, Fill, LineUp, Move, Position, Side, Square};
use kamisado_engine::random_line_up;
use kamisado_i18n::Explain as _;

use super::GameScreen;
use crate::screen::board::Geometry;

impl GameScreen {
    /// Takes what is under the cursor: a tower, a square, the fill or the line-up.
    pub(crate) fn choose(&mut self) {
        match self.due_here() {
            Some(Due::Fill(_)) => {
                self.play(Decision::Fill(self.fill));
            }
            Some(Due::LineUp(_)) => {
                if let Some(line_up) = LineUp::new(self.lay_out.colors) {
                    self.play(Decision::LineUp(line_up));
                }
            }
            Some(Due::Move(_)) => {
                if let Some(square) = self.cursor {
                    self.choose_square(square);
                }
            }
            None => {}
        }
    }

    /// A square was clicked, or chosen with the cursor.
    pub(crate) fn choose_square(&mut self, square: Square) {
        if let Some(Due::LineUp(side)) = self.due_here() {
            self.choose_place(side, square);
            return;
        }
        let Some(&position) = self.position_here() else {
            return;
        };
        self.notice = None;
        let side = position.side();
        let own = position.towers().color_at(side, square).is_some();
        if position.active().is_none() && own {
            let movable = position.moves().any(|m| m.from == square);
            self.chosen = movable.then_some(square);
            return;
        }
        match self.active() {
            Some(from) if from == square => {}
            Some(from) => {
                self.play(Decision::Move(Move::new(from, square)));
            }
            None => {
                // Even without a tower to move, the user learns why.
                let m = Move::new(square, square);
                if let Err(error) = position.play(m) {
                    self.complain(error.explain(self.language));
                }
            }
        }
    }

    /// A square of the home row that is being lined up; others are ignored.
    fn choose_place(&mut self, side: Side, square: Square) {
        // A line-up runs from its player's left to right.
        let (home, place) = match side {
            Side::Black => (0, square.file()),
            Side::White => (7, 7 - square.file()),
        };
        if square.rank() == home {
            self.lay_out.point(place.into());
        }
    }

    /// Moves the cursor with an arrow key.
    pub(crate) fn arrow(&mut self, right: i8, up: i8, board: Option<Geometry>) {
        match self.due_here() {
            Some(Due::Fill(_)) => {
                self.fill = if right < 0 || up > 0 {
                    Fill::Left
                } else {
                    Fill::Right
                };
            }
            Some(Due::LineUp(side)) => {
                // Seen from the other side, a player's left is the screen's right.
                let right = if self.is_turned(side) { -right } else { right };
                self.lay_out.arrow(right, up);
            }
            _ => {
                let start = self.active().or(Square::new(4, 3));
                self.cursor = match (self.cursor, board) {
                    (Some(cursor), Some(board)) => {
                        board.neighbor(cursor, right, up).or(Some(cursor))
                    }
                    (None, Some(board)) => start
                        .and_then(|start| board.neighbor(start, right, up))
                        .or(start),
                    (cursor, None) => cursor,
                };
            }
        }
    }

    /// Takes the cursor to the next square that makes sense: a target, or a tower that can move.
    pub(crate) fn next_square(&mut self, backwards: bool) {
        match self.due_here() {
            Some(Due::Fill(_)) => self.fill = self.fill.mirror(),
            Some(Due::LineUp(side)) => self.shuffle(side),
            Some(Due::Move(_)) => {
                let squares: Vec<Square> = if self.active().is_some() {
                    self.targets().into_iter().collect()
                } else {
                    let moves = self.game().position().into_iter().flat_map(Position::moves);
                    moves
                        .map(|m| m.from)
                        .collect::<Bitboard>()
                        .into_iter()
                        .collect()
                };
                let current = self
                    .cursor
                    .and_then(|cursor| squares.iter().position(|&square| square == cursor));
                let count = squares.len().max(1);
                let next = match (current, backwards) {
                    (None, _) => 0,
                    (Some(index), false) => (index + 1) % count,
                    (Some(index), true) => (index + count - 1) % count,
                };
                self.cursor = squares.get(next).copied().or(self.cursor);
            }
            None => {}
        }
    }

    /// Lays out the towers at random; each time differently.
    fn shuffle(&mut self, side: Side) {
        self.seed = self
            .seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let line_up = random_line_up(self.seed ^ side.index() as u64);
        self.lay_out.colors = *line_up.colors();
    }
}

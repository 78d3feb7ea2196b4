//! The board: where each square is on the screen, and how squares and towers are drawn.

use kamisado::{Bitboard, Board, ByColor, BySide, Color, Move, Side, Square, Teeth, Tower, Towers};
use kamisado_draw::Symbols;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

use super::theme::Theme;

/// The sizes a square can have, in columns and rows, the largest first. All but the smallest look about square.
const SIZES: [(u16, u16); 7] = [(10, 5), (8, 4), (6, 3), (5, 2), (4, 2), (3, 1), (2, 1)];

/// Columns left of the board and rows below it that name ranks and files.
const RANK_NAMES: u16 = 2;
const FILE_NAMES: u16 = 1;

/// Where the squares are on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Geometry {
    x: u16,
    y: u16,
    width: u16,
    height: u16,
    named: bool,
    flipped: bool,
}

impl Geometry {
    /// The largest board that fits into an area, at its top left, or `None` when not even the smallest does.
    pub(crate) fn fit(area: Rect, flipped: bool, symbols: Symbols) -> Option<Geometry> {
        let sizes = SIZES.into_iter().map(|(width, height)| match symbols {
            // A kanji is two columns wide and can only be centred in an even width.
            Symbols::Kanji if width == 5 => (6, 2),
            _ => (width, height),
        });
        let fits = |&(width, height, named): &(u16, u16, bool)| {
            let (left, below) = if named {
                (RANK_NAMES, FILE_NAMES)
            } else {
                (0, 0)
            };
            width * 8 + left <= area.width && height * 8 + below <= area.height
        };
        let (width, height, named) = sizes
            .flat_map(|(width, height)| [(width, height, true), (width, height, false)])
            .find(fits)?;
        Some(Geometry {
            x: area.x + if named { RANK_NAMES } else { 0 },
            y: area.y,
            width,
            height,
            named,
            flipped,
        })
    }

    /// The columns and rows the whole board takes, its names included.
    pub(crate) const fn size(&self) -> (u16, u16) {
        let (left, below) = if self.named {
            (RANK_NAMES, FILE_NAMES)
        } else {
            (0, 0)
        };
        (self.width * 8 + left, self.height * 8 + below)
    }

    /// The height of a square in rows: a measure of how large the board is.
    pub(crate) const fn square_height(&self) -> u16 {
        self.height
    }

    /// Where a square is.
    fn rect(&self, square: Square) -> Rect {
        let (column, row) = if self.flipped {
            (7 - square.file(), square.rank())
        } else {
            (square.file(), 7 - square.rank())
        };
        Rect::new(
            self.x + u16::from(column) * self.width,
            self.y + u16::from(row) * self.height,
            self.width,
            self.height,
        )
    }

    /// The square at a place of the screen.
    pub(crate) fn square_at(&self, x: u16, y: u16) -> Option<Square> {
        Square::all().find(|&square| self.rect(square).contains(Position::new(x, y)))
    }

    /// The square next to another as the screen shows them.
    pub(crate) fn neighbor(&self, square: Square, right: i8, up: i8) -> Option<Square> {
        let side = if self.flipped {
            Side::White
        } else {
            Side::Black
        };
        square.step(side, right, up)
    }
}

/// Everything that the board shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardView<'a> {
    pub(crate) theme: &'a Theme,
    pub(crate) geometry: Geometry,
    pub(crate) board: Board,
    pub(crate) towers: Option<&'a Towers>,
    /// Including the tooth just won, which the towers don't show yet.
    pub(crate) teeth: BySide<ByColor<Teeth>>,
    /// The tower that must move, or the one chosen to.
    pub(crate) active: Option<Square>,
    /// Where it can go.
    pub(crate) targets: Bitboard,
    pub(crate) cursor: Option<Square>,
    pub(crate) last: Option<Move>,
    pub(crate) hint: Option<Move>,
}

impl Widget for BoardView<'_> {
    fn render(self, _area: Rect, buffer: &mut Buffer) {
        if self.geometry.named {
            self.name_ranks_and_files(buffer);
        }
        for square in Square::all() {
            let mut cell = Cell {
                rect: self.geometry.rect(square),
                color: self.board.color(square),
                theme: self.theme,
                flipped: self.geometry.flipped,
                buffer,
            };
            let tower = self.towers.and_then(|towers| towers.at(square));
            let marks = self.marks(square);
            if self.theme.has_colors() {
                cell.paint(tower.map(|tower| (tower, self.teeth_of(tower))), marks);
            } else {
                cell.write(tower.map(|tower| (tower, self.teeth_of(tower))), marks);
            }
        }
    }
}

impl BoardView<'_> {
    fn teeth_of(&self, tower: Tower) -> Teeth {
        self.teeth[tower.side][tower.color]
    }

    fn marks(&self, square: Square) -> Marks {
        Marks {
            active: self.active == Some(square),
            target: self.targets.contains(square),
            cursor: self.cursor == Some(square),
            left: self.last.is_some_and(|m| m.from == square),
            hint: self
                .hint
                .is_some_and(|m| m.to == square || m.from == square),
        }
    }

    fn name_ranks_and_files(&self, buffer: &mut Buffer) {
        let dim = Style::new().add_modifier(Modifier::DIM);
        let geometry = &self.geometry;
        for square in Square::all() {
            let rect = geometry.rect(square);
            let middle = (
                rect.x + (rect.width - 1) / 2,
                rect.y + (rect.height - 1) / 2,
            );
            let name = square.to_string();
            if rect.x == geometry.x {
                put(buffer, geometry.x - RANK_NAMES, middle.1, &name[1..], dim);
            }
            if rect.y + rect.height == geometry.y + 8 * geometry.height {
                put(buffer, middle.0, rect.bottom(), &name[..1], dim);
            }
        }
    }
}

/// How a square is marked.
#[derive(Clone, Copy, Debug)]
struct Marks {
    active: bool,
    target: bool,
    cursor: bool,
    /// The last move began here.
    left: bool,
    hint: bool,
}

/// One square on its way to the screen.
struct Cell<'a> {
    rect: Rect,
    color: Color,
    theme: &'a Theme,
    flipped: bool,
    buffer: &'a mut Buffer,
}

impl Cell<'_> {
    /// Writes a text into the square, clipped to the screen.
    fn put(&mut self, column: u16, row: u16, text: &str, style: Style) {
        put(
            self.buffer,
            self.rect.x + column,
            self.rect.y + row,
            text,
            style,
        );
    }

    fn center(&self) -> (u16, u16) {
        ((self.rect.width - 1) / 2, (self.rect.height - 1) / 2)
    }

    /// The square with its colours.
    fn paint(&mut self, tower: Option<(Tower, Teeth)>, marks: Marks) {
        let Rect { width, height, .. } = self.rect;
        let ground = Style::new()
            .bg(self.theme.hue(self.color))
            .fg(self.theme.ink(self.color))
            .remove_modifier(Modifier::all());
        for row in 0..height {
            self.put(0, row, &" ".repeat(width.into()), ground);
        }
        if let Some(character) = self.theme.character(self.color)
            && self.has_room_for_character(tower.is_some(), character)
        {
            let style = ground.fg(self.theme.shade(self.color));
            self.put(0, 0, &character.to_string(), style);
        }
        match tower {
            Some((tower, teeth)) => self.paint_tower(tower, teeth, ground),
            None if marks.target => self.paint_dot(ground),
            None if marks.left => {
                let (column, row) = self.center();
                self.put(column, row, "○", ground.fg(self.theme.shade(self.color)));
            }
            None => {}
        }
        if let Some((tower, _)) = tower {
            if marks.active {
                // In the other side's colour, so that they stand out from the tower.
                self.paint_bars(ground.fg(self.theme.body(!tower.side)));
            } else if marks.target {
                let arrow = self.push_arrow(tower.side);
                let style = ground.add_modifier(Modifier::BOLD);
                self.put(width - 1, height / 2, arrow, style);
            }
        }
        if marks.hint {
            let (column, row) = self.center();
            let (column, row) = if tower.is_some() {
                (width - 1, 0)
            } else {
                (column, row)
            };
            self.put(column, row, "★", ground.add_modifier(Modifier::BOLD));
        }
        if marks.cursor {
            self.paint_cursor(ground);
        }
    }

    /// Where a square is too small, a tower hides its character.
    fn has_room_for_character(&self, has_tower: bool, character: char) -> bool {
        let character_width = if character.is_ascii() { 1 } else { 2 };
        if has_tower {
            self.rect.height > 2 && self.rect.width >= 6
                || self.rect.width >= 5 && character_width == 1
        } else {
            self.rect.width > character_width
        }
    }

    fn paint_tower(&mut self, tower: Tower, teeth: Teeth, ground: Style) {
        let Rect { width, height, .. } = self.rect;
        let body = ground.fg(self.theme.body(tower.side));
        let solid = Style::new()
            .bg(self.theme.body(tower.side))
            .fg(self.theme.teeth(tower.side))
            .add_modifier(Modifier::BOLD);
        let top = Style::new()
            .bg(self.theme.hue(tower.color))
            .fg(self.theme.ink(tower.color))
            .add_modifier(Modifier::BOLD);
        let character = self.character_of(tower, width);
        if height == 1 {
            self.paint_small_tower(&character, teeth, body, top);
            return;
        }
        let margin = u16::from(width >= 5);
        let inner = width - 2 * margin;
        let roof = height >= 3;
        let first = u16::from(roof);
        let base = height - 1;
        if roof {
            self.put(margin, 0, &"▄".repeat(inner.into()), body);
        }
        for row in first..base {
            self.put(margin, row, &" ".repeat(inner.into()), top);
            let (left, right, frame) = match width {
                // Without a margin the frame leaves half a column of the square visible.
                ..5 => ("▐", "▌", body),
                // A narrow frame leaves more of a narrow tower's colour.
                5 => ("▌", "▐", top.fg(self.theme.body(tower.side))),
                _ => (" ", " ", solid),
            };
            self.put(margin, row, left, frame);
            self.put(width - 1 - margin, row, right, frame);
        }
        let character_width = if character.is_ascii() { 1 } else { 2 };
        let column = (width - character_width) / 2;
        self.put(column, first + (base - first - 1) / 2, &character, top);
        if teeth == Teeth::NONE {
            self.put(margin, base, &"▀".repeat(inner.into()), body);
        } else {
            let shown = "▲".repeat(usize::from(teeth.count()).min(inner.into()));
            let width = usize::from(inner);
            self.put(margin, base, &format!("{shown:^width$}"), solid);
        }
    }

    /// The character on a tower: a letter if there is no room for a kanji, and none if characters are switched off.
    fn character_of(&self, tower: Tower, width: u16) -> String {
        match self.theme.symbols() {
            Symbols::Kanji if width >= 4 => tower.color.kanji().to_string(),
            Symbols::Off if width >= 4 => " ".to_owned(),
            _ => self.theme.letter(tower.color).to_string(),
        }
    }

    /// A tower in one row: its side is the frame or, in two columns, the ink.
    fn paint_small_tower(&mut self, character: &str, teeth: Teeth, body: Style, top: Style) {
        let count = teeth_digit(teeth);
        if self.rect.width >= 3 {
            self.put(0, 0, "▐", body);
            self.put(1, 0, character, top);
            match count {
                None => self.put(2, 0, "▌", body),
                Some(count) => self.put(2, 0, count, body.add_modifier(Modifier::BOLD)),
            }
        } else {
            self.put(0, 0, character, top);
            self.put(
                1,
                0,
                count.unwrap_or("▌"),
                body.add_modifier(Modifier::BOLD),
            );
        }
    }

    /// A legal target.
    fn paint_dot(&mut self, ground: Style) {
        let Rect { width, height, .. } = self.rect;
        let middle = height / 2;
        if height == 1 {
            self.put(width / 2, 0, "●", ground);
        } else if height.is_multiple_of(2) {
            let (upper, lower) = if width.is_multiple_of(2) {
                ("▄▄", "▀▀")
            } else {
                ("▗▄▖", "▝▀▘")
            };
            let column = width / 2 - 1;
            self.put(column, middle - 1, upper, ground);
            self.put(column, middle, lower, ground);
        } else {
            self.put(width / 2 - 1, middle, "██", ground);
        }
    }

    /// Where a tower of this side would be pushed to, as the screen shows it.
    fn push_arrow(&self, pushed: Side) -> &'static str {
        if (pushed == Side::White) != self.flipped {
            "↑"
        } else {
            "↓"
        }
    }

    /// Bars at both sides of the tower that must move.
    fn paint_bars(&mut self, style: Style) {
        let Rect { width, height, .. } = self.rect;
        let style = style.add_modifier(Modifier::BOLD);
        match width {
            5.. => {
                for row in 0..height {
                    self.put(0, row, "█", style);
                    self.put(width - 1, row, "█", style);
                }
            }
            3.. => {
                for row in 0..height {
                    self.put(0, row, "▶", style);
                    self.put(width - 1, row, "◀", style);
                }
            }
            _ => self.put(1, 0, "◀", style),
        }
    }

    fn paint_cursor(&mut self, ground: Style) {
        let Rect { width, height, .. } = self.rect;
        let style = ground.add_modifier(Modifier::BOLD);
        if height == 1 {
            self.put(0, 0, "[", style);
            if width > 2 {
                self.put(width - 1, 0, "]", style);
            }
            return;
        }
        self.put(0, 0, "┏", style);
        self.put(width - 1, 0, "┓", style);
        self.put(0, height - 1, "┗", style);
        self.put(width - 1, height - 1, "┛", style);
    }

    /// The square without colours: Black's towers are small letters in round brackets, White's are capitals in square
    /// ones and in reverse video.
    fn write(&mut self, tower: Option<(Tower, Teeth)>, marks: Marks) {
        let Rect { width, height, .. } = self.rect;
        let line = Style::new().remove_modifier(Modifier::all());
        for row in 0..height {
            let style = if height > 1 && row == height - 1 {
                line.add_modifier(Modifier::UNDERLINED)
            } else {
                line
            };
            self.put(0, row, &" ".repeat(width.into()), style);
            if height > 1 {
                self.put(0, row, "│", style);
            }
        }
        let row = height / 2;
        let (left, right) = (u16::from(height > 1), width - 1);
        if height > 1 || tower.is_none() {
            let character = self.theme.character(self.color).unwrap_or(' ');
            let character = if character.is_ascii() {
                character.to_ascii_lowercase()
            } else {
                character
            };
            let dim = line.add_modifier(Modifier::DIM);
            if height > 1 {
                self.put(left, 0, &character.to_string(), dim);
            } else {
                // In one row the dot tells an empty square from a tower, and the star takes its place.
                self.put(0, 0, &format!(".{character}"), dim);
            }
        }
        let style = if row + 1 == height && height > 1 {
            line.add_modifier(Modifier::UNDERLINED)
        } else {
            line
        };
        if let Some((tower, teeth)) = tower {
            self.write_tower(tower, teeth, style, marks.active);
        } else if marks.target {
            let column = if height > 1 { width / 2 } else { 0 };
            self.put(column, row, "*", style.add_modifier(Modifier::BOLD));
        } else if marks.left && height > 1 {
            self.put(width / 2, row, "·", style);
        }
        if marks.target && tower.is_some() {
            self.put(right, row, "^", style.add_modifier(Modifier::BOLD));
        }
        if marks.hint {
            self.put(right, 0, "!", line.add_modifier(Modifier::BOLD));
        }
        if marks.cursor {
            let style = style.add_modifier(Modifier::BOLD | Modifier::REVERSED);
            let character = if tower.is_some() { None } else { Some("+") };
            if let Some(character) = character.filter(|_| !marks.target && height > 1) {
                self.put(width / 2, row, character, style);
            } else {
                self.put(0, row, ">", style);
            }
        }
    }

    fn write_tower(&mut self, tower: Tower, teeth: Teeth, style: Style, active: bool) {
        let Rect { width, height, .. } = self.rect;
        let row = height / 2;
        let letter = self.theme.tower_letter(tower);
        let mut style = style.add_modifier(Modifier::BOLD);
        if tower.side == Side::White {
            style = style.add_modifier(Modifier::REVERSED);
        }
        if width < 3 {
            self.put(0, row, &letter.to_string(), style);
            let beside = teeth_digit(teeth).filter(|_| !active);
            self.put(
                1,
                row,
                beside.unwrap_or(if active { "<" } else { " " }),
                style,
            );
            return;
        }
        let text = match tower.side {
            Side::Black => format!("({letter})"),
            Side::White => format!("[{letter}]"),
        };
        let column = (width - 3).div_ceil(2);
        self.put(column, row, &text, style);
        if height > 1 && teeth != Teeth::NONE {
            let shown = "^".repeat(usize::from(teeth.count()));
            let place = width.saturating_sub(u16::from(teeth.count()));
            self.put(place, 0, &shown, style.remove_modifier(Modifier::REVERSED));
        } else if let Some(count) = teeth_digit(teeth) {
            self.put(width - 1, row, count, style);
        }
        if active {
            let style = style.remove_modifier(Modifier::REVERSED);
            if width >= 5 {
                self.put(column - 1, row, "»", style);
                self.put(column + 3, row, "«", style);
            } else {
                self.put(0, row, "»", style);
            }
        }
    }
}

/// How many teeth, small enough to stand beside a letter.
const fn teeth_digit(teeth: Teeth) -> Option<&'static str> {
    match teeth.count() {
        0 => None,
        1 => Some("¹"),
        2 => Some("²"),
        3 => Some("³"),
        _ => Some("⁴"),
    }
}

fn put(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    if buffer.area.contains(Position::new(x, y)) {
        buffer.set_string(x, y, text, style);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_can_be_clicked() {
        for (width, height) in [(16, 8), (30, 9), (50, 20), (82, 41), (200, 90)] {
            for flipped in [false, true] {
                let area = Rect::new(3, 2, width, height);
                let geometry = Geometry::fit(area, flipped, Symbols::Kanji).unwrap();
                for square in Square::all() {
                    let rect = geometry.rect(square);
                    assert!(area.intersection(rect) == rect);
                    assert_eq!(geometry.square_at(rect.x, rect.y), Some(square));
                    let corner = (rect.right() - 1, rect.bottom() - 1);
                    assert_eq!(geometry.square_at(corner.0, corner.1), Some(square));
                }
            }
        }
    }

    #[test]
    fn a_place_too_small_has_no_board() {
        let fit =
            |width, height| Geometry::fit(Rect::new(0, 0, width, height), false, Symbols::Off);
        assert_eq!(fit(15, 40), None);
        assert_eq!(fit(40, 7), None);
        assert_eq!(fit(0, 0), None);
    }

    #[test]
    fn the_cursor_moves_as_the_screen_shows_it() {
        let area = Rect::new(0, 0, 50, 20);
        let e4: Square = "e4".parse().unwrap();
        let up = |flipped| {
            let geometry = Geometry::fit(area, flipped, Symbols::Off).unwrap();
            geometry.neighbor(e4, 0, 1).unwrap().to_string()
        };
        assert_eq!((up(false), up(true)), ("e5".to_owned(), "e3".to_owned()));
    }
}

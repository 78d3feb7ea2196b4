//! What each part of the screen shows, for every size of terminal.

use kamisado_draw::Symbols;
use ratatui::layout::Rect;

use super::board::Geometry;

/// The panel beside the board is at least this wide, or it goes below.
const PANEL: u16 = 28;
/// Wider than this, lines are tiresome to read.
const WIDEST_PANEL: u16 = 56;
/// The rows that story and score need below the board.
const BELOW: u16 = 4;
/// From this height on, a screen has room for a line that names keys.
const HEIGHT_FOR_KEYS: u16 = 14;
/// The smallest board.
pub(crate) const SMALLEST: (u16, u16) = (16, 8);

/// Where everything is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// The board; `None` where there is no room for it.
    pub(crate) board: Option<Geometry>,
    /// Score, story and moves.
    pub(crate) panel: Rect,
    /// Whether the panel is beside the board, where it is high, or below it.
    pub(crate) beside: bool,
    /// The text being typed, and its error.
    pub(crate) line: Rect,
    /// The most important keys.
    pub(crate) keys: Rect,
}

impl Layout {
    pub(crate) fn new(area: Rect, flipped: bool, symbols: Symbols) -> Layout {
        let keys_height = u16::from(area.height >= HEIGHT_FOR_KEYS);
        let line_height = u16::from(area.height > SMALLEST.1);
        let body_height = area.height.saturating_sub(keys_height + line_height);
        let body = Rect {
            height: body_height,
            ..area
        };
        let row = |y: u16, height| Rect {
            y: (area.y + y).min(area.bottom()),
            height,
            ..area
        };
        let fit = |width: u16, height: u16| {
            let margin = u16::from(width > SMALLEST.0);
            let place = Rect::new(
                area.x + margin,
                area.y,
                width.saturating_sub(margin),
                height,
            );
            Geometry::fit(place, flipped, symbols).map(|board| (board, margin))
        };
        let beside = fit(body.width.saturating_sub(PANEL + 1), body.height);
        let below = fit(body.width, body.height.saturating_sub(BELOW))
            .or_else(|| fit(body.width, body.height));
        let size = |board: &Option<(Geometry, u16)>| {
            board.map_or(0, |(board, _)| board.square_height() * 100 + board.size().0)
        };
        let is_beside = beside.is_some() && size(&beside) >= size(&below);
        let board = if is_beside { beside } else { below };
        let (width, height) = board.map_or((0, 0), |(board, margin)| {
            let (width, height) = board.size();
            (width + margin, height)
        });
        let panel = if is_beside {
            let left = width + 2;
            Rect {
                x: area.x + left,
                width: body.width.saturating_sub(left).min(WIDEST_PANEL),
                ..body
            }
        } else {
            Rect {
                y: area.y + height,
                height: body.height.saturating_sub(height),
                ..body
            }
        };
        Layout {
            board: board.map(|(board, _)| board),
            panel,
            beside: is_beside,
            line: row(body_height, line_height),
            keys: row(body_height + line_height, keys_height),
        }
    }
}

/// A box of this size in the middle of an area, or as much of it as fits.
pub(crate) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect::new(
        area.x + (area.width - width) / 2,
        area.y + (area.height - height) / 2,
        width,
        height,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_ever_leaves_the_screen() {
        for width in 0..130 {
            for height in 0..60 {
                for symbols in [Symbols::Off, Symbols::Kanji] {
                    let area = Rect::new(0, 0, width, height);
                    let layout = Layout::new(area, false, symbols);
                    for part in [layout.panel, layout.line, layout.keys] {
                        let inside = part.right() <= area.right() && part.bottom() <= area.bottom();
                        assert!(inside, "{area:?} {part:?}");
                    }
                    let smallest = width >= SMALLEST.0 && height >= SMALLEST.1;
                    assert_eq!(layout.board.is_some(), smallest, "{area:?}");
                    if let Some(board) = layout.board {
                        assert!(board.size().0 <= width && board.size().1 <= height);
                    }
                }
            }
        }
    }

    #[test]
    fn the_usual_terminal_shows_board_and_panel_side_by_side() {
        let layout = Layout::new(Rect::new(0, 0, 80, 24), false, Symbols::Letters);
        assert!(layout.beside);
        assert_eq!(layout.board.unwrap().square_height(), 2);
    }
}

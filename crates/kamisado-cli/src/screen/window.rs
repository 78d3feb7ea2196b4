//! Windows in front of a screen.

use ratatui::Frame;
use ratatui::layout::{Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Widget as _};

use super::lines::BOLD;

/// An empty window with a title.
pub(crate) fn open(frame: &mut Frame<'_>, window: Rect, title: &str) {
    let window = window.intersection(frame.area());
    Clear.render(window, frame.buffer_mut());
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .title(Line::styled(format!(" {title} "), BOLD));
    block.render(window, frame.buffer_mut());
}

/// The area inside the frame of a window.
pub(crate) fn inside(window: Rect) -> Rect {
    window.inner(Margin::new(2, 1))
}

/// A number of columns or rows as the screen counts them.
pub(crate) fn cells(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

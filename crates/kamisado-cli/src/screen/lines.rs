//! Lines of text on the screen, and the styles they are written in.

use kamisado::Language;
use kamisado_i18n::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::text;

pub(crate) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
pub(crate) const DIM: Style = Style::new().add_modifier(Modifier::DIM);

/// Draws lines from the top of an area, as many as fit.
pub(crate) fn draw(frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'_>>) {
    let area = area.intersection(frame.area());
    for (line, y) in lines.into_iter().zip(area.y..area.bottom()) {
        frame.buffer_mut().set_line(area.x, y, &line, area.width);
    }
}

/// The line that names the most important keys.
pub(crate) fn keys(keys: &[(&str, Message<'_>)], language: Language) -> Line<'static> {
    let mut spans = Vec::new();
    for (key, name) in keys {
        let style = Style::new().add_modifier(Modifier::REVERSED);
        spans.push(Span::styled(format!(" {key} "), style));
        spans.push(Span::raw(format!(" {}  ", name.say(language))));
    }
    Line::from(spans)
}

/// A text as lines of at most this many columns.
pub(crate) fn paragraph(text: &str, columns: usize, style: Style) -> Vec<Line<'static>> {
    let lines = text::wrap(text, columns).into_iter();
    lines.map(|line| Line::styled(line, style)).collect()
}

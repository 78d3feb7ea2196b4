//! The list of the lessons.

use std::collections::BTreeSet;

use kamisado::Language;
use kamisado_i18n::Message;
use kamisado_view::lessons::LESSONS;
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use crate::screen::help::{Help, Manual};
use crate::screen::layout::middle;
use crate::screen::lines::{BOLD, DIM, draw, paragraph};
use crate::screen::theme::Theme;

const WIDTH: u16 = 60;

/// The lessons to choose from, and which are finished.
#[derive(Clone, Debug)]
pub(crate) struct LessonList {
    pub(crate) cursor: usize,
    pub(crate) help: Option<Help>,
}

impl LessonList {
    /// The list with the cursor on a lesson.
    pub(crate) const fn new(cursor: usize) -> LessonList {
        LessonList { cursor, help: None }
    }

    /// The first lesson that is not finished.
    pub(crate) fn first_open(finished: &BTreeSet<String>) -> usize {
        let mut lessons = LESSONS.iter();
        lessons
            .position(|lesson| !finished.contains(lesson.name))
            .unwrap_or(0)
    }

    pub(crate) fn step(&mut self, down: bool) {
        let count = LESSONS.len();
        self.cursor = (self.cursor + if down { 1 } else { count - 1 }) % count;
    }

    /// A place was clicked: the cursor goes there.
    pub(crate) fn click(&mut self, area: Rect, language: Language, at: Position) -> bool {
        let (place, head) = place(area, language);
        let top = place.y + u16::try_from(head.len()).unwrap_or(u16::MAX);
        let row = usize::from(at.y.saturating_sub(top)) + self.first(place, head.len());
        let hit = place.contains(at) && at.y >= top && row < LESSONS.len();
        if hit {
            self.cursor = row;
        }
        hit
    }

    /// The first lesson shown where not all of them fit.
    fn first(&self, place: Rect, head: usize) -> usize {
        let rows = usize::from(place.height).saturating_sub(head).max(1);
        let most = LESSONS.len().saturating_sub(rows);
        self.cursor.saturating_sub(rows / 2).min(most)
    }

    pub(crate) fn render(
        &self,
        frame: &mut Frame<'_>,
        finished: &BTreeSet<String>,
        theme: &Theme,
        language: Language,
    ) {
        let (place, mut lines) = place(frame.area(), language);
        let first = self.first(place, lines.len());
        for (index, lesson) in LESSONS.iter().enumerate().skip(first) {
            let mark = if finished.contains(lesson.name) {
                "✓"
            } else {
                " "
            };
            let style = if index == self.cursor {
                BOLD.add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            let title = lesson.title.say(language);
            let line = format!(" {mark} {:>2}. {title} ", index + 1);
            lines.push(Line::styled(line, style));
        }
        draw(frame, place, lines);
        if let Some(help) = self.help {
            help.render(frame, &manual(theme, language));
        }
    }
}

/// The areas of the list and of the text above it.
fn place(area: Rect, language: Language) -> (Rect, Vec<Line<'static>>) {
    let width = area.width.min(WIDTH);
    let mut head = vec![Line::styled(Message::MenuLearn.say(language), BOLD)];
    if usize::from(area.height) >= LESSONS.len() + 6 {
        let lead = Message::LessonsLead.say(language);
        head.extend(paragraph(&lead, width.into(), DIM));
        head.push(Line::default());
    }
    let rows = u16::try_from(LESSONS.len() + head.len()).unwrap_or(u16::MAX);
    (middle(area, width, rows), head)
}

/// What the help of the list says.
pub(crate) fn manual(theme: &Theme, language: Language) -> Manual {
    Manual {
        keys: vec![("", Message::MenuKeys)],
        theme: *theme,
        language,
    }
}

//! The saved matches on the screen, to choose one from.

use std::path::PathBuf;

use kamisado::Language;
use kamisado_i18n::Message;
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use crate::screen::help::Manual;
use crate::screen::lines::{BOLD, draw, keys, paragraph};
use crate::screen::terminal::{After, Screen};
use crate::screen::theme::Theme;
use crate::storage::saved::Saved;

const KEYS: [(&str, Message<'static>); 3] = [
    ("⏎", Message::MenuReplay),
    ("?", Message::MenuHelp),
    ("Esc", Message::ActionBack),
];

/// The rows above the list.
const HEADER: u16 = 2;

/// The list, and the match under the cursor.
#[derive(Clone, Debug)]
pub(crate) struct MatchList {
    saved: Vec<Saved>,
    cursor: usize,
    /// The match that was chosen.
    pub(crate) chosen: Option<PathBuf>,
    theme: Theme,
    language: Language,
}

impl MatchList {
    pub(crate) const fn new(saved: Vec<Saved>, theme: Theme, language: Language) -> MatchList {
        MatchList {
            saved,
            cursor: 0,
            chosen: None,
            theme,
            language,
        }
    }

    /// The first match shown where not all of them fit.
    fn first(&self, area: Rect) -> usize {
        let rows = usize::from(area.height.saturating_sub(HEADER + 1)).max(1);
        let most = self.saved.len().saturating_sub(rows);
        self.cursor.saturating_sub(rows / 2).min(most)
    }

    fn choose(&mut self) -> After {
        let saved = self.saved.get(self.cursor);
        self.chosen = saved.map(|saved| saved.path.clone());
        match self.chosen {
            Some(_) => After::Leave,
            None => After::Stay,
        }
    }

    fn key(&mut self, code: KeyCode, control: bool) -> After {
        let last = self.saved.len().saturating_sub(1);
        match code {
            KeyCode::Char('c' | 'q') if control => return After::Leave,
            KeyCode::Char('q') | KeyCode::Esc => return After::Leave,
            KeyCode::Up | KeyCode::Char('k') => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.cursor = (self.cursor + 1).min(last),
            KeyCode::PageUp => self.cursor = self.cursor.saturating_sub(10),
            KeyCode::PageDown => self.cursor = (self.cursor + 10).min(last),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = last,
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(),
            _ => {}
        }
        After::Stay
    }
}

impl Screen for MatchList {
    fn render(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let columns = usize::from(area.width.saturating_sub(2));
        let title = Message::MatchesTitle.say(self.language);
        let mut lines = vec![Line::styled(format!(" {title}"), BOLD), Line::default()];
        if self.saved.is_empty() {
            let none = Message::MatchesNone.say(self.language);
            lines.extend(paragraph(&none, columns, Style::new()));
        }
        let rows = usize::from(area.height.saturating_sub(HEADER + 1));
        let shown = self.saved.iter().enumerate().skip(self.first(area));
        for (index, saved) in shown.take(rows) {
            let [date, players, kind, ending] = saved.columns(self.language);
            let style = if index == self.cursor {
                BOLD.add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            let line = format!(" {date:<10}  {players}  {kind}  {ending}");
            lines.push(Line::styled(line, style));
        }
        draw(frame, area, lines);
        let bottom = Rect {
            y: area.bottom().saturating_sub(1),
            height: area.height.min(1),
            ..area
        };
        draw(frame, bottom, vec![keys(&KEYS, self.language)]);
    }

    fn handle(&mut self, event: &Event, area: Rect) -> After {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                self.key(key.code, key.modifiers.contains(KeyModifiers::CONTROL))
            }
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let Some(row) = mouse.row.checked_sub(area.y + HEADER) else {
                    return After::Stay;
                };
                let row = usize::from(row) + self.first(area);
                if row < self.saved.len() {
                    self.cursor = row;
                    return self.choose();
                }
                After::Stay
            }
            _ => After::Stay,
        }
    }

    fn manual(&self) -> Manual {
        Manual {
            keys: KEYS.to_vec(),
            theme: self.theme,
            language: self.language,
        }
    }
}

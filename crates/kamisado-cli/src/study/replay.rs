//! Stepping through a match on the screen.

use std::time::Duration;

use kamisado::record::{Record, Tags};
use kamisado::{BySide, Language, Moment, Side};
use kamisado_i18n::Message;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::board::{Marks, board};
use super::moments::{moment, note, round, round_until, story, written};
use crate::screen::help::Manual;
use crate::screen::layout::Layout;
use crate::screen::lines::{BOLD, DIM, draw, keys, paragraph};
use crate::screen::terminal::{After, Screen};
use crate::screen::text;
use crate::screen::theme::Theme;

/// How long a moment is shown during autoplay.
const PACE: Duration = Duration::from_millis(1500);

const KEYS: [(&str, Message<'static>); 6] = [
    ("← →", Message::ReplayStep),
    ("↑ ↓", Message::ReplayRound),
    ("␣", Message::ReplayAutoplay),
    ("f", Message::ActionFlip),
    ("?", Message::MenuHelp),
    ("q", Message::ActionQuit),
];

/// A match and the moment that is shown.
#[derive(Clone, Debug)]
pub(crate) struct Replay {
    record: Record,
    at: usize,
    /// The number of a moment being typed.
    typed: String,
    flipped: bool,
    /// When autoplay shows the next moment.
    next: Option<Duration>,
    now: Duration,
    theme: Theme,
    language: Language,
}

impl Replay {
    pub(crate) fn new(record: Record, at: usize, theme: Theme, language: Language) -> Replay {
        Replay {
            at: at.min(record.game().decisions().len()),
            record,
            typed: String::new(),
            flipped: false,
            next: None,
            now: Duration::ZERO,
            theme,
            language,
        }
    }

    /// Shows the board from the other side.
    pub(crate) const fn flip(&mut self) {
        self.flipped = !self.flipped;
    }

    fn last(&self) -> usize {
        self.record.game().decisions().len()
    }

    /// The round of a moment.
    fn round_at(&self, at: usize) -> Option<usize> {
        moment(self.record.game(), at).map(round)
    }

    fn go(&mut self, at: usize) {
        self.at = at.min(self.last());
        self.typed.clear();
    }

    /// The beginning of this round, or of the one before where it is shown already.
    fn round_back(&self) -> usize {
        let begins = |&at: &usize| at == 0 || self.round_at(at) != self.round_at(at - 1);
        (0..self.at).rev().find(begins).unwrap_or(0)
    }

    fn round_forward(&self) -> usize {
        let round = self.round_at(self.at);
        let mut later = self.at..self.last();
        later
            .find(|&at| self.round_at(at) != round)
            .unwrap_or(self.last())
    }

    fn key(&mut self, code: KeyCode, control: bool) -> After {
        match code {
            KeyCode::Char('c' | 'q') if control => return After::Leave,
            KeyCode::Char('q') | KeyCode::Esc if self.typed.is_empty() => return After::Leave,
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Right | KeyCode::Char('l' | 'n') => self.go(self.at + 1),
            KeyCode::Left | KeyCode::Char('h' | 'p') => self.go(self.at.saturating_sub(1)),
            KeyCode::Down | KeyCode::PageDown | KeyCode::Char('j') => self.go(self.round_forward()),
            KeyCode::Up | KeyCode::PageUp | KeyCode::Char('k') => self.go(self.round_back()),
            KeyCode::Home | KeyCode::Char('g') => self.go(0),
            KeyCode::End | KeyCode::Char('G') => self.go(self.last()),
            KeyCode::Char('f') => self.flip(),
            KeyCode::Char(' ') => {
                self.next = match self.next {
                    Some(_) => None,
                    None => Some(self.now + PACE),
                };
                return After::Stay;
            }
            KeyCode::Char(digit) if digit.is_ascii_digit() && self.typed.len() < 6 => {
                self.typed.push(digit);
            }
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Enter => {
                if let Ok(at) = self.typed.parse() {
                    self.go(at);
                }
            }
            _ => {}
        }
        // Stepping by hand ends autoplay.
        self.next = None;
        After::Stay
    }

    fn say(&self, message: Message<'_>) -> String {
        message.say(self.language)
    }

    /// Who plays, the score, what has happened and the moves of the round.
    fn panel(
        &self,
        moment: Moment<'_>,
        columns: usize,
        rows: usize,
        beside: bool,
    ) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let place = format!(
            "{} · {}/{}",
            self.say(Message::LabelRound {
                round: round(moment)
            }),
            self.at,
            self.last()
        );
        let BySide { black, white } = moment.score();
        let note = note(&self.record, moment);
        let score = self.say(Message::ScoreLine { black, white });
        if beside {
            let kind = self.record.game().rules().kind;
            let heading = self.say(Message::KindName { kind });
            lines.push(Line::styled(heading, BOLD));
            for (side, tag) in [(Side::Black, Tags::BLACK), (Side::White, Tags::WHITE)] {
                if let Some(name) = self.record.tags.get(tag) {
                    let side = self.say(Message::SideName { side });
                    lines.extend(paragraph(&format!("{side}: {name}"), columns, Style::new()));
                }
            }
            lines.push(Line::raw(score));
            lines.push(Line::raw(place));
            lines.push(Line::default());
        } else {
            lines.push(Line::styled(format!("{place}  {score}"), BOLD));
        }
        if let Some(written) = written(moment, self.theme.symbols(), self.language) {
            let spent = note.spent_ms.map(Duration::from_millis);
            let spent = spent.map_or_else(String::new, |time| format!(" ({})", text::clock(time)));
            let written = format!("{}. {written}{spent}", self.at);
            lines.extend(paragraph(&written, columns, BOLD));
        }
        for sentence in story(moment, self.language) {
            lines.extend(paragraph(&sentence, columns, Style::new()));
        }
        if !note.comment.is_empty() {
            let italic = Style::new().add_modifier(Modifier::ITALIC);
            lines.push(Line::default());
            lines.extend(paragraph(&note.comment, columns, italic));
        }
        if beside {
            lines.push(Line::default());
            let room = rows.saturating_sub(lines.len());
            lines.extend(self.score_sheet(moment, columns, room));
        }
        lines
    }

    /// The moves of the round until now, the last ones where there are many.
    fn score_sheet(&self, moment: Moment<'_>, columns: usize, room: usize) -> Vec<Line<'static>> {
        let Some(round) = round_until(moment) else {
            return Vec::new();
        };
        let rows = text::score_sheet(&round, self.theme.symbols());
        let column = (columns.saturating_sub(5) / 2).min(14);
        let pad = |text: &str| {
            let gap = column.saturating_sub(text::width(text));
            format!("{text}{}", " ".repeat(gap))
        };
        let first = rows.len().saturating_sub(room);
        let numbered = rows.iter().enumerate().skip(first);
        numbered
            .map(|(number, row)| {
                let style = if number + 1 == rows.len() { BOLD } else { DIM };
                let line = format!("{:>3}. {}{}", number + 1, pad(&row.black), row.white);
                Line::styled(line, style)
            })
            .collect()
    }
}

impl Screen for Replay {
    fn render(&self, frame: &mut Frame<'_>) {
        let Some(moment) = moment(self.record.game(), self.at) else {
            return;
        };
        let layout = Layout::new(frame.area(), self.flipped, self.theme.symbols());
        let marks = Marks {
            active: moment
                .position()
                .and_then(kamisado::Position::active_square),
            ..Marks::default()
        };
        if !board(frame, &self.theme, &layout, moment, marks, self.language) {
            return;
        }
        let (columns, rows) = (layout.panel.width.into(), layout.panel.height.into());
        let panel = self.panel(moment, columns, rows, layout.beside);
        draw(frame, layout.panel, panel);
        let bottom = if !self.typed.is_empty() {
            Line::styled(format!(" > {}▏", self.typed), BOLD)
        } else if let Some(position) = moment.position() {
            Line::styled(format!(" {position}"), DIM)
        } else {
            Line::default()
        };
        draw(frame, layout.line, vec![bottom]);
        draw(frame, layout.keys, vec![keys(&KEYS, self.language)]);
    }

    fn handle(&mut self, event: &Event, _area: Rect) -> After {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                self.key(key.code, key.modifiers.contains(KeyModifiers::CONTROL))
            }
            Event::Mouse(mouse) => {
                match mouse.kind {
                    MouseEventKind::ScrollDown => self.go(self.at + 1),
                    MouseEventKind::ScrollUp => self.go(self.at.saturating_sub(1)),
                    _ => {}
                }
                After::Stay
            }
            _ => After::Stay,
        }
    }

    fn tick(&mut self, now: Duration) {
        self.now = now;
        if self.next.is_some_and(|next| now >= next) {
            self.go(self.at + 1);
            self.next = (self.at < self.last()).then(|| now + PACE);
        }
    }

    fn is_alive(&self) -> bool {
        self.next.is_some()
    }

    fn manual(&self) -> Manual {
        Manual {
            keys: KEYS.to_vec(),
            theme: self.theme,
            language: self.language,
        }
    }
}

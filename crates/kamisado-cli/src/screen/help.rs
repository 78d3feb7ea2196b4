//! The help that every screen opens with `?`: its keys, the letters of the colours and the rules in short.

use std::time::Duration;

use kamisado::{Color, Language};
use kamisado_draw::Symbols;
use kamisado_i18n::Message;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::layout::middle;
use super::lines::{BOLD, draw, paragraph};
use super::terminal::{After, Screen};
use super::text;
use super::theme::Theme;
use super::window::{cells, inside, open};

/// The widest that the help gets.
const WIDTH: u16 = 64;
/// The columns that keys take in it.
const KEY: usize = 10;
/// How far a page goes.
const PAGE: usize = 5;

/// The rules in short, after the goal of the game.
pub(crate) const RULES: [Message<'static>; 8] = [
    Message::HelpGoal,
    Message::RulesMove,
    Message::RulesPass,
    Message::RulesDeadlock,
    Message::RulesTeeth,
    Message::RulesSumo,
    Message::RulesPush,
    Message::RulesFill,
];

/// The letters that stand for the colours in moves and positions, with the names of the colours.
pub(crate) fn legend(language: Language) -> [(char, String); 8] {
    Color::ALL.map(|color| {
        let name = Message::ColorName { color }.say(language);
        (color.letter().to_ascii_uppercase(), name)
    })
}

/// The content of a screen's help.
#[derive(Clone, Debug)]
pub(crate) struct Manual {
    /// The keys and what they do; without a key, a remark.
    pub(crate) keys: Vec<(&'static str, Message<'static>)>,
    pub(crate) theme: Theme,
    pub(crate) language: Language,
}

impl Manual {
    fn lines(&self, width: usize) -> Vec<Line<'static>> {
        let say = |message: &Message<'_>| message.say(self.language);
        let [goal, rules @ ..] = &RULES;
        let mut lines = paragraph(&say(goal), width, Style::new());
        lines.push(Line::default());
        for (key, name) in &self.keys {
            let indent = if key.is_empty() { 0 } else { KEY };
            let told = text::wrap(&say(name), width.saturating_sub(indent));
            for (row, told) in told.into_iter().enumerate() {
                let key = if row == 0 { *key } else { "" };
                lines.push(Line::from(vec![
                    Span::styled(format!("{key:<indent$}"), BOLD),
                    Span::raw(told),
                ]));
            }
        }
        lines.push(Line::default());
        lines.push(Line::styled(say(&Message::LabelColors), BOLD));
        lines.extend(self.legend(width));
        lines.push(Line::default());
        lines.push(Line::styled(say(&Message::RulesTitle), BOLD));
        for rule in rules {
            lines.extend(paragraph(&say(rule), width, Style::new()));
        }
        lines
    }

    /// The characters on the board and the names of the colours, as many in a row as fit. A colour that has another letter in moves
    /// than on the board has that letter as well.
    fn legend(&self, width: usize) -> Vec<Line<'static>> {
        let colors: Vec<(Color, String)> = Color::ALL
            .into_iter()
            .zip(legend(self.language))
            .map(|(color, (in_moves, name))| {
                if in_moves == self.theme.letter(color) {
                    (color, name)
                } else {
                    (color, format!("{name} ({in_moves})"))
                }
            })
            .collect();
        let widest = colors.iter().map(|(_, name)| text::width(name)).max();
        let column = 6 + widest.unwrap_or(0);
        let in_a_row = (width / column).clamp(1, 4);
        let rows = colors.chunks(in_a_row).map(|row| {
            row.iter().flat_map(|(color, name)| {
                let letter = self.theme.letter(*color);
                let chip = match self.theme.symbols() {
                    Symbols::Kanji => format!("{}{letter}", color.kanji()),
                    _ => format!(" {letter} "),
                };
                let gap = column - 4 - text::width(name);
                let style = self.theme.chip(*color).add_modifier(Modifier::BOLD);
                [
                    Span::styled(chip, style),
                    Span::raw(format!(" {name}{}", " ".repeat(gap))),
                ]
            })
        });
        rows.map(Line::from_iter).collect()
    }

    fn window(&self, area: Rect) -> (Rect, Vec<Line<'static>>) {
        let width = area.width.min(WIDTH);
        let lines = self.lines(usize::from(width.saturating_sub(4)));
        (middle(area, width, cells(lines.len() + 2)), lines)
    }
}

/// The window of the help, and its first line where not all of them fit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Help(usize);

impl Help {
    /// Whether a key opens the help.
    pub(crate) fn opens(code: KeyCode) -> bool {
        matches!(code, KeyCode::Char('?') | KeyCode::F(1))
    }

    /// Takes a key and tells whether the window stays open.
    pub(crate) fn key(&mut self, code: KeyCode, manual: &Manual, area: Rect) -> bool {
        let Help(first) = self;
        match code {
            KeyCode::Up => *first = first.saturating_sub(1),
            KeyCode::PageUp => *first = first.saturating_sub(PAGE),
            KeyCode::Down => *first += 1,
            KeyCode::PageDown | KeyCode::Char(' ') => *first += PAGE,
            _ => return false,
        }
        let (window, lines) = manual.window(area);
        *first = (*first).min(lines.len().saturating_sub(inside(window).height.into()));
        true
    }

    pub(crate) fn render(self, frame: &mut Frame<'_>, manual: &Manual) {
        let (window, lines) = manual.window(frame.area());
        open(frame, window, &Message::HelpTitle.say(manual.language));
        let last = lines.len().saturating_sub(inside(window).height.into());
        let first = self.0.min(last);
        let shown = lines.into_iter().skip(first).collect();
        draw(frame, inside(window), shown);
        // Arrows in the frame say that there is more.
        let edges = [
            (first > 0, "▲", window.y),
            (first < last, "▼", window.bottom().saturating_sub(1)),
        ];
        for (_, arrow, y) in edges.into_iter().filter(|(more, ..)| *more) {
            let place = Rect::new(window.right().saturating_sub(4), y, 1, 1);
            draw(frame, place, vec![Line::styled(arrow, BOLD)]);
        }
    }
}

/// A screen with its help.
#[derive(Debug)]
pub(crate) struct Helped<'a, S> {
    screen: &'a mut S,
    help: Option<Help>,
}

impl<'a, S: Screen> Helped<'a, S> {
    pub(crate) const fn new(screen: &'a mut S) -> Helped<'a, S> {
        Helped { screen, help: None }
    }
}

impl<S: Screen> Screen for Helped<'_, S> {
    fn render(&self, frame: &mut Frame<'_>) {
        self.screen.render(frame);
        if let Some(help) = self.help {
            help.render(frame, &self.manual());
        }
    }

    fn handle(&mut self, event: &Event, area: Rect) -> After {
        if let Event::Key(key) = event
            && key.kind != KeyEventKind::Release
        {
            match self.help.take() {
                Some(mut help) => {
                    if help.key(key.code, &self.manual(), area) {
                        self.help = Some(help);
                    }
                    return After::Stay;
                }
                None if Help::opens(key.code) => {
                    self.help = Some(Help::default());
                    return After::Stay;
                }
                None => {}
            }
        }
        self.screen.handle(event, area)
    }

    fn tick(&mut self, now: Duration) {
        self.screen.tick(now);
    }

    fn is_alive(&self) -> bool {
        self.screen.is_alive()
    }

    fn manual(&self) -> Manual {
        self.screen.manual()
    }
}

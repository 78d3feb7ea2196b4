//! Windows in front of the table: the commands, the help and the questions.

use kamisado_i18n::Message;
use ratatui::Frame;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Widget as _};

use super::layout::middle;
use super::sidebar::draw;
use super::table::{Command, Dialog, Table};
use super::text;

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);

/// The commands with their keys and names, in the order of the window.
pub(crate) const COMMANDS: [(Command, &str, Message<'static>); 10] = [
    (Command::Undo, "Ctrl-Z", Message::ActionUndo),
    (Command::Redo, "Ctrl-Y", Message::ActionRedo),
    (Command::Hint, "Ctrl-T", Message::ActionHint),
    (Command::Review, "Ctrl-W", Message::ReviewTitle),
    (Command::Pause, "Ctrl-P", Message::ActionPause),
    (Command::Flip, "Ctrl-F", Message::ActionFlip),
    (Command::Save, "Ctrl-S", Message::ActionSave),
    (Command::Resign, "Ctrl-R", Message::ActionResign),
    (Command::Help, "?", Message::MenuHelp),
    (Command::Quit, "Ctrl-Q", Message::ActionQuit),
];

/// The keys that are no commands.
const KEYS: [(&str, Message<'static>); 6] = [
    ("← ↑ ↓ →", Message::HelpArrows),
    ("Tab", Message::HelpTab),
    ("Enter", Message::HelpEnter),
    ("b1b7 …", Message::HelpType),
    ("", Message::HelpMouse),
    ("Esc", Message::HelpEscape),
];

/// Draws the window that is open.
pub(crate) fn render(frame: &mut Frame<'_>, table: &Table, dialog: &Dialog) {
    let area = frame.area();
    match dialog {
        Dialog::Commands(cursor) => {
            let window = commands_window(area, table);
            open(frame, window, "Kamisado");
            draw(frame, inside(window), command_lines(table, Some(*cursor)));
        }
        Dialog::Help => help(frame, table, area),
        Dialog::Review(told) => {
            let width = usize::from(area.width.min(60)).saturating_sub(4);
            let lines = told.iter().flat_map(|sentence| text::wrap(sentence, width));
            let lines: Vec<Line<'static>> = lines.map(Line::raw).collect();
            let window = middle(area, columns(width + 4), columns(lines.len() + 2));
            open(frame, window, &table.say(Message::ReviewTitle));
            draw(frame, inside(window), lines);
        }
        Dialog::Resign(answer) => {
            question(frame, table, &table.say(Message::PromptResign), *answer);
        }
        Dialog::Quit(answer) => question(frame, table, &table.say(Message::PromptQuit), *answer),
        Dialog::Save(name) => {
            let asked = table.say(Message::PromptSave);
            let width = text::width(&asked).max(40);
            let window = middle(area, columns(width + 4), 4);
            open(frame, window, &table.say(Message::ActionSave));
            let lines = vec![Line::raw(asked), Line::styled(format!("{name}▏"), BOLD)];
            draw(frame, inside(window), lines);
        }
    }
}

/// The command at a place of the screen, while their window is open.
pub(crate) fn command_at(area: Rect, table: &Table, at: Position) -> Option<usize> {
    let place = inside(commands_window(area, table));
    let row = usize::from(at.y.checked_sub(place.y)?);
    (place.contains(at) && row < COMMANDS.len()).then_some(row)
}

/// The answer at a place of the screen, while a question is asked: yes to the left, no to the right.
pub(crate) fn answer_at(area: Rect, at: Position) -> bool {
    at.x < area.x + area.width / 2
}

fn columns(width: usize) -> u16 {
    u16::try_from(width).unwrap_or(u16::MAX)
}

fn inside(window: Rect) -> Rect {
    window.inner(Margin::new(2, 1))
}

/// An empty window with a title.
fn open(frame: &mut Frame<'_>, window: Rect, title: &str) {
    let window = window.intersection(frame.area());
    Clear.render(window, frame.buffer_mut());
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .title(Line::styled(format!(" {title} "), BOLD));
    block.render(window, frame.buffer_mut());
}

fn command_lines(table: &Table, cursor: Option<usize>) -> Vec<Line<'static>> {
    let lines = COMMANDS.iter().enumerate().map(|(index, (_, key, name))| {
        let style = if cursor == Some(index) {
            BOLD.add_modifier(Modifier::REVERSED)
        } else {
            Style::new()
        };
        Line::styled(format!(" {key:<9}{} ", table.say(*name)), style)
    });
    lines.collect()
}

fn commands_window(area: Rect, table: &Table) -> Rect {
    let lines = command_lines(table, None);
    let width = lines.iter().map(Line::width).max().unwrap_or(0);
    middle(area, columns(width + 4), columns(lines.len() + 2))
}

fn help(frame: &mut Frame<'_>, table: &Table, area: Rect) {
    let width = usize::from(area.width.min(64)).saturating_sub(4);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for line in text::wrap(&table.say(Message::HelpGoal), width) {
        lines.push(Line::raw(line));
    }
    lines.push(Line::default());
    let row = |key: &str, name: String| {
        Line::from(vec![
            Span::styled(format!("{key:<10}"), BOLD),
            Span::raw(name),
        ])
    };
    for (key, name) in KEYS {
        let mut name = text::wrap(&table.say(name), width.saturating_sub(10)).into_iter();
        lines.push(row(key, name.next().unwrap_or_default()));
        lines.extend(name.map(|more| row("", more)));
    }
    for (_, key, name) in COMMANDS {
        lines.push(row(key, table.say(name)));
    }
    let window = middle(area, columns(width + 4), columns(lines.len() + 2));
    open(frame, window, &table.say(Message::HelpTitle));
    draw(frame, inside(window), lines);
}

fn question(frame: &mut Frame<'_>, table: &Table, asked: &str, answer: bool) {
    let area = frame.area();
    let width = usize::from(area.width.min(54)).saturating_sub(4);
    let mut lines: Vec<Line<'static>> = Vec::new();
    lines.extend(text::wrap(asked, width).into_iter().map(Line::raw));
    lines.push(Line::default());
    let choice = |name: Message<'_>, chosen: bool| {
        let style = if chosen {
            BOLD.add_modifier(Modifier::REVERSED)
        } else {
            Style::new()
        };
        Span::styled(format!("  {}  ", table.say(name)), style)
    };
    lines.push(Line::from(vec![
        choice(Message::AnswerYes, answer),
        Span::raw("   "),
        choice(Message::AnswerNo, !answer),
    ]));
    let window = middle(area, columns(width + 4), columns(lines.len() + 2));
    open(frame, window, "Kamisado");
    draw(frame, inside(window), lines);
}

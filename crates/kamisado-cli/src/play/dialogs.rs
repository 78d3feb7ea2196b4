//! Windows in front of the game: the commands, the help and the questions.

use kamisado_i18n::Message;
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::game_screen::{Command, Dialog, GameScreen, Question};
use crate::screen::help::Manual;
use crate::screen::layout::middle;
use crate::screen::lines::{BOLD, draw};
use crate::screen::text;
use crate::screen::theme::Theme;
use crate::screen::window::{cells, inside, open};

/// The commands with their keys and names, in the order of the window.
pub(crate) const COMMANDS: [(Command, &str, Message<'static>); 14] = [
    (Command::Undo, "Ctrl-Z", Message::ActionUndo),
    (Command::Redo, "Ctrl-Y", Message::ActionRedo),
    (Command::Hint, "Ctrl-T", Message::ActionHint),
    (Command::Review, "Ctrl-W", Message::ReviewTitle),
    (Command::Replay, "Ctrl-B", Message::ActionReplay),
    (Command::Analyse, "Ctrl-A", Message::ActionAnalyse),
    (Command::Pause, "Ctrl-P", Message::ActionPause),
    (Command::Flip, "Ctrl-F", Message::ActionFlip),
    (Command::Save, "Ctrl-S", Message::ActionSave),
    (Command::Resign, "Ctrl-R", Message::ActionResign),
    (Command::Rematch, "Ctrl-G", Message::ActionRematch),
    (Command::NewMatch, "Ctrl-N", Message::ActionNewMatch),
    (Command::Help, "?", Message::MenuHelp),
    (Command::Quit, "Ctrl-Q", Message::ActionQuit),
];

/// The place of the rematch among them.
pub(crate) const REMATCH: usize = 10;

/// The commands of a lesson.
pub(crate) const LESSON_COMMANDS: [(&str, Message<'static>); 4] = [
    ("Ctrl-T", Message::ActionHint),
    ("Ctrl-F", Message::ActionFlip),
    ("Ctrl-N", Message::LessonAll),
    ("Ctrl-Q", Message::ActionQuit),
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
pub(crate) fn render(frame: &mut Frame<'_>, screen: &GameScreen, theme: &Theme, dialog: &Dialog) {
    let area = frame.area();
    match dialog {
        Dialog::Commands(cursor) => {
            let window = commands_window(area, screen);
            open(frame, window, "Kamisado");
            let lines = command_lines(screen, Some(*cursor));
            let first = first_command(window, *cursor);
            draw(
                frame,
                inside(window),
                lines.into_iter().skip(first).collect(),
            );
        }
        Dialog::Help(help) => help.render(frame, &manual(screen, theme)),
        Dialog::Review(told) => {
            let width = usize::from(area.width.min(60)).saturating_sub(4);
            let lines = told.iter().flat_map(|sentence| text::wrap(sentence, width));
            let lines: Vec<Line<'static>> = lines.map(Line::raw).collect();
            let window = middle(area, cells(width + 4), cells(lines.len() + 2));
            open(frame, window, &screen.say(Message::ReviewTitle));
            draw(frame, inside(window), lines);
        }
        Dialog::Ask(question, answer) => {
            let asked = asked(screen, question);
            let window = question_window(area, &asked);
            open(frame, window, "Kamisado");
            draw(
                frame,
                inside(window),
                question_lines(screen, &asked, window, *answer),
            );
        }
        Dialog::Save(name) => {
            let width = usize::from(area.width.min(54)).saturating_sub(4);
            let asked = text::wrap(&screen.say(Message::PromptSave), width);
            let mut lines: Vec<Line<'static>> = asked.into_iter().map(Line::raw).collect();
            // Of a long name the end is what is being typed.
            let shown = text::end(name, width.saturating_sub(1));
            lines.push(Line::styled(format!("{shown}▏"), BOLD));
            let window = middle(area, cells(width + 4), cells(lines.len() + 2));
            open(frame, window, &screen.say(Message::ActionSave));
            draw(frame, inside(window), lines);
        }
    }
}

/// What the help of the game says.
pub(crate) fn manual(screen: &GameScreen, theme: &Theme) -> Manual {
    let commands: &[_] = match screen.lesson {
        Some(_) => &LESSON_COMMANDS,
        None => &COMMANDS.map(|(_, key, name)| (key, name)),
    };
    Manual {
        keys: KEYS.iter().chain(commands).copied().collect(),
        theme: *theme,
        language: screen.language(),
    }
}

/// A question in words.
pub(crate) fn asked(screen: &GameScreen, question: &Question) -> String {
    match question {
        Question::Resign => screen.say(Message::PromptResign),
        Question::Rematch => screen.say(Message::PromptRematch),
        Question::Overwrite(path) => {
            let path = &path.display().to_string();
            screen.say(Message::PromptOverwrite { path })
        }
        // There is nothing to resume in a match that is over.
        Question::Quit if screen.is_over() => screen.say(Message::PromptQuitOver),
        Question::Quit => screen.say(Message::PromptQuit),
    }
}

/// The command at a place of the screen, while their window is open.
pub(crate) fn command_at(
    area: Rect,
    screen: &GameScreen,
    cursor: usize,
    at: Position,
) -> Option<usize> {
    let window = commands_window(area, screen);
    let place = inside(window);
    let row = usize::from(at.y.checked_sub(place.y)?) + first_command(window, cursor);
    (place.contains(at) && row < COMMANDS.len()).then_some(row)
}

/// The answer at a place of the screen, while a question is asked.
pub(crate) fn answer_at(
    area: Rect,
    screen: &GameScreen,
    asked: &str,
    at: Position,
) -> Option<bool> {
    let window = question_window(area, asked);
    let place = inside(window);
    let rows = cells(text::wrap(asked, place.width.into()).len() + 1);
    if at.y != place.y + rows || at.x < place.x {
        return None;
    }
    let column = usize::from(at.x - place.x);
    let yes = text::width(&answer(screen, Message::AnswerYes));
    let no = text::width(&answer(screen, Message::AnswerNo));
    if column < yes {
        Some(true)
    } else {
        (yes + GAP..yes + GAP + no)
            .contains(&column)
            .then_some(false)
    }
}

/// Where a window cannot show all commands, the first that it does.
fn first_command(window: Rect, cursor: usize) -> usize {
    let rows = usize::from(inside(window).height);
    let most = COMMANDS.len().saturating_sub(rows);
    cursor.saturating_sub(rows / 2).min(most)
}

fn command_lines(screen: &GameScreen, cursor: Option<usize>) -> Vec<Line<'static>> {
    let lines = COMMANDS.iter().enumerate().map(|(index, (_, key, name))| {
        let style = if cursor == Some(index) {
            BOLD.add_modifier(Modifier::REVERSED)
        } else {
            Style::new()
        };
        Line::styled(format!(" {key:<9}{} ", screen.say(*name)), style)
    });
    lines.collect()
}

fn commands_window(area: Rect, screen: &GameScreen) -> Rect {
    let lines = command_lines(screen, None);
    let width = lines.iter().map(Line::width).max().unwrap_or(0);
    middle(area, cells(width + 4), cells(lines.len() + 2))
}

/// The columns between yes and no.
const GAP: usize = 3;

fn answer(screen: &GameScreen, name: Message<'_>) -> String {
    format!("  {}  ", screen.say(name))
}

fn question_window(area: Rect, asked: &str) -> Rect {
    let width = area.width.min(54);
    let rows = text::wrap(asked, usize::from(width.saturating_sub(4))).len();
    middle(area, width, cells(rows + 4))
}

fn question_lines(screen: &GameScreen, asked: &str, window: Rect, yes: bool) -> Vec<Line<'static>> {
    let width = usize::from(inside(window).width);
    let mut lines: Vec<Line<'static>> = Vec::new();
    lines.extend(text::wrap(asked, width).into_iter().map(Line::raw));
    lines.push(Line::default());
    let choice = |name: Message<'_>, chosen: bool| {
        let style = if chosen {
            BOLD.add_modifier(Modifier::REVERSED)
        } else {
            Style::new()
        };
        Span::styled(answer(screen, name), style)
    };
    lines.push(Line::from(vec![
        choice(Message::AnswerYes, yes),
        Span::raw(" ".repeat(GAP)),
        choice(Message::AnswerNo, !yes),
    ]));
    lines
}

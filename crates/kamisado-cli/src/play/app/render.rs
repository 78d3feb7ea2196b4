//! How the program draws itself.

use kamisado::{ByColor, BySide, Due, LineUp, Side, Tower};
use kamisado_i18n::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget as _};

use super::{App, Screen};
use crate::play::dialogs;
use crate::play::game_screen::{GameScreen, Notice};
use crate::play::sidebar;
use crate::screen::board::BoardView;
use crate::screen::layout::{self, Layout};
use crate::screen::lines::{BOLD, DIM, draw};
use crate::screen::text;

/// The most rows of the message at the bottom.
const FOOT_ROWS: usize = 4;

impl App {
    /// Draws the screen as it is now.
    pub(crate) fn render(&self, frame: &mut Frame<'_>) {
        match &self.screen {
            Screen::NewMatch(form) => form.render(frame, &self.theme, self.language),
            Screen::Lessons(list) => list.render(frame, &self.finished, &self.theme, self.language),
            Screen::Game(screen) => self.render_game(frame, screen),
        }
    }

    fn render_game(&self, frame: &mut Frame<'_>, screen: &GameScreen) {
        let area = frame.area();
        let layout = Layout::new(area, screen.flipped, self.theme.symbols());
        let Some(geometry) = layout.board else {
            let (columns, rows) = layout::SMALLEST;
            let needed = screen.say(Message::StatusTooSmall { columns, rows });
            let lines = text::wrap(&needed, area.width.into());
            draw(frame, area, lines.into_iter().map(Line::raw).collect());
            return;
        };
        let game = screen.game();
        let preview = self.line_up_towers(screen);
        let here = screen.due_here().is_some();
        let view = BoardView {
            theme: &self.theme,
            geometry,
            board: game.rules().board,
            towers: preview.as_ref().or(game.towers()),
            teeth: BySide::from_fn(|side| {
                ByColor::from_fn(|color| game.teeth(Tower::new(side, color)))
            }),
            active: screen.active(),
            targets: if here {
                screen.targets()
            } else {
                kamisado::Bitboard::EMPTY
            },
            cursor: screen.cursor,
            last: screen.last_move(),
            hint: screen.hint,
        };
        view.render(area, frame.buffer_mut());
        let foot = foot_area(
            &layout,
            area,
            foot_lines(screen, area.width.into(), layout.line.height.into()),
        );
        let mut panel = layout.panel;
        if !layout.beside {
            // The message at the bottom takes its rows from the story, not from the board.
            panel.height = panel.height.min(foot.0.y.saturating_sub(panel.y));
        }
        sidebar::render(frame, screen, &self.theme, panel, layout.beside);
        if !layout.beside
            && screen
                .due_here()
                .is_some_and(|due| !matches!(due, Due::Move(_)))
        {
            let place = decision_area(&layout, area);
            Clear.render(place, frame.buffer_mut());
            sidebar::decision(frame, screen, &self.theme, place);
        }
        let (place, lines) = foot;
        Clear.render(place, frame.buffer_mut());
        draw(frame, place, lines);
        let keys = keys_line(screen, layout.keys.width.into());
        draw(frame, layout.keys, vec![keys]);
        if let Some(dialog) = &screen.dialog {
            dialogs::render(frame, screen, &self.theme, dialog);
        }
    }

    /// The towers as far as they have been laid out.
    fn line_up_towers(&self, screen: &GameScreen) -> Option<kamisado::Towers> {
        let (side, own, other) = screen.line_ups_so_far()?;
        let other = other.unwrap_or_else(|| screen.game().rules().own_colors());
        let line_ups: BySide<LineUp> = match side {
            Side::Black => BySide::new(own, other),
            Side::White => BySide::new(other, own),
        };
        let board = screen.game().rules().board;
        Some(*kamisado::Position::opening(board, line_ups, Side::Black).towers())
    }
}

/// The line at the bottom: the text being typed, an error, or else a message.
fn foot_lines(screen: &GameScreen, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let room = columns.saturating_sub(2).max(1);
    let wrap = |what: &str, style: Style| {
        let lines = text::wrap(what, room).into_iter();
        lines.map(move |line| Line::styled(format!(" {line} "), style))
    };
    let mut lines: Vec<Line<'static>> = match &screen.notice {
        Some(Notice::Bad(what)) => wrap(what, BOLD.add_modifier(Modifier::REVERSED)).collect(),
        Some(Notice::Good(what)) if screen.line.is_empty() => wrap(what, BOLD).collect(),
        _ if !screen.line.is_empty() => Vec::new(),
        _ if screen.is_thinking() => wrap(&screen.say(Message::StatusThinking), BOLD).collect(),
        _ => {
            // A small screen needs its board and its story more than a long prompt.
            let asked = prompts(screen).into_iter().map(|prompt| screen.say(prompt));
            let lines = asked.map(|asked| wrap(&asked, DIM).collect::<Vec<_>>());
            let mut fitting = lines.filter(|lines| lines.len() <= rows);
            fitting.next().unwrap_or_default()
        }
    };
    lines.truncate(FOOT_ROWS);
    if !screen.line.is_empty() {
        let typed = typed_line(&screen.line, columns);
        match &mut lines[..] {
            // One row is enough where both have room in it.
            [only] if only.width() + typed.width() + 1 < columns => {
                only.spans.insert(0, Span::raw("  "));
                only.spans.splice(0..0, typed.spans);
                let style = std::mem::take(&mut only.style);
                if let Some(what) = only.spans.last_mut() {
                    what.style = style;
                }
            }
            _ => lines.push(typed),
        }
    }
    lines
}

/// The text being typed, or the end of it if it does not fit.
fn typed_line(typed: &str, columns: usize) -> Line<'static> {
    let shown = text::end(typed, columns.saturating_sub(5));
    Line::from(Span::styled(format!(" > {shown}▏"), BOLD))
}

/// The prompt for the player, the longest form first.
fn prompts(screen: &GameScreen) -> Vec<Message<'static>> {
    match screen.due_here() {
        Some(Due::Move(_)) => vec![Message::PromptMove, Message::PromptMoveShort],
        Some(Due::Fill(_)) => vec![Message::PromptFill],
        Some(Due::LineUp(_)) => vec![Message::PromptLineUp],
        None if screen.is_over() => vec![Message::PromptOver, Message::ErrorMatchOver],
        None => Vec::new(),
    }
}

/// Where the foot stands. On the smallest screens it has no row of its own and covers the board while there is something
/// to answer.
fn foot_area(layout: &Layout, area: Rect, lines: Vec<Line<'static>>) -> (Rect, Vec<Line<'static>>) {
    let rows = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let bottom = layout.line.bottom();
    let rows = rows.max(layout.line.height).min(bottom - area.y);
    let place = Rect {
        y: bottom - rows,
        height: rows,
        ..area
    };
    (place, lines)
}

/// The most important keys, as many as fit.
fn keys_line(screen: &GameScreen, columns: usize) -> Line<'static> {
    let keys: &[(&str, Message<'static>)] = if screen.lesson.is_some() {
        &[
            ("?", Message::MenuHelp),
            ("^T", Message::ActionHint),
            ("^F", Message::ActionFlip),
            ("^N", Message::LessonAll),
            ("^Q", Message::ActionQuit),
        ]
    } else if screen.is_over() {
        &[
            ("?", Message::MenuHelp),
            ("Esc", Message::ActionMenu),
            ("^G", Message::ActionRematch),
            ("^N", Message::ActionNewMatch),
            ("^W", Message::ActionReview),
            ("^Q", Message::ActionQuit),
        ]
    } else {
        &[
            ("?", Message::MenuHelp),
            ("Esc", Message::ActionMenu),
            ("^Z", Message::ActionUndo),
            ("^T", Message::ActionHint),
            ("^F", Message::ActionFlip),
            ("^Q", Message::ActionQuit),
        ]
    };
    let mut line = Line::default();
    for (key, name) in keys {
        let key = format!(" {key} ");
        let name = format!(" {}  ", screen.say(*name));
        if line.width() + text::width(&key) + text::width(name.trim_end()) > columns {
            break;
        }
        let reversed = Style::new().add_modifier(Modifier::REVERSED);
        line.push_span(Span::styled(key, reversed));
        line.push_span(Span::raw(name));
    }
    line
}

/// Where a fill or a line-up is decided: in the panel beside the board, or in front of the board.
pub(super) fn decision_area(layout: &Layout, area: Rect) -> Rect {
    if layout.beside {
        layout.panel
    } else {
        let body = Rect {
            height: area.height.min(layout.line.y.saturating_sub(area.y)),
            ..area
        };
        layout::middle(body, 40, 14)
    }
}

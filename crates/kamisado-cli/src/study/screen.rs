//! What the screens for studying have in common, and the terminal around them.

use std::io;
use std::time::{Duration, Instant};

use kamisado::{Bitboard, Language, Move, Square};
use kamisado_i18n::Message;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event,
};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget as _;
use ratatui::{DefaultTerminal, Frame};

use super::scenes::Scene;
use crate::failure::Failure;
use crate::play::board::BoardView;
use crate::play::layout::{self, Layout};
use crate::play::sidebar::draw;
use crate::play::text;
use crate::play::theme::Theme;

pub(crate) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
pub(crate) const DIM: Style = Style::new().add_modifier(Modifier::DIM);

/// How often the screen looks up while something moves by itself, and while nothing does.
const LIVELY: Duration = Duration::from_millis(50);
const QUIET: Duration = Duration::from_millis(500);

/// A screen without its terminal: it is told what happens and draws itself.
pub(crate) trait Screen {
    fn render(&self, frame: &mut Frame<'_>);

    /// Takes notice of keys and the mouse on a screen of this size.
    fn handle(&mut self, event: &Event, area: Rect) -> After;

    /// So much time has passed since the screen was first shown.
    fn tick(&mut self, _now: Duration) {}

    /// Whether something on it changes by itself.
    fn is_alive(&self) -> bool {
        false
    }
}

/// What comes after an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    Stay,
    Leave,
}

/// Shows a screen until the user leaves it.
///
/// # Errors
/// When the terminal cannot be used.
pub(crate) fn run(screen: &mut impl Screen) -> Result<(), Failure> {
    let terminal = ratatui::try_init()?;
    // A terminal without a mouse is no reason not to study.
    let _ = execute!(io::stdout(), EnableMouseCapture, EnableBracketedPaste);
    let done = show(terminal, screen);
    let _ = execute!(io::stdout(), DisableMouseCapture, DisableBracketedPaste);
    ratatui::restore();
    done
}

fn show(mut terminal: DefaultTerminal, screen: &mut impl Screen) -> Result<(), Failure> {
    let began = Instant::now();
    loop {
        let shown = terminal.draw(|frame| screen.render(frame))?.area;
        let patience = if screen.is_alive() { LIVELY } else { QUIET };
        let mut waiting = event::poll(patience)?;
        while waiting {
            if screen.handle(&event::read()?, shown) == After::Leave {
                return Ok(());
            }
            waiting = event::poll(Duration::ZERO)?;
        }
        screen.tick(began.elapsed());
    }
}

/// What stands out on a board beyond the towers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Marks {
    pub(crate) active: Option<Square>,
    pub(crate) targets: Bitboard,
    pub(crate) cursor: Option<Square>,
    pub(crate) hint: Option<Move>,
}

impl Default for Marks {
    fn default() -> Marks {
        Marks {
            active: None,
            targets: Bitboard::EMPTY,
            cursor: None,
            hint: None,
        }
    }
}

/// Draws the board of a scene; where there is no room for one, says so and returns false.
pub(crate) fn board(
    frame: &mut Frame<'_>,
    theme: &Theme,
    layout: &Layout,
    scene: &Scene,
    marks: Marks,
    language: Language,
) -> bool {
    let area = frame.area();
    let Some(geometry) = layout.board else {
        let (columns, rows) = layout::SMALLEST;
        let needed = Message::StatusTooSmall { columns, rows }.say(language);
        let lines = text::wrap(&needed, area.width.into());
        draw(frame, area, lines.into_iter().map(Line::raw).collect());
        return false;
    };
    let view = BoardView {
        theme,
        geometry,
        board: scene.board,
        towers: scene.towers.as_ref(),
        teeth: scene.teeth,
        active: marks.active,
        targets: marks.targets,
        cursor: marks.cursor,
        last: scene.last_move(),
        hint: marks.hint,
    };
    view.render(area, frame.buffer_mut());
    true
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

/// A text as lines of at most so many columns.
pub(crate) fn paragraph(text: &str, columns: usize, style: Style) -> Vec<Line<'static>> {
    let lines = text::wrap(text, columns).into_iter();
    lines.map(|line| Line::styled(line, style)).collect()
}

//! The terminal: it becomes a screen and is left as it was.

use std::io;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event,
};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;
use ratatui::{DefaultTerminal, Frame};

use crate::failure::Failure;

/// How long to wait for an event before the screen is drawn again: not long while something on it changes by itself.
pub(crate) const fn patience(is_alive: bool) -> Duration {
    if is_alive {
        Duration::from_millis(50)
    } else {
        Duration::from_millis(500)
    }
}

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

/// Lends the terminal to a function that draws on all of it.
///
/// # Errors
/// When the terminal cannot be used, and the errors of the function.
pub(crate) fn with_terminal(
    run: impl FnOnce(DefaultTerminal) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let terminal = ratatui::try_init()?;
    // A terminal without a mouse will do.
    let _ = execute!(io::stdout(), EnableMouseCapture, EnableBracketedPaste);
    let done = run(terminal);
    let _ = execute!(io::stdout(), DisableMouseCapture, DisableBracketedPaste);
    ratatui::restore();
    done
}

/// Shows a screen until the user leaves it.
///
/// # Errors
/// When the terminal cannot be used.
pub(crate) fn show(screen: &mut impl Screen) -> Result<(), Failure> {
    with_terminal(|mut terminal| {
        let began = Instant::now();
        loop {
            let shown = terminal.draw(|frame| screen.render(frame))?.area;
            let mut waiting = event::poll(patience(screen.is_alive()))?;
            while waiting {
                if screen.handle(&event::read()?, shown) == After::Leave {
                    return Ok(());
                }
                waiting = event::poll(Duration::ZERO)?;
            }
            screen.tick(began.elapsed());
        }
    })
}

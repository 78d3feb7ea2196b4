//! The terminal in full-screen mode. It is always restored, however the program ends.

use std::io::{self, IsTerminal};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::crossterm::cursor::{MoveTo, Show};
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{Clear, ClearType};
use ratatui::layout::Rect;
use ratatui::{DefaultTerminal, Frame};

use super::help::{Helped, Manual};
use super::signals::Signals;
use crate::failure::Failure;

/// Whether a stream is a terminal that can do more than print lines.
pub(crate) fn is_screen(stream: &impl IsTerminal) -> bool {
    stream.is_terminal() && !is_dumb(std::env::var("TERM").ok().as_deref())
}

/// Whether a terminal of this name knows no escape sequences.
fn is_dumb(name: Option<&str>) -> bool {
    match name {
        Some(name) => name.is_empty() || name == "dumb",
        // Everywhere else terminals have no names.
        None => cfg!(unix),
    }
}

/// How long to wait for an event before the screen is drawn again: less while the screen is animated.
pub(crate) const fn patience(is_alive: bool) -> Duration {
    if is_alive {
        Duration::from_millis(50)
    } else {
        Duration::from_millis(500)
    }
}

/// A screen without its terminal: it handles events and draws itself.
pub(crate) trait Screen {
    fn render(&self, frame: &mut Frame<'_>);

    /// Handles keys and the mouse on a screen of this size.
    fn handle(&mut self, event: &Event, area: Rect) -> After;

    /// Handles the time that has passed since the screen was first shown.
    fn tick(&mut self, _now: Duration) {}

    /// What its help says.
    fn manual(&self) -> Manual;

    /// Whether the screen changes without input.
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

/// Runs a function in full-screen mode. It should return when a signal asks the program to end.
///
/// # Errors
/// When the terminal cannot be used, and the errors of the function.
pub(crate) fn with_terminal(
    run: impl FnOnce(DefaultTerminal, &Signals) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let signals = Signals::watch()?;
    let mut terminal = ratatui::try_init()?;
    let tidy = Tidy;
    // Without an alternate screen, the earlier output is still there.
    terminal.clear()?;
    // The mouse is optional.
    let _ = execute!(io::stdout(), EnableMouseCapture, EnableBracketedPaste);
    let done = run(terminal, &signals);
    drop(tidy);
    signals.obey();
    done
}

/// Restores the terminal when it is dropped.
struct Tidy;

impl Drop for Tidy {
    fn drop(&mut self) {
        let _ = execute!(io::stdout(), DisableMouseCapture, DisableBracketedPaste);
        // A panic has been reported on the screen already.
        if !thread::panicking() {
            let _ = execute!(io::stdout(), Clear(ClearType::All), MoveTo(0, 0));
        }
        let _ = execute!(io::stdout(), Show);
        ratatui::restore();
    }
}

/// Shows a screen until the user leaves it.
///
/// # Errors
/// When the terminal cannot be used.
pub(crate) fn show(screen: &mut impl Screen) -> Result<(), Failure> {
    with_terminal(|mut terminal, signals| show_on(&mut terminal, signals, screen))
}

/// Shows a screen on a terminal in full-screen mode, until the user leaves it.
///
/// # Errors
/// When the terminal cannot be used.
pub(crate) fn show_on(
    terminal: &mut DefaultTerminal,
    signals: &Signals,
    screen: &mut impl Screen,
) -> Result<(), Failure> {
    let mut screen = Helped::new(screen);
    let began = Instant::now();
    while !signals.came() {
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
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dumb_terminal_is_no_screen() {
        assert!(is_dumb(Some("dumb")) && is_dumb(Some("")));
        assert!(!is_dumb(Some("xterm-256color")) && !is_dumb(Some("vt100")));
    }
}

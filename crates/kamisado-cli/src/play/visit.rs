//! The screens that the menu and a match lead to and return from: puzzles, replays and analyses.

use kamisado::Language;
use kamisado_view::puzzles;
use ratatui::DefaultTerminal;

use super::app::Visit;
use crate::failure::Failure;
use crate::screen::signals::Signals;
use crate::screen::terminal::show_on;
use crate::screen::theme::Theme;
use crate::storage::{matches, progress, saved};
use crate::study::analysis::Analysis;
use crate::study::match_list::MatchList;
use crate::study::puzzle::Training;
use crate::study::replay::Replay;

/// Shows a screen until the user leaves it.
///
/// # Errors
/// When the terminal cannot be used, or a file cannot be read.
pub(super) fn visit(
    visit: Visit,
    terminal: &mut DefaultTerminal,
    signals: &Signals,
    theme: Theme,
    language: Language,
) -> Result<(), Failure> {
    match visit {
        Visit::Puzzles => {
            let file = progress::file();
            let progress = progress::load(file.as_deref())?;
            let number = progress.next(None, 0);
            let puzzle = puzzles::numbered(number, language).map_err(Failure::Wrong)?;
            let mut training = Training::new(puzzle, None, progress, file, theme, language);
            show_on(terminal, signals, &mut training)
        }
        Visit::Matches => {
            let all = matches::folder().map_or_else(Vec::new, |folder| saved::all(&folder));
            let mut list = MatchList::new(all, theme, language);
            loop {
                show_on(terminal, signals, &mut list)?;
                let Some(path) = list.chosen.take().filter(|_| !signals.came()) else {
                    return Ok(());
                };
                let record = matches::load(&path, language)?;
                show_on(
                    terminal,
                    signals,
                    &mut Replay::new(record, 0, theme, language),
                )?;
            }
        }
        Visit::Replay(record) => {
            let mut replay = Replay::new(*record, usize::MAX, theme, language);
            show_on(terminal, signals, &mut replay)
        }
        Visit::Analysis(position) => match Analysis::new(position, theme, language) {
            Some(mut analysis) => show_on(terminal, signals, &mut analysis),
            None => Ok(()),
        },
    }
}

//! The event loop: it reads keys, draws the screen and saves matches.

use std::time::{Duration, Instant};

use kamisado_i18n::Explain as _;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};

use super::app::{App, Effect, Input};
use super::thinker::Thinker;
use super::visit::visit;
use crate::failure::Failure;
use crate::screen::signals::Signals;
use crate::screen::terminal::{patience, with_terminal};
use crate::storage::keeper::Keeper;
use crate::storage::{lessons, preferences};

/// Plays until the user leaves.
///
/// # Errors
/// When the terminal cannot be used.
pub(crate) fn run(mut app: App, mut keeper: Keeper, seed: u64) -> Result<(), Failure> {
    with_terminal(|terminal, signals| play(terminal, signals, &mut app, &mut keeper, seed))
}

fn play(
    mut terminal: DefaultTerminal,
    signals: &Signals,
    app: &mut App,
    keeper: &mut Keeper,
    seed: u64,
) -> Result<(), Failure> {
    let began = Instant::now();
    let mut thinker = Thinker::start(seed);
    let size = terminal.size()?;
    app.handle(Input::Terminal(Event::Resize(size.width, size.height)));
    while !signals.came() {
        terminal.draw(|frame| app.render(frame))?;
        if event::poll(patience(app.is_alive()))? {
            app.handle(Input::Terminal(event::read()?));
            // Keys that arrive together, such as pasted ones, are shown together.
            while event::poll(Duration::ZERO)? {
                app.handle(Input::Terminal(event::read()?));
            }
        }
        app.handle(Input::Tick(began.elapsed()));
        while let Some(thought) = thinker.thought() {
            app.handle(Input::Thought(thought));
        }
        for effect in app.take_effects() {
            match effect {
                Effect::Quit => return Ok(()),
                Effect::Visit(place) => {
                    let (theme, language) = (app.theme(), app.language());
                    let seen = visit(place, &mut terminal, signals, theme, language);
                    // The window may have been resized.
                    let size = terminal.size()?;
                    app.handle(Input::Terminal(Event::Resize(size.width, size.height)));
                    app.came_back(began.elapsed(), seen.err());
                }
                Effect::Remember(preferences) => {
                    if let Some(file) = preferences::file()
                        && let Err(error) = preferences::save(&file, &preferences)
                    {
                        let reason = error.explain(app.language());
                        app.handle(Input::Saved(file, Err(reason)));
                    }
                }
                Effect::Learned(name) => {
                    if let Some(file) = lessons::file()
                        && let Err(failure) = lessons::note(&file, name)
                    {
                        let reason = failure.tell(app.language()).unwrap_or_default();
                        app.handle(Input::Saved(file, Err(reason)));
                    }
                }
                Effect::Begin => keeper.begin(),
                Effect::SetAside => keeper.set_aside(),
                Effect::Resume => keeper.resume(),
                Effect::Keep(record) => {
                    if let Some((file, Err(error))) = keeper.keep(&record) {
                        let reason = error.explain(app.language());
                        app.handle(Input::Saved(file, Err(reason)));
                    }
                }
                Effect::Save {
                    path,
                    overwrite: false,
                    ..
                } if path.exists() => app.handle(Input::Exists(path)),
                Effect::Save { path, record, .. } => {
                    let result = keeper.save(&path, &record, app.language());
                    app.handle(Input::Saved(path, result));
                }
            }
        }
        thinker.think(app.job());
        if app.is_in_a_hurry() {
            thinker.hurry();
        }
    }
    Ok(())
}

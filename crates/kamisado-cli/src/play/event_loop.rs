//! The loop around the program: keys in, pictures out, matches to files.

use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};

use super::app::{App, Effect, Input};
use super::thinker::Thinker;
use crate::failure::Failure;
use crate::screen::terminal::{patience, with_terminal};
use crate::storage::keeper::Keeper;
use crate::storage::matches;

/// Plays until the user leaves.
///
/// # Errors
/// When the terminal cannot be used.
pub(crate) fn run(mut app: App, mut keeper: Keeper, seed: u64) -> Result<(), Failure> {
    with_terminal(|terminal| play(terminal, &mut app, &mut keeper, seed))
}

fn play(
    mut terminal: DefaultTerminal,
    app: &mut App,
    keeper: &mut Keeper,
    seed: u64,
) -> Result<(), Failure> {
    let began = Instant::now();
    let mut thinker = Thinker::start(seed);
    let size = terminal.size()?;
    app.handle(Input::Terminal(Event::Resize(size.width, size.height)));
    loop {
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
                Effect::Begin => keeper.begin(),
                Effect::SetAside => keeper.aside = keeper.file.clone(),
                Effect::Resume => keeper.file = keeper.aside.take(),
                Effect::Keep(record) => {
                    if let Some((file, Err(error))) = keeper.keep(&record) {
                        app.handle(Input::Saved(file, Err(error.to_string())));
                    }
                }
                Effect::Save {
                    path,
                    overwrite: false,
                    ..
                } if path.exists() => app.handle(Input::Exists(path)),
                Effect::Save { path, record, .. } => {
                    let result = matches::save(&path, &record);
                    let result = result.map_err(|error| error.to_string());
                    app.handle(Input::Saved(path, result));
                }
            }
        }
        thinker.think(app.job());
        if app.is_in_a_hurry() {
            thinker.hurry();
        }
    }
}

//! The terminal around the program: keys in, pictures out, matches to files.

use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use kamisado::record::Record;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event,
};
use ratatui::crossterm::execute;

use super::app::{App, Effect, Input};
use super::storage;
use super::thinker::Thinker;
use crate::failure::Failure;

/// How often the screen looks up while something moves by itself.
const LIVELY: Duration = Duration::from_millis(50);
/// And while nothing does.
const QUIET: Duration = Duration::from_millis(500);

/// Where the match is kept.
#[derive(Debug)]
pub(crate) struct Keeper {
    /// Where new matches get their files.
    pub(crate) folder: Option<PathBuf>,
    /// The file that the user has named.
    pub(crate) named: Option<PathBuf>,
    /// The file of the match on the table.
    pub(crate) file: Option<PathBuf>,
    /// The file of the match that can be resumed.
    pub(crate) aside: Option<PathBuf>,
}

impl Keeper {
    /// A file for a new match: the named one, or beside it when that holds a match already.
    pub(crate) fn begin(&mut self) {
        self.file = match &self.named {
            Some(named) => Some(storage::beside(named)),
            None => self.folder.as_deref().map(storage::new_file),
        };
    }

    fn keep(&self, record: &Record) -> Option<(PathBuf, io::Result<()>)> {
        let file = self.file.clone()?;
        let result = storage::save(&file, record);
        Some((file, result))
    }
}

/// Plays until the user leaves.
///
/// # Errors
/// When the terminal cannot be used.
pub(crate) fn run(mut app: App, mut keeper: Keeper, seed: u64) -> Result<(), Failure> {
    let terminal = ratatui::try_init()?;
    // A terminal without a mouse is no reason not to play.
    let _ = execute!(io::stdout(), EnableMouseCapture, EnableBracketedPaste);
    let done = play(terminal, &mut app, &mut keeper, seed);
    let _ = execute!(io::stdout(), DisableMouseCapture, DisableBracketedPaste);
    ratatui::restore();
    done
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
        let patience = if app.is_alive() { LIVELY } else { QUIET };
        if event::poll(patience)? {
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
                    let result = storage::save(&path, &record);
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

//! The whole screen program without a terminal: it handles [`keys`] and mouse, and draws itself in [`render`].

mod keys;
mod render;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use kamisado::record::Record;
use kamisado::{Language, Position};
use kamisado_i18n::Message;
use ratatui::crossterm::event::{Event, KeyEventKind};
use ratatui::layout::Rect;

use super::dialogs::COMMANDS;
use super::game_screen::{Command, Dialog, GameScreen, Question};
use super::lesson::Learning;
use super::lesson_list::LessonList;
use super::new_match::{Agreement, Chosen, NewMatchForm};
use super::session::Session;
use super::thinker::{Job, Thought};
use crate::date;
use crate::failure::Failure;
use crate::screen::layout::Layout;
use crate::screen::theme::Theme;
use crate::storage::preferences::Preferences;
use crate::storage::typed_path;

/// What happens to the program.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    /// A key was pressed, the mouse was used or the window was resized.
    Terminal(Event),
    /// So much time has passed since the program began.
    Tick(Duration),
    /// The computer has made a decision.
    Thought(Thought),
    /// A file was saved, or why not.
    Saved(PathBuf, Result<(), String>),
    /// A file of this name is there already.
    Exists(PathBuf),
}

/// What the program asks of the event loop.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Effect {
    /// Keep this match: it has changed.
    Keep(Record),
    /// Another match begins, in a file of its own.
    Begin,
    /// The match being played is left, to be resumed from the menu.
    SetAside,
    /// The match set aside is resumed, in its file.
    Resume,
    /// Save a copy of the match to a file of this name.
    Save {
        path: PathBuf,
        record: Record,
        /// Whether it may take the place of another file.
        overwrite: bool,
    },
    /// Show another screen until the user comes back from it.
    Visit(Visit),
    /// Save the choices made in the menu.
    Remember(Preferences),
    /// Note that the lesson of this name is finished.
    Learned(&'static str),
    /// Leave.
    Quit,
}

/// What can be looked at from here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Visit {
    /// The puzzles.
    Puzzles,
    /// The saved matches, to replay one of them.
    Matches,
    /// A match, from its beginning.
    Replay(Box<Record>),
    /// What every move of a position leads to.
    Analysis(Position),
}

#[derive(Clone, Debug)]
enum Screen {
    NewMatch(NewMatchForm),
    Lessons(LessonList),
    Game(Box<GameScreen>),
}

/// The program.
#[derive(Clone, Debug)]
pub(crate) struct App {
    language: Language,
    theme: Theme,
    size: Rect,
    now: Duration,
    seed: u64,
    screen: Screen,
    /// The match that can be resumed.
    kept: Option<Record>,
    /// Whether it was left here and not in an earlier run.
    is_aside: bool,
    /// How many matches have been begun or resumed.
    matches: u64,
    kept_revision: u64,
    /// The choices made in the menu the last time.
    preferences: Preferences,
    /// The lessons that are finished.
    finished: BTreeSet<String>,
    /// Whether the program is here for its lessons only.
    is_school: bool,
    /// Language and theme before anything was chosen.
    began_with: (Language, Theme),
    effects: Vec<Effect>,
}

impl App {
    /// The program at its start menu, with a match that can be resumed if there is one.
    pub(crate) fn new(language: Language, theme: Theme, seed: u64, kept: Option<Record>) -> App {
        let theme = theme.in_language(language);
        App {
            language,
            theme,
            size: Rect::default(),
            now: Duration::ZERO,
            seed,
            screen: Screen::NewMatch(NewMatchForm::new(Agreement::default(), kept.is_some())),
            kept,
            is_aside: false,
            matches: 0,
            kept_revision: 0,
            preferences: Preferences::default(),
            finished: BTreeSet::new(),
            is_school: false,
            began_with: (language, theme),
            effects: Vec::new(),
        }
    }

    /// The user is back from another screen, which may have failed; the clocks did not run in the meantime.
    pub(crate) fn came_back(&mut self, now: Duration, wrong: Option<Failure>) {
        self.handle(Input::Tick(now));
        let wrong = wrong.and_then(|wrong| wrong.tell(self.language));
        if let (Screen::Game(screen), Some(wrong)) = (&mut self.screen, wrong) {
            screen.complain(wrong);
        }
    }

    pub(crate) const fn theme(&self) -> Theme {
        self.theme
    }

    pub(crate) const fn language(&self) -> Language {
        self.language
    }

    /// The same, with preferences and finished lessons.
    pub(crate) fn with(mut self, preferences: Preferences, finished: BTreeSet<String>) -> App {
        let agreement = preferences.agreement();
        self.screen = Screen::NewMatch(NewMatchForm::new(agreement, self.kept.is_some()));
        self.preferences = preferences;
        self.finished = finished;
        self
    }

    /// The same, at a lesson or at the list of lessons; leaving the lessons ends the program.
    pub(crate) fn at_school(mut self, lesson: Option<usize>) -> App {
        self.is_school = true;
        self.open_lessons();
        if let Some(lesson) = lesson {
            self.begin_lesson(Learning::new(lesson));
        }
        self
    }

    fn open_lessons(&mut self) {
        let cursor = match &self.screen {
            Screen::Game(screen) => screen.lesson.as_ref().map(|lesson| lesson.number),
            _ => None,
        };
        let cursor = cursor.unwrap_or_else(|| LessonList::first_open(&self.finished));
        self.screen = Screen::Lessons(LessonList::new(cursor));
    }

    /// Goes to a step of a lesson, or back to the list where there is none.
    fn begin_lesson(&mut self, lesson: Option<Learning>) {
        self.matches += 1;
        let screen =
            lesson.and_then(|lesson| GameScreen::of_lesson(lesson, self.language, self.matches));
        match screen {
            Some(mut screen) => {
                screen.tick(self.now);
                self.kept_revision = screen.session.revision();
                self.screen = Screen::Game(Box::new(screen));
            }
            None => self.open_lessons(),
        }
    }

    /// Leaves the list of lessons.
    fn leave_lessons(&mut self) {
        if self.is_school {
            self.effects.push(Effect::Quit);
        } else {
            let agreement = self.preferences.agreement();
            let form = NewMatchForm::new(agreement, self.kept.is_some());
            self.screen = Screen::NewMatch(form);
        }
    }

    /// Sits down to a match.
    pub(crate) fn sit_down(&mut self, session: Session) {
        self.matches += 1;
        self.kept_revision = session.revision();
        let seed = self.seed.wrapping_add(self.matches);
        let mut screen = GameScreen::new(session, self.language, self.matches, seed);
        screen.tick(self.now);
        self.screen = Screen::Game(Box::new(screen));
    }

    /// Continues a match.
    pub(crate) fn resume(&mut self, record: Record) {
        self.go_on(Session::resume(record, self.now));
    }

    /// Continues the match of this session.
    pub(crate) fn go_on(&mut self, session: Session) {
        let begun = !session.game().decisions().is_empty();
        self.sit_down(session);
        if let Screen::Game(screen) = &mut self.screen
            && begun
        {
            screen.praise(Message::StatusResumed.say(self.language));
        }
    }

    /// The effects for the event loop to carry out.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// The match that is being played.
    #[cfg(test)]
    pub(crate) fn session(&self) -> Option<&Session> {
        match &self.screen {
            Screen::Game(screen) => Some(&screen.session),
            Screen::NewMatch(_) | Screen::Lessons(_) => None,
        }
    }

    /// What the computer should think about.
    pub(crate) fn job(&self) -> Option<Job> {
        match &self.screen {
            Screen::Game(screen) => screen.job(),
            Screen::NewMatch(_) | Screen::Lessons(_) => None,
        }
    }

    /// Whether the computer should answer with its best move so far.
    pub(crate) fn is_in_a_hurry(&self) -> bool {
        matches!(&self.screen, Screen::Game(screen) if screen.is_in_a_hurry())
    }

    /// Whether something on the screen changes by itself.
    pub(crate) fn is_alive(&self) -> bool {
        match &self.screen {
            Screen::Game(screen) => screen.session.has_clocks() || screen.job().is_some(),
            Screen::NewMatch(_) | Screen::Lessons(_) => false,
        }
    }

    /// Takes notice of what happens.
    pub(crate) fn handle(&mut self, input: Input) {
        match input {
            Input::Terminal(Event::Key(key)) if key.kind != KeyEventKind::Release => self.key(key),
            Input::Terminal(Event::Mouse(mouse)) => self.mouse(mouse),
            Input::Terminal(Event::Resize(width, height)) => {
                self.size = Rect::new(0, 0, width, height);
            }
            Input::Terminal(Event::Paste(text)) => {
                if let Screen::Game(screen) = &mut self.screen {
                    screen
                        .line
                        .extend(text.chars().filter(|character| !character.is_control()));
                }
            }
            Input::Terminal(_) => {}
            Input::Tick(now) => {
                self.now = now;
                if let Screen::Game(screen) = &mut self.screen {
                    screen.tick(now);
                }
            }
            Input::Thought(thought) => {
                if let Screen::Game(screen) = &mut self.screen {
                    screen.think(thought);
                    screen.tick(self.now);
                }
            }
            Input::Saved(path, result) => self.saved(&path.display().to_string(), result),
            Input::Exists(path) => {
                if let Screen::Game(screen) = &mut self.screen {
                    screen.ask(Question::Overwrite(path), false);
                }
            }
        }
        if let Screen::Game(screen) = &self.screen
            && screen.session.revision() != self.kept_revision
        {
            self.kept_revision = screen.session.revision();
            match &screen.lesson {
                None => {
                    let record = screen.session.record().clone();
                    self.effects.push(Effect::Keep(record));
                }
                // Lessons are not kept, only that they are finished.
                Some(lesson) if lesson.is_finished() => {
                    self.finished.insert(lesson.name().to_owned());
                    self.effects.push(Effect::Learned(lesson.name()));
                }
                Some(_) => {}
            }
        }
    }

    fn saved(&mut self, path: &str, result: Result<(), String>) {
        let Screen::Game(screen) = &mut self.screen else {
            return;
        };
        match result {
            Ok(()) => screen.praise(screen.say(Message::StatusSaved { path })),
            Err(reason) => {
                let reason = reason.as_str();
                screen.complain(screen.say(Message::StatusNotSaved { path, reason }));
            }
        }
    }

    fn leave_form(&mut self, chosen: Chosen) {
        let Screen::NewMatch(form) = &self.screen else {
            return;
        };
        let agreement = form.agreement.clone();
        let changed = form.is_changed();
        self.remember(changed.then_some(&agreement));
        match chosen {
            Chosen::Quit => self.effects.push(Effect::Quit),
            Chosen::Learn => self.open_lessons(),
            Chosen::Puzzles => self.effects.push(Effect::Visit(Visit::Puzzles)),
            Chosen::Replay => self.effects.push(Effect::Visit(Visit::Matches)),
            Chosen::Analyse => {
                let start = Position::start();
                self.effects.push(Effect::Visit(Visit::Analysis(start)));
            }
            Chosen::Start => {
                let seed = self.next_seed();
                // Without a position there is nothing to get wrong.
                if let Ok(session) = agreement.begin(None, seed, self.now) {
                    self.begin(session);
                }
            }
            Chosen::Resume => {
                if let Some(record) = self.kept.take() {
                    self.effects.push(Effect::Resume);
                    self.resume(record);
                }
            }
        }
    }

    /// Saves the choices made in the menu.
    fn remember(&mut self, agreement: Option<&Agreement>) {
        let mut now = self.preferences.clone();
        if let Some(agreement) = agreement {
            now.note(agreement);
        }
        // Values from the command line or the environment were not chosen here.
        let (language, theme) = self.began_with;
        if language != self.language {
            now.language = Some(self.language);
        }
        if theme.chosen_symbols() != self.theme.chosen_symbols() {
            now.symbols = Some(self.theme.chosen_symbols().into());
        }
        if theme.palette != self.theme.palette {
            now.palette = Some(self.theme.palette.into());
        }
        if now != self.preferences {
            self.preferences = now.clone();
            self.effects.push(Effect::Remember(now));
        }
    }

    /// A match of its own, with a file of its own.
    fn begin(&mut self, session: Session) {
        self.effects.push(Effect::Begin);
        self.sit_down(session);
    }

    /// The random seed of the next match: each match gets another one.
    const fn next_seed(&self) -> u64 {
        self.seed
            .wrapping_add(self.matches.wrapping_mul(0x9E37_79B9))
    }

    /// Does what a command says.
    fn command(&mut self, command: Command) {
        let Screen::Game(screen) = &mut self.screen else {
            return;
        };
        match command {
            Command::NewMatch | Command::Menu if screen.lesson.is_some() => self.open_lessons(),
            Command::Quit if screen.lesson.is_some() => self.effects.push(Effect::Quit),
            Command::Replay if screen.lesson.is_none() => {
                let record = Box::new(screen.session.record().clone());
                screen.wait();
                self.effects.push(Effect::Visit(Visit::Replay(record)));
            }
            Command::Analyse if screen.lesson.is_none() => match screen.game().position() {
                Some(&position) => {
                    screen.wait();
                    self.effects.push(Effect::Visit(Visit::Analysis(position)));
                }
                None => screen.complain(screen.say(Message::AnalysisNothing)),
            },
            Command::NewMatch => self.back_to_form(),
            Command::Rematch if screen.is_over() => self.rematch(),
            command => screen.command(command),
        }
    }

    /// The same once more, with the sides exchanged.
    fn rematch(&mut self) {
        let seed = self.next_seed();
        let Screen::Game(screen) = &self.screen else {
            return;
        };
        if let Some(mut session) = screen.session.rematch(seed, self.now) {
            let names = session.names();
            session.introduce(&names, &date::today());
            self.begin(session);
            if let Screen::Game(screen) = &mut self.screen {
                screen.praise(Message::StatusRematch.say(self.language));
            }
        }
    }

    /// Leaves the match for the start menu, which offers the same again and the way back.
    fn back_to_form(&mut self) {
        let Screen::Game(screen) = &self.screen else {
            return;
        };
        let session = &screen.session;
        let agreement = Agreement {
            rules: *session.game().rules(),
            favour: session.favour(),
            seats: session.seats,
            names: session.names(),
            clock: session.control(),
        };
        if !screen.is_over() {
            self.kept = Some(session.record().clone());
            self.is_aside = true;
            self.effects.push(Effect::SetAside);
        }
        self.screen = Screen::NewMatch(NewMatchForm::new(agreement, self.kept.is_some()));
    }

    /// Does what a window was opened for.
    fn close(&mut self, dialog: Dialog) {
        let Screen::Game(screen) = &mut self.screen else {
            return;
        };
        let record = screen.session.record();
        match dialog {
            Dialog::Help(_) | Dialog::Review(_) | Dialog::Ask(_, false) => {}
            Dialog::Ask(Question::Resign, true) => screen.resign(),
            Dialog::Ask(Question::Rematch, true) => self.rematch(),
            Dialog::Ask(Question::Overwrite(path), true) => self.effects.push(Effect::Save {
                path,
                record: record.clone(),
                overwrite: true,
            }),
            Dialog::Ask(Question::Quit, true) => self.effects.push(Effect::Quit),
            Dialog::Commands(cursor) => {
                if let Some((command, _, _)) = COMMANDS.get(cursor) {
                    self.command(*command);
                }
            }
            Dialog::Save(name) => self.effects.push(Effect::Save {
                path: typed_path(&name),
                record: record.clone(),
                overwrite: false,
            }),
        }
    }

    fn layout(&self) -> Layout {
        let flipped = matches!(&self.screen, Screen::Game(screen) if screen.flipped);
        Layout::new(self.size, flipped, self.theme.symbols())
    }
}

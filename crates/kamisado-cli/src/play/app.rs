//! The whole screen program without a terminal: it is told what happens and draws itself.

use std::path::PathBuf;
use std::time::Duration;

use kamisado::record::Record;
use kamisado::{ByColor, BySide, Due, Language, LineUp, Side, Tower};
use kamisado_i18n::Message;
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget as _};

use super::board::BoardView;
use super::dialogs::{self, COMMANDS};
use super::layout::{self, Layout};
use super::session::{self, Session};
use super::setup::{Agreement, Chosen, Setup};
use super::sidebar;
use super::table::{Command, Dialog, Notice, Table};
use super::text;
use super::theme::Theme;
use super::thinker::{Job, Thought};

/// What happens to the program.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    /// Somebody used the keyboard, the mouse or the edge of the window.
    Terminal(Event),
    /// So much time has passed since the program began.
    Tick(Duration),
    /// The computer has come to a decision.
    Thought(Thought),
    /// A file was saved, or why not.
    Saved(PathBuf, Result<(), String>),
}

/// What the program asks of its surroundings.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Effect {
    /// Keep this match: it has changed.
    Keep(Record),
    /// Another match begins, in a file of its own.
    Begin,
    /// The last match goes on, in its file.
    Resume,
    /// Save a copy of the match to a file of this name.
    Save(PathBuf, Record),
    /// Leave.
    Quit,
}

#[derive(Clone, Debug)]
enum Screen {
    Setup(Setup),
    Table(Box<Table>),
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
    tables: u64,
    kept_revision: u64,
    effects: Vec<Effect>,
}

impl App {
    /// The program at its start menu, with a match that can be resumed if there is one.
    pub(crate) fn new(language: Language, theme: Theme, seed: u64, kept: Option<Record>) -> App {
        App {
            language,
            theme,
            size: Rect::default(),
            now: Duration::ZERO,
            seed,
            screen: Screen::Setup(Setup::new(Agreement::default(), kept.is_some())),
            kept,
            tables: 0,
            kept_revision: 0,
            effects: Vec::new(),
        }
    }

    /// Sits down to a match.
    pub(crate) fn sit_down(&mut self, session: Session) {
        self.tables += 1;
        self.kept_revision = session.revision();
        let seed = self.seed.wrapping_add(self.tables);
        let mut table = Table::new(session, self.language, self.tables, seed);
        table.tick(self.now);
        self.screen = Screen::Table(Box::new(table));
    }

    /// Goes on with a match.
    pub(crate) fn resume(&mut self, record: Record) {
        let begun = !record.game().decisions().is_empty();
        self.sit_down(Session::resume(record, self.now));
        if let Screen::Table(table) = &mut self.screen
            && begun
        {
            table.praise(Message::StatusResumed.say(self.language));
        }
    }

    /// What there is to do for the surroundings.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// What the computer should think about.
    pub(crate) fn job(&self) -> Option<Job> {
        match &self.screen {
            Screen::Table(table) => table.job(),
            Screen::Setup(_) => None,
        }
    }

    /// Whether the computer should answer with what it has.
    pub(crate) fn is_in_a_hurry(&self) -> bool {
        matches!(&self.screen, Screen::Table(table) if table.is_in_a_hurry())
    }

    /// Whether something on the screen changes by itself.
    pub(crate) fn is_alive(&self) -> bool {
        match &self.screen {
            Screen::Table(table) => table.session.has_clocks() || table.job().is_some(),
            Screen::Setup(_) => false,
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
                if let Screen::Table(table) = &mut self.screen {
                    table
                        .line
                        .extend(text.chars().filter(|sign| !sign.is_control()));
                }
            }
            Input::Terminal(_) => {}
            Input::Tick(now) => {
                self.now = now;
                if let Screen::Table(table) = &mut self.screen {
                    table.tick(now);
                }
            }
            Input::Thought(thought) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.think(thought);
                    table.tick(self.now);
                }
            }
            Input::Saved(path, result) => self.saved(&path.display().to_string(), result),
        }
        if let Screen::Table(table) = &self.screen
            && table.session.revision() != self.kept_revision
        {
            self.kept_revision = table.session.revision();
            let record = table.session.record().clone();
            self.effects.push(Effect::Keep(record));
        }
    }

    fn saved(&mut self, path: &str, result: Result<(), String>) {
        let Screen::Table(table) = &mut self.screen else {
            return;
        };
        match result {
            Ok(()) => table.praise(table.say(Message::StatusSaved { path })),
            Err(reason) => {
                let reason = reason.as_str();
                table.complain(table.say(Message::StatusNotSaved { path, reason }));
            }
        }
    }

    fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match &mut self.screen {
            Screen::Setup(setup) => {
                let chosen = match key.code {
                    KeyCode::Char('c' | 'q') if control => Some(Chosen::Quit),
                    KeyCode::Char('q') | KeyCode::Esc => Some(Chosen::Quit),
                    KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => {
                        setup.step(false);
                        None
                    }
                    KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => {
                        setup.step(true);
                        None
                    }
                    KeyCode::Left | KeyCode::Char('h') => {
                        setup.change(&mut self.theme, false);
                        None
                    }
                    KeyCode::Right | KeyCode::Char('l') => {
                        setup.change(&mut self.theme, true);
                        None
                    }
                    KeyCode::Enter | KeyCode::Char(' ') => setup.choose(&mut self.theme),
                    _ => None,
                };
                if let Some(chosen) = chosen {
                    self.leave_setup(chosen);
                }
            }
            Screen::Table(table) if table.dialog.is_some() => self.dialog_key(key, control),
            Screen::Table(_) => self.table_key(key, control),
        }
    }

    fn leave_setup(&mut self, chosen: Chosen) {
        let Screen::Setup(setup) = &self.screen else {
            return;
        };
        match chosen {
            Chosen::Quit => self.effects.push(Effect::Quit),
            Chosen::Start => {
                let Agreement {
                    rules,
                    seats,
                    clock,
                } = setup.agreement;
                // Without a position there is nothing that could be wrong.
                if let Ok(game) = session::begin(rules, None) {
                    let session = Session::new(game, seats, clock, self.seed, self.now);
                    self.effects.push(Effect::Begin);
                    self.sit_down(session);
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

    fn table_key(&mut self, key: KeyEvent, control: bool) {
        let layout = self.layout();
        let Screen::Table(table) = &mut self.screen else {
            return;
        };
        let command = match key.code {
            KeyCode::Char('c' | 'q') if control => Some(Command::Quit),
            KeyCode::Char('z') if control => Some(Command::Undo),
            KeyCode::Char('y') if control => Some(Command::Redo),
            KeyCode::Char('t') if control => Some(Command::Hint),
            KeyCode::Char('w') if control => Some(Command::Review),
            KeyCode::Char('p') if control => Some(Command::Pause),
            KeyCode::Char('f') if control => Some(Command::Flip),
            KeyCode::Char('s') if control => Some(Command::Save),
            KeyCode::Char('r') if control => Some(Command::Resign),
            KeyCode::F(1) => Some(Command::Help),
            KeyCode::F(2) => Some(Command::Hint),
            KeyCode::F(3) => Some(Command::Review),
            KeyCode::F(10) => Some(Command::Menu),
            KeyCode::Char('?') if !control => Some(Command::Help),
            _ => None,
        };
        if let Some(command) = command {
            table.command(command);
            return;
        }
        match key.code {
            KeyCode::Esc if !table.clear() => table.command(Command::Menu),
            KeyCode::Left => table.arrow(-1, 0, layout.board),
            KeyCode::Right => table.arrow(1, 0, layout.board),
            KeyCode::Up => table.arrow(0, 1, layout.board),
            KeyCode::Down => table.arrow(0, -1, layout.board),
            KeyCode::Tab => table.next_square(false),
            KeyCode::BackTab => table.next_square(true),
            KeyCode::Enter if !table.line.is_empty() => table.submit(),
            KeyCode::Enter => table.choose(),
            KeyCode::Char(' ') if table.line.is_empty() => match table.session.due_here() {
                Some(Due::LineUp(_)) => table.lay_out.grabbed = !table.lay_out.grabbed,
                _ => table.choose(),
            },
            KeyCode::Char(sign) if !control => {
                table.notice = None;
                table.line.push(sign);
            }
            KeyCode::Backspace => {
                table.line.pop();
            }
            _ => {}
        }
    }

    fn dialog_key(&mut self, key: KeyEvent, control: bool) {
        let Screen::Table(table) = &mut self.screen else {
            return;
        };
        let Some(mut dialog) = table.dialog.take() else {
            return;
        };
        let done = match (&mut dialog, key.code) {
            (_, KeyCode::Esc) | (Dialog::Help | Dialog::Review(_), _) => return,
            (Dialog::Quit(_), KeyCode::Char('c' | 'q')) if control => true,
            (Dialog::Resign(answer) | Dialog::Quit(answer), code) => match code {
                KeyCode::Left | KeyCode::Right | KeyCode::Tab | KeyCode::Char('h' | 'l') => {
                    *answer = !*answer;
                    false
                }
                KeyCode::Enter => true,
                KeyCode::Char(sign) => {
                    let begins = |answer: Message<'_>| {
                        let word = answer.say(self.language).to_lowercase();
                        word.starts_with(sign.to_ascii_lowercase())
                    };
                    if begins(Message::AnswerYes) {
                        *answer = true;
                        true
                    } else if begins(Message::AnswerNo) {
                        *answer = false;
                        true
                    } else {
                        false
                    }
                }
                _ => false,
            },
            (Dialog::Commands(cursor), code) => {
                let count = COMMANDS.len();
                match code {
                    KeyCode::Up | KeyCode::BackTab => *cursor = (*cursor + count - 1) % count,
                    KeyCode::Down | KeyCode::Tab => *cursor = (*cursor + 1) % count,
                    _ => {}
                }
                code == KeyCode::Enter
            }
            (Dialog::Save(name), code) => {
                match code {
                    KeyCode::Char(sign) if !control => name.push(sign),
                    KeyCode::Backspace => {
                        name.pop();
                    }
                    _ => {}
                }
                code == KeyCode::Enter && !name.trim().is_empty()
            }
        };
        if done {
            self.close(&dialog);
        } else {
            table.dialog = Some(dialog);
        }
    }

    /// Does what a window was opened for.
    fn close(&mut self, dialog: &Dialog) {
        let Screen::Table(table) = &mut self.screen else {
            return;
        };
        match dialog {
            Dialog::Help | Dialog::Review(_) | Dialog::Resign(false) | Dialog::Quit(false) => {}
            Dialog::Resign(true) => table.resign(),
            Dialog::Quit(true) => self.effects.push(Effect::Quit),
            Dialog::Commands(cursor) => {
                if let Some((command, _, _)) = COMMANDS.get(*cursor) {
                    table.command(*command);
                }
            }
            Dialog::Save(name) => {
                let record = table.session.record().clone();
                self.effects
                    .push(Effect::Save(PathBuf::from(name.trim()), record));
            }
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return;
        }
        let at = Position::new(mouse.column, mouse.row);
        let layout = self.layout();
        let area = self.size;
        match &mut self.screen {
            Screen::Setup(setup) => {
                if setup.click(area, at)
                    && let Some(chosen) = setup.choose(&mut self.theme)
                {
                    self.leave_setup(chosen);
                }
            }
            Screen::Table(table) => match table.dialog.take() {
                // A click beside the window closes it.
                Some(Dialog::Commands(_)) => {
                    if let Some(row) = dialogs::command_at(area, table, at) {
                        self.close(&Dialog::Commands(row));
                    }
                }
                Some(Dialog::Resign(_)) => {
                    self.close(&Dialog::Resign(dialogs::answer_at(area, at)));
                }
                Some(Dialog::Quit(_)) => self.close(&Dialog::Quit(dialogs::answer_at(area, at))),
                Some(Dialog::Save(name)) => table.dialog = Some(Dialog::Save(name)),
                Some(Dialog::Help | Dialog::Review(_)) => {}
                None => {
                    let panel = decision_area(&layout, area);
                    if let Some(Due::Fill(_)) = table.session.due_here()
                        && let Some(fill) =
                            sidebar::fill_at(table, &self.theme, panel, layout.beside, at)
                    {
                        table.fill = fill;
                        table.choose();
                    } else if let Some(square) =
                        layout.board.and_then(|board| board.square_at(at.x, at.y))
                    {
                        table.cursor = None;
                        table.choose_square(square);
                    }
                }
            },
        }
    }

    fn layout(&self) -> Layout {
        let flipped = matches!(&self.screen, Screen::Table(table) if table.flipped);
        Layout::new(self.size, flipped, self.theme.symbols())
    }

    /// Draws the screen as it is now.
    pub(crate) fn render(&self, frame: &mut Frame<'_>) {
        match &self.screen {
            Screen::Setup(setup) => setup.render(frame, &self.theme, self.language),
            Screen::Table(table) => self.render_table(frame, table),
        }
    }

    fn render_table(&self, frame: &mut Frame<'_>, table: &Table) {
        let area = frame.area();
        let layout = Layout::new(area, table.flipped, self.theme.symbols());
        let Some(geometry) = layout.board else {
            let (columns, rows) = layout::SMALLEST;
            let needed = table.say(Message::StatusTooSmall { columns, rows });
            let lines = text::wrap(&needed, area.width.into());
            sidebar::draw(frame, area, lines.into_iter().map(Line::raw).collect());
            return;
        };
        let game = table.game();
        let preview = self.line_up_towers(table);
        let here = table.session.due_here().is_some();
        let view = BoardView {
            theme: &self.theme,
            geometry,
            board: game.rules().board,
            towers: preview.as_ref().or(game.towers()),
            teeth: BySide::from_fn(|side| {
                ByColor::from_fn(|color| game.teeth(Tower::new(side, color)))
            }),
            active: table.active(),
            targets: if here {
                table.targets()
            } else {
                kamisado::Bitboard::EMPTY
            },
            cursor: table.cursor,
            last: table.last_move(),
            hint: table.hint,
        };
        view.render(area, frame.buffer_mut());
        sidebar::render(frame, table, &self.theme, layout.panel, layout.beside);
        if !layout.beside
            && table
                .session
                .due_here()
                .is_some_and(|due| !matches!(due, Due::Move(_)))
        {
            let place = decision_area(&layout, area);
            Clear.render(place, frame.buffer_mut());
            sidebar::decision(frame, table, &self.theme, place);
        }
        sidebar::draw(frame, layout.line, vec![self.bottom_line(table)]);
        sidebar::draw(frame, layout.keys, vec![self.keys_line(table)]);
        if let Some(dialog) = &table.dialog {
            dialogs::render(frame, table, dialog);
        }
    }

    /// The towers as far as they have been laid out.
    fn line_up_towers(&self, table: &Table) -> Option<kamisado::Towers> {
        let (side, own, other) = table.line_ups_so_far()?;
        let other = other.unwrap_or_else(|| table.game().rules().own_colors());
        let line_ups: BySide<LineUp> = match side {
            Side::Black => BySide::new(own, other),
            Side::White => BySide::new(other, own),
        };
        let board = table.game().rules().board;
        Some(*kamisado::Position::opening(board, line_ups, Side::Black).towers())
    }

    /// What is typed, or else what there is to say.
    fn bottom_line(&self, table: &Table) -> Line<'static> {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let typed = Span::styled(format!(" > {}▏", table.line), bold);
        match &table.notice {
            Some(Notice::Bad(what)) => {
                let style = bold.add_modifier(Modifier::REVERSED);
                let mut spans = vec![Span::styled(format!(" {what} "), style)];
                if !table.line.is_empty() {
                    spans.insert(0, typed);
                    spans.insert(1, Span::raw("  "));
                }
                Line::from(spans)
            }
            Some(Notice::Good(what)) if table.line.is_empty() => {
                Line::styled(format!(" {what}"), bold)
            }
            _ if !table.line.is_empty() => Line::from(typed),
            _ if table.is_thinking() => {
                Line::styled(format!(" {}", table.say(Message::StatusThinking)), bold)
            }
            _ => {
                let prompt = match table.session.due_here() {
                    Some(Due::Move(_)) => table.say(Message::PromptMove),
                    Some(Due::Fill(_)) => table.say(Message::PromptFill),
                    Some(Due::LineUp(_)) => table.say(Message::PromptLineUp),
                    None => String::new(),
                };
                Line::styled(
                    format!(" {prompt}"),
                    Style::new().add_modifier(Modifier::DIM),
                )
            }
        }
    }

    fn keys_line(&self, table: &Table) -> Line<'static> {
        let keys = [
            ("?", Message::MenuHelp),
            ("Esc", Message::ActionMenu),
            ("^Z", Message::ActionUndo),
            ("^T", Message::ActionHint),
            ("^F", Message::ActionFlip),
            ("^Q", Message::ActionQuit),
        ];
        let mut spans = Vec::new();
        for (key, name) in keys {
            spans.push(Span::styled(
                format!(" {key} "),
                Style::new().add_modifier(Modifier::REVERSED),
            ));
            spans.push(Span::raw(format!(" {}  ", table.say(name))));
        }
        Line::from(spans)
    }
}

/// Where a fill or a line-up is decided: in the panel beside the board, or in front of the board.
fn decision_area(layout: &Layout, area: Rect) -> Rect {
    if layout.beside {
        layout.panel
    } else {
        layout::middle(area, 40, 14)
    }
}

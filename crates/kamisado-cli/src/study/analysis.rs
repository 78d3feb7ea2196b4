//! Analysing a position on the screen: every move is proven, and one can play moves and take them back.

use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use kamisado::notation::read_move;
use kamisado::{Decision, Language, Match, MatchKind, MatchRules, Move, Position};
use kamisado_engine::{Limits, Memory, Solver, Stop, Value};
use kamisado_i18n::{Explain as _, Message};
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

use super::board::{Marks, board};
use super::live::Moves;
use crate::screen::help::Manual;
use crate::screen::layout::Layout;
use crate::screen::lines::{BOLD, DIM, draw, keys};
use crate::screen::terminal::{After, Screen};
use crate::screen::text;
use crate::screen::theme::Theme;

/// The memory for the proofs.
const MEMORY_MEBIBYTES: usize = 64;

const KEYS: [(&str, Message<'static>); 5] = [
    ("⏎", Message::PromptMoveShort),
    ("^Z", Message::ActionUndo),
    ("^F", Message::ActionFlip),
    ("?", Message::MenuHelp),
    ("Esc", Message::ActionBack),
];

/// A position, the moves that led to it, and what is proven about its own moves.
#[derive(Debug)]
pub(crate) struct Analysis {
    /// The match of one round that is looked into.
    game: Match,
    moves: Moves,
    proven: Receiver<(Move, Value)>,
    search: Search,
    line: String,
    wrong: Option<String>,
    flipped: bool,
    theme: Theme,
    language: Language,
}

/// A search that is stopped when this is dropped.
#[derive(Debug)]
struct Search(Stop);

impl Drop for Search {
    fn drop(&mut self) {
        self.0.now();
    }
}

impl Analysis {
    /// Analyses a position. `None` never happens: a single round can begin with any position.
    pub(crate) fn new(position: Position, theme: Theme, language: Language) -> Option<Analysis> {
        let game = round(position)?;
        let (moves, proven, search) = prove(position, theme, language);
        Some(Analysis {
            game,
            moves,
            proven,
            search,
            line: String::new(),
            wrong: None,
            flipped: false,
            theme,
            language,
        })
    }

    /// Proves the moves of the current position.
    fn look(&mut self) {
        if let Some(&position) = self.game.position() {
            (self.moves, self.proven, self.search) = prove(position, self.theme, self.language);
        }
    }

    /// Handles the typed text: a move, or another position.
    fn submit(&mut self) {
        let typed = std::mem::take(&mut self.line);
        let Some(position) = self.game.position() else {
            return;
        };
        if typed.contains('/') {
            match typed.parse() {
                Ok(position) => self.game = round(position).unwrap_or_else(|| self.game.clone()),
                Err(error) => {
                    let error: kamisado::ParsePositionError = error;
                    self.wrong = Some(error.explain(self.language));
                }
            }
        } else {
            match read_move(&typed, position, self.language) {
                Ok(m) => self.play(m),
                Err(error) => self.wrong = Some(error.explain(self.language)),
            }
        }
        self.look();
    }

    fn play(&mut self, m: Move) {
        if let Err(error) = self.game.play(Decision::Move(m)) {
            self.wrong = Some(error.explain(self.language));
        } else if self.game.position().is_none() {
            // There is nothing left to search.
            self.game.undo();
            self.wrong = Some(Message::ErrorRoundOver.say(self.language));
        }
    }

    fn undo(&mut self) {
        if self.game.undo().is_some() {
            self.look();
        }
    }

    fn key(&mut self, code: KeyCode, control: bool) -> After {
        self.wrong = None;
        match code {
            KeyCode::Char('c' | 'q') if control => return After::Leave,
            KeyCode::Esc if self.line.is_empty() => return After::Leave,
            KeyCode::Esc => self.line.clear(),
            KeyCode::Char('f') if control => self.flipped = !self.flipped,
            KeyCode::Char('z') if control => self.undo(),
            KeyCode::Enter if !self.line.is_empty() => self.submit(),
            KeyCode::Backspace => {
                self.line.pop();
            }
            KeyCode::Char(character) if !control => self.line.push(character),
            _ => {}
        }
        After::Stay
    }

    fn bottom(&self) -> Line<'static> {
        match &self.wrong {
            Some(wrong) => {
                Line::styled(format!(" {wrong} "), BOLD.add_modifier(Modifier::REVERSED))
            }
            None if self.line.is_empty() => {
                let prompt = Message::PromptMove.say(self.language);
                Line::styled(format!(" {prompt}"), DIM)
            }
            None => Line::styled(format!(" > {}▏", text::end(&self.line, 60)), BOLD),
        }
    }
}

/// A match of a single round that begins with a position.
fn round(position: Position) -> Option<Match> {
    let mut rules = MatchRules::new(MatchKind::Single);
    rules.board = position.board();
    Match::from_position(rules, position).ok()
}

/// Begins to prove the moves of a position.
fn prove(
    position: Position,
    theme: Theme,
    language: Language,
) -> (Moves, Receiver<(Move, Value)>, Search) {
    let moves = Moves::new(position, position.to_string(), None, theme, language);
    let (sender, proven) = mpsc::channel();
    let stop = Stop::new();
    let asked = stop.clone();
    thread::spawn(move || {
        let solver = Solver::new(Memory::mebibytes(MEMORY_MEBIBYTES));
        let limits = Limits::none().stop(&asked);
        solver.values(&position, &limits, move |m, value| {
            // The receiver may be gone.
            let _ = sender.send((m, value));
        });
    });
    (moves, proven, Search(stop))
}

impl Screen for Analysis {
    fn render(&self, frame: &mut Frame<'_>) {
        let layout = Layout::new(frame.area(), self.flipped, self.theme.symbols());
        let now = self.game.now();
        let marks = Marks {
            active: now.position().and_then(kamisado::Position::active_square),
            ..Marks::default()
        };
        if !board(frame, &self.theme, &layout, now, marks, self.language) {
            return;
        }
        draw(
            frame,
            layout.panel,
            self.moves.lines(layout.panel.width.into()),
        );
        draw(frame, layout.line, vec![self.bottom()]);
        draw(frame, layout.keys, vec![keys(&KEYS, self.language)]);
    }

    fn handle(&mut self, event: &Event, _area: Rect) -> After {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                self.key(key.code, key.modifiers.contains(KeyModifiers::CONTROL))
            }
            Event::Paste(text) => {
                let typed = text.chars().filter(|character| !character.is_control());
                self.line.extend(typed);
                After::Stay
            }
            _ => After::Stay,
        }
    }

    fn tick(&mut self, _now: Duration) {
        loop {
            match self.proven.try_recv() {
                Ok((m, value)) => self.moves.note(m, value),
                Err(mpsc::TryRecvError::Empty) => break,
                Err(mpsc::TryRecvError::Disconnected) => {
                    self.moves.end();
                    break;
                }
            }
        }
    }

    fn is_alive(&self) -> bool {
        !self.moves.is_over()
    }

    fn manual(&self) -> Manual {
        Manual {
            keys: KEYS.to_vec(),
            theme: self.theme,
            language: self.language,
        }
    }
}

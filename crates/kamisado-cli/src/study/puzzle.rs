//! Solving puzzles on the screen.

use std::path::PathBuf;

use kamisado::notation::{Entry, read_move};
use kamisado::{Bitboard, Language, Move, Next, Position, Side, Square};
use kamisado_draw::Symbols;
use kamisado_engine::puzzle::Puzzle;
use kamisado_i18n::{Explain as _, Message, tell};
use kamisado_view::puzzles::{self, PuzzleJudgement};
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::board::{Marks, board};
use super::trainer::Trainer;
use crate::screen::help::Manual;
use crate::screen::layout::Layout;
use crate::screen::lines::{BOLD, draw, keys, paragraph};
use crate::screen::terminal::{After, Screen};
use crate::screen::text;
use crate::screen::theme::Theme;
use crate::storage::progress::{self, Ending, Progress};

const KEYS: [(&str, Message<'static>); 6] = [
    ("^N", Message::PuzzleNext),
    ("^T", Message::ActionHint),
    ("^W", Message::PuzzleShowSolution),
    ("^F", Message::ActionFlip),
    ("?", Message::MenuHelp),
    ("^Q", Message::ActionQuit),
];

/// A puzzle on the screen, and those that follow it.
#[derive(Debug)]
pub(crate) struct Training {
    /// From 1.
    number: u32,
    trainer: Trainer,
    /// Which grade the next puzzles are of.
    grade: Option<u8>,
    progress: Progress,
    /// Where it is kept.
    file: Option<PathBuf>,
    /// Whether there has been a mistake or help.
    helped: bool,
    /// Whether it is solved or its solution was shown.
    over: bool,
    hint: Option<Move>,
    notice: Option<Notice>,
    cursor: Option<Square>,
    line: String,
    flipped: bool,
    theme: Theme,
    language: Language,
}

/// The message about the last try.
#[derive(Clone, Debug)]
struct Notice {
    text: String,
    good: bool,
}

impl Training {
    /// Begins with a puzzle.
    pub(crate) fn new(
        puzzle: &'static Puzzle,
        grade: Option<u8>,
        progress: Progress,
        file: Option<PathBuf>,
        theme: Theme,
        language: Language,
    ) -> Training {
        let trainer = Trainer::new(puzzle);
        Training {
            number: puzzles::number_of(puzzle),
            flipped: trainer.side() == Side::White,
            trainer,
            grade,
            progress,
            file,
            helped: false,
            over: false,
            hint: None,
            notice: None,
            cursor: None,
            line: String::new(),
            theme,
            language,
        }
    }

    fn say(&self, message: Message<'_>) -> String {
        message.say(self.language)
    }

    fn good(&mut self, text: String) {
        self.notice = Some(Notice { text, good: true });
    }

    fn bad(&mut self, text: String) {
        self.notice = Some(Notice { text, good: false });
    }

    fn next(&mut self) {
        let number = self.progress.next(self.grade, self.number);
        if let Ok(puzzle) = puzzles::numbered(number, self.language) {
            *self = Training::new(
                puzzle,
                self.grade,
                self.progress.clone(),
                self.file.clone(),
                self.theme,
                self.language,
            );
        }
    }

    /// Notes how the puzzle ended, once.
    fn end(&mut self, ending: Ending) {
        if std::mem::replace(&mut self.over, true) {
            return;
        }
        match &self.file {
            None => self.progress.note(self.trainer.puzzle, ending),
            Some(file) => match progress::note(file, self.trainer.puzzle, ending) {
                Ok(progress) => self.progress = progress,
                Err(failure) => {
                    self.progress.note(self.trainer.puzzle, ending);
                    if let Some(reason) = failure.tell(self.language) {
                        self.bad(reason);
                    }
                }
            },
        }
    }

    fn attempt(&mut self, m: Move) {
        self.line.clear();
        self.hint = None;
        match self.trainer.attempt(m) {
            Err(error) => self.bad(error.explain(self.language)),
            Ok((PuzzleJudgement::Wrong, answer)) => {
                self.helped = true;
                let text = refuted(&self.trainer, m, answer, self.language);
                self.bad(text);
            }
            Ok((PuzzleJudgement::Open, _)) => self.bad(self.say(PuzzleJudgement::Open.message())),
            Ok((PuzzleJudgement::Right, _)) => {
                self.cursor = None;
                self.good(self.say(PuzzleJudgement::Right.message()));
            }
            Ok((PuzzleJudgement::Solved, _)) => {
                self.cursor = None;
                self.good(self.say(PuzzleJudgement::Solved.message()));
                self.end(if self.helped {
                    Ending::SolvedWithHelp
                } else {
                    Ending::Solved
                });
            }
        }
    }

    fn submit(&mut self) {
        let Some(position) = self.trainer.position() else {
            return;
        };
        match read_move(&self.line, position, self.language) {
            Ok(m) => self.attempt(m),
            Err(error) => self.bad(error.explain(self.language)),
        }
    }

    /// Tries the move to a square.
    fn choose(&mut self, square: Square) {
        let Some(position) = self.trainer.position() else {
            return;
        };
        let mut moves = position.moves().filter(|m| m.to == square);
        match (moves.next(), moves.next()) {
            (Some(m), None) => self.attempt(m),
            (Some(one), Some(other)) => {
                let ambiguous = self.say(Message::ErrorMoveAmbiguous { one, other });
                self.bad(ambiguous);
            }
            (None, _) => {
                if let Some(from) = position.active_square().filter(|&from| from != square)
                    && let Err(error) = position.play(Move::new(from, square))
                {
                    self.bad(error.explain(self.language));
                }
            }
        }
    }

    fn show_hint(&mut self) {
        self.helped = true;
        self.hint = self.trainer.hint();
    }

    fn show_solution(&mut self) {
        let text = solution(self.trainer.puzzle, self.theme.symbols());
        self.good(self.say(Message::PuzzleSolution { text: &text }));
        self.hint = self.trainer.hint();
        self.helped = true;
        self.end(Ending::Missed);
    }

    fn targets(&self) -> Bitboard {
        self.trainer
            .position()
            .map_or(Bitboard::EMPTY, Position::targets)
    }

    /// The next of the possible squares.
    fn next_square(&mut self, back: bool) {
        let mut squares: Vec<Square> = self.targets().into_iter().collect();
        if back {
            squares.reverse();
        }
        let at = squares
            .iter()
            .position(|&square| Some(square) == self.cursor);
        let next = at.map_or(0, |at| (at + 1) % squares.len().max(1));
        self.cursor = squares.get(next).copied();
    }

    fn arrow(&mut self, right: i8, up: i8, area: Rect) {
        let from = self
            .cursor
            .or_else(|| self.trainer.position()?.active_square());
        let geometry = self.layout(area).board;
        if let (Some(from), Some(geometry)) = (from, geometry) {
            self.cursor = geometry.neighbor(from, right, up).or(Some(from));
        }
    }

    fn layout(&self, area: Rect) -> Layout {
        Layout::new(area, self.flipped, self.theme.symbols())
    }

    fn key(&mut self, key: KeyEvent, area: Rect) -> After {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'q') if control => return After::Leave,
            KeyCode::Char('n') if control => self.next(),
            KeyCode::Char('t') if control => self.show_hint(),
            KeyCode::Char('w') if control => self.show_solution(),
            KeyCode::Char('f') if control => self.flipped = !self.flipped,
            KeyCode::F(2) => self.show_hint(),
            KeyCode::F(3) => self.show_solution(),
            KeyCode::Esc if self.line.is_empty() && self.cursor.is_none() => return After::Leave,
            KeyCode::Esc => {
                self.line.clear();
                self.cursor = None;
            }
            KeyCode::Enter if self.trainer.position().is_none() => self.next(),
            KeyCode::Enter if !self.line.is_empty() => self.submit(),
            KeyCode::Enter => {
                if let Some(square) = self.cursor {
                    self.choose(square);
                }
            }
            KeyCode::Left => self.arrow(-1, 0, area),
            KeyCode::Right => self.arrow(1, 0, area),
            KeyCode::Up => self.arrow(0, 1, area),
            KeyCode::Down => self.arrow(0, -1, area),
            KeyCode::Tab => self.next_square(false),
            KeyCode::BackTab => self.next_square(true),
            KeyCode::Backspace => {
                self.line.pop();
            }
            KeyCode::Char(character) if !control => self.line.push(character),
            _ => {}
        }
        After::Stay
    }

    fn panel(&self, columns: usize, beside: bool) -> Vec<Line<'static>> {
        let puzzle = self.trainer.puzzle;
        let mut lines = Vec::new();
        let task = puzzles::task(puzzle, self.language);
        let title = format!("{} · {}", task.title, task.grade_name);
        lines.push(Line::styled(title, BOLD));
        lines.extend(paragraph(&task.sentence, columns, Style::new()));
        if beside {
            lines.push(Line::default());
        }
        for event in self.trainer.events() {
            lines.extend(paragraph(
                &tell(event, self.language),
                columns,
                Style::new(),
            ));
        }
        if let Some(notice) = &self.notice {
            let style = if notice.good {
                BOLD
            } else {
                BOLD.add_modifier(Modifier::REVERSED)
            };
            lines.extend(paragraph(&notice.text, columns, style));
        }
        if beside {
            lines.push(Line::default());
            let (count, total) = self.progress.of_grade(puzzle.grade);
            let solved = self.say(Message::PuzzleProgress { count, total });
            lines.extend(paragraph(&solved, columns, Style::new()));
            let count = self.progress.streak;
            if count > 1 {
                let streak = self.say(Message::PuzzleStreak { count });
                lines.extend(paragraph(&streak, columns, Style::new()));
            }
        }
        lines
    }
}

impl Screen for Training {
    fn render(&self, frame: &mut Frame<'_>) {
        let layout = self.layout(frame.area());
        let now = self.trainer.now();
        let marks = Marks {
            active: self.trainer.position().and_then(Position::active_square),
            targets: self.targets(),
            cursor: self.cursor,
            hint: self.hint,
        };
        if !board(frame, &self.theme, &layout, now, marks, self.language) {
            return;
        }
        let panel = self.panel(layout.panel.width.into(), layout.beside);
        draw(frame, layout.panel, panel);
        let bottom = if !self.line.is_empty() {
            Line::styled(format!(" > {}▏", self.line), BOLD)
        } else {
            let prompt = if self.trainer.position().is_none() {
                format!("⏎ {}", self.say(Message::PuzzleNext))
            } else {
                self.say(Message::PromptMove)
            };
            Line::styled(
                format!(" {prompt}"),
                Style::new().add_modifier(Modifier::DIM),
            )
        };
        draw(frame, layout.line, vec![bottom]);
        draw(frame, layout.keys, vec![keys(&KEYS, self.language)]);
    }

    fn manual(&self) -> Manual {
        Manual {
            keys: KEYS.to_vec(),
            theme: self.theme,
            language: self.language,
        }
    }

    fn handle(&mut self, event: &Event, area: Rect) -> After {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => return self.key(*key, area),
            Event::Paste(text) => {
                let typed = text.chars().filter(|character| !character.is_control());
                self.line.extend(typed);
            }
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let board = self.layout(area).board;
                if let Some(square) =
                    board.and_then(|board| board.square_at(mouse.column, mouse.row))
                {
                    self.cursor = None;
                    self.choose(square);
                }
            }
            _ => {}
        }
        After::Stay
    }
}

/// Why a move is wrong.
pub(crate) fn refuted(
    trainer: &Trainer,
    m: Move,
    answer: Option<Move>,
    language: Language,
) -> String {
    let next = trainer
        .position()
        .map(|position| position.play_unchecked(m));
    let answer = match (answer, &next) {
        (Some(answer), Some(Next::Turn(next))) => {
            let entry = Entry::of_move(next, answer);
            entry.map(|entry| format!("{answer}, {}", text::entry(entry, Symbols::Letters)))
        }
        _ => None,
    };
    match answer {
        None => Message::PuzzleWrong.say(language),
        Some(text) => Message::PuzzleRefuted { text: &text }.say(language),
    }
}

/// The kept solution in the official characters.
pub(crate) fn solution(puzzle: &Puzzle, symbols: Symbols) -> String {
    let mut position = puzzle.position;
    let mut words = Vec::new();
    for &m in &puzzle.solution {
        let Some(entry) = Entry::of_move(&position, m) else {
            break;
        };
        words.push(format!("{m} {}", text::entry(entry, symbols)));
        match position.play_unchecked(m) {
            Next::Turn(next) => position = next,
            Next::Over(_) => break,
        }
    }
    words.join(", ")
}

//! What keys and clicks do.

use kamisado::Due;
use kamisado_i18n::Message;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use super::render::decision_area;
use super::{App, Effect, Screen};
use crate::play::dialogs::{self, COMMANDS};
use crate::play::game_screen::{Command, Dialog, Question};
use crate::play::lesson::Learning;
use crate::play::lesson_list;
use crate::play::new_match::{Chosen, manual};
use crate::play::sidebar;
use crate::screen::help::Help;

impl App {
    pub(super) fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match &mut self.screen {
            Screen::NewMatch(form) => {
                if let Some(mut help) = form.help.take() {
                    let manual = manual(&self.theme, self.language);
                    form.help = help.key(key.code, &manual, self.size).then_some(help);
                    return;
                }
                if !control && form.name_key(key.code) {
                    return;
                }
                let chosen = match key.code {
                    code if Help::opens(code) => {
                        form.help = Some(Help::default());
                        None
                    }
                    KeyCode::Char('c' | 'q') if control => Some(Chosen::Quit),
                    KeyCode::Char('q') => Some(Chosen::Quit),
                    // The way back leads to the match that was set aside.
                    KeyCode::Esc if self.is_aside && self.kept.is_some() => Some(Chosen::Resume),
                    KeyCode::Esc => Some(Chosen::Quit),
                    KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => {
                        form.step(false);
                        None
                    }
                    KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => {
                        form.step(true);
                        None
                    }
                    KeyCode::Left | KeyCode::Char('h') => {
                        form.change(&mut self.theme, &mut self.language, false);
                        None
                    }
                    KeyCode::Right | KeyCode::Char('l') => {
                        form.change(&mut self.theme, &mut self.language, true);
                        None
                    }
                    KeyCode::Enter | KeyCode::Char(' ') => {
                        form.choose(&mut self.theme, &mut self.language)
                    }
                    _ => None,
                };
                if let Some(chosen) = chosen {
                    self.leave_form(chosen);
                }
            }
            Screen::Lessons(list) => {
                if let Some(mut help) = list.help.take() {
                    let manual = lesson_list::manual(&self.theme, self.language);
                    list.help = help.key(key.code, &manual, self.size).then_some(help);
                    return;
                }
                match key.code {
                    code if Help::opens(code) => list.help = Some(Help::default()),
                    KeyCode::Char('c' | 'q') if control => self.effects.push(Effect::Quit),
                    KeyCode::Char('q') | KeyCode::Esc => self.leave_lessons(),
                    KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => list.step(false),
                    KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => list.step(true),
                    KeyCode::Enter | KeyCode::Char(' ') => {
                        let lesson = Learning::new(list.cursor);
                        self.begin_lesson(lesson);
                    }
                    _ => {}
                }
            }
            Screen::Game(screen) if screen.dialog.is_some() => self.dialog_key(key, control),
            Screen::Game(_) => self.game_key(key, control),
        }
    }

    fn game_key(&mut self, key: KeyEvent, control: bool) {
        let layout = self.layout();
        let Screen::Game(screen) = &mut self.screen else {
            return;
        };
        let command = match key.code {
            KeyCode::Char('c' | 'q') if control => Some(Command::Quit),
            KeyCode::Char('z') if control => Some(Command::Undo),
            KeyCode::Char('y') if control => Some(Command::Redo),
            KeyCode::Char('t') if control => Some(Command::Hint),
            KeyCode::Char('w') if control => Some(Command::Review),
            KeyCode::Char('b') if control => Some(Command::Replay),
            KeyCode::Char('a') if control => Some(Command::Analyse),
            KeyCode::Char('p') if control => Some(Command::Pause),
            KeyCode::Char('f') if control => Some(Command::Flip),
            KeyCode::Char('s') if control => Some(Command::Save),
            KeyCode::Char('r') if control => Some(Command::Resign),
            KeyCode::Char('g') if control => Some(Command::Rematch),
            KeyCode::Char('n') if control => Some(Command::NewMatch),
            KeyCode::F(1) => Some(Command::Help),
            KeyCode::F(2) => Some(Command::Hint),
            KeyCode::F(3) => Some(Command::Review),
            KeyCode::F(10) => Some(Command::Menu),
            KeyCode::Char('?') if !control => Some(Command::Help),
            _ => None,
        };
        if let Some(command) = command {
            self.command(command);
            return;
        }
        match key.code {
            KeyCode::Enter if screen.is_learned() => {
                let next = screen.lesson.as_ref().and_then(Learning::next);
                self.begin_lesson(next);
            }
            KeyCode::Esc if !screen.clear() => self.command(Command::Menu),
            KeyCode::Left => screen.arrow(-1, 0, layout.board),
            KeyCode::Right => screen.arrow(1, 0, layout.board),
            KeyCode::Up => screen.arrow(0, 1, layout.board),
            KeyCode::Down => screen.arrow(0, -1, layout.board),
            KeyCode::Tab => screen.next_square(false),
            KeyCode::BackTab => screen.next_square(true),
            KeyCode::Enter if !screen.line.is_empty() => screen.submit(),
            KeyCode::Enter if screen.is_over() => {
                screen.dialog = Some(Dialog::Commands(dialogs::REMATCH));
            }
            KeyCode::Enter => screen.choose(),
            KeyCode::Char(' ') if screen.line.is_empty() => match screen.due_here() {
                Some(Due::LineUp(_)) => screen.lay_out.grabbed = !screen.lay_out.grabbed,
                _ => screen.choose(),
            },
            KeyCode::Char(character) if !control => {
                screen.notice = None;
                screen.line.push(character);
            }
            KeyCode::Backspace => {
                screen.line.pop();
            }
            _ => {}
        }
    }

    fn dialog_key(&mut self, key: KeyEvent, control: bool) {
        let Screen::Game(screen) = &mut self.screen else {
            return;
        };
        let Some(mut dialog) = screen.dialog.take() else {
            return;
        };
        let done = match (&mut dialog, key.code) {
            (_, KeyCode::Esc) | (Dialog::Review(_), _) => return,
            (Dialog::Help(help), code) => {
                if !help.key(code, &dialogs::manual(screen, &self.theme), self.size) {
                    return;
                }
                false
            }
            (Dialog::Ask(Question::Quit, _), KeyCode::Char('c' | 'q')) if control => {
                dialog = Dialog::Ask(Question::Quit, true);
                true
            }
            (Dialog::Ask(_, answer), code) => match code {
                KeyCode::Left | KeyCode::Right | KeyCode::Tab | KeyCode::Char('h' | 'l') => {
                    *answer = !*answer;
                    false
                }
                KeyCode::Enter => true,
                KeyCode::Char(character) => {
                    let begins = |answer: Message<'_>| {
                        let word = answer.say(self.language).to_lowercase();
                        word.starts_with(character.to_ascii_lowercase())
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
                    KeyCode::Char(character) if !control => name.push(character),
                    KeyCode::Backspace => {
                        name.pop();
                    }
                    _ => {}
                }
                code == KeyCode::Enter && !name.trim().is_empty()
            }
        };
        if done {
            self.close(dialog);
        } else {
            screen.dialog = Some(dialog);
        }
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return;
        }
        let at = Position::new(mouse.column, mouse.row);
        let layout = self.layout();
        let area = self.size;
        match &mut self.screen {
            Screen::NewMatch(form) => {
                if form.click(area, at)
                    && let Some(chosen) = form.choose(&mut self.theme, &mut self.language)
                {
                    self.leave_form(chosen);
                }
            }
            Screen::Lessons(list) => {
                if list.click(area, self.language, at) {
                    let lesson = Learning::new(list.cursor);
                    self.begin_lesson(lesson);
                }
            }
            Screen::Game(screen) => match screen.dialog.take() {
                // A click beside the window closes it.
                Some(Dialog::Commands(cursor)) => {
                    if let Some(row) = dialogs::command_at(area, screen, cursor, at) {
                        self.close(Dialog::Commands(row));
                    }
                }
                Some(Dialog::Ask(question, _)) => {
                    let asked = dialogs::asked(screen, &question);
                    if let Some(answer) = dialogs::answer_at(area, screen, &asked, at) {
                        self.close(Dialog::Ask(question, answer));
                    }
                }
                Some(Dialog::Save(name)) => screen.dialog = Some(Dialog::Save(name)),
                Some(Dialog::Help(_) | Dialog::Review(_)) => {}
                None => {
                    let panel = decision_area(&layout, area);
                    if let Some(Due::Fill(_)) = screen.due_here()
                        && let Some(fill) =
                            sidebar::fill_at(screen, &self.theme, panel, layout.beside, at)
                    {
                        screen.fill = fill;
                        screen.choose();
                    } else if let Some(square) =
                        layout.board.and_then(|board| board.square_at(at.x, at.y))
                    {
                        screen.cursor = None;
                        screen.choose_square(square);
                    }
                }
            },
        }
    }
}

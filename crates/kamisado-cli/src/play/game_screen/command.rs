//! The commands that a player has besides making decisions.

use kamisado::{Concession, Decision, Due, Side};
use kamisado_i18n::Message;

use super::{Dialog, GameScreen, Notice, Question};
use crate::play::session::Seat;
use crate::screen::help::Help;

/// The commands that are always available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Undo,
    Redo,
    Hint,
    Review,
    Replay,
    Analyse,
    Pause,
    Flip,
    Save,
    Resign,
    Rematch,
    NewMatch,
    Menu,
    Help,
    Quit,
}

impl GameScreen {
    /// Carries out a command, as far as this screen can.
    pub(crate) fn command(&mut self, command: Command) {
        if self.lesson.is_some() {
            self.lesson_command(command);
            return;
        }
        match command {
            Command::Undo => {
                if self.session.only_computers() {
                    self.paused = true;
                }
                match self.session.undo(self.now) {
                    None => self.complain(self.say(Message::StatusNothingToUndo)),
                    Some(decision) => {
                        self.settle();
                        let text = decision.to_string();
                        self.praise(self.say(Message::StatusUndone { text: &text }));
                    }
                }
            }
            Command::Redo => match self.session.redo(self.now) {
                None => self.complain(self.say(Message::StatusNothingToRedo)),
                Some(_) => self.settle(),
            },
            Command::Hint if self.session.due_here().is_some() => {
                self.wants_hint = true;
                self.praise(self.say(Message::StatusThinking));
            }
            Command::Hint if self.is_over() => self.complain(self.say(Message::ErrorMatchOver)),
            Command::Hint => self.praise(self.say(Message::StatusThinking)),
            Command::Review if self.has_an_end() => {
                self.wants_review = true;
                self.praise(self.say(Message::AnalysisProving));
            }
            Command::Review => self.praise(self.say(Message::ReviewNothingYet)),
            Command::Pause => {
                self.paused = !self.paused;
                self.notice = self
                    .paused
                    .then(|| Notice::Good(self.say(Message::StatusPaused)));
            }
            Command::Flip => self.flipped = !self.flipped,
            Command::Save => self.dialog = Some(Dialog::Save(String::new())),
            Command::Resign if self.is_over() => self.complain(self.say(Message::ErrorMatchOver)),
            Command::Resign => self.ask(Question::Resign, false),
            // If the match is over there is nothing to confirm, and the next match has a screen of its own.
            Command::Rematch => self.ask(Question::Rematch, true),
            Command::NewMatch | Command::Replay | Command::Analyse => {}
            Command::Menu => self.dialog = Some(Dialog::Commands(0)),
            Command::Help => self.dialog = Some(Dialog::Help(Help::default())),
            Command::Quit => self.ask(Question::Quit, true),
        }
    }

    /// A lesson has fewer commands: there is nothing to resign or to save.
    fn lesson_command(&mut self, command: Command) {
        match command {
            Command::Hint => {
                let language = self.language;
                let help = self.lesson.as_mut().map(|lesson| lesson.help(language));
                let Some((word, answer)) = help.filter(|_| !self.is_learned()) else {
                    return;
                };
                if let Some(Decision::Move(m)) = answer {
                    self.hint = Some(m);
                }
                let answer = answer.map(|answer| format!(" ({answer})"));
                self.praise(format!("{word}{}", answer.unwrap_or_default()));
            }
            Command::Flip => self.flipped = !self.flipped,
            Command::Help => self.dialog = Some(Dialog::Help(Help::default())),
            _ => {}
        }
    }

    /// Pauses the clocks and the computer while the user looks at another screen.
    pub(crate) fn wait(&mut self) {
        let goes_on = self.session.has_clocks() || self.session.computer_to_decide().is_some();
        if goes_on && !self.is_over() {
            self.paused = true;
            self.praise(self.say(Message::StatusPaused));
        }
    }

    pub(crate) fn ask(&mut self, question: Question, answer: bool) {
        self.dialog = Some(Dialog::Ask(question, answer));
    }

    /// Whether there is nothing left to decide.
    pub(crate) fn is_over(&self) -> bool {
        self.game().due().is_none()
    }

    /// Whether a round has ended, so that one can ask why.
    fn has_an_end(&self) -> bool {
        let mut rounds = self.game().rounds().iter();
        self.is_over() || rounds.any(|round| round.end().is_some())
    }

    /// The player at this keyboard resigns: the one to decide, or the only one here.
    pub(crate) fn resign(&mut self) {
        let loser = Side::ALL
            .into_iter()
            .find(|&side| {
                self.session.seats[side] == Seat::Human && self.session.seats[!side] != Seat::Human
            })
            .or_else(|| self.game().due().map(Due::side));
        if let Some(loser) = loser {
            self.session
                .concede(loser, Concession::Resignation, self.now);
            self.settle();
        }
    }
}

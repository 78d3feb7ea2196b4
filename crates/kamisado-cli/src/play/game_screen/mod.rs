//! The game screen: a match, and what its players do there.
//!
//! Decisions are [`typed`] or [`pointed`] at with keys and mouse; line-ups use a [`lay_out`]. [`command`] carries out everything
//! else, and [`advice`] puts hints and reviews into words.

mod advice;
mod command;
mod lay_out;
mod pointed;
mod typed;

use std::path::PathBuf;
use std::time::Duration;

use kamisado::{
    Bitboard, Decision, Due, Fill, Language, LineUp, Match, Move, Opening, Position, Side, Square,
    Tower,
};
use kamisado_engine::{Budget, Choice, Level};
use kamisado_i18n::{Explain as _, Message};

pub(crate) use self::command::Command;
pub(crate) use self::lay_out::LayOut;
use super::lesson::{Judged, Learning};
use super::session::{Seat, Session};
use super::thinker::{Answer, Job, Task, Thought};
use crate::screen::help::Help;
use crate::screen::theme::Theme;

/// A computer that moves at once cannot be followed; it takes at least this long, unless its clock is running out.
const PACE: Duration = Duration::from_millis(600);
/// What a decision costs besides thinking: noticing it, drawing the screen and writing the file.
const OVERHEAD: Duration = Duration::from_millis(200);

/// A window in front of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Dialog {
    /// All commands, one of them under the cursor.
    Commands(usize),
    /// The keys and the rules.
    Help(Help),
    /// A question, and the answer under the cursor.
    Ask(Question, bool),
    /// The name of the file to save to.
    Save(String),
    /// Why the match or the last round ended as it did, in sentences.
    Review(Vec<String>),
}

/// What can only be answered with yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Whether to resign.
    Resign,
    /// Whether to begin another match while this one is not over.
    Rematch,
    /// Whether to write over this file.
    Overwrite(PathBuf),
    /// Whether to leave.
    Quit,
}

/// The message in the line at the bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    Good(String),
    Bad(String),
}

/// A match on the screen.
#[derive(Clone, Debug)]
pub(crate) struct GameScreen {
    pub(crate) session: Session,
    language: Language,
    /// Distinguishes the tickets of this match from those of others.
    epoch: u64,
    seed: u64,
    pub(crate) flipped: bool,
    pub(crate) paused: bool,
    pub(crate) cursor: Option<Square>,
    /// The tower chosen to move, where any may.
    chosen: Option<Square>,
    pub(crate) line: String,
    pub(crate) notice: Option<Notice>,
    pub(crate) hint: Option<Move>,
    wants_hint: bool,
    wants_review: bool,
    thought: Option<Choice>,
    pub(crate) fill: Fill,
    pub(crate) lay_out: LayOut,
    pub(crate) dialog: Option<Dialog>,
    /// The lesson that the match belongs to, if it does.
    pub(crate) lesson: Option<Learning>,
    now: Duration,
}

impl GameScreen {
    pub(crate) fn new(session: Session, language: Language, epoch: u64, seed: u64) -> GameScreen {
        let here = |side| session.seats[side] == Seat::Human;
        let own = session.game().rules().own_colors();
        GameScreen {
            // A single person who plays White sees the board from White's side.
            flipped: here(Side::White) && !here(Side::Black),
            session,
            language,
            epoch,
            seed,
            paused: false,
            cursor: None,
            chosen: None,
            line: String::new(),
            notice: None,
            hint: None,
            wants_hint: false,
            wants_review: false,
            thought: None,
            fill: Fill::Left,
            lay_out: LayOut::new(own),
            dialog: None,
            lesson: None,
            now: Duration::ZERO,
        }
    }

    /// A step of a lesson. `None` never happens with the lessons that come with the program.
    pub(crate) fn of_lesson(
        lesson: Learning,
        language: Language,
        epoch: u64,
    ) -> Option<GameScreen> {
        let session = lesson.session()?;
        let mut screen = GameScreen::new(session, language, epoch, 0);
        screen.flipped = lesson.side() == Side::White;
        screen.lesson = Some(lesson);
        Some(screen)
    }

    /// Whether this is a step of a lesson that has been done.
    pub(crate) fn is_learned(&self) -> bool {
        self.lesson.as_ref().is_some_and(Learning::is_done)
    }

    /// The decision due from a person at this keyboard; `None` once the step of a lesson is done.
    pub(crate) fn due_here(&self) -> Option<Due> {
        self.session.due_here().filter(|_| !self.is_learned())
    }

    pub(crate) const fn game(&self) -> &Match {
        self.session.game()
    }

    pub(crate) const fn now(&self) -> Duration {
        self.now
    }

    pub(crate) fn say(&self, message: Message<'_>) -> String {
        message.say(self.language)
    }

    pub(crate) const fn language(&self) -> Language {
        self.language
    }

    /// The position, while a person at this keyboard has to move.
    fn position_here(&self) -> Option<&Position> {
        match self.due_here()? {
            Due::Move(_) => self.game().position(),
            _ => None,
        }
    }

    /// The square of the tower that must move, or was chosen to.
    pub(crate) fn active(&self) -> Option<Square> {
        let position = self.game().position()?;
        position.active_square().or(self.chosen)
    }

    /// Where that tower can go.
    pub(crate) fn targets(&self) -> Bitboard {
        let Some(position) = self.game().position() else {
            return Bitboard::EMPTY;
        };
        let active = self.active();
        position
            .moves()
            .filter(|m| Some(m.from) == active)
            .map(|m| m.to)
            .collect()
    }

    /// Whether the computer is thinking.
    pub(crate) fn is_thinking(&self) -> bool {
        self.job().is_some() && self.thought.is_none()
    }

    /// What the computer should think about now.
    pub(crate) fn job(&self) -> Option<Job> {
        let ticket = (self.epoch << 32) + self.session.revision() * 3;
        let (ticket, task) = match self.session.computer_to_decide() {
            _ if self.wants_review => (ticket + 2, Task::Review),
            Some(level) if !self.paused => (ticket, Task::Decide(level)),
            _ if self.wants_hint => (ticket + 1, Task::Decide(Level::PERFECT)),
            _ => return None,
        };
        Some(Job {
            ticket,
            game: self.game().clone(),
            task,
        })
    }

    /// Whether the computer's clock forces it to answer with its best move so far.
    pub(crate) fn is_in_a_hurry(&self) -> bool {
        self.session.computer_to_decide().is_some()
            && self.session.clocks_at_due().is_some_and(|clocks| {
                let budget = Budget::plan(self.game(), &clocks, OVERHEAD);
                budget.is_some_and(|budget| self.session.waited(self.now) >= budget.soft)
            })
    }

    /// Time goes by.
    pub(crate) fn tick(&mut self, now: Duration) {
        if self.paused {
            self.session.hold_clock(now.saturating_sub(self.now));
        }
        self.now = now;
        if !self.paused {
            self.session.check_clock(now);
        }
        if self.session.computer_to_decide().is_some()
            && (self.session.waited(now) >= PACE || self.is_in_a_hurry())
            && !self.paused
            && let Some(choice) = self.thought.take()
        {
            self.play(choice.decision);
        }
    }

    /// The computer has finished thinking.
    pub(crate) fn think(&mut self, thought: Thought) {
        if self.job().is_none_or(|job| job.ticket != thought.ticket) {
            return;
        }
        match thought.answer {
            Answer::Review(review) => {
                self.wants_review = false;
                self.notice = None;
                self.dialog = Some(Dialog::Review(self.tell_review(&review)));
            }
            Answer::Choice(choice) if self.wants_hint => {
                self.wants_hint = false;
                self.give_hint(&choice);
            }
            Answer::Choice(choice) => self.thought = Some(choice),
        }
    }

    fn play(&mut self, decision: Decision) -> bool {
        match self.session.play(decision, self.now) {
            Ok(()) => {
                // The player does not want to wait any longer.
                self.paused = false;
                self.settle();
                self.judge(decision);
                true
            }
            Err(error) => {
                self.complain(error.explain(self.language));
                false
            }
        }
    }

    /// In a lesson only a decision that solves the task is kept.
    fn judge(&mut self, decision: Decision) {
        let Some(lesson) = &mut self.lesson else {
            return;
        };
        match lesson.judge(decision) {
            Judged::Wrong => {
                self.session.undo(self.now);
                self.complain(self.say(Message::LessonWrong));
            }
            Judged::Right(replies) => {
                let next = lesson.next_name();
                for reply in replies {
                    // The tests of the lessons check that the replies are legal.
                    let _ = self.session.play(reply, self.now);
                }
                let right = self.say(Message::LessonCorrect);
                self.praise(format!("{right} ⏎ {}", self.say(next)));
            }
        }
    }

    /// Forgets what belonged to the decision before.
    fn settle(&mut self) {
        self.chosen = None;
        self.hint = None;
        self.wants_hint = false;
        self.wants_review = false;
        self.thought = None;
        self.line.clear();
        self.notice = None;
        self.lay_out = LayOut::new(self.game().rules().own_colors());
    }

    pub(crate) fn complain(&mut self, what: String) {
        self.notice = Some(Notice::Bad(what));
    }

    pub(crate) fn praise(&mut self, what: String) {
        self.notice = Some(Notice::Good(what));
    }

    /// Clears the selection and the typed text; returns whether there was any.
    pub(crate) fn clear(&mut self) -> bool {
        let begun = !self.line.is_empty()
            || self.chosen.is_some()
            || self.notice.is_some()
            || self.lay_out.grabbed;
        self.line.clear();
        self.chosen = None;
        self.notice = None;
        self.lay_out.grabbed = false;
        begun
    }

    /// How a tower stands on a home row while line-ups are laid out.
    pub(crate) fn line_ups_so_far(&self) -> Option<(Side, LineUp, Option<LineUp>)> {
        match self.game().due()? {
            Due::LineUp(side) if self.game().rules().opening == Opening::Tournament => {
                let own = LineUp::new(self.lay_out.colors)?;
                Some((side, own, self.game().challengers_line_up()))
            }
            _ => None,
        }
    }

    /// Whether the screen shows a side's home row from its player's right to the left.
    pub(crate) fn is_turned(&self, side: Side) -> bool {
        (side == Side::White) != self.flipped
    }

    /// A line-up in the order in which the screen shows it, and back again.
    pub(crate) fn as_shown(&self, side: Side, line_up: LineUp) -> LineUp {
        if !self.is_turned(side) {
            return line_up;
        }
        let mut colors = *line_up.colors();
        colors.reverse();
        LineUp::new(colors).unwrap_or(line_up)
    }

    /// The last move, for showing where it came from.
    pub(crate) fn last_move(&self) -> Option<Move> {
        Some(self.game().rounds().last()?.played().last()?.m)
    }

    /// The character of the theme for a tower.
    pub(crate) fn character(theme: &Theme, tower: Tower) -> char {
        let kanji = theme.character(tower.color).filter(|it| !it.is_ascii());
        kanji.unwrap_or_else(|| theme.tower_letter(tower))
    }
}

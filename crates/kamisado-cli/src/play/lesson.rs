//! A lesson on the game screen: its steps are played like a match, but only decisions that solve the task are kept.

use kamisado::{BySide, Decision, Event, Language, Side};
use kamisado_i18n::Message;
use kamisado_view::lessons::{LESSONS, Lesson, LessonStep, Prepared};

use super::session::{Seat, Session};

/// A lesson, and how far the learner has come in it.
#[derive(Clone, Debug)]
pub(crate) struct Learning {
    /// Its place among the lessons.
    pub(crate) number: usize,
    lesson: &'static Lesson,
    steps: Vec<Prepared>,
    at: usize,
    /// Whether the step is done and the next one may come.
    is_done: bool,
    /// How often the learner has asked for help in this step.
    asked: usize,
}

/// The result of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Judged {
    /// It does not solve the task, and is taken back.
    Wrong,
    /// It solves the task; the opponent answers with these.
    Right(Vec<Decision>),
}

impl Learning {
    /// A lesson from its first step. `None` where there is no such lesson.
    pub(crate) fn new(number: usize) -> Option<Learning> {
        let lesson = LESSONS.get(number)?;
        Some(Learning {
            number,
            lesson,
            // That every lesson can be prepared is tested where they are.
            steps: lesson.prepare().ok()?,
            at: 0,
            is_done: false,
            asked: 0,
        })
    }

    fn step(&self) -> Option<(&'static LessonStep, &Prepared)> {
        Some((self.lesson.steps.get(self.at)?, self.steps.get(self.at)?))
    }

    /// The match of the step, with the learner to decide.
    pub(crate) fn session(&self) -> Option<Session> {
        let (_, prepared) = self.step()?;
        let seats = BySide::new(Seat::Human, Seat::Human);
        let game = prepared.game().clone();
        Some(Session::new(
            game,
            seats,
            None,
            0,
            std::time::Duration::ZERO,
        ))
    }

    /// Whose side the learner takes.
    pub(crate) fn side(&self) -> Side {
        self.step()
            .map_or(Side::Black, |(_, prepared)| prepared.side)
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.is_done
    }

    /// Whether the last step is done.
    pub(crate) fn is_finished(&self) -> bool {
        self.is_done && self.at + 1 == self.steps.len()
    }

    pub(crate) const fn name(&self) -> &'static str {
        self.lesson.name
    }

    /// Goes to the next step, or to the next lesson after the last. `None` after the last lesson.
    pub(crate) fn next(&self) -> Option<Learning> {
        if self.is_finished() {
            return Learning::new(self.number + 1);
        }
        Some(Learning {
            at: self.at + 1,
            is_done: false,
            asked: 0,
            ..self.clone()
        })
    }

    /// Judges a decision that is legal.
    pub(crate) fn judge(&mut self, decision: Decision) -> Judged {
        let Some((_, prepared)) = self.step() else {
            return Judged::Wrong;
        };
        if !prepared.accepts(decision) {
            return Judged::Wrong;
        }
        let replies = prepared.replies().collect();
        self.is_done = true;
        Judged::Right(replies)
    }

    /// What helps the learner: first a word, then the decision itself.
    pub(crate) fn help(&mut self, language: Language) -> (String, Option<Decision>) {
        self.asked += 1;
        let Some((_, prepared)) = self.step() else {
            return (String::new(), None);
        };
        let answer = prepared.answer().filter(|_| self.asked > 1);
        (prepared.hint().say(language), answer)
    }

    /// Whether an event is mentioned: nothing is that has not been taught yet.
    pub(crate) fn tells(&self, event: &Event) -> bool {
        self.lesson.tells(event)
    }

    /// The lesson and the step, as headings.
    pub(crate) fn headings(&self, language: Language) -> [String; 2] {
        let number = Message::LessonNumbered {
            number: self.number + 1,
        };
        let step = Message::LessonStep {
            number: self.at + 1,
            count: self.steps.len(),
        };
        let mut step = step.say(language);
        if self.step().is_some_and(|(step, _)| step.is_exercise) {
            step = format!("{step} · {}", Message::LessonExercise.say(language));
        }
        let title = self.lesson.title.say(language);
        [format!("{}: {title}", number.say(language)), step]
    }

    /// The task of the step.
    pub(crate) fn text(&self, language: Language) -> String {
        self.step()
            .map_or_else(String::new, |(step, _)| step.text.say(language))
    }

    /// The explanation that follows the story, once the step is done.
    pub(crate) fn remarks(&self, language: Language) -> Vec<String> {
        if !self.is_done {
            return Vec::new();
        }
        let done = self.step().and_then(|(step, _)| step.done);
        let mut told: Vec<String> = done.iter().map(|done| done.say(language)).collect();
        if self.is_finished() {
            let all = self.number + 1 == LESSONS.len();
            let finished = if all {
                Message::LessonsAllDone
            } else {
                Message::LessonFinished
            };
            told.push(finished.say(language));
        }
        told
    }

    /// What Enter leads to, once the step is done.
    pub(crate) fn next_name(&self) -> Message<'static> {
        match (self.is_finished(), self.number + 1 == LESSONS.len()) {
            (false, _) => Message::LessonNextStep,
            (true, false) => Message::LessonNextLesson,
            (true, true) => Message::LessonAll,
        }
    }
}

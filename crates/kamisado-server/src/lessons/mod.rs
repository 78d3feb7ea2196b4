//! The lessons: what is taught in which order, and what counts as done.
//!
//! A step says what the learner has to bring about, its [`Goal`]; which decisions do that is left to the rules. So a
//! text can never ask for something that the board does not allow.

mod course;
mod goal;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use kamisado::{Decision, Due, Match, MatchKind, MatchRules, Opening, Position, Side};
use kamisado_i18n::Message;
use serde::Serialize;

pub(crate) use course::LESSONS;
pub(crate) use goal::Goal;

/// A few steps about one rule.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lesson {
    /// Its name in addresses.
    pub(crate) name: &'static str,
    pub(crate) title: Message<'static>,
    pub(crate) steps: &'static [Step],
}

/// One thing to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// What to do.
    pub(crate) text: Message<'static>,
    /// What is to be said about it afterwards, beyond what happened on the board.
    pub(crate) done: Option<Message<'static>>,
    pub(crate) goal: Goal,
    /// Whether the learner gets by with less help.
    pub(crate) is_exercise: bool,
    from: Origin,
    lead: &'static [&'static str],
    replies: &'static [&'static str],
}

/// Where a step begins.
#[derive(Clone, Copy, Debug)]
enum Origin {
    /// Where the step before it ended.
    Before,
    /// The beginning of a match.
    Opening(MatchKind, Opening),
    /// A position in a match of this kind.
    Position(MatchKind, &'static str),
}

impl Step {
    /// A step that goes on where the last one ended.
    const fn new(text: Message<'static>, goal: Goal) -> Step {
        Step {
            text,
            done: None,
            goal,
            is_exercise: false,
            from: Origin::Before,
            lead: &[],
            replies: &[],
        }
    }

    /// With less help.
    const fn exercise(mut self) -> Step {
        self.is_exercise = true;
        self
    }

    /// From the beginning of a match.
    const fn opening(mut self, kind: MatchKind, opening: Opening) -> Step {
        self.from = Origin::Opening(kind, opening);
        self
    }

    /// From a position.
    const fn at(mut self, kind: MatchKind, position: &'static str) -> Step {
        self.from = Origin::Position(kind, position);
        self
    }

    /// The learner is first shown these decisions.
    const fn lead(mut self, decisions: &'static [&'static str]) -> Step {
        self.lead = decisions;
        self
    }

    /// The opponent answers with these decisions.
    const fn replies(mut self, decisions: &'static [&'static str]) -> Step {
        self.replies = decisions;
        self
    }

    /// With something to say afterwards.
    const fn done(mut self, message: Message<'static>) -> Step {
        self.done = Some(message);
        self
    }
}

/// What the script of a lesson needs to know about a step.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Task {
    /// The kind of match and its opening, as the options of the line protocol.
    kind: String,
    opening: &'static str,
    /// The position the match begins with, or `None` for its opening.
    fen: Option<&'static str>,
    /// The decisions that lead to the step.
    moves: Vec<Cow<'static, str>>,
    /// The decisions shown before the learner decides.
    lead: &'static [&'static str],
    /// The decisions that reach the goal, or `None` where every legal one does.
    accepted: Option<Vec<String>>,
    /// The opponent's answers.
    replies: &'static [&'static str],
    /// Whose side the learner takes.
    pub(crate) side: Side,
    /// The match when the learner decides.
    #[serde(skip)]
    game: Match,
}

impl Lesson {
    /// All steps, worked out.
    ///
    /// # Errors
    /// When the lesson asks for something impossible. A test sees to it that none does.
    pub(crate) fn tasks(&self) -> Result<Vec<Task>, String> {
        let mut tasks: Vec<Task> = Vec::new();
        for step in self.steps {
            let task = Task::new(step, tasks.last())?;
            tasks.push(task);
        }
        Ok(tasks)
    }

    /// A position that shows what the lesson is about.
    pub(crate) fn picture(&self) -> String {
        let last = self.tasks().ok().and_then(|mut tasks| tasks.pop());
        let shown = last.and_then(|task| {
            let position = task.game.position().map(Position::to_string);
            position.or_else(|| task.fen.map(str::to_owned))
        });
        shown.unwrap_or_else(|| Position::start().to_string())
    }
}

impl Task {
    fn new(step: &Step, before: Option<&Task>) -> Result<Task, String> {
        let (rules, fen, moves) = match (step.from, before) {
            (Origin::Opening(kind, opening), _) => {
                let rules = MatchRules {
                    opening,
                    ..kind.into()
                };
                (rules, None, Vec::new())
            }
            (Origin::Position(kind, fen), _) => (kind.into(), Some(fen), Vec::new()),
            (Origin::Before, Some(before)) => (*before.game.rules(), before.fen, before.line()),
            (Origin::Before, None) => return Err("the first step goes on from nowhere".to_owned()),
        };
        let mut game = match fen {
            None => Match::new(rules),
            Some(fen) => {
                let position = fen.parse().map_err(|error| format!("{fen}: {error}"))?;
                Match::from_position(rules, position).map_err(|error| format!("{fen}: {error}"))?
            }
        };
        let lead = step.lead.iter().copied().map(Cow::Borrowed);
        for decision in moves.iter().cloned().chain(lead) {
            play(&mut game, &decision)?;
        }
        let side = game.due().map(Due::side).ok_or("the match is over")?;
        Ok(Task {
            kind: rules.kind.to_string(),
            opening: rules.opening.name(),
            fen,
            moves,
            lead: step.lead,
            accepted: step.goal.accepted(&game),
            replies: step.replies,
            side,
            game,
        })
    }

    /// All decisions when the step is done as intended.
    fn line(&self) -> Vec<Cow<'static, str>> {
        let accepted = self.accepted.iter().flatten().take(1);
        let mut line = self.moves.clone();
        line.extend(self.lead.iter().copied().map(Cow::Borrowed));
        line.extend(accepted.cloned().map(Cow::Owned));
        line.extend(self.replies.iter().copied().map(Cow::Borrowed));
        line
    }
}

fn play(game: &mut Match, decision: &str) -> Result<(), String> {
    let parsed: Decision = decision
        .parse()
        .map_err(|error| format!("{decision}: {error}"))?;
    game.play(parsed)
        .map(drop)
        .map_err(|error| format!("{decision}: {error}"))
}

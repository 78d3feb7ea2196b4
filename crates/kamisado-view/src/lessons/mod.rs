//! The lessons: what is taught in which order, and what counts as done.
//!
//! A step says what the learner has to bring about, its [`Task`]; which decisions do that is left to the rules. So a text can never ask for
//! something the board doesn't allow.

mod course;
mod task;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use kamisado::{Decision, Due, Event, Match, MatchKind, MatchRules, Opening, Position, Side};
use kamisado_i18n::Message;
use serde::Serialize;

pub use course::LESSONS;
pub use task::Task;

/// The lesson that teaches what rounds bring: teeth, points, and matches of several rounds.
const TEETH: &str = "teeth";

/// The first lesson about playing well. Those before it teach the rules.
pub const STRATEGY: &str = "strikers";

/// A few steps about one rule.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its name in addresses.
    pub name: &'static str,
    /// What it is called.
    pub title: Message<'static>,
    /// What there is to do, in order.
    pub steps: &'static [LessonStep],
}

/// One thing to do.
#[derive(Clone, Copy, Debug)]
pub struct LessonStep {
    /// What to do.
    pub text: Message<'static>,
    /// What to say about it afterwards, beyond what happened on the board.
    pub done: Option<Message<'static>>,
    /// What the learner has to achieve.
    pub task: Task,
    /// Whether the learner gets less help.
    pub is_exercise: bool,
    from: Origin,
    lead: &'static [&'static str],
    replies: &'static [&'static str],
}

/// Where a step begins.
#[derive(Clone, Copy, Debug)]
enum Origin {
    /// Where the step before it ended.
    Before,
    /// The start of a match.
    Opening(MatchKind, Opening),
    /// A position in a match of this kind.
    Position(MatchKind, &'static str),
}

impl LessonStep {
    /// A step that goes on where the last one ended.
    const fn new(text: Message<'static>, task: Task) -> LessonStep {
        LessonStep {
            text,
            done: None,
            task,
            is_exercise: false,
            from: Origin::Before,
            lead: &[],
            replies: &[],
        }
    }

    /// With less help.
    const fn exercise(mut self) -> LessonStep {
        self.is_exercise = true;
        self
    }

    /// From the beginning of a match.
    const fn opening(mut self, kind: MatchKind, opening: Opening) -> LessonStep {
        self.from = Origin::Opening(kind, opening);
        self
    }

    /// From a position.
    const fn at(mut self, kind: MatchKind, position: &'static str) -> LessonStep {
        self.from = Origin::Position(kind, position);
        self
    }

    /// The learner is first shown these decisions.
    const fn lead(mut self, decisions: &'static [&'static str]) -> LessonStep {
        self.lead = decisions;
        self
    }

    /// The opponent answers with these decisions.
    const fn replies(mut self, decisions: &'static [&'static str]) -> LessonStep {
        self.replies = decisions;
        self
    }

    /// With something to say afterwards.
    const fn done(mut self, message: Message<'static>) -> LessonStep {
        self.done = Some(message);
        self
    }
}

/// A step worked out: where it starts, and which decisions do what it asks for. This is everything a page's script needs to know.
#[derive(Clone, Debug, Serialize)]
pub struct Prepared {
    /// The kind of match and its opening, as the options of the line protocol.
    kind: String,
    opening: &'static str,
    /// The position the match starts from, or `None` for its opening.
    fen: Option<&'static str>,
    /// The decisions that lead to the step.
    moves: Vec<Cow<'static, str>>,
    /// The decisions shown before the learner decides.
    lead: &'static [&'static str],
    /// The decisions that do it, or `None` if every legal one does.
    accepted: Option<Vec<String>>,
    /// The opponent's answers.
    replies: &'static [&'static str],
    /// Which side the learner plays.
    pub side: Side,
    #[serde(skip)]
    task: Task,
    /// The match when the learner decides.
    #[serde(skip)]
    game: Match,
}

impl Lesson {
    /// All steps, worked out.
    ///
    /// # Errors
    /// If the lesson asks for something impossible. A test makes sure that none does.
    pub fn prepare(&self) -> Result<Vec<Prepared>, String> {
        let mut prepared: Vec<Prepared> = Vec::new();
        for step in self.steps {
            let next = Prepared::new(step, prepared.last())?;
            prepared.push(next);
        }
        Ok(prepared)
    }

    /// Whether this lesson mentions an event of a match. Teeth and points are not mentioned before the lesson that teaches them.
    #[must_use]
    pub fn tells(&self, event: &Event) -> bool {
        let is_about_teeth = matches!(
            event,
            Event::Grew { .. } | Event::Scored { .. } | Event::MatchWon { .. }
        );
        !(is_about_teeth && self.is_before_teeth())
    }

    /// The events that this lesson doesn't mention, by their names in the protocol.
    #[must_use]
    pub fn untold(&self) -> &'static [&'static str] {
        if self.is_before_teeth() {
            &["grew", "scored", "match-won"]
        } else {
            &[]
        }
    }

    fn is_before_teeth(&self) -> bool {
        let before = LESSONS.iter().take_while(|lesson| lesson.name != TEETH);
        before.into_iter().any(|lesson| lesson.name == self.name)
    }

    /// A position that shows what the lesson is about.
    #[must_use]
    pub fn picture(&self) -> String {
        let last = self.prepare().ok().and_then(|mut steps| steps.pop());
        let shown = last.and_then(|step| {
            let position = step.game.position().map(Position::to_string);
            position.or_else(|| step.fen.map(str::to_owned))
        });
        shown.unwrap_or_else(|| Position::start().to_string())
    }
}

impl Prepared {
    fn new(step: &LessonStep, before: Option<&Prepared>) -> Result<Prepared, String> {
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
        Ok(Prepared {
            kind: rules.kind.to_string(),
            opening: rules.opening.name(),
            fen,
            moves,
            lead: step.lead,
            accepted: step.task.accepted(&game),
            replies: step.replies,
            side,
            task: step.task,
            game,
        })
    }

    /// The match when the learner decides.
    #[must_use]
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// The hint for a learner who doesn't find it.
    #[must_use]
    pub fn hint(&self) -> Message<'static> {
        self.task.hint(self.game.due())
    }

    /// Whether a legal decision does what the step asks for.
    #[must_use]
    pub fn accepts(&self, decision: Decision) -> bool {
        let accepted = self.accepted.as_ref();
        accepted.is_none_or(|accepted| accepted.contains(&decision.to_string()))
    }

    /// A decision that does what the step asks for; `None` if any does.
    #[must_use]
    pub fn answer(&self) -> Option<Decision> {
        self.accepted.as_ref()?.first()?.parse().ok()
    }

    /// The opponent's answers.
    pub fn replies(&self) -> impl Iterator<Item = Decision> {
        self.replies.iter().filter_map(|reply| reply.parse().ok())
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

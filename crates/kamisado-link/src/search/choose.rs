use std::collections::VecDeque;

use kamisado::{Decision, Due, Fill, Match, Position};
use kamisado_engine::Value;

use super::analyse::{Outlook, mate};
use super::desk::Desk;
use super::{Status, Step};
use crate::{Bounds, Reply, Score};

/// A search that ends with a decision.
pub(crate) struct Choice {
    goal: Goal,
    bounds: Bounds,
    /// Whether it ends only when it is told to.
    is_endless: bool,
    /// What there is to find out; nothing once the answer is certain.
    question: Option<Question>,
    found: Found,
}

/// What the search wants to know before it decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// Who wins.
    Value,
    /// Who wins, and how soon.
    Length,
    /// What to play.
    Play,
}

enum Question {
    /// Who wins this position, and with which move?
    Value(Position),
    /// How soon is this position won?
    Length(Position),
    /// Which of these fills wins the next round?
    Fill(VecDeque<Fill>),
    /// What would the player do?
    Play,
}

/// What the search would answer now.
#[derive(Clone, Debug, Default)]
struct Found {
    decision: Option<Decision>,
    score: Option<Score>,
    /// How many moves were looked ahead; after a proof, those of the line.
    depth: u32,
    pv: Vec<Decision>,
}

impl Choice {
    pub(super) fn new(game: &Match, goal: Goal, bounds: Bounds) -> Choice {
        let question = game.due().map(|due| match (due, game.position()) {
            _ if goal == Goal::Play => Question::Play,
            (Due::Move(_), Some(position)) => Question::Value(*position),
            (Due::Fill(_), _) => Question::Fill(Fill::ALL.into()),
            _ => Question::Play,
        });
        Choice {
            goal,
            bounds,
            is_endless: false,
            // Whatever happens, the answer is a legal decision.
            found: Found {
                decision: game.legal().first().copied(),
                ..Found::default()
            },
            question,
        }
    }

    pub(super) fn until_stopped(mut self) -> Choice {
        self.is_endless = true;
        self
    }

    pub(super) const fn is_endless(&self) -> bool {
        self.is_endless
    }

    pub(super) const fn bounds(&self) -> Bounds {
        self.bounds
    }

    pub(super) fn step(&mut self, game: &Match, desk: &mut Desk) -> Step {
        let mut replies = Vec::new();
        if let Some(question) = &mut self.question {
            let is_certain = match question {
                Question::Value(position) => self.found.look_at_moves(position, desk),
                Question::Length(position) => self.found.count_moves(position, desk),
                Question::Fill(open) => self.found.look_at_fills(open, self.goal, game, desk),
                Question::Play => self.found.ask_the_player(game, desk),
            };
            // The player answers even when it is told to stop.
            let is_over = is_certain || desk.is_spent() && !matches!(question, Question::Play);
            if is_over {
                self.question = match question {
                    Question::Value(position) if is_certain && self.goal == Goal::Length => {
                        Some(Question::Length(*position))
                    }
                    _ => None,
                };
            }
            if self.question.is_none() || desk.is_time_to_tell() {
                replies.push(self.found.tell(desk));
            }
        }
        if self.question.is_some() {
            return Step::more(replies);
        }
        if self.is_endless && !desk.is_stopped() {
            return Step {
                status: Status::Waiting,
                replies,
            };
        }
        replies.push(Reply::BestMove(self.found.decision));
        Step::done(replies)
    }
}

impl Found {
    /// Works on the proof of a position; true once it is there.
    fn look_at_moves(&mut self, position: &Position, desk: &mut Desk) -> bool {
        let outcome = desk.solve(position);
        let best = match outcome {
            Some(outcome) => outcome.best,
            None => desk.promising(),
        };
        if let Some(best) = best {
            self.decision = Some(Decision::Move(best));
            self.pv = vec![Decision::Move(best)];
        }
        let (Some(value), Some(best)) = (outcome.and_then(|outcome| outcome.value), best) else {
            return false;
        };
        self.score = Some(match value {
            Value::Win => Score::Win,
            Value::Loss => Score::Loss,
        });
        self.set_line(desk.line(position, best));
        true
    }

    /// Works on the length of a position; true once it is known.
    fn count_moves(&mut self, position: &Position, desk: &mut Desk) -> bool {
        let Some(Some(length)) = desk.length(position) else {
            return false;
        };
        self.score = Some(mate(length.moves, length.value == Value::Win));
        self.decision = length.line.first().copied().map(Decision::Move);
        self.set_line(length.line.into_iter().map(Decision::Move).collect());
        true
    }

    fn set_line(&mut self, line: Vec<Decision>) {
        self.depth = u32::try_from(line.len()).unwrap_or(u32::MAX);
        self.pv = line;
    }

    /// Works on the next round after each fill; true once nothing can be better than what is known.
    fn look_at_fills(
        &mut self,
        open: &mut VecDeque<Fill>,
        goal: Goal,
        game: &Match,
        desk: &mut Desk,
    ) -> bool {
        let Some((fill, side)) = open.front().copied().zip(game.due().map(Due::side)) else {
            return true;
        };
        let decision = Decision::Fill(fill);
        let Some(outlook) = Outlook::after(game, decision) else {
            return true;
        };
        let score = match goal {
            Goal::Length => {
                let exact = outlook.exact_score(side, desk).flatten();
                exact.map(|(score, _)| score)
            }
            Goal::Value | Goal::Play => outlook.score(side, desk),
        };
        let Some(score) = score else {
            return false;
        };
        open.pop_front();
        if self.score.is_none_or(|best| rank(score) > rank(best)) {
            self.decision = Some(decision);
            self.score = Some(score);
            self.set_line(vec![decision]);
        }
        open.is_empty() || score == Score::Win
    }

    /// Lets the player decide; true once it has.
    fn ask_the_player(&mut self, game: &Match, desk: &mut Desk) -> bool {
        let Some(choice) = desk.decide(game) else {
            return false;
        };
        self.decision = Some(choice.decision);
        self.score = Some(desk.trust(choice.score));
        let line = match (choice.decision, game.position()) {
            (Decision::Move(m), Some(position)) => desk.line(position, m),
            (decision, _) => vec![decision],
        };
        self.set_line(line);
        if let Some(Score::Cp(_)) = self.score {
            self.depth = choice.depth;
        }
        true
    }

    fn tell(&self, desk: &Desk) -> Reply {
        Reply::Info(desk.info(self.depth, self.score, self.pv.clone()))
    }
}

/// Orders scores: to win is better than to lose, soon when winning and late when losing.
const fn rank(score: Score) -> i32 {
    match score {
        Score::Win => i32::MAX,
        Score::Mate(moves) if moves > 0 => i32::MAX - moves,
        Score::Mate(moves) => i32::MIN - moves,
        Score::Cp(estimate) => estimate,
        Score::Loss => i32::MIN,
    }
}

use kamisado::{Language, Move, Next, Side};
use kamisado_engine::Value;
use kamisado_view::puzzles::{PuzzleAnswer, PuzzleJudged, PuzzleJudgement};

use super::Step;
use super::desk::{Desk, SLICE_OF_LENGTH};
use crate::Reply;

/// Whether the moves of a solver still win, and what the opponent answers.
pub(crate) struct Examination {
    number: u32,
    solver: Side,
    next: Next,
    /// Whether the win is still there, once that is proven.
    wins: Option<bool>,
    replies: Vec<Move>,
    /// How many more short whiles it may take.
    patience: u32,
    language: Language,
}

/// How many short whiles an examination may take: some seconds. Nearly all take one.
const PATIENCE: u32 = 1600;

impl Examination {
    pub(crate) const fn new(
        number: u32,
        solver: Side,
        next: Next,
        language: Language,
    ) -> Examination {
        Examination {
            number,
            solver,
            next,
            wins: None,
            replies: Vec::new(),
            patience: PATIENCE,
            language,
        }
    }

    pub(super) fn step(&mut self, desk: &mut Desk) -> Step {
        let position = match self.next {
            Next::Over(finish) if finish.end.winner == self.solver => {
                return self.say(PuzzleJudgement::Solved);
            }
            Next::Over(_) => return self.say(PuzzleJudgement::Wrong),
            Next::Turn(position) => position,
        };
        if self.patience == 0 || desk.is_stopped() {
            return self.say(PuzzleJudgement::Open);
        }
        self.patience -= 1;
        let Some(outcome) = desk.solve(&position) else {
            return Step::MORE;
        };
        let Some(value) = outcome.value else {
            return Step::MORE;
        };
        let is_solvers = position.side() == self.solver;
        let wins = *self.wins.get_or_insert((value == Value::Win) == is_solvers);
        if is_solvers {
            return self.say(if wins {
                PuzzleJudgement::Right
            } else {
                PuzzleJudgement::Wrong
            });
        }
        let longest = desk.length(&position, SLICE_OF_LENGTH);
        let longest = longest.and_then(|length| length.line.first().copied());
        // A move that is known to be good will do where the best one is hard to find.
        let known = outcome.best.filter(|_| self.patience < PATIENCE / 2);
        if let Some(reply) = longest.or(known) {
            self.replies.push(reply);
            self.next = position.play_unchecked(reply);
        }
        Step::MORE
    }

    fn say(&mut self, judgement: PuzzleJudgement) -> Step {
        let replies = std::mem::take(&mut self.replies);
        let judged = PuzzleJudged::new(self.number, judgement, replies, self.language);
        Step::done(vec![Reply::Puzzle(Box::new(PuzzleAnswer::Judged(judged)))])
    }
}

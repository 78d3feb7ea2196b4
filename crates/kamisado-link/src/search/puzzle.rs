use kamisado::{Language, Move, Position};
use kamisado_engine::Outcome;
use kamisado_view::puzzles::{Judge, Prover, PuzzleAnswer, PuzzleJudgement};

use super::Step;
use super::desk::Desk;
use crate::Reply;

/// Whether the moves of a solver still win, and what the opponent answers.
pub(crate) struct Examination {
    number: u32,
    judge: Judge,
    language: Language,
}

impl Examination {
    pub(crate) const fn new(number: u32, judge: Judge, language: Language) -> Examination {
        Examination {
            number,
            judge,
            language,
        }
    }

    pub(super) fn step(&mut self, desk: &mut Desk) -> Step {
        let judgement = self.judge.step(desk);
        let stopped = desk.is_stopped().then_some(PuzzleJudgement::Open);
        let Some(judgement) = judgement.or(stopped) else {
            return Step::MORE;
        };
        let judged = self.judge.tell(self.number, judgement, self.language);
        Step::done(vec![Reply::Puzzle(Box::new(PuzzleAnswer::Judged(judged)))])
    }
}

impl Prover for Desk {
    fn prove(&mut self, position: &Position) -> Option<Outcome> {
        self.solve(position)
    }

    fn reply(&mut self, position: &Position) -> Option<Move> {
        let length = self.length(position)??;
        length.line.first().copied()
    }
}

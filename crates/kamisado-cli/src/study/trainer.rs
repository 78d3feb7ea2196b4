//! A puzzle being solved: every move is judged, and the opponent resists as long as possible.

use kamisado::{Decision, DecisionError, Event, Match, Moment, Move, Position, Side};
use kamisado_engine::puzzle::Puzzle;
use kamisado_engine::{Limits, Memory, Outcome, Solver};
use kamisado_view::puzzles::{Judge, Prover, PuzzleJudgement};

/// The memory for the proofs of puzzles, which are short.
const MEMORY_MEBIBYTES: usize = 32;
/// The most positions to search for a proof, and for its length: about a second at most.
const PROOF_NODES: u64 = 2_000_000;
const LENGTH_NODES: u64 = 500_000;

/// A puzzle and how far it has been solved.
#[derive(Debug)]
pub(crate) struct Trainer {
    pub(crate) puzzle: &'static Puzzle,
    game: Match,
    /// What has happened since the solver's last move, that move included.
    events: Vec<Event>,
    solver: Solver,
}

impl Trainer {
    /// A puzzle that nobody has tried yet.
    pub(crate) fn new(puzzle: &'static Puzzle) -> Trainer {
        Trainer {
            puzzle,
            game: Match::from(puzzle.position),
            events: Vec::new(),
            solver: Solver::new(Memory::mebibytes(MEMORY_MEBIBYTES)),
        }
    }

    /// The side of the solver.
    pub(crate) const fn side(&self) -> Side {
        self.puzzle.position.side()
    }

    /// The position to find a move in; `None` once the puzzle is solved.
    pub(crate) fn position(&self) -> Option<&Position> {
        self.game.position()
    }

    /// All moves so far, the opponent's included.
    pub(crate) fn moves(&self) -> &[Decision] {
        self.game.decisions()
    }

    /// What has happened since the last try.
    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    /// The current state of the puzzle.
    pub(crate) fn now(&self) -> Moment<'_> {
        self.game.now()
    }

    /// A move that wins from here.
    pub(crate) fn hint(&self) -> Option<Move> {
        best(&self.solver, self.position()?)
    }

    /// Tries a move. A move that does not win is not played; its refutation is returned, if that is known.
    ///
    /// # Errors
    /// When it cannot be played.
    pub(crate) fn attempt(
        &mut self,
        m: Move,
    ) -> Result<(PuzzleJudgement, Option<Move>), DecisionError> {
        let known = self.moves().len();
        let mut game = self.game.clone();
        game.play(Decision::Move(m))?;
        let mut judge = Judge::new(self.puzzle, game);
        let judgement = loop {
            if let Some(judgement) = judge.step(&mut Patient(&self.solver)) {
                break judgement;
            }
        };
        match judgement {
            PuzzleJudgement::Solved | PuzzleJudgement::Right => {
                self.game = judge.game().clone();
                let new = self.game.history().skip(known);
                self.events = new.flat_map(|entry| entry.events).copied().collect();
                self.events.retain(is_of_the_round);
                Ok((judgement, None))
            }
            PuzzleJudgement::Wrong | PuzzleJudgement::Open => {
                Ok((judgement, judge.replies().first().copied()))
            }
        }
    }
}

/// Whether an event is about the round: a puzzle is not a match.
fn is_of_the_round(event: &Event) -> bool {
    !matches!(
        event,
        Event::Grew { .. } | Event::Scored { .. } | Event::MatchWon { .. }
    )
}

/// A solver that answers at once instead of in steps.
struct Patient<'a>(&'a Solver);

impl Prover for Patient<'_> {
    fn prove(&mut self, position: &Position) -> Option<Outcome> {
        Some(self.0.solve(position, &Limits::none().nodes(PROOF_NODES)))
    }

    fn reply(&mut self, position: &Position) -> Option<Move> {
        best(self.0, position)
    }
}

/// The shortest win or the longest resistance; where that is hard to find, any move that is known to be good.
fn best(solver: &Solver, position: &Position) -> Option<Move> {
    match solver.length(position, &Limits::none().nodes(LENGTH_NODES)) {
        Some(length) => length.line.first().copied(),
        None => {
            let limits = Limits::none().nodes(PROOF_NODES);
            solver.solve(position, &limits).best
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kamisado_engine::puzzle;

    #[test]
    fn the_kept_solution_solves_every_puzzle_tried() {
        for puzzle in puzzle::all().iter().step_by(43) {
            let mut trainer = Trainer::new(puzzle);
            let mut own = 0;
            loop {
                let m = trainer.hint().unwrap();
                own += 1;
                match trainer.attempt(m).unwrap() {
                    (PuzzleJudgement::Solved, _) => break,
                    (PuzzleJudgement::Right, _) => assert!(own < 10, "{puzzle:?}"),
                    _ => panic!("{m} wins in {}", puzzle.position),
                }
            }
            assert_eq!(trainer.moves().len(), puzzle.solution.len(), "{puzzle:?}");
        }
    }

    #[test]
    fn a_wrong_move_is_refuted_and_not_played() {
        let puzzle = puzzle::of_grade(3).next().unwrap();
        let mut trainer = Trainer::new(puzzle);
        for m in puzzle.position.moves() {
            if Some(m) != puzzle.key_move() {
                let (judgement, _) = trainer.attempt(m).unwrap();
                assert_eq!(judgement, PuzzleJudgement::Wrong, "{m}");
                assert_eq!(trainer.position(), Some(&puzzle.position));
            }
        }
        assert!(trainer.attempt("a1a1".parse().unwrap()).is_err());
    }
}

//! A puzzle being solved: every move is proven right or wrong, and the opponent resists as long as possible.

use kamisado::record::Note;
use kamisado::{
    Decision, Event, IllegalMove, Match, MatchKind, MatchRules, Move, Next, Position, Side,
};
use kamisado_engine::puzzle::Puzzle;
use kamisado_engine::{Limits, Memory, Solver, Value};

use super::scenes::Scene;

/// What the proofs of puzzles need: they are short.
const MEMORY_MEBIBYTES: usize = 32;
/// The most positions to look into for a proof, and for the longest resistance; a second at most.
const PROOF_NODES: u64 = 2_000_000;
const RESISTANCE_NODES: u64 = 500_000;

/// A puzzle and how far it has been solved.
#[derive(Debug)]
pub(crate) struct Trainer {
    pub(crate) puzzle: &'static Puzzle,
    game: Match,
    /// What has happened since the solver's last move, that move included.
    events: Vec<Event>,
    last: Option<(Side, Decision)>,
    solver: Solver,
}

/// What came of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The round is won.
    Solved,
    /// It wins; the opponent has answered, and the next move is to be found.
    Right,
    /// It does not win; this answer shows it.
    Wrong(Option<Move>),
}

impl Trainer {
    /// A puzzle that nobody has tried yet. `None` never happens with the puzzles that come with the program.
    pub(crate) fn new(puzzle: &'static Puzzle) -> Option<Trainer> {
        let mut rules = MatchRules::new(MatchKind::Single);
        rules.board = puzzle.position.board();
        Some(Trainer {
            puzzle,
            game: Match::from_position(rules, puzzle.position).ok()?,
            events: Vec::new(),
            last: None,
            solver: Solver::new(Memory::mebibytes(MEMORY_MEBIBYTES)),
        })
    }

    /// Who solves.
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

    /// How it looks now.
    pub(crate) fn scene(&self) -> Scene {
        Scene::at(self.game.now(), self.last, Note::default(), &self.events)
    }

    /// How many moves of his own the solver needs, if he finds the shortest way.
    pub(crate) fn own_moves(&self) -> u32 {
        let mut position = self.puzzle.position;
        let mut count = 0;
        for &m in &self.puzzle.solution {
            count += u32::from(position.side() == self.side());
            match position.play_unchecked(m) {
                Next::Turn(next) => position = next,
                Next::Over(_) => break,
            }
        }
        count
    }

    /// A move that wins from here.
    pub(crate) fn hint(&self) -> Option<Move> {
        let position = self.position()?;
        let limits = Limits::none().nodes(RESISTANCE_NODES);
        match self.solver.length(position, &limits) {
            Some(length) => length.line.first().copied(),
            None => {
                self.solver
                    .solve(position, &Limits::none().nodes(PROOF_NODES))
                    .best
            }
        }
    }

    /// Tries a move. A wrong one is not played.
    ///
    /// # Errors
    /// When it is illegal.
    pub(crate) fn attempt(&mut self, m: Move) -> Result<Verdict, IllegalMove> {
        let Some(&position) = self.position() else {
            return Ok(Verdict::Solved);
        };
        let next = position.play(m)?.next;
        if !self.wins(&next, m) {
            let answer = match next {
                Next::Turn(next) if next.side() != self.side() => self.prove(&next).1,
                _ => None,
            };
            return Ok(Verdict::Wrong(answer));
        }
        self.events.clear();
        self.play(m);
        while let Some(position) = self.position()
            && position.side() != self.side()
        {
            let Some(answer) = self.resistance(position) else {
                break;
            };
            self.play(answer);
        }
        match self.position() {
            None => Ok(Verdict::Solved),
            Some(_) => Ok(Verdict::Right),
        }
    }

    fn play(&mut self, m: Move) {
        let side = self.position().map_or(self.side(), Position::side);
        // Only legal moves come here.
        if let Ok(events) = self.game.play(Decision::Move(m)) {
            self.last = Some((side, Decision::Move(m)));
            self.events.extend(events.into_iter().filter(|event| {
                !matches!(
                    event,
                    Event::Grew { .. } | Event::Scored { .. } | Event::MatchWon { .. }
                )
            }));
        }
    }

    fn prove(&self, position: &Position) -> (Option<Value>, Option<Move>) {
        let outcome = self
            .solver
            .solve(position, &Limits::none().nodes(PROOF_NODES));
        (outcome.value, outcome.best)
    }

    fn wins(&self, next: &Next, m: Move) -> bool {
        match next {
            Next::Over(finish) => finish.end.winner == self.side(),
            Next::Turn(next) => match self.prove(next).0 {
                Some(value) => (value == Value::Win) == (next.side() == self.side()),
                // Without a proof the kept solution is all there is to go by.
                None => self.puzzle.solution.get(self.moves().len()) == Some(&m),
            },
        }
    }

    /// The answer that puts off the end longest.
    fn resistance(&self, position: &Position) -> Option<Move> {
        let limits = Limits::none().nodes(RESISTANCE_NODES);
        match self.solver.length(position, &limits) {
            Some(length) => length.line.first().copied(),
            None => self.prove(position).1,
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
            let mut trainer = Trainer::new(puzzle).unwrap();
            let mut own = 0;
            loop {
                let m = trainer.hint().unwrap();
                own += 1;
                match trainer.attempt(m).unwrap() {
                    Verdict::Solved => break,
                    Verdict::Right => assert!(own < 10, "{puzzle:?}"),
                    Verdict::Wrong(_) => panic!("{m} wins in {}", puzzle.position),
                }
            }
            assert_eq!(trainer.moves().len(), puzzle.solution.len(), "{puzzle:?}");
            assert_eq!(own, trainer.own_moves(), "{puzzle:?}");
        }
    }

    #[test]
    fn a_wrong_move_is_refuted_and_not_played() {
        let puzzle = puzzle::of_grade(3).next().unwrap();
        let mut trainer = Trainer::new(puzzle).unwrap();
        for m in puzzle.position.moves() {
            if Some(m) != puzzle.key_move() {
                assert!(matches!(trainer.attempt(m), Ok(Verdict::Wrong(_))), "{m}");
                assert_eq!(trainer.position(), Some(&puzzle.position));
            }
        }
        assert!(trainer.attempt("a1a1".parse().unwrap()).is_err());
    }
}

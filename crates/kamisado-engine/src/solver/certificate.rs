//! Writing down winning strategies.

use kamisado::Position;
use kamisado_certificate::Certificate;

use super::proof::{Crew, Prover};
use super::{Goal, Solver, View};
use crate::{Limits, Value};

impl Solver {
    /// Writes a complete winning strategy for a position, for the side that wins; `None` if a limit is reached first.
    ///
    /// Anyone can check it with [`Certificate::verify`], which knows only the rules and not this engine.
    ///
    /// ```
    /// use kamisado::{Position, Side};
    /// use kamisado_engine::{Limits, Memory, Solver};
    ///
    /// let position: Position = "3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6 b u".parse()?;
    /// let solver = Solver::new(Memory::mebibytes(1));
    /// let certificate = solver.certificate(&position, &Limits::none()).unwrap();
    /// assert_eq!(certificate.verify()?.winner, Side::Black);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn certificate(&self, position: &Position, limits: &Limits) -> Option<Certificate> {
        let crew = Crew::new(&self.table, limits, 1);
        let never = || false;
        let mut prover = Prover::new(Goal::ROUND, &crew, &never);
        let winner = match prover.prove(&View::of(position).position).numbers.value()? {
            Value::Win => position.side(),
            Value::Loss => !position.side(),
        };
        let recorded = Certificate::record(position, winner, |position| {
            let view = View::of(position);
            let found = prover.prove(&view.position);
            let best = found.best.filter(|_| found.numbers.is_won());
            best.map(|m| view.back(m))
        });
        recorded.ok()
    }
}

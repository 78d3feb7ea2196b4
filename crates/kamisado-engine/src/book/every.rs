//! Trying all 40,320 answers to a line-up.

use kamisado::{Board, Color, LineUp, Move, Next, Position, Side};

use crate::line_up::{random_line_up, round_after};
use crate::parameters::book::{
    LESSONS, NODES_FOR_A_FIRST_MOVE, NODES_FOR_A_LESSON, TRIES_TO_BELIEVE,
};
use crate::{Limits, Solver, Value};

/// A challenger's line-up on the standard board, and how its first moves have done against the answers so far.
///
/// Few first moves beat most answers, and a proof that begins with the right one is short. Which one is right depends above all on where the
/// tower stands that it calls. So the one is tried first that has won at the least cost against answers with that tower in the same place.
#[derive(Debug)]
pub(super) struct Challenger {
    line_up: LineUp,
    moves: Vec<FirstMove>,
}

impl Challenger {
    /// Learns from a few random answers which first moves are good.
    pub(super) fn new(solver: &mut Solver, line_up: LineUp) -> Challenger {
        let mut challenger = Challenger {
            line_up,
            moves: Vec::new(),
        };
        let any_start = challenger.start(LineUp::OWN_COLORS);
        challenger.moves = any_start.moves().map(FirstMove::new).collect();
        for seed in 0..LESSONS {
            let answer = random_line_up(seed);
            let start = challenger.start(answer);
            for first in &mut challenger.moves {
                solver.clear();
                first.wins_within(solver, &start, answer, NODES_FOR_A_LESSON);
            }
        }
        challenger
    }

    /// Those of the answers that win, each found when it is asked for.
    pub(super) fn winning_answers<'a>(
        &'a mut self,
        solver: &'a mut Solver,
        answers: impl Iterator<Item = LineUp> + 'a,
    ) -> impl Iterator<Item = LineUp> + 'a {
        // To a line-up that is its own mirror, an answer and its mirror are the same.
        let is_symmetric = self.line_up == self.line_up.mirror();
        answers
            .filter(move |answer| !is_symmetric || *answer <= answer.mirror())
            .filter(|&answer| !self.beats(solver, answer))
            .flat_map(move |answer| {
                let twin = (is_symmetric && answer != answer.mirror()).then(|| answer.mirror());
                std::iter::once(answer).chain(twin)
            })
    }

    fn beats(&mut self, solver: &mut Solver, answer: LineUp) -> bool {
        let start = self.start(answer);
        solver.clear();
        let cheapest = self
            .moves
            .iter_mut()
            .min_by(|a, b| a.cost_of_a_win(answer).total_cmp(&b.cost_of_a_win(answer)));
        cheapest
            .is_some_and(|first| first.wins_within(solver, &start, answer, NODES_FOR_A_FIRST_MOVE))
            || solver.solve(&start, &Limits::none()).value == Some(Value::Win)
    }

    fn start(&self, answer: LineUp) -> Position {
        round_after(Board::Standard, Side::White, self.line_up, answer)
    }
}

/// What a first move has cost and brought.
#[derive(Debug)]
struct FirstMove {
    m: Move,
    /// The colour of the tower that it calls.
    calls: Color,
    /// Against all answers, and by the place of the tower that it calls.
    all: Tries,
    by_place: [Tries; 8],
}

#[derive(Clone, Copy, Debug, Default)]
struct Tries {
    count: f64,
    nodes: f64,
    wins: f64,
}

impl Tries {
    fn add(&mut self, nodes: u64, wins: bool) {
        self.count += 1.0;
        self.nodes += nodes as f64;
        self.wins += f64::from(u8::from(wins));
    }
}

impl FirstMove {
    fn new(m: Move) -> FirstMove {
        FirstMove {
            m,
            calls: Board::Standard.color(m.to),
            all: Tries::default(),
            by_place: [Tries::default(); 8],
        }
    }

    /// How many nodes a win has cost. As long as there were few tries with the tower in this place, those with the tower in others
    /// count as well.
    fn cost_of_a_win(&self, answer: LineUp) -> f64 {
        let here = self.by_place[self.place(answer)];
        let believed = TRIES_TO_BELIEVE / self.all.count.max(1.0);
        (here.nodes + believed * self.all.nodes) / (here.wins + believed * self.all.wins)
    }

    /// Where the tower stands that it calls.
    fn place(&self, answer: LineUp) -> usize {
        let place = answer.colors().iter().position(|&c| c == self.calls);
        place.unwrap_or_default()
    }

    /// Whether it is proven to win within so many nodes.
    fn wins_within(
        &mut self,
        solver: &Solver,
        start: &Position,
        answer: LineUp,
        nodes: u64,
    ) -> bool {
        let (wins, nodes) = match start.play_unchecked(self.m) {
            Next::Over(finish) => (finish.end.winner == start.side(), 0),
            Next::Turn(next) => {
                let outcome = solver.solve(&next, &Limits::none().nodes(nodes));
                let wanted = if next.side() == start.side() {
                    Value::Win
                } else {
                    Value::Loss
                };
                (outcome.value == Some(wanted), outcome.nodes)
            }
        };
        self.all.add(nodes, wins);
        self.by_place[self.place(answer)].add(nodes, wins);
        wins
    }
}

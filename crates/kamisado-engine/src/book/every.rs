//! Trying all 40,320 answers to a line-up.

use kamisado::{Board, Color, LineUp, Move, Next, Position, Side};

use crate::line_up::{random_line_up, round_after};
use crate::parameters::book::{
    COST_OF_A_TRY, EXPECTED_COST, EXPECTED_WIN, FIRST_MOVES, LESSONS, MOST_TO_EXPECT,
    NODES_FOR_A_FIRST_MOVE, NODES_FOR_A_LESSON, RATE, RATE_FOR_COST, RATE_FOR_PAIRS, RATE_WHEN_NEW,
    WEIGHT_OF_THE_CALLED,
};
use crate::{Limits, Solver, Value, dice};

/// All answers, in an order in which each is as good a lesson for the next ones as any other.
pub(super) fn all_answers() -> Vec<LineUp> {
    let mut answers: Vec<LineUp> = LineUp::all().collect();
    for last in (1..answers.len()).rev() {
        answers.swap(last, (dice(last as u64) % (last as u64 + 1)) as usize);
    }
    answers
}

/// A challenger's line-up on the standard board, and what its first moves can be expected to do against an answer.
///
/// A proof that begins with the right first move is short, and a wrong one is often refuted at once. So the moves are tried in the order of
/// what a win is expected to cost, and all of them together only when none of these has won.
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
                first.wins_within(solver, &start, &places(answer), NODES_FOR_A_LESSON);
            }
        }
        challenger
    }

    /// Those of the answers that win, each found when it is asked for.
    pub(super) fn winning_answers<'a>(
        &'a mut self,
        solver: &'a mut Solver,
        answers: impl IntoIterator<Item = LineUp> + 'a,
    ) -> impl Iterator<Item = LineUp> + 'a {
        // To a line-up that is its own mirror, an answer and its mirror are the same.
        let is_symmetric = self.line_up == self.line_up.mirror();
        answers
            .into_iter()
            .filter(move |answer| !is_symmetric || *answer <= answer.mirror())
            .filter(|&answer| !self.beats(solver, answer))
            .flat_map(move |answer| {
                let twin = (is_symmetric && answer != answer.mirror()).then(|| answer.mirror());
                std::iter::once(answer).chain(twin)
            })
    }

    fn beats(&mut self, solver: &mut Solver, answer: LineUp) -> bool {
        let start = self.start(answer);
        let places = places(answer);
        solver.clear();
        self.a_cheap_move_wins(solver, &start, &places) || {
            let outcome = solver.solve(&start, &Limits::none());
            if let Some(first) = self.moves.iter_mut().find(|f| Some(f.m) == outcome.best) {
                first.learn(&places, first.cost(&places), true);
            }
            outcome.value == Some(Value::Win)
        }
    }

    fn a_cheap_move_wins(&mut self, solver: &Solver, start: &Position, places: &Places) -> bool {
        let mut untried: Vec<(f64, &mut FirstMove)> = self
            .moves
            .iter_mut()
            .map(|first| (first.cost_of_a_win(places), first))
            .filter(|(cost, _)| *cost <= MOST_TO_EXPECT)
            .collect();
        untried.sort_unstable_by(|(one, _), (other, _)| one.total_cmp(other));
        untried
            .into_iter()
            .take(FIRST_MOVES)
            .any(|(_, first)| first.wins_within(solver, start, places, NODES_FOR_A_FIRST_MOVE))
    }

    fn start(&self, answer: LineUp) -> Position {
        round_after(Board::Standard, Side::White, self.line_up, answer)
    }
}

/// Where the tower of each colour stands.
type Places = [usize; 8];

fn places(answer: LineUp) -> Places {
    let mut places = [0; 8];
    for (place, color) in answer.colors().iter().enumerate() {
        places[color.index()] = place;
    }
    places
}

/// A first move, and what can be expected of it.
#[derive(Debug)]
struct FirstMove {
    m: Move,
    /// The logarithm of the odds that it is proven to win.
    win: Estimate,
    /// The logarithm of the nodes that a try costs.
    cost: Estimate,
    tries: f64,
}

impl FirstMove {
    fn new(m: Move) -> FirstMove {
        let calls = Board::Standard.color(m.to);
        FirstMove {
            m,
            win: Estimate::new(calls, EXPECTED_WIN),
            cost: Estimate::new(calls, EXPECTED_COST),
            tries: 0.0,
        }
    }

    fn chance(&self, places: &Places) -> f64 {
        1.0 / (1.0 + (-self.win.of(places)).exp())
    }

    fn cost(&self, places: &Places) -> f64 {
        let most = NODES_FOR_A_FIRST_MOVE as f64;
        self.cost.of(places).exp().min(most)
    }

    fn cost_of_a_win(&self, places: &Places) -> f64 {
        (self.cost.of(places).exp() + COST_OF_A_TRY) / self.chance(places)
    }

    /// Whether it is proven to win within this many nodes.
    fn wins_within(
        &mut self,
        solver: &Solver,
        start: &Position,
        places: &Places,
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
        self.learn(places, nodes as f64, wins);
        wins
    }

    fn learn(&mut self, places: &Places, nodes: f64, wins: bool) {
        self.tries += 1.0;
        let rate = RATE.max(RATE_WHEN_NEW / self.tries);
        let surprise = f64::from(u8::from(wins)) - self.chance(places);
        self.win
            .correct(places, surprise * rate, surprise * RATE_FOR_PAIRS);
        // One search that runs away must not spoil what is known of the others.
        let surprise = ((nodes + COST_OF_A_TRY).ln() - self.cost.of(places)).clamp(-3.0, 3.0);
        let surprise = surprise * RATE_FOR_COST;
        self.cost
            .correct(places, surprise * rate, surprise * RATE_FOR_PAIRS);
    }
}

/// A number that is estimated from where the answer's towers stand, above all the one that the first move calls.
#[derive(Debug)]
struct Estimate {
    calls: usize,
    general: f64,
    /// What each tower adds in each place.
    towers: [[f64; 8]; 8],
    /// What it adds besides, for each place of the called tower.
    pairs: Box<[[[f64; 8]; 8]; 8]>,
}

impl Estimate {
    fn new(calls: Color, general: f64) -> Estimate {
        Estimate {
            calls: calls.index(),
            general,
            towers: [[0.0; 8]; 8],
            pairs: Box::new([[[0.0; 8]; 8]; 8]),
        }
    }

    fn of(&self, places: &Places) -> f64 {
        let pairs = &self.pairs[places[self.calls]];
        let towers = (0..8).map(|color| {
            let place = places[color];
            self.towers[color][place] + pairs[color][place]
        });
        self.general + towers.sum::<f64>()
    }

    fn correct(&mut self, places: &Places, step: f64, step_for_pairs: f64) {
        self.general += step;
        let pairs = &mut self.pairs[places[self.calls]];
        for color in 0..8 {
            let place = places[color];
            let weight = if color == self.calls {
                WEIGHT_OF_THE_CALLED
            } else {
                1.0
            };
            self.towers[color][place] += step * weight;
            pairs[color][place] += step_for_pairs;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Memory;
    use crate::book::{Answer, Book};

    #[test]
    fn the_winning_answers_are_those_that_a_plain_proof_finds() {
        let mut solver = Solver::new(Memory::mebibytes(1));
        // One that few answers beat, and one that is its own mirror.
        for challengers in ["ngypurbo", "obupyrgn"] {
            let challengers: LineUp = challengers.parse().unwrap();
            let mut answers: Vec<LineUp> = all_answers().into_iter().take(60).collect();
            if let Some(Answer::Wins(known)) = Book::known().answer(Board::Standard, challengers) {
                answers.insert(30, known);
            }
            let mut challenger = Challenger::new(&mut solver, challengers);
            let mut found: Vec<LineUp> = challenger
                .winning_answers(&mut solver, answers.clone())
                .collect();
            answers.retain(|&answer| {
                solver.clear();
                let start = round_after(Board::Standard, Side::White, challengers, answer);
                solver.solve(&start, &Limits::none()).value == Some(Value::Loss)
            });
            found.sort_unstable();
            answers.sort_unstable();
            assert_eq!(found, answers, "{challengers}");
        }
    }

    #[test]
    fn every_answer_is_there_once() {
        let mut answers = all_answers();
        assert!(!answers.is_sorted());
        answers.sort_unstable();
        assert!(answers.into_iter().eq(LineUp::all()));
    }
}

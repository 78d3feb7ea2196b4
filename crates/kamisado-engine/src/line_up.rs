//! Laying out the towers where the opening asks for it.

use kamisado::{BySide, Color, Due, LineUp, Match, Opening, Position, Side};

use crate::parameters::player::*;
use crate::player::Score;
use crate::sight::dice;
use crate::{Limits, Solver, Value};

/// Chooses line-ups.
#[derive(Debug)]
pub(crate) struct LineUps<'a> {
    pub(crate) solver: &'a Solver,
    pub(crate) seed: u64,
    /// Whether answers are proven; otherwise any legal line-up does.
    pub(crate) perfect: bool,
    pub(crate) nodes: u64,
}

impl LineUps<'_> {
    /// A legal line-up for the player whose it is, the best that was found.
    pub(crate) fn choose(&mut self, game: &Match, limits: &Limits) -> (LineUp, Score) {
        match (game.rules().opening, game.challengers_line_up()) {
            (Opening::MatchPlay, challengers) => (self.draw(challengers), Score::Guess(0)),
            (_, Some(challengers)) if self.perfect => self.answer(game, challengers, limits),
            (_, None) if self.perfect => (self.hardest_to_answer(), Score::Guess(0)),
            (_, _) => (random_line_up(dice(self.seed ^ 1)), Score::Guess(0)),
        }
    }

    /// Draws for match play: the challenger keeps the lower number, the defender gets a higher one.
    fn draw(&self, challengers: Option<LineUp>) -> LineUp {
        let above = challengers.and_then(LineUp::match_play_number).unwrap_or(0);
        let last = if challengers.is_some() { 36 } else { 35 };
        let count = u64::from(last - above);
        let number = above + 1 + (dice(self.seed ^ u64::from(above)) % count.max(1)) as u8;
        LineUp::match_play(number).unwrap_or_default()
    }

    /// An answer that wins for the defender: line-ups are tried until one is proven.
    fn answer(&mut self, game: &Match, challengers: LineUp, limits: &Limits) -> (LineUp, Score) {
        let defender = game.due().map_or(Side::White, Due::side);
        let mut fallback = random_line_up(self.seed);
        for attempt in 0..ANSWERS_TO_TRY {
            let candidate = random_line_up(dice(self.seed) ^ attempt);
            let line_ups = match defender {
                Side::Black => BySide::new(candidate, challengers),
                Side::White => BySide::new(challengers, candidate),
            };
            let start = Position::opening(game.rules().board, line_ups, !defender);
            let outcome = self.solver.solve(&start, limits);
            self.nodes += outcome.nodes;
            match outcome.value {
                Some(Value::Loss) => return (candidate, Score::Win),
                Some(Value::Win) => {}
                // Better unknown than known to be lost.
                None => fallback = candidate,
            }
            if limits.is_stopped() {
                break;
            }
        }
        (fallback, Score::Guess(0))
    }

    /// One of the line-ups to which the fewest answers win for the defender.
    fn hardest_to_answer(&self) -> LineUp {
        let pick = dice(self.seed) as usize % HARD_LINE_UPS.len();
        HARD_LINE_UPS[pick].parse().unwrap_or_default()
    }
}

/// A line-up in an order that depends on the seed only: every order is as likely as any other.
#[must_use]
pub fn random_line_up(seed: u64) -> LineUp {
    let mut colors = Color::ALL;
    for place in (1..8).rev() {
        let other = dice(seed.wrapping_mul(8).wrapping_add(place as u64)) as usize % (place + 1);
        colors.swap(place, other);
    }
    LineUp::new(colors).unwrap_or_default()
}

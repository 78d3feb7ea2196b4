//! Choosing a line-up, if the opening asks for one.

use kamisado::{Board, BySide, Color, Due, LineUp, Match, Position, Side};

use crate::book::{self, Answer, Book};
use crate::parameters::player::*;
use crate::player::Score;
use crate::sight::dice;
use crate::thought::{Paused, Thought};
use crate::{Limits, Value};

/// Chooses line-ups.
#[derive(Debug)]
pub(crate) struct LineUps<'a> {
    pub(crate) thought: &'a Thought<'a>,
    pub(crate) seed: u64,
    /// Whether answers are proven; otherwise any legal line-up does.
    pub(crate) perfect: bool,
    pub(crate) nodes: u64,
}

impl LineUps<'_> {
    /// A legal line-up for the player whose it is, the best that was found.
    pub(crate) fn choose(
        &mut self,
        game: &Match,
        limits: &Limits,
    ) -> Result<(LineUp, Score), Paused> {
        if let Some(drawn) = game.now().draw_line_up(dice(self.seed)) {
            return Ok((drawn, Score::Guess(0)));
        }
        Ok(match game.challengers_line_up() {
            Some(challengers) if self.perfect => self.answer(game, challengers, limits)?,
            None if self.perfect => self.unbeatable(game.rules().board),
            _ => (random_line_up(dice(self.seed ^ 1)), Score::Guess(0)),
        })
    }

    /// The answer of the book, which wins for the defender. Where there is none, the one of those that win against similar line-ups that is the
    /// hardest to beat.
    fn answer(
        &mut self,
        game: &Match,
        challengers: LineUp,
        limits: &Limits,
    ) -> Result<(LineUp, Score), Paused> {
        let board = game.rules().board;
        let known = Book::known().answer(board, challengers);
        if let Some(Answer::Wins(answer)) = known {
            return Ok((answer, Score::Win));
        }
        let defender = game.due().map_or(Side::White, Due::side);
        let likely = book::likely_answers(Book::known(), book::seen_on(board, challengers));
        let mut hardest: Option<(u64, LineUp)> = None;
        for answer in likely.into_iter().take(LIKELY_ANSWERS) {
            let answer = book::seen_on(board, answer);
            let start = round_after(board, defender, challengers, answer);
            let outcome = self.thought.solve(&start, limits)?;
            self.nodes += outcome.nodes;
            // Better unknown than known to be lost.
            let work = match outcome.value {
                Some(Value::Loss) => return Ok((answer, Score::Win)),
                Some(Value::Win) => outcome.nodes,
                None => u64::MAX,
            };
            if hardest.is_none_or(|(most, _)| work > most) {
                hardest = Some((work, answer));
            }
            if limits.is_stopped() {
                break;
            }
        }
        let score = match known {
            Some(Answer::None) => Score::Loss,
            _ => Score::Guess(0),
        };
        Ok((hardest.map(|(_, answer)| answer).unwrap_or_default(), score))
    }

    /// A line-up that no answer beats.
    fn unbeatable(&self, board: Board) -> (LineUp, Score) {
        let unbeatable: Vec<LineUp> = Book::known().unbeatable().collect();
        let chosen = dice(self.seed).checked_rem(unbeatable.len() as u64);
        match chosen.and_then(|chosen| unbeatable.get(chosen as usize)) {
            Some(&line_up) => (book::seen_on(board, line_up), Score::Win),
            None => (random_line_up(dice(self.seed)), Score::Guess(0)),
        }
    }
}

/// The round that begins when the defender answers the challenger's line-up with this one.
pub(crate) fn round_after(
    board: Board,
    defender: Side,
    challengers: LineUp,
    answer: LineUp,
) -> Position {
    let line_ups = match defender {
        Side::Black => BySide::new(answer, challengers),
        Side::White => BySide::new(challengers, answer),
    };
    Position::opening(board, line_ups, !defender)
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

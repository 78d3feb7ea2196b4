//! Choosing a line-up, if the opening asks for one.

use std::cmp::Reverse;
use std::collections::{BTreeSet, VecDeque};

use kamisado::{Board, BySide, Color, Due, LineUp, Match, Position, Side};

use crate::book::{self, Answer, Book};
use crate::parameters::player::*;
use crate::player::Score;
use crate::sight::dice;
use crate::thought::{Paused, Thought};
use crate::{Limits, Value};
use kamisado::sorting::sort_by_key;

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

    /// An answer that wins for the defender: from the book, or line-ups are tried until one is proven.
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
        let mut answers = Answers::to(challengers, board, self.seed);
        let mut fallback = None;
        for _ in 0..ANSWERS_TO_TRY {
            let answer = answers.next();
            let start = round_after(board, defender, challengers, answer);
            let outcome = self.thought.solve(&start, limits)?;
            self.nodes += outcome.nodes;
            match outcome.value {
                Some(Value::Loss) => return Ok((answer, Score::Win)),
                Some(Value::Win) => answers.lost(answer, outcome.nodes),
                // Better unknown than known to be lost.
                None => fallback = Some(answer),
            }
            // Where no answer wins, those that are likely are as good as any.
            let enough = known == Some(Answer::None) && answers.has_tried_the_likely_ones();
            if enough || limits.is_stopped() {
                break;
            }
        }
        let best = fallback.or_else(|| answers.hardest());
        let score = match known {
            Some(Answer::None) => Score::Loss,
            _ => Score::Guess(0),
        };
        Ok((best.unwrap_or_default(), score))
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

/// Where to look for the rare answers to a line-up that win for the defender.
///
/// Where the proof that an answer loses took long, a change or two often make one that wins. So most of the answers
/// that are tried are changes to those that took the longest.
#[derive(Debug)]
pub(crate) struct Answers {
    seed: u64,
    /// What to try before anything else.
    first: VecDeque<LineUp>,
    tried: BTreeSet<LineUp>,
    /// The answers that were hardest to beat and what that took, the hardest first.
    lost: Vec<(u64, LineUp)>,
}

impl Answers {
    pub(crate) fn new(seed: u64) -> Answers {
        Answers {
            seed: dice(seed),
            first: VecDeque::new(),
            tried: BTreeSet::new(),
            lost: Vec::new(),
        }
    }

    /// Answers to this line-up: first those that the book knows from line-ups like it.
    pub(crate) fn to(challengers: LineUp, board: Board, seed: u64) -> Answers {
        let likely = book::likely_answers(Book::known(), book::seen_on(board, challengers));
        let likely = likely.into_iter().take(LIKELY_ANSWERS);
        Answers::new(seed).with_likely(likely.map(|answer| book::seen_on(board, answer)))
    }

    /// The same, with these to be tried first.
    pub(crate) fn with_likely(mut self, answers: impl IntoIterator<Item = LineUp>) -> Answers {
        self.first = answers.into_iter().collect();
        self
    }

    /// Whether all that were to be tried first have been tried.
    pub(crate) fn has_tried_the_likely_ones(&self) -> bool {
        self.first.is_empty()
    }

    /// Another number each time.
    fn dice(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(1);
        dice(self.seed)
    }

    /// A number below the bound.
    fn chance(&mut self, bound: usize) -> usize {
        (self.dice() % bound as u64) as usize
    }

    /// An answer that was not tried before, as long as there is one that is easily found.
    pub(crate) fn next(&mut self) -> LineUp {
        if let Some(answer) = self.first.pop_front() {
            self.tried.insert(answer);
            return answer;
        }
        let mut answer = LineUp::default();
        for _ in 0..MOST_DRAWS {
            answer = self.draw();
            if self.tried.insert(answer) {
                break;
            }
        }
        answer
    }

    fn draw(&mut self) -> LineUp {
        let fresh = self.lost.len() < ANSWERS_TO_CHANGE || self.chance(FRESH_ANSWER_IN) == 0;
        if fresh {
            return random_line_up(self.dice());
        }
        let model = self.chance(self.lost.len());
        let mut colors = *self.lost[model].1.colors();
        for _ in 0..=self.chance(MOST_CHANGES) {
            let (one, other) = (self.chance(8), self.chance(8));
            colors.swap(one, other);
        }
        LineUp::new(colors).unwrap_or_default()
    }

    /// Takes note of an answer that loses, and how many nodes the proof took.
    pub(crate) fn lost(&mut self, answer: LineUp, nodes: u64) {
        self.lost.push((nodes, answer));
        sort_by_key(&mut self.lost, |&(nodes, _)| Reverse(nodes));
        self.lost.truncate(ANSWERS_TO_CHANGE);
    }

    /// The answer that was hardest to beat.
    pub(crate) fn hardest(&self) -> Option<LineUp> {
        self.lost.first().map(|&(_, answer)| answer)
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

//! Which answers to a line-up to try, where those that are likely have failed.

use std::cmp::Reverse;
use std::collections::{BTreeSet, VecDeque};

use kamisado::LineUp;
use kamisado::sorting::sort_by_key;

use crate::line_up::random_line_up;
use crate::parameters::book::{ANSWERS_TO_CHANGE, FRESH_ANSWER_IN, MOST_CHANGES, MOST_DRAWS};
use crate::sight::dice;

/// Where to look for the rare answers to a line-up that win for the defender.
///
/// Where the proof that an answer loses took long, a change or two often make one that wins. So most of the answers
/// that are tried are changes to those that took the longest.
#[derive(Debug)]
pub(super) struct Answers {
    seed: u64,
    /// What to try before anything else.
    first: VecDeque<LineUp>,
    tried: BTreeSet<LineUp>,
    /// The answers that were hardest to beat and what that took, the hardest first.
    lost: Vec<(u64, LineUp)>,
}

impl Answers {
    pub(super) fn new(seed: u64) -> Answers {
        Answers {
            seed: dice(seed),
            first: VecDeque::new(),
            tried: BTreeSet::new(),
            lost: Vec::new(),
        }
    }

    /// The same, with these to be tried first.
    pub(super) fn with_likely(mut self, answers: impl IntoIterator<Item = LineUp>) -> Answers {
        self.first = answers.into_iter().collect();
        self
    }

    /// Whether all that were to be tried first have been tried.
    pub(super) fn has_tried_the_likely_ones(&self) -> bool {
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
    pub(super) fn next(&mut self) -> LineUp {
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
    pub(super) fn lost(&mut self, answer: LineUp, nodes: u64) {
        self.lost.push((nodes, answer));
        sort_by_key(&mut self.lost, |&(nodes, _)| Reverse(nodes));
        self.lost.truncate(ANSWERS_TO_CHANGE);
    }
}

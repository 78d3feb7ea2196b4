//! Proving, from the last decision to the first.

use kamisado::{
    Board, BySide, Decision, Due, Fill, HistoryEntry, LineUp, Match, Move, Next, Opening, Played,
    Position, Side,
};

use super::{Judgement, Reviewed, Standing, begins_round, round_of};
use crate::book::{Answer, Book, seen_on};
use crate::parameters::review::*;
use crate::thought::{Paused, Thought};
use crate::{Limits, Value};
use kamisado::sorting::sort_by_key;

/// A look at the decisions of a match, from the last to the first.
pub(super) struct Proofs<'a> {
    thought: &'a Thought<'a>,
    limits: &'a Limits,
    known: Known,
}

/// What has been proven about the part of the match that comes later.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Known {
    nodes: u64,
    /// Who can force the win in the position that was looked at last, while it is one of the same round.
    later: Option<Side>,
    /// How easily each side keeps a win when it moves next.
    ease: BySide<Option<u8>>,
    /// How it stands where the match ends or was left.
    end: Standing,
    /// For the line-ups: who wins the round that begins with what was looked at last.
    begins: Option<Side>,
}

impl Known {
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How it stands in the position that was looked at last.
    pub(super) fn standing(&self) -> Standing {
        Standing::new(self.later, self.later.and_then(|winner| self.ease[winner]))
    }

    /// How it stands where the match was left.
    pub(super) const fn end(&self) -> Standing {
        self.end
    }

    /// How it stood when the round that was looked at last began.
    fn opening_standing(&self) -> Standing {
        Standing::new(
            self.begins,
            self.begins.and_then(|winner| self.ease[winner]),
        )
    }

    /// What is proven about a round says nothing about the one before it.
    fn close_round(&mut self) {
        self.later = None;
        self.begins = None;
        self.ease = BySide::default();
    }
}

impl<'a> Proofs<'a> {
    /// Goes on with what is known.
    pub(super) const fn new(
        thought: &'a Thought<'a>,
        limits: &'a Limits,
        known: Known,
    ) -> Proofs<'a> {
        Proofs {
            thought,
            limits,
            known,
        }
    }

    pub(super) const fn known(&self) -> Known {
        self.known
    }

    /// Looks at the position in which the match was left, if it was left within a round.
    pub(super) fn begin_with(&mut self, game: &Match) -> Result<(), Paused> {
        // After a resignation the match no longer tells its position; its last round does.
        let left = game.rounds().last().and_then(|round| round.position());
        let between = matches!(game.due(), Some(Due::Fill(_) | Due::LineUp(_)));
        if let (Some(position), false) = (left, between) {
            self.prove(position, None)?;
            self.known.begins = self.known.later;
            self.known.end = self.known.standing();
        }
        Ok(())
    }

    /// Proves the moves of a position that comes before what was looked at last.
    fn prove(
        &mut self,
        position: &Position,
        played: Option<(Move, Option<Side>)>,
    ) -> Result<Proven, Paused> {
        let side = position.side();
        let spent_before = self.known.nodes;
        let mut proven = Proven::default();
        let mut open = Vec::new();
        for m in position.moves() {
            // What followed the move that was played has been proven already.
            let later = played
                .filter(|&(played, _)| played == m)
                .and_then(|(_, winner)| winner);
            match (later, position.play_unchecked(m)) {
                (Some(winner), _) => proven.add(m, winner == side),
                (None, Next::Over(finish)) => proven.add(m, finish.end.winner == side),
                (None, Next::Turn(next)) => open.push((m, next)),
            }
        }
        // A little for each move, then more for those that are left, until all is spent.
        let mut share = LEAST_NODES_FOR_A_MOVE;
        let mut left = NODES_FOR_ALL_MOVES;
        while !open.is_empty() && left > 0 && !self.limits.is_stopped() {
            for (m, next) in std::mem::take(&mut open) {
                let winner = self.solve(&next, share.min(left))?;
                left = NODES_FOR_ALL_MOVES.saturating_sub(self.known.nodes - spent_before);
                match winner {
                    Some(winner) => proven.add(m, winner == side),
                    None => open.push((m, next)),
                }
            }
            if share >= self.limits.max_nodes() {
                break;
            }
            share *= 4;
        }
        proven.open = open.into_iter().map(|(m, _)| m).collect();
        if proven.winning.is_empty() && !proven.open.is_empty() {
            // None of the easy moves wins: one of the others may.
            let outcome = self.thought.solve(position, self.limits)?;
            self.known.nodes += outcome.nodes;
            match (outcome.value, outcome.best) {
                (Some(Value::Win), Some(best)) => {
                    proven.winning.push(best);
                    proven.open.retain(|&m| m != best);
                }
                (Some(Value::Loss), _) => {
                    proven.lost += proven.open.len();
                    proven.open.clear();
                }
                _ => {}
            }
        }
        // In the order of the legal moves, however they were found.
        sort_by_key(&mut proven.winning, |&won| {
            position.moves().position(|m| m == won)
        });
        self.known.later = if !proven.winning.is_empty() {
            Some(side)
        } else if proven.open.is_empty() {
            Some(!side)
        } else {
            None
        };
        let decided = proven.winning.len() + proven.lost;
        self.known.ease[side] = Some((100 * proven.winning.len() / decided.max(1)) as u8);
        Ok(proven)
    }

    /// Who wins, with no more than this many nodes.
    fn solve(&mut self, position: &Position, nodes: u64) -> Result<Option<Side>, Paused> {
        let limits = self
            .limits
            .clone()
            .nodes(nodes.min(self.limits.max_nodes()));
        let outcome = self.thought.solve(position, &limits)?;
        self.known.nodes += outcome.nodes;
        Ok(outcome.value.map(|value| winner(position.side(), value)))
    }

    pub(super) fn review(&mut self, entry: &HistoryEntry<'_>) -> Result<Reviewed, Paused> {
        match (entry.decision, entry.played) {
            (Decision::Move(_), Some(played)) => {
                let reviewed = self.review_move(entry, played)?;
                if begins_round(entry) {
                    self.known.begins = self.known.later;
                }
                Ok(reviewed)
            }
            (Decision::Fill(chosen), _) => self.review_fill(entry, chosen),
            (Decision::LineUp(chosen), _) => match entry.before.challengers_line_up() {
                Some(challengers) => Ok(self.review_answer(entry, chosen, challengers)),
                None => Ok(self.review_challenge(entry, chosen)),
            },
            // A match knows what came of its moves.
            (Decision::Move(_), None) => Ok(Reviewed::unseen(entry)),
        }
    }

    fn review_move(
        &mut self,
        entry: &HistoryEntry<'_>,
        played: &Played,
    ) -> Result<Reviewed, Paused> {
        let position = &played.before;
        let side = position.side();
        let after = match &played.next {
            Next::Over(finish) => {
                // A round begins here for one who comes from its end.
                self.known.ease = BySide::default();
                Standing::over(finish.end.winner)
            }
            Next::Turn(_) => self.known.standing(),
        };
        let proven = self.prove(position, Some((played.m, after.winner)))?;
        let before = self.known.later;
        Ok(Reviewed {
            decision: entry.decision,
            side,
            round: round_of(entry),
            judgement: Judgement::of(side, before, after.winner),
            legal: Some(position.move_count()),
            winning: proven.winning.into_iter().map(Decision::Move).collect(),
            open: Some(proven.open.len()),
            unknown: proven.open.into_iter().map(Decision::Move).collect(),
            before,
            after,
        })
    }

    fn review_fill(&mut self, entry: &HistoryEntry<'_>, chosen: Fill) -> Result<Reviewed, Paused> {
        let side = entry.side;
        let after = self.known.opening_standing();
        let mut winning = Vec::new();
        let mut unknown = Vec::new();
        let mut lost = 0;
        for fill in Fill::ALL {
            let winner = match (self.known.begins, entry.before.preview(fill)) {
                (Some(winner), _) if fill == chosen => Some(winner),
                (_, Some(start)) => self.solve(&start, u64::MAX)?,
                (_, None) => None,
            };
            match winner {
                Some(winner) if winner == side => winning.push(Decision::Fill(fill)),
                Some(_) => lost += 1,
                None => unknown.push(Decision::Fill(fill)),
            }
        }
        let before = if !winning.is_empty() {
            Some(side)
        } else {
            (lost == Fill::ALL.len()).then_some(!side)
        };
        self.known.close_round();
        Ok(Reviewed {
            decision: entry.decision,
            side,
            round: round_of(entry),
            judgement: Judgement::of(side, before, after.winner),
            legal: Some(Fill::ALL.len()),
            open: Some(unknown.len()),
            unknown,
            winning,
            before,
            after,
        })
    }

    /// The defender's line-up: was there one that wins?
    fn review_answer(
        &mut self,
        entry: &HistoryEntry<'_>,
        chosen: LineUp,
        challengers: LineUp,
    ) -> Reviewed {
        let side = entry.side;
        let rules = entry.before.game().rules();
        let after = self.known.opening_standing();
        let answer = match rules.opening {
            // Nobody chooses a line-up that is drawn.
            Opening::MatchPlay => None,
            _ if self.known.begins == Some(side) => Some(Answer::Wins(chosen)),
            _ => Book::known().answer(rules.board, challengers),
        };
        let before = answer.map(|answer| match answer {
            Answer::Wins(_) => side,
            Answer::None => !side,
        });
        let winning = answer.and_then(Answer::line_up);
        Reviewed {
            judgement: Judgement::of(side, before, after.winner),
            winning: winning.into_iter().map(Decision::LineUp).collect(),
            before,
            after,
            ..Reviewed::unseen(entry)
        }
    }

    /// The challenger's line-up: the book knows those that no answer beats, so one of them would have won.
    fn review_challenge(&mut self, entry: &HistoryEntry<'_>, chosen: LineUp) -> Reviewed {
        let side = entry.side;
        let rules = entry.before.game().rules();
        let known = match rules.opening {
            // Nobody chooses a line-up that is drawn.
            Opening::MatchPlay => None,
            _ => Book::known().answer(rules.board, chosen),
        };
        let (winner, better) = match known {
            None => (None, None),
            Some(Answer::None) => (Some(side), Some(chosen)),
            Some(Answer::Wins(_)) => (Some(!side), unbeatable_like(rules.board, chosen)),
        };
        let before = better.map(|_| side);
        self.known.close_round();
        Reviewed {
            judgement: Judgement::of(side, before, winner),
            winning: better.into_iter().map(Decision::LineUp).collect(),
            before,
            after: Standing::new(winner, None),
            ..Reviewed::unseen(entry)
        }
    }
}

/// Of the line-ups that no answer beats, the one with the most towers where they stand in this one.
fn unbeatable_like(board: Board, chosen: LineUp) -> Option<LineUp> {
    let unbeatable = Book::known().unbeatable();
    unbeatable
        .map(|line_up| seen_on(board, line_up))
        .max_by_key(|line_up| {
            let places = line_up.colors().iter().zip(chosen.colors());
            places.filter(|(one, other)| one == other).count()
        })
}

/// What is proven about the moves of a position.
#[derive(Default)]
struct Proven {
    winning: Vec<Move>,
    lost: usize,
    open: Vec<Move>,
}

impl Proven {
    fn add(&mut self, m: Move, wins: bool) {
        if wins {
            self.winning.push(m);
        } else {
            self.lost += 1;
        }
    }
}

fn winner(side: Side, value: Value) -> Side {
    match value {
        Value::Win => side,
        Value::Loss => !side,
    }
}

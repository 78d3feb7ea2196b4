//! Proving, from the last decision to the first.

use kamisado::{Board, BySide, Decision, Due, Fill, LineUp, Match, Move, Next, Position, Side};

use super::replay::{Laying, Step};
use super::{Judgement, Reviewed, Standing};
use crate::line_up::{Answers, round_after};
use crate::parameters::review::*;
use crate::{Limits, Solver, Value};

/// A look at the decisions of a match, from the last to the first.
pub(super) struct Proofs<'a> {
    solver: &'a Solver,
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
    /// A line-up with which the defender would have won.
    answer: Option<LineUp>,
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
        self.answer = None;
        self.ease = BySide::default();
    }
}

impl<'a> Proofs<'a> {
    /// Goes on with what is known.
    pub(super) const fn new(solver: &'a Solver, limits: &'a Limits, known: Known) -> Proofs<'a> {
        Proofs {
            solver,
            limits,
            known,
        }
    }

    pub(super) const fn known(&self) -> Known {
        self.known
    }

    /// Looks at the position in which the match was left, if it was left within a round.
    pub(super) fn begin_with(&mut self, game: &Match) {
        // After a resignation the match no longer tells its position; its last round does.
        let left = game.rounds().last().and_then(|round| round.position());
        let between = matches!(game.due(), Some(Due::Fill(_) | Due::LineUp(_)));
        if let (Some(position), false) = (left, between) {
            self.prove(position, None);
            self.known.begins = self.known.later;
            self.known.end = self.known.standing();
        }
    }

    /// Proves the moves of a position that comes before what was looked at last.
    fn prove(&mut self, position: &Position, played: Option<(Move, Option<Side>)>) -> Proven {
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
            open.retain(|(m, next)| {
                let winner = self.solve(next, share.min(left));
                left = NODES_FOR_ALL_MOVES.saturating_sub(self.known.nodes - spent_before);
                if let Some(winner) = winner {
                    proven.add(*m, winner == side);
                }
                winner.is_none()
            });
            if share >= self.limits.max_nodes() {
                break;
            }
            share *= 4;
        }
        proven.open = open.into_iter().map(|(m, _)| m).collect();
        if proven.winning.is_empty() && !proven.open.is_empty() {
            // None of the easy moves wins: one of the others may.
            let outcome = self.solver.solve(position, self.limits);
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
        proven
            .winning
            .sort_by_key(|&won| position.moves().position(|m| m == won));
        self.known.later = if !proven.winning.is_empty() {
            Some(side)
        } else if proven.open.is_empty() {
            Some(!side)
        } else {
            None
        };
        let decided = proven.winning.len() + proven.lost;
        self.known.ease[side] = Some((100 * proven.winning.len() / decided.max(1)) as u8);
        proven
    }

    /// Who wins, with no more than so many nodes.
    fn solve(&mut self, position: &Position, nodes: u64) -> Option<Side> {
        let limits = self
            .limits
            .clone()
            .nodes(nodes.min(self.limits.max_nodes()));
        let outcome = self.solver.solve(position, &limits);
        self.known.nodes += outcome.nodes;
        outcome.value.map(|value| winner(position.side(), value))
    }

    pub(super) fn review(&mut self, step: &Step) -> Reviewed {
        match *step {
            Step::Move {
                round,
                position,
                m,
                next,
                first,
            } => {
                let reviewed = self.review_move(round, &position, m, &next);
                if first {
                    self.known.begins = self.known.later;
                }
                reviewed
            }
            Step::Fill {
                round,
                side,
                chosen,
                starts,
            } => self.review_fill(round, side, chosen, &starts),
            Step::LineUp {
                round,
                side,
                chosen,
                answer_to,
                rules,
            } => match answer_to {
                Some(challengers) => self.review_answer(round, side, chosen, challengers, rules),
                None => self.review_challenge(round, side, chosen),
            },
        }
    }

    fn review_move(&mut self, round: usize, position: &Position, m: Move, next: &Next) -> Reviewed {
        let side = position.side();
        let after = match next {
            Next::Over(finish) => {
                // A round begins here for one who comes from its end.
                self.known.ease = BySide::default();
                Standing::over(finish.end.winner)
            }
            Next::Turn(_) => self.known.standing(),
        };
        let proven = self.prove(position, Some((m, after.winner)));
        let before = self.known.later;
        Reviewed {
            decision: Decision::Move(m),
            side,
            round,
            judgement: Judgement::of(side, before, after.winner),
            legal: Some(position.move_count()),
            winning: proven.winning.into_iter().map(Decision::Move).collect(),
            open: Some(proven.open.len()),
            unknown: proven.open.into_iter().map(Decision::Move).collect(),
            before,
            after,
        }
    }

    fn review_fill(
        &mut self,
        round: usize,
        side: Side,
        chosen: Fill,
        starts: &[(Fill, Position); 2],
    ) -> Reviewed {
        let after = self.known.opening_standing();
        let mut winning = Vec::new();
        let mut unknown = Vec::new();
        let mut lost = 0;
        for (fill, start) in starts {
            let winner = match self.known.begins {
                Some(winner) if *fill == chosen => Some(winner),
                _ => self.solve(start, u64::MAX),
            };
            match winner {
                Some(winner) if winner == side => winning.push(Decision::Fill(*fill)),
                Some(_) => lost += 1,
                None => unknown.push(Decision::Fill(*fill)),
            }
        }
        let before = if !winning.is_empty() {
            Some(side)
        } else {
            (lost == starts.len()).then_some(!side)
        };
        self.known.close_round();
        Reviewed {
            decision: Decision::Fill(chosen),
            side,
            round,
            judgement: Judgement::of(side, before, after.winner),
            legal: Some(starts.len()),
            open: Some(unknown.len()),
            unknown,
            winning,
            before,
            after,
        }
    }

    /// The defender's line-up: was there one that wins?
    fn review_answer(
        &mut self,
        round: usize,
        side: Side,
        chosen: LineUp,
        challengers: LineUp,
        rules: Laying,
    ) -> Reviewed {
        let after = self.known.opening_standing();
        self.known.answer = match rules {
            Laying::Drawn => None,
            Laying::Free(_) if self.known.begins == Some(side) => Some(chosen),
            Laying::Free(board) => self.find_answer(side, challengers, board),
        };
        let before = self.known.answer.map(|_| side);
        Reviewed {
            decision: Decision::LineUp(chosen),
            side,
            round,
            judgement: Judgement::of(side, before, after.winner),
            legal: None,
            open: None,
            unknown: Vec::new(),
            winning: self
                .known
                .answer
                .into_iter()
                .map(Decision::LineUp)
                .collect(),
            before,
            after,
        }
    }

    /// The challenger's line-up: nobody can prove them all, so it is only said whether an answer wins.
    fn review_challenge(&mut self, round: usize, side: Side, chosen: LineUp) -> Reviewed {
        let answered = self.known.answer.map(|_| !side);
        self.known.close_round();
        Reviewed {
            decision: Decision::LineUp(chosen),
            side,
            round,
            judgement: Judgement::Open,
            legal: None,
            open: None,
            unknown: Vec::new(),
            winning: Vec::new(),
            before: None,
            after: Standing::new(answered, None),
        }
    }

    /// A line-up with which this side, the defender, wins: nearly all are proven to lose quickly, and the few that win
    /// take long to prove.
    fn find_answer(&mut self, side: Side, challengers: LineUp, board: Board) -> Option<LineUp> {
        let before = self.known.nodes;
        let mut answers = Answers::new(0);
        for _ in 0..ANSWERS_TO_TRY {
            let spent = self.known.nodes - before;
            if spent >= NODES_FOR_AN_ANSWER || self.limits.is_stopped() {
                break;
            }
            let answer = answers.next();
            let start = round_after(board, side, challengers, answer);
            match self.solve(&start, NODES_FOR_AN_ANSWER - spent) {
                Some(winner) if winner == side => return Some(answer),
                Some(_) => answers.lost(answer, self.known.nodes - before - spent),
                None => {}
            }
        }
        None
    }
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

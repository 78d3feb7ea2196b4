use std::collections::VecDeque;

use kamisado::{Decision, Match, Next, Position, Side};
use kamisado_engine::Value;

use super::Step;
use super::desk::Desk;
use crate::{Info, Reply, Score};

/// A proof for every legal decision, one after the other.
pub(crate) struct Analysis {
    side: Side,
    open: VecDeque<(Decision, Outlook)>,
    /// The score of the first of them, once it is proven.
    proven: Option<Score>,
    /// How many positions the exact length of each is worth.
    nodes_for_a_length: u64,
}

/// How many positions the exact lengths of all decisions are worth together: some tenths of a second.
const NODES_FOR_ALL_LENGTHS: u64 = 1 << 18;
/// How many the length of one is worth at least: about two milliseconds.
const LEAST_NODES_FOR_A_LENGTH: u64 = 1 << 12;

/// The score of a round that ends after so many moves.
pub(super) fn mate(moves: u32, wins: bool) -> Score {
    let moves = i32::try_from(moves).unwrap_or(i32::MAX);
    Score::Mate(if wins { moves } else { -moves })
}

/// What comes after a decision, for the round it belongs to.
pub(super) enum Outlook {
    /// The round goes on, or begins, with this position, after so many more moves have been played.
    Open(Position, u32),
    /// The round is over, and this side has won it.
    Over(Side),
}

impl Outlook {
    /// What comes after a legal move or fill.
    pub(super) fn after(game: &Match, decision: Decision) -> Option<Outlook> {
        match decision {
            Decision::Move(m) => Some(match game.position()?.play_unchecked(m) {
                Next::Turn(position) => Outlook::Open(position, 1),
                Next::Over(finish) => Outlook::Over(finish.end.winner),
            }),
            Decision::Fill(fill) => game.preview(fill).map(|start| Outlook::Open(start, 0)),
            Decision::LineUp(_) => None,
        }
    }

    /// What this side can expect of it, once it is proven.
    pub(super) fn score(&self, side: Side, desk: &mut Desk) -> Option<Score> {
        match self {
            Outlook::Over(winner) => Some(mate(1, *winner == side)),
            Outlook::Open(position, _) => {
                let mover_wins = desk.solve(position)?.value? == Value::Win;
                Some(if mover_wins == (position.side() == side) {
                    Score::Win
                } else {
                    Score::Loss
                })
            }
        }
    }

    /// The same with the exact length, or `Some(None)` if that is not found by looking into so many positions; `None`
    /// while there is more to do.
    pub(super) fn exact_score(
        &self,
        side: Side,
        nodes: u64,
        desk: &mut Desk,
    ) -> Option<Option<Score>> {
        match self {
            Outlook::Over(_) => self.score(side, desk).map(Some),
            Outlook::Open(position, played) => {
                let length = desk.length(position, nodes)?;
                Some(length.map(|length| {
                    let wins = (length.value == Value::Win) == (position.side() == side);
                    mate(length.moves + played, wins)
                }))
            }
        }
    }
}

impl Analysis {
    pub(super) fn new(game: &Match) -> Analysis {
        let open: VecDeque<_> = game
            .legal()
            .into_iter()
            .filter_map(|decision| Some((decision, Outlook::after(game, decision)?)))
            .collect();
        let share = NODES_FOR_ALL_LENGTHS / open.len().max(1) as u64;
        let nodes_for_a_length = share.max(LEAST_NODES_FOR_A_LENGTH);
        Analysis {
            side: game.due().map_or(Side::Black, kamisado::Due::side),
            open,
            proven: None,
            nodes_for_a_length,
        }
    }

    pub(super) fn step(&mut self, desk: &mut Desk) -> Step {
        let mut replies = Vec::new();
        if let Some(info) = self.look(desk) {
            replies.push(Reply::Info(info));
            self.open.pop_front();
            self.proven = None;
        }
        if self.open.is_empty() || desk.is_stopped() {
            // Tells the host that nothing more comes.
            replies.push(Reply::Info(desk.totals()));
            return Step::done(replies);
        }
        Step::more(replies)
    }

    /// Works on the first open decision; comes back with what there is to say about it once that is settled.
    fn look(&mut self, desk: &mut Desk) -> Option<Info> {
        let (decision, outlook) = self.open.front()?;
        let score = match self.proven {
            None => {
                self.proven = outlook.score(self.side, desk);
                self.proven.filter(|score| matches!(score, Score::Mate(_)))
            }
            Some(value) => {
                let exact = outlook.exact_score(self.side, self.nodes_for_a_length, desk)?;
                Some(exact.unwrap_or(value))
            }
        };
        // What is proven is said even when somebody says stop.
        let score = score.or_else(|| self.proven.filter(|_| desk.is_stopped()))?;
        Some(Info {
            decision: Some(*decision),
            score: Some(score),
            ..Info::default()
        })
    }
}

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
}

/// How many positions the exact length of a move is worth: about two milliseconds.
const NODES_FOR_A_LENGTH: u64 = 1 << 12;

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
                let mover_wins = desk.solve(position).value? == Value::Win;
                Some(if mover_wins == (position.side() == side) {
                    Score::Win
                } else {
                    Score::Loss
                })
            }
        }
    }

    /// The same with the exact length, if it is found by looking into so many positions.
    pub(super) fn exact_score(&self, side: Side, nodes: u64, desk: &mut Desk) -> Option<Score> {
        match self {
            Outlook::Over(_) => self.score(side, desk),
            Outlook::Open(position, played) => {
                let length = desk.length(position, nodes)?;
                let wins = (length.value == Value::Win) == (position.side() == side);
                Some(mate(length.moves + played, wins))
            }
        }
    }
}

impl Analysis {
    pub(super) fn new(game: &Match) -> Analysis {
        let open = game
            .legal()
            .into_iter()
            .filter_map(|decision| Some((decision, Outlook::after(game, decision)?)));
        Analysis {
            side: game.due().map_or(Side::Black, kamisado::Due::side),
            open: open.collect(),
        }
    }

    pub(super) fn step(&mut self, desk: &mut Desk) -> Step {
        let mut replies = Vec::new();
        if let Some((decision, outlook)) = self.open.front()
            && let Some(score) = outlook.score(self.side, desk)
        {
            let exact = outlook.exact_score(self.side, NODES_FOR_A_LENGTH, desk);
            replies.push(Reply::Info(Info {
                decision: Some(*decision),
                score: exact.or(Some(score)),
                ..Info::default()
            }));
            self.open.pop_front();
        }
        if self.open.is_empty() || desk.is_stopped() {
            return Step::done(replies);
        }
        Step::more(replies)
    }
}

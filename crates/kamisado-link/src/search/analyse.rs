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

/// What comes after a decision, for the round it belongs to.
pub(super) enum Outlook {
    /// The round goes on, or begins, with this position.
    Open(Position),
    /// The round is over, and this side has won it.
    Over(Side),
}

impl Outlook {
    /// What comes after a legal move or fill.
    pub(super) fn after(game: &Match, decision: Decision) -> Option<Outlook> {
        match decision {
            Decision::Move(m) => Some(match game.position()?.play_unchecked(m) {
                Next::Turn(position) => Outlook::Open(position),
                Next::Over(finish) => Outlook::Over(finish.end.winner),
            }),
            Decision::Fill(fill) => game.preview(fill).map(Outlook::Open),
            Decision::LineUp(_) => None,
        }
    }

    /// What this side can expect of it, once it is proven.
    pub(super) fn score(&self, side: Side, desk: &mut Desk) -> Option<Score> {
        match self {
            Outlook::Over(winner) => Some(Score::Mate(if *winner == side { 1 } else { -1 })),
            Outlook::Open(position) => {
                let mover_wins = desk.solve(position).value? == Value::Win;
                Some(if mover_wins == (position.side() == side) {
                    Score::Win
                } else {
                    Score::Loss
                })
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
            replies.push(Reply::Info(Info {
                decision: Some(*decision),
                score: Some(score),
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

//! Playing a match again to see every decision as it was due.

use kamisado::{
    Decision, Due, Event, Fill, LineUp, Match, Move, Next, Opening, Position, Side, Verdict,
};

use super::{Judgement, Reviewed, Standing};
use crate::stakes::{Chance, Stakes};

/// A decision with everything it was about.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// A move, and what came of it.
    Move {
        round: usize,
        position: Position,
        m: Move,
        next: Next,
        /// Whether the round began with it.
        first: bool,
    },
    /// A fill, and how the next round would have begun after each.
    Fill {
        round: usize,
        side: Side,
        chosen: Fill,
        starts: [(Fill, Position); 2],
    },
    /// A line-up, and for the defender's the challenger's before it.
    LineUp {
        round: usize,
        side: Side,
        chosen: LineUp,
        answer_to: Option<LineUp>,
        rules: Laying,
    },
}

/// How line-ups come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Laying {
    /// The players choose.
    Free(kamisado::Board),
    /// The players draw lots.
    Drawn,
}

impl Step {
    pub(super) const fn round(&self) -> usize {
        match *self {
            Step::Move { round, .. } | Step::Fill { round, .. } | Step::LineUp { round, .. } => {
                round
            }
        }
    }

    /// What can be said about a decision that nobody has looked at.
    pub(super) fn unseen(&self) -> Reviewed {
        let (decision, side, legal) = match *self {
            Step::Move { position, m, .. } => {
                let legal: Vec<Decision> = position.moves().map(Decision::Move).collect();
                (Decision::Move(m), position.side(), Some(legal))
            }
            Step::Fill {
                side,
                chosen,
                starts,
                ..
            } => {
                let legal = starts.map(|(fill, _)| Decision::Fill(fill)).to_vec();
                (Decision::Fill(chosen), side, Some(legal))
            }
            Step::LineUp { side, chosen, .. } => (Decision::LineUp(chosen), side, None),
        };
        Reviewed {
            decision,
            side,
            round: self.round(),
            judgement: Judgement::Open,
            legal: legal.as_ref().map(Vec::len),
            winning: Vec::new(),
            open: legal.as_ref().map(Vec::len),
            unknown: legal.unwrap_or_default(),
            before: None,
            after: Standing::default(),
        }
    }
}

/// A round as far as its match is concerned.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReplayedRound {
    pub(super) winner: Option<Side>,
    /// How much the winner's chance to win the match depended on this round.
    pub(super) stake: Chance,
}

#[derive(Debug)]
pub(super) struct Replayed {
    pub(super) steps: Vec<Step>,
    pub(super) rounds: Vec<ReplayedRound>,
}

/// All decisions of a match as they were due.
pub(super) fn steps(game: &Match) -> Replayed {
    let mut replayed = Replayed {
        steps: Vec::new(),
        rounds: Vec::new(),
    };
    let begun = Match::begin(*game.rules(), game.origin().copied()).ok();
    // What could be played once can be played again; anything else ends the review early.
    let Some(mut again) = begun else {
        return replayed;
    };
    replayed.note_rounds(&again);
    for &decision in game.decisions() {
        let Some(step) = step(&again, decision) else {
            break;
        };
        let Ok(events) = again.play(decision) else {
            break;
        };
        replayed.steps.push(step);
        for event in events {
            if let (&Event::RoundWon(end), Some(round)) = (event, replayed.rounds.last_mut()) {
                round.winner = Some(end.winner);
            }
        }
        replayed.note_rounds(&again);
    }
    if let (Some(result), Some(last)) = (game.result(), replayed.rounds.last_mut())
        && result.verdict != Verdict::Points
        && last.winner.is_none()
    {
        last.winner = Some(result.winner);
    }
    replayed
}

impl Replayed {
    /// Notes a round that has just begun.
    fn note_rounds(&mut self, game: &Match) {
        while self.rounds.len() < game.rounds().len() {
            let stakes = Stakes::new(game, Side::Black);
            let stake = stakes.when_won_by(Side::Black, 1) - stakes.when_won_by(Side::White, 1);
            self.rounds.push(ReplayedRound {
                winner: None,
                stake,
            });
        }
    }
}

fn step(game: &Match, decision: Decision) -> Option<Step> {
    let begun = game.rounds().len();
    match (decision, game.due()?) {
        (Decision::Move(m), Due::Move(_)) => {
            let position = *game.position()?;
            Some(Step::Move {
                round: begun.checked_sub(1)?,
                position,
                m,
                next: position.play(m).ok()?.next,
                first: game.rounds().last()?.played().is_empty(),
            })
        }
        (Decision::Fill(chosen), Due::Fill(side)) => {
            let [left, right] = Fill::ALL;
            Some(Step::Fill {
                round: begun,
                side,
                chosen,
                starts: [(left, game.preview(left)?), (right, game.preview(right)?)],
            })
        }
        (Decision::LineUp(chosen), Due::LineUp(side)) => Some(Step::LineUp {
            round: begun,
            side,
            chosen,
            answer_to: game.challengers_line_up(),
            rules: match game.rules().opening {
                Opening::MatchPlay => Laying::Drawn,
                _ => Laying::Free(game.rules().board),
            },
        }),
        _ => None,
    }
}

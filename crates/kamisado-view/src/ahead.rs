//! What each legal move leads to, one step ahead: which tower must move next, and what it could do.

use kamisado::{Decision, Language, Match, Next, Played, Position, Side};
use kamisado_i18n::Message;
use serde::{Deserialize, Serialize};

use crate::state::Active;

/// What the legal moves lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ahead {
    /// The legal moves, sorted as in `legal`; empty if no move is due.
    pub moves: Vec<Foreseen>,
}

/// What a move leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foreseen {
    /// The move.
    pub decision: Decision,
    /// What that means for the side that moves.
    pub prospect: Prospect,
    /// Who moves after it; nobody if it ends the round.
    pub side: Option<Side>,
    /// The tower that moves after it.
    pub next: Option<Active>,
    /// The same in sentences.
    pub sentence: String,
}

/// What a move means for the side that makes it, looking one move ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prospect {
    /// It wins the round.
    Wins,
    /// It loses the round by a deadlock.
    Loses,
    /// The opponent can win the round with the next move.
    Danger,
    /// The same player moves again.
    Again,
    /// The opponent moves, and cannot win at once.
    Open,
}

impl Ahead {
    /// What the legal moves of a match lead to.
    #[must_use]
    pub fn of(game: &Match, language: Language) -> Ahead {
        let moves = game.position().map_or_else(Vec::new, |position| {
            let decisions = game.legal().into_iter();
            decisions
                .filter_map(|decision| Foreseen::of(position, decision, language))
                .collect()
        });
        Ahead { moves }
    }
}

impl Foreseen {
    /// What a move leads to; `None` for a decision that is not a legal move.
    #[must_use]
    pub fn of(position: &Position, decision: Decision, language: Language) -> Option<Foreseen> {
        let Decision::Move(m) = decision else {
            return None;
        };
        let played = position.play(m).ok()?;
        let mover = position.side();
        let ended = |prospect, message: Message<'_>| Foreseen {
            decision,
            prospect,
            side: None,
            next: None,
            sentence: message.say(language),
        };
        let after = match &played.next {
            Next::Turn(after) => after,
            Next::Over(finish) if finish.end.winner == mover => {
                return Some(ended(Prospect::Wins, Message::AheadWins));
            }
            Next::Over(_) => return Some(ended(Prospect::Loses, Message::AheadDeadlock)),
        };
        let side = after.side();
        let wins = can_win_at_once(after);
        let mut sentences: Vec<String> = follows(&played, after)
            .iter()
            .map(|message| message.say(language))
            .collect();
        if wins {
            sentences.push(Message::AheadThenWins { side }.say(language));
        }
        Some(Foreseen {
            decision,
            prospect: match (side == mover, wins) {
                (true, _) => Prospect::Again,
                (false, true) => Prospect::Danger,
                (false, false) => Prospect::Open,
            },
            side: Some(side),
            next: after
                .active()
                .zip(after.active_square())
                .map(|(color, square)| Active { color, square }),
            sentence: sentences.join(" "),
        })
    }
}

/// Whether the side to move can win the round at once by reaching the home row.
fn can_win_at_once(position: &Position) -> bool {
    let goal = home_row(!position.side());
    position.moves().any(|m| m.to.rank() == goal)
}

/// The rank of a side's home row, from 0.
const fn home_row(side: Side) -> u8 {
    match side {
        Side::Black => 0,
        Side::White => 7,
    }
}

/// Which tower the move calls, and which one moves instead when that is blocked.
fn follows(played: &Played, after: &Position) -> Vec<Message<'static>> {
    let mover = played.tower.side;
    let blocked = played.passes.first();
    let (side, tower, square) = match (blocked, after.active().zip(after.active_square())) {
        (Some(pass), _) => (pass.tower.side, pass.tower.color, pass.square),
        (None, Some((color, square))) => (after.side(), color, square),
        (None, None) => return Vec::new(),
    };
    let called = if side == mover {
        Message::AheadPush {
            side,
            tower,
            square,
        }
    } else {
        Message::AheadCalls {
            side,
            tower,
            square,
        }
    };
    let then = blocked
        .and(after.active().zip(after.active_square()))
        .map(|(tower, square)| Message::AheadBlocked {
            side: after.side(),
            tower,
            square,
        });
    [Some(called), then].into_iter().flatten().collect()
}

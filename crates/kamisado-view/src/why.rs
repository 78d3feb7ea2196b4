//! Why a tower cannot be taken or a square cannot be reached, for a player who has just tried it.

use kamisado::{Color, Language, Match, Move, Position, Square, Tower};
use kamisado_i18n::{Explain as _, Message};
use serde::{Deserialize, Serialize};

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    /// The reason, in a sentence; empty where nothing is wrong.
    pub sentence: String,
    /// The square that calls the tower that must move, where that is the reason.
    pub calling: Option<Square>,
    /// Where the called tower stands.
    pub called: Option<Square>,
}

impl Why {
    /// Why the tower of a square cannot move, or not to another square.
    #[must_use]
    pub fn new(game: &Match, from: Square, to: Option<Square>, language: Language) -> Why {
        let plain = |sentence| Why {
            sentence,
            calling: None,
            called: None,
        };
        let Some(position) = game.position() else {
            return plain(String::new());
        };
        let tried = to.unwrap_or(from);
        match position.towers().at(tried) {
            Some(Tower { side, color }) if side == position.side() => match position.active() {
                Some(active) if active != color => must_move(game, position, active, language),
                _ => plain(refused(position, from, to, language)),
            },
            Some(Tower { side, color: tower }) if !is_ahead(position, from, tried) => {
                plain(Message::ErrorOpponentsTower { side, tower }.say(language))
            }
            _ => plain(refused(position, from, to, language)),
        }
    }
}

/// Whether a tower stands where a push would go, so that it matters why it cannot be pushed.
fn is_ahead(position: &Position, from: Square, to: Square) -> bool {
    from.step(position.side(), 0, 1) == Some(to)
}

/// What the rules say about a move, or about a tower that has none.
fn refused(position: &Position, from: Square, to: Option<Square>, language: Language) -> String {
    let tower = position.towers().at(from);
    match (tower, to) {
        (_, Some(to)) => position
            .play(Move { from, to })
            .err()
            .map_or_else(String::new, |error| error.explain(language)),
        (None, None) => Message::ErrorNoTower { square: from }.say(language),
        (Some(Tower { side, color: tower }), None) if side != position.side() => {
            Message::ErrorOpponentsTower { side, tower }.say(language)
        }
        (Some(Tower { side, color: tower }), None) => {
            let targets = position.targets_of(tower);
            if targets.is_some_and(|(_, targets)| targets.is_empty()) {
                Message::ErrorRecordBlocked { side, tower }.say(language)
            } else {
                String::new()
            }
        }
    }
}

/// Why another tower must move.
fn must_move(game: &Match, position: &Position, tower: Color, language: Language) -> Why {
    let call = Call::of(game);
    let sentence = match call {
        Some(Call { square, how }) => {
            let color = position.board().color(square);
            match how {
                How::Slid(by) => Message::WhyEnded {
                    side: by.side,
                    color,
                    square,
                    tower,
                },
                How::Blocked(by) => Message::WhyBlocked {
                    side: by.side,
                    color,
                    square,
                    tower,
                },
                How::Pushed => Message::WhyPushed {
                    color,
                    square,
                    tower,
                },
            }
        }
        None => Message::ErrorNotActive { tower },
    };
    Why {
        sentence: sentence.say(language),
        calling: call.map(|call| call.square),
        called: position.active_square(),
    }
}

/// What decided which tower moves now.
#[derive(Clone, Copy)]
struct Call {
    square: Square,
    how: How,
}

#[derive(Clone, Copy)]
enum How {
    /// This tower ended its move there.
    Slid(Tower),
    /// This tower is blocked there.
    Blocked(Tower),
    /// A tower was pushed there.
    Pushed,
}

impl Call {
    /// What called the tower that must move; `None` at the beginning of a round.
    fn of(game: &Match) -> Option<Call> {
        game.position()?.active()?;
        let played = game.rounds().last()?.played().last()?;
        let call = |square, how| Some(Call { square, how });
        if let Some(pass) = played.passes.last() {
            call(pass.square, How::Blocked(pass.tower))
        } else if let Some(pushed) = played.pushed.last() {
            call(pushed.to, How::Pushed)
        } else {
            call(played.m.to, How::Slid(played.tower))
        }
    }
}

/// The square whose colour calls the tower that must move; `None` at the beginning of a round.
pub(crate) fn calling(game: &Match) -> Option<Square> {
    Call::of(game).map(|call| call.square)
}

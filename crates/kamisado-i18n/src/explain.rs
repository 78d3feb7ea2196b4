use kamisado::{
    DecisionError, Due, IllegalMove, Language, MatchError, ReplayError, SetupError, Tower,
};

use crate::Message;

/// What went wrong, told to a player in his language.
///
/// ```
/// use kamisado::Position;
/// use kamisado_i18n::{Explain, Language};
///
/// let error = Position::start().play("b1b1".parse()?).unwrap_err();
/// assert_eq!(
///     error.explain(Language::English),
///     "b1b1 does not go forward: towers move only straight or diagonally forward."
/// );
/// # Ok::<(), kamisado::ParseMoveError>(())
/// ```
pub trait Explain {
    /// A sentence that says what is wrong and, where it helps, what would be right.
    fn explain(&self, language: Language) -> String;
}

impl Explain for IllegalMove {
    fn explain(&self, language: Language) -> String {
        let message = match *self {
            IllegalMove::NoTower(square) => Message::ErrorNoTower { square },
            IllegalMove::OpponentsTower(Tower { side, color: tower }) => {
                Message::ErrorOpponentsTower { side, tower }
            }
            IllegalMove::NotActive { active: tower, .. } => Message::ErrorNotActive { tower },
            IllegalMove::NotForward(m) => Message::ErrorNotForward { m },
            IllegalMove::TooFar {
                tower: Tower { side, color: tower },
                reach: count,
            } => Message::ErrorTooFar { side, tower, count },
            IllegalMove::InTheWay {
                tower: Tower { side, color: tower },
                square,
            } => Message::ErrorInTheWay {
                side,
                tower,
                square,
            },
            IllegalMove::NotASumo(Tower { side, color: tower }) => {
                Message::ErrorNotASumo { side, tower }
            }
            IllegalMove::RunTooLong { limit: count } => Message::ErrorRunTooLong { count },
            IllegalMove::TooHeavy(Tower { side, color: tower }) => {
                Message::ErrorTooHeavy { side, tower }
            }
            IllegalMove::NoRoomBehind(Tower { side, color: tower }) => {
                Message::ErrorNoRoomBehind { side, tower }
            }
        };
        message.say(language)
    }
}

impl Explain for DecisionError {
    fn explain(&self, language: Language) -> String {
        let message = match *self {
            DecisionError::NotDue(Due::LineUp(side)) => Message::ErrorLineUpDue { side },
            DecisionError::NotDue(Due::Move(side)) => Message::ErrorMoveDue { side },
            DecisionError::NotDue(Due::Fill(side)) => Message::ErrorFillDue { side },
            DecisionError::RoundOver => Message::ErrorRoundOver,
            DecisionError::MatchOver => Message::ErrorMatchOver,
            DecisionError::Move(error) => return error.explain(language),
            DecisionError::NotInMatchPlay(line_up) => Message::ErrorNotInMatchPlay { line_up },
            DecisionError::MatchPlayOrder {
                challenger,
                defender: Some(defender),
            } => Message::ErrorMatchPlayOrder {
                challenger,
                defender,
            },
            DecisionError::MatchPlayOrder {
                challenger,
                defender: None,
            } => Message::ErrorMatchPlayHighest { challenger },
        };
        message.say(language)
    }
}

impl Explain for SetupError {
    fn explain(&self, language: Language) -> String {
        let message = match *self {
            SetupError::TwoOfATower(Tower { side, color: tower }, square, other) => {
                Message::ErrorTwoOfATower {
                    side,
                    tower,
                    square,
                    other,
                }
            }
            SetupError::OnWinningRow(Tower { side, color: tower }, square) => {
                Message::ErrorOnWinningRow {
                    side,
                    tower,
                    square,
                }
            }
            SetupError::TooManyTeeth(Tower { side, color: tower }, square) => {
                Message::ErrorTooManyTeeth {
                    side,
                    tower,
                    square,
                }
            }
            SetupError::ActiveTowerMissing(Tower { side, color: tower }) => {
                Message::ErrorActiveMissing { side, tower }
            }
            SetupError::Cap(count) => Message::ErrorCap { count },
            SetupError::NobodyCanMove => Message::ErrorNobodyCanMove,
        };
        message.say(language)
    }
}

impl Explain for MatchError {
    fn explain(&self, language: Language) -> String {
        let message = match *self {
            MatchError::TowersMissing(_) => Message::ErrorTowersMissing,
            MatchError::WonAlready(_, side) => Message::ErrorWonAlready { side },
            MatchError::OtherBoard(_) => Message::ErrorOtherBoard,
        };
        message.say(language)
    }
}

impl Explain for ReplayError {
    fn explain(&self, language: Language) -> String {
        let message = Message::ErrorReplay {
            number: self.index + 1,
            text: &self.decision.to_string(),
            reason: &self.error.explain(language),
        };
        message.say(language)
    }
}

use kamisado::notation::{ParseEntryError, Part, ReadMoveError};
use kamisado::record::{RecordError, RecordProblem, TagError};
use kamisado::{
    DecisionError, Due, IllegalMove, Language, MatchError, ParsePositionError, ReplayError,
    SetupError, Tower,
};

use crate::Message;

/// Explains what went wrong, in the player's language.
///
/// ```
/// use kamisado::Position;
/// use kamisado_i18n::{Explain, Language};
///
/// let error = Position::start().play("b1b1".parse()?).unwrap_err();
/// assert_eq!(
///     error.explain(Language::English),
///     "b1b1 doesn’t go forward: towers only move straight or diagonally forward."
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
            IllegalMove::NotInLine(m) => Message::ErrorNotInLine { m },
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

impl Explain for ParseEntryError {
    fn explain(&self, language: Language) -> String {
        let message = match self {
            &ParseEntryError::Character { character, offset } => {
                Message::ErrorMoveCharacter { character, offset }
            }
            ParseEntryError::Word { word, .. } => Message::ErrorMoveWord { word },
            ParseEntryError::Ambiguous { word, .. } => Message::ErrorMoveWordAmbiguous { word },
            ParseEntryError::Square { word, .. } => Message::ErrorMoveNoSquare { word },
            &ParseEntryError::Number { offset } => Message::ErrorMoveNumber { offset },
            ParseEntryError::Missing(Part::Tower) => Message::ErrorMoveTowerMissing,
            ParseEntryError::Missing(Part::Direction) => Message::ErrorMoveDirectionMissing,
            ParseEntryError::Missing(Part::Number) => Message::ErrorMoveNumberMissing,
            ParseEntryError::Missing(Part::Onto) => Message::ErrorMoveSquareMissing,
        };
        message.say(language)
    }
}

impl Explain for ReadMoveError {
    fn explain(&self, language: Language) -> String {
        let message = match *self {
            ReadMoveError::Parse(ref error) => return error.explain(language),
            ReadMoveError::Illegal(error) => return error.explain(language),
            ReadMoveError::Ambiguous(one, other) => Message::ErrorMoveAmbiguous { one, other },
            ReadMoveError::NoSuchMove => Message::ErrorMoveNone,
            ReadMoveError::Pass => Message::ErrorMovePass,
            ReadMoveError::PushedBack => Message::ErrorMovePushedBack,
            ReadMoveError::NotOnBoard(Tower { side, color: tower }) => {
                Message::ErrorMoveNotOnBoard { side, tower }
            }
            ReadMoveError::OffBoard {
                tower,
                from: square,
                room: count,
            } => Message::ErrorMoveOffBoard {
                tower: tower.color,
                square,
                count,
            },
            ReadMoveError::WrongColor { square, is, .. } => {
                Message::ErrorMoveWrongColor { square, color: is }
            }
        };
        message.say(language)
    }
}

impl Explain for ParsePositionError {
    fn explain(&self, language: Language) -> String {
        let message = match *self {
            ParsePositionError::Setup(error) => return error.explain(language),
            ParsePositionError::Unexpected { character, offset } => {
                Message::ErrorPositionCharacter { character, offset }
            }
            ParsePositionError::RankLength {
                rank,
                squares: count,
            } => Message::ErrorPositionRankLength { rank, count },
            ParsePositionError::RankCount(count) => Message::ErrorPositionRankCount { count },
            ParsePositionError::Missing(_) => Message::ErrorPositionMissing,
            ParsePositionError::Word { offset, .. } => Message::ErrorPositionWord { offset },
        };
        message.say(language)
    }
}

impl Explain for RecordError {
    fn explain(&self, language: Language) -> String {
        let reason = self.problem.explain(language);
        let reason = match (self.round, self.row) {
            (None, _) => reason,
            (Some(round), None) => Message::ErrorAtRound {
                round,
                reason: &reason,
            }
            .say(language),
            (Some(round), Some(row)) => Message::ErrorAtMove {
                round,
                row,
                reason: &reason,
            }
            .say(language),
        };
        match self.place {
            None => reason,
            Some((line, column)) => Message::ErrorAtLine {
                line,
                column,
                reason: &reason,
            }
            .say(language),
        }
    }
}

impl Explain for RecordProblem {
    fn explain(&self, language: Language) -> String {
        let message = match self {
            RecordProblem::Format => Message::ErrorRecordFormat,
            &RecordProblem::Version(version) => Message::ErrorRecordVersion { version },
            RecordProblem::Line(text) => Message::ErrorRecordLine { text },
            RecordProblem::TagTwice(text) => Message::ErrorRecordTagTwice { text },
            RecordProblem::Tag(TagError::Name(text)) => Message::ErrorRecordTagName { text },
            RecordProblem::Tag(TagError::Reserved(text)) => {
                Message::ErrorRecordTagReserved { text }
            }
            RecordProblem::TagTooLate(text) => Message::ErrorRecordTagLate { text },
            RecordProblem::Rules(_) => Message::ErrorRecordRules,
            RecordProblem::Board(_) => Message::ErrorRecordBoard,
            RecordProblem::Notation(_) => Message::ErrorRecordNotation,
            RecordProblem::Position(error) => return error.explain(language),
            RecordProblem::Origin(error) => return error.explain(language),
            RecordProblem::Result => Message::ErrorRecordResult,
            RecordProblem::OtherResult { .. } => Message::ErrorRecordOtherResult,
            RecordProblem::OtherScore { is, .. } => Message::ErrorRecordOtherScore {
                black: is.black,
                white: is.white,
            },
            RecordProblem::Score => Message::ErrorRecordScore,
            &RecordProblem::OtherRound {
                is: Some(round), ..
            } => Message::ErrorRecordOtherRound { round },
            &RecordProblem::OtherRound { written: round, .. } => {
                Message::ErrorRecordRoundEarly { round }
            }
            &RecordProblem::NoHeading(round) => Message::ErrorRecordNoHeading { round },
            RecordProblem::OpenComment => Message::ErrorRecordOpenComment,
            RecordProblem::Time => Message::ErrorRecordTime,
            RecordProblem::Columns => Message::ErrorRecordColumns,
            RecordProblem::LineUp(_) => Message::ErrorRecordLineUp,
            &RecordProblem::OtherLineUp { side, is: line_up } => {
                Message::ErrorRecordOtherLineUp { side, line_up }
            }
            RecordProblem::Fill(_) => Message::ErrorRecordFill,
            RecordProblem::NoFill => Message::ErrorRecordNoFill,
            RecordProblem::Move(error) => return error.explain(language),
            &RecordProblem::Blocked(Tower { side, color: tower }) => {
                Message::ErrorRecordBlocked { side, tower }
            }
            &RecordProblem::NotBlocked(Tower { side, color: tower }) => {
                Message::ErrorRecordNotBlocked { side, tower }
            }
            &RecordProblem::NotPushed(Tower { side, color: tower }) => {
                Message::ErrorRecordNotPushed { side, tower }
            }
            RecordProblem::NotDue { due, .. } => {
                let error = due.map_or(DecisionError::MatchOver, DecisionError::NotDue);
                return error.explain(language);
            }
            RecordProblem::Decision(error) => return error.explain(language),
        };
        message.say(language)
    }
}

use alloc::string::String;
use core::fmt;

use crate::notation::{ParseStyleError, ReadMoveError};
use crate::{
    BySide, DecisionError, Due, LineUp, MatchError, MatchResult, ParseBoardError, ParseFillError,
    ParseLineUpError, ParsePositionError, ParseRulesError, Side, Tower, Verdict,
};

use super::TagError;

/// Where and why a record is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RecordError {
    /// Line and column in the text, both from 1; JSON has none.
    pub place: Option<(usize, usize)>,
    /// The number of the round, from 1, if it has begun.
    pub round: Option<usize>,
    /// The number of the move: the row of the score sheet, from 1.
    pub row: Option<usize>,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// JSON that says it is something other than a record.
    Format,
    /// JSON of a version that cannot be read.
    Version(u32),
    /// A line that is neither a tag, nor a heading, nor a move.
    Line(String),
    /// This tag appears twice.
    TagTwice(String),
    /// A tag that cannot be set.
    Tag(TagError),
    /// A tag after the start of the first round, or one that doesn't belong there.
    TagTooLate(String),
    /// The tag `Match` or `Opening` has no such value.
    Rules(ParseRulesError),
    /// The tag `Board` has no such value.
    Board(ParseBoardError),
    /// The tag `Notation` has no such value.
    Notation(ParseStyleError),
    /// The tag `Position` cannot be read.
    Position(ParsePositionError),
    /// The match cannot start from that position.
    Origin(MatchError),
    /// The tag `Result` cannot be read.
    Result,
    /// The result does not follow from the moves.
    OtherResult {
        /// What the record says.
        written: Option<MatchResult>,
        /// What follows.
        is: Option<MatchResult>,
    },
    /// The score does not follow from the moves.
    OtherScore {
        /// What the record says.
        written: BySide<u8>,
        /// What follows.
        is: BySide<u8>,
    },
    /// A score is not two numbers with a colon.
    Score,
    /// A different round starts here.
    OtherRound {
        /// The number of the heading.
        written: usize,
        /// The number it should have, or `None` if the round before it is not over.
        is: Option<usize>,
    },
    /// A round after the first has no heading.
    NoHeading(usize),
    /// A comment is not closed.
    OpenComment,
    /// A time is not written like `0:12`.
    Time,
    /// A row has more than two columns.
    Columns,
    /// A line-up cannot be read.
    LineUp(ParseLineUpError),
    /// The towers are lined up differently.
    OtherLineUp {
        /// Whose towers.
        side: Side,
        /// How they stand.
        is: LineUp,
    },
    /// A fill cannot be read.
    Fill(ParseFillError),
    /// Neither fill can lead to this line-up.
    NoFill,
    /// A move cannot be read or played.
    Move(ReadMoveError),
    /// A blocked tower is moved.
    Blocked(Tower),
    /// A tower passes although it can move, or although it isn't its turn.
    NotBlocked(Tower),
    /// A tower is written as pushed back, but was not pushed.
    NotPushed(Tower),
    /// An entry of this side, although something else is due or the match is over.
    NotDue {
        /// Whose entry it is.
        side: Side,
        /// What is due.
        due: Option<Due>,
    },
    /// The match does not allow this decision.
    Decision(DecisionError),
}

impl RecordError {
    /// A problem that belongs to no place in the match.
    pub(super) fn nowhere(problem: RecordProblem) -> RecordError {
        RecordError {
            place: None,
            round: None,
            row: None,
            problem,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        match (self.round, self.row) {
            (Some(round), Some(row)) => write!(f, "round {round}, move {row}: ")?,
            (Some(round), None) => write!(f, "round {round}: ")?,
            (None, _) => {}
        }
        self.problem.fmt(f)
    }
}

impl core::error::Error for RecordError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.problem {
            RecordProblem::Tag(error) => Some(error),
            RecordProblem::Rules(error) => Some(error),
            RecordProblem::Board(error) => Some(error),
            RecordProblem::Notation(error) => Some(error),
            RecordProblem::Position(error) => Some(error),
            RecordProblem::Origin(error) => Some(error),
            RecordProblem::LineUp(error) => Some(error),
            RecordProblem::Fill(error) => Some(error),
            RecordProblem::Move(error) => Some(error),
            RecordProblem::Decision(error) => Some(error),
            _ => None,
        }
    }
}

/// A side as a proper name.
pub(super) const fn proper(side: Side) -> &'static str {
    match side {
        Side::Black => "Black",
        Side::White => "White",
    }
}

/// A tower as its owner's: "White's green tower".
struct Owned(Tower);

impl fmt::Display for Owned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}'s {} tower", proper(self.0.side), self.0.color)
    }
}

/// How the match ended, in words.
struct Ended(Option<MatchResult>);

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (winner, verdict) = match self.0 {
            None => return f.write_str("not over"),
            Some(MatchResult::Tied) => return f.write_str("tied"),
            Some(MatchResult::Won { winner, verdict }) => (winner, verdict),
        };
        let winner = proper(winner);
        match verdict {
            Verdict::Points => write!(f, "won by {winner}"),
            Verdict::Resignation => write!(f, "won by {winner} through resignation"),
            Verdict::Time => write!(f, "won by {winner} on time"),
        }
    }
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordProblem::Format => f.write_str("this is not a kamisado-record"),
            RecordProblem::Version(version) => write!(
                f,
                "this record has version {version}: a newer program is needed to read it"
            ),
            RecordProblem::Line(line) => write!(
                f,
                "{line:?} is no tag (Black: Ada), no heading (Round 1) and no row of moves (1. U<4U | P^3B)"
            ),
            RecordProblem::TagTwice(name) => write!(f, "the tag {name} stands twice"),
            RecordProblem::Tag(error) => error.fmt(f),
            RecordProblem::TagTooLate(name) => {
                write!(f, "the tag {name} must stand before the first round")
            }
            RecordProblem::Rules(error) => error.fmt(f),
            RecordProblem::Board(error) => error.fmt(f),
            RecordProblem::Notation(error) => error.fmt(f),
            RecordProblem::Position(error) => error.fmt(f),
            RecordProblem::Origin(error) => error.fmt(f),
            RecordProblem::Result => f.write_str(
                "not a result: write *, tied, Black wins, White wins, and why if not by points \
                 (White resigned, Black out of time)",
            ),
            RecordProblem::OtherResult { written, is } => write!(
                f,
                "by its moves the match is {}, but the record says it is {}",
                Ended(*is),
                Ended(*written)
            ),
            RecordProblem::OtherScore { written, is } => write!(
                f,
                "the score is {}:{}, but the record says {}:{}",
                is.black, is.white, written.black, written.white
            ),
            RecordProblem::Score => {
                f.write_str("not a score: write Black's points, a colon and White's, such as 2:1")
            }
            RecordProblem::OtherRound {
                written,
                is: Some(is),
            } => {
                write!(
                    f,
                    "this is round {is}, but the heading says round {written}"
                )
            }
            RecordProblem::OtherRound { written, is: None } => {
                write!(f, "round {written} begins before the round is over")
            }
            RecordProblem::NoHeading(round) => {
                write!(f, "round {round} needs its heading: Round {round}")
            }
            RecordProblem::OpenComment => f.write_str("this comment has no } at its end"),
            RecordProblem::Time => {
                f.write_str("not a time: write minutes and seconds, such as (0:12)")
            }
            RecordProblem::Columns => {
                f.write_str("there are two columns, Black's and White's: one | at most")
            }
            RecordProblem::LineUp(error) => error.fmt(f),
            RecordProblem::OtherLineUp { side, is } => {
                write!(
                    f,
                    "{}'s towers stand {is}, but the record says otherwise",
                    proper(*side)
                )
            }
            RecordProblem::Fill(error) => error.fmt(f),
            RecordProblem::NoFill => {
                f.write_str("the towers stand so neither filled from the left nor from the right")
            }
            RecordProblem::Move(error) => error.fmt(f),
            RecordProblem::Blocked(tower) => {
                write!(f, "{} is blocked, but the record moves it", Owned(*tower))
            }
            RecordProblem::NotBlocked(tower) => {
                write!(
                    f,
                    "{} has no reason to pass, but the record says it did",
                    Owned(*tower)
                )
            }
            RecordProblem::NotPushed(tower) => {
                write!(
                    f,
                    "{} was not pushed, but the record says it was",
                    Owned(*tower)
                )
            }
            RecordProblem::NotDue {
                side,
                due: Some(due),
            } => {
                write!(f, "this is {}'s, but {due} is due", proper(*side))
            }
            RecordProblem::NotDue { due: None, .. } => {
                f.write_str("the match is over, but the record goes on")
            }
            RecordProblem::Decision(error) => error.fmt(f),
        }
    }
}

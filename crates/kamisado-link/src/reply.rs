use core::fmt;
use core::str::FromStr;

use kamisado::{BySide, Color, Decision, Reason, RoundEnd, Setup, Side};
use kamisado_view::puzzles::PuzzleAnswer;
use kamisado_view::{Ahead, Checked, Levels, Reading, Reviewing, State, Story, Why, Written};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::malformed::shown;
use crate::words::{Words, after_first_word};
use crate::{Info, Malformed, OptionSpec};

/// How "no move" is written; it is never the name of a move.
pub(crate) const NO_MOVE: &str = "0000";

/// A line that an engine sends to a host.
///
/// ```
/// use kamisado_link::{Answer, Reply};
///
/// let line = "response left right";
/// let reply: Reply = line.parse()?;
/// assert!(matches!(&reply, Reply::Response(Answer::Decisions(decisions)) if decisions.len() == 2));
/// assert_eq!(reply.to_string(), line);
/// # Ok::<(), kamisado_link::Malformed>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// `id name …`.
    Name(String),
    /// `id author …`.
    Author(String),
    /// `option …`: one of the engine's options.
    Option(OptionSpec),
    /// `ugiok`: the list of options is complete.
    UgiOk,
    /// `readyok`: everything before has been dealt with.
    ReadyOk,
    /// `info …`: what the search has found so far.
    Info(Info),
    /// `bestmove …`: the end of a search; `None` (`0000`) if the match is over.
    BestMove(Option<Decision>),
    /// `response …`: the answer to a query.
    Response(Answer),
    /// `state {…}`: everything a screen needs.
    State(Box<State>),
    /// `story {…}`: everything that has happened in the match.
    Story(Box<Story>),
    /// `read {…}`: what was read and is now the match.
    Read(Box<Reading>),
    /// `written {…}`: the match in the form that was asked for.
    Written(Box<Written>),
    /// `review {…}`: what is proven about a decision, or finally about the match.
    Review(Box<Reviewing>),
    /// `puzzle {…}`: a puzzle, or the judgement of the solver's moves.
    Puzzle(Box<PuzzleAnswer>),
    /// `checked {…}`: what is right or wrong with a position.
    Checked(Box<Checked>),
    /// `levels {…}`: the levels with their names.
    Levels(Box<Levels>),
    /// `why {…}`: why something cannot be done.
    Why(Box<Why>),
    /// `ahead {…}`: what each legal move leads to.
    Ahead(Box<Ahead>),
    /// `error …`: what is wrong with a line.
    Error(String),
}

/// The answer to a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// `true` or `false`.
    Truth(bool),
    /// `p1win` or `p2win`: who won the match.
    Won(Side),
    /// `draw`: the match is tied.
    Tied,
    /// `none`: the match is not over, no round just ended, there is nothing to draw, or no line-up is an answer.
    None,
    /// `unknown`: the book does not know it.
    Unknown,
    /// The board, the side to move and the active colour: always three words.
    Fen(Box<Setup>),
    /// The legal moves or fills, none at the end of a match; the line-ups that were drawn; or the book's answer.
    Decisions(Vec<Decision>),
    /// `lineup`: any line-up is legal that the setup allows.
    LineUp,
    /// The round that just ended: winner, how, and the winning tower's colour.
    End(RoundEnd),
    /// The points of both sides.
    Score(BySide<u8>),
}

impl Answer {
    /// The answer that shows this setup, in three words: board, side and active colour.
    #[must_use]
    pub fn fen(mut setup: Setup) -> Answer {
        setup.cap = None;
        setup.board = kamisado::Board::Standard;
        Answer::Fen(Box::new(setup))
    }
}

impl FromStr for Reply {
    type Err = Malformed;

    fn from_str(line: &str) -> Result<Reply, Malformed> {
        let mut words = Words::new(line);
        let reply = match words.expect("a reply")? {
            "id" => match words.expect("name or author")? {
                "name" => Reply::Name(words.rest()),
                "author" => Reply::Author(words.rest()),
                word => {
                    return Err(Malformed::new(format_args!(
                        "an id is a name or an author, not {}",
                        shown(word)
                    )));
                }
            },
            "option" => Reply::Option(OptionSpec::read(&mut words)?),
            "ugiok" => Reply::UgiOk,
            "readyok" => Reply::ReadyOk,
            "info" => Reply::Info(Info::read(&mut words)?),
            "bestmove" => Reply::BestMove(match words.expect("a move")? {
                NO_MOVE => None,
                word => Some(word.parse().map_err(Malformed::new)?),
            }),
            "response" => Reply::Response(words.rest().parse()?),
            "state" => return json(line).map(Reply::State),
            "story" => return json(line).map(Reply::Story),
            "read" => return json(line).map(Reply::Read),
            "written" => return json(line).map(Reply::Written),
            "review" => return json(line).map(Reply::Review),
            "puzzle" => return json(line).map(Reply::Puzzle),
            "checked" => return json(line).map(Reply::Checked),
            "levels" => return json(line).map(Reply::Levels),
            "why" => return json(line).map(Reply::Why),
            "ahead" => return json(line).map(Reply::Ahead),
            // As it stands there: French has spaces of its own.
            "error" => return Ok(Reply::Error(after_first_word(line).to_owned())),
            unknown => {
                return Err(Malformed::new(format_args!(
                    "{} is not a reply",
                    shown(unknown)
                )));
            }
        };
        words.end()?;
        Ok(reply)
    }
}

impl FromStr for Answer {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Answer, Malformed> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["true"] => Answer::Truth(true),
            ["false"] => Answer::Truth(false),
            ["p1win"] => Answer::Won(Side::Black),
            ["p2win"] => Answer::Won(Side::White),
            ["draw"] => Answer::Tied,
            ["none"] => Answer::None,
            ["unknown"] => Answer::Unknown,
            ["lineup"] => Answer::LineUp,
            [board, _, _] if board.contains('/') => {
                Answer::fen(text.parse().map_err(Malformed::new)?)
            }
            [side, reason @ ("home-row" | "deadlock"), tower] => Answer::End(RoundEnd {
                winner: side.parse().map_err(Malformed::new)?,
                reason: match *reason {
                    "home-row" => Reason::HomeRow,
                    _ => Reason::Deadlock,
                },
                tower: tower.parse().map_err(Malformed::new)?,
            }),
            [score] if score.contains('-') => Answer::Score(
                parse_score(score)
                    .ok_or_else(|| Malformed::new(format_args!("{} is no score", shown(score))))?,
            ),
            decisions => Answer::Decisions(
                decisions
                    .iter()
                    .map(|word| word.parse().map_err(Malformed::new))
                    .collect::<Result<_, _>>()?,
            ),
        })
    }
}

/// What stands after the first word of a line, as JSON.
fn json<T: DeserializeOwned>(line: &str) -> Result<Box<T>, Malformed> {
    let json = after_first_word(line);
    serde_json::from_str(json)
        .map(Box::new)
        .map_err(Malformed::new)
}

pub(crate) fn write_json(
    f: &mut fmt::Formatter<'_>,
    word: &str,
    value: &impl Serialize,
) -> fmt::Result {
    let json = serde_json::to_string(value).map_err(|_| fmt::Error)?;
    write!(f, "{word} {json}")
}

fn parse_score(text: &str) -> Option<BySide<u8>> {
    let (black, white) = text.split_once('-')?;
    Some(BySide::new(black.parse().ok()?, white.parse().ok()?))
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Name(name) => write!(f, "id name {name}"),
            Reply::Author(author) => write!(f, "id author {author}"),
            Reply::Option(option) => option.fmt(f),
            Reply::UgiOk => f.write_str("ugiok"),
            Reply::ReadyOk => f.write_str("readyok"),
            Reply::Info(info) => info.fmt(f),
            Reply::BestMove(None) => write!(f, "bestmove {NO_MOVE}"),
            Reply::BestMove(Some(decision)) => write!(f, "bestmove {decision}"),
            Reply::Response(answer) => write!(f, "response{answer}"),
            Reply::State(state) => write_json(f, "state", state),
            Reply::Story(story) => write_json(f, "story", story),
            Reply::Read(reading) => write_json(f, "read", reading),
            Reply::Written(written) => write_json(f, "written", written),
            Reply::Review(review) => write_json(f, "review", review),
            Reply::Puzzle(answer) => write_json(f, "puzzle", answer),
            Reply::Checked(checked) => write_json(f, "checked", checked),
            Reply::Levels(levels) => write_json(f, "levels", levels),
            Reply::Why(why) => write_json(f, "why", why),
            Reply::Ahead(ahead) => write_json(f, "ahead", ahead),
            Reply::Error(what) => write!(f, "error {what}"),
        }
    }
}

/// Each word with a space before it.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Truth(truth) => write!(f, " {truth}"),
            Answer::Won(Side::Black) => f.write_str(" p1win"),
            Answer::Won(Side::White) => f.write_str(" p2win"),
            Answer::Tied => f.write_str(" draw"),
            Answer::None => f.write_str(" none"),
            Answer::Unknown => f.write_str(" unknown"),
            Answer::Fen(setup) => write!(f, " {setup}"),
            Answer::Decisions(decisions) => decisions
                .iter()
                .try_for_each(|decision| write!(f, " {decision}")),
            Answer::LineUp => f.write_str(" lineup"),
            Answer::End(RoundEnd {
                winner,
                reason,
                tower,
            }) => write!(f, " {} {reason} {}", winner.letter(), Color::letter(*tower)),
            Answer::Score(score) => write!(f, " {}-{}", score.black, score.white),
        }
    }
}

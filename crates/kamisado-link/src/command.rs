use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use kamisado::{BySide, Decision, Match, Setup};
use kamisado_engine::Budget;

use crate::Malformed;
use crate::malformed::shown;
use crate::words::Words;

/// A line that a host sends to an engine.
///
/// Reading and printing are inverse to each other, so a host and an engine use the same type.
///
/// ```
/// use kamisado_link::{Command, Query};
///
/// assert_eq!("query  fen".parse(), Ok(Command::Query(Query::Fen)));
/// assert_eq!(Command::Query(Query::Fen).to_string(), "query fen");
/// assert_eq!(
///     "query chess".parse::<Command>().unwrap_err().to_string(),
///     r#""chess" cannot be queried: p1turn, gameover, result, fen, legal, end and score can"#
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `ugi`: say who you are and which options you have.
    Ugi,
    /// `setoption name … value …`.
    SetOption {
        /// The name, words parted by single spaces.
        name: String,
        /// The value, words parted by single spaces.
        value: String,
    },
    /// `isready`: answer when everything before has been dealt with.
    IsReady,
    /// `uginewgame`: what comes now has nothing to do with what came before.
    NewGame,
    /// `position …`: this is the match so far.
    Position {
        /// Where it began.
        start: Start,
        /// Its decisions.
        decisions: Vec<Decision>,
    },
    /// `go …`: think, and say what to play.
    Go(Go),
    /// `stop`: come to an end now.
    Stop,
    /// `quit`: end the program.
    Quit,
    /// `query …`: a question about the match.
    Query(Query),
    /// `analyse`: prove every legal decision.
    Analyse,
    /// `state`: everything a screen needs.
    State,
}

/// Where a match begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// As the options `Match`, `Setup` and `Mirrored` say.
    Opening,
    /// With this position, which need not be a possible one.
    Fen(Box<Setup>),
}

/// What to do at a `go`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// `go perft N`: count the sequences of that many moves.
    Perft(u32),
    /// `go solve`: prove who wins the round.
    Solve(Bounds),
    /// `go mate`: prove who wins the round, and how soon.
    Mate(Bounds),
    /// `go` with limits: choose a decision.
    Play(Bounds),
    /// `go infinite`: think until told to stop.
    Infinite,
}

/// How long to think. Without any bound, until the answer is certain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bounds {
    /// To this depth.
    pub depth: Option<u32>,
    /// About this many positions.
    pub nodes: Option<u64>,
    /// This many milliseconds.
    pub movetime: Option<u64>,
    /// As the clocks of both sides allow.
    pub clocks: Option<BySide<TimeLeft>>,
}

/// What a decision costs beside the thinking: the way to the host and back, on a busy machine.
const OVERHEAD: Duration = Duration::from_millis(20);

impl Bounds {
    /// How long the decision that is due may take, where time is limited: the clocks are shared out over what is
    /// still to come in the match.
    ///
    /// ```
    /// use std::time::Duration;
    /// use kamisado::{Match, MatchKind};
    /// use kamisado_link::Bounds;
    ///
    /// let game = Match::new(MatchKind::Standard.into());
    /// let bounds = Bounds { movetime: Some(250), ..Bounds::default() };
    /// assert_eq!(bounds.budget(&game).unwrap().hard, Duration::from_millis(250));
    /// assert_eq!(Bounds::default().budget(&game), None);
    /// ```
    #[must_use]
    pub fn budget(&self, game: &Match) -> Option<Budget> {
        let movetime = self.movetime.map(Duration::from_millis);
        let planned = self.clocks.and_then(|clocks| {
            let clocks = clocks.map(|TimeLeft { time, increment }| kamisado_engine::Clock {
                remaining: Duration::from_millis(time),
                increment: Duration::from_millis(increment),
            });
            Budget::plan(game, &clocks, OVERHEAD)
        });
        match (movetime, planned) {
            (None, planned) => planned,
            (Some(time), None) => Some(Budget {
                soft: time,
                hard: time,
            }),
            (Some(time), Some(Budget { soft, hard })) => Some(Budget {
                soft: soft.min(time),
                hard: hard.min(time),
            }),
        }
    }
}

/// A player's clock, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeLeft {
    /// What is left.
    pub time: u64,
    /// What each decision adds.
    pub increment: u64,
}

/// A question about the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Whether the next decision is Black's.
    P1Turn,
    /// Whether the match is over.
    GameOver,
    /// Who won the match.
    Result,
    /// The board, the side to move and the active colour.
    Fen,
    /// The legal decisions.
    Legal,
    /// How the round ended that the last decision ended.
    End,
    /// The points of both sides.
    Score,
}

impl Query {
    /// All questions.
    pub const ALL: [Query; 7] = [
        Query::P1Turn,
        Query::GameOver,
        Query::Result,
        Query::Fen,
        Query::Legal,
        Query::End,
        Query::Score,
    ];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Query::P1Turn => "p1turn",
            Query::GameOver => "gameover",
            Query::Result => "result",
            Query::Fen => "fen",
            Query::Legal => "legal",
            Query::End => "end",
            Query::Score => "score",
        }
    }
}

impl FromStr for Command {
    type Err = Malformed;

    fn from_str(line: &str) -> Result<Command, Malformed> {
        let mut words = Words::new(line);
        let command = match words.expect("a command")? {
            "ugi" => Command::Ugi,
            "setoption" => set_option(&mut words)?,
            "isready" => Command::IsReady,
            "uginewgame" => Command::NewGame,
            "position" => position(&mut words)?,
            "go" => Command::Go(go(&mut words)?),
            "stop" => Command::Stop,
            "quit" => Command::Quit,
            "query" => Command::Query(query(&mut words)?),
            "analyse" => Command::Analyse,
            "state" => Command::State,
            unknown => {
                return Err(Malformed::new(format_args!(
                    "{} is not a command: ugi, setoption, isready, uginewgame, position, go, stop, quit, query, \
                     analyse and state are",
                    shown(unknown)
                )));
            }
        };
        words.end()?;
        Ok(command)
    }
}

fn set_option(words: &mut Words<'_>) -> Result<Command, Malformed> {
    let form = "write setoption name <name> value <value>";
    if words.next() != Some("name") {
        return Err(Malformed::new(format_args!(
            "the option has no name: {form}"
        )));
    }
    let name = words.until("value");
    let value = words.rest();
    if name.is_empty() || value.is_empty() {
        let lacks = if name.is_empty() { "name" } else { "value" };
        return Err(Malformed::new(format_args!(
            "the option has no {lacks}: {form}"
        )));
    }
    Ok(Command::SetOption { name, value })
}

fn position(words: &mut Words<'_>) -> Result<Command, Malformed> {
    let start = match words.expect("startpos or fen")? {
        "startpos" => match words.next() {
            None | Some("moves") => Start::Opening,
            Some(word) => {
                return Err(Malformed::new(format_args!(
                    "after startpos there should be moves or nothing, not {}",
                    shown(word)
                )));
            }
        },
        "fen" => Start::Fen(Box::new(
            words.until("moves").parse().map_err(Malformed::new)?,
        )),
        word => {
            return Err(Malformed::new(format_args!(
                "a position begins with startpos or fen, not {}",
                shown(word)
            )));
        }
    };
    let mut decisions = Vec::new();
    while let Some(word) = words.next() {
        let decision = word.parse().map_err(|error| {
            let number = decisions.len() + 1;
            Malformed::new(format_args!("decision {number}, {}: {error}", shown(word)))
        })?;
        decisions.push(decision);
    }
    Ok(Command::Position { start, decisions })
}

fn go(words: &mut Words<'_>) -> Result<Go, Malformed> {
    match words.peek() {
        Some("perft") => {
            words.next();
            Ok(Go::Perft(words.value("a depth")?))
        }
        Some("infinite") => {
            words.next();
            Ok(Go::Infinite)
        }
        Some("solve") => {
            words.next();
            bounds(words).map(Go::Solve)
        }
        Some("mate") => {
            words.next();
            bounds(words).map(Go::Mate)
        }
        _ => bounds(words).map(Go::Play),
    }
}

fn bounds(words: &mut Words<'_>) -> Result<Bounds, Malformed> {
    let mut bounds = Bounds::default();
    let mut times = BySide::<Option<u64>>::default();
    let mut increments = BySide::<Option<u64>>::default();
    while let Some(word) = words.next() {
        match word {
            "depth" => bounds.depth = Some(words.value("a depth")?),
            "nodes" => bounds.nodes = Some(words.value("a number of nodes")?),
            "movetime" => bounds.movetime = Some(milliseconds(words)?),
            "p1time" => times.black = Some(milliseconds(words)?),
            "p2time" => times.white = Some(milliseconds(words)?),
            "p1inc" => increments.black = Some(milliseconds(words)?),
            "p2inc" => increments.white = Some(milliseconds(words)?),
            _ => {
                return Err(Malformed::new(format_args!(
                    "{} is not a limit: depth, nodes, movetime, p1time, p2time, p1inc and p2inc are; infinite and \
                     perft go alone",
                    shown(word)
                )));
            }
        }
    }
    bounds.clocks = match (times.black, times.white) {
        (Some(black), Some(white)) => {
            let clock = |time, increment: Option<u64>| TimeLeft {
                time,
                increment: increment.unwrap_or(0),
            };
            Some(BySide::new(
                clock(black, increments.black),
                clock(white, increments.white),
            ))
        }
        (None, None) if increments == BySide::default() => None,
        _ => {
            return Err(Malformed::new(
                "the clocks need both p1time and p2time; p1inc and p2inc may follow",
            ));
        }
    };
    Ok(bounds)
}

/// Match runners send what a clock shows, and that is less than nothing when it has run out.
fn milliseconds(words: &mut Words<'_>) -> Result<u64, Malformed> {
    let time: i64 = words.value("a number of milliseconds")?;
    Ok(u64::try_from(time).unwrap_or(0))
}

fn query(words: &mut Words<'_>) -> Result<Query, Malformed> {
    let word = words.expect("what is queried")?;
    Query::ALL
        .into_iter()
        .find(|query| query.name() == word)
        .ok_or_else(|| {
            Malformed::new(format_args!(
                "{} cannot be queried: p1turn, gameover, result, fen, legal, end and score can",
                shown(word)
            ))
        })
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Ugi => f.write_str("ugi"),
            Command::SetOption { name, value } => write!(f, "setoption name {name} value {value}"),
            Command::IsReady => f.write_str("isready"),
            Command::NewGame => f.write_str("uginewgame"),
            Command::Position { start, decisions } => {
                match start {
                    Start::Opening => f.write_str("position startpos")?,
                    Start::Fen(setup) => write!(f, "position fen {setup}")?,
                }
                if !decisions.is_empty() {
                    f.write_str(" moves")?;
                }
                decisions
                    .iter()
                    .try_for_each(|decision| write!(f, " {decision}"))
            }
            Command::Go(go) => write!(f, "go{go}"),
            Command::Stop => f.write_str("stop"),
            Command::Quit => f.write_str("quit"),
            Command::Query(query) => write!(f, "query {}", query.name()),
            Command::Analyse => f.write_str("analyse"),
            Command::State => f.write_str("state"),
        }
    }
}

/// Each word with a space before it.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Go::Perft(depth) => write!(f, " perft {depth}"),
            Go::Solve(bounds) => write!(f, " solve{bounds}"),
            Go::Mate(bounds) => write!(f, " mate{bounds}"),
            Go::Play(bounds) => bounds.fmt(f),
            Go::Infinite => f.write_str(" infinite"),
        }
    }
}

/// Each word with a space before it.
impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(depth) = self.depth {
            write!(f, " depth {depth}")?;
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if let Some(time) = self.movetime {
            write!(f, " movetime {time}")?;
        }
        if let Some(BySide { black, white }) = self.clocks {
            write!(f, " p1time {} p2time {}", black.time, white.time)?;
            if black.increment > 0 || white.increment > 0 {
                write!(f, " p1inc {} p2inc {}", black.increment, white.increment)?;
            }
        }
        Ok(())
    }
}

use core::fmt;
use core::time::Duration;

use kamisado::{BySide, Match};
use kamisado_engine::Budget;

use crate::Malformed;
use crate::malformed::shown;
use crate::words::Words;

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

/// How long to think. Without limits, until the answer is certain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bounds {
    /// To this depth.
    pub depth: Option<u32>,
    /// About this many positions.
    pub nodes: Option<u64>,
    /// This many milliseconds.
    pub movetime: Option<u64>,
    /// As long as the clocks allow.
    pub clocks: Option<BySide<TimeLeft>>,
}

/// What a decision costs beside the thinking: the way to the host and back, on a busy machine.
const OVERHEAD: Duration = Duration::from_millis(20);

impl Bounds {
    /// How long the next decision may take, if time is limited: the clocks are divided over everything still to come in the match.
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
    /// The time left.
    pub time: u64,
    /// The time each decision adds.
    pub increment: u64,
}

impl Go {
    pub(super) fn read(words: &mut Words<'_>) -> Result<Go, Malformed> {
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

use core::fmt;

use kamisado::Decision;

use crate::Malformed;
use crate::malformed::shown;
use crate::words::Words;

/// What a search reports.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// How deep it looked.
    pub depth: Option<u32>,
    /// How deep it looked at the deepest point.
    pub seldepth: Option<u32>,
    /// How many positions it has searched.
    pub nodes: Option<u64>,
    /// How many positions per second.
    pub nps: Option<u64>,
    /// For how many milliseconds it has been searching.
    pub time: Option<u64>,
    /// How full its table is, in thousandths.
    pub hashfull: Option<u32>,
    /// The decision that the score is about; without it the score is that of the best decision.
    pub decision: Option<Decision>,
    /// The score, from the point of view of the side to decide.
    pub score: Option<Score>,
    /// How many sequences of moves there are.
    pub perft: Option<u64>,
    /// What it expects both sides to play.
    pub pv: Vec<Decision>,
}

/// How good a decision or a position is for the side to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// An estimate, in hundredths; nothing is proven.
    Cp(i32),
    /// Proven: the round ends after exactly this many more moves; negative if the side to decide loses it.
    Mate(i32),
    /// Proven: the side to decide wins; how soon is not known.
    Win,
    /// Proven: the side to decide loses; how late is not known.
    Loss,
}

impl Info {
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Info, Malformed> {
        let mut info = Info::default();
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = Some(words.value("a depth")?),
                "seldepth" => info.seldepth = Some(words.value("a depth")?),
                "nodes" => info.nodes = Some(words.value("a number of nodes")?),
                "nps" => info.nps = Some(words.value("nodes per second")?),
                "time" => info.time = Some(words.value("a number of milliseconds")?),
                "hashfull" => info.hashfull = Some(words.value("a number of thousandths")?),
                "move" => info.decision = Some(words.value("a decision")?),
                "score" => info.score = Some(read_score(words)?),
                "perft" => info.perft = Some(words.value("a count")?),
                "pv" => {
                    while let Some(word) = words.next() {
                        info.pv.push(word.parse().map_err(Malformed::new)?);
                    }
                }
                _ => {
                    return Err(Malformed::new(format_args!(
                        "{} is no information",
                        shown(word)
                    )));
                }
            }
        }
        Ok(info)
    }
}

fn read_score(words: &mut Words<'_>) -> Result<Score, Malformed> {
    match words.expect("a score")? {
        "cp" => words.value("a number").map(Score::Cp),
        "mate" => words.value("a number of moves").map(Score::Mate),
        "win" => Ok(Score::Win),
        "loss" => Ok(Score::Loss),
        word => Err(Malformed::new(format_args!(
            "a score is cp, mate, win or loss, not {}",
            shown(word)
        ))),
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Cp(value) => write!(f, "cp {value}"),
            Score::Mate(moves) => write!(f, "mate {moves}"),
            Score::Win => f.write_str("win"),
            Score::Loss => f.write_str("loss"),
        }
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn part(
            f: &mut fmt::Formatter<'_>,
            name: &str,
            value: Option<impl fmt::Display>,
        ) -> fmt::Result {
            value.map_or(Ok(()), |value| write!(f, " {name} {value}"))
        }
        f.write_str("info")?;
        part(f, "depth", self.depth)?;
        part(f, "seldepth", self.seldepth)?;
        part(f, "nodes", self.nodes)?;
        part(f, "nps", self.nps)?;
        part(f, "time", self.time)?;
        part(f, "hashfull", self.hashfull)?;
        part(f, "perft", self.perft)?;
        part(f, "move", self.decision)?;
        part(f, "score", self.score)?;
        if !self.pv.is_empty() {
            f.write_str(" pv")?;
        }
        self.pv
            .iter()
            .try_for_each(|decision| write!(f, " {decision}"))
    }
}

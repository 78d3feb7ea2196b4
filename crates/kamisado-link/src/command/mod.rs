//! The lines that a host sends.

mod go;
mod puzzle;

use core::fmt;
use core::str::FromStr;

use kamisado::{Concession, Decision, LineUp, Setup, Side, Square};
use kamisado_engine::book::{Favour, ParseFavourError};
use kamisado_view::{Form, Remarks};

pub use self::go::{Bounds, Go, TimeLeft};
pub use self::puzzle::PuzzleQuestion;
use crate::Malformed;
use crate::malformed::shown;
use crate::reply::write_json;
use crate::words::{Words, after_first_word};

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
    /// `ugi`: introduce yourself and list your options.
    Ugi,
    /// `setoption name … value …`.
    SetOption {
        /// The name, words separated by single spaces.
        name: String,
        /// The value, words separated by single spaces.
        value: String,
    },
    /// `isready`: answer when everything before has been processed.
    IsReady,
    /// `uginewgame`: a new match, unrelated to the one before.
    NewGame,
    /// `position …`: this is the match so far.
    Position {
        /// Where it started.
        start: Start,
        /// Its decisions.
        decisions: Vec<Decision>,
    },
    /// `play <decision>`: the match continues with this decision.
    Play(Decision),
    /// `undo`: the last decision is taken back.
    Undo,
    /// `draw <number> [favour none|black|white]`: draw a line-up with this random number, or line-ups for both sides that are proven to favour
    /// one of them.
    Draw {
        /// The random number.
        random: u64,
        /// Which side the line-ups should favour, unless that is left to chance.
        favour: Option<Favour>,
    },
    /// `go …`: think, and say what to play.
    Go(Go),
    /// `stop`: end the search now.
    Stop,
    /// `quit`: end the program.
    Quit,
    /// `query …`: a question about the match.
    Query(Query),
    /// `analyse`: prove every legal decision.
    Analyse,
    /// `state`: everything a screen needs.
    State,
    /// `concede p1|p2 resignation|time`: this side loses the match.
    Concede {
        /// Who loses it.
        loser: Side,
        /// Why.
        concession: Concession,
    },
    /// `story [since <number>]`: what has happened in the match, leaving out this many decisions that the host already has.
    Story {
        /// How many decisions the host already has.
        since: usize,
    },
    /// `read <JSON string>`: read this text and make it the match.
    Read(String),
    /// `write <form> [<JSON object>]`: print the match.
    Write {
        /// In this form.
        form: Form,
        /// With these remarks.
        remarks: Remarks,
    },
    /// `review`: prove what every decision kept or threw away.
    Review,
    /// `puzzle …`: a question about puzzles.
    Puzzle(PuzzleQuestion),
    /// `check <position text>`: say whether a position can be played, whatever the text contains.
    Check(String),
    /// `levels`: the levels with their names.
    Levels,
    /// `why <square> [<square>]`: why the tower there cannot move, or cannot move to the other square.
    Why {
        /// Where the tower stands.
        from: Square,
        /// Where it should have gone.
        to: Option<Square>,
    },
    /// `ahead`: what each legal move leads to.
    Ahead,
    /// `book <line-up>`: the book's answer to a challenger's line-up.
    Book(LineUp),
}

/// Where a match starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// As the options `Match`, `Setup` and `Mirrored` say.
    Opening,
    /// From this position, which may be impossible.
    Fen(Box<Setup>),
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
    /// How the round ended, if the last decision ended one.
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
            "go" => Command::Go(Go::read(&mut words)?),
            "stop" => Command::Stop,
            "quit" => Command::Quit,
            "query" => Command::Query(query(&mut words)?),
            "analyse" => Command::Analyse,
            "state" => Command::State,
            "concede" => concede(&mut words)?,
            "story" => story(&mut words)?,
            "play" => Command::Play(decision(words.expect("a decision")?)?),
            "undo" => Command::Undo,
            "draw" => draw(&mut words)?,
            "read" => return read(line),
            "write" => return write(line),
            "review" => Command::Review,
            "puzzle" => Command::Puzzle(PuzzleQuestion::read(&mut words)?),
            "check" => return Ok(Command::Check(after_first_word(line).to_owned())),
            "levels" => Command::Levels,
            "why" => why(&mut words)?,
            "ahead" => Command::Ahead,
            "book" => Command::Book(words.value("a line-up")?),
            unknown => {
                return Err(Malformed::new(format_args!(
                    "{} is not a command: ugi, setoption, isready, uginewgame, position, play, undo, draw, go, stop, quit, \
                     query, analyse, state, concede, story, read, write, review, puzzle, check, levels, why, ahead and book are",
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
            words.until("moves").parse().map_err(Malformed::Position)?,
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
        decisions.push(decision(word)?);
    }
    Ok(Command::Position { start, decisions })
}

fn decision(word: &str) -> Result<Decision, Malformed> {
    word.parse().map_err(|_| Malformed::decision(word))
}

fn story(words: &mut Words<'_>) -> Result<Command, Malformed> {
    let since = match words.next() {
        None => 0,
        Some("since") => words.value("a number of decisions")?,
        Some(word) => {
            return Err(Malformed::new(format_args!(
                "after story there should be since or nothing, not {}",
                shown(word)
            )));
        }
    };
    Ok(Command::Story { since })
}

fn draw(words: &mut Words<'_>) -> Result<Command, Malformed> {
    let random = words.value("a number")?;
    let favour = match words.next() {
        None => None,
        Some("favour") => {
            let word = words.expect("none, black or white")?;
            let favour = word.parse().map_err(|error: ParseFavourError| {
                Malformed::new(format_args!("{} is not a favour: {error}", shown(word)))
            })?;
            Some(favour)
        }
        Some(word) => {
            return Err(Malformed::new(format_args!(
                "after the number there should be favour or nothing, not {}",
                shown(word)
            )));
        }
    };
    Ok(Command::Draw { random, favour })
}

fn why(words: &mut Words<'_>) -> Result<Command, Malformed> {
    let from = words.value("a square")?;
    let to = match words.peek() {
        None => None,
        Some(_) => Some(words.value("a square")?),
    };
    Ok(Command::Why { from, to })
}

fn concede(words: &mut Words<'_>) -> Result<Command, Malformed> {
    let word = words.expect("p1 or p2")?;
    let loser = Side::ALL
        .into_iter()
        .find(|&side| player(side) == word)
        .ok_or_else(|| Malformed::new(format_args!("{} is neither p1 nor p2", shown(word))))?;
    let word = words.expect("resignation or time")?;
    let concession = Concession::ALL
        .into_iter()
        .find(|concession| concession.name() == word)
        .ok_or_else(|| {
            Malformed::new(format_args!(
                "a match is conceded by resignation or on time, not by {}",
                shown(word)
            ))
        })?;
    Ok(Command::Concede { loser, concession })
}

fn read(line: &str) -> Result<Command, Malformed> {
    let text = serde_json::from_str(after_first_word(line)).map_err(|_| {
        Malformed::new(
            "after read there should be a text as a JSON string, in quotes and on one line",
        )
    })?;
    Ok(Command::Read(text))
}

fn write(line: &str) -> Result<Command, Malformed> {
    let rest = after_first_word(line);
    let word = rest.split_whitespace().next().unwrap_or_default();
    let form = Form::ALL
        .into_iter()
        .find(|form| form.name() == word)
        .ok_or_else(|| {
            Malformed::new(format_args!(
                "{} is not a form: record, kanji, words, json, moves, position and positions are",
                shown(word)
            ))
        })?;
    let remarks = match after_first_word(rest) {
        "" => Remarks::default(),
        json => serde_json::from_str(json).map_err(|error| {
            Malformed::new(format_args!(
                "after the form there may be a JSON object with tags, comment and notes: {error}"
            ))
        })?,
    };
    Ok(Command::Write { form, remarks })
}

/// How the protocol calls a side.
const fn player(side: Side) -> &'static str {
    match side {
        Side::Black => "p1",
        Side::White => "p2",
    }
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
            Command::Concede { loser, concession } => {
                write!(f, "concede {} {}", player(*loser), concession.name())
            }
            Command::Play(decision) => write!(f, "play {decision}"),
            Command::Undo => f.write_str("undo"),
            Command::Draw {
                random,
                favour: None,
            } => write!(f, "draw {random}"),
            Command::Draw {
                random,
                favour: Some(favour),
            } => write!(f, "draw {random} favour {favour}"),
            Command::Story { since: 0 } => f.write_str("story"),
            Command::Story { since } => write!(f, "story since {since}"),
            Command::Read(text) => write_json(f, "read", text),
            Command::Write { form, remarks } if *remarks == Remarks::default() => {
                write!(f, "write {form}")
            }
            Command::Write { form, remarks } => write_json(f, &format!("write {form}"), remarks),
            Command::Review => f.write_str("review"),
            Command::Puzzle(question) => write!(f, "puzzle {question}"),
            Command::Check(text) if text.is_empty() => f.write_str("check"),
            Command::Check(text) => write!(f, "check {text}"),
            Command::Levels => f.write_str("levels"),
            Command::Why { from, to: None } => write!(f, "why {from}"),
            Command::Why { from, to: Some(to) } => write!(f, "why {from} {to}"),
            Command::Ahead => f.write_str("ahead"),
            Command::Book(line_up) => write!(f, "book {line_up}"),
        }
    }
}

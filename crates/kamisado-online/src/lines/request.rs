use core::fmt;
use core::str::FromStr;

use kamisado::Side;

use super::words::{Malformed, Words};
use crate::{Act, Command, Phrase, Slug, Terms};

/// A line from a page.
///
/// ```
/// use kamisado_online::lines::Request;
///
/// for line in [
///     "watch 3xP7qLm2Zw 12",
///     "play 12 b1b7",
///     "resign 12",
///     "yes 13",
///     "say 13 good-game",
///     "ping 1234",
///     "seek double matchplay standard 900+0 rated any",
/// ] {
///     assert_eq!(line.parse::<Request>().unwrap().to_string(), line);
/// }
/// assert!("play b1b7".parse::<Request>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// `watch <slug> <seen>`: join a game, of which the page knows the entries 0 to `seen`.
    Watch {
        /// The game.
        slug: Slug,
        /// How many of its entries the page knows.
        seen: u32,
    },
    /// What a player does in the game that is watched: `play <seen> <decision>`, `resign <seen>`, `takeback <seen>`, `yes <seen>`, `no <seen>`,
    /// `claim <seen>`, `rematch <seen>`, `say <seen> <phrase>`.
    Act(Command),
    /// `bye`: the visitor is leaving the page on purpose.
    Bye,
    /// `ping <number>`: answer with the same number and the server's time.
    Ping(u64),
    /// `lobby`: join the lobby instead of a game.
    Lobby,
    /// `seek <terms> <side>`: look for an opponent.
    Seek(Seek),
    /// `unseek <id>`: stop looking.
    Unseek(u64),
    /// `take <id>`: accept somebody's seek.
    Take(u64),
    /// `pair <terms>`: take the oldest seek with these terms, or post one.
    Pair(Terms),
}

/// What somebody who looks for an opponent wants to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seek {
    /// The terms.
    pub terms: Terms,
    /// The side.
    pub side: SideWanted,
}

/// The side somebody wants to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SideWanted {
    /// Either side, at random.
    #[default]
    Any,
    /// This one.
    This(Side),
}

impl fmt::Display for SideWanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SideWanted::Any => f.write_str("any"),
            SideWanted::This(side) => side.fmt(f),
        }
    }
}

impl FromStr for SideWanted {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<SideWanted, Malformed> {
        match text {
            "any" => Ok(SideWanted::Any),
            side => side.parse().map(SideWanted::This).map_err(|_| Malformed),
        }
    }
}

impl fmt::Display for Seek {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.terms, self.side)
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Request::Watch { slug, seen } => write!(f, "watch {slug} {seen}"),
            Request::Act(Command { seen, act }) => match act {
                Act::Play(decision) => write!(f, "play {seen} {decision}"),
                Act::Resign => write!(f, "resign {seen}"),
                Act::Takeback => write!(f, "takeback {seen}"),
                Act::Yes => write!(f, "yes {seen}"),
                Act::No => write!(f, "no {seen}"),
                Act::Claim => write!(f, "claim {seen}"),
                Act::Rematch => write!(f, "rematch {seen}"),
                Act::Say(phrase) => write!(f, "say {seen} {}", phrase.name()),
            },
            Request::Bye => f.write_str("bye"),
            Request::Ping(number) => write!(f, "ping {number}"),
            Request::Lobby => f.write_str("lobby"),
            Request::Seek(seek) => write!(f, "seek {seek}"),
            Request::Unseek(id) => write!(f, "unseek {id}"),
            Request::Take(id) => write!(f, "take {id}"),
            Request::Pair(terms) => write!(f, "pair {terms}"),
        }
    }
}

impl FromStr for Request {
    type Err = Malformed;

    fn from_str(line: &str) -> Result<Request, Malformed> {
        let mut words = Words::new(line);
        let request = match words.word()? {
            "watch" => Request::Watch {
                slug: words.value()?,
                seen: words.value()?,
            },
            "bye" => Request::Bye,
            "ping" => Request::Ping(words.value()?),
            "lobby" => Request::Lobby,
            "seek" => Request::Seek(Seek {
                terms: terms(&mut words)?,
                side: words.value()?,
            }),
            "unseek" => Request::Unseek(words.value()?),
            "take" => Request::Take(words.value()?),
            "pair" => Request::Pair(terms(&mut words)?),
            word => {
                let seen = words.value()?;
                let act = match word {
                    "play" => Act::Play(words.value()?),
                    "resign" => Act::Resign,
                    "takeback" => Act::Takeback,
                    "yes" => Act::Yes,
                    "no" => Act::No,
                    "claim" => Act::Claim,
                    "rematch" => Act::Rematch,
                    "say" => Act::Say(Phrase::named(words.word()?).ok_or(Malformed)?),
                    _ => return Err(Malformed),
                };
                Request::Act(Command { seen, act })
            }
        };
        words.end()?;
        Ok(request)
    }
}

/// Terms are several words of a line.
pub(super) fn terms(words: &mut Words<'_>) -> Result<Terms, Malformed> {
    Terms::from_words([
        words.word()?,
        words.word()?,
        words.word()?,
        words.word()?,
        words.word()?,
    ])
    .map_err(|_| Malformed)
}

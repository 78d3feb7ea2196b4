//! What servers tell each other, and how it is written.
//!
//! A hint is one line of words. Readers ignore lines they don't know, and words after those they know, so that different versions can run side
//! by side: a new version adds kinds of hints, or words at the end of a line, and changes nothing else.

use core::fmt;
use core::str::{FromStr, SplitAsciiWhitespace};

use kamisado::{BySide, Side};

use crate::{GameId, PersonId, Stamp};

/// Something happened that other servers, and other rooms of this one, may want to look at. A hint can be lost, duplicated or late; the truth is
/// in the journal.
///
/// ```
/// use kamisado_online::{GameId, Hint};
///
/// let hint = Hint::Game { game: GameId(7), seq: 12 };
/// assert_eq!(hint.to_string(), "game 7 12");
/// assert_eq!("game 7 12".parse(), Ok(hint));
/// // What a newer version adds at the end is not for this one.
/// assert_eq!("game 7 12 urgent".parse(), Ok(hint));
/// assert!("sing".parse::<Hint>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The game has entries up to this number.
    Game {
        /// The game.
        game: GameId,
        /// Its last entry, as far as the sender knows.
        seq: u32,
    },
    /// Who is in a server's room of a game. This is repeated every few seconds for as long as somebody is.
    Room {
        /// The game.
        game: GameId,
        /// The server, identified by a number it has chosen.
        server: u64,
        /// Who is there.
        news: RoomNews,
    },
    /// Seeks or live games have changed.
    Lobby,
    /// Something concerns this person: an invitation was accepted, a session ended.
    Person(PersonId),
    /// Another server granted one unit of a quota.
    Spent {
        /// Which quota.
        quota: Quota,
        /// Whose, as a number that all servers have for the same person or address.
        key: u64,
    },
    /// Hints may have been lost: every listener checks everything once.
    Everything,
}

/// What a server says about its room of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomNews {
    /// When. Of two hints the later counts, whichever arrives first.
    pub at: Stamp,
    /// Where the players are.
    pub players: BySide<Presence>,
    /// How many people are watching, not counting the players.
    pub viewers: u32,
    /// Whether the game is in progress.
    pub is_on: bool,
    /// The [key](kamisado::Position::key) of the position on the board, if the game is rated and in progress.
    pub position: Option<u64>,
}

/// Whether a player is connected to a server, and if not, why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// They are.
    Here,
    /// They are not: they were never there, or the connection broke.
    Lost,
    /// They left on purpose.
    Left,
}

impl Presence {
    const ALL: [Presence; 3] = [Presence::Here, Presence::Lost, Presence::Left];

    const fn word(self) -> &'static str {
        match self {
            Presence::Here => "here",
            Presence::Lost => "lost",
            Presence::Left => "left",
        }
    }
}

/// What is limited per person and address over time, on all servers together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quota {
    /// Attempts to log in or to recover an account.
    LogIns,
    /// New guests and accounts.
    Newcomers,
    /// Seeks, invitations and pairings.
    Seeks,
    /// Reports about somebody.
    Reports,
    /// Downloads of many games.
    Downloads,
}

impl Quota {
    /// All of them.
    pub const ALL: [Quota; 5] = [
        Quota::LogIns,
        Quota::Newcomers,
        Quota::Seeks,
        Quota::Reports,
        Quota::Downloads,
    ];

    /// How it is written.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Quota::LogIns => "log-ins",
            Quota::Newcomers => "newcomers",
            Quota::Seeks => "seeks",
            Quota::Reports => "reports",
            Quota::Downloads => "downloads",
        }
    }
}

impl Hint {
    /// More than the longest line there is, in bytes.
    pub const LONGEST: usize = 160;
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hint::Game { game, seq } => write!(f, "game {} {seq}", game.0),
            Hint::Room { game, server, news } => {
                let RoomNews {
                    at,
                    players,
                    viewers,
                    is_on,
                    position,
                } = news;
                let [black, white] = Side::ALL.map(|side| players[side].word());
                let on = if *is_on { "on" } else { "off" };
                write!(
                    f,
                    "room {} {server:x} {} {black} {white} {viewers} {on}",
                    game.0, at.0
                )?;
                match position {
                    Some(position) => write!(f, " {position:x}"),
                    None => f.write_str(" -"),
                }
            }
            Hint::Lobby => f.write_str("lobby"),
            Hint::Person(person) => write!(f, "person {}", person.0),
            Hint::Spent { quota, key } => write!(f, "spent {} {key:x}", quota.word()),
            Hint::Everything => f.write_str("everything"),
        }
    }
}

/// The text is not a hint that this version knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseHintError;

impl fmt::Display for ParseHintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a hint that this version knows")
    }
}

impl core::error::Error for ParseHintError {}

impl FromStr for Hint {
    type Err = ParseHintError;

    fn from_str(text: &str) -> Result<Hint, ParseHintError> {
        if text.len() > Hint::LONGEST {
            return Err(ParseHintError);
        }
        read(&mut text.split_ascii_whitespace()).ok_or(ParseHintError)
    }
}

fn read(words: &mut SplitAsciiWhitespace<'_>) -> Option<Hint> {
    Some(match words.next()? {
        "game" => Hint::Game {
            game: GameId(number(words)?),
            seq: number(words)?,
        },
        "room" => Hint::Room {
            game: GameId(number(words)?),
            server: hexadecimal(words)?,
            news: RoomNews {
                at: Stamp(number(words)?),
                players: BySide::new(presence(words)?, presence(words)?),
                viewers: number(words)?,
                is_on: words.next()? == "on",
                // Older servers do not say it.
                position: hexadecimal(words),
            },
        },
        "lobby" => Hint::Lobby,
        "person" => Hint::Person(PersonId(number(words)?)),
        "spent" => {
            let word = words.next()?;
            Hint::Spent {
                quota: Quota::ALL.into_iter().find(|quota| quota.word() == word)?,
                key: hexadecimal(words)?,
            }
        }
        "everything" => Hint::Everything,
        _ => return None,
    })
}

fn number<T: FromStr>(words: &mut SplitAsciiWhitespace<'_>) -> Option<T> {
    words.next()?.parse().ok()
}

fn hexadecimal(words: &mut SplitAsciiWhitespace<'_>) -> Option<u64> {
    u64::from_str_radix(words.next()?, 16).ok()
}

fn presence(words: &mut SplitAsciiWhitespace<'_>) -> Option<Presence> {
    let word = words.next()?;
    Presence::ALL
        .into_iter()
        .find(|presence| presence.word() == word)
}

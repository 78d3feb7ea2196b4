use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use kamisado::{BySide, Side};

use super::request::{Seek, terms};
use super::words::{Malformed, Maybe, Words};
use crate::{Refusal, Slug, Stamp, What};

/// A line to a page.
///
/// ```
/// use kamisado_online::lines::Reply;
///
/// for line in [
///     "at 3xP7qLm2Zw black 12",
///     "e 12 1763350000000 black b1b7 899000 900000",
///     "e 13 1763350001000 - bpronuyg 899000 900000",
///     "now 899000 900000 white 1763350900000 1763350001000",
///     "now - - - - 1763350001000",
///     "ok 12",
///     "no 12 not-gone 14",
///     "gone white 30",
///     "rated 1500 1662 1500 1338",
///     "seek 7 double matchplay standard 900+0 rated any Anna 1734",
/// ] {
///     assert_eq!(line.parse::<Reply>().unwrap().to_string(), line);
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// `at <slug> <black|white|none> <seq>`: the page is now watching the game; the entries from `seq` on follow, then `now`. A page that has
    /// more entries than that drops them.
    At {
        /// The game.
        slug: Slug,
        /// The visitor's side, if they are a player.
        you: Option<Side>,
        /// The number of the entry that follows first.
        seq: u32,
    },
    /// `e <seq> <at> <side|-> <what> <black-ms> <white-ms>`: an entry, and the time left to both players after it (`-` without a clock).
    Entry {
        /// Its number.
        seq: u32,
        /// When it happened.
        at: Stamp,
        /// Whose it is.
        side: Option<Side>,
        /// What it is.
        what: What,
        /// The time each side has left.
        banks: Option<BySide<Duration>>,
    },
    /// `now <black-ms> <white-ms> <running|-> <due-at|-> <server-now>`: the clocks as they are.
    Now {
        /// The time each side has left now.
        banks: Option<BySide<Duration>>,
        /// Whose clock runs.
        running: Option<Side>,
        /// When that clock will have run out.
        due_at: Option<Stamp>,
        /// The time on the server.
        now: Stamp,
    },
    /// `ok <number>`: it is done, and will still be after a crash. The number is that of the entry, or of the seek.
    Ok(u64),
    /// `no <number> <code> [<detail>]`: it is refused. The number is the one in the request, or 0.
    No {
        /// The number in the request.
        number: u64,
        /// Why.
        why: Refusal,
        /// A number that belongs to the reason.
        detail: Option<u64>,
    },
    /// `gone <side> <seconds>`: this player has left, and the opponent may claim the win in this many seconds; `-` for never.
    Gone {
        /// The player.
        side: Side,
        /// How long until the opponent may claim the win.
        seconds: Option<u64>,
    },
    /// `here <side>`: this player is present.
    Here(Side),
    /// `crowd <n>`: this many others are watching.
    Crowd(u32),
    /// `pong <number> <server-now>`.
    Pong {
        /// As in the request.
        number: u64,
        /// The time on the server.
        now: Stamp,
    },
    /// `again`: this server is shutting down. Reconnect after a short, random wait.
    Again,
    /// `rated <black-before> <black-after> <white-before> <white-after>`: what the finished game did to the ratings.
    Rated {
        /// Before the game.
        before: BySide<i32>,
        /// After it.
        after: BySide<i32>,
    },
    /// `seek <id> <terms> <side> <name> <rating|->`: somebody is looking for an opponent.
    Seek {
        /// The number of the seek.
        id: u64,
        /// What they want to play.
        seek: Seek,
        /// Their name: one word.
        name: String,
        /// Their rating for these terms.
        rating: Option<i32>,
    },
    /// `unseek <id>`: they no longer do.
    Unseek(u64),
    /// `games <n>`: this many games are being played.
    Games(u32),
    /// `game <slug>`: your game is starting; go there.
    Game(Slug),
}

impl Reply {
    /// A refusal without a detail.
    #[must_use]
    pub const fn no(number: u64, why: Refusal) -> Reply {
        Reply::No {
            number,
            why,
            detail: None,
        }
    }
}

/// Two banks, or two times nothing.
struct Banks(Option<BySide<Duration>>);

impl fmt::Display for Banks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(BySide { black, white }) => {
                write!(f, "{} {}", black.as_millis(), white.as_millis())
            }
            None => f.write_str("- -"),
        }
    }
}

fn banks(words: &mut Words<'_>) -> Result<Option<BySide<Duration>>, Malformed> {
    let black = words.maybe()?.map(Duration::from_millis);
    let white = words.maybe()?.map(Duration::from_millis);
    match (black, white) {
        (Some(black), Some(white)) => Ok(Some(BySide { black, white })),
        (None, None) => Ok(None),
        _ => Err(Malformed),
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::At { slug, you, seq } => {
                write!(f, "at {slug} {} {seq}", you.map_or("none", Side::name))
            }
            Reply::Entry {
                seq,
                at,
                side,
                what,
                banks,
            } => write!(
                f,
                "e {seq} {} {} {what} {}",
                at.0,
                Maybe(*side),
                Banks(*banks)
            ),
            Reply::Now {
                banks,
                running,
                due_at,
                now,
            } => write!(
                f,
                "now {} {} {} {}",
                Banks(*banks),
                Maybe(*running),
                Maybe(due_at.map(|at| at.0)),
                now.0
            ),
            Reply::Ok(number) => write!(f, "ok {number}"),
            Reply::No {
                number,
                why,
                detail,
            } => {
                write!(f, "no {number} {why}")?;
                detail.map_or(Ok(()), |detail| write!(f, " {detail}"))
            }
            Reply::Gone { side, seconds } => write!(f, "gone {side} {}", Maybe(*seconds)),
            Reply::Here(side) => write!(f, "here {side}"),
            Reply::Crowd(crowd) => write!(f, "crowd {crowd}"),
            Reply::Pong { number, now } => write!(f, "pong {number} {}", now.0),
            Reply::Again => f.write_str("again"),
            Reply::Rated { before, after } => write!(
                f,
                "rated {} {} {} {}",
                before.black, after.black, before.white, after.white
            ),
            Reply::Seek {
                id,
                seek,
                name,
                rating,
            } => write!(f, "seek {id} {seek} {name} {}", Maybe(*rating)),
            Reply::Unseek(id) => write!(f, "unseek {id}"),
            Reply::Games(games) => write!(f, "games {games}"),
            Reply::Game(slug) => write!(f, "game {slug}"),
        }
    }
}

impl FromStr for Reply {
    type Err = Malformed;

    fn from_str(line: &str) -> Result<Reply, Malformed> {
        let mut words = Words::new(line);
        let reply = match words.word()? {
            "at" => Reply::At {
                slug: words.value()?,
                you: match words.word()? {
                    "none" => None,
                    side => Some(side.parse().map_err(|_| Malformed)?),
                },
                seq: words.value()?,
            },
            "e" => return entry(words),
            "now" => Reply::Now {
                banks: banks(&mut words)?,
                running: words.maybe()?,
                due_at: words.maybe()?.map(Stamp),
                now: Stamp(words.value()?),
            },
            "ok" => Reply::Ok(words.value()?),
            "no" => Reply::No {
                number: words.value()?,
                why: Refusal::named(words.word()?).ok_or(Malformed)?,
                detail: match words.rest() {
                    None => None,
                    Some(detail) => Some(detail.parse().map_err(|_| Malformed)?),
                },
            },
            "gone" => Reply::Gone {
                side: words.value()?,
                seconds: words.maybe()?,
            },
            "here" => Reply::Here(words.value()?),
            "crowd" => Reply::Crowd(words.value()?),
            "pong" => Reply::Pong {
                number: words.value()?,
                now: Stamp(words.value()?),
            },
            "again" => Reply::Again,
            "rated" => {
                let [b0, b1, w0, w1] = [
                    words.value()?,
                    words.value()?,
                    words.value()?,
                    words.value()?,
                ];
                Reply::Rated {
                    before: BySide::new(b0, w0),
                    after: BySide::new(b1, w1),
                }
            }
            "seek" => Reply::Seek {
                id: words.value()?,
                seek: Seek {
                    terms: terms(&mut words)?,
                    side: words.value()?,
                },
                name: words.value()?,
                rating: words.maybe()?,
            },
            "unseek" => Reply::Unseek(words.value()?),
            "games" => Reply::Games(words.value()?),
            "game" => Reply::Game(words.value()?),
            _ => return Err(Malformed),
        };
        words.end()?;
        Ok(reply)
    }
}

/// What happened is one word or two, so the banks are found from the end.
fn entry(mut words: Words<'_>) -> Result<Reply, Malformed> {
    let seq = words.value()?;
    let at = Stamp(words.value()?);
    let side = words.maybe()?;
    let rest = words.rest().ok_or(Malformed)?;
    let mut from_end = rest.rmatch_indices(' ').map(|(index, _)| index);
    let cut = from_end.nth(1).ok_or(Malformed)?;
    let mut tail = Words::new(&rest[cut + 1..]);
    let banks = banks(&mut tail)?;
    tail.end()?;
    Ok(Reply::Entry {
        seq,
        at,
        side,
        what: rest[..cut].parse().map_err(|_| Malformed)?,
        banks,
    })
}

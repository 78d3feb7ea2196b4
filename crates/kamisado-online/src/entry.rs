use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use kamisado::{Decision, Side};

use crate::{GameId, Phrase, Slug, Stamp};

/// One line of the journal: something that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The game.
    pub game: GameId,
    /// Its number in the game, from 0 and without gaps. Whoever appends a number first gets it.
    pub seq: u32,
    /// When it happened; never before the entry it follows.
    pub at: Stamp,
    /// How much of the time before it is due to the network, and charged to nobody's clock.
    pub lag: Duration,
    /// Whose entry it is; none for what the server does.
    pub side: Option<Side>,
    /// What happened.
    pub what: What,
}

/// What can happen in a game.
///
/// ```
/// use kamisado_online::{Phrase, What};
///
/// for text in ["b1b7", "left", "ngrypubo", "resign", "flag", "undo 12", "say good-game", "pause 2000"] {
///     assert_eq!(text.parse::<What>().unwrap().to_string(), text);
/// }
/// assert_eq!("say good-game".parse(), Ok(What::Say(Phrase::GoodGame)));
/// // What a newer version writes in several words need not be understood; what is one word must be.
/// assert_eq!("wave both-hands".parse(), Ok(What::Other));
/// assert!("wave".parse::<What>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A decision of the match. A drawn line-up is the server's decision.
    Decision(Decision),
    /// The side resigns.
    Resign,
    /// The side's time is up.
    Flag,
    /// The side claims the win, because its opponent has gone.
    Claim,
    /// Nobody came to play: the game is over and doesn't count.
    Abort,
    /// The operator of the site declares the game void.
    Void,
    /// The side asks to take back its last decision.
    Takeback,
    /// The side agrees, and the match goes back to this many decisions.
    Undo(u32),
    /// The side declines what the other offers, or withdraws its own offer.
    Decline,
    /// After the end, the side wants to play again.
    Rematch,
    /// Both want to: this is the next game.
    NextGame(Slug),
    /// The side says something.
    Say(Phrase),
    /// A server shuts down and its players move to another: for this long, nobody's clock runs.
    Pause(Duration),
    /// Something written by a newer version that changes nothing here.
    Other,
}

impl What {
    /// Whether it changes the match, so that a decision made before seeing it is no longer valid.
    #[must_use]
    pub const fn changes_match(self) -> bool {
        self.ends_at_once() || matches!(self, What::Decision(_) | What::Undo(_))
    }

    /// Whether it is one of the entries that end a game, whatever the match looks like.
    #[must_use]
    pub const fn ends_at_once(self) -> bool {
        matches!(
            self,
            What::Resign | What::Flag | What::Claim | What::Abort | What::Void
        )
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Decision(decision) => decision.fmt(f),
            What::Resign => f.write_str("resign"),
            What::Flag => f.write_str("flag"),
            What::Claim => f.write_str("claim"),
            What::Abort => f.write_str("abort"),
            What::Void => f.write_str("void"),
            What::Takeback => f.write_str("takeback"),
            What::Undo(decisions) => write!(f, "undo {decisions}"),
            What::Decline => f.write_str("decline"),
            What::Rematch => f.write_str("rematch"),
            What::NextGame(slug) => write!(f, "next {slug}"),
            What::Say(phrase) => write!(f, "say {}", phrase.name()),
            What::Pause(time) => write!(f, "pause {}", time.as_millis()),
            What::Other => f.write_str("other -"),
        }
    }
}

/// The text is not an entry of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseWhatError;

impl fmt::Display for ParseWhatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an entry of a game")
    }
}

impl core::error::Error for ParseWhatError {}

impl FromStr for What {
    type Err = ParseWhatError;

    fn from_str(text: &str) -> Result<What, ParseWhatError> {
        let (word, rest) = match text.split_once(' ') {
            Some((word, rest)) => (word, Some(rest)),
            None => (text, None),
        };
        Ok(match (word, rest) {
            ("resign", None) => What::Resign,
            ("flag", None) => What::Flag,
            ("claim", None) => What::Claim,
            ("abort", None) => What::Abort,
            ("void", None) => What::Void,
            ("takeback", None) => What::Takeback,
            ("undo", Some(decisions)) => What::Undo(decisions.parse().map_err(|_| ParseWhatError)?),
            ("decline", None) => What::Decline,
            ("rematch", None) => What::Rematch,
            ("next", Some(slug)) => What::NextGame(slug.parse().map_err(|_| ParseWhatError)?),
            // A phrase that this version does not know is nothing that it could say.
            ("say", Some(phrase)) => Phrase::named(phrase).map_or(What::Other, What::Say),
            ("pause", Some(time)) => What::Pause(Duration::from_millis(
                time.parse().map_err(|_| ParseWhatError)?,
            )),
            // A kind that an older version need not understand has more than one word.
            (_, Some(_)) => What::Other,
            (decision, None) => What::Decision(decision.parse().map_err(|_| ParseWhatError)?),
        })
    }
}

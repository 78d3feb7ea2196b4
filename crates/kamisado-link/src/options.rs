use core::fmt;
use core::str::FromStr;

use kamisado::{Board, Language, MatchKind, MatchRules, Opening};
use kamisado_engine::{Level, Memory};

use crate::Malformed;
use crate::malformed::shown;
use crate::words::Words;

/// An option as an engine offers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name, words separated by single spaces.
    pub name: String,
    /// Which values it takes.
    pub kind: OptionKind,
}

/// Which values an option takes, and which is the default.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub enum OptionKind {
    /// True or false.
    Check { default: bool },
    /// A number in a range.
    Spin { default: i64, min: i64, max: i64 },
    /// One of several words.
    Combo { default: String, vars: Vec<String> },
    /// Any text.
    Text { default: String },
}

/// The bounds of a session, all in one place. They limit what a line can cost, no matter who sends it.
///
/// ```
/// use kamisado_link::{Capacity, Session, SystemClock};
///
/// let capacity = Capacity { decisions: 1, ..Capacity::STRANGERS };
/// let mut session = Session::with_capacity(SystemClock::start(), capacity);
/// let handled = session.handle("position startpos moves b1b2 h8h7");
/// assert_eq!(handled.replies[0].to_string(), "error A match can have at most 1 decisions here.");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capacity {
    /// The largest table a host may ask for, in MiB.
    pub hash: u32,
    /// The most threads a host may ask for.
    pub threads: u32,
    /// How many bytes a line may have. Longer lines are not read.
    pub line: usize,
    /// How many decisions a match may have.
    pub decisions: usize,
    /// How many decisions a `story` contains at most; `story since` gets the rest.
    pub page: usize,
    /// About how many positions a step of a search visits: a thousand take about a millisecond.
    pub slice: u64,
}

impl Capacity {
    /// The capacity of a separate program: all the engine can use, 64 threads, and matches longer than anybody plays.
    pub const OWN_MACHINE: Capacity = Capacity {
        hash: Memory::MOST_MEBIBYTES,
        threads: 64,
        line: 1 << 20,
        decisions: 1 << 16,
        page: 1 << 16,
        slice: 1 << 12,
    };

    /// The capacity for strangers who share a machine. The longest matches to fifteen points have some five hundred decisions, and their records
    /// take less than half of these bytes.
    pub const STRANGERS: Capacity = Capacity {
        hash: 16,
        threads: 1,
        line: 64 << 10,
        decisions: 1 << 10,
        page: 1 << 7,
        slice: 1 << 12,
    };
}

impl Default for Capacity {
    fn default() -> Capacity {
        Capacity::OWN_MACHINE
    }
}

/// What a host has set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// `Match`, `Setup` and `Mirrored`.
    pub rules: MatchRules,
    /// `Level`, 1 for a beginner to 10 for perfect play.
    pub level: Level,
    /// `Hash`, the size of the engine's table in MiB.
    pub hash: u32,
    /// `Threads`, how many the engine may use.
    pub threads: u32,
    /// `Language`, the language of sentences.
    pub language: Language,
    capacity: Capacity,
}

/// The usual size of the table in MiB.
const HASH: u32 = 256;

impl Options {
    /// The default options on a machine with this capacity.
    #[must_use]
    pub fn new(capacity: Capacity) -> Options {
        Options {
            rules: MatchRules::default(),
            level: Level::PERFECT,
            hash: HASH.min(capacity.hash).max(1),
            threads: 1,
            language: Language::default(),
            capacity,
        }
    }

    /// The bounds of the session.
    #[must_use]
    pub const fn capacity(&self) -> &Capacity {
        &self.capacity
    }

    /// The options on offer, with their defaults.
    #[must_use]
    pub fn specs(&self) -> Vec<OptionSpec> {
        let begin = Options::new(self.capacity);
        let spec = |name: &str, kind| OptionSpec {
            name: name.to_owned(),
            kind,
        };
        vec![
            spec("Match", combo(begin.rules.kind, MatchKind::ALL)),
            spec("Setup", combo(begin.rules.opening, Opening::ALL)),
            spec("Mirrored", OptionKind::Check { default: false }),
            spec(
                "Level",
                spin(
                    begin.level.number(),
                    Level::FIRST.number(),
                    Level::PERFECT.number(),
                ),
            ),
            spec("Hash", spin(begin.hash, 1, self.capacity.hash)),
            spec("Threads", spin(begin.threads, 1, self.capacity.threads)),
            spec("Language", combo(begin.language, Language::ALL)),
        ]
    }

    /// Sets an option; the case of its name does not matter.
    ///
    /// # Errors
    /// When there is no such option, or it does not take this value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Malformed> {
        match name.to_ascii_lowercase().as_str() {
            "match" => self.rules.kind = value.parse().map_err(Malformed::new)?,
            "setup" => self.rules.opening = value.parse().map_err(Malformed::new)?,
            "mirrored" => {
                self.rules.board = match value.to_ascii_lowercase().as_str() {
                    "true" => Board::Mirrored,
                    "false" => Board::Standard,
                    _ => {
                        return Err(Malformed::new(format_args!(
                            "Mirrored is true or false, not {}",
                            shown(value)
                        )));
                    }
                }
            }
            "level" => self.level = value.parse().map_err(Malformed::new)?,
            "hash" => self.hash = within("Hash", value, 1, self.capacity.hash)?,
            "threads" => self.threads = within("Threads", value, 1, self.capacity.threads)?,
            "language" => self.language = value.parse().map_err(Malformed::new)?,
            _ => {
                return Err(Malformed::new(format_args!(
                    "there is no option {}: Match, Setup, Mirrored, Level, Hash, Threads and Language are there",
                    shown(name)
                )));
            }
        }
        Ok(())
    }
}

impl Default for Options {
    fn default() -> Options {
        Options::new(Capacity::default())
    }
}

fn combo<T: fmt::Display>(default: T, all: impl IntoIterator<Item = T>) -> OptionKind {
    OptionKind::Combo {
        default: default.to_string(),
        vars: all.into_iter().map(|value| value.to_string()).collect(),
    }
}

fn spin(default: impl Into<i64>, min: impl Into<i64>, max: impl Into<i64>) -> OptionKind {
    OptionKind::Spin {
        default: default.into(),
        min: min.into(),
        max: max.into(),
    }
}

fn within<T: FromStr + PartialOrd + fmt::Display>(
    name: &str,
    value: &str,
    min: T,
    max: T,
) -> Result<T, Malformed> {
    match value.parse() {
        Ok(number) if min <= number && number <= max => Ok(number),
        _ => Err(Malformed::new(format_args!(
            "{name} is a number from {min} to {max}, not {}",
            shown(value)
        ))),
    }
}

impl OptionSpec {
    pub(crate) fn read(words: &mut Words<'_>) -> Result<OptionSpec, Malformed> {
        if words.next() != Some("name") {
            return Err(Malformed::new("the option has no name"));
        }
        let name = words.until("type");
        let kind = words.expect("the type of the option")?;
        if words.next() != Some("default") {
            return Err(Malformed::new("the option has no default"));
        }
        let kind = match kind {
            "check" => OptionKind::Check {
                default: words.value("true or false")?,
            },
            "spin" => {
                let default = words.value("a number")?;
                let mut bound = |name: &str| match words.next() {
                    Some(word) if word == name => words.value("a number"),
                    _ => Err(Malformed::new(format_args!("the option has no {name}"))),
                };
                OptionKind::Spin {
                    default,
                    min: bound("min")?,
                    max: bound("max")?,
                }
            }
            "combo" => {
                let default = words.until("var");
                let mut vars = vec![words.until("var")];
                while words.peek().is_some() {
                    vars.push(words.until("var"));
                }
                OptionKind::Combo { default, vars }
            }
            "string" => OptionKind::Text {
                default: words.rest(),
            },
            _ => {
                return Err(Malformed::new(format_args!(
                    "an option is a check, spin, combo or string, not {}",
                    shown(kind)
                )));
            }
        };
        Ok(OptionSpec { name, kind })
    }
}

impl fmt::Display for OptionSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match &self.kind {
            OptionKind::Check { default } => write!(f, "check default {default}"),
            OptionKind::Spin { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            OptionKind::Combo { default, vars } => {
                write!(f, "combo default {default}")?;
                vars.iter().try_for_each(|var| write!(f, " var {var}"))
            }
            OptionKind::Text { default } => write!(f, "string default {default}"),
        }
    }
}

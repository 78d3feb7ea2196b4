//! Who plays: our own levels, or other programs over the line protocol.

use std::fmt;
use std::io;
use std::str::FromStr;
use std::time::{Duration, Instant};

use kamisado::{Decision, DecisionError, Language, Match, MatchRules};
use kamisado_engine::{Aim, Level, Limits, Memory, Player, Stop};
use kamisado_i18n::{Explain as _, Message};
use kamisado_link::{Bounds, Malformed};

use crate::process::{CommandLine, Process};

/// An engine as it is named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineSpec {
    /// The text as it was given.
    name: String,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Level(Inside),
    Command(CommandLine),
}

/// One of our own levels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Inside {
    level: Level,
    aim: Aim,
    /// A seed for the same habits in every pair, if one is given.
    seed: Option<u64>,
    memory: usize,
}

/// How many MiB a level gets for its proofs where nothing else is said.
const MEMORY: usize = 64;

impl EngineSpec {
    /// The engine of this level.
    #[must_use]
    pub fn level(level: Level) -> EngineSpec {
        EngineSpec {
            name: format!("level:{level}"),
            kind: Kind::Level(Inside {
                level,
                aim: Aim::Match,
                seed: None,
                memory: MEMORY,
            }),
        }
    }

    /// Checks that the program exists and has the options it is given; our own levels always do. A program that does anything
    /// else wrong, or doesn't introduce itself within `patience`, forfeits its games.
    ///
    /// # Errors
    /// Why the program cannot be started like this.
    pub fn check(&self, patience: Duration) -> Result<(), Fault> {
        match &self.kind {
            Kind::Level(_) => Ok(()),
            Kind::Command(command) => match Process::start(command, patience) {
                Err(fault @ (Fault::NotStarted(_) | Fault::Lacks(_))) => Err(fault),
                _ => Ok(()),
            },
        }
    }

    /// The engine, not yet playing.
    pub(crate) fn engine(&self) -> Engine {
        match &self.kind {
            Kind::Level(inside) => Engine::Inside(inside.clone(), None),
            Kind::Command(command) => Engine::Outside(command.clone(), None),
        }
    }
}

impl fmt::Display for EngineSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

/// Why a text doesn't name an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseEngineError(String);

impl fmt::Display for ParseEngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ParseEngineError {}

impl FromStr for EngineSpec {
    type Err = ParseEngineError;

    fn from_str(text: &str) -> Result<EngineSpec, ParseEngineError> {
        let wrong = |what: &dyn fmt::Display| ParseEngineError(what.to_string());
        let form = "write level:3, level:10,aim=round or cmd:./engine ugi";
        let (head, rest) = text
            .split_once(':')
            .ok_or_else(|| wrong(&format_args!("not an engine: {form}")))?;
        let mut words = head.split(',');
        let kind = match words.next() {
            Some("level") if head == "level" => Kind::Level(rest.parse()?),
            Some("cmd") => {
                let options = words
                    .map(|option| setting(option).map(|(name, value)| (name.into(), value.into())))
                    .collect::<Result<_, _>>()?;
                let command = CommandLine::new(rest, options).ok_or_else(|| {
                    wrong(&"no command line after cmd: write one such as cmd:./engine ugi, quotation marks closed")
                })?;
                Kind::Command(command)
            }
            _ => return Err(wrong(&format_args!("not an engine: {form}"))),
        };
        Ok(EngineSpec {
            name: text.to_owned(),
            kind,
        })
    }
}

/// `name=value`.
fn setting(text: &str) -> Result<(&str, &str), ParseEngineError> {
    text.split_once('=').ok_or_else(|| {
        ParseEngineError(format!(
            "{text:?} sets nothing: write a name, = and a value"
        ))
    })
}

impl FromStr for Inside {
    type Err = ParseEngineError;

    fn from_str(text: &str) -> Result<Inside, ParseEngineError> {
        let mut words = text.split(',');
        let level = words.next().unwrap_or_default();
        let mut inside = Inside {
            level: level
                .parse()
                .map_err(|error| ParseEngineError(format!("{level:?}: {error}")))?,
            aim: Aim::Match,
            seed: None,
            memory: MEMORY,
        };
        for word in words {
            let number = |value: &str| {
                value
                    .parse()
                    .map_err(|_| ParseEngineError(format!("{word:?}: not a number")))
            };
            match setting(word)? {
                ("aim", "match") => inside.aim = Aim::Match,
                ("aim", "round") => inside.aim = Aim::Round,
                ("aim", _) => {
                    return Err(ParseEngineError(format!(
                        "{word:?}: the aim is match or round"
                    )));
                }
                ("seed", value) => inside.seed = Some(number(value)?),
                ("memory", value) => {
                    let most = Memory::MOST_MEBIBYTES.into();
                    inside.memory =
                        usize::try_from(number(value)?.clamp(1, most)).unwrap_or(MEMORY);
                }
                _ => {
                    return Err(ParseEngineError(format!(
                        "{word:?}: a level has aim, seed and memory"
                    )));
                }
            }
        }
        Ok(inside)
    }
}

/// What an engine did wrong, which lost it the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The program could not be started.
    NotStarted(io::ErrorKind),
    /// There is not enough memory for its table of this many MiB.
    Memory(usize),
    /// The program ended, with this exit status if it is known.
    Ended(Option<String>),
    /// No answer came for this long.
    Silent(Duration),
    /// Its clock ran out.
    OutOfTime,
    /// It reported an error.
    Refused(String),
    /// It gave no decision although one was due.
    NoDecision,
    /// It answered with something that cannot be read.
    Unreadable {
        /// Its answer, or the start of it.
        answer: String,
        /// What is wrong with it.
        error: Malformed,
    },
    /// It answered with a decision that the rules do not allow.
    Illegal {
        /// Its decision.
        decision: Decision,
        /// What is wrong with it.
        error: DecisionError,
    },
    /// It cannot play these matches, because it lacks this option.
    Lacks(String),
}

impl Fault {
    /// What the engine did, as the rest of a sentence about it.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        let not_started = |reason: &str| Message::FaultNotStarted { reason }.say(language);
        let illegal =
            |answer: &str, reason: &str| Message::FaultIllegal { answer, reason }.say(language);
        let message = match self {
            Fault::NotStarted(kind) => {
                return not_started(&io::Error::from(*kind).explain(language));
            }
            &Fault::Memory(count) => {
                return not_started(&Message::ErrorMemory { count }.say(language));
            }
            Fault::Unreadable { answer, error } => {
                return illegal(answer, &error.explain(language));
            }
            Fault::Illegal { decision, error } => {
                return illegal(&decision.to_string(), &error.explain(language));
            }
            Fault::NoDecision => Message::FaultNoDecision,
            Fault::Ended(None) => Message::FaultClosed,
            Fault::Ended(Some(reason)) => Message::FaultEnded { reason },
            Fault::Silent(time) => Message::FaultSilent {
                seconds: time.as_secs_f64(),
            },
            Fault::OutOfTime => Message::FaultOutOfTime,
            Fault::Refused(reason) => Message::FaultRefused { reason },
            Fault::Lacks(option) => Message::FaultLacks { option },
        };
        message.say(language)
    }

    /// Whether it was too slow, not wrong.
    pub(crate) const fn is_of_time(&self) -> bool {
        matches!(self, Fault::Silent(_) | Fault::OutOfTime)
    }
}

/// A player of a game.
#[derive(Debug)]
pub(crate) enum Engine {
    /// One of our own, new for every game.
    Inside(Inside, Option<Player>),
    /// Another program; it is restarted for the next game after it has done something wrong.
    Outside(CommandLine, Option<Process>),
}

impl Engine {
    /// Gets ready for a match.
    ///
    /// # Errors
    /// When the engine cannot play it.
    pub(crate) fn begin(
        &mut self,
        rules: &MatchRules,
        habit: u64,
        patience: Duration,
    ) -> Result<(), Fault> {
        match self {
            Engine::Inside(inside, player) => {
                let made = Player::try_new(inside.level, Memory::mebibytes(inside.memory))
                    .map_err(|error| Fault::Memory(error.mebibytes()))?;
                *player = Some(
                    made.with_aim(inside.aim)
                        .with_seed(inside.seed.unwrap_or(habit)),
                );
                Ok(())
            }
            Engine::Outside(command, process) => {
                let mut running = match process.take() {
                    Some(running) => running,
                    None => Process::start(command, patience)?,
                };
                running.begin(rules)?;
                *process = Some(running);
                Ok(())
            }
        }
    }

    /// Makes the decision that is due within these bounds, and within `patience` in any case.
    ///
    /// # Errors
    /// What the engine did wrong.
    pub(crate) fn decide(
        &mut self,
        game: &Match,
        bounds: &Bounds,
        patience: Duration,
    ) -> Result<Decision, Fault> {
        match self {
            Engine::Inside(_, player) => player
                .as_mut()
                .and_then(|player| think(player, game, bounds))
                .ok_or(Fault::NoDecision),
            Engine::Outside(_, process) => {
                let mut running = process.take().ok_or(Fault::Ended(None))?;
                let decision = running.decide(game, bounds, patience)?;
                *process = Some(running);
                Ok(decision)
            }
        }
    }

    /// Ends a program that has done something wrong.
    pub(crate) fn dismiss(&mut self) {
        if let Engine::Outside(_, process) = self {
            *process = None;
        }
    }
}

/// Lets one of our own players think, until it knows what to do or its time is up.
fn think(player: &mut Player, game: &Match, bounds: &Bounds) -> Option<Decision> {
    let stop = match bounds.budget(game) {
        None => Stop::new(),
        Some(budget) => {
            let deadline = Instant::now() + budget.hard;
            Stop::new().with_alarm(move || Instant::now() >= deadline)
        }
    };
    let limits = Limits::none()
        .nodes_in_all(bounds.nodes.unwrap_or(u64::MAX))
        .depth(bounds.depth.unwrap_or(u32::MAX))
        .stop(&stop);
    player.decide(game, &limits).map(|choice| choice.decision)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_read_with_their_settings() {
        let spec: EngineSpec = "level:10,aim=round,seed=7,memory=16".parse().unwrap();
        assert_eq!(
            spec.kind,
            Kind::Level(Inside {
                level: Level::PERFECT,
                aim: Aim::Round,
                seed: Some(7),
                memory: 16,
            })
        );
        assert_eq!(spec.to_string(), "level:10,aim=round,seed=7,memory=16");
        assert_eq!(
            "level:3".parse(),
            Ok(EngineSpec::level(Level::new(3).unwrap()))
        );
        let spec: EngineSpec = "cmd,Level=3:./other 'engine: b' ugi".parse().unwrap();
        assert_eq!(
            spec.kind,
            Kind::Command(
                CommandLine::new(
                    "./other 'engine: b' ugi",
                    vec![("Level".into(), "3".into())]
                )
                .unwrap()
            )
        );
    }

    #[test]
    fn what_is_no_engine_is_refused_with_advice() {
        for (text, advice) in [
            ("3", "write level:3"),
            ("chess:3", "write level:3"),
            ("level:11", "from 1 (easiest) to 10 (perfect)"),
            ("level:3,aim=points", "the aim is match or round"),
            ("level:3,seed=x", "not a number"),
            ("level:3,seed", "write a name, = and a value"),
            ("level:3,depth=4", "aim, seed and memory"),
            ("cmd:", "no command line"),
            ("cmd:'open", "quotation marks closed"),
        ] {
            let error = text.parse::<EngineSpec>().unwrap_err().to_string();
            assert!(error.contains(advice), "{text}: {error}");
        }
    }
}

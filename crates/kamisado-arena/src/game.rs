//! One game between two engines, with clocks and a referee that never hangs.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use kamisado::{BySide, Concession, Decision, Due, Match, Side};
use kamisado_link::{Bounds, TimeLeft};

use crate::engines::{Engine, Fault};
use crate::schedule::Schedule;

/// How long engines may think.
#[derive(Clone, Copy, Debug)]
pub struct Control {
    /// About how many positions a decision may search.
    pub nodes: Option<u64>,
    /// How long a decision may take.
    pub movetime: Option<Duration>,
    /// How long the whole match may take each side.
    pub clock: Option<ClockTime>,
    /// How much later than that an answer may come.
    pub margin: Duration,
    /// How long to wait for an answer if no other limit applies.
    pub patience: Duration,
}

/// The time for a whole match, and what each decision adds to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTime {
    /// The time for the whole match.
    pub base: Duration,
    /// The time each decision adds.
    pub increment: Duration,
}

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.base.as_secs_f64())?;
        if !self.increment.is_zero() {
            write!(f, "+{}", self.increment.as_secs_f64())?;
        }
        Ok(())
    }
}

/// The text isn't a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseClockTimeError;

impl fmt::Display for ParseClockTimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "not a time: write seconds for the match, such as 60, or with an increment, 60+0.5",
        )
    }
}

impl std::error::Error for ParseClockTimeError {}

impl FromStr for ClockTime {
    type Err = ParseClockTimeError;

    fn from_str(text: &str) -> Result<ClockTime, ParseClockTimeError> {
        let seconds = |text: &str| {
            let seconds: f64 = text.parse().map_err(|_| ParseClockTimeError)?;
            // A day is long enough, and keeps sums of durations from overflowing.
            if (0.0..=86_400.0).contains(&seconds) {
                Ok(Duration::from_secs_f64(seconds))
            } else {
                Err(ParseClockTimeError)
            }
        };
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let time = ClockTime {
            base: seconds(base)?,
            increment: seconds(increment)?,
        };
        if time.base.is_zero() {
            return Err(ParseClockTimeError);
        }
        Ok(time)
    }
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Game {
    /// The match.
    pub game: Match,
    /// How long each decision took.
    pub spent: Vec<Duration>,
    /// Who lost by doing something wrong.
    pub forfeit: Option<(Side, Fault)>,
    /// Who won, or `None` where the game was tied.
    pub winner: Option<Side>,
}

/// Conducts a game: its conditions, and whether it still matters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Referee<'a> {
    pub(crate) schedule: &'a Schedule,
    pub(crate) control: &'a Control,
    /// Becomes true when the result no longer matters.
    pub(crate) closed: &'a AtomicBool,
}

impl Referee<'_> {
    /// Plays a game of a pair. Each engine comes with its place in the arena, which its habits depend on.
    ///
    /// Returns `None` when the arena was closed.
    pub(crate) fn play(
        &self,
        pair: u64,
        mut engines: BySide<(usize, &mut Engine)>,
    ) -> Option<Game> {
        let mut game = Match::new(self.schedule.rules());
        let mut spent = Vec::new();
        let mut left = BySide::from_fn(|_| self.control.clock.map(|clock| clock.base));
        let mut forfeit = None;
        for side in Side::ALL {
            let (place, engine) = &mut engines[side];
            let habit = self.schedule.habit(pair, *place);
            if let Err(fault) = engine.begin(game.rules(), habit, self.control.patience) {
                forfeit = Some((side, fault));
                break;
            }
        }
        while forfeit.is_none()
            && let Some(due) = game.due()
        {
            if self.closed.load(Ordering::Relaxed) {
                return None;
            }
            let side = due.side();
            let begun = Instant::now();
            let decided = match self.schedule.line_up(pair, &game).map(Decision::LineUp) {
                Some(decision) => Ok((decision, Duration::ZERO)),
                None => self
                    .ask(engines[side].1, &game, &left)
                    .map(|decision| (decision, begun.elapsed())),
            };
            let taken = decided.and_then(|(decision, time)| {
                self.punch(&mut left[side], time)?;
                game.play(decision)
                    .map_err(|error| Fault::Illegal { decision, error })?;
                Ok(time)
            });
            match taken {
                Ok(time) => spent.push(time),
                Err(fault) => forfeit = Some((side, fault)),
            }
        }
        if let Some((loser, fault)) = &forfeit {
            engines[*loser].1.dismiss();
            let concession = if fault.is_of_time() {
                Concession::Time
            } else {
                Concession::Resignation
            };
            // In a match that is over nobody is asked to decide, so nobody forfeits it.
            let _ = game.concede(*loser, concession);
        }
        let winner = game.result()?.winner();
        Some(Game {
            game,
            spent,
            forfeit,
            winner,
        })
    }

    fn ask(
        &self,
        engine: &mut Engine,
        game: &Match,
        left: &BySide<Option<Duration>>,
    ) -> Result<Decision, Fault> {
        let Control {
            nodes,
            movetime,
            clock,
            margin,
            patience,
        } = *self.control;
        let clocks = clock.map(|clock| {
            left.map(|left| TimeLeft {
                time: millis(left.unwrap_or_default()),
                increment: millis(clock.increment),
            })
        });
        let bounds = Bounds {
            nodes,
            movetime: movetime.map(millis),
            clocks,
            ..Bounds::default()
        };
        let side = game.due().map(Due::side);
        let allowed = side.and_then(|side| left[side]).or(movetime);
        let patience = allowed.map_or(patience, |allowed| allowed + margin);
        engine.decide(game, &bounds, patience)
    }

    /// Takes the time of a decision from a clock.
    fn punch(&self, left: &mut Option<Duration>, time: Duration) -> Result<(), Fault> {
        let Control { margin, .. } = *self.control;
        let allowed = left.or(self.control.movetime);
        if allowed.is_some_and(|allowed| time > allowed + margin) {
            return Err(Fault::OutOfTime);
        }
        if let Some((left, clock)) = left.as_mut().zip(self.control.clock) {
            *left = left.saturating_sub(time) + clock.increment;
        }
        Ok(())
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_are_read() {
        let read = |text: &str| text.parse::<ClockTime>();
        assert_eq!(
            read("60+0.5"),
            Ok(ClockTime {
                base: Duration::from_secs(60),
                increment: Duration::from_millis(500),
            })
        );
        assert_eq!(
            read("0.25").map(|time| time.base),
            Ok(Duration::from_millis(250))
        );
        assert_eq!(
            read("60+0.5").map(|time| time.to_string()),
            Ok("60+0.5".to_owned())
        );
        for text in ["", "0", "-1", "1+-1", "x", "1e9", "NaN", "1+2+3"] {
            assert_eq!(read(text), Err(ParseClockTimeError), "{text}");
        }
    }
}

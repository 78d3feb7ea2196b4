//! Kamisado engines playing each other: pairs of games from both sides, as many at a time as the machine can handle.
//!
//! ```
//! use std::convert::Infallible;
//! use std::time::Duration;
//!
//! use kamisado::{Language, MatchKind};
//! use kamisado_arena::{Arena, Control, EngineSpec, Report, Schedule, Start};
//!
//! let [stronger, weaker]: [EngineSpec; 2] = ["level:2".parse()?, "level:1".parse()?];
//! let arena = Arena {
//!     schedule: Schedule { kind: MatchKind::Single, start: Start::Random, seed: 1 },
//!     control: Control {
//!         nodes: Some(1000),
//!         movetime: None,
//!         clock: None,
//!         margin: Duration::ZERO,
//!         patience: Duration::from_secs(60),
//!     },
//!     pairs: 2,
//!     concurrency: 1,
//!     sprt: None,
//! };
//! let tally = arena.run([&stronger, &weaker], |_, _| Ok::<_, Infallible>(()))?;
//! assert_eq!(tally.pairs.count(), 2);
//! let report = Report::new(&arena, [&stronger, &weaker], &tally);
//! assert!(report.say(Language::English).starts_with("level:2 against level:1:"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod engines;
mod game;
mod process;
mod records;
mod report;
mod schedule;
mod statistics;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use kamisado::{BySide, Side};

pub use self::engines::{EngineSpec, Fault, ParseEngineError};
pub use self::game::{ClockTime, Control, Game, ParseClockTimeError};
pub use self::records::{Records, RecordsError};
pub use self::report::{Report, summary};
pub use self::schedule::{ParseStartError, Schedule, Start};
pub use self::statistics::{Accepted, Interval, Pairs, Sprt};

use self::engines::Engine;
use self::game::Referee;

/// The conditions of all games.
#[derive(Clone, Copy, Debug)]
pub struct Arena {
    /// How the games start.
    pub schedule: Schedule,
    /// How long the engines may think.
    pub control: Control,
    /// The most pairs to play.
    pub pairs: u64,
    /// How many games are played at a time.
    pub concurrency: usize,
    /// The test that may end the games earlier.
    pub sprt: Option<Sprt>,
}

/// Two games from the same start: in the first one the first engine is Black, in the second one White.
#[derive(Clone, Debug)]
pub struct Pair {
    /// Counted from 0.
    pub number: u64,
    /// Both games, in the order of their sides.
    pub games: [Game; 2],
}

/// Which side the first engine plays in each game of a pair.
pub(crate) const FIRST_ENGINE: [Side; 2] = [Side::Black, Side::White];

impl Pair {
    /// How many half games the first engine got: two for a win, one for a tie.
    fn halves(&self) -> usize {
        let games = self.games.iter().zip(FIRST_ENGINE);
        games
            .map(|(game, first)| match game.winner {
                Some(winner) if winner == first => 2,
                Some(_) => 0,
                None => 1,
            })
            .sum()
    }
}

/// A game that was lost by doing something wrong.
#[derive(Clone, Debug)]
pub struct Forfeit {
    /// The pair, counted from 0.
    pub pair: u64,
    /// The place of the engine: 0 or 1.
    pub engine: usize,
    /// The side it played.
    pub side: Side,
    /// What it did.
    pub fault: Fault,
}

/// The results so far.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The outcomes of the pairs.
    pub pairs: Pairs,
    /// How many games the first engine won.
    pub won: u64,
    /// How many games were tied.
    pub tied: u64,
    /// The points of both engines over all matches.
    pub points: [u64; 2],
    /// The rounds of all matches.
    pub rounds: u64,
    /// The games that were lost by doing something wrong.
    pub forfeits: Vec<Forfeit>,
}

impl Tally {
    fn add(&mut self, pair: &Pair) {
        self.pairs += Pairs::of(pair.halves());
        for (
            Game {
                game,
                forfeit,
                winner,
                ..
            },
            first,
        ) in pair.games.iter().zip(FIRST_ENGINE)
        {
            self.won += u64::from(*winner == Some(first));
            self.tied += u64::from(winner.is_none());
            let score = game.score();
            self.points[0] += u64::from(score[first]);
            self.points[1] += u64::from(score[!first]);
            self.rounds += game.rounds().len() as u64;
            if let Some((side, fault)) = forfeit {
                self.forfeits.push(Forfeit {
                    pair: pair.number,
                    engine: usize::from(*side != first),
                    side: *side,
                    fault: fault.clone(),
                });
            }
        }
    }
}

impl Arena {
    /// Plays the pairs of two engines and calls `each` after every pair with the results so far.
    ///
    /// Pairs are counted in their order, however many are played at a time: with engines that always play the same,
    /// the result is always the same, and so is the pair after which the test ends the games.
    ///
    /// # Errors
    /// The first error of `each` ends the games.
    pub fn run<E>(
        &self,
        engines: [&EngineSpec; 2],
        mut each: impl FnMut(&Pair, &Tally) -> Result<(), E>,
    ) -> Result<Tally, E> {
        let closed = AtomicBool::new(false);
        let next = AtomicU64::new(0);
        let referee = Referee {
            schedule: &self.schedule,
            control: &self.control,
            closed: &closed,
        };
        thread::scope(|scope| {
            let (sender, played) = mpsc::channel();
            for _ in 0..self.concurrency.max(1) {
                let (sender, next) = (sender.clone(), &next);
                let mut engines = engines.map(EngineSpec::engine);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.pairs {
                            break;
                        }
                        let Some(pair) = play_pair(&referee, number, &mut engines) else {
                            break;
                        };
                        if sender.send(pair).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let counted = self.count(&played, &mut each);
            closed.store(true, Ordering::Relaxed);
            counted
        })
    }

    /// Counts pairs in order until all have been played or the test has ended.
    fn count<E>(
        &self,
        played: &mpsc::Receiver<Pair>,
        each: &mut impl FnMut(&Pair, &Tally) -> Result<(), E>,
    ) -> Result<Tally, E> {
        let mut tally = Tally::default();
        let mut early = BTreeMap::new();
        for pair in played {
            early.insert(pair.number, pair);
            while let Some(pair) = early.remove(&tally.pairs.count()) {
                tally.add(&pair);
                each(&pair, &tally)?;
                let accepted = self.sprt.and_then(|sprt| sprt.accepted(tally.pairs));
                if accepted.is_some() {
                    return Ok(tally);
                }
            }
        }
        Ok(tally)
    }
}

fn play_pair(referee: &Referee<'_>, number: u64, engines: &mut [Engine; 2]) -> Option<Pair> {
    let [first, second] = engines;
    let black_first = referee.play(number, BySide::new((0, &mut *first), (1, &mut *second)))?;
    let white_first = referee.play(number, BySide::new((1, second), (0, first)))?;
    Some(Pair {
        number,
        games: [black_first, white_first],
    })
}

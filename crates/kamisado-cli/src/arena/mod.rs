//! Engines against each other: pairs of games from both sides, as many at a time as the machine can bear.

pub(crate) mod engines;
pub(crate) mod game;
mod process;
pub(crate) mod records;
pub(crate) mod report;
pub(crate) mod schedule;
pub(crate) mod statistics;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use kamisado::{BySide, Side};

use self::engines::{Engine, EngineSpec, Fault};
use self::game::{Control, Game, Table};
use self::schedule::Schedule;
use self::statistics::{Pairs, Sprt};
use crate::failure::Failure;

/// What is agreed for all games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arena {
    pub(crate) schedule: Schedule,
    pub(crate) control: Control,
    /// How many pairs are played at most.
    pub(crate) pairs: u64,
    /// How many games are played at a time.
    pub(crate) concurrency: usize,
    /// The test that may end the games earlier.
    pub(crate) sprt: Option<Sprt>,
}

/// Two games from the same start: in the first one the first engine is Black, in the second one White.
#[derive(Clone, Debug)]
pub(crate) struct Pair {
    /// Counted from 0.
    pub(crate) number: u64,
    pub(crate) games: [Game; 2],
}

/// Which side the first engine plays in each game of a pair.
pub(crate) const FIRST_ENGINE: [Side; 2] = [Side::Black, Side::White];

impl Pair {
    /// How many of the two games the first engine won.
    fn wins(&self) -> usize {
        let games = self.games.iter().zip(FIRST_ENGINE);
        games.filter(|(game, first)| game.winner == *first).count()
    }
}

/// A game that was lost by doing something wrong.
#[derive(Clone, Debug)]
pub(crate) struct Forfeit {
    /// The pair, counted from 0.
    pub(crate) pair: u64,
    /// The place of the engine: 0 or 1.
    pub(crate) engine: usize,
    pub(crate) side: Side,
    pub(crate) fault: Fault,
}

/// What the games have come to so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Standing {
    pub(crate) pairs: Pairs,
    /// The points of both engines over all matches.
    pub(crate) points: [u64; 2],
    pub(crate) rounds: u64,
    pub(crate) forfeits: Vec<Forfeit>,
}

impl Standing {
    fn add(&mut self, pair: &Pair) {
        self.pairs += Pairs::of(pair.wins());
        for (Game { game, forfeit, .. }, first) in pair.games.iter().zip(FIRST_ENGINE) {
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
    /// Plays the pairs of two engines and calls `each` after every pair with what came of all of them so far.
    ///
    /// Pairs are counted in their order, however many are played at a time: with engines that always play the same,
    /// the result is always the same, and so is the pair after which the test ends the games.
    ///
    /// # Errors
    /// The first error of `each` ends the games.
    pub(crate) fn run(
        &self,
        engines: [&EngineSpec; 2],
        mut each: impl FnMut(&Pair, &Standing) -> Result<(), Failure>,
    ) -> Result<Standing, Failure> {
        let closed = AtomicBool::new(false);
        let next = AtomicU64::new(0);
        let table = Table {
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
                        let Some(pair) = play_pair(&table, number, &mut engines) else {
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

    /// Counts pairs in their order until all have come, or the test has come to an end.
    fn count(
        &self,
        played: &mpsc::Receiver<Pair>,
        each: &mut impl FnMut(&Pair, &Standing) -> Result<(), Failure>,
    ) -> Result<Standing, Failure> {
        let mut standing = Standing::default();
        let mut early = BTreeMap::new();
        for pair in played {
            early.insert(pair.number, pair);
            while let Some(pair) = early.remove(&standing.pairs.count()) {
                standing.add(&pair);
                each(&pair, &standing)?;
                let accepted = self.sprt.and_then(|sprt| sprt.accepted(standing.pairs));
                if accepted.is_some() {
                    return Ok(standing);
                }
            }
        }
        Ok(standing)
    }
}

fn play_pair(table: &Table<'_>, number: u64, engines: &mut [Engine; 2]) -> Option<Pair> {
    let [first, second] = engines;
    let black_first = table.play(number, BySide::new((0, &mut *first), (1, &mut *second)))?;
    let white_first = table.play(number, BySide::new((1, second), (0, first)))?;
    Some(Pair {
        number,
        games: [black_first, white_first],
    })
}

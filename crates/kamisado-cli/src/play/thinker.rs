//! The computer's player, on a thread of its own so that the screen stays responsive.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use kamisado::Match;
use kamisado_engine::review::Review;
use kamisado_engine::{Choice, Level, Limits, Memory, Player, Stop};

/// How much the computer keeps in mind.
const MEMORY_MEBIBYTES: usize = 64;
/// The most positions to search for one decision, about some seconds' worth.
const NODES: u64 = 20_000_000;

/// What to think about.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    /// Tells the answers of different jobs apart.
    pub(crate) ticket: u64,
    pub(crate) game: Match,
    pub(crate) task: Task,
}

/// What to do with a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Make the decision that is due, as a player of this level.
    Decide(Level),
    /// Find out where it turned.
    Review,
}

/// The result of a job.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    Choice(Choice),
    Review(Box<Review>),
}

/// A thought, and the ticket of the job it answers.
#[derive(Clone, Debug)]
pub(crate) struct Thought {
    pub(crate) ticket: u64,
    pub(crate) answer: Answer,
}

/// Thinks about one job at a time; a new job ends the one before. Every job is answered, even one that was already in a hurry when
/// it started: a player without an answer would lose on time.
#[derive(Debug)]
pub(crate) struct Thinker {
    jobs: Sender<(Job, Stop)>,
    thoughts: Receiver<Thought>,
    current: Option<(u64, Stop)>,
}

impl Thinker {
    /// Starts the thread. The same seed gives the same player.
    pub(crate) fn start(seed: u64) -> Thinker {
        let (jobs, waiting) = mpsc::channel::<(Job, Stop)>();
        let (answer, thoughts) = mpsc::channel();
        thread::spawn(move || {
            let mut player = None;
            for (job, stop) in waiting {
                let player = player.get_or_insert_with(|| {
                    Player::new(Level::PERFECT, Memory::mebibytes(MEMORY_MEBIBYTES)).with_seed(seed)
                });
                let limits = Limits::none().stop(&stop);
                let found = match job.task {
                    Task::Decide(level) => {
                        player.set_level(level);
                        let choice = player.decide(&job.game, &limits.nodes(NODES));
                        choice.map(Answer::Choice)
                    }
                    Task::Review => {
                        let limits = limits.nodes(Review::NODES);
                        let review = Review::of(&job.game, player.solver(), &limits, |_| ());
                        Some(Answer::Review(Box::new(review)))
                    }
                };
                let ticket = job.ticket;
                if let Some(found) = found
                    && answer
                        .send(Thought {
                            ticket,
                            answer: found,
                        })
                        .is_err()
                {
                    break;
                }
            }
        });
        Thinker {
            jobs,
            thoughts,
            current: None,
        }
    }

    /// Thinks about this job from now on, or about nothing.
    pub(crate) fn think(&mut self, job: Option<Job>) {
        let wanted = job.as_ref().map(|job| job.ticket);
        if self.current.as_ref().map(|(ticket, _)| *ticket) == wanted {
            return;
        }
        if let Some((_, stop)) = self.current.take() {
            stop.now();
        }
        if let Some(job) = job {
            let stop = Stop::new();
            self.current = Some((job.ticket, stop.clone()));
            // If the thread has ended, the job is lost, and the player notices it.
            let _ = self.jobs.send((job, stop));
        }
    }

    /// Asks for the best answer found so far.
    pub(crate) fn hurry(&self) {
        if let Some((_, stop)) = &self.current {
            stop.now();
        }
    }

    /// A finished thought.
    pub(crate) fn thought(&self) -> Option<Thought> {
        self.thoughts.try_recv().ok()
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.hurry();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kamisado::{MatchKind, MatchRules, Opening};

    use super::*;

    /// The only way to find out that no answer comes is to give up waiting at some point.
    const GIVE_UP: Duration = Duration::from_secs(120);

    #[test]
    fn a_job_that_is_in_a_hurry_before_it_is_taken_is_answered() {
        let mut laying_out = MatchRules::new(MatchKind::Standard);
        laying_out.opening = Opening::Tournament;
        let filling = {
            let decisions = "h1h5 e8e2 b1b2 h8h6 g1g7 h6e3 c1c4 g8h7 f1f7 e2f1".split(' ');
            let game = Match::new(MatchKind::Standard.into());
            game.replay(decisions.map(|m| m.parse().unwrap())).unwrap()
        };
        let games = [
            Match::new(MatchKind::Standard.into()),
            Match::new(laying_out),
            filling,
        ];
        let mut thinker = Thinker::start(1);
        let mut ticket = 0;
        for game in games {
            for level in [Level::FIRST, Level::PERFECT] {
                for task in [Task::Decide(level), Task::Review] {
                    ticket += 1;
                    thinker.think(Some(Job {
                        ticket,
                        game: game.clone(),
                        task,
                    }));
                    thinker.hurry();
                    let thought = thinker.thoughts.recv_timeout(GIVE_UP).unwrap();
                    assert_eq!(thought.ticket, ticket);
                    if let Answer::Choice(choice) = thought.answer {
                        assert!(game.clone().play(choice.decision).is_ok());
                    }
                }
            }
        }
    }
}

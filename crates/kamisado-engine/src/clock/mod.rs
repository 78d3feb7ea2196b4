//! How long a decision may take: sudden death and increments, over the rounds of a whole match.
//!
//! Everything here is arithmetic on the match and the clocks; nothing here reads the time.

mod outlook;

use std::time::Duration;

use kamisado::{BySide, Match};

use self::outlook::Outlook;
use crate::parameters::clock::*;

/// One player's clock at the moment their decision is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clock {
    /// The time left for the rest of the match.
    pub remaining: Duration,
    /// The time added after every decision; zero for sudden death.
    pub increment: Duration,
}

impl Clock {
    /// A clock to which nothing is ever added.
    #[must_use]
    pub const fn sudden_death(remaining: Duration) -> Clock {
        Clock {
            remaining,
            increment: Duration::ZERO,
        }
    }
}

/// How long a decision may take.
///
/// ```
/// use std::time::Duration;
/// use kamisado::{BySide, Match, MatchKind};
/// use kamisado_engine::{Budget, Clock};
///
/// let game = Match::new(MatchKind::Standard.into());
/// let clock = Clock::sudden_death(Duration::from_secs(180));
/// let budget = Budget::plan(&game, &BySide::new(clock, clock), Duration::from_millis(20)).unwrap();
/// assert!(Duration::from_secs(5) < budget.soft && budget.soft <= budget.hard);
/// assert!(budget.hard < Duration::from_secs(90));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Budget {
    /// After this, start nothing new.
    pub soft: Duration,
    /// After this, decide with what has been found.
    pub hard: Duration,
}

impl Budget {
    /// Plans the decision that is due, or returns `None` when the match is over.
    ///
    /// `overhead` is what every decision costs in addition to the thinking: the way to the host and back. As long as the
    /// clock can pay for the overhead of the longest match that is still possible, a player who never thinks longer than `hard` never runs out
    /// of time, however long the match becomes. If the clock cannot pay for it, the budget is zero.
    #[must_use]
    pub fn plan(game: &Match, clocks: &BySide<Clock>, overhead: Duration) -> Option<Budget> {
        let due = game.due()?;
        let outlook = Outlook::new(game, due);
        Some(Budget::share(clocks[due.side()], overhead, &outlook))
    }

    fn share(clock: Clock, overhead: Duration, outlook: &Outlook) -> Budget {
        let remaining = clock.remaining.min(LONGEST_CLOCK);
        let increment = clock.increment.min(LONGEST_CLOCK);
        let usable = remaining.saturating_sub(reserve(increment, overhead, outlook.most));
        let to_come = outlook.decisions.saturating_sub(1);
        // What the later decisions will add beyond their own overhead is shared out now as well.
        let added = increment.saturating_sub(overhead).saturating_mul(to_come);
        let share = (outlook.weight / outlook.total).clamp(0.0, 1.0);
        let soft = (usable + added.min(LONGEST_CLOCK)).mul_f64(share);
        let hard = (soft * PATIENCE).min(usable.mul_f64(BOLDNESS));
        Budget {
            soft: soft.min(hard),
            hard,
        }
    }
}

/// What must stay on the clock: this decision's overhead, and what the increments do not cover of all those that may
/// follow.
fn reserve(increment: Duration, overhead: Duration, most: u32) -> Duration {
    let uncovered = overhead.saturating_sub(increment);
    overhead.saturating_add(uncovered.saturating_mul(most.saturating_sub(1)))
}

#[cfg(test)]
mod tests;

use core::time::Duration;

use kamisado::{BySide, Side};

use crate::{Clock, Outage, Per, Stamp};

/// How long a player may take to make the first move of a game with a bank of time, before the game is aborted.
pub(super) const FIRST_MOVE: Duration = Duration::from_secs(60);
/// The same for laying out the towers, which takes longer.
pub(super) const FIRST_LINE_UP: Duration = Duration::from_secs(180);
/// The same in a game without a clock.
pub(super) const FIRST_WITHOUT_CLOCK: Duration = Duration::from_secs(24 * 3600);

/// What both sides have left, and since when time has been running.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clocks {
    /// What is in the banks; the days for a decision in correspondence.
    pub(super) banks: BySide<Duration>,
    /// Whether each side has made a decision.
    pub(super) begun: BySide<bool>,
    /// When the decision that is due became due.
    pub(super) since: Stamp,
}

impl Clocks {
    pub(super) fn new(clock: Clock, since: Stamp) -> Clocks {
        Clocks {
            banks: full(clock),
            begun: BySide::default(),
            since,
        }
    }

    /// How long this side may take for the decision that is due, or `None` when it may take for ever.
    pub(super) fn allowance(&self, clock: Clock, side: Side, is_line_up: bool) -> Option<Duration> {
        match (clock, self.begun[side]) {
            (Clock::None, true) => None,
            (Clock::None, false) => Some(FIRST_WITHOUT_CLOCK),
            (Clock::Days(_), _) => Some(self.banks[side]),
            (Clock::Bank { .. }, false) if is_line_up => Some(FIRST_LINE_UP),
            (Clock::Bank { .. }, false) => Some(FIRST_MOVE),
            (Clock::Bank { delay, .. }, true) => Some(self.banks[side] + delay),
        }
    }

    /// Takes from the bank what a side has spent. Its first decision is free.
    pub(super) fn spend(&mut self, clock: Clock, side: Side, spent: Duration) {
        if let (Clock::Bank { delay, .. }, true) = (clock, self.begun[side]) {
            let bank = &mut self.banks[side];
            *bank = bank.saturating_sub(spent.saturating_sub(delay));
        }
    }

    /// A side has made a decision that took so long.
    pub(super) fn decided(&mut self, clock: Clock, side: Side, spent: Duration) {
        self.spend(clock, side, spent);
        if let (Clock::Bank { increment, .. }, true) = (clock, self.begun[side]) {
            self.banks[side] += increment;
        }
        self.begun[side] = true;
    }

    /// A round begins.
    pub(super) fn next_round(&mut self, clock: Clock) {
        if let Clock::Bank {
            per: Per::Round, ..
        } = clock
        {
            self.banks = full(clock);
        }
    }
}

/// What each side starts with. A bank with an increment holds one increment at least.
fn full(clock: Clock) -> BySide<Duration> {
    let bank = match clock {
        Clock::None => Duration::ZERO,
        Clock::Days(days) => Duration::from_secs(u64::from(days) * 24 * 3600),
        Clock::Bank {
            bank, increment, ..
        } => bank.max(increment),
    };
    BySide::new(bank, bank)
}

/// Outages in order, none of which touches another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Outages(Vec<Outage>);

impl Outages {
    pub(super) fn new(mut outages: Vec<Outage>) -> Outages {
        outages.retain(|outage| outage.from < outage.to);
        outages.sort_unstable_by_key(|outage| outage.from);
        outages.dedup_by(|later, earlier| {
            let touches = later.from <= earlier.to;
            if touches {
                earlier.to = earlier.to.max(later.to);
            }
            touches
        });
        Outages(outages)
    }

    /// These and one more.
    pub(super) fn and(&self, outage: Outage) -> Outages {
        let mut all = self.0.clone();
        all.push(outage);
        Outages::new(all)
    }

    /// How much of the time between two moments was outage.
    pub(super) fn between(&self, from: Stamp, to: Stamp) -> Duration {
        self.0
            .iter()
            .map(|outage| outage.to.min(to) - outage.from.max(from))
            .sum()
    }

    /// When so much time will have passed since a moment, outages not counted.
    pub(super) fn after(&self, from: Stamp, time: Duration) -> Stamp {
        let mut end = from + time;
        for outage in self.0.iter().filter(|outage| outage.to > from) {
            if outage.from > end {
                break;
            }
            end = end + (outage.to - outage.from.max(from));
        }
        end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outage(from: i64, to: i64) -> Outage {
        Outage {
            from: Stamp(from),
            to: Stamp(to),
        }
    }

    #[test]
    fn outages_that_touch_count_once() {
        let outages = Outages::new(vec![
            outage(50, 60),
            outage(10, 20),
            outage(15, 30),
            outage(12, 14),
            outage(70, 70),
        ]);
        assert_eq!(outages.0, [outage(10, 30), outage(50, 60)]);
        let ms = Duration::from_millis;
        assert_eq!(outages.between(Stamp(0), Stamp(100)), ms(30));
        assert_eq!(outages.between(Stamp(20), Stamp(55)), ms(15));
        assert_eq!(outages.between(Stamp(30), Stamp(50)), ms(0));
        assert_eq!(outages.between(Stamp(60), Stamp(20)), ms(0));
    }

    #[test]
    fn the_end_moves_by_the_outages_before_it() {
        let outages = Outages::new(vec![outage(10, 30), outage(50, 60)]);
        let ms = Duration::from_millis;
        assert_eq!(outages.after(Stamp(0), ms(5)), Stamp(5));
        assert_eq!(outages.after(Stamp(0), ms(15)), Stamp(35));
        assert_eq!(outages.after(Stamp(0), ms(30)), Stamp(60));
        assert_eq!(outages.after(Stamp(20), ms(5)), Stamp(35));
        assert_eq!(outages.after(Stamp(70), ms(5)), Stamp(75));
        for from in 0..80 {
            for time in 0..80 {
                let end = outages.after(Stamp(from), ms(time));
                let passed = (end - Stamp(from)) - outages.between(Stamp(from), end);
                assert_eq!(passed, ms(time), "{from} {time}");
            }
        }
    }
}

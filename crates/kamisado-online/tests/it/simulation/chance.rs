use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// All randomness of a run, from its seed. Everything runs on one thread in a fixed order, so the same seed always gives the same run.
#[derive(Debug)]
pub(crate) struct Chance(AtomicU64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(AtomicU64::new(seed.wrapping_mul(0xD134_2543_DE82_EF95)))
    }

    /// SplitMix64.
    pub(crate) fn next(&self) -> u64 {
        let state = self
            .0
            .load(Ordering::Relaxed)
            .wrapping_add(0x9E37_79B9_7F4A_7C15);
        self.0.store(state, Ordering::Relaxed);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below a bound.
    pub(crate) fn below(&self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// Whether something happens that happens this many times in a thousand.
    pub(crate) fn happens(&self, per_mille: u64) -> bool {
        self.below(1000) < per_mille
    }

    /// One of several.
    pub(crate) fn pick<'a, T>(&self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len() as u64) as usize]
    }

    /// A time up to a number of milliseconds, short ones more often than long ones.
    pub(crate) fn time(&self, ms: u64) -> Duration {
        let share = self.below(1000) * self.below(1000);
        Duration::from_millis(ms * share / 1_000_000)
    }
}

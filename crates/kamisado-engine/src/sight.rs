//! What a human player overlooks: long diagonals more easily than a single step ahead, and always the same ones in the same position.

use kamisado::{Move, Position};

/// How much of the board a player takes in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// In a hundred moves of the shortest kind, how many are seen.
    pub(crate) percent: u32,
    /// How many fewer of each hundred for every further square a move is long.
    pub(crate) fading: u32,
    /// The range, in hundredths, within which moods sway the judgement of a position.
    pub(crate) moodiness: u32,
    /// Which player it is: two players with the same eyes overlook different things.
    pub(crate) seed: u64,
}

impl Sight {
    /// Sees everything.
    pub(crate) const PERFECT: Sight = Sight {
        percent: 100,
        fading: 0,
        moodiness: 0,
        seed: 0,
    };

    /// Whether the player notices that this move can be made.
    pub(crate) fn sees(&self, position: &Position, m: Move) -> bool {
        if self.percent >= 100 && self.fading == 0 {
            return true;
        }
        let length = u32::from(m.from.rank().abs_diff(m.to.rank()));
        let diagonal = u32::from(m.from.file() != m.to.file());
        // A diagonal is as hard to follow as a straight line one square longer.
        let lost = self.fading * (length + diagonal).saturating_sub(1);
        let noticed = self.percent.saturating_sub(lost);
        let place = (m.from.index() * 64 + m.to.index()) as u64;
        dice(self.seed ^ position.key().wrapping_add(place)) % 100 < u64::from(noticed)
    }

    /// How the player feels about a position beyond what it is worth.
    pub(crate) fn mood(&self, position: &Position) -> i32 {
        if self.moodiness == 0 {
            return 0;
        }
        let range = u64::from(self.moodiness) * 2 + 1;
        (dice(self.seed ^ position.key().rotate_left(17)) % range) as i32 - self.moodiness as i32
    }
}

/// A number that looks random and is always the same for the same seed (the finaliser of SplitMix64).
#[must_use]
pub const fn dice(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

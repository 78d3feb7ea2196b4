use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use kamisado::BySide;
use kamisado_online::{
    Ending, Entry, Game, GameId, Next, Outage, PersonId, Slug, Stamp, Table, What,
};
use tokio::time::Instant;

use super::chance::Chance;

/// What is done wrong on purpose, to see whether the run notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mutation {
    /// The journal says that an entry is done before it is, and sometimes loses it.
    AcknowledgeEarly,
    /// The journal has no key: two entries can have the same number.
    NoKey,
    /// Outages are forgotten.
    NoOutages,
    /// After an entry turned out to be taken, the journal is not read again.
    NoReading,
    /// An ending has its effects even if its entry came too late.
    EndingTwice,
    /// Servers do not tell each other who is connected to them.
    NoPresence,
    /// Servers do not look for what they missed because a hint was lost.
    NoPolls,
}

impl Mutation {
    pub(crate) const ALL: [Mutation; 7] = [
        Mutation::AcknowledgeEarly,
        Mutation::NoKey,
        Mutation::NoOutages,
        Mutation::NoReading,
        Mutation::EndingTwice,
        Mutation::NoPresence,
        Mutation::NoPolls,
    ];
}

/// What all servers share: the disk, the true time, and the faults.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) chance: Chance,
    pub(crate) mutation: Option<Mutation>,
    /// Whether hints get lost. Where none is, and no server freezes, everybody knows who is there.
    pub(crate) loses_hints: bool,
    start: Instant,
    disk: Mutex<Disk>,
}

/// What is in the journal for good.
#[derive(Debug, Default)]
pub(crate) struct Disk {
    pub(crate) games: BTreeMap<GameId, Kept>,
    pub(crate) outages: Vec<Outage>,
    /// Since when nobody has been able to play.
    broken_since: Option<Stamp>,
    /// Whether the journal refuses everything.
    is_down: bool,
    /// How many servers are running.
    alive: usize,
    /// Whether the faults are over.
    pub(crate) healed: bool,
    /// Whether the clients only listen.
    pub(crate) is_quiet: bool,
}

#[derive(Debug)]
pub(crate) struct Kept {
    pub(crate) game: Game,
    pub(crate) entries: Vec<Entry>,
    pub(crate) next: Next,
    /// What happened to the ratings: once, if all is well.
    pub(crate) endings: Vec<Ending>,
}

impl World {
    /// The most a server's clock can be wrong, in milliseconds.
    pub(crate) const SKEW: u64 = 150;
    /// How long players have to come back after an outage.
    const COME_BACK: Duration = Duration::from_secs(10);

    pub(crate) fn new(seed: u64, mutation: Option<Mutation>) -> World {
        let chance = Chance::new(seed);
        World {
            loses_hints: chance.happens(600),
            chance,
            mutation,
            start: Instant::now(),
            disk: Mutex::default(),
        }
    }

    pub(crate) fn now(&self) -> Stamp {
        Stamp(1_000_000) + self.start.elapsed()
    }

    pub(crate) fn disk(&self) -> MutexGuard<'_, Disk> {
        self.disk.lock().unwrap()
    }

    pub(crate) fn is_mutated(&self, mutation: Mutation) -> bool {
        self.mutation == Some(mutation)
    }

    /// Whether a fault happens now that happens this many times in a thousand.
    pub(crate) fn fault(&self, per_mille: u64) -> bool {
        self.chance.happens(per_mille) && !self.disk().healed
    }

    pub(crate) fn new_game(&self, terms: &str, players: BySide<PersonId>) -> Game {
        let mut disk = self.disk();
        let game = Game {
            id: GameId(disk.games.len() as i64 + 1),
            slug: Slug::from_random(self.chance.next()),
            terms: terms.parse().unwrap(),
            players,
            seed: self.chance.next(),
            created_at: self.now(),
        };
        disk.add(game);
        game
    }

    /// The journal begins to refuse everything, or stops.
    pub(crate) fn set_down(&self, is_down: bool) {
        let now = self.now();
        let mut disk = self.disk();
        disk.is_down = is_down;
        disk.note(now);
    }

    /// A server starts or dies.
    pub(crate) fn set_alive(&self, change: isize) {
        let now = self.now();
        let mut disk = self.disk();
        disk.alive = disk.alive.saturating_add_signed(change);
        disk.note(now);
    }

    pub(crate) fn is_down(&self) -> bool {
        self.disk().is_down
    }
}

impl Disk {
    fn add(&mut self, game: Game) {
        let kept = Kept {
            game,
            entries: Vec::new(),
            next: Table::new(game, Vec::new()).next(),
            endings: Vec::new(),
        };
        self.games.insert(game.id, kept);
    }

    /// Writes down an outage when it ends.
    fn note(&mut self, now: Stamp) {
        let is_broken = self.is_down || self.alive == 0;
        match self.broken_since {
            None if is_broken => self.broken_since = Some(now),
            Some(from) if !is_broken => {
                self.broken_since = None;
                self.outages.push(Outage {
                    from,
                    to: now + World::COME_BACK,
                });
            }
            _ => {}
        }
    }

    /// Puts an entry in its place. Returns whether it was free.
    pub(crate) fn commit(&mut self, entry: Entry, next: Next, mutation: Option<Mutation>) -> bool {
        let Some(kept) = self.games.get_mut(&entry.game) else {
            return false;
        };
        let is_free = kept.entries.iter().all(|kept| kept.seq != entry.seq)
            || mutation == Some(Mutation::NoKey);
        if is_free || mutation == Some(Mutation::EndingTwice) {
            kept.endings.extend(next.ending.clone());
        }
        if is_free {
            kept.entries.push(entry);
            // What is decided stays decided.
            if kept.next.ending.is_none() {
                kept.next = next;
            }
        }
        is_free
    }

    /// Makes the next game and the entry that names it, if its place is free.
    pub(crate) fn rematch(
        &mut self,
        old: Game,
        (seq, at): (u32, Stamp),
        players: BySide<PersonId>,
        random: u64,
        mutation: Option<Mutation>,
    ) -> bool {
        let game = Game {
            id: GameId(self.games.len() as i64 + 1),
            slug: Slug::from_random(random),
            players,
            seed: random,
            created_at: at,
            ..old
        };
        let entry = Entry {
            game: old.id,
            seq,
            at,
            lag: Duration::ZERO,
            side: None,
            what: What::NextGame(game.slug),
        };
        let next = Next {
            side: None,
            due_at: None,
            ending: None,
        };
        let is_done = self.commit(entry, next, mutation);
        if is_done {
            self.add(game);
        }
        is_done
    }
}

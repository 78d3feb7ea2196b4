use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kamisado::BySide;
use kamisado_online::{
    Appended, Down, Entry, Game, GameId, Journal, Next, Outage, PersonId, RatingChange, Slug,
    Stamp, Time,
};
use tokio::time::sleep;

use super::world::{Mutation, World};

/// The way from one server to the journal, on which everything can go wrong.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) world: Arc<World>,
    pub(crate) frozen: Arc<AtomicBool>,
}

impl Line {
    /// A message on its way: late, lost, or stopped because the server is frozen.
    async fn travel(&self) -> Result<(), Down> {
        let chance = &self.world.chance;
        let ms = if self.world.fault(10) { 3_000 } else { 8 };
        sleep(chance.time(ms)).await;
        thawed(&self.frozen).await;
        if self.world.is_down() || self.world.fault(10) {
            return Err(Down);
        }
        Ok(())
    }

    async fn ask<T>(&self, answer: impl FnOnce() -> T + Send) -> Result<T, Down> {
        self.travel().await?;
        let answer = answer();
        self.travel().await?;
        Ok(answer)
    }
}

/// Waits until a server is not frozen.
pub(crate) async fn thawed(frozen: &AtomicBool) {
    while frozen.load(Ordering::Relaxed) {
        sleep(Duration::from_millis(100)).await;
    }
}

impl Journal for Line {
    async fn game(&self, slug: Slug) -> Result<Option<Game>, Down> {
        self.ask(|| {
            let disk = self.world.disk();
            let mut games = disk.games.values().map(|kept| kept.game);
            games.find(|game| game.slug == slug)
        })
        .await
    }

    async fn since(&self, game: GameId, seq: u32) -> Result<Vec<Entry>, Down> {
        self.ask(|| {
            if seq > 0 && self.world.is_mutated(Mutation::NoReading) {
                return Vec::new();
            }
            let disk = self.world.disk();
            let entries = disk.games.get(&game).map(|kept| &kept.entries);
            let mut entries: Vec<Entry> = entries
                .into_iter()
                .flatten()
                .filter(|entry| entry.seq >= seq)
                .copied()
                .collect();
            entries.sort_by_key(|entry| entry.seq);
            entries
        })
        .await
    }

    async fn append(&self, entry: Entry, next: Next) -> Result<Appended, Down> {
        if self.world.is_mutated(Mutation::AcknowledgeEarly) {
            if !self.world.fault(5) {
                self.world.disk().commit(entry, next, None);
            }
            return Ok(Appended::Done);
        }
        self.travel().await?;
        if self.world.fault(10) {
            // Nobody hears of it, and it is done all the same, a little later.
            let world = Arc::clone(&self.world);
            tokio::spawn(async move {
                sleep(world.chance.time(2_000)).await;
                if !world.is_down() {
                    world.disk().commit(entry, next, world.mutation);
                }
            });
            return Err(Down);
        }
        let is_done = self.world.disk().commit(entry, next, self.world.mutation);
        self.travel().await?;
        Ok(if is_done {
            Appended::Done
        } else {
            Appended::Taken
        })
    }

    async fn rematch(
        &self,
        game: Game,
        seq: u32,
        at: Stamp,
        players: BySide<PersonId>,
    ) -> Result<Appended, Down> {
        let random = self.world.chance.next();
        let is_done = self
            .ask(|| {
                let mutation = self.world.mutation;
                let mut disk = self.world.disk();
                disk.rematch(game, (seq, at), players, random, mutation)
            })
            .await?;
        Ok(if is_done {
            Appended::Done
        } else {
            Appended::Taken
        })
    }

    async fn rating_changes(&self, game: GameId) -> Result<Option<BySide<RatingChange>>, Down> {
        self.ask(|| {
            let disk = self.world.disk();
            let is_over = disk
                .games
                .get(&game)
                .is_some_and(|kept| !kept.endings.is_empty());
            is_over.then(|| {
                BySide::from_fn(|_| RatingChange {
                    before: 1500.0,
                    after: 1500.0,
                })
            })
        })
        .await
    }

    async fn outages(&self, after: Stamp) -> Result<Vec<Outage>, Down> {
        self.ask(|| {
            let disk = self.world.disk();
            let known = disk.outages.iter().copied();
            known
                .filter(|outage| outage.to > after)
                .filter(|_| !self.world.is_mutated(Mutation::NoOutages))
                .collect()
        })
        .await
    }

    async fn heads(&self, games: Vec<GameId>) -> Result<Vec<(GameId, u32)>, Down> {
        self.ask(|| {
            if self.world.is_mutated(Mutation::NoPolls) {
                return Vec::new();
            }
            let disk = self.world.disk();
            let head = |game| Some((game, disk.games.get(&game)?.entries.len() as u32));
            games.into_iter().filter_map(head).collect()
        })
        .await
    }

    async fn overdue(&self, before: Stamp, limit: u32) -> Result<Vec<Slug>, Down> {
        self.ask(|| {
            let disk = self.world.disk();
            disk.games
                .values()
                .filter(|kept| kept.next.due_at.is_some_and(|due_at| due_at < before))
                .map(|kept| kept.game.slug)
                .take(limit as usize)
                .collect()
        })
        .await
    }
}

/// A server's clock, which is a little wrong.
#[derive(Debug)]
pub(crate) struct Watch {
    pub(crate) world: Arc<World>,
    /// How far it is ahead of the slowest clock there can be.
    pub(crate) ahead: Duration,
}

impl Time for Watch {
    fn now(&self) -> Stamp {
        let Stamp(now) = self.world.now() + self.ahead;
        Stamp(now - World::SKEW as i64)
    }
}

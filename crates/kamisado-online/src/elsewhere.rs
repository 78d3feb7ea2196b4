use core::time::Duration;
use std::collections::BTreeMap;

use kamisado::Side;
use tokio::time::Instant;

use crate::{Presence, Reach, RoomNews};

/// What the other servers have said about their rooms of one game, each for as long as it is believed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Elsewhere(BTreeMap<u64, Told>);

#[derive(Clone, Copy, Debug)]
struct Told {
    news: RoomNews,
    until: Instant,
}

impl Elsewhere {
    /// How many servers are listened to.
    const SERVERS: usize = 256;

    /// A server tells something that is believed until a moment. Returns whether it is news.
    pub(crate) fn hear(&mut self, server: u64, news: RoomNews, until: Instant) -> bool {
        let is_news = match self.0.get(&server) {
            Some(told) => told.news.at <= news.at,
            None => self.0.len() < Elsewhere::SERVERS,
        };
        if is_news {
            self.0.insert(server, Told { news, until });
        }
        is_news
    }

    /// Forgets what is no longer believed. Where nothing can be heard from other servers, what they said last is believed for so much longer.
    pub(crate) fn forget(&mut self, reach: Reach, longer: Duration) {
        let now = Instant::now();
        match reach {
            Reach::Cut => self.0.values_mut().for_each(|told| {
                told.until = told.until.max(now + longer);
            }),
            Reach::Alone | Reach::Connected => self.0.retain(|_, told| told.until > now),
        }
    }

    /// When there is something to forget.
    pub(crate) fn forget_at(&self) -> Option<Instant> {
        self.0.values().map(|told| told.until).min()
    }

    /// Whether a player is connected to another server.
    pub(crate) fn has(&self, side: Side) -> bool {
        self.news().any(|news| news.players[side] == Presence::Here)
    }

    /// How many people watch the game on other servers.
    pub(crate) fn viewers(&self) -> u32 {
        self.news()
            .fold(0, |sum, news| sum.saturating_add(news.viewers))
    }

    /// Whether the game is being played, as far as others know.
    pub(crate) fn is_on(&self) -> bool {
        self.news().any(|news| news.is_on)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn news(&self) -> impl Iterator<Item = &RoomNews> {
        self.0.values().map(|told| &told.news)
    }
}

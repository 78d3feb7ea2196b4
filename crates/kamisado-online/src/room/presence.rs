use core::time::Duration;

use tokio::time::Instant;

use crate::{Away, Lag, Presence};

/// Where a player is, as far as this room knows.
#[derive(Debug)]
pub(super) struct Player {
    /// How many seats they have here.
    seats: u32,
    /// Until when another server is believed that they are there.
    elsewhere: Option<Instant>,
    /// Since when they have been nowhere, and whether they left on purpose.
    gone: Option<(Instant, bool)>,
    /// What the others were told last: whether the player is there.
    pub(super) told: bool,
    /// Their network.
    pub(super) lag: Lag,
}

impl Player {
    /// A player who has not come yet.
    pub(super) fn new(lag: Lag) -> Player {
        Player {
            seats: 0,
            elsewhere: None,
            gone: Some((Instant::now(), false)),
            told: false,
            lag,
        }
    }

    pub(super) const fn is_seated(&self) -> bool {
        self.seats > 0
    }

    pub(super) const fn is_here(&self) -> bool {
        self.gone.is_none()
    }

    /// They take a seat. Returns whether it is their only one here.
    pub(super) const fn sit_down(&mut self) -> bool {
        self.seats += 1;
        self.gone = None;
        self.seats == 1
    }

    /// They leave a seat. Returns whether it was their last one here.
    pub(super) fn stand_up(&mut self, on_purpose: bool) -> bool {
        self.seats = self.seats.saturating_sub(1);
        self.look(on_purpose);
        self.seats == 0
    }

    /// Another server tells about them.
    pub(super) fn elsewhere(&mut self, presence: Presence, believed: Duration) {
        let is_here = presence == Presence::Here;
        self.elsewhere = is_here.then(|| Instant::now() + believed);
        if is_here {
            self.gone = None;
        }
        self.look(presence == Presence::Left);
    }

    /// Notices that they are nowhere. Their absence begins when it is noticed: a server that was frozen has not heard where they were.
    pub(super) fn look(&mut self, on_purpose: bool) {
        let now = Instant::now();
        self.elsewhere = self.elsewhere.filter(|&until| until > now);
        if self.seats == 0 && self.elsewhere.is_none() && self.gone.is_none() {
            self.gone = Some((now, on_purpose));
        }
    }

    /// Counts the absence of a player who has gone from now on.
    pub(super) fn begin_absence_again(&mut self) {
        if let Some((since, _)) = &mut self.gone {
            *since = Instant::now();
        }
    }

    /// When there is something to notice.
    pub(super) const fn look_at(&self) -> Option<Instant> {
        self.elsewhere
    }

    pub(super) fn away(&self) -> Away {
        match self.gone {
            None => Away::Here,
            Some((since, true)) => Away::Left(since.elapsed()),
            Some((since, false)) => Away::Lost(since.elapsed()),
        }
    }
}

use tokio::time::Instant;

use crate::{Away, Lag, Presence};

/// Where a player is, as far as this room knows.
#[derive(Debug)]
pub(super) struct Player {
    /// How many seats they have here.
    seats: u32,
    /// Since when they have been nowhere, and whether they left on purpose.
    gone: Option<(Instant, bool)>,
    /// Whether the player is there, as everybody was told last. Nothing if not everybody was told the same.
    pub(super) told: Option<bool>,
    /// Their network.
    pub(super) lag: Lag,
}

impl Player {
    /// A player who has not come yet.
    pub(super) fn new(lag: Lag) -> Player {
        Player {
            seats: 0,
            gone: Some((Instant::now(), false)),
            told: Some(false),
            lag,
        }
    }

    pub(super) const fn is_seated(&self) -> bool {
        self.seats > 0
    }

    pub(super) const fn is_here(&self) -> bool {
        self.gone.is_none()
    }

    /// What other servers are told.
    pub(super) const fn presence(&self) -> Presence {
        match self.gone {
            _ if self.is_seated() => Presence::Here,
            Some((_, true)) => Presence::Left,
            _ => Presence::Lost,
        }
    }

    /// They take a seat.
    pub(super) const fn sit_down(&mut self) {
        self.seats += 1;
        self.gone = None;
    }

    /// They leave a seat.
    pub(super) fn stand_up(&mut self, is_elsewhere: bool, on_purpose: bool) {
        self.seats = self.seats.saturating_sub(1);
        self.look(is_elsewhere, on_purpose);
    }

    /// Notices where they are. Their absence begins when it is noticed: a server that was frozen has not heard where they were.
    pub(super) fn look(&mut self, is_elsewhere: bool, on_purpose: bool) {
        if self.seats > 0 || is_elsewhere {
            self.gone = None;
        } else if self.gone.is_none() {
            self.gone = Some((Instant::now(), on_purpose));
        }
    }

    /// Counts the absence of a player who has gone from now on.
    pub(super) fn begin_absence_again(&mut self) {
        if let Some((since, _)) = &mut self.gone {
            *since = Instant::now();
        }
    }

    pub(super) fn away(&self) -> Away {
        match self.gone {
            None => Away::Here,
            Some((since, true)) => Away::Left(since.elapsed()),
            Some((since, false)) => Away::Lost(since.elapsed()),
        }
    }
}

//! What people can do about somebody they do not want to meet again: block and report them.

use axum::http::StatusCode;
use kamisado_online::{GameId, PersonId};
use serde::Deserialize;

use crate::error::Error;
use crate::people::{People, Visitor};

/// Why somebody can be reported.
const REASONS: [&str; 4] = ["help", "stalling", "name", "other"];

/// What a form about somebody sends. `do` says which button it was.
#[derive(Debug, Deserialize)]
pub(crate) struct Fields {
    #[serde(rename = "do")]
    pub(crate) what: String,
    reason: Option<String>,
}

impl Fields {
    /// Whether it is about a player.
    pub(crate) fn is_complaint(&self) -> bool {
        matches!(self.what.as_str(), "block" | "unblock" | "report")
    }

    /// Does it, in the name of this person.
    ///
    /// # Errors
    /// When it was done too often, or the database cannot be reached.
    pub(crate) async fn carry_out(
        &self,
        people: &People,
        visitor: &Visitor,
        me: PersonId,
        other: PersonId,
        game: Option<GameId>,
    ) -> Result<StatusCode, Error> {
        let attempt = people.rates.reports.take_both(visitor.address, me.0);
        attempt.map_err(|time| Error::TooOften(visitor.language, time))?;
        let store = &people.store;
        let reason = self.reason.as_deref().unwrap_or_default();
        let done = match self.what.as_str() {
            "block" => store.block(me, other).await,
            "unblock" => store.unblock(me, other).await,
            "report" if REASONS.contains(&reason) => {
                store.report(me, other, game, reason).await.map(drop)
            }
            _ => return Ok(StatusCode::BAD_REQUEST),
        };
        done?;
        Ok(StatusCode::NO_CONTENT)
    }
}

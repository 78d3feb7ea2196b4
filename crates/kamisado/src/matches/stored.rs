//! How a match is stored: as what was agreed and decided, and read back by playing it again.

use alloc::vec::Vec;

use serde::de::Error;

use super::{Decision, Match, MatchResult, MatchRules};
use crate::Position;

#[derive(serde::Serialize, serde::Deserialize)]
struct Stored {
    rules: MatchRules,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    origin: Option<Position>,
    decisions: Vec<Decision>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<MatchResult>,
}

impl serde::Serialize for Match {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let stored = Stored {
            rules: *self.rules(),
            origin: self.origin().copied(),
            decisions: self.decisions().to_vec(),
            result: self.result(),
        };
        stored.serialize(serializer)
    }
}

impl<'de> serde::Deserialize<'de> for Match {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Match, D::Error> {
        let stored = Stored::deserialize(deserializer)?;
        let begun = match stored.origin {
            None => Match::new(stored.rules),
            Some(position) => {
                Match::from_position(stored.rules, position).map_err(D::Error::custom)?
            }
        };
        let mut game = begun.replay(stored.decisions).map_err(D::Error::custom)?;
        if let (Some(MatchResult { winner, verdict }), None) = (stored.result, game.result())
            && let Some(concession) = verdict.concession()
        {
            game.concede(!winner, concession)
                .map_err(D::Error::custom)?;
        }
        if stored.result != game.result() {
            return Err(D::Error::custom(
                "the result does not follow from the decisions",
            ));
        }
        Ok(game)
    }
}

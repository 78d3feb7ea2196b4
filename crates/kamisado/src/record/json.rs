//! Records as JSON; the schema is `docs/record.schema.json`.

use alloc::string::String;
use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::{Note, Record, RecordError, RecordProblem, Tags};
use crate::{Decision, MatchResult, MatchRules, Position};

/// The name of the format, so that a file tells what it is.
const FORMAT: &str = "kamisado-record";
/// Grows when old readers could no longer read what new ones write.
const VERSION: u32 = 1;

/// The JSON of a record, not yet played: reading it in two steps tells a wrong form from a wrong match.
///
/// ```
/// use kamisado::record::{Record, Stored};
///
/// let json = r#"{"format": "kamisado-record", "version": 1,
///     "rules": {"kind": "single", "opening": "standard", "board": "standard"}, "decisions": [{"decision": "b1b9"}]}"#;
/// assert!(serde_json::from_str::<Stored>(json).is_err());
/// let stored: Stored = serde_json::from_str(&json.replace("b1b9", "b1b8"))?;
/// let error = Record::try_from(stored).unwrap_err();
/// assert_eq!(error.to_string(), "round 1, move 1: the white blue tower on b8 is in the way");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, serde::Serialize, serde::Deserialize)]
pub struct Stored {
    format: String,
    version: u32,
    #[serde(default)]
    tags: Tags,
    rules: MatchRules,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    origin: Option<Position>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    decisions: Vec<StoredDecision>,
    #[serde(default)]
    result: Option<MatchResult>,
}

#[derive(Debug, serde::Serialize, serde::Deserialize)]
struct StoredDecision {
    decision: Decision,
    #[serde(flatten)]
    note: Note,
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let decisions = self.decisions().map(|(decision, note)| StoredDecision {
            decision,
            note: note.clone(),
        });
        Stored {
            format: FORMAT.into(),
            version: VERSION,
            tags: self.tags.clone(),
            rules: *self.game.rules(),
            origin: self.game.origin().copied(),
            comment: self.comment.clone(),
            decisions: decisions.collect(),
            result: self.game.result(),
        }
        .serialize(serializer)
    }
}

impl TryFrom<Stored> for Record {
    type Error = RecordError;

    fn try_from(stored: Stored) -> Result<Record, RecordError> {
        if stored.format != FORMAT {
            return Err(RecordError::nowhere(RecordProblem::Format));
        }
        if stored.version != VERSION {
            return Err(RecordError::nowhere(RecordProblem::Version(stored.version)));
        }
        let decisions = stored
            .decisions
            .into_iter()
            .map(|StoredDecision { decision, note }| (decision, note));
        let record = Record::replay(stored.rules, stored.origin, decisions, stored.result)?;
        Ok(Record {
            tags: stored.tags,
            comment: stored.comment,
            ..record
        })
    }
}

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Record, D::Error> {
        let stored = Stored::deserialize(deserializer)?;
        Record::try_from(stored).map_err(D::Error::custom)
    }
}

impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, value) in self.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tags, D::Error> {
        struct Names;

        impl<'de> Visitor<'de> for Names {
            type Value = Tags;

            fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str("tags with texts as their values")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tags, A::Error> {
                let mut tags = Tags::default();
                while let Some((name, value)) = map.next_entry::<String, String>()? {
                    tags.set(&name, &value).map_err(A::Error::custom)?;
                }
                Ok(tags)
            }
        }

        deserializer.deserialize_map(Names)
    }
}

//! Records as JSON; the schema is `docs/record.schema.json`.

use alloc::string::String;
use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::{Note, Record, Tags};
use crate::{Decision, MatchResult, MatchRules, Position};

/// The name of the format, so that a file tells what it is.
const FORMAT: &str = "kamisado-record";
/// Grows when old readers could no longer read what new ones write.
const VERSION: u32 = 1;

#[derive(serde::Serialize, serde::Deserialize)]
struct Stored {
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

#[derive(serde::Serialize, serde::Deserialize)]
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

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Record, D::Error> {
        let stored = Stored::deserialize(deserializer)?;
        if stored.format != FORMAT {
            return Err(D::Error::custom("this is not a kamisado-record"));
        }
        if stored.version != VERSION {
            return Err(D::Error::custom(format_args!(
                "this record has version {}, and only version {VERSION} can be read",
                stored.version
            )));
        }
        let decisions = stored
            .decisions
            .into_iter()
            .map(|StoredDecision { decision, note }| (decision, note));
        let record = Record::replay(stored.rules, stored.origin, decisions, stored.result)
            .map_err(D::Error::custom)?;
        Ok(Record {
            tags: stored.tags,
            comment: stored.comment,
            ..record
        })
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

//! What happened, as JSON with a sentence for each event.

use kamisado::{Event, Language};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// An event and the sentence that tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// What happened: an [`Event`] as it is sent, named by the field `event`.
    #[serde(flatten)]
    pub happened: Map<String, Value>,
    /// The sentence for people, in the chosen language.
    pub sentence: String,
}

/// Tells each of the events in a language.
pub(crate) fn tell(events: &[Event], language: Language) -> Vec<Told> {
    events
        .iter()
        .map(|event| Told {
            // An event is always an object.
            happened: match serde_json::to_value(event) {
                Ok(Value::Object(happened)) => happened,
                _ => Map::new(),
            },
            sentence: kamisado_i18n::tell(event, language),
        })
        .collect()
}

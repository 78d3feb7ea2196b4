//! Any text as a stored record: it is refused, or is a record that is stored the same way again.
#![no_main]

use kamisado::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = serde_json::from_str::<Record>(text) {
        let stored = serde_json::to_string(&record).expect("a record can be stored");
        let again: Record = serde_json::from_str(&stored).expect("what was stored can be read");
        assert_eq!(again, record);
    }
});

//! Any text as a record: it is refused with its place and reason, or is read the same after printing it in any style.
#![no_main]

use kamisado::notation::Style;
use kamisado::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Record>() {
        Ok(record) => {
            for style in Style::all() {
                let printed = record.display(style).to_string();
                assert_eq!(printed.parse(), Ok(record.clone()), "{printed}");
            }
            let json = serde_json::to_string(&record).expect("a record can be stored");
            let again: Record = serde_json::from_str(&json).expect("what was stored can be read");
            assert_eq!(again, record);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});

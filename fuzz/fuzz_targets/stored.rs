//! Any text as a stored match: it is refused, or is a match that is stored the same way again.
#![no_main]

use kamisado::Match;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(game) = serde_json::from_str::<Match>(text) {
        let stored = serde_json::to_string(&game).expect("a match can be stored");
        let again: Match = serde_json::from_str(&stored).expect("what was stored can be read");
        assert_eq!(again, game);
    }
});

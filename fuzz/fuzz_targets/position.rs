//! Any text: what can be read as a position or a setup is written as it was read, and is in order.
#![no_main]

use kamisado::{Board, Position, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for board in [Board::Standard, Board::Mirrored] {
        if let Ok(setup) = Setup::parse_on(text, board) {
            assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
            assert_eq!(
                setup.position().is_ok(),
                Position::parse_on(text, board).is_ok()
            );
        }
        match Position::parse_on(text, board) {
            Ok(position) => {
                assert_eq!(Setup::from(&position).position(), Ok(position));
                assert_eq!(position.to_string().parse(), Ok(position));
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});

//! Any text: what can be read as one of the small words of the game is read the same after writing it.
#![no_main]

use core::fmt::{Debug, Display};
use core::str::FromStr;

use kamisado::notation::Style;
use kamisado::{
    Board, Color, Decision, Fill, Language, LineUp, MatchKind, Move, Opening, Side, Square,
};
use libfuzzer_sys::fuzz_target;

fn check<T: FromStr<Err: Display> + Display + Debug + PartialEq>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse::<T>().ok(), Some(value)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fuzz_target!(|text: &str| {
    check::<Board>(text);
    check::<Color>(text);
    check::<Decision>(text);
    check::<Fill>(text);
    check::<Language>(text);
    check::<LineUp>(text);
    check::<MatchKind>(text);
    check::<Move>(text);
    check::<Opening>(text);
    check::<Side>(text);
    check::<Square>(text);
    check::<Style>(text);
});

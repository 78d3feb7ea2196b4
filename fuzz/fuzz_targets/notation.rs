//! Any text as an entry of the official notation or a move in words: what is read is read the same after writing it.
#![no_main]

use kamisado::notation::{Entry, Style, read_move};
use kamisado::{Language, Position};
use libfuzzer_sys::fuzz_target;

/// A free choice, a tower that must move, and a sumo that may push.
const POSITIONS: [&str; 3] = [
    "OBUPYRGN/8/8/8/8/8/8/ngrypubo b -",
    "OBUPYRGN/1g6/8/8/8/8/8/n1rypubo w o",
    "8/8/8/3R4/3P4/3++g4/8/nrypubo1 b g",
];

fuzz_target!(|text: &str| {
    for language in Language::ALL {
        if let Ok(entry) = Entry::parse(text, language) {
            for style in Style::all() {
                let written = entry.display(style).to_string();
                let language = match style {
                    Style::Words(language) => language,
                    Style::Ascii | Style::Kanji => language,
                };
                assert_eq!(Entry::parse(&written, language), Ok(entry), "{written}");
            }
        }
        for position in POSITIONS.iter().flat_map(|text| text.parse::<Position>()) {
            match read_move(text, &position, language) {
                Ok(m) => assert!(position.is_legal(m)),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
});

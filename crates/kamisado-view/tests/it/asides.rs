//! What is shown besides a match: the levels of the engine, and what is wrong with a position.

use std::collections::BTreeSet;

use kamisado::{Board, Language};
use kamisado_view::{Checked, Levels};

#[test]
fn every_level_has_a_name_of_its_own_in_every_language() {
    let mut seen = BTreeSet::new();
    for language in Language::ALL {
        let Levels { levels, .. } = Levels::named(language);
        let numbers: Vec<u8> = levels.iter().map(|level| level.level).collect();
        assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
        for level in levels {
            assert!(level.title.contains(&level.name));
            assert!(seen.insert((language, level.name)));
        }
    }
}

#[test]
fn a_position_is_checked_whatever_it_holds() {
    let check = |text: &str| Checked::new(text, Board::Standard, Language::English);
    let checked = check("4B3/8/8/2R5/3G4/3+p4/8/8 b p");
    assert!(checked.ok && checked.problems.is_empty());
    assert_eq!(checked.sentence, "This is a valid position.");
    assert_eq!(checked.towers.len(), 4);

    let checked = check("3g4/8/8/8/8/8/3g4/3g4 b r");
    assert!(!checked.ok && checked.fen.is_none());
    let squares: Vec<usize> = checked.problems.iter().map(|p| p.squares.len()).collect();
    assert_eq!(squares, [2, 2, 0]);
    assert_eq!(checked.towers.len(), 3);

    for text in ["", "8/8 b -", "ß", "8/8/8/8/8/8/8/8 b -"] {
        let Checked { ok, sentence, .. } = Checked::new(text, Board::Standard, Language::German);
        assert!(!ok && sentence.ends_with('.'), "{text}: {sentence}");
    }
}

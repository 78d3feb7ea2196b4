//! The puzzles that come with the program.

use std::sync::OnceLock;

use super::{Puzzle, Theme, read};

const DATA: &str = include_str!("../../data/puzzles.txt");

/// All puzzles, the easiest first.
///
/// ```
/// use kamisado_engine::puzzle;
///
/// assert!(puzzle::all().len() >= 500);
/// ```
///
/// # Panics
/// Never: that all can be read is tested.
#[must_use]
pub fn all() -> &'static [Puzzle] {
    static PUZZLES: OnceLock<Vec<Puzzle>> = OnceLock::new();
    PUZZLES.get_or_init(|| read(DATA).unwrap_or_else(|| unreachable!("a puzzle cannot be read")))
}

/// The puzzles of a grade, 1 to 5.
pub fn of_grade(grade: u8) -> impl DoubleEndedIterator<Item = &'static Puzzle> + Clone {
    all().iter().filter(move |puzzle| puzzle.grade == grade)
}

/// The puzzles whose solution has a theme.
pub fn of_theme(theme: Theme) -> impl DoubleEndedIterator<Item = &'static Puzzle> + Clone {
    all()
        .iter()
        .filter(move |puzzle| puzzle.themes().contains(&theme))
}

/// The puzzle of a day, given by its number in any calendar that counts days. No puzzle returns before all others have been shown, and
/// neighbouring days get puzzles of different kinds.
///
/// ```
/// use kamisado_engine::puzzle;
///
/// assert_ne!(puzzle::daily(20_000), puzzle::daily(20_001));
/// ```
#[must_use]
pub fn daily(day: u64) -> &'static Puzzle {
    // A prime that does not divide the number of puzzles leads through all of them.
    const STRIDE: u64 = 7919;
    let puzzles = all();
    let count = puzzles.len() as u64;
    &puzzles[((day % count) * (STRIDE % count) % count) as usize]
}

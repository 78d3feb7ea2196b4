use core::fmt;

use kamisado::Move;
use kamisado_engine::puzzle::Theme;
use kamisado_view::Day;

use crate::Malformed;
use crate::malformed::shown;
use crate::words::Words;

/// What a host can ask about puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleQuestion {
    /// `puzzle count`: how many there are.
    Count,
    /// `puzzle <number>`: one of them, from 1.
    Number(u32),
    /// `puzzle daily YYYY-MM-DD`: the one of a day.
    Daily(Day),
    /// `puzzle grade <grade> seed <seed>`: one of a grade; another seed gives another one.
    Grade {
        /// The grade, 1 to 5.
        grade: u8,
        /// Any number.
        seed: u64,
    },
    /// `puzzle theme <theme> seed <seed>`: one of a theme; another seed gives another one.
    Theme {
        /// The theme.
        theme: Theme,
        /// Any number.
        seed: u64,
    },
    /// `puzzle check <number> <move>…`: whether these moves, the replies included, still win.
    Check {
        /// The puzzle.
        number: u32,
        /// All moves so far, of both sides.
        moves: Vec<Move>,
    },
    /// `puzzle solution <number>`.
    Solution(u32),
}

impl PuzzleQuestion {
    pub(super) fn read(words: &mut Words<'_>) -> Result<PuzzleQuestion, Malformed> {
        let word = words.expect("count, a number, daily, grade, theme, check or solution")?;
        Ok(match word {
            "count" => PuzzleQuestion::Count,
            "daily" => PuzzleQuestion::Daily(words.expect("a day such as 2026-11-16")?.parse().map_err(Malformed::new)?),
            "grade" => {
                let grade = words.value("a grade")?;
                let seed = seed(words)?;
                PuzzleQuestion::Grade { grade, seed }
            }
            "theme" => {
                let word = words.expect("a theme")?;
                let theme = Theme::ALL.into_iter().find(|theme| theme.name() == word);
                let theme = theme.ok_or_else(|| {
                    let names = Theme::ALL.map(Theme::name).join(", ");
                    Malformed::new(format_args!("{} is no theme: {names} are", shown(word)))
                })?;
                let seed = seed(words)?;
                PuzzleQuestion::Theme { theme, seed }
            }
            "check" => {
                let number = words.value("the number of a puzzle")?;
                let mut moves = Vec::new();
                while words.peek().is_some() {
                    moves.push(words.value("a move")?);
                }
                PuzzleQuestion::Check { number, moves }
            }
            "solution" => PuzzleQuestion::Solution(words.value("the number of a puzzle")?),
            number => PuzzleQuestion::Number(number.parse().map_err(|_| {
                Malformed::new(format_args!(
                    "{} is nothing to ask about puzzles: count, a number, daily, grade, theme, check and solution are",
                    shown(number)
                ))
            })?),
        })
    }
}

/// The number after the word `seed`.
fn seed(words: &mut Words<'_>) -> Result<u64, Malformed> {
    if words.next() != Some("seed") {
        return Err(Malformed::new("here there should be seed and a number"));
    }
    words.value("a number")
}

impl fmt::Display for PuzzleQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleQuestion::Count => f.write_str("count"),
            PuzzleQuestion::Number(number) => write!(f, "{number}"),
            PuzzleQuestion::Daily(day) => write!(f, "daily {day}"),
            PuzzleQuestion::Grade { grade, seed } => write!(f, "grade {grade} seed {seed}"),
            PuzzleQuestion::Theme { theme, seed } => {
                write!(f, "theme {} seed {seed}", theme.name())
            }
            PuzzleQuestion::Check { number, moves } => {
                write!(f, "check {number}")?;
                moves.iter().try_for_each(|m| write!(f, " {m}"))
            }
            PuzzleQuestion::Solution(number) => write!(f, "solution {number}"),
        }
    }
}

//! Puzzles: what is to be found, whether it was found, and the solution.

use core::fmt;
use core::str::FromStr;

use kamisado::{Decision, Language, Move, Next, Position, Side};
use kamisado_engine::puzzle::{self, Puzzle, Theme};
use kamisado_i18n::{Explain as _, Message};
use serde::{Deserialize, Serialize};

use crate::{Malformed, told};

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

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// A day, if there is such a one in the years 1970 to 9999.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => return None,
        };
        if year < 1970 || year > 9999 || day < 1 || day > days {
            return None;
        }
        Some(Day { year, month, day })
    }

    /// The days since the first of January 1970.
    #[must_use]
    pub fn number(self) -> u64 {
        // Years that begin in March have their leap day at the end.
        let (month, year) = match u64::from(self.month) {
            month @ 3.. => (month - 3, u64::from(self.year)),
            month => (month + 9, u64::from(self.year) - 1),
        };
        let days_before_month = (153 * month + 2) / 5;
        let days_before_year = 365 * year + year / 4 - year / 100 + year / 400;
        days_before_year + days_before_month + u64::from(self.day) - 719_469
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Day, Malformed> {
        let mut parts = text.split('-');
        let mut next = |length| parts.next().filter(|part| part.len() == length);
        let (year, month, day) = (next(4), next(2), next(2));
        let number = |part: Option<&str>| part?.parse().ok();
        let day = number(year)
            .zip(number(month))
            .zip(number(day))
            .filter(|_| parts.next().is_none())
            .and_then(|((year, month), day)| {
                Day::new(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?)
            });
        day.ok_or_else(|| Malformed::new("a day is written as 2026-11-16"))
    }
}

/// The answer to a question about puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PuzzleAnswer {
    /// How many there are.
    Count(PuzzleCount),
    /// One of them.
    Task(PuzzleTask),
    /// Whether the moves so far were right.
    Verdict(PuzzleVerdict),
    /// How it is solved.
    Solution(PuzzleSolution),
}

/// How many puzzles there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleCount {
    /// All of them; they are numbered from 1, the easiest first.
    pub count: usize,
    /// How many of each grade.
    pub grades: Vec<GradeCount>,
}

/// How many puzzles there are of a grade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GradeCount {
    /// The grade, from 1.
    pub grade: u8,
    /// Its name.
    pub name: String,
    /// How many puzzles.
    pub count: usize,
}

/// A puzzle without its solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleTask {
    /// Its number, from 1.
    pub number: u32,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// The name of the grade.
    pub grade_name: String,
    /// The position, as `position fen` takes it.
    pub fen: String,
    /// Who is to move and to win.
    pub side: Side,
    /// How many moves the win takes, both sides' counted.
    pub length: u32,
    /// What is special about the solution.
    pub themes: Vec<Theme>,
    /// Its title.
    pub title: String,
    /// What is to be done.
    pub sentence: String,
}

/// Whether the moves so far were right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleVerdict {
    /// The number of the puzzle.
    pub number: u32,
    /// Whether they were.
    pub verdict: Verdict,
    /// What the opponent plays now, until it is the solver's turn: the longest resistance, or what refutes a wrong move.
    pub replies: Vec<Move>,
    /// The verdict in a sentence.
    pub sentence: String,
}

/// What the moves of a solver are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The round is won.
    Solved,
    /// The win is still there.
    Right,
    /// The win is gone.
    Wrong,
    /// It was not proven, because somebody said `stop` or it took too long.
    Open,
}

/// How a puzzle is solved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleSolution {
    /// The number of the puzzle.
    pub number: u32,
    /// The moves of both sides.
    pub moves: Vec<Move>,
    /// The same moves in words.
    pub words: Vec<String>,
    /// The first move, told in a sentence.
    pub sentence: String,
}

/// The puzzle with this number, or the sentence that there is none.
pub(crate) fn numbered(number: u32, language: Language) -> Result<&'static Puzzle, String> {
    let puzzles = puzzle::all();
    let index = usize::try_from(number).ok().and_then(|n| n.checked_sub(1));
    index.and_then(|index| puzzles.get(index)).ok_or_else(|| {
        let count = puzzles.len();
        Message::PuzzleNone { number, count }.say(language)
    })
}

/// The number of a puzzle that is one of those that are kept.
fn number_of(puzzle: &Puzzle) -> u32 {
    let index = puzzle::all().iter().position(|other| other == puzzle);
    index.map_or(0, |index| u32::try_from(index + 1).unwrap_or(0))
}

pub(crate) fn count(language: Language) -> PuzzleAnswer {
    let grades = Puzzle::GRADES.map(|grade| GradeCount {
        grade,
        name: Message::PuzzleGraded { grade }.say(language),
        count: puzzle::of_grade(grade).count(),
    });
    PuzzleAnswer::Count(PuzzleCount {
        count: puzzle::all().len(),
        grades: grades.into(),
    })
}

/// One of the puzzles of a grade, if there is such a grade.
pub(crate) fn of_grade(grade: u8, seed: u64) -> Option<&'static Puzzle> {
    let puzzles = puzzle::of_grade(grade);
    let count = puzzles.clone().count() as u64;
    // Neighbouring seeds give puzzles that are far from each other.
    let place = seed.wrapping_mul(7919).checked_rem(count)?;
    puzzles.into_iter().nth(usize::try_from(place).ok()?)
}

pub(crate) fn task(puzzle: &Puzzle, language: Language) -> PuzzleAnswer {
    let number = number_of(puzzle);
    let side = puzzle.position.side();
    let task = Message::PuzzleTask {
        side,
        count: puzzle.length,
    };
    PuzzleAnswer::Task(PuzzleTask {
        number,
        grade: puzzle.grade,
        grade_name: Message::PuzzleGraded {
            grade: puzzle.grade,
        }
        .say(language),
        fen: puzzle.position.to_string(),
        side,
        length: puzzle.length,
        themes: puzzle.themes(),
        title: Message::PuzzleNumber { number }.say(language),
        sentence: task.say(language),
    })
}

pub(crate) fn solution(number: u32, puzzle: &Puzzle, language: Language) -> PuzzleAnswer {
    let mut position = puzzle.position;
    let mut words = Vec::with_capacity(puzzle.solution.len());
    for &m in &puzzle.solution {
        words.push(told::decision(Decision::Move(m), Some(&position), language));
        match position.play_unchecked(m) {
            Next::Turn(next) => position = next,
            Next::Over(_) => break,
        }
    }
    let text = words.first().map_or("", |first| first);
    PuzzleAnswer::Solution(PuzzleSolution {
        number,
        moves: puzzle.solution.clone(),
        sentence: Message::PuzzleSolution { text }.say(language),
        words,
    })
}

/// What comes after these moves of a puzzle, or why one of them cannot be played.
pub(crate) fn play(puzzle: &Puzzle, moves: &[Move], language: Language) -> Result<Next, String> {
    let mut next = Next::Turn(puzzle.position);
    for (index, &m) in moves.iter().enumerate() {
        let played = match &next {
            Next::Turn(position) => {
                Position::play(position, m).map_err(|error| error.explain(language))
            }
            Next::Over(_) => Err(Message::ErrorRoundOver.say(language)),
        };
        next = played
            .map_err(|reason| {
                let text = &*m.to_string();
                let number = index + 1;
                Message::ErrorReplay {
                    number,
                    text,
                    reason: &reason,
                }
                .say(language)
            })?
            .next;
    }
    Ok(next)
}

pub(crate) fn verdict(
    number: u32,
    verdict: Verdict,
    replies: Vec<Move>,
    language: Language,
) -> PuzzleAnswer {
    let message = match verdict {
        Verdict::Solved => Message::PuzzleSolved,
        Verdict::Right => Message::PuzzleRight,
        Verdict::Wrong => Message::PuzzleWrong,
        Verdict::Open => Message::SolvedOpen,
    };
    PuzzleAnswer::Verdict(PuzzleVerdict {
        number,
        verdict,
        replies,
        sentence: message.say(language),
    })
}

//! Puzzles: what is to be found, whether it was found, and the solution.

use kamisado::{Decision, Language, Move, Next, Position, Side};
use kamisado_engine::puzzle::{self, Puzzle, Theme};
use kamisado_i18n::{Explain as _, Message};
use serde::{Deserialize, Serialize};

use crate::decision_in_words;

/// The answer to a question about puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PuzzleAnswer {
    /// How many there are.
    Count(PuzzleCount),
    /// One of them.
    Task(PuzzleTask),
    /// Whether the moves so far were right.
    Judged(PuzzleJudged),
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
pub struct PuzzleJudged {
    /// The number of the puzzle.
    pub number: u32,
    /// Whether they were.
    pub judgement: PuzzleJudgement,
    /// What the opponent plays now, until it is the solver's turn: the longest resistance, or what refutes a wrong move.
    pub replies: Vec<Move>,
    /// The judgement in a sentence.
    pub sentence: String,
}

/// What the moves of a solver are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleJudgement {
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

/// The puzzle with this number, from 1.
///
/// # Errors
/// The sentence that there is none.
pub fn numbered(number: u32, language: Language) -> Result<&'static Puzzle, String> {
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

/// How many puzzles there are, and of which grades.
#[must_use]
pub fn count(language: Language) -> PuzzleAnswer {
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

/// One of the puzzles of a grade, if there is such a grade; another seed gives another one.
#[must_use]
pub fn of_grade(grade: u8, seed: u64) -> Option<&'static Puzzle> {
    let puzzles = puzzle::of_grade(grade);
    let count = puzzles.clone().count() as u64;
    // Neighbouring seeds give puzzles that are far from each other.
    let place = seed.wrapping_mul(7919).checked_rem(count)?;
    puzzles.into_iter().nth(usize::try_from(place).ok()?)
}

/// A puzzle as it is set, without its solution.
#[must_use]
pub fn task(puzzle: &Puzzle, language: Language) -> PuzzleAnswer {
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

/// How a puzzle is solved.
#[must_use]
pub fn solution(number: u32, puzzle: &Puzzle, language: Language) -> PuzzleAnswer {
    let mut position = puzzle.position;
    let mut words = Vec::with_capacity(puzzle.solution.len());
    for &m in &puzzle.solution {
        words.push(decision_in_words(
            Decision::Move(m),
            Some(&position),
            language,
        ));
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

/// What comes after these moves of a puzzle.
///
/// # Errors
/// A sentence about the first move that cannot be played.
pub fn play(puzzle: &Puzzle, moves: &[Move], language: Language) -> Result<Next, String> {
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

impl PuzzleJudged {
    /// What the moves of a solver are worth, and what the opponent answers.
    #[must_use]
    pub fn new(
        number: u32,
        judgement: PuzzleJudgement,
        replies: Vec<Move>,
        language: Language,
    ) -> PuzzleJudged {
        let message = match judgement {
            PuzzleJudgement::Solved => Message::PuzzleSolved,
            PuzzleJudgement::Right => Message::PuzzleRight,
            PuzzleJudgement::Wrong => Message::PuzzleWrong,
            PuzzleJudgement::Open => Message::SolvedOpen,
        };
        PuzzleJudged {
            number,
            judgement,
            replies,
            sentence: message.say(language),
        }
    }
}

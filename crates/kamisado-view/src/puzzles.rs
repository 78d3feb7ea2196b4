//! Puzzles: the task, whether it was solved, and the solution.

use kamisado::{Decision, Language, Match, Move, Next, Position, Side};
use kamisado_engine::puzzle::{self, Puzzle, Theme};
use kamisado_engine::{Outcome, Value};
use kamisado_i18n::Message;
use serde::{Deserialize, Serialize};

use crate::Day;
use crate::told::decision_in_words;

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
    /// How many of each theme.
    pub themes: Vec<ThemeCount>,
}

/// How many puzzles there are of a theme.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThemeCount {
    /// The theme.
    pub theme: Theme,
    /// How many puzzles.
    pub count: usize,
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
    /// How many moves the win takes, counting both sides'.
    pub length: u32,
    /// What is special about the solution.
    pub themes: Vec<Theme>,
    /// Its title.
    pub title: String,
    /// The task.
    pub sentence: String,
}

/// The judgement of the moves so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleJudged {
    /// The number of the puzzle.
    pub number: u32,
    /// Whether they were.
    pub judgement: PuzzleJudgement,
    /// The opponent's moves until it is the solver's turn again: the longest resistance, or the refutation of a wrong move.
    pub replies: Vec<Move>,
    /// The judgement in a sentence.
    pub sentence: String,
}

/// A judgement of the solver's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleJudgement {
    /// The round is won.
    Solved,
    /// Still winning.
    Right,
    /// No longer winning.
    Wrong,
    /// Not proven, because it was stopped or took too long.
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
    /// The first move, in a sentence.
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

/// The number of a puzzle, from 1; 0 when it isn't one of those that come with the program.
#[must_use]
pub fn number_of(puzzle: &Puzzle) -> u32 {
    let index = puzzle::all().iter().position(|other| other == puzzle);
    index.map_or(0, |index| u32::try_from(index + 1).unwrap_or(0))
}

/// How many puzzles there are, and of which grades.
#[must_use]
pub fn count(language: Language) -> PuzzleAnswer {
    let grades = Puzzle::GRADES.map(|grade| GradeCount {
        grade,
        name: Message::PuzzleDifficulty { grade }.say(language),
        count: puzzle::of_grade(grade).count(),
    });
    PuzzleAnswer::Count(PuzzleCount {
        count: puzzle::all().len(),
        grades: grades.into(),
        themes: Theme::ALL
            .map(|theme| ThemeCount {
                theme,
                count: puzzle::of_theme(theme).count(),
            })
            .into(),
    })
}

/// One of the puzzles of a grade, if there is such a grade; another seed gives another one.
#[must_use]
pub fn of_grade(grade: u8, seed: u64) -> Option<&'static Puzzle> {
    chosen(puzzle::of_grade(grade), seed)
}

/// One of the puzzles of a theme; another seed gives another one.
#[must_use]
pub fn of_theme(theme: Theme, seed: u64) -> Option<&'static Puzzle> {
    chosen(puzzle::of_theme(theme), seed)
}

fn chosen(
    mut puzzles: impl Iterator<Item = &'static Puzzle> + Clone,
    seed: u64,
) -> Option<&'static Puzzle> {
    let count = puzzles.clone().count() as u64;
    // Neighbouring seeds give puzzles that are far from each other.
    let place = seed.wrapping_mul(7919).checked_rem(count)?;
    puzzles.nth(usize::try_from(place).ok()?)
}

/// The puzzle of a day.
#[must_use]
pub fn daily(day: Day) -> &'static Puzzle {
    puzzle::daily(day.number())
}

/// How many moves of their own the solver needs.
#[must_use]
pub fn own_moves(puzzle: &Puzzle) -> u32 {
    let solver = puzzle.position.side();
    let mut next = Next::Turn(puzzle.position);
    let mut count = 0;
    for &m in &puzzle.solution {
        let Next::Turn(position) = next else {
            break;
        };
        count += u32::from(position.side() == solver);
        next = position.play_unchecked(m);
    }
    count
}

/// A puzzle as it is set, without its solution.
#[must_use]
pub fn task(puzzle: &Puzzle, language: Language) -> PuzzleTask {
    let number = number_of(puzzle);
    let side = puzzle.position.side();
    let task = Message::PuzzleTask {
        side,
        count: own_moves(puzzle),
    };
    PuzzleTask {
        number,
        grade: puzzle.grade,
        grade_name: Message::PuzzleDifficulty {
            grade: puzzle.grade,
        }
        .say(language),
        fen: puzzle.position.to_string(),
        side,
        length: puzzle.length,
        themes: puzzle.themes(),
        title: Message::PuzzleNumber { number }.say(language),
        sentence: task.say(language),
    }
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

/// What a [`Judge`] needs to know about positions. Each call works for a short while and may leave the answer open; what it found helps the next
/// call.
pub trait Prover {
    /// Who wins this position.
    fn prove(&mut self, position: &Position) -> Option<Outcome>;

    /// The move that puts off the end longest, or wins soonest.
    fn reply(&mut self, position: &Position) -> Option<Move>;
}

/// Judges the moves of a solver, a short while at a time.
///
/// ```
/// use kamisado::{Decision, Match, Move, Position};
/// use kamisado_engine::{Limits, Memory, Outcome, Solver};
/// use kamisado_view::puzzles::{self, Judge, Prover, PuzzleJudgement};
///
/// struct Patient(Solver);
///
/// impl Prover for Patient {
///     fn prove(&mut self, position: &Position) -> Option<Outcome> {
///         Some(self.0.solve(position, &Limits::none()))
///     }
///
///     fn reply(&mut self, position: &Position) -> Option<Move> {
///         self.0.length(position, &Limits::none())?.line.first().copied()
///     }
/// }
///
/// let puzzle = puzzles::of_grade(1, 0).unwrap();
/// let first = puzzle.key_move().map(Decision::Move);
/// let game = Match::from(puzzle.position).replay(first)?;
/// let mut judge = Judge::new(puzzle, game);
/// let mut prover = Patient(Solver::new(Memory::mebibytes(1)));
/// let judgement = loop {
///     if let Some(judgement) = judge.step(&mut prover) {
///         break judgement;
///     }
/// };
/// assert_eq!(judgement, PuzzleJudgement::Solved);
/// # Ok::<(), kamisado::ReplayError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Judge {
    solver: Side,
    game: Match,
    /// How many of its moves were made; the others are replies.
    made: usize,
    /// Whether the win is still there, once that is proven.
    wins: Option<bool>,
    /// How many more short whiles it may take.
    patience: u32,
}

impl Judge {
    /// How many short whiles it may take: some seconds. Nearly all judgements take one.
    const PATIENCE: u32 = 1600;

    /// Judges the moves of a match that started as this puzzle.
    #[must_use]
    pub fn new(puzzle: &Puzzle, game: Match) -> Judge {
        Judge {
            solver: puzzle.position.side(),
            made: game.decisions().len(),
            game,
            wins: None,
            patience: Judge::PATIENCE,
        }
    }

    /// Continues for a short while, and returns the judgement once there is one.
    pub fn step(&mut self, prover: &mut impl Prover) -> Option<PuzzleJudgement> {
        let Some(&position) = self.game.position() else {
            let won = self.game.result()?.winner() == Some(self.solver);
            return Some(if won {
                PuzzleJudgement::Solved
            } else {
                PuzzleJudgement::Wrong
            });
        };
        self.patience = self.patience.saturating_sub(1);
        if self.patience == 0 {
            return Some(PuzzleJudgement::Open);
        }
        let outcome = prover.prove(&position)?;
        let is_solvers = position.side() == self.solver;
        let wins = (outcome.value? == Value::Win) == is_solvers;
        let wins = *self.wins.get_or_insert(wins);
        if is_solvers {
            return Some(if wins {
                PuzzleJudgement::Right
            } else {
                PuzzleJudgement::Wrong
            });
        }
        // A move that is known to be good will do where the best one is hard to find.
        let known = outcome.best.filter(|_| self.patience < Judge::PATIENCE / 2);
        let reply = Decision::Move(prover.reply(&position).or(known)?);
        match self.game.play(reply) {
            Ok(_) => None,
            // A prover that gives illegal moves proves nothing.
            Err(_) => Some(PuzzleJudgement::Open),
        }
    }

    /// The match with the moves and with the replies to them that have been found so far.
    #[must_use]
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// What the opponent plays, as far as it has been found.
    #[must_use]
    pub fn replies(&self) -> Vec<Move> {
        let replies = self.game.decisions().iter().skip(self.made);
        let replies = replies.filter_map(|&reply| match reply {
            Decision::Move(reply) => Some(reply),
            Decision::LineUp(_) | Decision::Fill(_) => None,
        });
        replies.collect()
    }

    /// Tells a judgement.
    #[must_use]
    pub fn tell(
        &self,
        number: u32,
        judgement: PuzzleJudgement,
        language: Language,
    ) -> PuzzleJudged {
        PuzzleJudged {
            number,
            judgement,
            replies: self.replies(),
            sentence: self.sentence(judgement, language),
        }
    }

    /// A judgement in a sentence; for a wrong move, with what refutes it.
    fn sentence(&self, judgement: PuzzleJudgement, language: Language) -> String {
        let replies = self.game.history().skip(self.made);
        let words: Vec<String> = replies
            .map(|entry| decision_in_words(entry.decision, entry.before.position(), language))
            .collect();
        if judgement == PuzzleJudgement::Wrong && !words.is_empty() {
            let text = &words.join(", ");
            return Message::PuzzleRefuted { text }.say(language);
        }
        judgement.message().say(language)
    }
}

impl PuzzleJudgement {
    /// What is said about it.
    #[must_use]
    pub const fn message(self) -> Message<'static> {
        match self {
            PuzzleJudgement::Solved => Message::PuzzleSolved,
            PuzzleJudgement::Right => Message::PuzzleCorrect,
            PuzzleJudgement::Wrong => Message::PuzzleWrong,
            PuzzleJudgement::Open => Message::SolvedOpen,
        }
    }
}

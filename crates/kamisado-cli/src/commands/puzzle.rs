use std::io::{self, BufRead as _, IsTerminal as _};
use std::time::{SystemTime, UNIX_EPOCH};

use kamisado::notation::read_move;
use kamisado::{Decision, Language, Move, Position, Side};
use kamisado_draw::{Look, TextStyle};
use kamisado_engine::puzzle::{Puzzle, Theme};
use kamisado_i18n::{Explain as _, Message, letters, tell};
use kamisado_view::puzzles::{self, PuzzleJudgement};
use kamisado_view::{Day, ParseDayError};
use serde::Serialize;

use crate::failure::Failure;
use crate::looks::ScreenLooks;
use crate::output::Output;
use crate::reader::Reader;
use crate::screen::terminal;
use crate::storage::progress::{self, Ending, Progress};
use crate::study::moments;
use crate::study::puzzle::{Training, refuted, solution};
use crate::study::trainer::Trainer;

/// Solves puzzles: positions in which exactly one move wins
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Without --number, --grade or --daily the next unsolved puzzle is chosen. On a terminal it is solved on the screen, with the \
keys of `kamisado play`; elsewhere, or with --print, it is printed. Moves on the command line, or one per line on standard input \
with `-`, are checked: the exit code is 0 if they solve the puzzle and 1 if they don't. Solved puzzles are remembered in the user's data \
folder.

Examples:
  kamisado puzzle
  kamisado puzzle --grade 3
  kamisado puzzle --daily --print
  kamisado puzzle --number 1 f4c1
  kamisado puzzle --daily=2026-11-16 - < answers.txt
  kamisado puzzle --number 17 --json --solution")]
pub(crate) struct Arguments {
    /// The number of a puzzle
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["grade", "daily"])]
    number: Option<u32>,

    /// The next puzzle of this grade, from 1 (easy) to 5 (hard)
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    grade: Option<u8>,

    /// The puzzle of a day, written as 2026-11-16; without a date, of today (UTC)
    #[arg(long, value_name = "DATE", num_args = 0..=1, require_equals = true, default_missing_value = "today", value_parser = day, conflicts_with = "grade")]
    daily: Option<Day>,

    /// Print the puzzle instead of showing it on the screen
    #[arg(long)]
    print: bool,

    /// Print a JSON object
    #[arg(long)]
    json: bool,

    /// Print the solution as well
    #[arg(long)]
    solution: bool,

    #[command(flatten)]
    looks: ScreenLooks,

    /// The moves that solve it, in any notation, or `-` for one per line on standard input
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

/// The day that is meant: a date, or `today`.
fn day(text: &str) -> Result<Day, ParseDayError> {
    if text != "today" {
        return text.parse();
    }
    let passed = SystemTime::now().duration_since(UNIX_EPOCH);
    let seconds = passed.map_or(0, |passed| passed.as_secs());
    Day::numbered(seconds / (24 * 60 * 60)).ok_or(ParseDayError)
}

#[derive(Serialize)]
struct Task<'a> {
    number: u32,
    grade: u8,
    position: Position,
    side: Side,
    /// The solver's own moves.
    moves: u32,
    themes: Vec<Theme>,
    solved: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<&'a [Move]>,
}

#[derive(Serialize)]
struct Answered<'a> {
    number: u32,
    solved: bool,
    /// All moves played, the opponent's included.
    moves: &'a [Decision],
    /// The move that does not win.
    wrong: Option<Move>,
    refutation: Option<Move>,
    position: Option<Position>,
}

impl Arguments {
    pub(crate) fn run(self, reader: &Reader, output: &mut Output<'_>) -> Result<(), Failure> {
        let language = reader.language;
        let file = progress::file();
        let progress = progress::load(file.as_deref())?;
        let number = self.choose(&progress);
        let puzzle = puzzles::numbered(number, language).map_err(Failure::Wrong)?;
        let trainer = Trainer::new(puzzle);
        if !self.moves.is_empty() {
            let ending = self.answer(number, trainer, language, output);
            if let (Ok(()), Some(file)) = (&ending, &file) {
                progress::note(file, puzzle, Ending::Solved)?;
            }
            return ending;
        }
        let on_screen = terminal::is_screen(&io::stdout()) && io::stdin().is_terminal();
        if self.print || self.json || self.solution || !on_screen {
            return self.print(number, &trainer, &progress, language, output);
        }
        let theme = self.looks.theme(reader);
        let mut training = Training::new(puzzle, self.grade, progress, file, theme, language);
        terminal::show(&mut training)
    }

    /// The number of the puzzle asked for.
    fn choose(&self, progress: &Progress) -> u32 {
        match (self.number, self.daily) {
            (Some(number), _) => number,
            (None, Some(day)) => puzzles::number_of(puzzles::daily(day)),
            (None, None) => progress.next(self.grade, 0),
        }
    }

    fn print(
        &self,
        number: u32,
        trainer: &Trainer,
        progress: &Progress,
        language: Language,
        output: &mut Output<'_>,
    ) -> Result<(), Failure> {
        let puzzle: &Puzzle = trainer.puzzle;
        if self.json {
            return output.json(&Task {
                number,
                grade: puzzle.grade,
                position: puzzle.position,
                side: trainer.side(),
                moves: puzzles::own_moves(puzzle),
                themes: if self.solution {
                    puzzle.themes()
                } else {
                    Vec::new()
                },
                solved: progress.has_solved(puzzle),
                solution: self.solution.then_some(&puzzle.solution),
            });
        }
        let task = puzzles::task(puzzle, language);
        output.line(format_args!("{} · {}", task.title, task.grade_name))?;
        output.line(puzzle.position)?;
        output.line(task.sentence)?;
        let look = Look {
            symbols: self.looks.symbols(),
            flipped: trainer.side() == Side::White,
            letters: letters(language),
            ..Look::default()
        };
        if let Some(diagram) = moments::diagram(trainer.now(), language) {
            let diagram = diagram
                .with_targets(puzzle.position.targets())
                .with_legend(moments::color_names(language));
            output.bytes(diagram.text(&look, TextStyle::Boxes).as_bytes())?;
        }
        if self.solution {
            let text = solution(puzzle, self.looks.symbols());
            output.line(Message::PuzzleSolution { text: &text }.say(language))?;
        }
        Ok(())
    }

    /// Tries moves until the puzzle is solved or one is wrong.
    fn answer(
        &self,
        number: u32,
        mut trainer: Trainer,
        language: Language,
        output: &mut Output<'_>,
    ) -> Result<(), Failure> {
        let mut wrong = None;
        let mut refutation = None;
        for text in self.answers() {
            let text = text?;
            let Some(position) = trainer.position() else {
                break;
            };
            if text.trim().is_empty() {
                continue;
            }
            let m = read_move(text.trim(), position, language)
                .map_err(|error| Failure::Wrong(error.explain(language)).at(text.trim()))?;
            let (judgement, answer) = trainer
                .attempt(m)
                .map_err(|error| Failure::Wrong(error.explain(language)))?;
            if !matches!(judgement, PuzzleJudgement::Solved | PuzzleJudgement::Right) {
                wrong = Some(m);
                refutation = answer;
                break;
            }
            if !self.json {
                for event in trainer.events() {
                    output.line(tell(event, language))?;
                }
                output.flush()?;
            }
        }
        let solved = wrong.is_none() && trainer.position().is_none();
        if self.json {
            output.json(&Answered {
                number,
                solved,
                moves: trainer.moves(),
                wrong,
                refutation,
                position: trainer.position().copied(),
            })?;
        }
        if let Some(m) = wrong {
            return Err(Failure::No(refuted(&trainer, m, refutation, language)));
        }
        if !solved {
            return Err(Failure::No(Message::PuzzleUnfinished.say(language)));
        }
        if !self.json {
            output.line(Message::PuzzleSolved.say(language))?;
        }
        Ok(())
    }

    /// The moves of the command line or the lines of the standard input.
    fn answers(&self) -> Box<dyn Iterator<Item = io::Result<String>> + '_> {
        match self.moves.as_slice() {
            [only] if only == "-" => Box::new(io::stdin().lock().lines()),
            moves => Box::new(moves.iter().cloned().map(Ok)),
        }
    }
}

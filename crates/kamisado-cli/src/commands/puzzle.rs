use std::io::{self, BufRead as _, IsTerminal as _};
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use kamisado::notation::read_move;
use kamisado::{Decision, Language, Move, Position, Side};
use kamisado_draw::{Look, Symbols, TextStyle};
use kamisado_engine::puzzle::{self, Puzzle, Theme};
use kamisado_i18n::{Explain as _, Message, tell};
use serde::Serialize;

use crate::failure::Failure;
use crate::looks::ScreenLooks;
use crate::output::Output;
use crate::screen::terminal;
use crate::storage::progress::{self, Ending, Progress};
use crate::study::puzzle::{Training, refuted, solution, task};
use crate::study::trainer::{Trainer, Verdict};

/// Solves puzzles: positions in which exactly one move wins
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Without --number, --grade or --daily the next puzzle that is not solved yet comes. On a terminal it is solved on the screen, with the \
keys of `kamisado play`. Elsewhere, and with --print, it is printed. Moves on the command line, or one a line on the standard input \
with `-`, are tried: the exit code is 0 when they solve the puzzle and 1 when they do not. What is solved is kept in the user's data \
folder.

Examples:
  kamisado puzzle
  kamisado puzzle --grade 3
  kamisado puzzle --daily --print
  kamisado puzzle --number 1 f4c1
  kamisado puzzle --daily=2026-11-16 - < answers.txt
  kamisado puzzle --number 17 --json --solution")]
pub(crate) struct Arguments {
    /// The puzzle with this number
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["grade", "daily"])]
    number: Option<usize>,

    /// The next puzzle of this grade, from 1 (easy) to 5 (hard)
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    grade: Option<u8>,

    /// The puzzle of a day, written as 2026-11-16; without a date, of today (UTC)
    #[arg(long, value_name = "DATE", num_args = 0..=1, require_equals = true, default_missing_value = "today", conflicts_with = "grade")]
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

    /// The moves that solve it, in any notation, or `-` for one a line on the standard input
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

/// A day, counted from 1970-01-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Day(u64);

impl Day {
    fn today() -> Day {
        let passed = SystemTime::now().duration_since(UNIX_EPOCH);
        Day(passed.map_or(0, |passed| passed.as_secs() / (24 * 60 * 60)))
    }

    /// The day of a date in our calendar, if there is one and it is not before the count begins.
    fn of(year: u64, month: u64, day: u64) -> Option<Day> {
        let is_leap =
            year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let lengths = [
            31,
            if is_leap { 29 } else { 28 },
            31,
            30,
            31,
            30,
            31,
            31,
            30,
            31,
            30,
            31,
        ];
        let month = usize::try_from(month).ok()?.checked_sub(1)?;
        let length = *lengths.get(month)?;
        if !(1970..=9999).contains(&year) || !(1..=length).contains(&day) {
            return None;
        }
        let before = year - 1;
        let leap_days = before / 4 - before / 100 + before / 400 - 477;
        let months: u64 = lengths.iter().take(month).sum();
        Some(Day((year - 1970) * 365 + leap_days + months + day - 1))
    }
}

impl FromStr for Day {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Day, &'static str> {
        if text == "today" {
            return Ok(Day::today());
        }
        let mut parts = text.splitn(3, '-').map(|part| part.parse().ok());
        let mut part = || parts.next().flatten();
        let date = (|| Day::of(part()?, part()?, part()?))();
        date.ok_or("not a date: write it as 2026-11-16")
    }
}

#[derive(Serialize)]
struct Task<'a> {
    number: usize,
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
    number: usize,
    solved: bool,
    /// All moves played, the opponent's included.
    moves: &'a [Decision],
    /// The move that does not win.
    wrong: Option<Move>,
    refutation: Option<Move>,
    position: Option<Position>,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let file = progress::file();
        let progress = match &file {
            Some(file) => progress::load(file)?,
            None => Progress::default(),
        };
        let number = self.choose(&progress);
        let count = puzzle::all().len();
        let puzzle = number
            .checked_sub(1)
            .and_then(|index| puzzle::all().get(index));
        let trainer = puzzle.and_then(Trainer::new);
        let (Some(puzzle), Some(trainer)) = (puzzle, trainer) else {
            return Err(Failure::Wrong(
                Message::PuzzleNone {
                    number: u32::try_from(number).unwrap_or(u32::MAX),
                    count,
                }
                .say(language),
            ));
        };
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
        let theme = self.looks.theme();
        match Training::new(number, self.grade, progress, file, theme, language) {
            Some(mut training) => terminal::show(&mut training),
            None => Ok(()),
        }
    }

    /// The number of the puzzle asked for.
    fn choose(&self, progress: &Progress) -> usize {
        match (self.number, self.daily) {
            (Some(number), _) => number,
            (None, Some(Day(day))) => {
                let daily = puzzle::daily(day);
                let place = puzzle::all().iter().position(|puzzle| puzzle == daily);
                place.map_or(0, |index| index + 1)
            }
            (None, None) => progress.next(self.grade, 0),
        }
    }

    fn print(
        &self,
        number: usize,
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
                moves: trainer.own_moves(),
                themes: if self.solution {
                    puzzle.themes()
                } else {
                    Vec::new()
                },
                solved: progress.has_solved(puzzle),
                solution: self.solution.then_some(&puzzle.solution),
            });
        }
        let say = |message: Message<'_>| message.say(language);
        output.line(format_args!(
            "{} · {}",
            say(Message::PuzzleNumber {
                number: u32::try_from(number).unwrap_or(u32::MAX)
            }),
            say(Message::PuzzleGraded {
                grade: puzzle.grade
            }),
        ))?;
        output.line(puzzle.position)?;
        output.line(task(trainer, language))?;
        let look = Look {
            symbols: self.looks.symbols.into(),
            flipped: trainer.side() == Side::White,
            ..Look::default()
        };
        if let Some(diagram) = trainer.scene().diagram(language) {
            let diagram = diagram.with_targets(puzzle.position.targets());
            output.bytes(diagram.text(&look, TextStyle::Boxes).as_bytes())?;
        }
        if self.solution {
            let text = solution(puzzle, Symbols::from(self.looks.symbols));
            output.line(say(Message::PuzzleSolution { text: &text }))?;
        }
        Ok(())
    }

    /// Tries moves until the puzzle is solved or one is wrong.
    fn answer(
        &self,
        number: usize,
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
            let verdict = trainer
                .attempt(m)
                .map_err(|error| Failure::Wrong(error.explain(language)))?;
            if let Verdict::Wrong(answer) = verdict {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_calendars_do() {
        let day = |text: &str| text.parse::<Day>().map(|Day(day)| day);
        assert_eq!(day("1970-01-01"), Ok(0));
        assert_eq!(day("1972-03-01"), Ok(790));
        assert_eq!(day("2000-02-29"), Ok(11_016));
        assert_eq!(day("2026-11-16"), Ok(20_773));
        for wrong in [
            "2026-02-29",
            "1969-12-31",
            "2026-13-01",
            "2026-00-10",
            "soon",
            "2026-11",
        ] {
            assert!(day(wrong).is_err(), "{wrong}");
        }
    }
}

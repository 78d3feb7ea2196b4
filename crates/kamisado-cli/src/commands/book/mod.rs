mod build;
mod queue;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use clap::Subcommand;
use indicatif::{ProgressBar, ProgressStyle};
use kamisado::{Board, Language, LineUp, ParseLineUpError, Position};
use kamisado_engine::book::{Answer, Book, Defences, Starts, proves};
use kamisado_engine::{Memory, Solver, dice};
use kamisado_i18n::{Explain as _, Message};
use serde::Serialize;

use crate::failure::Failure;
use crate::input::Positions;
use crate::output::Output;
use crate::screen::terminal::is_screen;

/// Shows, checks and extends what is proven about line-ups and first moves
#[derive(Debug, clap::Args)]
#[command(after_help = "\
In the tournament setup the challenger lines up first and the defender answers. The book knows which line-ups have an answer that \
wins, and what it is. Without a command, it says how much it knows.

Examples:
  kamisado book
  kamisado book show ngrypubo
  kamisado book moves startpos
  kamisado book verify --sample 10
  kamisado book build book.bin --threads 4")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Shows the answer to a line-up
    Show(Show),
    /// Shows the first moves that win from the start of a round
    Moves(Moves),
    /// Proves entries again
    #[command(name = "prove", visible_alias = "verify")]
    Verify(Verify),
    /// Continues the search for answers, and saves them in a file
    Build(build::Build),
    /// Continues proving first moves, and saves them in a file
    BuildMoves(BuildMoves),
}

#[derive(Debug, clap::Args)]
struct Show {
    /// The board the line-up is on
    #[arg(long, default_value_t)]
    board: Board,

    /// Print one JSON object for each line-up
    #[arg(long)]
    json: bool,

    /// Challengers' line-ups: eight colour letters each, from the player's left
    #[arg(required = true)]
    line_ups: Vec<String>,
}

#[derive(Debug, clap::Args)]
struct Moves {
    #[command(flatten)]
    positions: Positions,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
An answer is proven in a tenth of a second. To prove that a line-up can't be answered, all 40,320 answers are tried, which takes about a minute.
The exit code is 1 if an entry is wrong or missing.")]
struct Verify {
    /// Prove this many entries, drawn from the whole book
    #[arg(long, value_name = "COUNT", conflicts_with = "all")]
    sample: Option<usize>,

    /// Prove the whole book
    #[arg(long)]
    all: bool,

    #[command(flatten)]
    means: Means,

    /// Challengers' line-ups; without any, a sample of ten
    line_ups: Vec<String>,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
This covers the standard start, the 1-3-5 opening and all pairs of drawn line-ups. The file is written after each start.")]
struct BuildMoves {
    /// Prove every first move and the exact length, not only one move that wins
    #[arg(long)]
    all_moves: bool,

    #[command(flatten)]
    means: Means,

    /// The first moves. If the file doesn't exist, it starts empty
    file: PathBuf,
}

/// What a machine gives.
#[derive(Debug, clap::Args)]
struct Means {
    /// How many threads search; only with one are the node counts always the same
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=64))]
    threads: u32,

    /// The table of proven positions, in MiB
    #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u32).range(1..=i64::from(Memory::MOST_MEBIBYTES)))]
    hash: u32,
}

impl Means {
    fn solver(&self, language: Language) -> Result<Solver, Failure> {
        Solver::try_new(Memory::mebibytes(self.hash as usize)).map_err(|error| {
            let count = error.mebibytes();
            Failure::Wrong(Message::ErrorMemory { count }.say(language))
        })
    }

    /// A solver for each thread.
    fn solvers(&self, language: Language) -> Result<Vec<Solver>, Failure> {
        (0..self.threads).map(|_| self.solver(language)).collect()
    }

    /// Lets every thread work with a solver of its own.
    fn each_thread(&self, language: Language, work: impl Fn(Solver) + Sync) -> Result<(), Failure> {
        let solvers = self.solvers(language)?;
        thread::scope(|scope| {
            for solver in solvers {
                scope.spawn(|| work(solver));
            }
            Ok(())
        })
    }
}

#[derive(Serialize)]
struct Shown {
    line_up: LineUp,
    /// Whether anything is known about it.
    known: bool,
    answer: Option<LineUp>,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        match self.command {
            None => {
                let book = Book::known();
                let message = Message::BookKnown {
                    count: book.len(),
                    total: Book::LINE_UPS,
                    without: book.unbeatable_entries(),
                };
                output.line(message.say(language))?;
                let Defences {
                    count: answers,
                    unbeatable: both,
                    greatest,
                } = Defences::of(book);
                if let Some((line_up, count)) = greatest {
                    output.line(Message::TruthDefence { line_up, count }.say(language))?;
                }
                output.line(Message::TruthBoth { both, answers }.say(language))
            }
            Some(Command::Show(show)) => show.run(language, output),
            Some(Command::Moves(moves)) => moves.run(language, output),
            Some(Command::Verify(verify)) => verify.run(language, output),
            Some(Command::Build(build)) => build.run(language, output),
            Some(Command::BuildMoves(build)) => build.run(language, output),
        }
    }
}

impl Show {
    fn run(&self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        for line_up in read_all(&self.line_ups, language)? {
            let answer = Book::known().answer(self.board, line_up);
            if self.json {
                output.json(&Shown {
                    line_up,
                    known: answer.is_some(),
                    answer: answer.and_then(Answer::line_up),
                })?;
                continue;
            }
            let message = match answer {
                Some(Answer::Wins(answer)) => Message::BookAnswer { line_up, answer },
                Some(Answer::None) => Message::BookNoAnswer { line_up },
                None => Message::BookUnknown { line_up },
            };
            output.line(message.say(language))?;
        }
        Ok(())
    }
}

impl Moves {
    fn run(&self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        self.positions.each(language, |position: Position| {
            let Some(start) = Starts::known().get(&position) else {
                return Err(Failure::No(Message::BookNotAStart.say(language)));
            };
            let (side, count) = (position.side(), start.winning.len());
            let message = match (count, start.complete) {
                (0, _) => Message::BookStartLost { side },
                (_, true) => Message::BookMoves { side, count },
                (_, false) => Message::BookSomeMoves { side },
            };
            output.line(message.say(language))?;
            let moves: Vec<String> = start.winning.iter().map(ToString::to_string).collect();
            if !moves.is_empty() {
                output.line(moves.join(" "))?;
            }
            match start.length {
                Some(count) => output.line(Message::SolvedLength { count }.say(language)),
                None => Ok(()),
            }
        })
    }
}

/// How many entries are proven when nobody says.
const USUAL_SAMPLE: usize = 10;

impl Verify {
    fn run(&self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let book = Book::known();
        let is_known = |line_up: &LineUp| book.answer(Board::Standard, *line_up).is_some();
        let mut line_ups = read_all(&self.line_ups, language)?;
        if line_ups.is_empty() {
            line_ups = Book::challengers().filter(is_known).collect();
            if !self.all {
                line_ups.sort_by_key(|line_up| dice(line_up.index() as u64));
                line_ups.truncate(self.sample.unwrap_or(USUAL_SAMPLE));
            }
        }
        let progress = bar(line_ups.len());
        let queue = Mutex::new(line_ups.iter().copied());
        let wrong = Mutex::new(Vec::new());
        self.means.each_thread(language, |mut solver| {
            while let Some(line_up) = take(&queue) {
                let answer = book.answer(Board::Standard, line_up);
                if !answer.is_some_and(|answer| proves(&mut solver, line_up, answer)) {
                    lock(&wrong).push(line_up);
                }
                progress.inc(1);
            }
        })?;
        progress.finish_and_clear();
        let wrong = wrong.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(&line_up) = wrong.first() {
            return Err(Failure::No(Message::BookWrong { line_up }.say(language)));
        }
        let count = line_ups.len();
        output.line(Message::BookVerified { count }.say(language))
    }
}

impl BuildMoves {
    fn run(&self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let starts = if self.file.exists() {
            let bytes = fs::read(&self.file);
            let bytes = bytes.map_err(|error| Failure::from(error).at(self.file.display()))?;
            Starts::read(&bytes).map_err(|_| damaged(&self.file, language))?
        } else {
            Starts::empty()
        };
        let is_open = |position: &Position| match starts.get(position) {
            Some(start) => self.all_moves && !(start.complete && start.length.is_some()),
            None => true,
        };
        let open: Vec<Position> = Starts::all().filter(is_open).collect();
        let progress = bar(open.len());
        let queue = Mutex::new(open.into_iter());
        let kept = Mutex::new((starts, None));
        self.means.each_thread(language, |mut solver| {
            while let Some(start) = take(&queue) {
                let mut proven = Starts::empty();
                solver.clear();
                proven.prove(&solver, &start, self.all_moves);
                let mut kept = lock(&kept);
                // What another process has written to the same file is kept.
                if let Some(written) = fs::read(&self.file)
                    .ok()
                    .and_then(|b| Starts::read(&b).ok())
                {
                    kept.0.add(&written);
                }
                kept.0.add(&proven);
                kept.1 = write(&self.file, &kept.0.bytes()).err();
                if kept.1.is_some() {
                    return;
                }
                progress.inc(1);
            }
        })?;
        progress.finish_and_clear();
        let (starts, failure) = kept.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(failure) = failure {
            return Err(failure);
        }
        let count = Starts::all()
            .filter(|start| starts.get(start).is_some())
            .count();
        output.line(Message::BookVerified { count }.say(language))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn take<T>(queue: &Mutex<impl Iterator<Item = T>>) -> Option<T> {
    lock(queue).next()
}

fn read_all(texts: &[String], language: Language) -> Result<Vec<LineUp>, Failure> {
    let read = |text: &String| {
        text.parse()
            .map_err(|error: ParseLineUpError| Failure::Wrong(error.explain(language)))
    };
    texts.iter().map(read).collect()
}

fn read_book(file: &Path, language: Language) -> Result<Book, Failure> {
    let bytes = fs::read(file).map_err(|error| Failure::from(error).at(file.display()))?;
    Book::read(&bytes).map_err(|_| damaged(file, language))
}

fn damaged(file: &Path, language: Language) -> Failure {
    Failure::Wrong(Message::BookDamaged.say(language)).at(file.display())
}

/// Writes the book so that there is always a whole one, even if several processes write to the same file.
fn write(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(format!(".{}.new", std::process::id()));
    fs::write(&beside, bytes)
        .and_then(|()| fs::rename(&beside, file))
        .map_err(|error| Failure::from(error).at(file.display()))
}

/// A bar on a terminal, with the rate and the time left.
fn bar(count: usize) -> ProgressBar {
    if !is_screen(&std::io::stderr()) {
        return ProgressBar::hidden();
    }
    let progress = ProgressBar::new(count as u64);
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {per_sec} {eta}");
    if let Ok(style) = style {
        progress.set_style(style);
    }
    progress.enable_steady_tick(Duration::from_secs(1));
    progress
}

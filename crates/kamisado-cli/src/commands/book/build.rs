//! Looking for answers to line-ups, alone or together with other machines.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use kamisado::{Board, BySide, Language, LineUp, Position, Side};
use kamisado_engine::book::{Answer, Book, search};
use kamisado_engine::{Solver, dice};
use kamisado_i18n::{Explain as _, Message};
use kamisado_online::Down;
use kamisado_server::store::Location;
use tokio::runtime::Builder;
use tokio::task::{JoinError, JoinSet};
use tokio::time::{sleep, timeout};

use super::queue::{Heard, Job, Queue, Shared};
use super::{Means, bar, read_book, write};
use crate::commands::serve::ended;
use crate::failure::Failure;
use crate::output::{Output, printable};
use crate::storage::database;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
The file is written every few seconds, so you can interrupt the command at any time and run it again to continue where it stopped.

Several machines can share the work through a database: each takes line-ups that nobody else is trying, learns what the others find, and \
writes everything to its own file. When one of them stops, the others take over its work. Without a database, each can do a part, and \
--from combines their files.

Examples:
  kamisado book build book.bin
  kamisado book build --database postgres://kamisado@db.example/kamisado book.bin
  kamisado book build --part 2/4 second.bin
  kamisado book build --from first.bin --from second.bin book.bin")]
pub(super) struct Build {
    /// Also start from what these files contain
    #[arg(long, value_name = "FILE")]
    from: Vec<PathBuf>,

    /// Do one part of the work: 1/4 is the first of four
    #[arg(long, default_value = "1/1")]
    part: Part,

    /// Share the work with all machines that name the same database: a file, or an address such as postgres://user@host/name
    #[arg(long, value_name = "FILE|ADDRESS", conflicts_with = "part")]
    database: Option<PathBuf>,

    #[command(flatten)]
    means: Means,

    /// The book. If the file doesn't exist, it starts empty
    file: PathBuf,
}

/// One of this many parts.
#[derive(Clone, Copy, Debug)]
struct Part {
    number: usize,
    of: usize,
}

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Part, String> {
        let part = text.split_once('/').and_then(|(number, of)| {
            let (number, of) = (number.parse().ok()?, of.parse().ok()?);
            (1..=of).contains(&number).then_some(Part { number, of })
        });
        part.ok_or_else(|| "write it like 2/4: the second of four parts".to_owned())
    }
}

/// How often the file is written.
const WRITTEN_EVERY: Duration = Duration::from_secs(5);

/// How often somebody looks whether there is something to do.
const TICK: Duration = Duration::from_secs(2);

/// How long a database has to hear that this machine stops.
const LEAVING: Duration = Duration::from_secs(5);

impl Build {
    pub(super) fn run(&self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let location = self.database.clone().map(database::location).transpose();
        let location = location.map_err(|error| Failure::Wrong(error.explain(language)))?;
        let mut book = if self.file.exists() {
            read_book(&self.file, language)?
        } else {
            Book::empty()
        };
        for file in &self.from {
            book.add(&read_book(file, language)?);
        }
        let open = self.open(&book);
        let mut work = Work {
            book,
            file: &self.file,
            written: Instant::now(),
            is_written: true,
            idle: self.means.solvers(language)?,
            searches: JoinSet::new(),
            tried: Vec::new(),
            outage: None,
            progress: bar(0),
            language,
        };
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let done = runtime.block_on(work.share(open, location));
        // A search cannot be interrupted.
        runtime.shutdown_background();
        work.progress.finish_and_clear();
        done?;
        let message = Message::BookKnown {
            count: work.book.len(),
            total: Book::LINE_UPS,
            without: work.book.unbeatable_entries(),
        };
        output.line(message.say(language))
    }

    /// The line-ups of this part that have no answer yet.
    fn open(&self, book: &Book) -> Vec<LineUp> {
        let Part { number, of } = self.part;
        let mut open: Vec<LineUp> = Book::challengers()
            .enumerate()
            .filter(|&(place, _)| place % of == number - 1)
            .map(|(_, line_up)| line_up)
            .filter(|&line_up| book.answer(Board::Standard, line_up).is_none())
            .collect();
        // In an order that shows early how long it will take.
        open.sort_by_key(|line_up| dice(line_up.index() as u64));
        open
    }
}

/// A build, and how far it is.
struct Work<'a> {
    book: Book,
    file: &'a Path,
    written: Instant,
    /// Whether the file has all that the book has.
    is_written: bool,
    idle: Vec<Solver>,
    searches: JoinSet<Searched>,
    /// The line-ups that are being tried.
    tried: Vec<LineUp>,
    outage: Option<Outage>,
    progress: ProgressBar,
    language: Language,
}

/// A search that is over, and the solver that is free again.
type Searched = (Solver, Job, Option<Answer>);

impl Work<'_> {
    /// Finds answers until there is nothing left to try, or somebody wants it to end.
    async fn share(
        &mut self,
        open: Vec<LineUp>,
        location: Option<Location>,
    ) -> Result<(), Failure> {
        let mut queue = match location {
            None => Queue::own(open),
            Some(location) => {
                let shared = Shared::open(location, open).await;
                let shared = shared.map_err(|error| database::failure(&error, self.language))?;
                Queue::Shared(shared)
            }
        };
        let ended = ended()?;
        let done = tokio::select! {
            done = self.work_off(&mut queue) => done,
            () = ended => Ok(()),
        };
        let rest = self.collect(&mut queue);
        // What it does not hear, it finds out when the lease ends.
        let _ = timeout(LEAVING, queue.leave()).await;
        done.and(rest).and(self.write())
    }

    async fn work_off(&mut self, queue: &mut Queue) -> Result<(), Failure> {
        loop {
            let heard = self.exchange(queue).await?;
            let was_given_work = !heard.jobs.is_empty();
            for (line_up, answer) in heard.answers {
                self.keep(line_up, answer)?;
            }
            for job in heard.jobs {
                self.begin(job, queue);
            }
            let (done, total) = queue.progress(self.tried.len());
            self.show(done as u64, total as u64);
            if done == total {
                return Ok(());
            }
            self.write_now_and_then()?;
            if was_given_work && !self.idle.is_empty() {
                continue;
            }
            tokio::select! {
                Some(searched) = self.searches.join_next() => self.end(searched, queue)?,
                () = sleep(TICK) => {}
            }
        }
    }

    /// Hears what others have found, and what to try next. While the database cannot be reached, that is nothing.
    async fn exchange(&mut self, queue: &mut Queue) -> Result<Heard, Failure> {
        let mut heard = Heard::default();
        if self.outage.as_ref().is_some_and(Outage::is_waiting) {
            return Ok(heard);
        }
        let exchanged = queue.exchange(self.idle.len(), &self.tried, &mut heard);
        match exchanged.await {
            Ok(()) => self.outage = None,
            Err(Down) => self.endure(queue).await?,
        }
        Ok(heard)
    }

    /// Waits for a database that cannot be reached, but not for ever. What is proven is in the file meanwhile.
    async fn endure(&mut self, queue: &Queue) -> Result<(), Failure> {
        let language = self.language;
        let path = &self.file.display().to_string();
        match &mut self.outage {
            None => {
                self.outage = Some(Outage::begin(PATIENCE));
                self.write()?;
                let reason = &queue.problem(language).await;
                self.warn(&Message::BookOutage { reason, path }.say(language));
                Ok(())
            }
            Some(outage) if outage.is_too_long() => {
                let reason = &queue.problem(language).await;
                let given_up = Message::BookGivenUp { reason, path };
                Err(Failure::No(given_up.say(language)))
            }
            Some(outage) => {
                outage.go_on();
                Ok(())
            }
        }
    }

    fn warn(&self, what: &str) {
        // A warning that nobody can read changes nothing.
        self.progress.suspend(|| {
            let _ = writeln!(io::stderr(), "kamisado: {}", printable(what));
        });
    }

    fn show(&self, done: u64, total: u64) {
        let is_other = self.progress.length() != Some(total);
        self.progress.set_length(total);
        self.progress.set_position(done);
        if is_other {
            // What was there from the beginning says nothing about how fast it goes.
            self.progress.reset_eta();
        }
    }

    /// Begins to search for an answer, unless it is known.
    fn begin(&mut self, job: Job, queue: &mut Queue) {
        if let Some(answer) = self.book.answer(Board::Standard, job.line_up) {
            queue.put(job, Some(answer));
            return;
        }
        if let Some(mut solver) = self.idle.pop() {
            let book = self.book.clone();
            self.tried.push(job.line_up);
            self.searches.spawn_blocking(move || {
                let answer = search(&mut solver, &book, job.line_up, job.stage);
                (solver, job, answer)
            });
        }
    }

    /// Keeps what a search has found.
    fn end(
        &mut self,
        searched: Result<Searched, JoinError>,
        queue: &mut Queue,
    ) -> Result<(), Failure> {
        let (solver, job, answer) = match searched {
            Ok(searched) => searched,
            Err(error) => std::panic::resume_unwind(error.into_panic()),
        };
        self.idle.push(solver);
        self.tried.retain(|&line_up| line_up != job.line_up);
        if let Some(answer) = answer {
            self.keep(job.line_up, answer)?;
        }
        queue.put(job, answer);
        Ok(())
    }

    /// Keeps what the searches have found that are over.
    fn collect(&mut self, queue: &mut Queue) -> Result<(), Failure> {
        while let Some(searched) = self.searches.try_join_next() {
            self.end(searched, queue)?;
        }
        Ok(())
    }

    /// Keeps an answer. Of two that win, the last one stays; one that wins and none cannot both be true.
    fn keep(&mut self, line_up: LineUp, answer: Answer) -> Result<(), Failure> {
        let known = self.book.answer(Board::Standard, line_up);
        match (known, answer) {
            (Some(Answer::None), Answer::Wins(winner))
            | (Some(Answer::Wins(winner)), Answer::None) => {
                let line_ups = BySide::new(line_up, winner);
                let start = Position::opening(Board::Standard, line_ups, Side::Black);
                let contradiction = Message::BookContradiction {
                    line_up,
                    answer: winner,
                    text: &start.to_string(),
                };
                return Err(Failure::No(contradiction.say(self.language)));
            }
            _ if known == Some(answer) => {}
            _ => {
                self.book.set(line_up, answer);
                self.is_written = false;
            }
        }
        Ok(())
    }

    fn write_now_and_then(&mut self) -> Result<(), Failure> {
        if self.is_written || self.written.elapsed() < WRITTEN_EVERY {
            return Ok(());
        }
        self.write()
    }

    /// Writes what is known, and keeps what another process has written to the same file in the meantime.
    fn write(&mut self) -> Result<(), Failure> {
        if let Ok(mut written) = read_book(self.file, self.language) {
            written.add(&self.book);
            self.book = written;
        }
        write(self.file, &self.book.bytes())?;
        self.written = Instant::now();
        self.is_written = true;
        Ok(())
    }
}

/// How long a database is waited for.
const PATIENCE: Duration = Duration::from_secs(10 * 60);

/// The pauses between attempts to reach it: each is twice as long as the one before.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// The database cannot be reached.
struct Outage {
    /// When it has been waited for long enough.
    until: Instant,
    pause: Duration,
    /// When the next attempt is made.
    next: Instant,
}

impl Outage {
    fn begin(patience: Duration) -> Outage {
        let now = Instant::now();
        Outage {
            until: now + patience,
            pause: FIRST_PAUSE,
            next: now + FIRST_PAUSE,
        }
    }

    fn is_waiting(&self) -> bool {
        Instant::now() < self.next
    }

    fn is_too_long(&self) -> bool {
        Instant::now() >= self.until
    }

    fn go_on(&mut self) {
        self.pause = LONGEST_PAUSE.min(2 * self.pause);
        self.next = Instant::now() + self.pause;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn work(file: &Path, book: Book) -> Work<'_> {
        Work {
            book,
            file,
            written: Instant::now(),
            is_written: false,
            idle: Vec::new(),
            searches: JoinSet::new(),
            tried: Vec::new(),
            outage: None,
            progress: ProgressBar::hidden(),
            language: Language::English,
        }
    }

    #[test]
    fn two_processes_on_one_file_do_not_lose_each_others_answers() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("book.bin");
        let mut both = [Book::empty(), Book::empty()].map(|book| work(&file, book));
        let line_ups: Vec<LineUp> = Book::challengers().take(2).collect();
        for (work, line_up) in both.iter_mut().zip(&line_ups) {
            work.book.set(*line_up, Answer::None);
            work.write().unwrap();
        }
        both[0].write().unwrap();
        let book = read_book(&file, Language::English).unwrap();
        assert_eq!(book.len(), 2);
        assert_eq!(folder.path().read_dir().unwrap().count(), 1);
    }

    #[tokio::test]
    async fn a_database_is_not_waited_for_for_ever_and_what_is_proven_is_in_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("book.bin");
        let mut work = work(&file, Book::known().clone());
        let queue = Queue::own(Vec::new());
        work.endure(&queue).await.unwrap();
        assert_eq!(std::fs::read(&file).unwrap(), work.book.bytes());
        let mut pauses = Vec::new();
        for _ in 0..7 {
            work.endure(&queue).await.unwrap();
            pauses.extend(work.outage.as_ref().map(|outage| outage.pause.as_secs()));
        }
        assert_eq!(pauses, [2, 4, 8, 16, 30, 30, 30]);
        work.outage = Some(Outage::begin(Duration::ZERO));
        let failure = work.endure(&queue).await.unwrap_err();
        let told = failure.tell(Language::English).unwrap();
        assert!(told.contains("given up"), "{told}");
        assert!(told.contains("book.bin"), "{told}");
    }
}

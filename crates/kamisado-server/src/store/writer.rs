//! The one task that writes. It takes everything that was queued while the last commit ran and commits it together, so that a
//! busy server syncs the disk no more often than a quiet one.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kamisado_online::{Appended, Down};
use sqlx::{Acquire as _, Any, AnyConnection, Connection as _, Error, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::database::{Database, bounded, down, is_refusal, is_worth_another_try};
use super::journal::{self, Append};
use super::pulse::Pulse;
use crate::metrics::{COMMIT_FAILURES, COMMIT_JOBS, COMMIT_SECONDS};

/// The most jobs of one transaction.
const BATCH: usize = 1024;

/// How many jobs wait in the queue before those who bring more have to wait.
const QUEUE: usize = 4096;

/// After how many jobs what is in the log of a file is copied into it. Meanwhile the writer goes on.
const CHECKPOINT: usize = 512;

/// How often a transaction is tried that the database breaks off in favour of another server's.
const TRIES: u32 = 3;

/// What somebody wants to do with the connection.
pub(super) type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'c>>;

/// Tells whoever waits what became of a job, once it is known whether the transaction was committed.
type Answer = Box<dyn FnOnce(Result<(), Down>) + Send>;

/// A piece of work that has been done, or not.
struct Worked {
    succeeded: bool,
    answer: Answer,
}

type Job = Box<
    dyn for<'c> FnOnce(&'c mut AnyConnection) -> Pin<Box<dyn Future<Output = Worked> + Send + 'c>>
        + Send,
>;

#[allow(clippy::large_enum_variant)] // Nearly every message is an entry.
enum Message {
    Append(Append, oneshot::Sender<Result<Appended, Down>>),
    Job(Job),
    /// From now on the server is alive.
    Live(Pulse),
    Stop(oneshot::Sender<()>),
}

/// A handle to the task.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
    counters: Arc<Counters>,
}

/// How the writer is doing, counted since it started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Transactions that reached the disk.
    pub commits: u64,
    /// Transactions that did not.
    pub failures: u64,
    /// Jobs in all transactions.
    pub jobs: u64,
    /// Time spent in transactions that reached the disk.
    pub busy: Duration,
    /// The last transaction did not reach the disk.
    pub is_down: bool,
    /// When a transaction last reached the disk.
    pub last_commit: Option<Instant>,
    /// Jobs that wait for the next transaction.
    pub waiting: usize,
}

#[derive(Debug, Default)]
struct Counters {
    commits: AtomicU64,
    failures: AtomicU64,
    failures_in_a_row: AtomicU64,
    jobs: AtomicU64,
    micros: AtomicU64,
    last_commit: Mutex<Option<Instant>>,
}

impl Writer {
    pub(super) fn start(database: Arc<Database>) -> Writer {
        let (queue, messages) = mpsc::channel(QUEUE);
        let counters = Arc::new(Counters::default());
        tokio::spawn(run(database, messages, Arc::clone(&counters)));
        Writer { queue, counters }
    }

    /// Appends an entry to the journal.
    pub(super) async fn append(&self, append: Append) -> Result<Appended, Down> {
        let (answer, answered) = oneshot::channel();
        self.send(Message::Append(append, answer)).await?;
        answered.await.map_err(|_| Down)?
    }

    /// Does something else.
    pub(super) async fn work<T, F>(&self, work: F) -> Result<T, Down>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            Box::pin(async move {
                let result = work(connection).await.map_err(down);
                Worked {
                    succeeded: result.is_ok(),
                    // Whoever asked may have given up.
                    answer: Box::new(move |committed| drop(answer.send(committed.and(result)))),
                }
            })
        });
        self.send(Message::Job(job)).await?;
        answered.await.map_err(|_| Down)?
    }

    /// From now on signs of life are given with everything that is written.
    pub(super) async fn come_alive(&self, pulse: Pulse) -> Result<(), Down> {
        self.send(Message::Live(pulse)).await
    }

    /// Writes a sign of life if nothing else is to be written.
    pub(super) async fn beat(&self) -> Result<(), Down> {
        self.work(|_| Box::pin(async { Ok(()) })).await
    }

    /// Ends the task when everything before has been written.
    pub(super) async fn stop(&self) {
        let (answer, answered) = oneshot::channel();
        if self.send(Message::Stop(answer)).await.is_ok() {
            let _ = answered.await;
        }
    }

    pub(super) fn figures(&self) -> Figures {
        let counters = &self.counters;
        Figures {
            commits: counters.commits.load(Relaxed),
            failures: counters.failures.load(Relaxed),
            jobs: counters.jobs.load(Relaxed),
            busy: Duration::from_micros(counters.micros.load(Relaxed)),
            is_down: counters.failures_in_a_row.load(Relaxed) > 0,
            last_commit: *counters.last_commit(),
            waiting: self.queue.max_capacity() - self.queue.capacity(),
        }
    }

    async fn send(&self, message: Message) -> Result<(), Down> {
        self.queue.send(message).await.map_err(|_| Down)
    }
}

/// An entry, and whoever waits to hear what became of it.
type Asked = (Append, oneshot::Sender<Result<Appended, Down>>);

async fn run(
    database: Arc<Database>,
    mut messages: mpsc::Receiver<Message>,
    counters: Arc<Counters>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut stopped = None;
    let mut pulse = None;
    let mut jobs_since_checkpoint = 0;
    let mut copying = tokio::spawn(async {});
    while stopped.is_none() && messages.recv_many(&mut batch, BATCH).await > 0 {
        let mut appends = Vec::new();
        let mut jobs = Vec::new();
        for message in batch.drain(..) {
            match message {
                Message::Append(append, answer) => appends.push((append, answer)),
                Message::Job(job) => jobs.push(job),
                Message::Live(alive) => pulse = Some(alive),
                Message::Stop(answer) => stopped = Some(answer),
            }
        }
        let count = appends.len() + jobs.len();
        if count > 0 {
            commit(&database, &mut pulse, appends, jobs, &counters).await;
        }
        jobs_since_checkpoint += count;
        if jobs_since_checkpoint >= CHECKPOINT && copying.is_finished() {
            jobs_since_checkpoint = 0;
            let database = Arc::clone(&database);
            copying = tokio::spawn(async move {
                if let Err(error) = database.checkpoint().await {
                    tracing::warn!(%error, "the log of the database cannot be copied into it yet");
                }
            });
        }
    }
    // Whoever has been waiting too long to be served is told so by the closed channel.
    drop(messages);
    if let Some(stopped) = stopped {
        let _ = stopped.send(());
    }
}

/// Does everything in one transaction and answers everybody. If the database refuses something, everything is done on its own, so that only
/// those hear of it who asked for what is wrong.
async fn commit(
    database: &Database,
    pulse: &mut Option<Pulse>,
    appends: Vec<Asked>,
    mut jobs: Vec<Job>,
    counters: &Counters,
) {
    let began = Instant::now();
    let (appends, appenders): (Vec<_>, Vec<_>) = appends.into_iter().unzip();
    let count = appends.len() + jobs.len();
    let mut answers = Vec::with_capacity(jobs.len());
    let mut tries = 1;
    let result = loop {
        let result = attempt(database, pulse.as_mut(), &appends, &mut jobs, &mut answers).await;
        match &result {
            Err(error) if answers.is_empty() && is_worth_another_try(error) && tries < TRIES => {
                tracing::warn!(%error, "a transaction is tried again");
                tries += 1;
            }
            _ => break result,
        }
    };
    if let (Err(error), true) = (&result, answers.is_empty())
        && is_refusal(error)
        && count > 1
    {
        tracing::warn!(%error, "a transaction is done piece by piece");
        for asked in appends.into_iter().zip(appenders) {
            Box::pin(commit(database, pulse, vec![asked], Vec::new(), counters)).await;
        }
        for job in jobs {
            Box::pin(commit(database, pulse, Vec::new(), vec![job], counters)).await;
        }
        return;
    }
    counters.count(count, result.is_ok().then(|| began.elapsed()));
    if let (Err(_), Some(pulse)) = (&result, pulse) {
        pulse.missed();
    }
    let result = result.map_err(down);
    // Jobs that were not reached have dropped their senders, which says the same as an error.
    for answer in answers {
        answer(result.as_ref().map(drop).map_err(|&error| error));
    }
    for (index, appender) in appenders.into_iter().enumerate() {
        let answer = result.as_ref().map(|appended| appended[index]);
        let _ = appender.send(answer.map_err(|&error| error));
    }
}

/// Does everything in one transaction. The jobs that were begun have their answers in `answers`, and are gone.
async fn attempt(
    database: &Database,
    pulse: Option<&mut Pulse>,
    appends: &[Append],
    jobs: &mut Vec<Job>,
    answers: &mut Vec<Answer>,
) -> Result<Vec<Appended>, Error> {
    let mut connection = database.writer().await?;
    let work = async {
        let mut transaction = connection.begin_with(database.kind.begin()).await?;
        let beat = match &pulse {
            Some(pulse) => pulse.beat(&mut transaction, database.clock.now()).await?,
            None => None,
        };
        let appended = journal::append_all(&mut transaction, appends).await?;
        for job in jobs.drain(..) {
            answers.push(in_savepoint(&mut transaction, job).await?);
        }
        transaction.commit().await?;
        Ok((appended, beat))
    };
    let done = bounded(work).await;
    database.give_back(connection, done.is_ok());
    let (appended, beat) = done?;
    if let (Some(pulse), Some(at)) = (pulse, beat) {
        pulse.reached(at);
    }
    Ok(appended)
}

/// Does one piece of work, or nothing of it.
async fn in_savepoint(transaction: &mut Transaction<'_, Any>, job: Job) -> Result<Answer, Error> {
    let mut savepoint = transaction.begin().await?;
    let worked = job(&mut savepoint).await;
    if worked.succeeded {
        savepoint.commit().await?;
    } else {
        savepoint.rollback().await?;
    }
    Ok(worked.answer)
}

impl Counters {
    /// Notes a transaction with this many jobs, and how long it took if it reached the disk.
    fn count(&self, jobs: usize, took: Option<Duration>) {
        self.jobs.fetch_add(jobs as u64, Relaxed);
        match took {
            Some(took) => {
                let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
                self.micros.fetch_add(micros, Relaxed);
                self.commits.fetch_add(1, Relaxed);
                self.failures_in_a_row.store(0, Relaxed);
                *self.last_commit() = Some(Instant::now());
                COMMIT_SECONDS.record([], took.as_secs_f64());
                COMMIT_JOBS.record([], jobs as f64);
            }
            None => {
                self.failures.fetch_add(1, Relaxed);
                self.failures_in_a_row.fetch_add(1, Relaxed);
                COMMIT_FAILURES.count([]);
            }
        }
    }

    fn last_commit(&self) -> MutexGuard<'_, Option<Instant>> {
        self.last_commit
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

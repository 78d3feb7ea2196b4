//! What to try next: from a list in memory, or from a database that several machines share.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use kamisado::{Language, LineUp};
use kamisado_engine::book::{Answer, Stage};
use kamisado_i18n::{Explain as _, Message};
use kamisado_online::Down;
use kamisado_server::store::{Building, BuildingStatus, Location, OpenError, Store};

/// A line-up to find an answer to, and how much to try.
#[derive(Clone, Copy, Debug)]
pub(super) struct Job {
    pub(super) line_up: LineUp,
    pub(super) stage: Stage,
}

/// Where the jobs come from.
pub(super) enum Queue {
    /// Nobody else takes part.
    Own {
        jobs: VecDeque<Job>,
        total: usize,
    },
    Shared(Shared),
}

/// What a queue says.
#[derive(Default)]
pub(super) struct Heard {
    /// What to do next.
    pub(super) jobs: Vec<Job>,
    /// What others have found.
    pub(super) answers: Vec<(LineUp, Answer)>,
}

/// How often others are told that this machine is still at it, which is much more often than they need to hear it.
const RENEWED_EVERY: Duration = Duration::from_secs(Building::LEASE.as_secs() / 6);

/// How often this machine asks what others have found.
const ASKED_EVERY: Duration = Duration::from_secs(2);

/// A database that several machines share.
pub(super) struct Shared {
    location: Location,
    store: Store,
    building: Building,
    /// Line-ups that may not be in the database yet.
    new: Vec<LineUp>,
    /// What was found and is not in the database yet.
    found: VecDeque<(Job, Option<Answer>)>,
    /// How far all machines were when they were last asked, and when that was.
    status: Option<(BuildingStatus, Instant)>,
    /// How many answers there were when they were last read.
    answers_read: usize,
    renewed: Instant,
}

impl Queue {
    pub(super) fn own(open: Vec<LineUp>) -> Queue {
        let job = |line_up| Job {
            line_up,
            stage: Stage::Likely,
        };
        Queue::Own {
            total: open.len(),
            jobs: open.into_iter().map(job).collect(),
        }
    }

    /// Takes note of what a job has led to.
    pub(super) fn put(&mut self, job: Job, answer: Option<Answer>) {
        match self {
            Queue::Own { jobs, .. } => {
                let next = job.stage.next().filter(|_| answer.is_none());
                jobs.extend(next.map(|stage| Job { stage, ..job }));
            }
            Queue::Shared(shared) => shared.found.push_back((job, answer)),
        }
    }

    /// Hears what others have found and takes at most this many jobs, while these line-ups are being tried. What was heard before the database
    /// failed is in `heard`.
    pub(super) async fn exchange(
        &mut self,
        wanted: usize,
        tried: &[LineUp],
        heard: &mut Heard,
    ) -> Result<(), Down> {
        match self {
            Queue::Own { jobs, .. } => {
                let count = wanted.min(jobs.len());
                heard.jobs.extend(jobs.drain(..count));
                Ok(())
            }
            Queue::Shared(shared) => shared.exchange(wanted, tried, heard).await,
        }
    }

    /// How many line-ups are done, and how many there are, while this machine tries this many.
    pub(super) fn progress(&self, tried: usize) -> (usize, usize) {
        match self {
            Queue::Own { jobs, total } => (total - jobs.len() - tried, *total),
            Queue::Shared(shared) => match shared.status {
                Some((status, _)) => (status.line_ups - status.open, status.line_ups),
                None => (0, 1),
            },
        }
    }

    /// What is wrong with the database.
    pub(super) async fn problem(&self, language: Language) -> String {
        if let Queue::Shared(shared) = self {
            match Store::open_to_build(&shared.location).await {
                Err(error) => return error.explain(language),
                Ok(store) => store.close().await,
            }
        }
        Message::DatabaseDown.say(language)
    }

    /// Says what was found last, and lets others have what this machine has taken.
    pub(super) async fn leave(&mut self) {
        if let Queue::Shared(shared) = self {
            let _ = shared.tell(&mut Heard::default()).await;
            let _ = shared.building.give_back().await;
            shared.store.close().await;
        }
    }
}

impl Shared {
    pub(super) async fn open(location: Location, open: Vec<LineUp>) -> Result<Shared, OpenError> {
        let store = Store::open_to_build(&location).await?;
        Ok(Shared {
            location,
            building: store.building(),
            store,
            new: open,
            found: VecDeque::new(),
            status: None,
            answers_read: 0,
            renewed: Instant::now(),
        })
    }

    async fn exchange(
        &mut self,
        wanted: usize,
        tried: &[LineUp],
        heard: &mut Heard,
    ) -> Result<(), Down> {
        if !self.new.is_empty() {
            self.building.add(&self.new).await?;
            self.new.clear();
        }
        self.tell(heard).await?;
        if !tried.is_empty() && self.renewed.elapsed() >= RENEWED_EVERY {
            self.building.renew(tried).await?;
            self.renewed = Instant::now();
        }
        let is_recent = |&(_, at): &(_, Instant)| at.elapsed() < ASKED_EVERY;
        if !self.status.as_ref().is_some_and(is_recent) {
            self.ask(heard).await?;
        }
        while heard.jobs.len() < wanted {
            let Some((line_up, stage)) = self.building.take().await? else {
                // There may be nothing left.
                return self.ask(heard).await;
            };
            heard.jobs.push(Job { line_up, stage });
        }
        Ok(())
    }

    /// Tells what was found, and hears what stays if somebody was faster.
    async fn tell(&mut self, heard: &mut Heard) -> Result<(), Down> {
        while let Some(&(Job { line_up, stage }, answer)) = self.found.front() {
            match answer {
                Some(answer) => {
                    let stays = self.building.answered(line_up, answer).await?;
                    heard.answers.push((line_up, stays));
                }
                None => self.building.tried(line_up, stage).await?,
            }
            self.found.pop_front();
        }
        Ok(())
    }

    /// Asks how far all machines are, and what they have found if there is something new.
    async fn ask(&mut self, heard: &mut Heard) -> Result<(), Down> {
        let status = self.building.status().await?;
        if status.answered != self.answers_read {
            let answers = self.building.answers().await?;
            self.answers_read = answers.len();
            heard.answers.extend(answers);
        }
        self.status = Some((status, Instant::now()));
        Ok(())
    }
}

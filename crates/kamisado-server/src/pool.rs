//! The threads that search and draw, shared fairly by address.
//!
//! Work comes in small pieces. The next piece is that of the address which has used the least time so far (start-time fair
//! queueing). An address with many sessions gets no more than one with a single session, and a long piece is paid for by a longer
//! wait.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use crate::address::Address;
use crate::metrics::{POOL_WAIT_SECONDS, POOL_WORK_SECONDS};

/// The assumed cost of a piece of work until it has run.
const GUESS: Duration = Duration::from_millis(10);

/// How many idle addresses are remembered.
const REMEMBERED: usize = 1000;

/// A fixed number of threads, which end with the last clone of this.
#[derive(Clone, Debug)]
pub(crate) struct Pool(Arc<Owner>);

impl Pool {
    /// Starts the threads.
    ///
    /// # Errors
    /// When the system has no more threads.
    pub(crate) fn start(threads: usize) -> std::io::Result<Pool> {
        let shared = Arc::<Shared>::default();
        let pool = Pool(Arc::new(Owner(Arc::clone(&shared))));
        for number in 0..threads {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name(format!("worker {number}"))
                .spawn(move || shared.work())?;
        }
        Ok(pool)
    }

    /// Runs a piece of work when it is the address's turn. Returns `None` if it panics. It does not run at all if the caller has
    /// stopped waiting.
    pub(crate) fn submit<T: Send + 'static>(
        &self,
        address: Address,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (send, receive) = oneshot::channel();
        let submitted = Instant::now();
        let job = Box::new(move || {
            POOL_WAIT_SECONDS.record([], submitted.elapsed().as_secs_f64());
            if !send.is_closed() {
                // Nobody needs the result any more.
                let _ = send.send(work());
            }
        });
        self.0.0.queue().push(address, job);
        self.0.0.filled.notify_one();
        receive
    }

    /// How many pieces of work wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        let queue = self.0.0.queue();
        queue.lanes.values().map(|lane| lane.jobs.len()).sum()
    }
}

/// Ends the threads.
#[derive(Debug)]
struct Owner(Arc<Shared>);

impl Drop for Owner {
    fn drop(&mut self) {
        let mut queue = self.0.queue();
        queue.is_closed = true;
        queue.lanes.clear();
        drop(queue);
        self.0.filled.notify_all();
    }
}

type Job = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue<Job>>,
    filled: Condvar,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared").finish_non_exhaustive()
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue<Job>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What each thread does.
    fn work(&self) {
        while let Some((address, job)) = self.next() {
            let began = Instant::now();
            if catch_unwind(AssertUnwindSafe(job)).is_err() {
                tracing::error!("a piece of work broke down");
            }
            let took = began.elapsed();
            POOL_WORK_SECONDS.record([], took.as_secs_f64());
            self.queue().finish(address, took);
        }
    }

    fn next(&self) -> Option<(Address, Job)> {
        let mut queue = self.queue();
        loop {
            if queue.is_closed {
                return None;
            }
            if let Some(next) = queue.pop() {
                return Some(next);
            }
            queue = self
                .filled
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The queued work, by address.
struct Queue<J> {
    lanes: HashMap<Address, Lane<J>>,
    /// The time at which newcomers begin: that of the addresses served last. Unused time is not saved up.
    now: Duration,
    /// How many pieces have come so far.
    count: u64,
    is_closed: bool,
}

struct Lane<J> {
    /// Each with its number among all pieces.
    jobs: VecDeque<(u64, J)>,
    /// The time this address has had.
    had: Duration,
    running: usize,
}

impl<J> Default for Queue<J> {
    fn default() -> Queue<J> {
        Queue {
            lanes: HashMap::new(),
            now: Duration::ZERO,
            count: 0,
            is_closed: false,
        }
    }
}

impl<J> Queue<J> {
    fn push(&mut self, address: Address, job: J) {
        let lane = self.lanes.entry(address).or_insert(Lane {
            jobs: VecDeque::new(),
            had: self.now,
            running: 0,
        });
        lane.had = lane.had.max(self.now);
        lane.jobs.push_back((self.count, job));
        self.count += 1;
    }

    /// The next piece of work, and whose it is.
    fn pop(&mut self) -> Option<(Address, J)> {
        let waiting = self
            .lanes
            .iter_mut()
            .filter_map(|(address, lane)| Some((*address, lane.jobs.front()?.0, lane)));
        // Among equals, the one that came first.
        let (address, _, lane) = waiting.min_by_key(|(_, number, lane)| (lane.had, *number))?;
        let (_, job) = lane.jobs.pop_front()?;
        self.now = self.now.max(lane.had);
        lane.had += GUESS;
        lane.running += 1;
        Some((address, job))
    }

    /// Notes that a piece of work is done, and how long it took.
    fn finish(&mut self, address: Address, took: Duration) {
        if let Some(lane) = self.lanes.get_mut(&address) {
            lane.running -= 1;
            lane.had = (lane.had + took).saturating_sub(GUESS);
        }
        // An address that would begin where newcomers do need not be remembered, and none when all work is done.
        let is_busy = |lane: &Lane<J>| lane.running > 0 || !lane.jobs.is_empty();
        let counts = self.lanes.len() <= REMEMBERED && self.lanes.values().any(is_busy);
        let now = self.now;
        self.lanes
            .retain(|_, lane| is_busy(lane) || counts && lane.had > now);
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn address(last: u8) -> Address {
        IpAddr::from([192, 0, 2, last]).into()
    }

    /// Runs searches that never end on one thread. Each has an address and takes this many milliseconds a piece; tells the
    /// time that each address had.
    fn share(searches: &[(u8, u64)], pieces: usize) -> HashMap<Address, u64> {
        let mut queue = Queue::default();
        let mut had = HashMap::new();
        for search in searches {
            queue.push(address(search.0), *search);
        }
        for _ in 0..pieces {
            let (whose, search) = queue.pop().unwrap();
            *had.entry(whose).or_default() += search.1;
            queue.finish(whose, Duration::from_millis(search.1));
            queue.push(whose, search);
        }
        had
    }

    #[test]
    fn addresses_share_alike_however_many_sessions_they_have() {
        let mut searches = vec![(1, 10); 8];
        searches.extend([(2, 10), (3, 10)]);
        let had = share(&searches, 300);
        for last in 1..=3 {
            assert!((990..=1010).contains(&had[&address(last)]), "{had:?}");
        }
    }

    #[test]
    fn whoever_takes_longer_waits_longer() {
        let had = share(&[(1, 200), (2, 10), (2, 10), (3, 1)], 5000);
        let most = had.values().max().unwrap();
        let least = had.values().min().unwrap();
        assert!(most - least <= 220, "{had:?}");
    }

    #[test]
    fn a_newcomer_is_next_and_has_nothing_saved_up() {
        let mut queue = Queue::default();
        for _ in 0..200 {
            queue.push(address(1), "old");
        }
        for _ in 0..100 {
            let (whose, _) = queue.pop().unwrap();
            queue.finish(whose, Duration::from_millis(10));
        }
        for _ in 0..100 {
            queue.push(address(2), "new");
        }
        let order: Vec<_> = (0..6)
            .map(|_| {
                let (whose, name) = queue.pop().unwrap();
                queue.finish(whose, Duration::from_millis(10));
                name
            })
            .collect();
        assert_eq!(order, ["new", "old", "new", "old", "new", "old"]);
    }

    #[test]
    fn sessions_of_one_address_take_turns() {
        let mut queue = Queue::default();
        for name in ["a", "b", "c"] {
            queue.push(address(1), name);
        }
        let mut order = Vec::new();
        for _ in 0..6 {
            let (whose, name) = queue.pop().unwrap();
            order.push(name);
            queue.finish(whose, Duration::from_millis(10));
            queue.push(whose, name);
        }
        assert_eq!(order, ["a", "b", "c", "a", "b", "c"]);
    }

    #[test]
    fn addresses_are_forgotten_when_all_is_done_and_when_they_are_too_many() {
        let mut queue = Queue::default();
        let many = |number: usize| {
            let [high, low] = (number as u16).to_be_bytes();
            Address::from(IpAddr::from([192, 0, high, low]))
        };
        for number in 0..10 * REMEMBERED {
            queue.push(many(number), ());
        }
        for _ in 1..10 * REMEMBERED {
            let (whose, ()) = queue.pop().unwrap();
            queue.finish(whose, Duration::from_secs(1));
        }
        assert!(queue.lanes.len() <= REMEMBERED + 1);
        let (whose, ()) = queue.pop().unwrap();
        queue.finish(whose, Duration::from_secs(1));
        assert!(queue.lanes.is_empty());
    }

    #[tokio::test]
    async fn a_piece_that_breaks_down_takes_nothing_with_it() {
        let pool = Pool::start(1).unwrap();
        let broken = pool.submit(address(1), || panic!("on purpose"));
        let whole = pool.submit(address(1), || 7);
        let broken: Result<(), _> = broken.await;
        assert!(broken.is_err());
        assert_eq!(whole.await, Ok(7));
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_done() {
        let pool = Pool::start(1).unwrap();
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let first = pool.submit(address(1), move || wait.recv());
        let (done, dones) = std::sync::mpsc::channel();
        drop(pool.submit(address(1), move || done.send(())));
        go.send(()).unwrap();
        first.await.unwrap().unwrap();
        pool.submit(address(1), || ()).await.unwrap();
        assert!(dones.recv().is_err());
    }
}

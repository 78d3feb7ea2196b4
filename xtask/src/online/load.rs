//! `cargo xtask load`: how many decisions a second, and how long each waits for its acknowledgement.

use std::net::SocketAddr;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use kamisado::Side;
use kamisado_online::Terms;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{MissedTickBehavior, interval_at};
use xshell::Shell;

use super::cluster::{Cluster, Setup};
use super::ledger::Ledger;
use super::pair::Pair;
use super::server::own_cpu;
use super::socket::Traffic;

/// Long matches, so that nobody has to look for a new opponent.
pub(super) const TERMS: &str = "marathon standard standard 10800+0 casual";

/// How many people sit down at once.
const ARRIVING: usize = 32;

/// The most often a pair decides.
const SHORTEST_PAUSE: Duration = Duration::from_millis(10);

/// What to measure.
#[derive(Clone, Copy)]
pub(crate) struct Load<'a> {
    /// Against which servers.
    pub(crate) setup: Setup,
    /// With how many sockets, one measurement after another.
    pub(crate) sockets: &'a [usize],
    /// How many decisions a second all pairs together try to make.
    pub(crate) rate: usize,
    /// For how long.
    pub(crate) time: Duration,
    /// Whether the program as `cargo build` makes it will do.
    pub(crate) short: bool,
}

impl Load<'static> {
    /// What the check does.
    pub(crate) const SHORT: Load<'static> = Load {
        setup: Setup::ONE,
        sockets: &[100],
        rate: 500,
        time: Duration::from_secs(3),
        short: true,
    };
}

/// Measures, and fails when an acknowledged decision is lost.
pub(crate) fn load(sh: &Shell, program: Option<PathBuf>, load: Load<'_>) -> Result<()> {
    if !load.short && super::runs_as_release(sh)? {
        return Ok(());
    }
    let program = super::program(sh, load.short, program)?;
    let folder = sh.create_temp_dir()?;
    println!(
        "sockets  decisions/s      p50      p99      max  MiB  KiB/socket  server CPU  database CPU  generator CPU  lost"
    );
    let mut lost = 0;
    let mut last = String::new();
    for &sockets in load.sockets {
        let folder = folder.path().join(sockets.to_string());
        std::fs::create_dir(&folder)?;
        let local = LocalSet::new();
        let measured = local.block_on(
            &super::runtime()?,
            measure(&program, &folder, sockets, load),
        )?;
        println!("{}", measured.row());
        lost += measured.lost;
        last = measured.to_line();
    }
    println!("{last} lost_in_all={lost}");
    ensure!(lost == 0, "{lost} acknowledged decisions are lost");
    Ok(())
}

/// What was measured with some number of sockets.
struct Measured {
    sockets: usize,
    per_second: f64,
    /// From sending to acknowledgement, sorted.
    times: Vec<Duration>,
    memory: u64,
    memory_per_socket: u64,
    server: f64,
    database: f64,
    generator: f64,
    /// What PostgreSQL has logged for each decision, in bytes.
    logged: u64,
    /// What the sockets have carried for each decision, in bytes.
    carried: u64,
    lost: usize,
}

impl Measured {
    fn percentile(&self, percent: usize) -> f64 {
        let place = (self.times.len() * percent / 100).min(self.times.len().saturating_sub(1));
        self.times
            .get(place)
            .copied()
            .unwrap_or_default()
            .as_secs_f64()
            * 1000.0
    }

    fn row(&self) -> String {
        format!(
            "{:>7} {:>12.0} {:>5.1} ms {:>5.1} ms {:>5.0} ms {:>4} {:>11.1} {:>10.0}% {:>12.0}% {:>13.0}% {:>5}",
            self.sockets,
            self.per_second,
            self.percentile(50),
            self.percentile(99),
            self.percentile(100),
            self.memory >> 20,
            self.memory_per_socket as f64 / 1024.0,
            100.0 * self.server,
            100.0 * self.database,
            100.0 * self.generator,
            self.lost
        )
    }

    fn to_line(&self) -> String {
        format!(
            "load: sockets={} decisions_per_second={:.0} p50_ms={:.1} p99_ms={:.1} memory_mib={} server_cpu={:.2} \
             database_cpu={:.2} generator_cpu={:.2} server_micros={:.0} database_micros={:.0} logged_bytes={} socket_bytes={}",
            self.sockets,
            self.per_second,
            self.percentile(50),
            self.percentile(99),
            self.memory >> 20,
            self.server,
            self.database,
            self.generator,
            1e6 * self.server / self.per_second,
            1e6 * self.database / self.per_second,
            self.logged,
            self.carried,
        )
    }
}

async fn measure(
    program: &Path,
    folder: &Path,
    sockets: usize,
    load: Load<'_>,
) -> Result<Measured> {
    let cluster = Cluster::start(program, folder, load.setup)?;
    let servers: Rc<[SocketAddr]> = cluster.addresses.as_slice().into();
    let ledger = Rc::new(Ledger::new(&folder.join("acknowledged"))?);
    let terms: Terms = TERMS.parse().context("the terms of the load")?;
    let before = cluster.memory()?;
    let pairs = gather(&servers, &ledger, 0..sockets / 2, terms).await?;
    let pause =
        Duration::from_secs_f64(pairs.len() as f64 / load.rate.max(1) as f64).max(SHORTEST_PAUSE);
    ledger.take_times();
    let cpu = [cluster.cpu()?, cluster.database_cpu()?, own_cpu()?];
    let (logged, carried) = (cluster.logged(), Traffic::total());
    let began = Instant::now();
    let until = began + load.time;
    let count = pairs.len();
    let mut playing = JoinSet::new();
    for (number, mut pair) in pairs.into_iter().enumerate() {
        let (ledger, servers) = (Rc::clone(&ledger), Rc::clone(&servers));
        playing.spawn_local(async move {
            let first = began + pause.mul_f64(number as f64 / count as f64);
            let mut ticks = interval_at(first.into(), pause);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            while Instant::now() < until && !pair.is_over() {
                ticks.tick().await;
                pair.decide(&servers, &ledger).await?;
            }
            anyhow::Ok(pair)
        });
    }
    let mut pairs = Vec::new();
    while let Some(pair) = playing.join_next().await {
        pairs.push(pair??);
    }
    let elapsed = began.elapsed().as_secs_f64();
    let after = [cluster.cpu()?, cluster.database_cpu()?, own_cpu()?];
    let share = |index: usize| (after[index] - cpu[index]).as_secs_f64() / elapsed;
    let times = ledger.take_times();
    let memory = cluster.memory()?;
    let each = |bytes: u64| bytes / times.len().max(1) as u64;
    let mut measured = Measured {
        sockets,
        per_second: times.len() as f64 / elapsed,
        memory,
        memory_per_socket: memory.saturating_sub(before) / sockets.max(1) as u64,
        server: share(0),
        database: share(1),
        generator: share(2),
        logged: each(cluster.logged() - logged),
        carried: each(Traffic::total() - carried),
        times,
        lost: 0,
    };
    for pair in &pairs {
        measured.lost += pair.check(&servers, &ledger).await?;
    }
    Ok(measured)
}

/// Pairs of people with these numbers who have begun a game. Each begins as soon as it is agreed, because nobody waits long for a first
/// decision.
pub(super) async fn gather(
    servers: &Rc<[SocketAddr]>,
    ledger: &Rc<Ledger>,
    numbers: Range<usize>,
    terms: Terms,
) -> Result<Vec<Pair>> {
    let mut gathered = Vec::with_capacity(numbers.len());
    let mut arriving = JoinSet::new();
    for number in numbers {
        if arriving.len() >= ARRIVING
            && let Some(pair) = arriving.join_next().await
        {
            gathered.push(pair??);
        }
        let (servers, ledger) = (Rc::clone(servers), Rc::clone(ledger));
        arriving.spawn_local(async move {
            let mut pair = Pair::meet(&servers, number, terms).await?;
            for _ in Side::ALL {
                pair.decide(&servers, &ledger).await?;
            }
            anyhow::Ok(pair)
        });
    }
    while let Some(pair) = arriving.join_next().await {
        gathered.push(pair??);
    }
    Ok(gathered)
}

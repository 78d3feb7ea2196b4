//! `cargo xtask crash`: servers, and what they share, are killed again and again while people play. What was acknowledged must be there
//! afterwards, and have had its effects once.

use std::cell::Cell;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use kamisado_online::{Clock, Terms};
use kamisado_testing::Signal;
use tokio::task::{JoinSet, LocalSet, spawn_blocking};
use tokio::time::sleep;
use xshell::Shell;

use super::cluster::{Cluster, Setup};
use super::ledger::Ledger;
use super::load::{TERMS, gather};
use super::pair::Pair;

/// How long there is peace between two faults, at least and at most.
const PEACE: [Duration; 2] = [Duration::from_millis(500), Duration::from_millis(1500)];

/// How long what was killed is gone.
const GONE: Duration = Duration::from_millis(300);

/// How long a server stands still unless somebody says otherwise: longer than its transactions may.
const FROZEN: u64 = 3;

/// How often each pair decides.
const PAUSE: Duration = Duration::from_millis(100);

/// What some of the pairs play, which are rated at the end, again and again.
const RATED: &str = "double matchplay standard 10800+0 rated";

/// One in this many pairs plays rated games, if several servers can rate them at the same time.
const RATED_PAIRS: usize = 4;

/// What to do to the servers.
#[derive(Clone, Copy)]
pub(crate) struct Crash {
    /// To which.
    pub(crate) setup: Setup,
    pub(crate) faults: Faults,
    /// How many sockets are open meanwhile.
    pub(crate) sockets: usize,
    /// Whether the program as `cargo build` makes it will do.
    pub(crate) short: bool,
}

/// How many times each thing happens.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Faults {
    /// How many times a server is killed
    #[arg(long, default_value_t = 100)]
    pub(crate) kills: u32,
    /// How many times PostgreSQL is stopped as by a crash
    #[arg(long, default_value_t = 0)]
    pub(crate) database_crashes: u32,
    /// How many times NATS is killed
    #[arg(long, default_value_t = 0)]
    pub(crate) bus_kills: u32,
    /// How many times a server stands still for some seconds
    #[arg(long, default_value_t = 0)]
    pub(crate) freezes: u32,
    /// For how many seconds
    #[arg(long, default_value_t = FROZEN)]
    pub(crate) freeze_seconds: u64,
}

#[derive(Clone, Copy, Debug)]
enum Fault {
    Kill,
    DatabaseCrash,
    BusKill,
    Freeze,
}

impl Faults {
    /// All of them, mixed in the same way in every run.
    fn mixed(self) -> Vec<Fault> {
        let kinds = [
            (Fault::Kill, self.kills),
            (Fault::DatabaseCrash, self.database_crashes),
            (Fault::BusKill, self.bus_kills),
            (Fault::Freeze, self.freezes),
        ];
        let mut faults: Vec<(f64, Fault)> = kinds
            .into_iter()
            .flat_map(|(fault, count)| {
                // Spread evenly over the whole time, each kind a little later than the one before.
                let place = move |index: u32| (f64::from(index) + 0.5) / f64::from(count);
                (0..count).map(move |index| (place(index), fault))
            })
            .collect();
        faults.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        faults.into_iter().map(|(_, fault)| fault).collect()
    }
}

impl Crash {
    /// What the check does to a server with a file.
    pub(crate) const SHORT: Crash = Crash {
        setup: Setup::ONE,
        faults: Faults {
            kills: 3,
            database_crashes: 0,
            bus_kills: 0,
            freezes: 0,
            freeze_seconds: FROZEN,
        },
        sockets: 40,
        short: true,
    };

    /// What the check does to two servers.
    pub(crate) const SHORT_ON_TWO: Crash = Crash {
        setup: Setup::TWO,
        faults: Faults {
            kills: 2,
            database_crashes: 1,
            bus_kills: 1,
            freezes: 1,
            freeze_seconds: FROZEN,
        },
        ..Crash::SHORT
    };
}

/// Lets things go wrong while people play, and fails when anything is lost.
pub(crate) fn crash(sh: &Shell, program: Option<PathBuf>, crash: Crash) -> Result<()> {
    let program = super::program(sh, crash.short, program)?;
    let folder = sh.create_temp_dir()?;
    let ledger = Rc::new(Ledger::new(&folder.path().join("acknowledged"))?);
    let terms: Terms = TERMS.parse().context("the terms of the matches")?;
    let Clock::Bank { bank, .. } = terms.clock else {
        unreachable!("the terms have a bank");
    };
    LocalSet::new().block_on(&super::runtime()?, async {
        let mut cluster = Cluster::start(&program, folder.path(), crash.setup)?;
        let servers: Rc<[SocketAddr]> = cluster.addresses.as_slice().into();
        // No clock runs before that.
        let began = Instant::now();
        let pairs = crash.gather(&servers, &ledger, terms).await?;
        let is_over = Rc::new(Cell::new(false));
        let mut playing = JoinSet::new();
        for mut pair in pairs {
            let (ledger, is_over) = (Rc::clone(&ledger), Rc::clone(&is_over));
            let servers = Rc::clone(&servers);
            playing.spawn_local(async move {
                while !is_over.get() {
                    pair.insist(&servers, &ledger).await?;
                    sleep(PAUSE).await;
                }
                // Whatever happened last, play goes on.
                pair.insist(&servers, &ledger).await?;
                anyhow::Ok(pair)
            });
        }
        let frozen = Duration::from_secs(crash.faults.freeze_seconds);
        let mut nobody = Duration::ZERO;
        for (number, fault) in crash.faults.mixed().into_iter().enumerate() {
            let peace = PEACE[0] + (PEACE[1] - PEACE[0]).mul_f64((number * 37 % 101) as f64 / 101.0);
            sleep(peace).await;
            nobody += cluster.suffer(fault, number, frozen).await?;
        }
        sleep(PEACE[1]).await;
        is_over.set(true);
        let mut pairs = Vec::new();
        while let Some(pair) = playing.join_next().await {
            pairs.push(pair??);
        }
        let time = began.elapsed();
        let alive = time - nobody;

        let [mut lost, mut robbed, mut finished] = [0; 3];
        for pair in &pairs {
            lost += pair.check(&servers, &ledger).await?;
            finished += pair.finished();
            // One clock runs at a time, and only while somebody is there to play.
            let spent = pair.banks().map_or(Duration::ZERO, |banks| {
                2 * bank - banks.black.min(bank) - banks.white.min(bank)
            });
            robbed += usize::from(pair.has_played_one_game() && spent > alive);
        }
        let wrong = cluster.faults();
        let words: String = wrong
            .iter()
            .map(|(word, count)| format!(" {word}={count}"))
            .collect();
        let Faults {
            kills,
            database_crashes,
            bus_kills,
            freezes,
            freeze_seconds,
        } = crash.faults;
        println!(
            "crash: servers={} kills={kills} database_crashes={database_crashes} bus_kills={bus_kills} freezes={freezes} \
             freeze_seconds={freeze_seconds} \
             sockets={} acknowledged={} lost={lost} pairs={} games_finished={finished} rated={} \
             clocks_robbed={robbed}{words} seconds={:.0}",
            crash.setup.servers,
            crash.sockets,
            ledger.len(),
            pairs.len(),
            cluster.rated(),
            time.as_secs_f64(),
        );
        ensure!(lost == 0, "{lost} acknowledged decisions are lost");
        ensure!(robbed == 0, "in {robbed} games a clock ran while nobody could play");
        for (word, count) in wrong {
            ensure!(count == 0, "the database contains {count} faults of the kind {word}");
        }
        Ok(())
    })
}

impl Crash {
    /// Everybody who plays.
    async fn gather(
        self,
        servers: &Rc<[SocketAddr]>,
        ledger: &Rc<Ledger>,
        terms: Terms,
    ) -> Result<Vec<Pair>> {
        let count = self.sockets / 2;
        let casual = match self.setup.servers {
            1 => count,
            _ => count - count / RATED_PAIRS,
        };
        let mut pairs = gather(servers, ledger, 0..casual, terms).await?;
        let rated: Terms = RATED.parse().context("the terms of the rated games")?;
        pairs.extend(gather(servers, ledger, casual..count, rated).await?);
        Ok(pairs)
    }
}

impl Cluster {
    /// Lets something go wrong and be well again. Returns how long nobody could play.
    async fn suffer(&mut self, fault: Fault, number: usize, frozen: Duration) -> Result<Duration> {
        let is_alone = self.servers.len() == 1;
        let count = self.servers.len().max(1);
        let server = self.servers.get_mut(number % count).context("no server")?;
        let began = Instant::now();
        match fault {
            Fault::Kill => {
                server.kill()?;
                sleep(GONE).await;
                server.restart()?;
            }
            Fault::Freeze => {
                server.signal(Signal::Stop);
                sleep(frozen).await;
                server.signal(Signal::Continue);
            }
            Fault::DatabaseCrash => {
                let postgres = self.postgres.as_ref().context("there is no PostgreSQL")?;
                let postgres = Arc::clone(postgres);
                spawn_blocking(move || {
                    postgres.crash();
                    postgres.restart();
                })
                .await?;
            }
            Fault::BusKill => {
                let nats = self.nats.as_mut().context("there is no NATS")?;
                nats.kill();
                sleep(GONE).await;
                nats.restart();
            }
        }
        let is_felt = match fault {
            Fault::Kill | Fault::Freeze => is_alone,
            Fault::DatabaseCrash => true,
            Fault::BusKill => false,
        };
        Ok(if is_felt {
            began.elapsed()
        } else {
            Duration::ZERO
        })
    }
}

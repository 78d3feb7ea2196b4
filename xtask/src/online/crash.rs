//! `cargo xtask crash`: the server is killed again and again while people play. What it has acknowledged must be there afterwards.

use std::cell::Cell;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use kamisado_online::{Clock, Terms};
use tokio::task::{JoinSet, LocalSet};
use tokio::time::sleep;
use xshell::Shell;

use super::ledger::Ledger;
use super::load::{TERMS, gather};
use super::server::Server;

/// How long the server lives between two kills, at least and at most.
const LIFE: [Duration; 2] = [Duration::from_millis(500), Duration::from_millis(1500)];

/// How long it is gone.
const GONE: Duration = Duration::from_millis(300);

/// How often each pair decides.
const PAUSE: Duration = Duration::from_millis(100);

/// What to do to the server.
#[derive(Clone, Copy)]
pub(crate) struct Crash {
    /// How many times it is killed.
    pub(crate) kills: u32,
    /// How many sockets are open meanwhile.
    pub(crate) sockets: usize,
    /// Whether the program as `cargo build` makes it will do.
    pub(crate) short: bool,
}

impl Crash {
    /// What the check does.
    pub(crate) const SHORT: Crash = Crash {
        kills: 3,
        sockets: 40,
        short: true,
    };
}

/// Kills the server while people play, and fails when anything is lost.
pub(crate) fn crash(sh: &Shell, program: Option<PathBuf>, crash: Crash) -> Result<()> {
    let Crash {
        kills,
        sockets,
        short,
    } = crash;
    let program = super::program(sh, short, program)?;
    let folder = sh.create_temp_dir()?;
    let ledger = Rc::new(Ledger::new(&folder.path().join("acknowledged"))?);
    let database = folder.path().join("kamisado.db");
    let terms: Terms = TERMS.parse().context("the terms of the matches")?;
    let Clock::Bank { bank, .. } = terms.clock else {
        unreachable!("the terms have a bank");
    };
    LocalSet::new().block_on(&super::runtime()?, async {
        let mut server = Server::start(&program, &database, &[])?;
        let mut alive_since = Instant::now();
        let mut alive = Duration::ZERO;
        let address = server.address;
        let pairs = gather(&server, sockets / 2, terms).await?;
        let is_over = Rc::new(Cell::new(false));
        let mut playing = JoinSet::new();
        for mut pair in pairs {
            let (ledger, is_over) = (Rc::clone(&ledger), Rc::clone(&is_over));
            playing.spawn_local(async move {
                while !is_over.get() && !pair.is_over() {
                    pair.insist(address, &ledger).await?;
                    sleep(PAUSE).await;
                }
                // Whatever happened last, play goes on.
                if !pair.is_over() {
                    pair.insist(address, &ledger).await?;
                }
                anyhow::Ok(pair)
            });
        }
        let began = Instant::now();
        for kill in 1..=kills {
            let life = LIFE[0] + (LIFE[1] - LIFE[0]).mul_f64(f64::from(kill * 37 % 101) / 101.0);
            sleep(life).await;
            server.kill()?;
            alive += alive_since.elapsed();
            sleep(GONE).await;
            server.restart()?;
            alive_since = Instant::now();
        }
        sleep(LIFE[1]).await;
        is_over.set(true);
        let mut pairs = Vec::new();
        while let Some(pair) = playing.join_next().await {
            pairs.push(pair??);
        }
        alive += alive_since.elapsed();
        let time = began.elapsed();

        let mut lost = 0;
        let mut idle = 0;
        let mut robbed = 0;
        for pair in &pairs {
            lost += pair.check(address, &terms, &ledger).await?;
            idle += usize::from(pair.acknowledged == 0);
            // One clock runs at a time, and only while there is a server.
            let spent = pair.banks().map_or(Duration::ZERO, |banks| {
                2 * bank - banks.black.min(bank) - banks.white.min(bank)
            });
            robbed += usize::from(spent > alive);
        }
        println!(
            "crash: kills={kills} sockets={sockets} acknowledged={} lost={lost} games={} without_play={idle} clocks_robbed={robbed} seconds={:.0}",
            ledger.len(),
            pairs.len(),
            time.as_secs_f64(),
        );
        ensure!(lost == 0, "{lost} acknowledged decisions are lost");
        ensure!(idle == 0, "in {idle} games nobody could play");
        ensure!(robbed == 0, "in {robbed} games a clock ran while there was no server");
        Ok(())
    })
}

//! `cargo xtask attack`: a real server is attacked in every way we know, one after another, and then in all ways at once, while
//! somebody reads the front page. Everything stays on this computer.

mod attacks;
mod control;
mod visitor;

use std::fmt;
use std::fs;
use std::io::{self, BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use xshell::{Shell, cmd};

use self::attacks::{ATTACKS, Attack, Field};
use self::visitor::{CROWD, Engine, PATIENCE, QUEUE, READER, connect, get};
use crate::web;

/// What a visitor should wait at most for the front page, 99 times of 100, on a quiet machine.
const AIM_TIME: Duration = Duration::from_millis(100);

/// What the server should need at most.
const AIM_MEMORY: u64 = 512 << 20;

/// How far beyond the aims the run fails: a busy machine is not the server's fault, and the short form has few measurements.
const TIMES_TOO_SLOW: u32 = 10;
const TIMES_TOO_SLOW_IN_SHORT: u32 = 30;
const TIMES_TOO_LARGE: u64 = 2;

/// How long the server may take to end when it is told to: its own five seconds, and some for a busy machine.
const ENDING: Duration = Duration::from_secs(20);

/// How long the visitor waits between two requests.
const PAUSE: Duration = Duration::from_millis(10);

/// The address of one who does no harm and plays.
const PLAYER: u16 = 2;

/// How often it is measured how long one waits behind a queue; the median counts.
const QUEUES: usize = 5;

/// Attacks a server, and fails if others were not served meanwhile.
pub(crate) fn run(
    sh: &Shell,
    short: bool,
    program: Option<PathBuf>,
    filter: Option<&str>,
) -> Result<()> {
    let program = match program {
        Some(program) => program,
        None => build(sh, short)?,
    };
    let time = Duration::from_millis(if short { 500 } else { 5000 });
    let chosen: Vec<_> = ATTACKS
        .iter()
        .filter(|attack| filter.is_none_or(|filter| attack.name.contains(filter)))
        .collect();
    ensure!(!chosen.is_empty(), "there is no such attack");
    attacks::prepare();

    let mut server = Server::start(&program)?;
    println!("{:<32} {}", "", Measured::HEADING);
    let quiet = server.measure(time, || {})?;
    println!("{:<32} {quiet}", "nobody attacks");
    let times = if short {
        TIMES_TOO_SLOW_IN_SHORT
    } else {
        TIMES_TOO_SLOW
    };
    let allowed = AIM_TIME.max(quiet.percentile(99)) * times;
    let mut worst = Worst::default();
    for attack in &chosen {
        let fight = || attack.run(server.address, Instant::now() + time);
        let mut measured = server.measure(time, fight)?;
        if measured.percentile(99) > allowed {
            // Once may be the fault of the machine.
            println!("{:<32} {measured}", "(too slow, once more)");
            measured = server.measure(time, fight)?;
        }
        println!("{:<32} {measured}", attack.name);
        if attack.has_control && !short {
            let control = control::measure(time, |address| {
                attack.run(address, Instant::now() + time);
            })?;
            println!("{:<32} {control}", "(a server that does nothing)");
        }
        worst.add(&measured);
    }
    if !short {
        println!("\n{}", server.shares()?);
        println!(
            "behind {QUEUE} who connected and left: {:.1?}; with a server that does nothing {:.1?}",
            median(|| server.wait_behind_a_queue())?,
            median(control::wait_behind_a_queue)?,
        );
    }
    let all = server.measure(time, || {
        let until = Instant::now() + time;
        thread::scope(|scope| {
            for attack in &chosen {
                scope.spawn(move || attack.run(server.address, until));
            }
        });
    })?;
    println!("{:<32} {all}", "all at once");
    worst.memory = worst.memory.max(all.memory);
    let ending = server.end_in_battle(&chosen)?;
    println!(
        "\nended after {:.1} s in the middle of it all",
        ending.as_secs_f64()
    );

    let Worst {
        time,
        failures,
        pages,
        memory,
    } = worst;
    ensure!(
        time <= allowed,
        "99 of 100 visitors should have the front page within {allowed:?}, and it took {time:?}"
    );
    ensure!(
        failures * 100 <= pages,
        "{failures} of {pages} visitors did not get the front page"
    );
    ensure!(
        memory <= AIM_MEMORY * TIMES_TOO_LARGE,
        "the server took {} MiB, and should need {}",
        memory >> 20,
        AIM_MEMORY >> 20
    );
    Ok(())
}

/// Builds the program, and says where it is.
fn build(sh: &Shell, short: bool) -> Result<PathBuf> {
    if short {
        // The program that the check has already built.
        web::build(sh)?;
    } else {
        cmd!(sh, "cargo build --release --package kamisado-cli").run()?;
    }
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    let folder = if short { "debug" } else { "release" };
    Ok(sh.current_dir().join(target).join(folder).join("kamisado"))
}

/// What is worst of all attacks.
#[derive(Default)]
struct Worst {
    time: Duration,
    failures: usize,
    pages: usize,
    memory: u64,
}

impl Worst {
    fn add(&mut self, measured: &Measured) {
        self.time = self.time.max(measured.percentile(99));
        self.failures += measured.failures;
        self.pages += measured.times.len();
        self.memory = self.memory.max(measured.memory);
    }
}

impl Attack {
    /// Lets all attackers do it again and again.
    fn run(&self, server: SocketAddr, until: Instant) {
        thread::scope(|scope| {
            for number in 0..self.attackers {
                let field = Field {
                    server,
                    until,
                    number,
                };
                scope.spawn(move || {
                    while Instant::now() < until {
                        if (self.once)(field).is_err() {
                            // Refused; an attacker tries again, but has a processor to share with the server.
                            thread::sleep(Duration::from_millis(50));
                        }
                    }
                });
            }
        });
    }
}

/// The program, with a port of its own.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(program: &Path) -> Result<Server> {
        let mut process = Command::new(program)
            .args(["--lang", "en", "serve", "--port", "0"])
            .env("RUST_LOG", "error")
            .env("KAMISADO_SERVER_DATABASE", ":memory:")
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} cannot be started", program.display()))?;
        let output = process.stdout.take().context("no output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line
            .split_once("http://")
            .and_then(|(_, address)| address.trim().trim_end_matches('/').parse().ok());
        match address {
            Some(address) => Ok(Server { process, address }),
            None => {
                process.kill()?;
                bail!("the server said “{}”", line.trim())
            }
        }
    }

    /// Reads the front page again and again while this happens.
    fn measure(&self, at_least: Duration, during: impl FnOnce() + Send) -> Result<Measured> {
        self.forget_peak();
        let mut measured = Measured::pages(self.address, at_least, during)?;
        measured.memory = self.status("VmHWM:")? << 10;
        measured.threads = self.status("Threads:")?;
        Ok(measured)
    }

    /// What two who search for ever leave to a third.
    fn shares(&self) -> Result<String> {
        let open = |from| Engine::open(connect(self.address, from, PATIENCE)?);
        let mut third = open(PLAYER)?;
        let mut nodes = || -> Result<(u64, Duration)> {
            third.send("uginewgame\ngo movetime 1000")?;
            let began = Instant::now();
            let lines = third.hear_until("bestmove")?;
            let nodes = lines
                .iter()
                .filter_map(|line| {
                    line.split_once(" nodes ")?
                        .1
                        .split(' ')
                        .next()?
                        .parse()
                        .ok()
                })
                .max();
            Ok((nodes.unwrap_or_default(), began.elapsed()))
        };
        let (alone, _) = nodes()?;
        let mut others = Vec::new();
        for from in [CROWD, CROWD + 1] {
            let mut other = open(from)?;
            other.send("go depth 99")?;
            others.push(other);
        }
        let (shared, time) = nodes()?;
        let mut line = open(PLAYER)?;
        line.send("isready")?;
        line.hear()?;
        drop(others);
        let began = Instant::now();
        for _ in 0..100 {
            line.send("query score")?;
            line.send("isready")?;
            line.hear_until("readyok")?;
        }
        let echo = began.elapsed() / 100;
        Ok(format!(
            "go movetime 1000: {alone} positions alone; beside two who search for ever {shared} ({}%), after {} ms\n\
             a line and isready: {echo:.1?}",
            100 * shared / alone.max(1),
            time.as_millis(),
        ))
    }

    /// How long one waits who comes after many that are gone already.
    fn wait_behind_a_queue(&self) -> Result<Duration> {
        self.signal("-STOP")?;
        Ok(visitor::wait_behind_a_queue(self.address, || {
            self.signal("-CONT")
        })?)
    }

    fn signal(&self, signal: &str) -> io::Result<()> {
        let process = self.process.id().to_string();
        Command::new("kill").args([signal, &process]).status()?;
        Ok(())
    }

    /// Tells the server to end while it is attacked in all ways, and says how long that takes.
    fn end_in_battle(&mut self, chosen: &[&Attack]) -> Result<Duration> {
        let until = Instant::now() + Duration::from_secs(2);
        let address = self.address;
        thread::scope(|scope| {
            for attack in chosen {
                scope.spawn(move || attack.run(address, until));
            }
            thread::sleep(Duration::from_secs(1));
            let began = Instant::now();
            self.signal("-TERM")?;
            while began.elapsed() < ENDING {
                if let Some(status) = self.process.try_wait()? {
                    ensure!(status.success(), "the server ended with {status}");
                    return Ok(began.elapsed());
                }
                thread::sleep(Duration::from_millis(20));
            }
            bail!("the server does not end")
        })
    }

    /// A number out of what the system says about the process.
    fn status(&self, name: &str) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))
            .context("the server is gone, or this is not Linux")?;
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.with_context(|| format!("no {name} in what the system says"))
    }

    /// Lets the system count the largest memory anew.
    fn forget_peak(&self) {
        // Where that is not allowed, the peak is that of the whole run.
        let _ = fs::write(format!("/proc/{}/clear_refs", self.process.id()), "5");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The median of a few measurements.
fn median(measure: impl Fn() -> Result<Duration>) -> Result<Duration> {
    let mut times = (0..QUEUES).map(|_| measure()).collect::<Result<Vec<_>>>()?;
    times.sort_unstable();
    Ok(times[QUEUES / 2])
}

/// How the front page fared.
#[derive(Default)]
struct Measured {
    times: Vec<Duration>,
    failures: usize,
    memory: u64,
    threads: u64,
}

impl Measured {
    const HEADING: &str = "  pages  failed      p50      p99      max   memory  threads";

    /// Reads the front page of this server again and again while something happens.
    fn pages(
        server: SocketAddr,
        at_least: Duration,
        during: impl FnOnce() + Send,
    ) -> Result<Measured> {
        let is_over = AtomicBool::new(false);
        let began = Instant::now();
        thread::scope(|scope| {
            let reader = scope.spawn(|| {
                let mut measured = Measured::default();
                while !is_over.load(Ordering::Relaxed) || began.elapsed() < at_least {
                    measured.add(|| get(connect(server, READER, PATIENCE)?, "/en/"));
                    thread::sleep(PAUSE);
                }
                measured
            });
            during();
            is_over.store(true, Ordering::Relaxed);
            reader.join()
        })
        .map_err(|_| anyhow::anyhow!("the visitor broke down"))
    }

    fn add(&mut self, ask: impl FnOnce() -> io::Result<u16>) {
        let began = Instant::now();
        if !matches!(ask(), Ok(200)) {
            self.failures += 1;
        }
        self.times.push(began.elapsed());
        self.times.sort_unstable();
    }

    fn percentile(&self, percent: usize) -> Duration {
        let place = (self.times.len() * percent / 100).min(self.times.len().saturating_sub(1));
        self.times.get(place).copied().unwrap_or_default()
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |duration: Duration| format!("{:.1} ms", 1000.0 * duration.as_secs_f64());
        write!(
            f,
            "{:>7} {:>7} {:>9} {:>9} {:>9} {:>4} MiB {:>7}",
            self.times.len(),
            self.failures,
            ms(self.percentile(50)),
            ms(self.percentile(99)),
            ms(self.times.last().copied().unwrap_or_default()),
            self.memory >> 20,
            self.threads,
        )
    }
}

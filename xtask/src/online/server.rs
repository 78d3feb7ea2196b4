//! The server under test: a process, a port that stays the same, and a database file.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

/// What the load needs and a stranger does not get.
const SETTINGS: &[&str] = &[
    "connections=40000",
    "connections-per-address=4000",
    "connections-per-second=100000",
    "requests-per-second=100000",
    "messages-per-second=100000",
];

/// A running server.
pub(crate) struct Server {
    program: PathBuf,
    database: PathBuf,
    settings: Vec<String>,
    process: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts a server on any free port.
    pub(crate) fn start(program: &Path, database: &Path, settings: &[String]) -> Result<Server> {
        let settings: Vec<String> = SETTINGS
            .iter()
            .map(|&setting| setting.to_owned())
            .chain(settings.iter().cloned())
            .collect();
        let (process, address) = spawn(program, database, &settings, 0)?;
        Ok(Server {
            program: program.to_owned(),
            database: database.to_owned(),
            settings,
            process,
            address,
        })
    }

    /// Kills the server as a power cut would, as far as a process can tell.
    pub(crate) fn kill(&mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// Starts it again, on the same port.
    pub(crate) fn restart(&mut self) -> Result<()> {
        let (process, _) = spawn(
            &self.program,
            &self.database,
            &self.settings,
            self.address.port(),
        )?;
        self.process = process;
        Ok(())
    }

    /// The memory it takes, in bytes.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = self.proc("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Ok(number.context("the system does not say how much memory it takes")? << 10)
    }

    /// The processor time it has used.
    pub(crate) fn cpu(&self) -> Result<Duration> {
        cpu_in(&self.proc("stat")?)
    }

    fn proc(&self, file: &str) -> Result<String> {
        fs::read_to_string(format!("/proc/{}/{file}", self.process.id()))
            .context("the server is gone, or this is not Linux")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The processor time of this process.
pub(crate) fn own_cpu() -> Result<Duration> {
    cpu_in(&fs::read_to_string("/proc/self/stat")?)
}

/// User and system time, in the hundredths of a second in which Linux tells them.
fn cpu_in(stat: &str) -> Result<Duration> {
    let (_, rest) = stat.rsplit_once(") ").context("not what Linux says")?;
    let ticks: u64 = rest
        .split(' ')
        .skip(11)
        .take(2)
        .filter_map(|ticks| ticks.parse::<u64>().ok())
        .sum();
    Ok(Duration::from_millis(10 * ticks))
}

fn spawn(
    program: &Path,
    database: &Path,
    settings: &[String],
    port: u16,
) -> Result<(Child, SocketAddr)> {
    let mut command = Command::new(program);
    command
        .args(["--lang", "en", "serve", "--port", &port.to_string()])
        .arg("--database")
        .arg(database)
        .env("RUST_LOG", "error")
        .stdout(Stdio::piped());
    for setting in settings {
        command.args(["--set", setting]);
    }
    let mut process = command
        .spawn()
        .with_context(|| format!("{} cannot be started", program.display()))?;
    let output = process.stdout.take().context("no output")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line)?;
    let address = line
        .split_once("http://")
        .and_then(|(_, address)| address.trim().trim_end_matches('/').parse().ok());
    match address {
        Some(address) => Ok((process, address)),
        None => {
            process.kill()?;
            bail!("the server said “{}”", line.trim())
        }
    }
}

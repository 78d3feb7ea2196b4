//! A server under test: a process, and a port that stays the same.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use kamisado_testing::{Signal, signal};

/// What the load needs and a stranger does not get.
const SETTINGS: &[&str] = &[
    "connections=40000",
    "connections-per-address=4000",
    "connections-per-second=100000",
    "requests-per-second=100000",
    "messages-per-second=100000",
    // A pair begins the next game as soon as one is over.
    "seeks-per-minute=100000",
    // At the end all games are read again while everybody is still there.
    "online-sockets=20000",
];

/// A running server.
pub(crate) struct Server {
    program: PathBuf,
    arguments: Vec<String>,
    process: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts a server on any free port.
    pub(crate) fn start(program: &Path, arguments: &[String]) -> Result<Server> {
        let (process, address) = spawn(program, arguments, 0)?;
        Ok(Server {
            program: program.to_owned(),
            arguments: arguments.to_owned(),
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
        let (process, _) = spawn(&self.program, &self.arguments, self.address.port())?;
        self.process = process;
        Ok(())
    }

    /// Makes it stand still, or go on.
    pub(crate) fn signal(&self, what: Signal) {
        signal(self.process.id(), what);
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
        Ok(Stat::of(&self.proc("stat")?)?.own)
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
    Ok(Stat::of(&fs::read_to_string("/proc/self/stat")?)?.own)
}

/// The processor time of a process and all its children, those that have ended as well.
pub(crate) fn family_cpu(process: u32) -> Result<Duration> {
    let stat = |id: &str| Stat::of(&fs::read_to_string(format!("/proc/{id}/stat")).ok()?).ok();
    let parent = stat(&process.to_string()).context("the process is gone")?;
    let mut time = parent.own + parent.ended_children;
    for entry in fs::read_dir("/proc")? {
        let name = entry?.file_name();
        if let Some(child) = name.to_str().and_then(stat)
            && child.parent == process
        {
            time += child.own;
        }
    }
    Ok(time)
}

/// What Linux says about a process.
struct Stat {
    parent: u32,
    /// User and system time.
    own: Duration,
    ended_children: Duration,
}

impl Stat {
    fn of(text: &str) -> Result<Stat> {
        let (_, rest) = text.rsplit_once(") ").context("not what Linux says")?;
        let fields: Vec<&str> = rest.split_ascii_whitespace().collect();
        let field = |index: usize| {
            fields
                .get(index)
                .and_then(|field| field.parse::<u64>().ok())
        };
        // In hundredths of a second.
        let time = |first: usize| {
            let ticks = field(first).unwrap_or(0) + field(first + 1).unwrap_or(0);
            Duration::from_millis(10 * ticks)
        };
        Ok(Stat {
            parent: u32::try_from(field(1).context("no parent")?)?,
            own: time(11),
            ended_children: time(13),
        })
    }
}

fn spawn(program: &Path, arguments: &[String], port: u16) -> Result<(Child, SocketAddr)> {
    let mut command = Command::new(program);
    command
        .args(["--lang", "en", "serve", "--port", &port.to_string()])
        .args(arguments)
        .env("RUST_LOG", "off")
        .stdout(Stdio::piped());
    for setting in SETTINGS {
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

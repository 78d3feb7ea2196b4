//! A private NATS server.

use std::fs;
use std::net::{Ipv4Addr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempDir;

use crate::caretaker::Caretaker;
use crate::{Signal, free_port, program, signal};

/// A NATS server on a port of its own. It ends when this is dropped or the program ends.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    process: Child,
    _caretaker: Caretaker,
    folder: TempDir,
}

impl Nats {
    /// Starts a server and waits until it takes connections.
    ///
    /// # Panics
    /// When there is no NATS server on this computer.
    #[must_use]
    pub fn start() -> Nats {
        let folder = tempfile::tempdir().expect("a folder");
        let process_file = pid_file(&folder);
        let caretaker = Caretaker::new(
            r#"kill -KILL $(cat "$1"); rm -r "$(dirname "$1")""#,
            &[&process_file.display().to_string()],
        );
        // Somebody else may be faster and take the port.
        let attempts = std::iter::repeat_with(free_port).take(5);
        let started = attempts
            .filter_map(|port| Some((port, spawn(port, &folder)?)))
            .next();
        let (port, process) = started.expect("a NATS server that starts");
        Nats {
            port,
            process,
            _caretaker: caretaker.expect("a shell"),
            folder,
        }
    }

    /// Where servers find it.
    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it.
    pub fn kill(&mut self) {
        // It may be gone already.
        let _ = self.process.kill();
        let _ = self.process.wait();
        // The number may soon be that of another process.
        let _ = fs::remove_file(pid_file(&self.folder));
    }

    /// Starts it again after it was killed, at the same address.
    ///
    /// # Panics
    /// When it does not start.
    pub fn restart(&mut self) {
        self.process = spawn(self.port, &self.folder).expect("a NATS server that starts again");
    }

    /// Makes it stand still, or go on.
    pub fn signal(&self, what: Signal) {
        signal(self.process.id(), what);
    }

    /// The number of its process.
    #[must_use]
    pub fn process(&self) -> u32 {
        self.process.id()
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

fn pid_file(folder: &TempDir) -> PathBuf {
    folder.path().join("pid")
}

/// Starts a server and waits until it takes connections; nothing if it ends at once.
fn spawn(port: u16, folder: &TempDir) -> Option<Child> {
    let program = program("nats-server");
    let program = program.expect("the package nats-server, which `cargo xtask check` installs");
    let mut process = Command::new(program)
        .args(["--addr", "127.0.0.1", "--port", &port.to_string(), "--pid"])
        .arg(pid_file(folder))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("a NATS server");
    loop {
        if process.try_wait().expect("a child").is_some() {
            return None;
        }
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Some(process);
        }
        sleep(Duration::from_millis(10));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_there_again_after_it_was_killed() {
        let mut nats = Nats::start();
        let connect = |nats: &Nats| TcpStream::connect((Ipv4Addr::LOCALHOST, nats.port));
        assert!(connect(&nats).is_ok());
        nats.kill();
        assert!(connect(&nats).is_err());
        nats.restart();
        assert!(connect(&nats).is_ok());
    }
}

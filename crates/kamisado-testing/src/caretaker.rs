//! Cleans up when this process ends, even if it is killed.

use std::io;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};

/// A shell that waits until its input is closed, which the system does when this process ends, and then runs a script.
#[derive(Debug)]
pub(crate) struct Caretaker {
    shell: Child,
}

impl Caretaker {
    /// The script finds `arguments` as `$1`, `$2`, …
    pub(crate) fn new(script: &str, arguments: &[&str]) -> io::Result<Caretaker> {
        let shell = Command::new("sh")
            .args(["-c", &format!("cat; {script}"), "caretaker"])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // An interrupt that ends the test must not end the clean-up.
            .process_group(0)
            .spawn()?;
        Ok(Caretaker { shell })
    }
}

impl Drop for Caretaker {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

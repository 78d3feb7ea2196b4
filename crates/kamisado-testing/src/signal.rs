//! Signals to processes.

use std::process::Command;

/// What can be done to a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// It ends at once, without being asked.
    Kill,
    /// It is asked to end.
    Terminate,
    /// It stands still.
    Stop,
    /// It goes on.
    Continue,
}

/// Sends a signal to a process, which may be gone already.
///
/// # Panics
/// When there is no shell.
pub fn signal(process: u32, signal: Signal) {
    let name = match signal {
        Signal::Kill => "KILL",
        Signal::Terminate => "TERM",
        Signal::Stop => "STOP",
        Signal::Continue => "CONT",
    };
    Command::new("sh")
        .args(["-c", &format!("kill -{name} {process} 2> /dev/null")])
        .status()
        .expect("a shell");
}

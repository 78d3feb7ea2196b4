//! A real terminal, without a window: the program runs in a session of tmux.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

/// Long enough for anything on a busy machine: a test that waits this long has found a hang.
pub(crate) const HANG: Duration = Duration::from_secs(120);

/// A terminal of its own, which ends with the test.
pub(crate) struct Tmux {
    socket: PathBuf,
}

impl Tmux {
    /// A terminal whose socket is in this folder, without a session yet.
    pub(crate) fn new(folder: &Path) -> Tmux {
        Tmux {
            socket: folder.join("tmux"),
        }
    }

    /// Runs a command of the shell in a new session called `main`, with this many columns and rows.
    pub(crate) fn open(&self, columns: u16, rows: u16, command: &str) {
        let (columns, rows) = (columns.to_string(), rows.to_string());
        let session = ["new-session", "-d", "-s", "main", "-x", &columns, "-y"];
        self.run(&[&session[..], &[&rows, command]].concat());
    }

    pub(crate) fn run(&self, words: &[&str]) -> String {
        let output = Command::new("tmux")
            .arg("-S")
            .arg(&self.socket)
            .args(["-u", "-f", "/dev/null"])
            .args(words)
            .output()
            .expect("tmux should be installed; `cargo xtask check` does it");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "tmux {words:?}: {errors}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    pub(crate) fn keys(&self, keys: &[&str]) {
        self.run(&[&["send-keys", "-t", "main"], keys].concat());
    }

    pub(crate) fn type_line(&self, text: &str) {
        self.keys(&["-l", text]);
        self.keys(&["Enter"]);
    }

    pub(crate) fn screen(&self) -> String {
        self.run(&["capture-pane", "-p", "-t", "main"])
    }

    /// What tmux knows about the terminal.
    pub(crate) fn asked(&self, what: &str) -> String {
        let format = format!("#{{{what}}}");
        let answer = self.run(&["display-message", "-p", "-t", "main", &format]);
        answer.trim().to_owned()
    }

    /// Waits until the screen shows all of these.
    pub(crate) fn wait_for(&self, texts: &[&str]) -> String {
        let began = Instant::now();
        loop {
            let screen = self.screen();
            if texts.iter().all(|text| screen.contains(text)) {
                return screen;
            }
            assert!(began.elapsed() < HANG, "no {texts:?} in:\n{screen}");
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        let _ = Command::new("tmux")
            .arg("-S")
            .arg(&self.socket)
            .arg("kill-server")
            .output();
    }
}

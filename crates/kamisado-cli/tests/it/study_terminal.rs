//! The commands for studying in a real terminal.

#![allow(clippy::unwrap_used)] // A terminal that cannot be started or read should fail the test.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{fs, thread};

/// Long enough for anything on a busy machine: a test that waits this long has found a hang.
const HANG: Duration = Duration::from_secs(120);

const ROUND: &str = "h1h5 e8e2 b1b2 h8h6 g1g7 h6e3 c1c4 g8h7 f1f7 e2f1";

/// A terminal of its own, which ends with the test.
struct Tmux {
    socket: PathBuf,
}

impl Tmux {
    /// Runs the program; `arguments` are a shell's words.
    fn start(folder: &Path, arguments: &str) -> Tmux {
        let tmux = Tmux {
            socket: folder.join("tmux"),
        };
        let program = env!("CARGO_BIN_EXE_kamisado");
        let home = folder.display();
        let command = format!(
            "cd '{home}' && LC_ALL=C.UTF-8 COLORTERM=truecolor XDG_STATE_HOME='{home}' XDG_DATA_HOME='{home}' XDG_CONFIG_HOME='{home}' \
             '{program}' {arguments}; echo \"left with $?\"; sleep 600"
        );
        tmux.run(&[
            "new-session",
            "-d",
            "-s",
            "study",
            "-x",
            "90",
            "-y",
            "30",
            &command,
        ]);
        tmux
    }

    fn run(&self, words: &[&str]) -> String {
        let output = Command::new("tmux")
            .arg("-S")
            .arg(&self.socket)
            .args(["-u", "-f", "/dev/null"])
            .args(words)
            .output()
            .expect("tmux should be installed; `cargo xtask check` does it");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "tmux {words:?}: {errors}");
        String::from_utf8(output.stdout).unwrap()
    }

    fn keys(&self, keys: &[&str]) {
        self.run(&[&["send-keys", "-t", "study"], keys].concat());
    }

    /// Waits until the screen shows all of these.
    fn wait_for(&self, texts: &[&str]) {
        let began = Instant::now();
        loop {
            let screen = self.run(&["capture-pane", "-p", "-t", "study"]);
            if texts.iter().all(|text| screen.contains(text)) {
                return;
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

#[test]
fn a_match_is_replayed_on_the_screen() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("round.txt"), ROUND).unwrap();
    // The record comes through a pipe, and the keys still come from the terminal.
    let tmux = Tmux::start(folder.path(), "replay - < round.txt");
    tmux.wait_for(&["Round 1 · 0/10"]);
    tmux.keys(&["Right", "Right"]);
    tmux.wait_for(&["2/10", "2. White Y↑6G"]);
    tmux.keys(&["End"]);
    tmux.wait_for(&["10/10", "10. White Y↖1U"]);
    tmux.keys(&["q"]);
    tmux.wait_for(&["left with 0"]);
}

#[test]
fn a_puzzle_is_solved_on_the_screen() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = Tmux::start(folder.path(), "puzzle --number 1");
    tmux.wait_for(&["Puzzle 1 ", "White to move"]);
    tmux.keys(&["f4e3", "Enter"]);
    tmux.wait_for(&["That doesn’t win"]);
    tmux.keys(&["f4c1", "Enter"]);
    tmux.wait_for(&["Correct: solved!"]);
    tmux.keys(&["Enter"]);
    tmux.wait_for(&["Puzzle 2 "]);
    tmux.keys(&["C-q"]);
    tmux.wait_for(&["left with 0"]);
    let kept = folder.path().join("kamisado").join("puzzles.json");
    assert!(fs::read_to_string(kept).unwrap().contains("solved"));
}

#[test]
fn proofs_are_marked_as_they_arrive() {
    let folder = tempfile::tempdir().unwrap();
    let position = "'OBUP1R2/6bG/8/7o/2r5/4N3/1g2Y3/n2ypu2 b u'";
    let tmux = Tmux::start(folder.path(), &format!("analyse {position}"));
    tmux.wait_for(&["✓ f1f5", "✗ f1f7", "Moves proven: 8 of 8", "left with 0"]);
}

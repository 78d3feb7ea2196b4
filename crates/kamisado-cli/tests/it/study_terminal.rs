//! The commands for studying in a real terminal.

#![allow(clippy::unwrap_used)] // A terminal that cannot be started or read should fail the test.

use std::fs;
use std::path::Path;

use crate::tmux::Tmux;

const ROUND: &str = "h1h5 e8e2 b1b2 h8h6 g1g7 h6e3 c1c4 g8h7 f1f7 e2f1";

/// Runs the program; `arguments` are a shell's words.
fn start(folder: &Path, arguments: &str) -> Tmux {
    let program = env!("CARGO_BIN_EXE_kamisado");
    let home = folder.display();
    let command = format!(
        "cd '{home}' && LC_ALL=C.UTF-8 COLORTERM=truecolor XDG_STATE_HOME='{home}' XDG_DATA_HOME='{home}' XDG_CONFIG_HOME='{home}' \
         '{program}' {arguments}; echo \"left with $?\"; sleep 600"
    );
    let tmux = Tmux::new(folder);
    tmux.open(90, 30, &command);
    tmux
}

#[test]
fn a_match_is_replayed_on_the_screen() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("round.txt"), ROUND).unwrap();
    // The record comes through a pipe, and the keys still come from the terminal.
    let tmux = start(folder.path(), "replay - < round.txt");
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
    let tmux = start(folder.path(), "puzzle --number 1");
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
    let tmux = start(folder.path(), &format!("analyse {position}"));
    tmux.wait_for(&["✓ f1f5", "✗ f1f7", "Moves proven: 8 of 8", "left with 0"]);
}

//! The program that the chores run.

use std::path::PathBuf;

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::web;

/// Builds the program, and says where it is: the release build, or in a short run the one that the check has already built.
pub(crate) fn build(sh: &Shell, short: bool) -> Result<PathBuf> {
    if short {
        web::build(sh)?;
    } else {
        cmd!(sh, "cargo build --release --package kamisado-cli").run()?;
    }
    Ok(built(sh, short, "kamisado"))
}

/// Where a program is once it is built: a release, or as `cargo build` makes it.
pub(crate) fn built(sh: &Shell, short: bool, name: &str) -> PathBuf {
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    let folder = if short { "debug" } else { "release" };
    sh.current_dir().join(target).join(folder).join(name)
}

//! `cargo xtask load` and `cargo xtask crash`: real matches between guests, over real sockets, against one real server or several with a
//! durable database. Every acknowledgement is kept, and at the end each one has to be found in the journal again.

mod cluster;
mod crash;
mod guest;
mod ledger;
mod load;
mod pair;
mod server;
mod socket;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use tokio::runtime::{Builder, Runtime};
use xshell::{Shell, cmd};

use crate::program::{build, built};

pub(crate) use self::cluster::Setup;
pub(crate) use self::crash::{Crash, Faults, crash};
pub(crate) use self::load::{Load, load};

/// How long anything may take before it counts as failed. A busy machine is not the server's fault.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program to test: the given one, or a release build, or in a short run the one that the check has built.
fn program(sh: &Shell, short: bool, program: Option<PathBuf>) -> Result<PathBuf> {
    match program {
        Some(program) => Ok(program),
        None => build(sh, short),
    }
}

/// Has a release build of this program do the same, unless this is one. Whoever measures a server on the same processors takes as little of them as
/// possible.
fn runs_as_release(sh: &Shell) -> Result<bool> {
    if !cfg!(debug_assertions) {
        return Ok(false);
    }
    cmd!(sh, "cargo build --release --package xtask").run()?;
    let program = built(sh, false, "xtask");
    let arguments = std::env::args_os().skip(1);
    cmd!(sh, "{program} {arguments...}").quiet().run()?;
    Ok(true)
}

/// One thread for all the people: what the generator costs is then easy to tell from what the server costs.
fn runtime() -> Result<Runtime> {
    Ok(Builder::new_current_thread().enable_all().build()?)
}

//! `cargo xtask simulate`: many seeds of the simulation of online play, for the nights.

use anyhow::Result;
use xshell::{Shell, cmd};

/// Runs that many seeds of the simulation from this one on, on all processors.
pub(crate) fn run(sh: &Shell, count: u64, from: u64) -> Result<()> {
    let to = from.saturating_add(count);
    let _seeds = sh.push_env("SIMULATION_SEEDS", format!("{from}..{to}"));
    let test = "simulation::nothing_is_lost_whatever_goes_wrong";
    cmd!(
        sh,
        "cargo test --release --package kamisado-online --test it {test} -- --exact --nocapture"
    )
    .run()?;
    Ok(())
}

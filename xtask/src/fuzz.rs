//! `cargo xtask fuzz`: every fuzz target for some time, and how many executions it survived.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail, ensure};
use xshell::{Shell, cmd};

use crate::packages::{self, Chore};
use crate::tools;

/// The version of cargo-fuzz that the targets are run with.
const CARGO_FUZZ: &str = "0.13.2";

/// The line of libFuzzer's closing statistics that holds the number of executions.
const EXECUTIONS: &str = "stat::number_of_executed_units:";

/// The longest input, in bytes: twice the longest seed.
const LONGEST: usize = 1024;

/// What keeps the memory of one execution for the next, instead of asking the system for the engine's tables every time.
const KEEP_MEMORY: [(&str, &str); 2] = [
    ("MALLOC_TRIM_THRESHOLD_", "268435456"),
    ("MALLOC_MMAP_THRESHOLD_", "33554432"),
];

/// When a target has been run enough.
#[derive(Clone, Copy)]
pub(crate) enum Enough {
    Seconds(u64),
    Executions(u64),
}

impl Enough {
    fn flag(self) -> String {
        match self {
            Enough::Seconds(seconds) => format!("-max_total_time={seconds}"),
            Enough::Executions(count) => format!("-runs={count}"),
        }
    }
}

/// Runs one target, or each of them, until it is enough.
pub(crate) fn run(sh: &Shell, enough: Enough, only: Option<&str>) -> Result<()> {
    ensure!(
        sh.path_exists("fuzz/Cargo.toml"),
        "there are no fuzz targets yet (no fuzz/Cargo.toml)"
    );
    packages::require(sh, Chore::Check)?;
    let cargo_fuzz = tools::cargo_tool(sh, "cargo-fuzz", CARGO_FUZZ)?;
    // Coverage flags are unstable options; this lets the stable compiler take them, so that nightly is not needed.
    let _unstable = sh.push_env("RUSTC_BOOTSTRAP", "1");
    let list = cmd!(sh, "{cargo_fuzz} list").quiet().read()?;
    let targets = list
        .lines()
        .filter(|target| only.is_none_or(|only| only == *target))
        .collect::<Vec<_>>();
    if let (Some(only), true) = (only, targets.is_empty()) {
        bail!("no fuzz target is called `{only}`; there are:\n{list}");
    }
    let mut report = Vec::new();
    for target in targets {
        println!("\n==> {target}: {}", enough.flag());
        // What the fuzzer finds goes into the first folder; the seeds give it something to start from.
        let corpus = format!("fuzz/corpus/{target}");
        let seeds = format!("fuzz/seeds/{target}");
        sh.create_dir(&corpus)?;
        let folders = [corpus, seeds]
            .into_iter()
            .filter(|folder| sh.path_exists(folder));
        // Who knows the words need not trace every compare to find them, which takes half the speed.
        let dictionary = format!("fuzz/dictionaries/{target}.dict");
        let (tracing, dictionary) = if sh.path_exists(&dictionary) {
            let dictionary = format!("-dict={dictionary}");
            (Some("--no-trace-compares"), Some(dictionary))
        } else {
            (None, None)
        };
        // The code is safe Rust, in which the address sanitizer finds nothing and takes half the speed. To weigh inputs by how
        // rare their features are (entropic) takes another third, and has reached less of the protocol in the same time.
        let command = cmd!(
            sh,
            "{cargo_fuzz} run {target} --sanitizer none {tracing...}"
        )
        .envs(KEEP_MEMORY)
        .args(folders)
        .args([
            "--".to_owned(),
            enough.flag(),
            format!("-max_len={LONGEST}"),
            "-entropic=0".to_owned(),
            "-print_final_stats=1".to_owned(),
        ])
        .args(dictionary);
        let executions = watch(command.into()).with_context(|| {
            format!("`{target}` failed; the input is in fuzz/artifacts/{target}")
        })?;
        report.push(format!("{target}: {executions} executions, all clean"));
    }
    println!("\n{}", report.join("\n"));
    Ok(())
}

/// Runs a fuzzer, passing on what it says, and returns the number of executions it closes with.
fn watch(mut fuzzer: Command) -> Result<u64> {
    let mut child = fuzzer.stderr(Stdio::piped()).spawn()?;
    let mut executions = None;
    for line in child
        .stderr
        .take()
        .into_iter()
        .flat_map(|stderr| BufReader::new(stderr).lines())
    {
        let line = line?;
        executions = executions_in(&line).or(executions);
        eprintln!("{line}");
    }
    let status = child.wait()?;
    ensure!(status.success(), "the fuzzer ended with {status}");
    executions.context("the fuzzer did not say how many executions it made")
}

fn executions_in(line: &str) -> Option<u64> {
    line.strip_prefix(EXECUTIONS)?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closing_statistics_are_read() {
        assert_eq!(
            executions_in("stat::number_of_executed_units: 1048576"),
            Some(1_048_576)
        );
        assert_eq!(
            executions_in("stat::average_exec_per_sec:     349525"),
            None
        );
        assert_eq!(executions_in("stat::number_of_executed_units: many"), None);
    }
}

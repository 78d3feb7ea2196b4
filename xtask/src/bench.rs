//! Benchmarks: times for people, instruction counts for comparison across machines.

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;
use xshell::{Shell, cmd};

use crate::packages::{self, Chore};
use crate::tools;
use crate::workspace::Workspace;

/// How the names of benchmarks begin that count instructions (gungraun); all others measure time (criterion).
const COUNTS: &str = "counts";

/// Runs the criterion benchmarks.
pub(crate) fn times(sh: &Shell, filter: Option<&str>) -> Result<()> {
    for (package, bench) in benches(sh, |bench| !bench.starts_with(COUNTS))? {
        cmd!(
            sh,
            "cargo bench --package {package} --bench {bench} -- {filter...}"
        )
        .run()?;
    }
    Ok(())
}

/// Runs the gungraun benchmarks.
pub(crate) fn counts(sh: &Shell) -> Result<()> {
    let benches = benches(sh, |bench| bench.starts_with(COUNTS))?;
    packages::require(sh, Chore::Counts)?;
    // The library refuses to talk to a runner of another version.
    let runner = tools::cargo_tool(sh, "gungraun-runner", &locked_version(sh, "gungraun")?)?;
    let _runner = sh.push_env("GUNGRAUN_RUNNER", runner);
    for (package, bench) in benches {
        cmd!(sh, "cargo bench --package {package} --bench {bench}").run()?;
    }
    Ok(())
}

/// The benchmarks of the workspace whose name is wanted, each with its package.
fn benches(sh: &Shell, wanted: fn(&str) -> bool) -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for package in Workspace::load(sh)?.packages {
        let names = package.benches.into_iter().filter(|bench| wanted(bench));
        found.extend(names.map(|bench| (package.name.clone(), bench)));
    }
    ensure!(
        !found.is_empty(),
        "no crate has such a benchmark yet; those that count begin with `{COUNTS}`"
    );
    Ok(found)
}

/// The version of a dependency that Cargo.lock has settled on.
fn locked_version(sh: &Shell, name: &str) -> Result<String> {
    let json = cmd!(sh, "cargo metadata --all-features --format-version 1")
        .quiet()
        .read()?;
    let metadata: Value = serde_json::from_str(&json)?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let version = packages
        .filter(|package| package["name"] == name)
        .find_map(|package| package["version"].as_str());
    Ok(version
        .with_context(|| format!("Cargo.lock holds no `{name}`"))?
        .to_owned())
}

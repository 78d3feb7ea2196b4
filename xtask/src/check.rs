//! `cargo xtask check`: the steps a change has to pass, in the order in which they are cheapest to fail.

use std::fmt;
use std::fs;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use xshell::{Shell, cmd};

use crate::packages::{self, Chore};
use crate::workspace::Workspace;
use crate::{attack, docs, house, online, publish, tools, wasm, web};

/// One step of the check.
struct Step {
    name: &'static str,
    /// What is looked at; the second half of the heading.
    about: &'static str,
    /// What to do when it fails.
    advice: &'static str,
    run: fn(&Shell) -> Result<()>,
}

/// What a check may cost when nothing is compiled yet, in minutes of processor time. One that costs more is too slow to be run
/// before every change: find out what made it so.
const BUDGET: f64 = 30.0;

const STEPS: &[Step] = &[
    Step {
        name: "machine",
        about: "what the other steps need is installed",
        advice: "install what is named above, then run `cargo xtask check` again",
        run: machine,
    },
    Step {
        name: "house",
        about: "no loose ends in any file, and dependencies that point one way only",
        advice: "fix the places named above; the rules are in xtask/src/house.rs and xtask/src/workspace.rs",
        run: house_rules,
    },
    Step {
        name: "format",
        about: "rustfmt",
        advice: "run `cargo xtask fmt --fix`",
        run: |sh| format(sh, &["--check"]),
    },
    Step {
        name: "publish",
        about: "packages that crates.io would take, for the Rust version that is promised",
        advice: "fix what is named above, then run `cargo xtask publish`, which compiles the packages as well",
        run: publish::check,
    },
    Step {
        name: "features",
        about: "the rules crate without features, and with each alone",
        advice: "put what needs a feature behind `#[cfg(feature = …)]`",
        run: features,
    },
    Step {
        name: "wasm",
        about: "the engine for browsers, which the programs of the next steps contain",
        advice: "fix the errors above, then run `cargo xtask wasm`",
        run: wasm::build,
    },
    Step {
        name: "lint",
        about: "every target with every feature is compiled by clippy, warnings are errors",
        advice: "fix the warnings above, then run `cargo xtask lint`",
        run: lint,
    },
    Step {
        name: "test",
        about: "unit, integration and documentation tests with every feature",
        advice: "fix the failing test, then run `cargo xtask test`",
        run: test,
    },
    Step {
        name: "attack",
        about: "a real server is attacked, and others are served meanwhile",
        advice: "find out by `cargo xtask attack` which attack it is; the limits are in crates/kamisado-server/src/limits.rs",
        run: |sh| attack::run(sh, true, None, None),
    },
    Step {
        name: "load",
        about: "people play each other over real sockets, and every acknowledged decision is in the journal",
        advice: "run `cargo xtask load --short`; what was acknowledged is compared with what the server tells afterwards",
        run: |sh| online::load(sh, None, online::Load::SHORT),
    },
    Step {
        name: "crash",
        about: "the same while a server, or two and what they share, are killed and started again",
        advice: "run `cargo xtask crash --short`, or the same with `--database postgres --servers 2`; what was acknowledged is compared with what the server tells afterwards",
        run: |sh| {
            online::crash(sh, None, online::Crash::SHORT)?;
            online::crash(sh, None, online::Crash::SHORT_ON_TWO)
        },
    },
    Step {
        name: "web",
        about: "types of the scripts, and every page driven in a real browser",
        advice: "fix the failing test, then run `cargo xtask web`",
        run: web::check,
    },
    Step {
        name: "docs",
        about: "rustdoc, warnings are errors",
        advice: "fix the documentation comments above, then run `cargo xtask docs`",
        run: docs::build,
    },
];

/// Runs every step and stops at the first that fails.
pub(crate) fn all(sh: &Shell) -> Result<()> {
    let began = Instant::now();
    let _clippy = compile_with_clippy(sh);
    let mut done = Vec::new();
    for step in STEPS {
        done.push(format!("{} {}", step.name, step.perform(sh)?));
    }
    println!(
        "\n==> all {} steps passed in {}: {}",
        done.len(),
        Cost::since(began, None),
        done.join(", ")
    );
    if let Some(time) = processor_time() {
        let minutes = time.as_secs_f64() / 60.0;
        println!("    They took {minutes:.1} minutes of processor time.");
        if minutes > BUDGET {
            println!("    warning: that is more than the {BUDGET} minutes of the budget");
        }
    }
    Ok(())
}

/// What a step took.
struct Cost {
    elapsed: Duration,
    /// The processor time, where it is known.
    processor: Option<Duration>,
}

impl Cost {
    fn since(began: Instant, processor_time_before: Option<Duration>) -> Cost {
        let used = processor_time_before.and_then(|before| processor_time()?.checked_sub(before));
        Cost {
            elapsed: began.elapsed(),
            processor: used,
        }
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} s", self.elapsed.as_secs_f64())?;
        match self.processor {
            Some(used) => write!(f, " (processor {:.1} s)", used.as_secs_f64()),
            None => Ok(()),
        }
    }
}

/// The processor time of all programs that this one has started and that have ended, where Linux tells it.
fn processor_time() -> Option<Duration> {
    let ticks = children_ticks(&fs::read_to_string("/proc/self/stat").ok()?)?;
    Some(Duration::from_secs_f64(ticks / 100.0))
}

/// The hundredths of a second that children spent in user and kernel mode: fields 16 and 17 of proc_pid_stat(5). The second field
/// is a name that may contain anything.
fn children_ticks(stat: &str) -> Option<f64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_ascii_whitespace().skip(16 - 3);
    let mut ticks = || fields.next()?.parse::<f64>().ok();
    Some(ticks()? + ticks()?)
}

/// Runs the step of that name alone.
pub(crate) fn one(sh: &Shell, name: &str) -> Result<()> {
    let _clippy = compile_with_clippy(sh);
    let step = STEPS.iter().find(|step| step.name == name);
    step.with_context(|| format!("the check has no step `{name}`"))?
        .perform(sh)?;
    Ok(())
}

/// Formats every file in place.
pub(crate) fn fix_format(sh: &Shell) -> Result<()> {
    format(sh, &[])
}

impl Step {
    fn perform(&self, sh: &Shell) -> Result<Cost> {
        println!("\n==> {}: {}", self.name, self.about);
        let (began, used) = (Instant::now(), processor_time());
        (self.run)(sh)
            .map_err(|cause| anyhow!("`{}` failed: {cause:#}\nNext: {}", self.name, self.advice))?;
        let cost = Cost::since(began, used);
        println!("    {} passed in {cost}", self.name);
        Ok(cost)
    }
}

fn machine(sh: &Shell) -> Result<()> {
    tools::require_component(sh, "rustfmt", "fmt")?;
    tools::require_component(sh, "clippy", "clippy")?;
    packages::require(sh, Chore::Check)
}

fn house_rules(sh: &Shell) -> Result<()> {
    let findings = house::inspect(sh)?
        .into_iter()
        .chain(Workspace::load(sh)?.findings())
        .collect::<Vec<_>>();
    for finding in &findings {
        eprintln!("{finding}");
    }
    ensure!(findings.is_empty(), "{} finding(s)", findings.len());
    Ok(())
}

fn format(sh: &Shell, arguments: &[&str]) -> Result<()> {
    cmd!(sh, "cargo fmt --all {arguments...}").run()?;
    let fuzz = "--manifest-path fuzz/Cargo.toml".split(' ');
    Ok(cmd!(sh, "cargo fmt {fuzz...} {arguments...}").run()?)
}

/// Lets clippy stand in for the compiler of the workspace's own crates, as `cargo clippy` does. It compiles what it lints, so that
/// the next steps test and run just that: with `cargo clippy` every crate would be read twice, the dependencies included.
fn compile_with_clippy(sh: &Shell) -> [xshell::PushEnv<'_>; 2] {
    [
        sh.push_env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver"),
        // How `cargo clippy` passes its arguments on.
        sh.push_env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings"),
    ]
}

fn lint(sh: &Shell) -> Result<()> {
    cmd!(sh, "cargo build --workspace --all-targets --all-features").run()?;
    // Another workspace, which needs libFuzzer to be compiled. Linting does not, thanks to this variable.
    let target = Workspace::load(sh)?.target;
    let _libfuzzer = sh.push_env("CUSTOM_LIBFUZZER_PATH", "fuzz/libfuzzer.a");
    let fuzz = "--manifest-path fuzz/Cargo.toml".split(' ');
    Ok(cmd!(
        sh,
        "cargo clippy {fuzz...} --target-dir {target} -- -D warnings"
    )
    .run()?)
}

fn features(sh: &Shell) -> Result<()> {
    let workspace = Workspace::load(sh)?;
    let Some(rules) = workspace.package("kamisado") else {
        bail!("the workspace has no crate `kamisado`");
    };
    cmd!(sh, "cargo check --package kamisado --no-default-features").run()?;
    for feature in rules
        .features
        .iter()
        .filter(|feature| *feature != "default")
    {
        cmd!(
            sh,
            "cargo check --package kamisado --no-default-features --features {feature}"
        )
        .run()?;
    }
    Ok(())
}

fn test(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo test --workspace --all-features").run()?)
}

/// Runs the conformance vectors alone; the step `test` runs them with everything else.
pub(crate) fn vectors(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo test --package kamisado --test it vectors::").run()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_has_a_name_of_its_own() {
        for (index, step) in STEPS.iter().enumerate() {
            assert!(
                STEPS[..index]
                    .iter()
                    .all(|earlier| earlier.name != step.name),
                "{} twice",
                step.name
            );
        }
    }

    #[test]
    fn the_processor_time_of_children_is_read() {
        let stat = "7 (a (b) c) S 1 7 7 0 -1 4194560 20 30 0 0 11 12 1300 140 20 0 1 0 99 0";
        assert_eq!(children_ticks(stat), Some(1440.0));
        assert_eq!(children_ticks("7 (a)"), None);
    }

    #[test]
    fn a_failing_step_names_itself_and_what_to_do_next() {
        let step = Step {
            name: "sample",
            about: "always fails",
            advice: "do this",
            run: |_| bail!("the cause"),
        };
        let error = step.perform(&Shell::new().unwrap()).err().unwrap();
        assert_eq!(
            format!("{error:#}"),
            "`sample` failed: the cause\nNext: do this"
        );
    }
}

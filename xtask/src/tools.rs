//! Tools that come with Rust or through cargo.

use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};
use xshell::{Shell, cmd};

/// Fails with the command that installs it when a component of the Rust toolchain is missing.
pub(crate) fn require_component(sh: &Shell, component: &str, subcommand: &str) -> Result<()> {
    let probe = cmd!(sh, "cargo {subcommand} --version").quiet();
    let found = probe.ignore_stdout().ignore_stderr().run().is_ok();
    ensure!(
        found,
        "the Rust toolchain lacks {component}. To go on:\n  rustup component add {component}"
    );
    Ok(())
}

/// The path of a program from crates.io in exactly that version. It is built on first use and kept under
/// `target/tools`, so that it neither meets nor disturbs what else is installed on the machine.
pub(crate) fn cargo_tool(sh: &Shell, name: &str, version: &str) -> Result<PathBuf> {
    let home = sh
        .current_dir()
        .join("target/tools")
        .join(format!("{name}-{version}"));
    let program = home
        .join("bin")
        .join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    if !program.is_file() {
        println!(
            "{name} {version} is built once and kept in {}",
            home.display()
        );
        cmd!(
            sh,
            "cargo install {name} --version ={version} --locked --root {home}"
        )
        .run()
        .with_context(|| {
            format!("{name} {version} cannot be installed from crates.io; see the message above")
        })?;
    }
    Ok(program)
}

//! The engine for browsers, which builds other than releases take from where this leaves it.

use std::path::Path;

use anyhow::{Context as _, Result};
use xshell::{Shell, cmd};

use crate::workspace::Workspace;

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the module just as a release build of the server does, in the same folder.
pub(crate) fn build(sh: &Shell) -> Result<()> {
    if !has_target(sh) {
        cmd!(sh, "rustup target add {TARGET}")
            .run()
            .context("the engine for browsers needs the standard library for WebAssembly")?;
    }
    let folder = Workspace::load(sh)?.target + "/wasm-build";
    let build = "build --package kamisado-wasm --profile wasm --locked".split(' ');
    cmd!(
        sh,
        "cargo {build...} --target {TARGET} --target-dir {folder}"
    )
    // What clippy compiles while it lints is larger and slower.
    .env_remove("RUSTC_WORKSPACE_WRAPPER")
    .run()?;
    Ok(())
}

/// Whether the toolchain in use has a standard library for WebAssembly.
fn has_target(sh: &Shell) -> bool {
    cmd!(sh, "rustc --print target-libdir --target {TARGET}")
        .quiet()
        .ignore_stderr()
        .read()
        .is_ok_and(|folder| Path::new(&folder).is_dir())
}

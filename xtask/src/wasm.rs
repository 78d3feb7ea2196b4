//! The engine for browsers, where the server's build cannot make it by itself.
//!
//! The server's build makes it when the toolchain has a standard library for WebAssembly. Debian's toolchain has none, but its sources: they
//! are compiled along with the engine. What comes out is left where the server's build looks for it.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use xshell::{Shell, cmd};

use crate::packages::{self, Chore};
use crate::tools::is_on_path;

const TARGET: &str = "wasm32-unknown-unknown";
const FILE: &str = "kamisado_wasm.wasm";

/// Makes the module where the server's build cannot.
pub(crate) fn provide(sh: &Shell) -> Result<()> {
    if has_target(sh) {
        return Ok(());
    }
    build(sh, true)
}

/// Makes the module and says how large it is.
pub(crate) fn build(sh: &Shell, debian: bool) -> Result<()> {
    let target = target_folder(sh)?;
    let made = if !debian && has_target(sh) {
        with_rustup(sh, &target.join("wasm-build"))?
    } else {
        with_debian(sh, &target.join("wasm-debian"))?
    };
    let home = target.join("wasm");
    sh.create_dir(&home)?;
    sh.copy_file(&made, &home)?;
    let bytes = sh.read_binary_file(&made)?.len();
    println!("{} has {bytes} bytes", home.join(FILE).display());
    Ok(())
}

/// Where cargo puts what it makes.
fn target_folder(sh: &Shell) -> Result<PathBuf> {
    let json = cmd!(sh, "cargo metadata --no-deps --format-version 1")
        .quiet()
        .read()?;
    let metadata: serde_json::Value = serde_json::from_str(&json)?;
    let folder = metadata["target_directory"].as_str();
    Ok(folder.context("cargo does not say where it builds")?.into())
}

/// Whether the toolchain in use has a standard library for WebAssembly.
fn has_target(sh: &Shell) -> bool {
    cmd!(sh, "rustc --print target-libdir --target {TARGET}")
        .quiet()
        .ignore_stderr()
        .read()
        .is_ok_and(|folder| Path::new(&folder).is_dir())
}

fn with_rustup(sh: &Shell, folder: &Path) -> Result<PathBuf> {
    cmd!(
        sh,
        "cargo build --package kamisado-wasm --target {TARGET} --profile wasm --locked --target-dir {folder}"
    )
    .run()?;
    Ok(folder.join(TARGET).join("wasm").join(FILE))
}

fn with_debian(sh: &Shell, folder: &Path) -> Result<PathBuf> {
    packages::require(sh, Chore::Wasm)?;
    let linker = linker(sh)?;
    // Another toolchain may come first on the path, and its variables would reach this one.
    let _path = sh.push_env("PATH", "/usr/bin:/bin");
    let _compiler = sh.push_env("RUSTC", "/usr/bin/rustc");
    let _linker = sh.push_env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    // Building the standard library counts as unstable in every compiler that is not a nightly one.
    let _bootstrap = sh.push_env("RUSTC_BOOTSTRAP", "1");
    cmd!(
        sh,
        "/usr/bin/cargo build --package kamisado-wasm --target {TARGET} --profile wasm --locked --target-dir {folder} -Z build-std=std,panic_abort"
    )
    .env_remove("RUSTUP_TOOLCHAIN")
    .env_remove("RUSTC_WRAPPER")
    .env_remove("RUSTC_WORKSPACE_WRAPPER")
    .env_remove("RUSTFLAGS")
    .env_remove("CARGO")
    .run()?;
    Ok(folder.join(TARGET).join("wasm").join(FILE))
}

/// The linker: the one of the toolchain in use, or else Debian's.
fn linker(sh: &Shell) -> Result<PathBuf> {
    let sysroot = cmd!(sh, "rustc --print sysroot").quiet().read()?;
    let host = cmd!(sh, "rustc --print host-tuple").quiet().read()?;
    let lld = Path::new(&sysroot)
        .join("lib/rustlib")
        .join(host)
        .join("bin/rust-lld");
    if lld.is_file() {
        return Ok(lld);
    }
    if !is_on_path("wasm-ld") {
        packages::require(sh, Chore::WasmLinker)?;
        return Ok("/usr/bin/wasm-ld-19".into());
    }
    Ok("wasm-ld".into())
}

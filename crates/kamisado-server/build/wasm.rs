//! The engine for browsers: how the build of the server comes by it.
//!
//! A release build makes it, by a cargo of its own with a folder of its own. Other builds take the one that is there, made by
//! `cargo xtask wasm` or by the last release build, so that they stay quick. A server without it is complete as well: pages then
//! speak with the engine over the WebSocket. So nothing here fails the build; what went wrong becomes a warning.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// `off` builds the server without the engine for browsers.
const SWITCH: &str = "KAMISADO_WASM";

/// The module, if it can be had.
pub(crate) fn provide(is_release: bool) -> Option<PathBuf> {
    println!("cargo:rerun-if-env-changed={SWITCH}");
    if env::var_os(SWITCH).is_some_and(|value| value == "off") {
        return None;
    }
    // `cargo xtask wasm` builds in the same folder.
    let folder = target_folder(&PathBuf::from(env::var_os("OUT_DIR")?)).join("wasm-build");
    let module = folder.join(TARGET).join("wasm/kamisado_wasm.wasm");
    if is_release {
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2)?;
        let built = build(workspace, &folder);
        watch_sources(workspace, &module.with_extension("d"));
        if let Err(reason) = built {
            println!("cargo:warning=the server is built without the engine for browsers: {reason}");
            return None;
        }
    } else {
        // Cargo would run this again and again for a path that is not there.
        let watched = if module.is_file() { &module } else { &folder };
        fs::create_dir_all(&folder).ok()?;
        println!("cargo:rerun-if-changed={}", watched.display());
    }
    module.is_file().then_some(module)
}

/// The folder for all that cargo makes, in which `out` lies.
fn target_folder(out: &Path) -> PathBuf {
    let is_marked = |folder: &&Path| folder.join("CACHEDIR.TAG").is_file();
    // Without cargo's mark: <target>/<profile>/build/<package>/out.
    let folder = out.ancestors().find(is_marked).or(out.ancestors().nth(4));
    folder.unwrap_or(out).to_owned()
}

/// Whether the toolchain has a standard library for WebAssembly.
fn has_target() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .is_ok_and(|output| {
            let folder = String::from_utf8_lossy(&output.stdout);
            output.status.success() && Path::new(folder.trim()).is_dir()
        })
}

/// Builds the module.
fn build(workspace: &Path, target: &Path) -> Result<(), String> {
    if !has_target() {
        return Err(format!("`rustup target add {TARGET}` makes it possible"));
    }
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .current_dir(workspace)
        .args(["build", "--package", "kamisado-wasm", "--locked"])
        .args(["--target", TARGET, "--profile", "wasm", "--target-dir"])
        .arg(target);
    for (name, _) in env::vars_os() {
        if is_of_this_build(&name) {
            command.env_remove(name);
        }
    }
    let output = command
        .output()
        .map_err(|error| format!("cargo cannot be run: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let error = said.lines().find(|line| line.starts_with("error"));
    Err(format!(
        "{}; `cargo xtask wasm` says more",
        error.unwrap_or("its build failed")
    ))
}

/// Whether a variable says how to build the server, for this machine: none of that holds for WebAssembly. Where crates come
/// from, and how many jobs may run, does.
fn is_of_this_build(name: &OsStr) -> bool {
    const KEPT: &[&str] = &[
        "CARGO_HOME",
        "CARGO_HTTP_",
        "CARGO_MAKEFLAGS",
        "CARGO_NET_",
        "CARGO_REGISTR",
        "CARGO_SOURCE_",
    ];
    name.to_str().is_some_and(|name| {
        let starts = |prefix: &&str| name.starts_with(prefix);
        ["CARGO", "RUSTC", "RUSTFLAGS", "RUSTDOCFLAGS"]
            .iter()
            .any(starts)
            && !KEPT.iter().any(starts)
    })
}

/// Names what the module is made of: the files that cargo has listed, or all crates while there is no list.
fn watch_sources(workspace: &Path, list: &Path) {
    let mut watched = BTreeSet::from([workspace.join("Cargo.toml"), workspace.join("Cargo.lock")]);
    match fs::read_to_string(list) {
        Err(_) => {
            watched.insert(workspace.join("crates"));
        }
        Ok(list) => {
            for file in listed(&list) {
                let crate_folder = file
                    .ancestors()
                    .find(|folder| folder.join("Cargo.toml").is_file());
                watched.extend(crate_folder.map(|folder| folder.join("Cargo.toml")));
                watched.insert(file);
            }
        }
    }
    for path in watched {
        println!("cargo:rerun-if-changed={}", path.display());
    }
}

/// The files after the colon of a list as make reads it; a space within a name has a backslash before it.
fn listed(list: &str) -> Vec<PathBuf> {
    let (_, files) = list.split_once(": ").unwrap_or_default();
    let files = files.trim().replace("\\ ", "\0");
    let names = files.split(' ').filter(|name| !name.is_empty());
    names
        .map(|name| PathBuf::from(name.replace('\0', " ")))
        .collect()
}

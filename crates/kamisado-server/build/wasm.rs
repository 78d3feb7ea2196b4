//! The engine for browsers: how the build of the server comes by it.
//!
//! Where the toolchain can build for WebAssembly, it is built here, by a cargo of its own with a folder of its own. Elsewhere the
//! one is taken that `cargo xtask wasm` has made. A server without it is complete as well: pages then speak with the
//! engine over the WebSocket. So nothing here fails the build; what went wrong becomes a warning.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

const TARGET: &str = "wasm32-unknown-unknown";
const FILE: &str = "kamisado_wasm.wasm";

/// `off` builds the server without the engine for browsers.
const SWITCH: &str = "KAMISADO_WASM";

/// The module, if it can be had.
pub(crate) fn build() -> Option<PathBuf> {
    println!("cargo:rerun-if-env-changed={SWITCH}");
    if env::var_os(SWITCH).is_some_and(|value| value == "off") {
        return None;
    }
    let target = target_folder(&PathBuf::from(env::var_os("OUT_DIR")?));
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)?
        .to_owned();
    let found = if has_target() {
        make(&workspace, &target.join("wasm-build"))
    } else {
        find(&target.join("wasm"))
    };
    found.unwrap_or_else(|reason| {
        println!("cargo:warning=the server is built without the engine for browsers: {reason}");
        None
    })
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
fn make(workspace: &Path, target: &Path) -> Result<Option<PathBuf>, String> {
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
    let output = command.output();
    let folder = target.join(TARGET).join("wasm");
    watch(workspace, &folder.join(FILE).with_extension("d"));
    let output = output.map_err(|error| format!("cargo cannot be run: {error}"))?;
    if output.status.success() {
        return Ok(Some(folder.join(FILE)));
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let error = said.lines().find(|line| line.starts_with("error"));
    Err(format!(
        "{}; `cargo build -p kamisado-wasm --target {TARGET} --profile wasm` says more",
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
fn watch(workspace: &Path, list: &Path) {
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

/// Takes the module that was made before.
fn find(folder: &Path) -> Result<Option<PathBuf>, String> {
    // Cargo looks again when the folder changes; it has to be there for that.
    let made: io::Result<()> = fs::create_dir_all(folder);
    made.map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    println!("cargo:rerun-if-changed={}", folder.display());
    let file = folder.join(FILE);
    if file.is_file() {
        return Ok(Some(file));
    }
    Err(format!(
        "`rustup target add {TARGET}`, or `cargo xtask wasm` where there is no rustup, makes it possible"
    ))
}

//! What is promised to those who depend on the crates: a Rust version that compiles them, and packages that crates.io takes.

use anyhow::{Context as _, Result, ensure};
use xshell::{Shell, cmd};

/// The Rust version that Cargo.toml promises for all crates, this one included.
const PROMISED: &str = env!("CARGO_PKG_RUST_VERSION");

/// Checks both promises as far as that is cheap.
pub(crate) fn check(sh: &Shell) -> Result<()> {
    rust_version(sh)?;
    // Warnings about every package that would not be uploaded say nothing new.
    let packages = cmd!(
        sh,
        "cargo publish --dry-run --no-verify --workspace --allow-dirty"
    );
    packages.quiet().ignore_stdout().run()?;
    Ok(())
}

/// Packs every crate that is published and compiles it from its package alone.
pub(crate) fn rehearse(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo publish --dry-run --workspace --allow-dirty").run()?)
}

/// Compiles the crates with the Rust version that they promise, unless all other steps do so already. Where that version is not
/// installed, clippy's lint `incompatible_msrv` is the only guard.
fn rust_version(sh: &Shell) -> Result<()> {
    ensure!(
        sh.read_file("README.md")?.contains(PROMISED),
        "README.md does not promise Rust {PROMISED}, as Cargo.toml does"
    );
    let in_use = cmd!(sh, "rustc --version").quiet().read()?;
    if is_of(&in_use, PROMISED) {
        println!("    everything is compiled with Rust {PROMISED}, as promised");
        return Ok(());
    }
    let toolchain = format!("+{PROMISED}");
    let is_installed = cmd!(sh, "rustc {toolchain} --version")
        .quiet()
        .ignore_stdout()
        .ignore_stderr();
    if is_installed.run().is_err() {
        println!("    Rust {PROMISED} is not installed, so only clippy checks that it is enough");
        return Ok(());
    }
    cmd!(
        sh,
        "cargo {toolchain} check --workspace --all-features --target-dir target/promised"
    )
    .run()
    .with_context(|| format!("Rust {PROMISED} is promised, but does not compile the crates"))
}

/// Whether that is what a compiler of the version says about itself.
fn is_of(said: &str, version: &str) -> bool {
    let rest = said
        .strip_prefix("rustc ")
        .and_then(|said| said.strip_prefix(version));
    rest.is_some_and(|rest| rest.starts_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compiler_of_a_version_is_known_by_what_it_says() {
        assert!(is_of("rustc 1.95.0 (59807616e 2026-04-14)", "1.95"));
        assert!(!is_of("rustc 1.96.1 (59807616e 2026-05-28)", "1.95"));
        assert!(!is_of("rustc 1.950.0", "1.95"));
    }
}

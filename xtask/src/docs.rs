//! The documentation, made with what `cargo test` has compiled.
//!
//! `cargo doc` would compile every dependency once more, without generating code, only to read its types: minutes of processor
//! time in a first check. `cargo test --doc` runs rustdoc on the same libraries with the dependencies that are already there. So
//! this program stands in for rustdoc, and asks the real one for the documentation instead of the tests.

use std::env;
use std::ffi::OsString;
use std::process::{Command, ExitCode};

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::workspace::Workspace;

/// Set where this program stands in for rustdoc: the folder for the documentation.
const FOLDER: &str = "KAMISADO_DOCS";

/// Documents every library, warnings as errors.
pub(crate) fn build(sh: &Shell) -> Result<()> {
    let target = Workspace::load(sh)?.target;
    let _folder = sh.push_env(FOLDER, format!("{target}/doc"));
    let _rustdoc = sh.push_env("RUSTDOC", format!("{target}/debug/xtask"));
    Ok(cmd!(sh, "cargo test --workspace --all-features --doc").run()?)
}

/// What comes of this program when cargo has called it as rustdoc; `None` when it was called as itself.
pub(crate) fn stand_in() -> Option<ExitCode> {
    let folder = env::var_os(FOLDER)?;
    let arguments = instead_of_tests(env::args_os().skip(1), folder);
    let status = Command::new("rustdoc").args(arguments).status();
    Some(match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("rustdoc can't be run: {error}");
            ExitCode::FAILURE
        }
    })
}

/// The arguments with which rustdoc documents a library into a folder, made from those with which it would run its tests.
fn instead_of_tests(
    arguments: impl IntoIterator<Item = OsString>,
    folder: OsString,
) -> Vec<OsString> {
    let mut kept = Vec::new();
    let mut tests = false;
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        match argument.to_str() {
            Some("--test") => tests = true,
            Some("--no-run") => {}
            Some(
                "--test-run-directory" | "--test-args" | "--test-runtool" | "--test-runtool-arg",
            ) => {
                arguments.next();
            }
            _ => kept.push(argument),
        }
    }
    // Cargo asks for the version as well.
    if tests {
        kept.extend(["-D", "warnings", "--out-dir"].map(OsString::from));
        kept.push(folder);
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(arguments: &str) -> String {
        let arguments = arguments.split(' ').map(OsString::from);
        let changed = instead_of_tests(arguments, "doc".into());
        changed.join(" ".as_ref()).into_string().unwrap()
    }

    #[test]
    fn a_call_for_tests_becomes_one_for_documentation() {
        assert_eq!(
            changed("--crate-name x --test src/lib.rs --test-run-directory y --extern z"),
            "--crate-name x src/lib.rs --extern z -D warnings --out-dir doc"
        );
    }

    #[test]
    fn any_other_call_stays_as_it_is() {
        assert_eq!(changed("-vV"), "-vV");
    }
}

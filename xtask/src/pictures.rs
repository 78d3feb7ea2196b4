//! Pictures of the terminal's screens and of the README. The program draws them in tests, which compare them with those kept in the
//! documentation, or write these when told to.

use anyhow::Result;
use xshell::{Shell, cmd};

/// Tells the tests to write the pictures.
const WRITE: &str = "KAMISADO_PICTURES";

pub(crate) fn draw(sh: &Shell) -> Result<()> {
    let _write = sh.push_env(WRITE, "write");
    cmd!(
        sh,
        "cargo test --package kamisado-cli --lib --test it pictures"
    )
    .run()?;
    Ok(())
}

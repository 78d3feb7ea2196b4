//! Pictures of the terminal's screens. The program draws its screens in tests, which compare them with the pictures kept in the
//! documentation, or write these when told to.

use anyhow::Result;
use xshell::{Shell, cmd};

/// Tells the tests to write the pictures.
const WRITE: &str = "KAMISADO_PICTURES";

pub(crate) fn draw(sh: &Shell) -> Result<()> {
    let _write = sh.push_env(WRITE, "write");
    cmd!(sh, "cargo test --package kamisado-cli --lib pictures").run()?;
    Ok(())
}

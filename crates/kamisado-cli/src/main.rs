//! The program `kamisado`.

use std::process::ExitCode;

fn main() -> ExitCode {
    kamisado_cli::main()
}

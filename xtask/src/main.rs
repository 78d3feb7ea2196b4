//! The chores of the project, one command each. `cargo xtask` alone lists them.

// Talking to the person at the terminal is what this program is for.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod attack;
mod bench;
mod check;
mod deb;
mod docs;
mod fuzz;
mod house;
mod online;
mod packages;
mod pictures;
mod program;
mod publish;
mod simulate;
mod tools;
mod wasm;
mod web;
mod workspace;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::{CommandFactory as _, Parser, Subcommand};
use xshell::Shell;

use crate::fuzz::Enough;

/// The chores of the Kamisado project.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Every check that a change must pass: all the checking steps below, and a few more
    Check,
    /// Check the formatting, or fix it with --fix
    Fmt {
        /// Rewrite the files instead of complaining
        #[arg(long)]
        fix: bool,
    },
    /// Clippy on every target with every feature, warnings as errors
    Lint,
    /// Unit, integration and documentation tests of every crate
    Test,
    /// The conformance vectors of the rules alone (they are part of `test`)
    Vectors,
    /// Build the documentation, warnings as errors
    Docs,
    /// The web app: types of the scripts, and its pages driven in a real browser
    Web,
    /// Take the pictures of every page for the docs, with a real browser
    Screenshots,
    /// The rules of the house: no loose ends in any file, dependencies that point one way only
    House,
    /// Package every published crate, as for crates.io, and compile it from its package alone
    Publish,
    /// Redraw the pictures of the terminal's screens and of the README in docs/pictures
    Pictures,
    /// Run the fuzz targets and say how many executions each survived
    Fuzz {
        /// Seconds for each target
        #[arg(default_value_t = 60)]
        seconds: u64,
        /// One target only
        target: Option<String>,
        /// This many executions of each target, however long they take
        #[arg(long)]
        runs: Option<u64>,
    },
    /// Run many seeds of the simulation of online play; the tests run only some of them
    Simulate {
        /// How many seeds
        #[arg(default_value_t = 100_000)]
        seeds: u64,
        /// The first seed
        #[arg(long, default_value_t = 0)]
        from: u64,
    },
    /// Attack a real server in every way we know, and measure how other visitors fare meanwhile
    Attack {
        /// Half a second for each attack instead of five, against the program as `cargo build` makes it: what the check does
        #[arg(long)]
        short: bool,
        /// Attack this program instead of building it
        #[arg(long)]
        program: Option<PathBuf>,
        /// Only the attacks whose name contains this
        filter: Option<String>,
    },
    /// Play real matches over real sockets, and measure how long decisions wait for their acknowledgement
    Load {
        /// A hundred sockets for three seconds, against the program as `cargo build` makes it: what the check does
        #[arg(long)]
        short: bool,
        /// Test this program instead of building it
        #[arg(long)]
        program: Option<PathBuf>,
        #[command(flatten)]
        setup: online::Setup,
        /// How many sockets to use, one measurement after another
        #[arg(long, value_delimiter = ',', default_value = "100,1000,10000")]
        sockets: Vec<usize>,
        /// How many decisions a second to try
        #[arg(long, default_value_t = 5000)]
        rate: usize,
        /// How many seconds to measure
        #[arg(long, default_value_t = 20)]
        seconds: u64,
    },
    /// Kill servers and what they share again and again while people play, and check that nothing acknowledged is lost
    Crash {
        /// A few faults, against the program as `cargo build` makes it: what the check does
        #[arg(long)]
        short: bool,
        /// Test this program instead of building it
        #[arg(long)]
        program: Option<PathBuf>,
        #[command(flatten)]
        setup: online::Setup,
        #[command(flatten)]
        faults: online::Faults,
        /// How many sockets to use
        #[arg(long, default_value_t = 1000)]
        sockets: usize,
    },
    /// Measure times with criterion (for people; compare only on one quiet machine)
    Bench {
        /// Run only the benchmarks whose name contains this
        filter: Option<String>,
    },
    /// Build the engine for browsers, for server builds that are not releases
    Wasm,
    /// Build the Debian package of the program and the server
    Deb {
        /// Pack this program instead of building it
        #[arg(long)]
        program: Option<PathBuf>,
    },
    /// Count instructions with callgrind (the same on a noisy machine)
    Counts,
}

fn main() -> ExitCode {
    if let Some(code) = docs::stand_in() {
        return code;
    }
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> anyhow::Result<()> {
    let Some(command) = cli.command else {
        Cli::command().print_help()?;
        return Ok(());
    };
    let sh = Shell::new()?;
    // Commands run from the root of the workspace, wherever they were called from.
    if let Some(root) = Path::new(env!("CARGO_MANIFEST_DIR")).parent() {
        sh.change_dir(root);
    }
    match command {
        Command::Check => check::all(&sh),
        Command::Fmt { fix: false } => check::one(&sh, "format"),
        Command::Fmt { fix: true } => check::fix_format(&sh),
        Command::Lint => check::one(&sh, "lint"),
        Command::Test => check::one(&sh, "test"),
        Command::Vectors => check::vectors(&sh),
        Command::Docs => check::one(&sh, "docs"),
        Command::Web => check::one(&sh, "web"),
        Command::Screenshots => web::screenshots(&sh),
        Command::House => check::one(&sh, "house"),
        Command::Publish => publish::rehearse(&sh),
        Command::Pictures => pictures::draw(&sh),
        Command::Fuzz {
            seconds,
            target,
            runs,
        } => {
            let enough = runs.map_or(Enough::Seconds(seconds), Enough::Executions);
            fuzz::run(&sh, enough, target.as_deref())
        }
        Command::Simulate { seeds, from } => simulate::run(&sh, seeds, from),
        Command::Attack {
            short,
            program,
            filter,
        } => attack::run(&sh, short, program, filter.as_deref()),
        Command::Load {
            short,
            program,
            setup,
            sockets,
            rate,
            seconds,
        } => {
            let load = online::Load {
                setup,
                sockets: &sockets,
                rate,
                time: Duration::from_secs(seconds),
                short: false,
            };
            let short_load = online::Load {
                setup,
                ..online::Load::SHORT
            };
            let load = if short { short_load } else { load };
            online::load(&sh, program, load)
        }
        Command::Crash {
            short,
            program,
            setup,
            faults,
            sockets,
        } => {
            let crash = match (short, setup.servers) {
                (true, 1) => online::Crash {
                    setup,
                    ..online::Crash::SHORT
                },
                (true, _) => online::Crash {
                    setup,
                    ..online::Crash::SHORT_ON_TWO
                },
                (false, _) => online::Crash {
                    setup,
                    faults,
                    sockets,
                    short: false,
                },
            };
            online::crash(&sh, program, crash)
        }
        Command::Bench { filter } => bench::times(&sh, filter.as_deref()),
        Command::Wasm => wasm::build(&sh),
        Command::Deb { program } => deb::build(&sh, program),
        Command::Counts => bench::counts(&sh),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}

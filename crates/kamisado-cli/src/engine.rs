//! How much of the machine a command may use.

use kamisado::Language;
use kamisado_engine::{Memory, Solver};
use kamisado_i18n::Message;

use crate::failure::Failure;

/// The limits of the commands that prove something.
#[derive(Debug, clap::Args)]
pub(crate) struct Effort {
    /// The table of proven positions, in MiB
    #[arg(long, default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=i64::from(Memory::MOST_MEBIBYTES)))]
    hash: u32,

    /// How many threads search; only with one are the node counts always the same
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=64))]
    threads: u32,

    /// Give up after about this many positions
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
}

impl Effort {
    /// # Errors
    /// When there is not enough memory.
    pub(crate) fn solver(&self, language: Language) -> Result<Solver, Failure> {
        let solver = Solver::try_new(Memory::mebibytes(self.hash as usize)).map_err(|error| {
            let count = error.mebibytes();
            Failure::Wrong(Message::ErrorMemory { count }.say(language))
        })?;
        Ok(solver.with_threads(self.threads as usize))
    }

    pub(crate) fn max_nodes(&self) -> u64 {
        self.nodes_or(u64::MAX)
    }

    /// The limit, or what is usual where none is given.
    pub(crate) fn nodes_or(&self, usual: u64) -> u64 {
        self.nodes.unwrap_or(usual)
    }
}

use std::io;

use kamisado::Language;
use kamisado_link::{Session, SystemClock};

use crate::failure::Failure;

/// Speaks the line protocol: the engine for match runners and other programs
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  kamisado ugi
  printf 'position startpos\\ngo movetime 1000\\n' | kamisado ugi")]
pub(crate) struct Arguments {}

impl Arguments {
    pub(crate) fn run(self, language: Language) -> Result<(), Failure> {
        let mut session = Session::new(SystemClock::start());
        session.handle(&format!("setoption name Language value {language}"));
        Ok(kamisado_link::run(
            session,
            io::stdin().lock(),
            io::stdout(),
        )?)
    }
}

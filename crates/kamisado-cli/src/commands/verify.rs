use std::fs;
use std::io::{self, Read as _};
use std::path::PathBuf;

use kamisado::{Language, Position, Side};
use kamisado_certificate::{Certificate, Proof};
use kamisado_i18n::{Explain, Message};
use serde::Serialize;

use crate::failure::Failure;
use crate::input::STDIN;
use crate::output::Output;

/// Checks a certificate: plays through its strategy by the rules, without any search
#[derive(Debug, clap::Args)]
#[command(after_help = "\
The exit code is 1 if the file proves nothing, because it was changed or because its strategy does not win.

Examples:
  kamisado solve --certificate start.txt startpos
  kamisado verify start.txt
  kamisado verify --json - < start.txt")]
pub(crate) struct Arguments {
    /// Print a JSON object
    #[arg(long)]
    json: bool,

    /// The certificate, as `kamisado solve --certificate` writes it, or `-` for standard input
    file: PathBuf,
}

#[derive(Serialize)]
struct Verified {
    position: Position,
    winner: Side,
    choices: usize,
    positions: usize,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let (place, bytes) = if self.file.as_os_str() == STDIN {
            let mut bytes = Vec::new();
            io::stdin().lock().read_to_end(&mut bytes)?;
            (Message::InputStdin.say(language), bytes)
        } else {
            let place = self.file.display().to_string();
            let bytes = fs::read(&self.file).map_err(|error| Failure::from(error).at(&place))?;
            (place, bytes)
        };
        // Bytes that are not text are not a certificate, and the parser says where.
        let text = String::from_utf8_lossy(&bytes);
        let refused = |why: &dyn Explain| {
            let text = &why.explain(language);
            Failure::No(Message::CertificateRefused { text }.say(language)).at(&place)
        };
        let certificate: Certificate = text.parse().map_err(|error| refused(&error))?;
        let proof = certificate.verify().map_err(|flaw| refused(&flaw))?;
        let Proof {
            winner,
            choices,
            positions,
        } = proof;
        if self.json {
            return output.json(&Verified {
                position: *certificate.position(),
                winner,
                choices,
                positions,
            });
        }
        let message = Message::CertificateHolds {
            side: winner,
            count: positions as u64,
        };
        output.line(message.say(language))
    }
}

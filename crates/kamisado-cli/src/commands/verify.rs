use std::fs;
use std::path::PathBuf;

use kamisado::{Language, Position, Side};
use kamisado_certificate::{Certificate, Proof};
use kamisado_i18n::Message;
use serde::Serialize;

use crate::failure::Failure;
use crate::output::Output;

/// Checks a certificate: plays its strategy through by the rules, without any search
#[derive(Debug, clap::Args)]
#[command(after_help = "\
The exit code is 1 when the file proves nothing, because it was changed or because its strategy does not win.

Examples:
  kamisado solve --certificate start.txt startpos
  kamisado verify start.txt
  kamisado verify --json start.txt")]
pub(crate) struct Arguments {
    /// Print a JSON object
    #[arg(long)]
    json: bool,

    /// The certificate, as `kamisado solve --certificate` writes it
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
        let place = self.file.display();
        let text =
            fs::read_to_string(&self.file).map_err(|error| Failure::from(error).at(&place))?;
        let refused = |why: &dyn std::fmt::Display| {
            let text = &*why.to_string();
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

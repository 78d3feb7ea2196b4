use clap_complete::Shell;
use kamisado::Language;

use crate::failure::Failure;
use crate::output::Output;

/// Prints the completions for a shell
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  kamisado completions bash > ~/.local/share/bash-completion/completions/kamisado
  kamisado completions fish > ~/.config/fish/completions/kamisado.fish")]
pub(crate) struct Arguments {
    /// The shell
    shell: Shell,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let mut command = crate::help::program(language);
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, "kamisado", &mut script);
        output.bytes(&script)
    }
}

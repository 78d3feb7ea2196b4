use clap::CommandFactory as _;
use clap_mangen::Man;
use kamisado::Language;
use kamisado_i18n::Message;

use crate::failure::Failure;
use crate::output::Output;

/// Prints the man page of the program or of one command
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  kamisado man > ~/.local/share/man/man1/kamisado.1
  kamisado man perft | man -l -")]
pub(crate) struct Arguments {
    /// The command; by default the whole program
    command: Option<String>,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let mut program = crate::arguments::Arguments::command();
        program.build();
        let man = match &self.command {
            None => Man::new(program),
            Some(name) => {
                let command = program.find_subcommand(name).ok_or_else(|| {
                    Failure::Wrong(Message::ErrorNoCommand { name }.say(language))
                })?;
                Man::new(command.clone()).title(format!("kamisado-{name}"))
            }
        };
        let mut page = Vec::new();
        man.render(&mut page)?;
        output.bytes(&page)
    }
}

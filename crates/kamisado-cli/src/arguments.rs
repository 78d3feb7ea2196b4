//! The command line: one definition for parsing, help, completions and the man page.

use clap::{Parser, Subcommand};
use kamisado::Language;

use crate::commands::{
    admin, analyse, arena, bench, book, completions, convert, diagram, learn, man, matches, perft,
    play, puzzle, replay, review, serve, setup, solve, ugi, verify,
};
use crate::failure::Failure;
use crate::output::Output;
use crate::reader::Reader;

/// Kamisado in the terminal: play, study and tools in one program
#[derive(Debug, Parser)]
#[command(name = "kamisado", version, about, after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// The language: de, en, fr, nl, tr, hu or ro; by default the one last chosen in the menu of `play`, or that of the environment
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Language>,

    #[command(subcommand)]
    command: Option<Command>,
}

const AFTER_HELP: &str = "\
Without a command, `kamisado` starts the web app, as `kamisado serve` does; `kamisado play` plays in the terminal.

Positions are written as in `OBUPYRGN/8/8/8/8/8/8/ngrypubo b -`, with or without quotation marks. \
Commands that take a position read one per line from standard input with `-`.

Exit codes: 0 done, 1 the answer is no, 2 wrong arguments or input, 3 a file or pipe could not be read or written.";

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Arguments),
    Admin(admin::Arguments),
    Play(Box<play::Arguments>),
    Learn(learn::Arguments),
    Matches(matches::Arguments),
    Analyse(analyse::Arguments),
    Solve(solve::Arguments),
    Verify(verify::Arguments),
    Book(book::Arguments),
    Replay(replay::Arguments),
    Review(review::Arguments),
    Puzzle(puzzle::Arguments),
    Diagram(diagram::Arguments),
    Convert(convert::Arguments),
    Setup(setup::Arguments),
    Ugi(ugi::Arguments),
    Perft(perft::Arguments),
    Arena(Box<arena::Arguments>),
    Bench(bench::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

impl Arguments {
    pub(crate) fn run(self, reader: &Reader, output: &mut Output<'_>) -> Result<(), Failure> {
        let language = reader.language;
        // Without a command, the app is started.
        let command = self
            .command
            .unwrap_or(Command::Serve(serve::Arguments::default()));
        match command {
            Command::Serve(arguments) => arguments.run(language, output),
            Command::Admin(arguments) => arguments.run(language, output),
            Command::Play(arguments) => arguments.run(reader, output),
            Command::Learn(arguments) => arguments.run(reader, output),
            Command::Matches(arguments) => arguments.run(reader, output),
            Command::Analyse(arguments) => arguments.run(reader, output),
            Command::Solve(arguments) => arguments.run(language, output),
            Command::Verify(arguments) => arguments.run(language, output),
            Command::Book(arguments) => arguments.run(language, output),
            Command::Replay(arguments) => arguments.run(reader, output),
            Command::Review(arguments) => arguments.run(language, output),
            Command::Puzzle(arguments) => arguments.run(reader, output),
            Command::Diagram(arguments) => arguments.run(language, output),
            Command::Convert(arguments) => arguments.run(language, output),
            Command::Setup(arguments) => arguments.run(output),
            Command::Bench(arguments) => arguments.run(output),
            Command::Ugi(arguments) => arguments.run(language),
            Command::Perft(arguments) => arguments.run(language, output),
            Command::Arena(arguments) => arguments.run(language, output),
            Command::Completions(arguments) => arguments.run(language, output),
            Command::Man(arguments) => arguments.run(language, output),
        }
    }
}

use clap::ValueEnum;
use kamisado::Language;
use kamisado::notation::Style;
use kamisado::record::Record;

use crate::failure::Failure;
use crate::input::{Source, Studied};
use crate::output::Output;

/// Converts positions, moves and records between all forms and languages
#[derive(Debug, clap::Args)]
#[command(after_help = "\
What is read is recognised: a record as text or JSON, positions, or a list of decisions such as `b1b7 a8a4`. \
A list begins as --match, --opening and --board say.

Examples:
  kamisado convert match.txt --to kanji
  echo b1b7 a8a4 | kamisado convert - --to words --lang fr
  kamisado convert match.txt --to positions | kamisado solve -
  echo 'OBUPYRGN/8/8/8/8/8/8/ngrypubo b -' | kamisado convert - --to json")]
pub(crate) struct Arguments {
    /// The form to print
    #[arg(long, value_enum, default_value_t = Form::Record)]
    to: Form,

    #[command(flatten)]
    source: Source,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// A score sheet in ASCII signs: U<5Y
    Record,
    /// A score sheet in the official signs: 紫↖5黄
    Kanji,
    /// A score sheet in words of the chosen language
    Words,
    /// JSON
    Json,
    /// The decisions in one line: b1b7 a8a4
    Moves,
    /// The position before each move and at the end, one a line
    Positions,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        self.source
            .each("-", language, |studied| match (studied, self.to) {
                (Studied::Position(position), Form::Json) => {
                    let record = Studied::Position(position).into_record(language)?;
                    output.json(&record)
                }
                (Studied::Position(position), _) => output.line(position),
                (Studied::Record(record), _) => self.print_record(&record, language, output),
            })
    }

    fn print_record(
        &self,
        record: &Record,
        language: Language,
        output: &mut Output<'_>,
    ) -> Result<(), Failure> {
        let style = match self.to {
            Form::Record => Style::Ascii,
            Form::Kanji => Style::Kanji,
            Form::Words => Style::Words(language),
            Form::Json => return output.json(record),
            Form::Moves => {
                let words: Vec<String> = record
                    .decisions()
                    .map(|(decision, _)| decision.to_string())
                    .collect();
                return output.line(words.join(" "));
            }
            Form::Positions => {
                for round in record.game().rounds() {
                    for played in round.played() {
                        output.line(played.before)?;
                    }
                    if let Some(position) = round.position() {
                        output.line(position)?;
                    }
                }
                return Ok(());
            }
        };
        output.text(&record.display(style).to_string())
    }
}

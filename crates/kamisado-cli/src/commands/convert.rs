use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use kamisado::Language;
use kamisado_view::{Form, Written};

use crate::failure::Failure;
use crate::input::{Source, Studied};
use crate::output::Output;

/// Converts positions, moves and records between all forms and languages
#[derive(Debug, clap::Args)]
#[command(after_help = "\
The format of the input is recognised: a record as text or JSON, positions, or a list of decisions such as `b1b7 a8a4`. \
For a list, --match, --opening and --board say which match it belongs to.

Examples:
  kamisado convert match.txt --to kanji
  echo b1b7 a8a4 | kamisado convert - --to words --lang fr
  kamisado convert match.txt --to positions | kamisado solve -
  echo 'OBUPYRGN/8/8/8/8/8/8/ngrypubo b -' | kamisado convert - --to json")]
pub(crate) struct Arguments {
    /// The format to print
    #[arg(long, value_parser = forms(), default_value = Form::Record.name())]
    to: Form,

    #[command(flatten)]
    source: Source,
}

/// The forms with their English help.
fn forms() -> impl TypedValueParser<Value = Form> {
    let told = [
        (Form::Record, "A score sheet in ASCII characters: U<5Y"),
        (Form::Kanji, "A score sheet in the official symbols: 紫↖5黄"),
        (Form::Words, "A score sheet in words of the chosen language"),
        (Form::Json, "JSON"),
        (Form::Moves, "The decisions in one line: b1b7 a8a4"),
        (
            Form::Positions,
            "The position before each move and at the end, one per line",
        ),
    ];
    let values = told.map(|(form, help)| PossibleValue::new(form.name()).help(help));
    PossibleValuesParser::new(values).map(move |name| {
        let form = told.into_iter().find(|(form, _)| form.name() == name);
        form.map_or(Form::Record, |(form, _)| form)
    })
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        self.source.each("-", language, |studied| match studied {
            Studied::Position(position) if self.to != Form::Json => output.line(position),
            studied => match (self.to, studied.into_record()) {
                (Form::Json, record) => output.json(&record),
                (form, record) => {
                    let written = Written::new(form, &record, language);
                    output.line(written.text.trim_end_matches('\n'))
                }
            },
        })
    }
}

use std::fs;
use std::io::{self, Read as _};
use std::path::PathBuf;

use clap::ValueEnum;
use kamisado::notation::Style;
use kamisado::record::Record;
use kamisado::{Board, Decision, Language, Match, MatchKind, MatchRules, Opening, Position};

use crate::failure::Failure;
use crate::input;
use crate::output::Output;

/// Converts positions, moves and records between all forms and languages
#[derive(Debug, clap::Args)]
#[command(after_help = "\
What is read is recognised: a record as text or JSON, a position, or a list of decisions such as `b1b7 a8a4`. \
A list begins as --match, --setup and --mirrored say.

Examples:
  kamisado convert match.txt --to kanji
  echo b1b7 a8a4 | kamisado convert - --to words --lang fr
  kamisado convert match.txt --to positions | kamisado solve -
  echo 'OBUPYRGN/8/8/8/8/8/8/ngrypubo b -' | kamisado convert - --to json")]
pub(crate) struct Arguments {
    /// The file, or `-` for the standard input
    #[arg(default_value = "-")]
    file: PathBuf,

    /// The form to print
    #[arg(long, value_enum, default_value_t = Form::Record)]
    to: Form,

    /// The kind of match that a list of decisions belongs to
    #[arg(long = "match", value_name = "KIND", default_value_t = MatchKind::Single)]
    kind: MatchKind,

    /// How that match begins
    #[arg(long, value_name = "SETUP", default_value_t = Opening::Standard)]
    setup: Opening,

    /// Whether its board lies the other way round
    #[arg(long)]
    mirrored: bool,
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

enum Read {
    Position(Position),
    Record(Box<Record>),
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let name = self.file.display().to_string();
        let text = if name == "-" {
            let mut text = String::new();
            io::stdin().lock().read_to_string(&mut text)?;
            text
        } else {
            fs::read_to_string(&self.file)
                .map_err(|error| Failure::Io(format!("{name}: {error}")))?
        };
        let place = if name == "-" {
            "the standard input".to_owned()
        } else {
            name
        };
        match self
            .read(&text, language)
            .map_err(|failure| failure.at(place))?
        {
            Read::Position(position) => self.print_position(&position, output),
            Read::Record(record) => self.print_record(&record, language, output),
        }
    }

    fn read(&self, text: &str, language: Language) -> Result<Read, Failure> {
        let trimmed = text.trim();
        if trimmed.starts_with('{') {
            let record = serde_json::from_str(trimmed).map_err(Failure::wrong)?;
            return Ok(Read::Record(Box::new(record)));
        }
        let mut words = trimmed.split_whitespace();
        let first = words.next().unwrap_or_default();
        if first == "startpos" || first.matches('/').count() == 7 {
            return input::read(trimmed, language).map(Read::Position);
        }
        let decisions: Result<Vec<Decision>, _> =
            trimmed.split_whitespace().map(str::parse).collect();
        match decisions {
            Ok(decisions) if !decisions.is_empty() => {
                let game = Match::new(self.rules());
                let game = game.replay(decisions).map_err(|error| {
                    use kamisado_i18n::Explain as _;
                    Failure::Wrong(error.explain(language))
                })?;
                Ok(Read::Record(Box::new(Record::new(game))))
            }
            _ => Ok(Read::Record(Box::new(
                text.parse().map_err(Failure::wrong)?,
            ))),
        }
    }

    fn rules(&self) -> MatchRules {
        MatchRules {
            kind: self.kind,
            opening: self.setup,
            board: if self.mirrored {
                Board::Mirrored
            } else {
                Board::Standard
            },
        }
    }

    fn print_position(&self, position: &Position, output: &mut Output<'_>) -> Result<(), Failure> {
        match self.to {
            Form::Json => {
                let game = Match::from_position(MatchKind::Single.into(), *position)
                    .map_err(Failure::wrong)?;
                output.json(&Record::new(game))
            }
            _ => output.line(position),
        }
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
        output.bytes(record.display(style).to_string().as_bytes())
    }
}

use std::io;

use kamisado::{BySide, MatchResult};
use kamisado_i18n::Message;
use serde::Serialize;

use crate::failure::Failure;
use crate::looks::ScreenLooks;
use crate::output::Output;
use crate::reader::Reader;
use crate::screen::{terminal, text};
use crate::storage::{matches, saved};
use crate::study::replay::Replay;

/// Lists the saved matches with names and dates, and replays them
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Every match of `kamisado play` is saved in the user's state folder. The last one has the number 1. With a number, that match is replayed \
on the screen; without a screen, or with --print, its record is printed.

Examples:
  kamisado matches
  kamisado matches 1
  kamisado matches 3 --print > match.kamisado
  kamisado matches --json")]
pub(crate) struct Arguments {
    /// The number of a match in the list
    number: Option<usize>,

    /// Print the record instead of showing the match on the screen
    #[arg(long, requires = "number")]
    print: bool,

    /// Print a JSON object for each match
    #[arg(long, conflicts_with = "number")]
    json: bool,

    #[command(flatten)]
    looks: ScreenLooks,
}

#[derive(Serialize)]
struct Listed<'a> {
    number: usize,
    file: String,
    date: Option<&'a str>,
    black: Option<&'a str>,
    white: Option<&'a str>,
    #[serde(rename = "match")]
    kind: Option<String>,
    score: Option<BySide<u8>>,
    result: Option<MatchResult>,
}

impl Arguments {
    pub(crate) fn run(self, reader: &Reader, output: &mut Output<'_>) -> Result<(), Failure> {
        let language = reader.language;
        let all = matches::folder().map_or_else(Vec::new, |folder| saved::all(&folder));
        if let Some(number) = self.number {
            let count = all.len();
            let saved = number.checked_sub(1).and_then(|index| all.get(index));
            let saved = saved.ok_or_else(|| {
                let range = Message::LineNumber { count };
                let none = Message::MatchesNone;
                Failure::Wrong(if count == 0 { none } else { range }.say(language))
            })?;
            let record = matches::load(&saved.path, language)?;
            if self.print || !terminal::is_screen(&io::stdout()) {
                return output.text(&record.to_string());
            }
            let theme = self.looks.theme(reader);
            return terminal::show(&mut Replay::new(record, 0, theme, language));
        }
        if self.json {
            return self.print_json(&all, output);
        }
        if all.is_empty() {
            return output.line(Message::MatchesNone.say(language));
        }
        let rows: Vec<[String; 4]> = all.iter().map(|saved| saved.columns(language)).collect();
        let width = |column: usize| rows.iter().map(|row| text::width(&row[column])).max();
        let widths = [0, 1, 2].map(|column| width(column).unwrap_or(0));
        for (number, row) in (1..).zip(&rows) {
            let cells = row.iter().zip(widths).map(|(cell, width)| {
                let gap = width.saturating_sub(text::width(cell));
                format!("{cell}{}", " ".repeat(gap))
            });
            let cells: Vec<String> = cells.chain([row[3].clone()]).collect();
            output.line(format_args!("{number:>3}  {}", cells.join("  ")))?;
        }
        Ok(())
    }

    fn print_json(&self, all: &[saved::Saved], output: &mut Output<'_>) -> Result<(), Failure> {
        for (number, saved) in (1..).zip(all) {
            let record = saved.record.as_ref();
            let tag = |name| record.and_then(|record| record.tags.get(name));
            let game = record.map(kamisado::record::Record::game);
            output.json(&Listed {
                number,
                file: saved.path.display().to_string(),
                date: saved.date.as_deref(),
                black: tag(kamisado::record::Tags::BLACK),
                white: tag(kamisado::record::Tags::WHITE),
                kind: game.map(|game| game.rules().kind.to_string()),
                score: game.map(kamisado::Match::score),
                result: game.and_then(kamisado::Match::result),
            })?;
        }
        Ok(())
    }
}

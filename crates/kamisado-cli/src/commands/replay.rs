use std::io;

use kamisado::record::Record;
use kamisado::{BySide, Decision, Event, Language, Moment, Position, Side};
use kamisado_draw::{Look, TextStyle};
use kamisado_i18n::letters;
use serde::Serialize;

use crate::failure::Failure;
use crate::input::{At, Source, usual_match};
use crate::looks::ScreenLooks;
use crate::output::Output;
use crate::reader::Reader;
use crate::screen::terminal;
use crate::study::moments::{
    color_names, diagram, events, moments, note, round, story, taken, written,
};
use crate::study::replay::Replay;

/// Steps through a match on the screen, or prints everything that happens in it
#[derive(Debug, clap::Args)]
#[command(after_help = "\
On a terminal the arrow keys step through the match and its rounds, a number and Enter jump to a step, the space bar starts \
autoplay, `f` flips the board and `q` quits. Elsewhere the match is printed. Without a record, the last match \
played here is shown.

Examples:
  kamisado replay match.txt
  kamisado replay match.txt --at 20 --flip
  kamisado replay match.txt --print --lang fr | less
  kamisado replay match.txt --print --boards --symbols kanji
  kamisado replay match.txt --json | jq .position")]
pub(crate) struct Arguments {
    /// Print every step instead of showing the match on the screen
    #[arg(long)]
    print: bool,

    /// Print a diagram of every position as well
    #[arg(long)]
    boards: bool,

    /// Print one JSON object for each step
    #[arg(long)]
    json: bool,

    /// Show the board from White's side
    #[arg(long)]
    flip: bool,

    #[command(flatten)]
    at: At,

    #[command(flatten)]
    looks: ScreenLooks,

    #[command(flatten)]
    source: Source,
}

#[derive(Serialize)]
struct Listed<'a> {
    at: usize,
    round: usize,
    side: Option<Side>,
    decision: Option<Decision>,
    position: Option<Position>,
    score: BySide<u8>,
    events: Vec<&'a Event>,
    told: Vec<String>,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    spent_ms: Option<u64>,
}

impl Arguments {
    pub(crate) fn run(self, reader: &Reader, output: &mut Output<'_>) -> Result<(), Failure> {
        let language = reader.language;
        let studied = self.source.read(&usual_match(), language)?;
        let record = studied.into_record();
        let at = self.at.checked(&record, language)?;
        if !self.print && !self.boards && !self.json && terminal::is_screen(&io::stdout()) {
            let mut replay =
                Replay::new(record, at.unwrap_or(0), self.looks.theme(reader), language);
            if self.flip {
                replay.flip();
            }
            return terminal::show(&mut replay);
        }
        let last = at.unwrap_or(record.game().decisions().len());
        for (number, moment) in moments(record.game()).enumerate() {
            if at.is_some_and(|at| at != number) {
                continue;
            }
            if self.json {
                self.print_json(&record, moment, language, output)?;
            } else {
                if number > 0 && at.is_none() {
                    output.line("")?;
                }
                self.print_moment(&record, moment, number == last, language, output)?;
            }
        }
        Ok(())
    }

    fn print_json(
        &self,
        record: &Record,
        moment: Moment<'_>,
        language: Language,
        output: &mut Output<'_>,
    ) -> Result<(), Failure> {
        let taken = taken(moment);
        let note = note(record, moment);
        output.json(&Listed {
            at: moment.decisions(),
            round: round(moment),
            side: taken.map(|(side, _)| side),
            decision: taken.map(|(_, decision)| decision),
            position: moment.position().copied(),
            score: moment.score(),
            events: events(moment).collect(),
            told: story(moment, language),
            comment: &note.comment,
            spent_ms: note.spent_ms,
        })
    }

    fn print_moment(
        &self,
        record: &Record,
        moment: Moment<'_>,
        is_last: bool,
        language: Language,
        output: &mut Output<'_>,
    ) -> Result<(), Failure> {
        let symbols = self.looks.symbols();
        if let Some(written) = written(moment, symbols, language) {
            output.line(format_args!("{}. {written}", moment.decisions()))?;
        }
        for sentence in story(moment, language) {
            output.line(sentence)?;
        }
        let comment = note(record, moment).comment;
        if !comment.is_empty() {
            output.line(format_args!("{{{comment}}}"))?;
        }
        if let Some(position) = moment.position() {
            output.line(position)?;
        }
        if self.boards
            && let Some(mut diagram) = diagram(moment, language)
        {
            if is_last {
                diagram = diagram.with_legend(color_names(language));
            }
            let look = Look {
                symbols,
                flipped: self.flip,
                letters: letters(language),
                ..Look::default()
            };
            output.text(&diagram.text(&look, TextStyle::Boxes))?;
        }
        Ok(())
    }
}

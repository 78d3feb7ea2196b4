use std::io;

use indicatif::{ProgressBar, ProgressStyle};
use kamisado::record::Record;
use kamisado::{Decision, Language, Match, Opening};
use kamisado_draw::Symbols;
use kamisado_engine::review::{Judgement, Review, Reviewed, Standing};
use kamisado_engine::{Limits, Solver};
use kamisado_i18n::Message;
use kamisado_view::Narrator;

use crate::engine::Effort;
use crate::failure::Failure;
use crate::input::{Source, usual_match};
use crate::output::Output;
use crate::screen::terminal::is_screen;
use crate::screen::text;
use crate::study::moments;

/// Reviews a match: what every decision kept or threw away, what would have won, and where it turned
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Every round has a strip: bars above the line where Black had a proven win, below it where White had one, the longer the safer, and \
`!` below the decisions that threw a win away. What is not proven within --nodes for a decision is said to be open. \
Without a record, the last match played here is reviewed.

Examples:
  kamisado review match.txt
  kamisado review match.txt --mistakes --lang de
  echo h1h5 e8e2 b1b2 h8h6 g1g7 h6e3 c1c4 g8h7 f1f7 e2f1 | kamisado review -
  kamisado review --json match.txt | jq '.decisions[] | select(.judgement == \"threw-away\")'")]
pub(crate) struct Arguments {
    /// Print a JSON object
    #[arg(long)]
    json: bool,

    /// Only the decisions that threw a win away
    #[arg(long, conflicts_with = "json")]
    mistakes: bool,

    #[command(flatten)]
    effort: Effort,

    #[command(flatten)]
    source: Source,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let record = self.source.read(&usual_match(), language)?.into_record();
        let review = self.review(&record, &self.effort.solver(language)?);
        if self.json {
            return output.json(&review);
        }
        let report = Report {
            game: record.game(),
            review: &review,
            language,
        };
        report.print(self.mistakes, output)
    }

    /// Proves every decision, with a progress bar on a terminal.
    fn review(&self, record: &Record, solver: &Solver) -> Review {
        let bar = if is_screen(&io::stderr()) {
            ProgressBar::new(record.game().decisions().len() as u64)
        } else {
            ProgressBar::hidden()
        };
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} ({elapsed})") {
            bar.set_style(style);
        }
        let nodes = self.effort.nodes_or(Review::NODES);
        let limits = Limits::none().nodes(nodes);
        let review = Review::of(record.game(), solver, &limits, |progress| {
            bar.set_position(progress.done as u64);
        });
        bar.finish_and_clear();
        review
    }
}

/// A review on its way to the reader.
struct Report<'a> {
    game: &'a Match,
    review: &'a Review,
    language: Language,
}

impl Report<'_> {
    fn say(&self, message: Message<'_>) -> String {
        message.say(self.language)
    }

    fn print(&self, mistakes_only: bool, output: &mut Output<'_>) -> Result<(), Failure> {
        let narrator = Narrator::new(self.game, self.language);
        for (round, reviewed) in self.review.rounds.iter().enumerate() {
            if round > 0 {
                output.line("")?;
            }
            output.line(self.say(Message::LabelRound { round: round + 1 }))?;
            let decisions = self.decisions(round);
            if !mistakes_only {
                for line in strip(reviewed.start, &decisions) {
                    // A side that never had a win, and a round without mistakes, need no line.
                    if !line.is_empty() {
                        output.line(line)?;
                    }
                }
            }
            for (index, decision) in decisions {
                if !mistakes_only || decision.judgement == Judgement::ThrewAway {
                    output.line(self.told(index, decision))?;
                }
            }
            let why = narrator.why(self.review, round, |index| self.written(index));
            if let Some(why) = why {
                output.line(why)?;
            }
        }
        if self.review.rounds.len() > 1
            && let Some(turned) = self.review.turning_point
        {
            output.line("")?;
            let text = self.written(turned);
            output.line(self.say(Message::ReviewMatchTurned { text: &text }))?;
        }
        Ok(())
    }

    /// The decisions of a round with their places in the match.
    fn decisions(&self, round: usize) -> Vec<(usize, &Reviewed)> {
        let all = self.review.decisions.iter().enumerate();
        all.filter(|(_, decision)| decision.round == round)
            .collect()
    }

    /// `12. White U↖4U`.
    fn written(&self, index: usize) -> String {
        let after = moments::moment(self.game, index + 1);
        let text =
            after.and_then(|moment| moments::written(moment, Symbols::Letters, self.language));
        format!("{}. {}", index + 1, text.unwrap_or_default())
    }

    /// A decision, what it did to the round, and what would have been better.
    fn told(&self, index: usize, decision: &Reviewed) -> String {
        let written = self.written(index);
        let judged = match decision.judgement {
            _ if decision.is_forced() => Message::JudgedForced,
            Judgement::Kept => Message::JudgedKept,
            Judgement::ThrewAway => Message::JudgedThrewAway,
            Judgement::Lost => Message::JudgedLost,
            Judgement::Open if self.was_drawn(decision) => Message::JudgedDrawn,
            Judgement::Open => Message::JudgedOpen,
        };
        let mut line = format!("  {}{}", pad(&written, 28), self.say(judged));
        if decision.judgement == Judgement::ThrewAway && !decision.winning.is_empty() {
            let better: Vec<String> = decision.winning.iter().map(Decision::to_string).collect();
            let text = better.join(" ");
            let better = self.say(Message::JudgedWouldHaveWon { text: &text });
            line = format!("{line} – {better}");
        }
        line
    }

    /// Whether chance took a decision, which is no reason to judge anybody.
    fn was_drawn(&self, decision: &Reviewed) -> bool {
        matches!(decision.decision, Decision::LineUp(_))
            && self.game.rules().opening == Opening::MatchPlay
    }
}

fn pad(text: &str, columns: usize) -> String {
    let gap = columns.saturating_sub(text::width(text)).max(1);
    format!("{text}{}", " ".repeat(gap))
}

/// Who could force the win after each decision, as a graph in three lines: Black's bars, White's, and the mistakes.
fn strip(start: Standing, decisions: &[(usize, &Reviewed)]) -> [String; 3] {
    let standings = decisions.iter().map(|(_, decision)| decision.after);
    let heights: Vec<i8> = std::iter::once(start)
        .chain(standings)
        .map(|standing| standing.height)
        .collect();
    let upper = heights.iter().map(|height| match height {
        84.. => '█',
        67.. => '▄',
        1.. => '▁',
        0 => '·',
        _ => ' ',
    });
    let lower = heights.iter().map(|height| match height {
        ..=-84 => '█',
        ..=-67 => '▀',
        ..=-1 => '▔',
        _ => ' ',
    });
    let marks = decisions.iter().map(|(_, decision)| {
        if decision.judgement == Judgement::ThrewAway {
            '!'
        } else {
            ' '
        }
    });
    let marks = std::iter::once(' ').chain(marks);
    let line = |characters: String| format!("  {}", characters.trim_end()).trim_end().to_owned();
    [
        line(upper.collect()),
        line(lower.collect()),
        line(marks.collect()),
    ]
}

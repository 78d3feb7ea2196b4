use std::fs;
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use kamisado::{Language, Move, Position};
use kamisado_engine::{Length, Limits, Outcome, Solver, Value};
use kamisado_i18n::Message;
use serde::Serialize;

use crate::engine::Effort;
use crate::failure::Failure;
use crate::input::Positions;
use crate::output::Output;
use crate::screen::terminal::is_screen;

/// Proves who wins from a position
#[derive(Debug, clap::Args)]
#[command(after_help = "\
The exit code is 1 if a limit was reached before the proof.

Examples:
  kamisado solve
  kamisado solve --length '3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6 b u'
  kamisado solve --certificate start.txt startpos
  kamisado solve --json 'OBUPYRGN/8/8/8/8/8/8/ngrypubo w -'
  kamisado solve --nodes 1000000 - < positions.txt")]
pub(crate) struct Arguments {
    /// Also prove how many moves the round lasts, and print a line of that length
    #[arg(long)]
    length: bool,

    /// Write a complete winning strategy to this file, for `kamisado verify`; for one position only
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,

    /// Print one JSON object for each position
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    effort: Effort,

    #[command(flatten)]
    positions: Positions,
}

#[derive(Serialize)]
struct Solved {
    position: Position,
    value: Option<&'static str>,
    best: Option<Move>,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<Move>>,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let solver = self.effort.solver(language)?;
        let mut open = 0;
        let mut written = false;
        self.positions.each(language, |position| {
            let outcome = prove(&solver, &position, self.effort.max_nodes());
            let left = self.effort.max_nodes() - outcome.nodes;
            let limits = Limits::none().nodes_in_all(left);
            let asked = self.length && outcome.value.is_some();
            let length = asked.then(|| solver.length(&position, &limits)).flatten();
            if outcome.value.is_none() || asked && length.is_none() {
                open += 1;
            }
            if self.json {
                output.json(&Solved {
                    position,
                    value: outcome.value.map(Value::name),
                    best: outcome.best,
                    nodes: outcome.nodes,
                    moves: length.as_ref().map(|length| length.moves),
                    line: length.map(|length| length.line),
                })?;
            } else {
                output.line(told(&position, &outcome, language))?;
                if let Some(length) = &length {
                    tell_length(length, language, output)?;
                }
            }
            output.flush()?;
            match &self.certificate {
                Some(_) if std::mem::replace(&mut written, true) => {
                    Err(Failure::Wrong(Message::CertificateOfOne.say(language)))
                }
                Some(file) if outcome.value.is_some() => {
                    match solver.certificate(&position, &limits) {
                        Some(certificate) => fs::write(file, certificate.to_string())
                            .map_err(|error| Failure::from(error).at(file.display())),
                        None => Err(Failure::No(Message::SolvedOpen.say(language))),
                    }
                }
                _ => Ok(()),
            }
        })?;
        match open {
            0 => Ok(()),
            _ => Err(Failure::No(Message::SolvedOpen.say(language))),
        }
    }
}

fn tell_length(
    length: &Length,
    language: Language,
    output: &mut Output<'_>,
) -> Result<(), Failure> {
    let count = length.moves;
    output.line(Message::SolvedLength { count }.say(language))?;
    let line: Vec<String> = length.line.iter().map(Move::to_string).collect();
    output.line(line.join(" "))
}

fn told(position: &Position, outcome: &Outcome, language: Language) -> String {
    let side = position.side();
    let message = match (outcome.value, outcome.best) {
        (Some(Value::Win), Some(m)) => Message::SolvedWin { side, m },
        (Some(Value::Loss), Some(m)) => Message::SolvedLoss { side, m },
        _ => Message::SolvedOpen,
    };
    message.say(language)
}

/// Proves a position in small steps, with the number of nodes shown on a terminal meanwhile.
fn prove(solver: &Solver, position: &Position, max_nodes: u64) -> Outcome {
    const STEP: u64 = 1 << 17;
    let progress = if is_screen(&std::io::stderr()) {
        ProgressBar::new_spinner()
    } else {
        ProgressBar::hidden()
    };
    if let Ok(style) = ProgressStyle::with_template("{spinner} {human_pos} ({per_sec}, {elapsed})")
    {
        progress.set_style(style);
    }
    let mut nodes = 0;
    loop {
        let limits = Limits::none().nodes(STEP.min(max_nodes - nodes));
        let mut outcome = solver.solve(position, &limits);
        nodes = nodes.saturating_add(outcome.nodes).min(max_nodes);
        progress.set_position(nodes);
        if outcome.value.is_some() || nodes == max_nodes {
            progress.finish_and_clear();
            outcome.nodes = nodes;
            return outcome;
        }
    }
}

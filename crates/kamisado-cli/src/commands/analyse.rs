use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use kamisado::{Language, Move, Position};
use kamisado_engine::{Limits, Solver, Stop, Value};
use kamisado_i18n::Message;
use serde::Serialize;

use crate::engine::Effort;
use crate::failure::Failure;
use crate::input::{At, Source, Studied};
use crate::looks::ScreenLooks;
use crate::output::Output;
use crate::reader::Reader;
use crate::screen::signals::Signals;
use crate::screen::terminal::is_screen;
use crate::study::live::{Live, Moves};
use crate::study::moments::moments;

/// Proves every legal move of a position, or of all positions of a record, and prints each as soon as it is proven
#[derive(Debug, clap::Args)]
#[command(after_help = "\
A move wins or loses for the side that makes it. On a terminal, moves are marked as their proofs arrive; elsewhere each is printed \
on a line of its own. For a record, each position starts with a line that gives the number of decisions so far and the position, and the move \
that was played is marked `played`. The exit code is 1 if a limit was reached before the last proof.

Examples:
  kamisado analyse
  kamisado analyse 'OBUPYRGN/8/8/8/8/8/8/ngrypubo w -' | grep win
  kamisado analyse match.txt --at 12
  kamisado analyse match.txt --nodes 1000000 --json
  kamisado analyse --threads 2 --json startpos")]
pub(crate) struct Arguments {
    /// Print one JSON object for each move
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    at: At,

    #[command(flatten)]
    effort: Effort,

    #[command(flatten)]
    looks: ScreenLooks,

    #[command(flatten)]
    source: Source,
}

/// A position, and its place in the match it comes from.
#[derive(Clone, Copy)]
struct Asked {
    position: Position,
    at: Option<usize>,
    played: Option<Move>,
}

#[derive(Serialize)]
struct Proven {
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
    position: Position,
    #[serde(rename = "move")]
    m: Move,
    value: &'static str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    played: bool,
}

impl Arguments {
    pub(crate) fn run(self, reader: &Reader, output: &mut Output<'_>) -> Result<(), Failure> {
        let language = reader.language;
        let solver = self.effort.solver(language)?;
        let mut is_complete = true;
        self.source.each("startpos", language, |studied| {
            for asked in self.asked(studied, language)? {
                is_complete &= self.analyse(asked, &solver, reader, output)?;
            }
            Ok(())
        })?;
        if is_complete {
            Ok(())
        } else {
            Err(Failure::No(Message::SolvedOpen.say(language)))
        }
    }

    /// The positions to look at.
    fn asked(&self, studied: Studied, language: Language) -> Result<Vec<Asked>, Failure> {
        let alone = matches!(studied, Studied::Position(_));
        let record = studied.into_record();
        let at = self.at.checked(&record, language)?;
        let asked: Vec<Asked> = moments(record.game())
            .enumerate()
            .filter(|(number, _)| at.is_none_or(|at| at == *number))
            .filter_map(|(number, moment)| {
                Some(Asked {
                    position: *moment.position()?,
                    at: (!alone).then_some(number),
                    played: record.game().decisions().get(number).and_then(
                        |decision| match decision {
                            kamisado::Decision::Move(m) => Some(*m),
                            _ => None,
                        },
                    ),
                })
            })
            .collect();
        match (at, asked.is_empty()) {
            (Some(_), true) => Err(Failure::Wrong(Message::AnalysisNothing.say(language))),
            _ => Ok(asked),
        }
    }

    /// Proves the moves of a position; says whether all are proven.
    fn analyse(
        &self,
        asked: Asked,
        solver: &Solver,
        reader: &Reader,
        output: &mut Output<'_>,
    ) -> Result<bool, Failure> {
        let stop = Stop::new();
        let limits = Limits::none().nodes(self.effort.max_nodes()).stop(&stop);
        let (sender, proven) = std::sync::mpsc::channel();
        std::thread::scope(|scope| {
            let search = scope.spawn(|| {
                let values = solver.values(&asked.position, &limits, move |m, value| {
                    // The receiver has stopped the search and is gone.
                    let _ = sender.send((m, value));
                });
                values.moves.iter().all(|(_, value)| value.is_some())
            });
            let told = self.listen(asked, &proven, reader, output);
            stop.now();
            let is_complete = search.join().unwrap_or(false);
            told.map(|()| is_complete)
        })
    }

    fn listen(
        &self,
        asked: Asked,
        proven: &Receiver<(Move, Value)>,
        reader: &Reader,
        output: &mut Output<'_>,
    ) -> Result<(), Failure> {
        let heading = match asked.at {
            None => asked.position.to_string(),
            Some(at) => format!("{at} {}", asked.position),
        };
        if !self.json && is_screen(&io::stdout()) {
            output.flush()?;
            let theme = self.looks.theme(reader);
            let moves = Moves::new(
                asked.position,
                heading.clone(),
                asked.played,
                theme,
                reader.language,
            );
            if let Some(live) = Live::open(&moves) {
                return Ok(watch(live, moves, proven)?);
            }
        }
        if !self.json && asked.at.is_some() {
            output.line(heading)?;
        }
        proven
            .iter()
            .try_for_each(|(m, value)| self.tell(asked, m, value, output))
    }

    fn tell(
        &self,
        asked: Asked,
        m: Move,
        value: Value,
        output: &mut Output<'_>,
    ) -> Result<(), Failure> {
        let played = asked.played == Some(m);
        if self.json {
            output.json(&Proven {
                at: asked.at,
                position: asked.position,
                m,
                value: value.name(),
                played,
            })?;
        } else if played {
            output.line(format_args!("{m} {value} played"))?;
        } else {
            output.line(format_args!("{m} {value}"))?;
        }
        output.flush()
    }
}

/// Shows the proofs on the terminal until the last one.
fn watch(
    mut live: Live<ratatui::backend::CrosstermBackend<io::Stdout>>,
    mut moves: Moves,
    proven: &Receiver<(Move, Value)>,
) -> io::Result<()> {
    /// How long proofs are gathered before they are shown together.
    const PAUSE: Duration = Duration::from_millis(40);
    // The cursor is hidden meanwhile.
    let signals = Signals::watch()?;
    while !signals.came() {
        live.show(&moves)?;
        match proven.recv_timeout(PAUSE) {
            Ok((m, value)) => moves.note(m, value),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        for (m, value) in proven.try_iter() {
            moves.note(m, value);
        }
    }
    moves.end();
    live.close(&moves)?;
    signals.obey();
    Ok(())
}

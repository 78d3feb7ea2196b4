use kamisado::{Language, Move, Position};
use kamisado_engine::{Limits, Value};
use kamisado_i18n::Message;
use serde::Serialize;

use crate::engine::Effort;
use crate::failure::Failure;
use crate::input::Positions;
use crate::output::Output;

/// Proves every legal move of a position, and tells of each as soon as it is known
#[derive(Debug, clap::Args)]
#[command(after_help = "\
A move wins or loses for the side that makes it. The exit code is 1 when a limit was reached before the last proof.

Examples:
  kamisado analyse
  kamisado analyse 'OBUPYRGN/8/8/8/8/8/8/ngrypubo w -' | grep win
  kamisado analyse --threads 2 --json startpos")]
pub(crate) struct Arguments {
    /// Print one JSON object for each move
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    effort: Effort,

    #[command(flatten)]
    positions: Positions,
}

#[derive(Serialize)]
struct Proven {
    position: Position,
    #[serde(rename = "move")]
    m: Move,
    value: &'static str,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        let solver = self.effort.solver();
        let limits = Limits::none().nodes(self.effort.max_nodes());
        let mut is_complete = true;
        self.positions.each(language, |position| {
            let (sender, proven) = std::sync::mpsc::channel();
            let stop = kamisado_engine::Stop::new();
            let limits = limits.clone().stop(&stop);
            std::thread::scope(|scope| {
                let search = scope.spawn(|| {
                    let values = solver.values(&position, &limits, move |m, value| {
                        // Whoever listened has stopped the search and gone.
                        let _ = sender.send((m, value));
                    });
                    values.moves.iter().all(|(_, value)| value.is_some())
                });
                let told = proven
                    .iter()
                    .try_for_each(|(m, value)| self.tell(position, m, value, output));
                stop.now();
                is_complete &= search.join().unwrap_or(false);
                told
            })
        })?;
        if is_complete {
            Ok(())
        } else {
            Err(Failure::No(Message::SolvedOpen.say(language)))
        }
    }

    fn tell(
        &self,
        position: Position,
        m: Move,
        value: Value,
        output: &mut Output<'_>,
    ) -> Result<(), Failure> {
        if self.json {
            output.json(&Proven {
                position,
                m,
                value: value.name(),
            })?;
        } else {
            output.line(format_args!("{m} {value}"))?;
        }
        output.flush()
    }
}

use kamisado::{Language, Move, Position};
use serde::Serialize;

use crate::failure::Failure;
use crate::input::Positions;
use crate::output::Output;

/// Counts sequences of legal moves, to compare move generators
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Passes are not moves, and a finished round has none.

Examples:
  kamisado perft --depth 5
  kamisado perft --depth 3 --divide 'OBUPYRGN/8/8/8/8/8/8/ngrypubo w -'
  cut -d, -f1 positions.csv | kamisado perft --json -")]
pub(crate) struct Arguments {
    /// The number of moves in a sequence
    #[arg(long, short, default_value_t = 4)]
    depth: u32,

    /// Count separately for each first move
    #[arg(long)]
    divide: bool,

    /// Print one JSON object for each position
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    positions: Positions,
}

#[derive(Serialize)]
struct Counted {
    position: Position,
    depth: u32,
    count: u64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moves: Vec<(Move, u64)>,
}

impl Arguments {
    pub(crate) fn run(self, language: Language, output: &mut Output<'_>) -> Result<(), Failure> {
        self.positions.each(language, |position| {
            let counted = self.count(position);
            if self.json {
                output.json(&counted)?;
            } else {
                for (m, count) in &counted.moves {
                    output.line(format_args!("{m} {count}"))?;
                }
                output.line(counted.count)?;
            }
            output.flush()
        })
    }

    fn count(&self, position: Position) -> Counted {
        let mut moves = Vec::new();
        let mut count = 1;
        if self.divide
            && let Some(rest) = self.depth.checked_sub(1)
        {
            moves.extend(position.moves().map(|m| {
                let next = position.play_unchecked(m);
                let over = u64::from(rest == 0);
                (m, next.position().map_or(over, |next| next.perft(rest)))
            }));
            moves.sort_by_key(|(m, _)| m.to_string());
            count = moves.iter().map(|(_, count)| count).sum();
        } else {
            count *= position.perft(self.depth);
        }
        Counted {
            position,
            depth: self.depth,
            count,
            moves,
        }
    }
}

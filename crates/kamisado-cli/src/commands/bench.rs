use std::time::Instant;

use kamisado::{Board, BySide, Match, MatchKind, Position, Side};
use kamisado_engine::{Level, Limits, Memory, Player, Solver, random_line_up};
use serde::Serialize;

use crate::failure::Failure;
use crate::output::Output;

/// Runs a fixed set of searches and prints how many positions they searched
#[derive(Debug, clap::Args)]
#[command(after_help = "\
The number of nodes is the same on every machine and changes exactly when the engine does; the speed depends on the machine.

Examples:
  kamisado bench
  kamisado bench --json | jq .nodes")]
pub(crate) struct Arguments {
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Measured {
    nodes: u64,
    nps: u64,
}

/// How many line-ups are proven.
const LINE_UPS: u64 = 40;

impl Arguments {
    pub(crate) fn run(self, output: &mut Output<'_>) -> Result<(), Failure> {
        let began = Instant::now();
        let nodes = proofs() + play();
        let nps = (nodes as f64 / began.elapsed().as_secs_f64().max(1e-9)) as u64;
        if self.json {
            output.json(&Measured { nodes, nps })
        } else {
            output.line(format_args!("{nodes} nodes {nps} nps"))
        }
    }
}

/// Proves the standard start and line-ups in random orders, each with nothing known before.
fn proofs() -> u64 {
    let drawn = (0..LINE_UPS).map(|seed| {
        let line_ups = BySide::new(random_line_up(2 * seed), random_line_up(2 * seed + 1));
        Position::opening(Board::Standard, line_ups, Side::Black)
    });
    [Position::start()]
        .into_iter()
        .chain(drawn)
        .map(|position| {
            let solver = Solver::new(Memory::mebibytes(64));
            solver.solve(&position, &Limits::none()).nodes
        })
        .sum()
}

/// Lets a perfect and a middling player play a standard match.
fn play() -> u64 {
    let middling = Level::new(6).unwrap_or_default();
    let mut players = BySide::new(Level::PERFECT, middling)
        .map(|level| Player::new(level, Memory::mebibytes(64)));
    let mut game = Match::new(MatchKind::Standard.into());
    let mut nodes = 0;
    while let Some(due) = game.due() {
        let Some(choice) = players[due.side()].decide(&game, &Limits::none()) else {
            break;
        };
        nodes += choice.nodes;
        if game.play(choice.decision).is_err() {
            break;
        }
    }
    nodes
}
